"""Every example of docs/bulk.md holds."""

import doctest
import re
from pathlib import Path

import pytest

PAGE = Path(__file__, "../../../docs/bulk.md").resolve()


@pytest.mark.untraced
def test_every_example_of_the_page_gives_what_it_shows() -> None:
    text = PAGE.read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 7
    assert all(block.startswith(">>> ") for block in blocks)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "docs/bulk.md", str(PAGE), 0)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
    assert not failed, "".join(said)
    assert tried > 25

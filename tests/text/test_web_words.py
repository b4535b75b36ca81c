"""The words of the web client: whatever a page asks for is there, and nothing is there that no page asks for.

A page that asks for a message which is missing shows nothing at all, so this is found here and not in the middle of a hand.
"""

import re
from pathlib import Path

from floorman.text.catalogue import catalogue

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
CODE = "\n".join(path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.ts*")))
ASKED = set(re.findall(r"""["`](web-[a-z0-9-]*[a-z0-9])["`]""", CODE))
# Made of a part that is known and one that is a value: `web-room-leaf-${leaf}`.
MADE = set(re.findall(r"`(web-[a-z0-9-]*-)\$\{", CODE))
KNOWN = {key for key in catalogue("en").entries if key.startswith("web-")}


def test_every_message_that_a_page_asks_for_is_there() -> None:
    assert len(ASKED) > 200
    assert set() == ASKED - KNOWN
    assert {made for made in MADE if not any(key.startswith(made) for key in KNOWN)} == set()


def test_no_message_is_there_that_no_page_asks_for() -> None:
    left = {key for key in KNOWN if key not in ASKED and not any(key.startswith(made) for made in MADE)}
    assert left == set()

"""Every scenario that concerns one hand is proved by a test of this folder."""

import re
from pathlib import Path

from tests.conformance.scenarios import ELSEWHERE, SCENARIOS

TESTS = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).resolve().parent.glob("test_scenarios_*.py")))
PROVED = {name for ids in re.findall(r"^@proves\((.*)\)$", TESTS, re.MULTILINE) for name in re.findall(r'"([^"]+)"', ids)}


def test_every_scenario_is_proved_here_or_belongs_elsewhere() -> None:
    assert sorted(PROVED | set(ELSEWHERE)) == sorted(SCENARIOS)
    assert not PROVED & set(ELSEWHERE)

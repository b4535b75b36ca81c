"""The worked examples of our guide, as the calculator opens them: guide 000, 002 and 003. Each is a test as well."""

from typing import Any


def _players(**put_in: int) -> list[dict[str, Any]]:
    return [{"name": name, "put_in": chips, "state": "all_in"} for name, chips in put_in.items()]


FOLDED_E = {"name": "E", "put_in": 150_000, "state": "folded"}
FOUR = _players(A=200_000, B=400_000, C=600_000, D=1_000_000)

EXAMPLES: dict[str, dict[str, Any]] = {
    "folded": {"players": [*_players(A=200_000, B=400_000, C=1_000_000), FOLDED_E]},  # guide 003
    "two": {"players": _players(A=50_000, B=100_000)},  # guide 000
    "three": {"players": _players(A=30_000, B=70_000, C=120_000)},  # guide 000
    "tie": {"players": _players(A=30_000, B=70_000, C=120_000), "ranking": [["A"], ["B", "C"]]},  # guide 000
    "four": {"players": FOUR},  # guide 003
    "flush": {"players": FOUR, "ranking": [["C"], ["A"], ["B", "D"]]},  # guide 003
    "levels": {"players": _players(A=300_000, B=300_000, C=700_000, D=700_000)},  # guide 003
    "nobody": {"players": [*_players(A=100, B=250, C=250), {"name": "D", "put_in": 400, "state": "folded"}]},  # guide 002
    "odd": {"players": _players(A=50, B=50, C=50), "dead": 1, "ranking": [["A", "B"], ["C"]], "button": "C"},  # guide 000
}

"""What people read, word for word, in three languages. FLOORMAN_GOLDENS=write pytest tests/cli/test_goldens.py writes the files again."""

import pytest

from tests.cli.calling import call, golden, languages

FLOP = "1/2 A=500 B=16 C=500 flop pot=6 | b10 a"
CALLED = "1/2 A=1000 B=1000 C=1000 flop | b50 c r100 f c"

LINES = {
    "help": "--help",
    "help-pots": "pots --help",
    "help-ruling": "ruling --help",
    "help-hand": "hand --help",
    "help-replay": "replay --help",
    "help-conform": "conform --help",
    "help-perft": "perft --help",
    "help-equity": "equity --help",
    "tour": "tour",
    "pots-guide": "pots A=3만 B=7만 C=12만",
    "pots-steps": 'pots A=20k B=60k C=100k --fold E=15k --dead 3k --winners "A > B = C" --steps',
    "pots-cards": 'pots A=20 B=60 C=100 --cards "A:AsAh B:KsKh C:QsQh" --board Kd7c2s9h3d',
    "pots-folded-only": "pots あきら=100 ばんり=250 ちひろ=250 --fold D=400",
    "pots-odd-chips": 'pots A=50 B=50 C=51 --dead 8 --winners "A = B = C" --button A --unit 1',
    "ruling-menu": f'ruling "{FLOP}"',
    "ruling-menu-tda": f'ruling "{FLOP}" --rules tda',
    "ruling-not-reopened": f'ruling "{FLOP} c" r40',
    "ruling-reopened": 'ruling "1/2 A=500 B=25 C=500 flop pot=6 | b10 a c" r40',
    "ruling-closed-street": f'ruling "{CALLED}" C:b200',
    "ruling-compare": f'ruling "{FLOP}" r20 --compare',
    "ruling-compare-menu": f'ruling "{FLOP}" --compare',
    "ruling-gesture": 'ruling "500/1000 A=20k B=20k C=20k" "pushes 1400" --rules tda',
    "equity-hands": "equity AsKs QdQc",
    "equity-ranges": 'equity "QQ+, AKs" "22-77, A5s-A2s:0.5" --board Ah7d2c --dead KhQd',
    "equity-pots": 'equity AhAd KsKc 7h6h --pots "A=30 B=70 C=120" --fold D=15',
    "equity-call": 'equity AhAd KsKc 7h6h --pots "A=30 B=70 C=10" --call C=60',
    "equity-drawn": "equity AsKs random random --samples 200k --seed 1",
    "perft-divide": 'perft "3,5,7" --rules tda --divide --settle',
}


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("name", LINES)
def test_the_page_is_the_one_we_have_read(name: str, lang: str) -> None:
    result = call(LINES[name], lang)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    golden(f"{name}.{lang}", result.stdout)


SETTLED = "100/200 A=3k B=7k C=12k ante=bb:200 | a a a"
TYPED = "Ah7d2c\n\n\nB\nA\n\n"


@pytest.mark.parametrize("lang", languages)
def test_a_hand_settled_by_the_word_of_the_dealer(lang: str) -> None:
    """Four-way talk: the board in part, the side pot to B, the main pot to A."""
    result = call(f'hand "{SETTLED}"', lang, TYPED)
    assert (result.exit_code, result.stderr) == (0, "")
    golden(f"hand-settled.{lang}", result.stdout)

"""What works without NumPy and Numba, and what says that it does not."""

import subprocess
import sys

BLOCK = """
import importlib.util, sys
for name in ("numpy", "numba"):
    sys.modules[name] = None
known = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in ("numpy", "numba") else known(name, package)
"""


def run(code: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_ranges_calls_and_a_final_table_need_nothing_else() -> None:
    code = BLOCK + (
        "from floorman.analysis import *\n"
        "print(len(Range('QQ+')), call_odds({'A': 10, 'B': 0}, 'B', 10).break_even, round(icm([75, 25], [60, 40])[0]))\n"
        "print(pot_values({'A': 30, 'B': 70}, {}, folded=['B']).values['A'])"
    )
    assert run(code).split() == ["18", "1/2", "55", "60"]


def test_counting_says_what_to_install() -> None:
    code = BLOCK + (
        "from floorman.analysis import *\n"
        "questions = (lambda: equity('AsKs', 'QdQc'), lambda: by_pot([(51, 50), (0, 1)], [], [(10, 3)]), lambda: icm([1] * 12, [1]))\n"
        "for question in questions:\n"
        "    try:\n"
        "        question()\n"
        "    except BulkMissing as missing:\n"
        "        print(missing)"
    )
    assert run(code).splitlines() == ["floorman.bulk needs numpy and numba: pip install 'floorman[bulk]'"] * 3


def test_the_command_says_what_to_install_in_the_language() -> None:
    code = BLOCK + ("from floorman.cli import main\nsys.argv[1:] = ['equity', 'AsKs', 'QdQc', '--lang', 'ko']\nprint(main())")
    assert run(code) == "2"


def test_the_import_loads_no_module_that_is_not_asked_for() -> None:
    code = "import sys, floorman.analysis; print({'numpy', 'numba', 'click', 'fractions'} & set(sys.modules))"
    assert run(code) == "set()"


def test_every_public_name_is_there_and_listed() -> None:
    from floorman import analysis

    assert [name for name in analysis.__all__ if not hasattr(analysis, name)] == []
    assert set(analysis.__all__) <= set(dir(analysis))

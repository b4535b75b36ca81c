"""What happens where NumPy or Numba is not there, and that nobody else needs them."""

import subprocess
import sys

import pytest

BLOCK = """
import importlib.abc, sys
class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked}:
            raise ModuleNotFoundError(name, name=name)
import importlib.util
known = importlib.util.find_spec
def find_spec(name, package=None):
    return None if name in {blocked} else known(name, package)
importlib.util.find_spec = find_spec
sys.meta_path.insert(0, Blocked())
"""


def run(code: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("blocked", "words"), [(("numpy",), "numpy"), (("numba",), "numba"), (("numpy", "numba"), "numpy and numba")], ids=str
)
def test_without_numpy_or_numba_the_first_name_asked_for_says_what_to_install(blocked: tuple[str, ...], words: str) -> None:
    code = BLOCK.format(blocked=blocked) + (
        "from floorman import bulk\n"
        "for name in bulk.__all__:\n"
        "    if name != 'BulkMissing':\n"
        "        try:\n"
        "            getattr(bulk, name)\n"
        "        except bulk.BulkMissing as missing:\n"
        "            said = str(missing), missing.missing, isinstance(missing, ImportError)\n"
        "        else:\n"
        "            raise SystemExit(name)\n"
        "print(said)"
    )
    assert run(code) == str((f"floorman.bulk needs {words}: pip install 'floorman[bulk]'", blocked, True))


def test_a_name_that_does_not_exist_is_no_missing_package() -> None:
    assert run("from floorman import bulk\nprint(hasattr(bulk, 'nothing'))") == "False"


@pytest.mark.parametrize("module", ["floorman", "floorman.bulk", "floorman.table", "floorman.notation", "floorman.text", "floorman.cli"])
def test_whoever_plays_no_hands_by_the_million_loads_no_numpy_and_no_numba(module: str) -> None:
    code = f"import sys, {module}\nprint([name for name in ('numpy', 'numba', 'llvmlite') if name in sys.modules])"
    assert run(code) == "[]"


def test_every_public_name_is_there() -> None:
    from floorman import bulk

    assert set(bulk.__all__) <= set(dir(bulk))
    assert all(getattr(bulk, name) is not None for name in bulk.__all__)

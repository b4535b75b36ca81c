"""Without PettingZoo and Gymnasium the package says what to install."""

import subprocess
import sys

CODE = """
import importlib.util
known = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in ("pettingzoo", "gymnasium") else known(name, package)
from floorman import envs
try:
    envs.holdem
except envs.EnvsMissing as missing:
    print(missing)
"""


def test_the_first_name_asked_for_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "floorman.envs needs gymnasium and pettingzoo: pip install 'floorman[envs]'\n"

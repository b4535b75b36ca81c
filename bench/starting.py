"""What an import costs: CPU time of a fresh interpreter, beyond one that imports nothing.

With the bytecode cached, as it is once installed.
"""

import os
import sys
from statistics import median
from tempfile import TemporaryDirectory

LIMIT_MILLISECONDS = 20

STATEMENTS = {"bare": "pass", "import floorman": "import floorman", "import floorman; floorman.Hand": "import floorman; floorman.Hand"}


def milliseconds(rounds: int) -> dict[str, float]:
    """The median of each statement, by turns; `bare` is the interpreter itself, the others what they add to it."""
    took: dict[str, list[float]] = {name: [] for name in STATEMENTS}
    with TemporaryDirectory() as cache:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {"PYTHONPYCACHEPREFIX": cache}
        for number in range(rounds + 1):
            for name, statement in STATEMENTS.items():
                cost = cpu_milliseconds(statement, env)
                if number:  # the first round fills the cache
                    took[name].append(cost)
    bare = median(took["bare"])
    return {name: max(0.0, median(costs) - (0 if name == "bare" else bare)) for name, costs in took.items()}


def cpu_milliseconds(statement: str, env: dict[str, str]) -> float:
    """User and system time of one child process."""
    child = os.posix_spawn(sys.executable, [sys.executable, "-c", statement], env)
    _, status, usage = os.wait4(child, 0)
    if status:
        raise RuntimeError(f"{statement!r} failed")
    return 1000 * (usage.ru_utime + usage.ru_stime)

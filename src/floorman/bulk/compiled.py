"""How a plain function becomes machine code: the rules as they stand, compiled by Numba and kept for the next time.

`compiled(function)` takes a function written in the subset that `rules/` is written in. Whatever rule it calls is compiled with it, from
the one source there is. The machine code is kept in a folder named by the text of all that could be in it: Numba itself looks only at the
file of the function that was asked for, and would go on running yesterday's rules. A folder that cannot be written to is no error:
then the code is made anew in every process.
"""

import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from inspect import isfunction
from os import environ
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numba
from numba.core import config, event
from numba.extending import register_jitable

import floorman
from floorman.rules import betting, button, floor, irregular, posts, pots, ranking, showdown, streets

RULE_MODULES = (betting, button, floor, irregular, posts, pots, ranking, showdown, streets)
# The packages whose text ends up in machine code.
_SOURCES = ("rules", "bulk", "analysis")
_F = TypeVar("_F", bound=Callable[..., Any])
_NOTICE = "floorman: compiling, once for each version; the machine code is kept in {place}\n"


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The plain functions that a module defines itself."""
    return [f for f in vars(module).values() if isfunction(f) and f.__module__ == module.__name__]


def compilable(function: _F) -> _F:
    """A plain function that stays one; compiled code that calls it compiles it too."""
    register_jitable(error_model="numpy", forceinline=True)(function)
    return function


for _module in RULE_MODULES:
    for _function in functions_of(_module):
        compilable(_function)


def compiled(function: Callable[..., Any], **options: Any) -> Any:
    """`function` as machine code, made at its first call. Threads run it side by side; integers wrap, indices are not checked."""
    options = {"nogil": True, "error_model": "numpy"} | options
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        return numba.njit(function, cache=True, **options)
    except RuntimeError:  # no place to write to
        return numba.njit(function, **options)
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder() -> Path:
    """Where machine code made from these sources is kept: below `NUMBA_CACHE_DIR` or the user's own cache."""
    digest = sha256(numba.__version__.encode())
    package = Path(floorman.__file__).parent
    for folder in _SOURCES:
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    home = config.CACHE_DIR or environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(home).expanduser() / "floorman" / digest.hexdigest()[:16]


def to_standard_error(place: Path) -> None:
    """The notice that something is being compiled, on standard error."""
    sys.stderr.write(_NOTICE.format(place=place))


class Notice(event.Listener):  # type: ignore[misc]
    """Says once a process that code is being compiled. `say` may be replaced by whoever has a better place than standard error."""

    def __init__(self) -> None:
        self.say: Callable[[Path], None] | None = to_standard_error
        self.said = False

    def on_start(self, event: Any) -> None:
        """Numba begins to compile: nothing was found in the cache."""
        if not self.said and self.say is not None:
            self.said = True
            self.say(cache_folder())

    def on_end(self, event: Any) -> None:
        """Numba has compiled something."""


NOTICE = Notice()
event.register("numba:compile", NOTICE)

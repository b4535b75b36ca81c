"""Hold'em as an environment for learning programs: one table for PettingZoo, thousands at once for Gymnasium.

    >>> from floorman.envs import holdem
    >>> env = holdem(seats=3, stacks=200, blinds=(1, 2), house="tda")
    >>> env.reset(seed=1)
    >>> observation, reward, over, _, _ = env.last()
    >>> observation["action_mask"]                 # fold, check or call, least raise, half pot, pot, all-in
    array([1, 1, 1, 0, 1, 1], dtype=int8)

Half the pot is masked there: the least raise is to 4, half of the 5 chips over the price of 2 would be to 4 too, so 50 per cent is no
size of its own. Actions and observations are those of `floorman.envs.seeing`, at one table and at many. Needs `pip install
'floorman[envs]'`.
"""

from importlib import import_module
from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from floorman.envs.aec import Holdem, holdem
    from floorman.envs.seeing import MaskedAction
    from floorman.envs.vector import HoldemVector

__all__ = ["EnvsMissing", "Holdem", "HoldemVector", "MaskedAction", "holdem"]

_MODULE_OF = {
    "Holdem": "floorman.envs.aec",
    "HoldemVector": "floorman.envs.vector",
    "MaskedAction": "floorman.envs.seeing",
    "holdem": "floorman.envs.aec",
}
NEEDS = ("gymnasium", "numba", "numpy", "pettingzoo")


class EnvsMissing(ImportError):
    """Something that the environments need is not installed. `missing` names it."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        self.missing = missing
        super().__init__(f"floorman.envs needs {' and '.join(missing)}: pip install 'floorman[envs]'")


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        missing = tuple(needed for needed in NEEDS if find_spec(needed) is None)
        if missing:
            raise EnvsMissing(missing)
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})

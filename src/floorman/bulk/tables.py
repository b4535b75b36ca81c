"""Many tables at once: one array in, one array out.

    >>> tables = Tables(10_000, seats=6, stacks=200, blinds=(1, 2), house="tda", seed=1)
    >>> legal = tables.legal()
    >>> codes = tables.step(actions, amounts)      # uint8[10000]: 0, or why it was refused

Every table is asked at the same time. An illegal action is refused at its own table, with the code that `rules.rulebook.Refusal` has for
it, and nothing is clamped. Seats are in the order of play: 0 is left of the button, the last one has it (heads-up, seat 1 is the
button and posts the small blind). Chips are whole numbers, at most 2**31 - 1 on one table.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from floorman.bulk import kernels
from floorman.bulk.faults import BulkError
from floorman.bulk.rank_tables import tables
from floorman.bulk.record import TABLE, house_row
from floorman.bulk.stakes import check_seed, stacks_of, stakes_of
from floorman.rules.house import AnteKind, Game, HouseRules
from floorman.rules.rulebook import RAISE
from floorman.rules.streets import SHOWDOWN

NO_CARD = 52
_FILE_VERSION = 1
_LEAST_A_THREAD = 256  # tables for which a thread of its own is worth its start


class LegalArrays(NamedTuple):
    """What the seat to act may do at each table; where nobody is to act, seat is -1 and the rest 0."""

    seat: Any  # int8: whose turn it is
    to_call: Any  # int32: chips that it must add to stay in, never more than it has
    min_to: Any  # int32: the smallest street total of a bet or raise, all-in included; 0 where raising is closed
    max_to: Any  # int32: the largest; 0 where raising is closed
    mask: Any  # uint8: bit `verb` is set where fold 0, check 1, call 2, bet 3, raise 4 is legal
    refusal: Any  # uint8: why raising is closed, a `Refusal`; 0 where it is open


class Tables:
    """N tables. `data` is the array itself, one row of `record.TABLE` each (488 bytes); `house` holds for all."""

    def __init__(
        self,
        tables: int,
        *,
        seats: int = 6,
        stacks: Any = 200,
        blinds: tuple[int, int] = (1, 2),
        house: str | HouseRules = "house",
        game: str | Game = "NL",
        ante: int = 0,
        ante_kind: str | AnteKind | None = None,
        bomb_pot: int = 0,
        bets: tuple[int, int] = (0, 0),
        unit: int = 1,
        straddle: int = 0,
        seed: int = 0,
        first: int = 0,
        threads: int = 1,
    ) -> None:
        """Seats everybody and deals the first hand. `stacks`: one number, one for each seat, or int[tables, seats]. Raises `BulkError`.

        `seed` and the number of a hand decide its cards, however many threads there are; `first` is the number of table 0's first hand.
        `straddle` is posted under the gun.
        """
        self.data, self.house = stakes_of(tables, seats, stacks, blinds, house, game, ante, ante_kind, bomb_pot, bets, unit, straddle)
        self.seed, self.first, self.threads = check_seed("seed", seed), check_seed("first", first), max(1, int(threads))
        self._house = house_row(self.house)
        self._stacks = self.data["stack"].copy()
        self.hands = np.zeros(tables, np.int64)  # how many hands each table has been dealt
        self.deal()

    def __len__(self) -> int:
        return len(self.data)

    @property
    def seats(self) -> int:
        """How many seats every table has."""
        return int(self.data["seats"][0])

    # A hand.

    def deal(self, where: Any = None) -> None:
        """The next hand with the stacks that are there, at all tables or where `where` (bool[n]) says so. A hand in play is dropped.

        Raises `BulkError` where a seat has no chips: `reset` gives everybody the first stacks again.
        """
        mask = self._where(where)
        broke = (self.data["stack"][:, : self.seats] < 1).any(axis=1) & mask
        if broke.any():
            raise BulkError("out_of_range", what=f"a stack at table {int(broke.argmax())}", value=0, least=1, most=2**31 - 1)
        self._each(kernels.deal, self._house, self.seed, self._numbers(), len(self), self.hands, mask)

    def reset(self, where: Any = None, stacks: Any = None) -> None:
        """New stacks (the first ones, if left out), and the next hand, at all tables or where `where` (bool[n]) says so."""
        mask = self._where(where)
        if stacks is not None:
            self._stacks[mask, : self.seats] = stacks_of(stacks, len(self), self.seats)[mask]
        self.data["stack"][mask] = self._stacks[mask]
        self.deal(mask)

    def legal(self) -> LegalArrays:
        """What may be done at each table, as arrays of n."""
        size = len(self)
        arrays = LegalArrays(
            np.empty(size, np.int8), np.empty(size, np.int32), np.empty(size, np.int32), np.empty(size, np.int32),
            np.empty(size, np.uint8), np.empty(size, np.uint8),
        )  # fmt: skip
        self._each(kernels.legal, self._house, *arrays)
        return arrays

    def step(self, actions: Any, amounts: Any, *, settle: bool = True, again: bool = False) -> Any:
        """Acts at every table: uint8[n] codes, 0 or the `Refusal`. `actions` are verbs 0 to 4, `amounts` totals of bets and raises.

        Streets close, open and are dealt by themselves. `settle`: a hand whose betting is over is paid at once; `again`: and the
        next one dealt from the first stacks, so that no table ever waits. A table without anybody to act answers HAND_OVER or
        NO_BETTING_NOW; where the forced bets alone have put everybody all-in, that step pays the hand. Raises `BulkError` for wrong
        shapes and for what is no verb, before anything has happened.
        """
        verbs = self._column("actions", actions, np.uint8)
        if len(verbs) and int(verbs.max()) > RAISE:
            place = int((verbs > RAISE).argmax())
            raise BulkError("no_such_verb", value=int(verbs[place]), place=place)
        totals = self._column("amounts", amounts, np.int64)
        codes = np.empty(len(self), np.uint8)
        what = 2 if again else 1 if settle else 0
        terms = (self._house, tables(), verbs, totals, codes, what, self._stacks, self.seed, self._numbers(), len(self), self.hands)
        self._each(kernels.step, *terms)
        return codes

    def settle(self, where: Any = None) -> Any:
        """Pays the hands whose betting is over, at all tables or where `where` says so. bool[n]: where one was paid just now."""
        due = self._where(where) & (self.data["street"] >= SHOWDOWN) & (self.data["settled"] == 0)
        self._each(kernels.settle, self._house, due, tables())
        return due

    # Reading.

    @property
    def to_act(self) -> Any:
        """int8[n]: whose turn it is, -1 for nobody."""
        return self.data["to_act"].copy()

    @property
    def over(self) -> Any:
        """bool[n]: the hand is paid."""
        return self.data["settled"] == 1

    @property
    def stacks(self) -> Any:
        """int32[n, seats]: chips behind."""
        return self.data["stack"][:, : self.seats].copy()

    @property
    def net(self) -> Any:
        """int32[n, seats]: what the hand has brought so far, chips behind less the stack it began with."""
        return self.stacks - self.data["begun"][:, : self.seats]

    @property
    def pot(self) -> Any:
        """int64[n]: all chips put in and not yet paid out."""
        in_play = self.data["put_in"][:, : self.seats].sum(axis=1, dtype=np.int64) + self.data["dead"]
        return np.where(self.over, 0, in_play)

    @property
    def board(self) -> Any:
        """uint8[n, 5]: community cards that lie on the table, 52 for those to come."""
        return np.where(np.arange(5) < self.data["lying"][:, None], self.data["board"][:, :5], np.uint8(NO_CARD))

    @property
    def hole(self) -> Any:
        """uint8[n, seats, 2]: everybody's cards. A player may see his own row only; `envs` keeps to that."""
        seats = self.seats
        return np.stack([self.data["first"][:, :seats], self.data["second"][:, :seats]], axis=-1)

    # The whole.

    def copy(self) -> "Tables":
        """Tables that share nothing with these."""
        twin = Tables.__new__(Tables)
        twin.__dict__.update(self.__dict__)
        twin.data, twin.hands, twin._stacks = self.data.copy(), self.hands.copy(), self._stacks.copy()
        return twin

    def save(self, path: str | Path) -> None:
        """Writes everything to one `.npz` file."""
        rules = np.array([int(value) for value in self.house], np.int64)
        with open(path, "wb") as file:
            np.savez_compressed(
                file,
                version=_FILE_VERSION,
                data=self.data,
                stacks=self._stacks,
                hands=self.hands,
                house=rules,
                seed=self.seed,
                first=self.first,
            )

    @classmethod
    def load(cls, path: str | Path, threads: int = 1) -> "Tables":
        """Tables as they were saved. Raises `BulkError` for a file that holds none, `OSError` for one that cannot be read."""
        twin = cls.__new__(cls)
        try:
            with open(path, "rb") as file, np.load(file, allow_pickle=False) as kept:
                if int(kept["version"]) != _FILE_VERSION or kept["data"].dtype != TABLE:
                    raise BulkError("wrong_file", place=str(path))
                twin.data, twin._stacks, twin.hands, twin.seed = kept["data"], kept["stacks"], kept["hands"], int(kept["seed"])
                twin.first = int(kept["first"])
                kinds: list[Any] = [type(default) for default in HouseRules()]
                twin.house = HouseRules(*(kind(value) for kind, value in zip(kinds, kept["house"].tolist(), strict=True)))
        except (KeyError, TypeError, ValueError, EOFError, BadZipFile) as error:
            raise BulkError("wrong_file", place=str(path)) from error
        twin._house, twin.threads = house_row(twin.house), max(1, int(threads))
        return twin

    def _numbers(self) -> Any:
        """The number of each table's first hand."""
        return np.arange(self.first, self.first + len(self))

    def _column(self, what: str, values: Any, kind: Any) -> Any:
        given = np.asarray(values)
        if given.dtype.kind not in "iu":
            raise BulkError("not_whole_numbers", what=what, dtype=str(given.dtype))
        if given.shape != (len(self),):
            raise BulkError("wrong_shape", what=what, found=list(given.shape), wanted=f"[{len(self)}]")
        if kind is np.uint8 and given.dtype != np.uint8 and len(given) and not 0 <= int(given.min()) <= int(given.max()) < 256:
            place = int(((given < 0) | (given > RAISE)).argmax())
            raise BulkError("no_such_verb", value=int(given[place]), place=place)
        return np.ascontiguousarray(given, kind)

    def _where(self, where: Any) -> Any:
        if where is None:
            return np.ones(len(self), np.bool_)
        given = np.asarray(where)
        if given.dtype != np.bool_ or given.shape != (len(self),):
            raise BulkError("wrong_array", what="where", found=f"{given.dtype}{list(given.shape)}", wanted=f"bool[{len(self)}]")
        return given

    def _each(self, kernel: Any, *terms: Any) -> None:
        """Runs a kernel over all tables, in as many threads as were asked for; what is as long as the tables is cut with them."""
        size = len(self)
        parts = min(self.threads, max(1, size // _LEAST_A_THREAD))
        if parts == 1:
            kernel(self.data, *terms)
            return
        edges = [size * part // parts for part in range(parts + 1)]

        def run(part: int) -> None:
            cut = slice(edges[part], edges[part + 1])
            own = [term[cut] if isinstance(term, np.ndarray) and term.ndim and len(term) == size else term for term in terms]
            kernel(self.data[cut], *own)

        with ThreadPoolExecutor(parts) as pool:
            list(pool.map(run, range(parts)))

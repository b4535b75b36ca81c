"""Many tables at once: menus that are the rule book's, refusals that change nothing, and everything kept, copied and reset whole."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from floorman.bulk import BulkError, Tables
from floorman.bulk.record import TABLE
from floorman.bulk.tables import NO_CARD
from floorman.rules import betting
from floorman.rules.house import HOUSE, FoldWhenFree
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE, Refusal
from floorman.rules.streets import SHOWDOWN
from tests.bulk.playing import random_terms, record_of

pytestmark = pytest.mark.untraced
VERBS: tuple[int, ...] = (FOLD, CHECK, CALL, BET, RAISE)


def several(seed: int, size: int, **more: Any) -> Tables:
    """Tables of one kind, each with stacks of its own."""
    random = Random(seed)
    terms = random_terms(random)
    stacks = np.array([[random.choice([random.randint(1, 20), random.randint(1, 300)]) for _ in terms["stacks"]] for _ in range(size)])
    return Tables(size, **(terms | {"stacks": stacks, "seed": seed} | more))


def from_menu(tables: Tables, generator: Any) -> tuple[Any, Any]:
    """A legal action for every table, chosen with NumPy from the masks."""
    legal = tables.legal()
    wish = generator.integers(0, 5, len(tables))
    may = legal.mask >> wish & 1 == 1
    passive = np.where(legal.mask >> CHECK & 1, CHECK, CALL)
    verbs = np.where(may, wish, passive)
    wager = verbs >= BET
    span = legal.max_to.astype(np.int64) - legal.min_to
    totals = np.where(wager, legal.min_to + (generator.random(len(tables)) * (span + 1)).astype(np.int64), 0)
    return np.where(legal.seat < 0, CHECK, verbs), totals


def same(one: Tables, other: Tables) -> bool:
    """Alike in every number; what lies between the numbers of a record is nothing."""
    return all((one.data[name] == other.data[name]).all() for name in TABLE.names) and (one.hands == other.hands).all()


def raw(tables: Tables) -> Any:
    """uint8[n, bytes of a table], copied."""
    return tables.data.view(np.uint8).reshape(len(tables), -1).copy()


def test_a_table_takes_at_most_512_bytes() -> None:
    assert TABLE.itemsize == Tables(3).data.itemsize <= 512


def test_menus_are_what_the_rules_say_verb_by_verb() -> None:
    refused = 0
    for seed in range(60):
        tables = several(seed, 12)
        generator = np.random.default_rng(seed)
        for _ in range(12):
            legal = tables.legal()
            assert [array.dtype for array in legal] == [np.int8, np.int32, np.int32, np.int32, np.uint8, np.uint8]
            for at in range(len(tables)):
                record = record_of(tables.data[at])
                seat, to_call, least, most, mask, why = (int(array[at]) for array in legal)
                assert seat == record.to_act
                if seat == NOBODY:
                    assert (to_call, least, most, mask, why) == (0, 0, 0, 0, 0)
                    continue
                asked = {verb: betting.refusal(record, tables.house, seat, verb, least if verb >= BET else 0) for verb in VERBS}
                assert mask == sum(1 << verb for verb, code in asked.items() if code == NONE)
                assert to_call == betting.to_call(record, seat)
                assert why == betting.raise_refusal(record, tables.house, seat)
                refused += why != NONE
                wager = RAISE if record.price else BET
                if why:
                    assert (least, most) == (0, 0)
                    continue
                for to, fits in ((least - 1, False), (least, True), (most, True), (most + 1, False)):
                    assert (betting.refusal(record, tables.house, seat, wager, to) == NONE) == fits or to < 0
            tables.step(*from_menu(tables, generator))
    assert refused > 300


def test_a_house_that_forbids_folding_for_nothing_offers_no_fold_there() -> None:
    tables = Tables(1, seats=2, house=HOUSE._replace(fold_when_check_free=FoldWhenFree.FORBID))
    assert tables.legal().mask[0] == 1 << FOLD | 1 << CALL | 1 << RAISE
    tables.step([CALL], [0])
    assert tables.legal().mask[0] == 1 << CHECK | 1 << RAISE
    assert tables.step([FOLD], [0]).tolist() != [NONE]


def test_what_is_refused_has_the_code_of_the_rules_and_changes_no_byte() -> None:
    codes: set[int] = set()
    for seed in range(60):
        tables = several(seed, 40)
        generator = np.random.default_rng(seed)
        for _ in range(10):
            actions, amounts = generator.integers(0, 5, 40), generator.integers(-3, 90, 40)
            before, memory = tables.copy(), raw(tables)
            said = tables.step(actions, amounts)
            assert said.dtype == np.uint8
            kept = (said > 0) & (before.to_act >= 0)
            assert (raw(tables)[kept] == memory[kept]).all()
            for at in np.flatnonzero(said).tolist():
                record = record_of(before.data[at])
                codes.add(int(said[at]))
                if record.to_act == NOBODY:
                    assert said[at] == (Refusal.HAND_OVER if record.settled else Refusal.NO_BETTING_NOW)
                    assert tables.over[at], "where nobody ever was to act, the hand is paid now"
                elif amounts[at] < 0:
                    assert said[at] == Refusal.NOT_A_NUMBER
                else:
                    asked = betting.refusal(record, tables.house, record.to_act, int(actions[at]), int(amounts[at]))
                    assert said[at] == asked
            for at in np.flatnonzero(said == 0).tolist():
                record = record_of(before.data[at])
                assert betting.refusal(record, tables.house, record.to_act, int(actions[at]), int(amounts[at])) == NONE
    assert len(codes) > 8, codes


def test_without_settling_hands_wait_and_are_paid_once() -> None:
    tables = several(3, 200)
    generator = np.random.default_rng(3)
    while (tables.to_act >= 0).any():
        tables.step(*from_menu(tables, generator), settle=False)
    assert not tables.over.any()
    assert (tables.data["street"] >= SHOWDOWN).all()
    waiting = tables.copy()
    assert set(tables.step(np.zeros(200, int), np.zeros(200, int), settle=False).tolist()) == {Refusal.NO_BETTING_NOW}
    assert same(tables, waiting)
    where = np.arange(200) % 3 == 0
    assert (tables.settle(where) == where).all()
    assert (tables.over == where).all()
    assert not tables.settle(where).any(), "nobody is paid twice"
    assert tables.settle().sum() == (~where).sum()
    assert set(tables.step(np.zeros(200, int), np.zeros(200, int)).tolist()) == {Refusal.HAND_OVER}
    assert (tables.pot == 0).all()


def test_no_hand_is_paid_before_its_betting_is_over() -> None:
    tables = Tables(10, seats=6)
    before = tables.copy()
    assert not tables.settle().any()
    assert same(tables, before)


@pytest.mark.parametrize("settle", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_no_chip_is_made_or_lost(seed: int, settle: bool) -> None:
    tables = several(seed, 100)
    generator = np.random.default_rng(seed)
    total = tables.data["begun"][:, : tables.seats].sum(axis=1)
    for _ in range(40):
        tables.step(*from_menu(tables, generator), settle=settle)
        in_all = tables.stacks.sum(axis=1) + tables.pot + np.where(tables.over, tables.data["rake"], 0)
        assert (in_all == total).all()
        assert (tables.stacks >= 0).all()
    tables.settle()
    assert (tables.net.sum(axis=1) == np.where(tables.over, -tables.data["rake"], -tables.pot)).all()


def test_with_again_no_table_ever_waits_and_every_hand_is_a_new_one() -> None:
    tables = Tables(300, seats=3, stacks=40, seed=5)
    generator = np.random.default_rng(5)
    hole = tables.hole
    for _ in range(60):
        assert (tables.step(*from_menu(tables, generator), again=True) == NONE).all()
        assert (tables.to_act >= 0).all()
        assert (tables.data["begun"][:, :3] == 40).all()
    assert (tables.hands > 3).all()
    assert (tables.hole != hole).any(axis=(1, 2)).all()
    # Hand k of table i out of n is number k n + i: all are different.
    fresh = Tables(600, seats=3, stacks=40, seed=5)
    again = Tables(300, seats=3, stacks=40, seed=5)
    again.deal()
    assert (fresh.hole[300:] == again.hole).all()
    assert (Tables(300, seats=3, stacks=40, seed=5, first=300).hole == again.hole).all()


@pytest.mark.parametrize("again", [False, True])
def test_threads_change_nothing(again: bool) -> None:
    one, two = several(8, 1_500, threads=1), several(8, 1_500, threads=2)
    first, second = np.random.default_rng(8), np.random.default_rng(8)
    for _ in range(25):
        for mine, other in zip(one.legal(), two.legal(), strict=True):
            assert (mine == other).all()
        codes = one.step(*from_menu(one, first), again=again)
        assert (codes == two.step(*from_menu(two, second), again=again)).all()
        assert same(one, two)
    one.reset()
    two.reset()
    assert same(one, two)


def test_a_copy_shares_nothing() -> None:
    tables = several(4, 50)
    twin, before = tables.copy(), tables.copy()
    generator = np.random.default_rng(4)
    for _ in range(10):
        tables.step(*from_menu(tables, generator), again=True)
    tables.reset(stacks=77)
    assert same(twin, before)
    twin.reset()
    assert (twin.data["begun"] == before.data["begun"]).all()
    for name, value in vars(tables).items():
        assert not isinstance(value, np.ndarray) or not np.shares_memory(value, getattr(twin, name)), name


def test_reset_gives_new_stacks_where_it_is_told_and_leaves_the_others_alone() -> None:
    tables = Tables(6, seats=3, stacks=50, seed=1)
    where = np.array([True, False] * 3)
    before = raw(tables)
    tables.reset(where, stacks=80)
    assert (tables.data["begun"][where, :3] == 80).all()
    assert (raw(tables)[~where] == before[~where]).all()
    assert tables.hands.tolist() == [2, 1] * 3
    tables.reset()
    assert tables.data["begun"][:, 0].tolist() == [80, 50] * 3, "the first stacks are those that a table was last given"
    tables.reset(stacks=[10, 20, 30])
    assert (tables.data["begun"][:, :3] == [10, 20, 30]).all()


def test_deal_goes_on_with_the_stacks_that_are_there_and_names_who_has_none() -> None:
    tables = Tables(4, seats=2, stacks=30, seed=2)
    tables.step([FOLD] * 4, [0] * 4)
    stacks = tables.stacks
    tables.deal()
    assert (tables.data["begun"][:, :2] == stacks).all()
    tables.data["stack"][2, 1] = 0
    before = tables.copy()
    with pytest.raises(BulkError, match="a stack at table 2 is 0"):
        tables.deal()
    assert same(tables, before)
    tables.deal(np.array([True, True, False, True]))
    assert tables.hands.tolist() == [3, 3, 2, 3]


def test_saved_tables_come_back_and_go_on_alike(tmp_path: Path) -> None:
    tables = several(9, 80, first=1_000)
    generator = np.random.default_rng(9)
    for _ in range(5):
        tables.step(*from_menu(tables, generator), again=True)
    tables.save(tmp_path / "tables.npz")
    back = Tables.load(tmp_path / "tables.npz", threads=2)
    assert same(tables, back)
    assert back.house == tables.house
    assert [type(value) for value in back.house] == [type(value) for value in tables.house]
    first, second = np.random.default_rng(10), np.random.default_rng(10)
    for _ in range(30):
        tables.step(*from_menu(tables, first), again=True)
        back.step(*from_menu(back, second), again=True)
    tables.reset()
    back.reset()
    assert same(tables, back)


def bad_file(path: Path, kind: str) -> None:
    if kind == "empty":
        path.write_bytes(b"")
    elif kind == "text":
        path.write_text("no tables at all", "utf-8")
    elif kind == "another array":
        np.savez(path, cards=np.zeros(3))
    elif kind == "one array":
        with path.open("wb") as file:
            np.save(file, np.zeros(3))
    elif kind == "another version":
        Tables(2).save(path)
        with np.load(path) as kept:
            np.savez(path, **(dict(kept) | {"version": 99}))
    elif kind == "another record":
        Tables(2).save(path)
        with np.load(path) as kept:
            np.savez(path, **(dict(kept) | {"data": np.zeros(2, [("seats", "i4")])}))
    elif kind == "another house":
        Tables(2).save(path)
        with np.load(path) as kept:
            np.savez(path, **(dict(kept) | {"house": kept["house"] + 99}))
    elif kind == "torn":
        Tables(2).save(path)
        path.write_bytes(path.read_bytes()[:-100])


@pytest.mark.parametrize(
    "kind", ["empty", "text", "another array", "one array", "another version", "another record", "another house", "torn"]
)
def test_a_file_that_holds_no_tables_is_refused_by_name(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "tables.npz"
    bad_file(path, kind)
    with pytest.raises(BulkError, match="holds no tables of this version") as refused:
        Tables.load(path)
    assert str(path) in str(refused.value)


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Tables.load(tmp_path / "nothing.npz")


WRONG_STEPS: list[tuple[Any, Any, str]] = [
    ([CALL] * 4, [0] * 5, r"actions has shape \[4\], but must have \[5\]"),
    ([CALL] * 5, [0] * 6, r"amounts has shape \[6\]"),
    ([[CALL]] * 5, [0] * 5, "actions has shape"),
    (CALL, [0] * 5, "actions has shape"),
    (np.ones(5), [0] * 5, "actions must be whole numbers, not float64"),
    (np.ones(5, bool), [0] * 5, "actions must be whole numbers, not bool"),
    ([CALL] * 5, np.ones(5), "amounts must be whole numbers, not float64"),
    ([CALL] * 5, [float("nan")] * 5, "amounts must be whole numbers, not float64"),
    ([CALL] * 5, [None] * 5, "amounts must be whole numbers, not object"),
    ([CALL, CALL, 5, CALL, CALL], [0] * 5, "action 5 at table 2"),
    ([CALL, CALL, CALL, -1, CALL], [0] * 5, "action -1 at table 3"),
    ([CALL, 258, CALL, CALL, CALL], [0] * 5, "action 258 at table 1"),
    (np.array([CALL, CALL, CALL, CALL, 255], np.uint8), [0] * 5, "action 255 at table 4"),
]


@pytest.mark.parametrize(("actions", "amounts", "words"), WRONG_STEPS, ids=lambda value: str(value)[:40])
def test_steps_that_are_no_steps_are_refused_before_anything_happens(actions: Any, amounts: Any, words: str) -> None:
    tables = Tables(5, seed=3)
    before = tables.copy()
    with pytest.raises(BulkError, match=words):
        tables.step(actions, amounts)
    assert same(tables, before)


@pytest.mark.parametrize("where", [[1] * 5, [True] * 4, True, "all", np.ones((5, 1), bool)], ids=str)
def test_a_choice_of_tables_that_is_none_is_refused(where: Any) -> None:
    tables = Tables(5, seed=3)
    before = tables.copy()
    for ask in (tables.deal, tables.reset, tables.settle):
        with pytest.raises(BulkError, match="where is "):
            ask(where)
    with pytest.raises(BulkError, match="stack is 0"):
        tables.reset(stacks=0)
    assert same(tables, before)


@pytest.mark.parametrize("amount", [2**62, -(2**62), 2**31, 2**32 + 4])
def test_amounts_of_any_size_are_judged_and_not_cut(amount: int) -> None:
    tables = Tables(2, seed=3)
    before = tables.copy()
    assert (tables.step([RAISE] * 2, [amount] * 2) != NONE).all()
    assert same(tables, before)


def test_unsigned_amounts_too_large_for_a_signed_number_are_refused_and_not_wrapped() -> None:
    tables = Tables(2, seed=3)
    codes = tables.step([RAISE] * 2, np.array([4, 2**64 - 2**63 + 4], np.uint64))
    assert codes[0] == NONE
    assert codes[1] != NONE


def test_the_board_shows_only_what_lies_and_the_cards_are_all_different() -> None:
    tables = Tables(200, seats=10, seed=6)
    assert (tables.board == NO_CARD).all()
    everything = np.concatenate([tables.hole.reshape(200, 20), tables.data["board"][:, :5]], axis=1)
    assert (np.sort(everything, axis=1)[:, 1:] != np.sort(everything, axis=1)[:, :-1]).all()
    assert everything.max() < 52
    lying = []
    while (tables.to_act >= 0).any():
        mask = tables.legal().mask
        tables.step(np.where(mask >> CHECK & 1, CHECK, CALL), np.zeros(200, int))
        lying.append(int((tables.board[0] != NO_CARD).sum()))
    assert sorted(set(lying)) == [0, 3, 4, 5]
    assert (tables.board == tables.data["board"][:, :5]).all()

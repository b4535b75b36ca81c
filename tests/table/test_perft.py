"""Perft: the table of complete betting lines, and the laws of `table/perft.py`."""

import pytest

from floorman import Hand, pots
from floorman.rules import streets
from floorman.rules.house import HOUSE, ONLINE, PRESETS, TDA, WSOP, FoldedOnlyLayer, HouseRules
from floorman.rules.record import NOBODY, HandRecord
from floorman.rules.rulebook import Verb
from floorman.rules.streets import Street
from floorman.table.perft import Count, TooManyNodes, actions, divide, perft, played, settled, weak_orderings

# Stacks from the small blind to the button, blinds 1/2; complete lines where the next minimum is measured from the short all-in (tda),
# and from the last full bet (house).
TABLE = [
    ((6, 6), 178, 178),
    ((8, 8), 978, 978),
    ((10, 10), 4_338, 4_338),
    ((20, 20), 1_517_074, 1_517_074),
    ((3, 3, 3), 82, 82),
    ((6, 6, 6), 1_426, 1_426),
    ((8, 8, 8), 12_094, 12_094),
    ((3, 5, 7), 522, 606),
    ((7, 5, 3), 530, 572),
    ((5, 9, 13), 24_080, 25_628),
    ((13, 9, 5), 24_110, 24_462),
    ((3, 5, 9, 9), 30_564, 37_282),
    ((9, 6, 7, 13), 173_840, 181_462),
]


def position(stacks: tuple[int, ...], house: HouseRules = HOUSE, ante: int = 0) -> Hand:
    """The hand before its first action. Seats are numbered; the first is the small blind, heads-up the second."""
    return Hand({str(seat): stack for seat, stack in enumerate(stacks)}, (1, 2), house=house, ante=ante, ante_kind="per_player")


def count(stacks: tuple[int, ...], house: HouseRules = HOUSE, settle: bool = False) -> Count:
    return perft(position(stacks, house).state.record, house, settle=settle)


@pytest.mark.parametrize(
    ("stacks", "tda", "house"),
    [pytest.param(*row, marks=pytest.mark.long if row[1] > 100_000 else ()) for row in TABLE],
    ids=str,
)
def test_the_perft_table(stacks: tuple[int, ...], tda: int, house: int) -> None:
    assert count(stacks, TDA).leaves == tda, f"floorman perft {','.join(map(str, stacks))} --rules tda --divide"
    assert count(stacks, HOUSE).leaves == house, f"floorman perft {','.join(map(str, stacks))} --rules house --divide"


def test_presets_that_bet_alike_count_alike() -> None:
    assert count((3, 5, 7), WSOP) == count((3, 5, 7), ONLINE) == count((3, 5, 7), TDA)


def through_the_table(hand: Hand) -> tuple[int, int]:
    """Leaves and nodes of the same tree, counted another way: through `Hand` and its menu, every line played from the start."""
    if hand.to_act is None:
        return 1, 1
    leaves, nodes = 0, 1
    for option in hand.legal.options():
        free = option.verb == "fold" and hand.legal.can_check
        if not option.possible or option.verb == "all-in" or free:
            continue
        for to in range(option.least, option.most + 1) if option.verb in ("bet", "raise") else (0,):
            below = through_the_table(Hand.replay(hand.events, manual=False).act(option.verb, to))
            leaves, nodes = leaves + below[0], nodes + below[1]
    return leaves, nodes


@pytest.mark.parametrize("stacks", [(6, 6), (3, 5, 7), (7, 5, 3)])
@pytest.mark.parametrize("house", [HOUSE, TDA], ids=["house", "tda"])
def test_perft_counts_what_the_menu_of_a_hand_offers(stacks: tuple[int, ...], house: HouseRules) -> None:
    leaves, nodes, _, _ = count(stacks, house)
    assert (leaves, nodes) == through_the_table(position(stacks, house))


def without_memory(hand: HandRecord, house: HouseRules) -> int:
    """Leaves, every street walked as often as it is reached."""
    if hand.to_act != NOBODY:
        return sum(without_memory(played(hand, house, verb, to), house) for verb, to in actions(hand, house))
    hand = hand.copy()
    seat, amount = streets.uncalled(hand, house)
    if seat != NOBODY:
        streets.give_back(hand, seat, amount)
    following = streets.street_after(hand)
    if following >= Street.SHOWDOWN:
        return 1
    streets.open_street(hand, following)
    return without_memory(hand, house)


@pytest.mark.parametrize(
    "stacks",
    [(8, 8), (6, 6, 6), (3, 5, 7), pytest.param((20, 20), marks=pytest.mark.long), pytest.param((9, 6, 7, 13), marks=pytest.mark.long)],
    ids=str,
)
@pytest.mark.parametrize("house", [HOUSE, TDA], ids=["house", "tda"])
def test_a_street_met_before_counts_as_if_it_were_walked_again(stacks: tuple[int, ...], house: HouseRules) -> None:
    """Law 4."""
    assert without_memory(position(stacks, house).state.record, house) == count(stacks, house).leaves


def test_divide_adds_up_to_the_count() -> None:
    hand = position((3, 5, 7), TDA).state.record
    parts = divide(hand, TDA, settle=True)
    whole = perft(hand, TDA, settle=True)
    assert list(parts) == ["f", "c", "r4", "r5", "r6", "r7"]
    assert sum(part.leaves for part in parts.values()) == whole.leaves == 522
    assert sum(part.nodes for part in parts.values()) + 1 == whole.nodes
    assert sum(part.outcomes for part in parts.values()) == whole.outcomes
    assert sum(part.digest for part in parts.values()) % 2**64 == whole.digest


def test_divide_names_bets_and_checks_in_the_notation() -> None:
    hand = Hand({"A": 3, "B": 3}, (1, 2), street="river", pot=4).state.record
    assert list(divide(hand, HOUSE)) == ["x", "b2", "b3"]


def test_there_is_nothing_to_divide_where_nobody_acts() -> None:
    assert divide(position((1, 2)).state.record, HOUSE) == {}
    assert divide(position((6, 6)).state.record, HOUSE, depth=0) == {}


def test_blinds_that_put_everybody_all_in_are_one_line() -> None:
    assert count((1, 2)) == Count(1, 1, 0, 0)


def test_the_position_asked_about_stays_as_it_was() -> None:
    hand = position((3, 5, 7)).state.record
    before = hand.copy()
    perft(hand, HOUSE, settle=True)
    divide(hand, HOUSE)
    assert hand == before


def test_folding_is_a_line_only_against_a_bet() -> None:
    hand = position((6, 6, 6))
    assert [verb for verb, _ in actions(hand.state.record, HOUSE)][:2] == [Verb.FOLD, Verb.CALL]
    hand.call().call()
    assert [verb for verb, _ in actions(hand.state.record, HOUSE)][:2] == [Verb.CHECK, Verb.RAISE]


def test_a_raise_that_nobody_can_call_is_no_line() -> None:
    hand = Hand({"A": 50, "B": 10, "C": 20}, (1, 2), street="flop").act("bet", 10).act("all-in").fold().state.record
    assert hand.to_act == NOBODY
    caller = Hand({"A": 50, "B": 20, "C": 20}, (1, 2), street="flop").act("bet", 10).act("all-in").fold().state.record
    assert list(actions(caller, HOUSE)) == [(Verb.FOLD, 0), (Verb.CALL, 0)]


def test_depth_cuts_lines_and_counts_each_cut_as_a_leaf() -> None:
    hand = position((6, 6)).state.record
    assert perft(hand, HOUSE, depth=0) == Count(1, 1, 0, 0)
    assert perft(hand, HOUSE, depth=1) == Count(5, 6, 0, 0)  # fold, call, raise to 4, 5, 6
    assert [perft(hand, HOUSE, depth=depth).leaves for depth in (2, 4, 30)] == [13, 41, 178]
    assert perft(hand, HOUSE, depth=1, settle=True).outcomes == 1  # only the fold has ended


def test_counting_stops_beyond_the_nodes_wanted() -> None:
    hand = position((6, 6)).state.record
    assert perft(hand, HOUSE, most_nodes=322).nodes == 322
    with pytest.raises(TooManyNodes, match="more than 321 nodes") as stopped:
        perft(hand, HOUSE, most_nodes=321)
    assert stopped.value.count.nodes == 322
    with pytest.raises(TooManyNodes):
        divide(hand, HOUSE, most_nodes=0)


def test_weak_orderings_are_all_rankings_with_ties() -> None:
    assert [sum(1 for _ in weak_orderings(players)) for players in range(6)] == [1, 1, 3, 13, 75, 541]
    assert set(weak_orderings(2)) == {(0, 0), (1, 0), (0, 1)}
    for ordering in weak_orderings(4):
        assert set(ordering) == set(range(max(ordering) + 1)), "no place is left out"


def fnv(*numbers: int) -> int:
    """FNV-1a over 64 bits, fed with numbers."""
    digest = 0xCBF29CE484222325
    for number in numbers:
        digest = (digest ^ number) * 0x100000001B3 % 2**64
    return digest


def test_the_digest_is_the_one_of_its_definition() -> None:
    """Two chips each, all-in: one outcome for each winner and one for the tie."""
    outcomes, digest = settled(position((2, 2)).call().state.record, HOUSE)
    assert (outcomes, digest) == (3, fnv(0, 4, 0, 0) + fnv(0, 0, 0, 4) + fnv(0, 2, 0, 2))
    assert settled(position((1, 2)).state.record, HOUSE)[1] == fnv(0, 2, 0, 0) + fnv(0, 0, 0, 2) + fnv(0, 1, 0, 1)


def through_the_calculator(hand: Hand) -> tuple[int, int]:
    """Outcomes and digest of the same tree, counted another way: every line through `Hand`, every ranking through `floorman.pots`."""
    if hand.to_act is not None:
        below = []
        for option in hand.legal.options():
            if option.possible and option.verb != "all-in" and not (option.verb == "fold" and hand.legal.can_check):
                for to in range(option.least, option.most + 1) if option.verb in ("bet", "raise") else (0,):
                    below.append(through_the_calculator(Hand.replay(hand.events, manual=False).act(option.verb, to)))
        return sum(outcomes for outcomes, _ in below), sum(digest for _, digest in below)
    record, names = hand.state.record, hand.state.names
    put_in = {name: record.put_in[seat] for seat, name in enumerate(names)}
    folded = [name for seat, name in enumerate(names) if record.folded[seat]]
    live = [name for name in names if name not in folded]
    digests = []
    for ordering in weak_orderings(len(live)):
        places = {name: len(live) - strength for name, strength in zip(live, ordering, strict=True)}
        paid = pots(put_in, folded=folded, ranking=places, folded_only=FoldedOnlyLayer.MERGE_DOWN)
        numbers = [(hand.returned.get(name, 0), (paid.payouts or {}).get(name, 0)) for name in names]
        digests.append(fnv(*(number for pair in numbers for number in pair)))
    return len(digests), sum(digests)


@pytest.mark.parametrize(("stacks", "house"), [((6, 6), HOUSE), ((3, 3, 3), HOUSE), ((3, 5, 6), TDA)], ids=["6,6", "3,3,3", "3,5,6"])
def test_settling_pays_what_the_calculator_pays(stacks: tuple[int, ...], house: HouseRules) -> None:
    outcomes, digest = through_the_calculator(position(stacks, house))
    found = count(stacks, house, settle=True)
    assert (found.outcomes, found.digest) == (outcomes, digest % 2**64)


@pytest.mark.parametrize(
    ("stacks", "house", "outcomes", "digest"),
    [
        ((3, 5, 7), "tda", 2_412, "34edb0a443782e1d"),
        ((3, 5, 7), "house", 3_084, "b70d3e17cbf80ce3"),
        pytest.param((3, 5, 9, 9), "tda", 438_012, "6a254b3a8fd78e7e", marks=pytest.mark.long),
        pytest.param((3, 5, 9, 9), "house", 596_516, "97f6b2e518ccab74", marks=pytest.mark.long),
    ],
    ids=str,
)
def test_the_settled_counts(stacks: tuple[int, ...], house: str, outcomes: int, digest: str) -> None:
    """Pinned, for other engines to compare with: a change here is a change of layers, refunds, ties or odd chips."""
    found = count(stacks, PRESETS[house], settle=True)
    assert (found.outcomes, f"{found.digest:016x}") == (outcomes, digest)


def test_antes_are_dead_money_for_the_betting_and_chips_for_the_pots() -> None:
    hand = position((6, 6, 6), ante=1)
    assert sum(hand.state.record.put_in) == 6
    assert perft(hand.state.record, HOUSE, settle=True).leaves == perft(position((5, 5, 5)).state.record, HOUSE).leaves

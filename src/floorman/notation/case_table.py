"""Cases about the table before and beside the betting: `button`, `post`, `deal`."""

from typing import Any

from floorman.notation.case_betting import ANTES, PLENTY, betting_setup
from floorman.notation.case_fields import Case, CaseError, Facts, Fields
from floorman.rules.button import after_bomb_pot, is_skipped, next_button
from floorman.rules.house import Game
from floorman.rules.posts import button_price, missed_posts, missed_straddle, new_player_post, pay_posts
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table.hand import Hand
from floorman.table.setup import GAMES, Setup, make_setup
from floorman.table.state import Phase

FULL = range(52)  # a deck in which every card is its place


def button(case: Case) -> Facts:
    """Button and blinds of the next hand, as the chairs are called in the case."""
    fields = case.setup
    chairs = fields.entries("seats")
    if not all(isinstance(chair, (str, int)) for chair in chairs) or len(set(map(str, chairs))) != len(chairs):
        raise fields.wrong("seats", "every chair once")
    gone = [_chair(fields, chairs, "left", chair) for chair in fields.entries("left", [])]
    taken = fields.entries("occupied", [chair for at, chair in enumerate(chairs) if at not in gone])
    occupied = [0] * len(chairs)
    for chair in taken:
        occupied[_chair(fields, chairs, "occupied", chair)] = 1
    if any(occupied[at] for at in gone):
        raise CaseError("setup.left: somebody who has left is in occupied")
    last = _positions(fields, chairs, "prev")
    size = len(chairs)
    if "bomb" in fields:  # positions of the bomb pot in between, `prev` those of the hand before it
        found = after_bomb_pot(size, occupied, last, _positions(fields, chairs, "bomb"), case.house)
    else:
        found = next_button(size, occupied, last[0], last[1], last[2], case.house)
    btn, dead, sb, bb, extra = found
    all_bb = [at for at in range(size) if at == bb or (extra != NOBODY and is_skipped(size, occupied, last[2], bb, at))]

    def named(at: int) -> Any:
        return None if at == NOBODY else chairs[at]

    return {
        "btn": lambda _: named(btn),
        "btn_dead": lambda _: bool(dead),
        "sb": lambda _: named(sb),
        "bb": lambda want: [named(at) for at in all_bb] if isinstance(want, list) else named(bb),
    }


def _chair(fields: Fields, chairs: list[Any], name: str, chair: object) -> int:
    for at, other in enumerate(chairs):
        if other == chair and type(other) is type(chair):
            return at
    raise fields.wrong(name, "chairs of setup.seats")


def _positions(fields: Fields, chairs: list[Any], name: str) -> tuple[int, int, int]:
    inner = fields.inner(name)
    places = [NOBODY if inner.get(word) is None else _chair(fields, chairs, name, inner.get(word)) for word in ("btn", "sb", "bb")]
    inner.close()
    return places[0], places[1], places[2]


def post(case: Case) -> Facts:
    """What a seat puts in before the cards: forced bets, or what a newcomer or somebody who missed blinds owes."""
    fields = case.setup
    seat = case.question.seat("seat", case.question.get("seat", "X"))
    if "mandatory_straddle" in fields:
        return _owed(*missed_straddle(fields.chips("mandatory_straddle")))
    if "missed" in fields or "new_player" in fields or "buys_button" in fields:
        return _entry(case)
    return _forced(seat, _forced_setup(case, seat))


def _owed(live: int, dead: int) -> dict[str, Any]:
    return {"live": lambda _: live, "dead": lambda _: dead, "post": lambda _: live + dead}


def _entry(case: Case) -> Facts:
    """A returning or new player X between the big blind and the button."""
    fields = case.setup
    small, big = fields.pair("blinds")
    game = fields.word("game", GAMES, Game.NO_LIMIT)
    fields.text("returns")  # X sits between the big blind and the button in any case
    missed = fields.seats("missed", [])
    if not set(missed) <= {"SB", "BB"}:
        raise fields.wrong("missed", "SB and BB")
    if fields.flag("buys_button"):
        live, dead = button_price(small, big)
    elif fields.flag("new_player"):
        live, dead = new_player_post(game, big, case.house), 0
    else:
        least = fields.chips("min_bet", big)
        live, dead = missed_posts(int("SB" in missed), int("BB" in missed), small, big, least, case.house.missed_blind)
    if "stack" in fields:
        live, dead = pay_posts(fields.chips("stack"), live, dead)
    stacks = {"SB": PLENTY, "BB": PLENTY, "X": PLENTY, "BTN": PLENTY}
    hand = Hand(stacks, (small, big), house=case.house, game=game, posts={"X": (live, dead)})
    record = hand.state.record
    return {
        **_owed(live, dead),
        "starting_pot": lambda _: sum(record.put_in) + record.dead,
        "may_check_if_unraised": lambda _: hand.to_act == "X" and hand.legal.can_check,
    }


def _forced_setup(case: Case, seat: str) -> Setup:
    """A betting setup, or only the blinds, the ante and one stack."""
    fields = case.setup
    if "order" in fields:
        return betting_setup(case, complete=False)
    stacks = {"SB": PLENTY, "BB": PLENTY, "BTN": PLENTY}
    for name, of in (("sb_stack", "SB"), ("bb_stack", "BB"), ("stack", seat)):
        if name in fields:
            stacks[of] = fields.chips(name)
    ante = fields.inner("ante") if fields.get("ante") is not None else Fields("ante", {"kind": "none", "amount": 0})
    setup = make_setup(stacks, fields.pair("blinds"), house=case.house, ante=ante.chips("amount"), ante_kind=ante.word("kind", ANTES, None))
    ante.close()
    return setup


def _forced(seat: str, setup: Setup) -> Facts:
    hand = Hand.from_setup(setup, manual=True)
    at = hand.seat(seat) if seat in setup.names else NOBODY
    if at == NOBODY:
        raise CaseError(f"there is no seat {seat}")
    paid = [event for event in hand.log if isinstance(event, e.Posted) and event.seat == at]

    def posted(*kinds: e.Post) -> int:
        return sum(event.amount for event in paid if event.kind in kinds)

    record = hand.state.record
    left = setup.stacks[at] - sum(event.amount for event in paid)
    return {
        "blind": lambda _: posted(e.Post.SMALL_BLIND, e.Post.BIG_BLIND),
        "ante": lambda _: posted(e.Post.ANTE, e.Post.TABLE_ANTE, e.Post.BOMB),
        "straddle": lambda _: posted(e.Post.STRADDLE),
        "live": lambda _: posted(e.Post.SMALL_BLIND, e.Post.BIG_BLIND, e.Post.STRADDLE, e.Post.LIVE_POST),
        "dead": lambda _: posted(e.Post.TABLE_ANTE, e.Post.DEAD_POST),
        "post": lambda _: sum(event.amount for event in paid),
        "stack_after": lambda _: left,
        "all_in": lambda _: left == 0,
        "starting_pot": lambda _: sum(setup.stacks) - sum(record.stack[: record.seats]) + setup.pot,
        "price": lambda _: record.price,
    }


def deal(case: Case) -> Facts:
    """Which card of the deck goes where, by dealing one in which every card is its place."""
    fields = case.setup
    order = fields.seats("order")
    house = case.house
    if "burn_cards" in fields:
        house = house._replace(burn_cards=int(fields.flag("burn_cards")))
    runs = fields.chips("runs", 1)
    words = {"preflop": Street.PREFLOP, "flop": Street.FLOP, "turn": Street.TURN}
    all_in_on = fields.word("all_in_on", words, Street.PREFLOP)
    hand = Hand(dict.fromkeys(order, PLENTY), house=house._replace(rit_max=max(1, runs)), deck=FULL, manual=True)
    _all_in(hand, all_in_on)
    if runs > 1:
        hand.run_times(runs)
    while hand.state.phase in (Phase.DEALING, Phase.RUNNING_OUT):
        hand.deal()
    return _places(hand, order, runs, all_in_on if "all_in_on" in fields else Street.RIVER)


def _all_in(hand: Hand, street: int) -> None:
    """Everybody calls and checks up to a street and is all-in there."""
    while hand.state.record.street < street or hand.state.phase == Phase.DEALING:
        if hand.state.phase == Phase.DEALING:
            hand.deal()
        else:
            hand.act("check" if hand.legal.can_check else "call")
    while hand.to_act is not None:
        hand.act("all-in")


def _places(hand: Hand, order: list[str], runs: int, all_in_on: int) -> Facts:
    """`flop`, `turn`, `river` and `burn` of what all boards share, and `boards` with the rest of each."""
    streets = {Street.FLOP: "flop", Street.TURN: "turn", Street.RIVER: "river"}
    shared: dict[str, list[int]] = {"burn": []}
    boards: list[dict[str, list[int]]] = [{"burn": []} for _ in range(runs)]
    holes: tuple[tuple[int, ...], ...] = ()
    for event in hand.log:
        if isinstance(event, e.HoleDealt):
            holes = event.hole
        if isinstance(event, e.BoardDealt):
            own = runs > 1 and event.street > all_in_on
            for lot in [shared, *boards[:1]] if runs == 1 else [boards[event.run] if own else shared]:
                lot[streets[Street(event.street)]] = list(event.cards)
                lot["burn"] += [event.burn] if event.burn != NOBODY else []
    facts: dict[str, Any] = {name: (lambda _, name=name: shared.get(name)) for name in ("burn", "flop", "turn", "river")}
    return {**facts, "hole": lambda _: {name: list(cards) for name, cards in zip(order, holes, strict=True)}, "boards": lambda _: boards}

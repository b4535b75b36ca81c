"""Cases that the floor rules on at a real table: `gesture`, `out_of_turn`."""

from floorman.notation.case_betting import betting_setup, played
from floorman.notation.case_fields import Case, CaseError, Facts
from floorman.notation.gesture import GestureError, parse_gesture
from floorman.rules.floor import binding
from floorman.rules.gesture import Binding, Floor, options, turn_of
from floorman.rules.irregular import Irregular, out_of_turn
from floorman.rules.rulebook import Verb

VERBS = {verb.name.lower(): verb for verb in Verb}
STANDS = (Irregular.OUT_OF_TURN_STANDS, Irregular.OUT_OF_TURN_FOLD_STANDS)


def gesture(case: Case) -> Facts:
    """What was said and pushed, and what it binds `question.seat` to, whose turn it has to be."""
    hand = played(betting_setup(case), case.setup.entries("actions", [])).hand
    seat = case.question.seat("seat", case.question.need("seat"))
    if hand.to_act != seat:
        raise CaseError(f"it is {hand.to_act or 'nobody'}'s turn, not {seat}'s")
    try:
        act = parse_gesture(case.question.text("gesture")).act()
    except GestureError as error:
        raise CaseError(f"question.gesture: {error}") from None
    state = hand.state
    bound = binding(turn_of(state.record, state.house, hand.seat(seat)), act, state.house)
    open_to_him = options(bound.rule) if bound.binding == Binding.DISCRETION else ()
    return {
        "ruling": lambda _: Binding(bound.binding).name.lower().replace("_", ""),
        "amount_to": lambda _: bound.to,
        "returned": lambda _: bound.returned,
        "because": lambda _: Floor(bound.rule).name.lower(),
        "options": lambda _: [Binding(option).name.lower() for option in open_to_him],
    }


def ahead_of_turn(case: Case) -> Facts:
    """What becomes of an action out of turn once the turn has come, and the price has changed or not."""
    fields = case.setup
    verb = fields.word("verb", VERBS, None)
    if verb is None:
        raise CaseError("setup has no field verb")
    ruling = Irregular(out_of_turn(verb, fields.chips("price_then"), fields.chips("price_now"), case.house))
    return {"binding": lambda _: ruling in STANDS, "because": lambda _: ruling.name.lower()}

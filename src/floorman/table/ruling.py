"""A refusal as data: which rule, the numbers it used, what is legal instead, and where the rule stands.

The same object greys out a button, is printed by the command line, and is what a test asserts. Its sentence is made in `text`.
"""

from typing import Any, NamedTuple

from floorman.rules.betting import all_in_to, max_raise_to, min_raise_to, raise_refusal, to_call, whole_size
from floorman.rules.house import HouseRules
from floorman.rules.record import HandRecord
from floorman.rules.rulebook import BY_KEY, RULE_OF_REFUSAL, Refusal


class Ruling(NamedTuple):
    """Why something is refused. `numbers` are chips, counts or names by the variable of the sentence that uses them."""

    refusal: Refusal
    numbers: dict[str, Any]

    @property
    def rule(self) -> str:
        """Key of the rule it rests on, as `raise.reopen`. What a minimum rests on depends on what it is measured from."""
        if self.refusal != Refusal.BELOW_MINIMUM or self.numbers["full_level"] == self.numbers["price"] > 0:
            return RULE_OF_REFUSAL[self.refusal]
        if self.numbers["price"] == 0:
            return "bet.minimum"
        return "raise.short_bet" if self.numbers["full_level"] == 0 else "raise.after_short_all_in"

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the rule stands, as `("guide 004", "TDA 47-A", ...)`."""
        return BY_KEY[self.rule].sources

    @property
    def option(self) -> str:
        """The house option that decides it, empty where all houses agree."""
        return BY_KEY[self.rule].option


class IllegalAction(ValueError):
    """Raised by `Hand` for what the rules refuse; nothing has changed. `ruling` says why."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        super().__init__(f"{ruling.refusal.name.lower()} ({ruling.rule}): {ruling.numbers}")


def action_ruling(hand: HandRecord, house: HouseRules, seat: int, refusal: int, asked: int, names: tuple[str, ...]) -> Ruling:
    """The ruling on an action of `seat`, with every number its sentence can need. Bet 10, all-in 16: owed 6, size 10, price 16."""
    numbers: dict[str, Any] = {
        "name": names[seat],
        "actor": names[hand.to_act] if hand.to_act >= 0 else "",
        "price": hand.price,
        "full_level": hand.full_level,
        "own": hand.street_bet[seat],
        "owed": max(0, hand.price - hand.street_bet[seat]),
        "to_call": to_call(hand, seat),
        "size": whole_size(hand, house),
        "stack": hand.stack[seat],
        "all_in": all_in_to(hand, seat),
        "asked": asked,
        "cap": house.limit_raise_cap,
    }
    open_to_raise = raise_refusal(hand, house, seat) == Refusal.NONE
    numbers["minimum"] = min(min_raise_to(hand, house), all_in_to(hand, seat)) if open_to_raise else 0
    numbers["maximum"] = max_raise_to(hand, house, seat) if open_to_raise else 0
    return Ruling(Refusal(refusal), numbers)

"""What can be wrong with a question about chances: a code and the numbers that show it.

    AnalysisError       hands, boards, stacks, options that cannot be
      RangeError        a text that is no range, with the place in it

The message is for programmers; the commands say each code in the words of the reader (`text/*/equity.ftl`).
"""

from typing import Any

MESSAGES = {
    "card_twice": "{card} is there twice: {first} and {second}",
    "odd_board": "the board has {cards} cards, it may have 0 to 5",
    "wrong_players": "{players} hands, there may be {least} to {most}",
    "blocked": "hand {player}: every combination in it needs a card that is already out",
    "all_blocked": "the hands cannot be dealt together: each combination takes a card that another needs",
    "too_few_cards": "{left} cards are left, {needed} are needed",
    "out_of_range": "{what} is {value}, but must be {least} to {most}",
    "too_large": "too many combinations to count exactly: {rows}; {most} can be",
    "seldom_together": "the ranges almost never fit together, and there are more than {most} ways in which they do",
    "unknown_hand": "pot {pot} can be won by player {player}, whose hand is not known",
    "no_pot": "there is no pot to win",
    "no_stacks": "no stacks",
    "bad_number": "{what}: {value} is not a number of 0 or more",
    "no_chips": "nobody has any chips",
    "nothing_to_call": "{name} has nothing to call",
    "range_empty": "no hands in it",
    "range_unknown": "{part} is no hand and no range",
    "range_two_ranks": "{part}: two pairs, or two hands with one card in common, make a range",
    "range_suited_pair": "{part}: a pair is neither suited nor offsuit",
    "range_same_card": "{part} has one card twice",
    "range_weight": "{part} is no weight: above 0, at most 1, three digits at most behind the point",
    "range_two_weights": "{part} is given weight {new} and before that {old}",
}


class AnalysisError(ValueError):
    """A question that has no answer. `code` is a key of `MESSAGES`, `numbers` what it speaks of."""

    def __init__(self, code: str, **numbers: Any) -> None:
        self.code, self.numbers = code, numbers
        super().__init__(MESSAGES[code].format(**numbers))


class RangeError(AnalysisError):
    """A text that is no range. `text` is all of it; what is wrong begins at `at` (from 0) and is `length` signs long."""

    def __init__(self, code: str, text: str, at: int, length: int, **numbers: Any) -> None:
        self.text, self.at, self.length = text, at, length
        super().__init__(code, **({"part": text[at : at + length]} | numbers))

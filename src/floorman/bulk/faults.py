"""What can be wrong with what a caller hands in: a code and the numbers that show it.

The message is for programmers and names the offending part; commands say it in their own words (`text`).
"""

from typing import Any

MESSAGES = {
    "not_whole_numbers": "{what} must be whole numbers, not {dtype}",
    "wrong_number_of_cards": "hand {place} has {cards} cards; {least} to {most} can be ranked",
    "not_a_card": "hand {place} holds {value}, which is no card: cards are 0 to 51",
    "card_twice": "hand {place} holds card {card} twice",
    "not_a_number": "{what} must be a whole number, not {value}",
    "out_of_range": "{what} is {value}, but must be {least} to {most}",
    "wrong_shape": "{what} has shape {found}, but must have {wanted}",
    "too_many_chips": "{value} chips at one table; {most} fit",
    "blinds_out_of_order": "the small blind of {small} is above the big blind of {big}",
    "no_bomb_pot": "a bomb pot of {value}, but this house has no bomb pots",
    "no_straddle": "a straddle of {value}, but this house has no straddles",
    "no_such_choice": "{what} {value!r} is unknown; known: {known}",
    "no_such_verb": "action {value} at table {place}; 0 to 4 are fold, check, call, bet, raise",
    "illegal_action": "the policy asked for {verb} to {to} in hand {hand} and was refused: {refusal}",
    "missing_package": "{what} needs {package}: pip install {package}",
    "no_scheduler": "no Dask scheduler answers at {address}: {reason}",
    "wrong_file": "{place} holds no tables of this version",
    "wrong_array": "{what} is {found}, but must be {wanted} and contiguous",
}


class BulkError(ValueError):
    """Arrays that cannot be used. `code` is a key of `MESSAGES`, `numbers` what it speaks of."""

    def __init__(self, code: str, **numbers: Any) -> None:
        self.code, self.numbers = code, numbers
        super().__init__(MESSAGES[code].format(**numbers))

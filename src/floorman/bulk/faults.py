"""What can be wrong with what a caller hands in: a code and the numbers that show it.

The message is for programmers and names the offending part; commands say it in their own words (`text`).
"""

from typing import Any

MESSAGES = {
    "not_whole_numbers": "{what} must be whole numbers, not {dtype}",
    "wrong_number_of_cards": "hand {place} has {cards} cards; {least} to {most} can be ranked",
    "not_a_card": "hand {place} holds {value}, which is no card: cards are 0 to 51",
    "card_twice": "hand {place} holds card {card} twice",
    "wrong_array": "{what} is {found}, but must be {wanted} and contiguous",
}


class BulkError(ValueError):
    """Arrays that cannot be used. `code` is a key of `MESSAGES`, `numbers` what it speaks of."""

    def __init__(self, code: str, **numbers: Any) -> None:
        self.code, self.numbers = code, numbers
        super().__init__(MESSAGES[code].format(**numbers))

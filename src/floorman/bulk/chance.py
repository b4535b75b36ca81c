"""Random numbers that are the same interpreted and compiled, for any number of threads and on any machine.

Multiply-with-carry (Marsaglia): the state is a carry of 31 bits above a word of 32, and the next state is `MULTIPLIER * word + carry`.
Since the multiplier has 31 bits too, no product reaches 2**63: compiled whole numbers may not overflow, those of Python never do. What is
drawn is the word with the carry laid over it. `MULTIPLIER * 2**32 - 1` is a safe prime, so the numbers repeat after about 2**61 of them.

Every hand has a state of its own, from the seed and the number of the hand: which thread plays it, and after which, changes nothing.
"""

from floorman.bulk.compiled import compilable
from floorman.bulk.record import TableRecord

MULTIPLIER = 1791398085
WORD = (1 << 32) - 1
MOST_BELOW = 1 << 31


@compilable
def random_state(seed: int, number: int) -> int:
    """The state that the random numbers of hand `number` begin with. Seed and number: 0 to 2**63 - 1."""
    word = scrambled(seed & WORD)
    word = scrambled(word + (seed >> 32) & WORD)
    word = scrambled(word + (number & WORD) & WORD)
    word = scrambled(word + (number >> 32) & WORD)
    carry = 1 + scrambled(word ^ 0x5BD1E995) % (MULTIPLIER - 2)
    return carry << 32 | word


@compilable
def scrambled(word: int) -> int:
    """32 bits that depend on all 32 bits of `word`; different words stay different."""
    word = (word ^ word >> 16) * 0x7FEB352D & WORD
    word = (word ^ word >> 15) * 0x46CA68B5 & WORD
    return word ^ word >> 16


@compilable
def draw(table: TableRecord, below: int) -> int:
    """The next random number of the table, 0 to `below` - 1; `below` at most 2**31. Some are likelier than others by 2**-32."""
    state = table.random
    state = MULTIPLIER * (state & WORD) + (state >> 32)
    table.random = state
    return (state & WORD ^ state >> 32) * below >> 32

"""House rules: every question that rooms answer differently, one enum each, and the four presets.

Laws
1. An option is named as in the table of `docs/house-rules.md`, its values as the members here in lower case.
2. Each option is read in exactly one place of `rules/`, beside the sentence that cites its source.
3. Contradictions are reported all together (`contradictions`), never one at a time.

Sources: guide 000-004, TDA 2024, WSOP 2026 (T tournament book, L live-action book), Robert's Rules v11. What the guide leaves open
is marked "ours" beside the preset. Knows no seats, no chips in play, no cards.
"""

from enum import IntEnum
from typing import NamedTuple


class Game(IntEnum):
    """The betting structure. A hand's, not a house's: it stands here because limit and pot-limit have options of their own."""

    NO_LIMIT = 0
    POT_LIMIT = 1
    FIXED_LIMIT = 2


NO_LIMIT, POT_LIMIT, FIXED_LIMIT = Game  # read on every action: a member looked up in its enum costs five comparisons


class ButtonRule(IntEnum):
    """How the button moves when seats empty (TDA 32; Robert 4)."""

    DEAD_BUTTON = 0  # the big blind moves one player; small blind and button may fall on empty seats
    FORWARD_MOVING = 1  # always a live small and big blind; somebody may skip a big blind
    MOVING_BUTTON = 2  # skipped blinds are caught up: there may be several big blinds


class HeadsUpTransition(IntEnum):
    """Three players become two (TDA 34-B)."""

    NO_BIG_BLIND_TWICE = 0
    PLAIN_FORWARD = 1


class NewPlayerEntry(IntEnum):
    """What a newcomer posts (WSOP L104a, Robert 4, TDA 10-A)."""

    FREE = 0
    POST_BIG_BLIND = 1
    POST_OR_WAIT = 2
    BUY_THE_BUTTON = 3


class MissedBlind(IntEnum):
    """What somebody owes who missed blinds (WSOP L160; Robert 4)."""

    BB_LIVE_SB_DEAD = 0
    LIVE_UP_TO_MIN_BET = 1
    WAIT_FOR_BB = 2


class Straddle(IntEnum):
    """Who may straddle (WSOP L22)."""

    OFF = 0
    UTG = 1
    BUTTON = 2
    UTG_OR_BUTTON = 3
    ANY = 4


class StraddleMinRaise(IntEnum):
    """1/2 with a straddle of 4: raise to 8 or to 6 (WSOP L174: 2026, 2024)."""

    DOUBLE_STRADDLE = 0
    PLUS_BIG_BLIND = 1


class ButtonStraddleFirst(IntEnum):
    """Who opens before the flop when the button has straddled (WSOP L22)."""

    LEFT_OF_STRADDLE = 0
    UNDER_THE_GUN = 1


class AnteKind(IntEnum):
    """Who pays an ante (guide 001; TDA RP-11)."""

    NONE = 0
    PER_PLAYER = 1
    BIG_BLIND = 2
    BUTTON = 3


class AnteOrder(IntEnum):
    """What a short big blind pays first (TDA RP-11: 2024 blind, 2019 ante)."""

    BIG_BLIND_FIRST = 0
    ANTE_FIRST = 1


class ShortBlindCall(IntEnum):
    """What the others owe over a big blind that is all-in for less (WSOP L154, Robert NL-2)."""

    NOMINAL_BIG_BLIND = 0
    ACTUAL_POSTED = 1


class MinRaiseBasis(IntEnum):
    """What a raise must add (guide 004, TDA 43)."""

    LAST_FULL_INCREMENT = 0
    DOUBLE_THE_BET = 1


class ShortAllIn(IntEnum):
    """What the minimum is measured from once a short all-in has moved the price: bet 10, all-in 16."""

    COMPLETE_TO_FULL = 0  # guide 004: 20
    ON_TOP_OF_ALL_IN = 1  # TDA 43, WSOP L176, Robert NL-4: 26
    ACPC_LAST_INCREMENT = 2  # the ACPC dealer program: 22


class ReopenRule(IntEnum):
    """When short all-ins give somebody who has acted the right to raise again (TDA 47-A, WSOP T96-a, Robert NL-5)."""

    FULL_BET_ONLY = 0  # each all-in is judged alone
    CUMULATIVE_PER_PLAYER = 1  # what this player now owes reaches a full size
    CUMULATIVE_TABLE = 2  # the short all-ins since the last full raise add up to one, for everybody


class ShortBetRaise(IntEnum):
    """Opening all-in of 20 below a big blind of 100: the next minimum is 120 or 100 (Robert NL-2; guide 004 carried on)."""

    BB_ON_TOP = 0
    COMPLETE_TO_BB = 1


class ShortBetCheckers(IntEnum):
    """May somebody who checked raise such an opening all-in (TDA 47-A)."""

    CALL_OR_FOLD = 0
    MAY_RAISE = 1


class LimitReopen(IntEnum):
    """How much of a bet counts as a whole one in fixed limit (WSOP L133, Robert betting-6)."""

    HALF_BET = 0
    FULL_BET = 1


class LimitCapHeadsUp(IntEnum):
    """When the cap on raises does not hold for two players (Robert betting-4; WSOP L131; TDA 48)."""

    UNCAPPED_IF_HEADS_UP_BEFORE_CAP = 0
    UNCAPPED_IF_ROUND_BEGAN_HEADS_UP = 1
    UNTIL_EVENT_IS_HEADS_UP = 2


class PotLimitPreflop(IntEnum):
    """How the small blind counts in a pot-limit opening (TDA 54; WSOP L191)."""

    TRUE_COUNT = 0
    ROUND_SB_UP = 1


class FoldedOnlyLayer(IntEnum):
    """Where a layer goes that only folded players have paid (guide 002; TDA 15-B)."""

    REPORT_NO_ELIGIBLE = 0
    RETURN_TO_BETTOR = 1
    MERGE_DOWN = 2


class PotAwardOrder(IntEnum):
    """Which pot is awarded first (guide 000, 002)."""

    LAST_SIDE_FIRST = 0
    MAIN_FIRST = 1


class OddChipRule(IntEnum):
    """Who gets an odd chip (TDA 20-A)."""

    FIRST_LEFT_OF_BUTTON = 0
    HIGH_CARD_BY_SUIT = 1


class OddChipMulti(IntEnum):
    """Several odd chips in one pot (Robert ties)."""

    ONE_EACH_CLOCKWISE = 0
    ALL_TO_FIRST = 1


class OddChipUnit(IntEnum):
    """The smallest chip a pot is split to (TDA 20; WSOP L152)."""

    SMALLEST_DENOMINATION = 0
    SMALLEST_BLIND_UNIT = 1
    ONE = 2


class RunOddChip(IntEnum):
    """Odd chips between several boards (WSOP L217)."""

    ONE_EACH_IN_BOARD_ORDER = 0
    ALL_TO_FIRST_BOARD = 1


class ShowdownOrder(IntEnum):
    """Who shows first (guide 001; TDA 17-A)."""

    LAST_AGGRESSOR_FINAL_STREET = 0
    BY_POSITION = 1


class AllInReveal(IntEnum):
    """Whether hands are tabled once nobody can bet any more (guide 000; TDA 16)."""

    TABLE_ALL_AT_ONCE = 0
    MAY_MUCK = 1


class SeeHandRequest(IntEnum):
    """Who may ask to see a hand (TDA 18)."""

    NONE = 0
    CALLER_MAY_SEE_LAST_AGGRESSOR = 1
    ANY_DEALT_IN = 2
    COLLUSION_ONLY = 3
    HAND_HISTORY = 4


class InputMode(IntEnum):
    """Whether a table corrects what was done (live) or refuses it (online)."""

    STRICT = 0
    LIVE_RULINGS = 1


class UnderRaise(IntEnum):
    """What becomes of a raise below the minimum (guide 004; TDA 43-A)."""

    FIFTY_PERCENT = 0
    ALWAYS_MINIMUM = 1
    ALWAYS_CALL = 2
    REJECT = 3


class OutOfTurn(IntEnum):
    """What becomes of an action out of turn (TDA 53)."""

    BINDING_IF_UNCHANGED = 0
    NEVER_BINDING = 1
    REJECT = 2


class FoldWhenFree(IntEnum):
    """Folding when checking costs nothing (TDA 58)."""

    ALLOW = 0
    FORBID = 1


class RakeRounding(IntEnum):
    """How rake is rounded to the unit."""

    DOWN = 0
    NEAREST = 1


class HouseRules(NamedTuple):
    """The answers of one house. Frozen; change with `house._replace(burn_cards=0)`. Defaults: our guide, or ours where it is silent."""

    button_rule: ButtonRule = ButtonRule.FORWARD_MOVING
    heads_up_transition: HeadsUpTransition = HeadsUpTransition.NO_BIG_BLIND_TWICE
    new_player_entry: NewPlayerEntry = NewPlayerEntry.POST_OR_WAIT
    missed_blind: MissedBlind = MissedBlind.BB_LIVE_SB_DEAD
    straddle: Straddle = Straddle.OFF
    straddle_max_levels: int = 1
    straddle_min_raise: StraddleMinRaise = StraddleMinRaise.DOUBLE_STRADDLE
    button_straddle_first: ButtonStraddleFirst = ButtonStraddleFirst.LEFT_OF_STRADDLE
    bomb_pot: int = 0
    bomb_pot_button_moves: int = 1
    ante_kind: AnteKind = AnteKind.BIG_BLIND
    ante_order: AnteOrder = AnteOrder.BIG_BLIND_FIRST
    short_blind_call: ShortBlindCall = ShortBlindCall.NOMINAL_BIG_BLIND
    burn_cards: int = 1
    min_raise_basis: MinRaiseBasis = MinRaiseBasis.LAST_FULL_INCREMENT
    short_allin_min_raise: ShortAllIn = ShortAllIn.COMPLETE_TO_FULL
    reopen_rule: ReopenRule = ReopenRule.CUMULATIVE_PER_PLAYER
    short_bet_raise: ShortBetRaise = ShortBetRaise.COMPLETE_TO_BB
    short_bet_checkers: ShortBetCheckers = ShortBetCheckers.CALL_OR_FOLD
    limit_reopen_rule: LimitReopen = LimitReopen.HALF_BET
    limit_raise_cap: int = 4  # raises after the bet; 0 = no cap
    limit_cap_heads_up: LimitCapHeadsUp = LimitCapHeadsUp.UNCAPPED_IF_HEADS_UP_BEFORE_CAP
    pl_preflop_pot: PotLimitPreflop = PotLimitPreflop.TRUE_COUNT
    folded_only_layer: FoldedOnlyLayer = FoldedOnlyLayer.MERGE_DOWN
    pot_award_order: PotAwardOrder = PotAwardOrder.LAST_SIDE_FIRST
    odd_chip_rule: OddChipRule = OddChipRule.FIRST_LEFT_OF_BUTTON
    odd_chip_multi: OddChipMulti = OddChipMulti.ONE_EACH_CLOCKWISE
    odd_chip_unit: OddChipUnit = OddChipUnit.SMALLEST_DENOMINATION
    rit_max: int = 1
    rit_odd_chip: RunOddChip = RunOddChip.ONE_EACH_IN_BOARD_ORDER
    showdown_order: ShowdownOrder = ShowdownOrder.LAST_AGGRESSOR_FINAL_STREET
    all_in_reveal: AllInReveal = AllInReveal.TABLE_ALL_AT_ONCE
    see_hand_request: SeeHandRequest = SeeHandRequest.NONE
    input_mode: InputMode = InputMode.STRICT
    underraise_ruling: UnderRaise = UnderRaise.FIFTY_PERCENT
    oot_action: OutOfTurn = OutOfTurn.REJECT
    fold_when_check_free: FoldWhenFree = FoldWhenFree.ALLOW
    rake_per_mille: int = 0  # tenths of a per cent
    rake_cap: int = 0  # chips a hand; 0 = no cap
    no_flop_no_drop: int = 1
    rake_rounding: RakeRounding = RakeRounding.DOWN


HOUSE = HouseRules()

TDA = HouseRules(
    button_rule=ButtonRule.DEAD_BUTTON,  # 32
    new_player_entry=NewPlayerEntry.FREE,  # 10-A
    short_allin_min_raise=ShortAllIn.ON_TOP_OF_ALL_IN,  # 43 Ex2
    short_bet_raise=ShortBetRaise.BB_ON_TOP,  # derived from 43
    limit_cap_heads_up=LimitCapHeadsUp.UNTIL_EVENT_IS_HEADS_UP,  # 48
    folded_only_layer=FoldedOnlyLayer.RETURN_TO_BETTOR,  # 15-B, 65-A
    see_hand_request=SeeHandRequest.CALLER_MAY_SEE_LAST_AGGRESSOR,  # 18-B
    input_mode=InputMode.LIVE_RULINGS,
    oot_action=OutOfTurn.BINDING_IF_UNCHANGED,  # 53
)

WSOP = TDA._replace(
    straddle=Straddle.UTG_OR_BUTTON,  # L22
    bomb_pot=1,  # L31
    bomb_pot_button_moves=0,  # L31
    see_hand_request=SeeHandRequest.COLLUSION_ONLY,  # L14, L147
    odd_chip_unit=OddChipUnit.SMALLEST_DENOMINATION,  # T73; L152 takes the smallest blind unit
    rit_max=3,  # L208
    rit_odd_chip=RunOddChip.ALL_TO_FIRST_BOARD,  # L217
)

ONLINE = HouseRules(
    heads_up_transition=HeadsUpTransition.PLAIN_FORWARD,
    ante_kind=AnteKind.PER_PLAYER,
    ante_order=AnteOrder.ANTE_FIRST,
    burn_cards=0,
    short_allin_min_raise=ShortAllIn.ON_TOP_OF_ALL_IN,
    short_bet_raise=ShortBetRaise.BB_ON_TOP,
    limit_raise_cap=3,
    odd_chip_unit=OddChipUnit.ONE,
    rit_max=3,
    rit_odd_chip=RunOddChip.ALL_TO_FIRST_BOARD,
    see_hand_request=SeeHandRequest.HAND_HISTORY,
    underraise_ruling=UnderRaise.REJECT,
)

PRESETS = {"house": HOUSE, "tda": TDA, "wsop": WSOP, "online": ONLINE}

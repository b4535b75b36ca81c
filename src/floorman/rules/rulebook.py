"""The rules by name: the verbs, every refusal as a code, and where each rule stands in the books.

A refusal is data: a code here, its numbers from the record (`table.ruling`), its sentence in the catalogues (`text`). `RULES` is what
`docs/rule-keys.md`, the conformance suite and `docs/disagreements.md` are checked against: every key has a case, a sentence in three
languages, and, where books differ, the option and a spot that shows it.
"""

from enum import IntEnum
from typing import NamedTuple


class Verb(IntEnum):
    """What a player may do in turn. All-in is no verb of its own: it is a bet, a call or a raise with all one has (guide 001)."""

    FOLD = 0
    CHECK = 1
    CALL = 2
    BET = 3
    RAISE = 4


FOLD, CHECK, CALL, BET, RAISE = Verb


class Refusal(IntEnum):
    """Why something is not allowed; NONE is: it is allowed. The order is no ranking."""

    NONE = 0
    # the turn
    HAND_OVER = 1
    OUT_OF_TURN = 2
    NO_BETTING_NOW = 3
    NOT_IN_THE_HAND = 4
    ALREADY_ALL_IN = 5
    # check, call, fold
    CHECK_FACING_A_BET = 6
    NOTHING_TO_CALL = 7
    FOLD_WHEN_CHECK_IS_FREE = 8
    # may this seat raise at all
    STACK_COVERS_ONLY_A_CALL = 9
    NOT_REOPENED = 10
    NOBODY_LEFT_TO_CALL = 11
    CAP_REACHED = 12
    # for how much
    BET_FACING_A_BET = 13
    RAISE_WITHOUT_A_BET = 14
    BELOW_MINIMUM = 15
    ABOVE_STACK = 16
    ABOVE_POT_LIMIT = 17
    NOT_THE_LIMIT = 18
    # cards, showdown, pots
    NO_CARDS_NOW = 19
    CARD_TWICE = 20
    WRONG_NUMBER_OF_CARDS = 21
    NOT_AT_SHOWDOWN = 22
    MUST_BE_TABLED = 23
    WINNER_NOT_ELIGIBLE = 24
    NO_WINNER_NAMED = 25
    POT_OUT_OF_ORDER = 26
    TOO_MANY_RUNS = 27
    RUNS_NOT_POSSIBLE = 28
    # the host
    NOTHING_TO_UNDO = 29
    BAD_STACK = 30
    NO_SUCH_SEAT = 31
    NO_SUCH_POT = 32
    POT_ALREADY_AWARDED = 33
    CARDS_NOT_KNOWN = 34
    LAST_HAND_CANNOT_BE_MUCKED = 35
    NOT_A_NUMBER = 36
    WINNERS_CONTRADICT = 37


NONE = Refusal.NONE


class Rule(NamedTuple):
    """One rule: its key, its place in each book that has it, and the house option (empty: all houses agree)."""

    key: str
    sources: tuple[str, ...]
    option: str = ""


RULES: tuple[Rule, ...] = (
    # turn and street
    Rule("turn.order", ("guide 001", "TDA 34-B", "WSOP L156")),
    Rule("turn.big_blind_option", ("guide 001", "WSOP L156", "WSOP L159")),
    Rule("turn.street_closes", ("guide 004", "guide 001")),
    Rule("turn.no_more_betting", ("guide 001", "TDA 16")),
    Rule("turn.button_straddle", ("WSOP L22",), "button_straddle_first"),
    Rule("turn.fold_when_free", ("TDA 58", "WSOP T84"), "fold_when_check_free"),
    # betting
    Rule("call.amount", ("guide 001",)),
    Rule("call.short_blind", ("WSOP L154", "Robert NL-2", "TDA 54-B"), "short_blind_call"),
    Rule("bet.minimum", ("guide 004", "TDA 43")),
    Rule("raise.minimum", ("guide 004", "TDA 43-A", "WSOP T96", "Robert NL-3"), "min_raise_basis"),
    Rule("raise.after_short_all_in", ("guide 004", "TDA 43 Ex2", "WSOP L176", "Robert NL-4"), "short_allin_min_raise"),
    Rule("raise.reopen", ("guide 004", "TDA 47-A", "WSOP T96-a", "Robert NL-5"), "reopen_rule"),
    Rule("raise.short_bet", ("Robert NL-2", "guide 004"), "short_bet_raise"),
    Rule("raise.short_bet_checkers", ("TDA 47-A",), "short_bet_checkers"),
    Rule("raise.all_in_for_less", ("guide 004", "TDA 43")),
    Rule("raise.nobody_left_to_call", ("TDA 16",)),
    Rule("raise.straddle", ("WSOP L174",), "straddle_min_raise"),
    Rule("limit.raise", ("WSOP L133", "Robert betting-6", "TDA 47-B"), "limit_reopen_rule"),
    Rule("limit.cap", ("TDA 48", "WSOP L130", "Robert betting-3"), "limit_raise_cap"),
    Rule("limit.cap_heads_up", ("TDA 48", "WSOP L131", "Robert betting-4"), "limit_cap_heads_up"),
    Rule("pot_limit.maximum", ("TDA 54", "Robert 14", "WSOP L191"), "pl_preflop_pot"),
    # forced bets
    Rule("post.blinds", ("guide 001",)),
    Rule("post.ante", ("guide 001", "TDA RP-11"), "ante_kind"),
    Rule("post.ante_order", ("TDA RP-11",), "ante_order"),
    Rule("post.missed_blind", ("WSOP L160", "Robert 4"), "missed_blind"),
    Rule("post.straddle", ("WSOP L22", "WSOP L165"), "straddle"),
    Rule("post.bomb_pot", ("WSOP L31",), "bomb_pot"),
    # pots
    Rule("pots.refund", ("guide 000", "guide 002", "guide 003"), ""),
    Rule("pots.layers", ("guide 000", "guide 003", "TDA 21")),
    Rule("pots.merge", ("guide 003",)),
    Rule("pots.dead_money", ("guide 002", "guide 003", "TDA RP-11")),
    Rule("pots.folded_only", ("guide 002", "TDA 15-B", "TDA 65-A"), "folded_only_layer"),
    Rule("pots.award_order", ("guide 000", "TDA 16", "WSOP L153"), "pot_award_order"),
    Rule("pots.odd_chip", ("TDA 20-A", "WSOP T73", "WSOP L153"), "odd_chip_rule"),
    Rule("pots.odd_chips", ("Robert ties", "TDA 20"), "odd_chip_multi"),
    Rule("pots.odd_chip_unit", ("TDA 20", "WSOP T73", "WSOP L152"), "odd_chip_unit"),
    Rule("pots.boards", ("WSOP L217", "WSOP L209"), "rit_odd_chip"),
    Rule("pots.rake", ("WSOP L31",), "rake_rounding"),
    # cards and showdown
    Rule("cards.ranking", ("guide 000", "TDA 12")),
    Rule("deal.order", ("guide 001", "TDA 34-B", "TDA 38"), "burn_cards"),
    Rule("showdown.order", ("guide 001", "TDA 17-A", "WSOP T72"), "showdown_order"),
    Rule("showdown.all_in", ("guide 000", "TDA 16", "WSOP T70"), "all_in_reveal"),
    Rule("showdown.uncontested", ("guide 001", "TDA 17-B")),
    # the floor at a real table
    Rule("floor.words_first", ("TDA 40", "WSOP T90", "WSOP L180")),
    Rule("floor.string_bet", ("guide 004", "TDA 56", "WSOP T103", "WSOP L140")),
    Rule("floor.underraise", ("guide 004", "TDA 43-A", "WSOP T95"), "underraise_ruling"),
    Rule("floor.one_chip", ("TDA 44", "WSOP T97", "WSOP L141")),
    Rule("floor.several_chips", ("TDA 45", "WSOP T92")),
    Rule("floor.prior_chips", ("TDA 46", "WSOP T98")),
    Rule("floor.bare_amount", ("TDA 40-C", "TDA 57", "WSOP T60")),
    Rule("floor.no_bet_to_call", ("TDA 55", "WSOP T90b")),
    Rule("floor.out_of_turn", ("TDA 53", "WSOP T90d", "WSOP L136"), "oot_action"),
    # button
    Rule("button.moves", ("guide 001", "TDA 32", "WSOP T85"), "button_rule"),
    Rule("button.heads_up", ("TDA 34-B", "WSOP T87"), "heads_up_transition"),
)

BY_KEY = {rule.key: rule for rule in RULES}

# The rule that each refusal of an action rests on.
RULE_OF_REFUSAL: dict[Refusal, str] = {
    Refusal.HAND_OVER: "turn.street_closes",
    Refusal.OUT_OF_TURN: "turn.order",
    Refusal.NO_BETTING_NOW: "turn.no_more_betting",
    Refusal.NOT_IN_THE_HAND: "turn.order",
    Refusal.ALREADY_ALL_IN: "turn.no_more_betting",
    Refusal.CHECK_FACING_A_BET: "call.amount",
    Refusal.NOTHING_TO_CALL: "call.amount",
    Refusal.FOLD_WHEN_CHECK_IS_FREE: "turn.fold_when_free",
    Refusal.STACK_COVERS_ONLY_A_CALL: "raise.all_in_for_less",
    Refusal.NOT_REOPENED: "raise.reopen",
    Refusal.NOBODY_LEFT_TO_CALL: "raise.nobody_left_to_call",
    Refusal.CAP_REACHED: "limit.cap",
    Refusal.BET_FACING_A_BET: "call.amount",
    Refusal.RAISE_WITHOUT_A_BET: "bet.minimum",
    Refusal.BELOW_MINIMUM: "raise.minimum",
    Refusal.ABOVE_STACK: "raise.all_in_for_less",
    Refusal.ABOVE_POT_LIMIT: "pot_limit.maximum",
    Refusal.NOT_THE_LIMIT: "limit.raise",
    Refusal.NOT_A_NUMBER: "bet.minimum",
    Refusal.NO_CARDS_NOW: "deal.order",
    Refusal.CARD_TWICE: "cards.ranking",
    Refusal.WRONG_NUMBER_OF_CARDS: "deal.order",
    Refusal.CARDS_NOT_KNOWN: "showdown.order",
    Refusal.NOT_AT_SHOWDOWN: "showdown.order",
    Refusal.MUST_BE_TABLED: "showdown.all_in",
    Refusal.LAST_HAND_CANNOT_BE_MUCKED: "showdown.uncontested",
    Refusal.WINNER_NOT_ELIGIBLE: "pots.layers",
    Refusal.NO_WINNER_NAMED: "pots.layers",
    Refusal.WINNERS_CONTRADICT: "pots.layers",
    Refusal.NO_SUCH_POT: "pots.layers",
    Refusal.POT_ALREADY_AWARDED: "pots.award_order",
    Refusal.POT_OUT_OF_ORDER: "pots.award_order",
    Refusal.TOO_MANY_RUNS: "pots.boards",
    Refusal.RUNS_NOT_POSSIBLE: "pots.boards",
    Refusal.NOTHING_TO_UNDO: "turn.order",
    Refusal.BAD_STACK: "call.amount",
    Refusal.NO_SUCH_SEAT: "turn.order",
}

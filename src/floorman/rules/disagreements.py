"""Where the books, our guide and known engines disagree: one entry for each question, with who answers it how.

Plain data. `spot` is a line that `floorman ruling` can run, `question` the action or gesture asked about there (empty: the menu).
`docs/disagreements.md` is written from here, with numbers that the engine gives under every value of the option; a test keeps it so.
"""

from typing import NamedTuple


class Position(NamedTuple):
    """One answer: the value of the house option, and who gives it."""

    value: str
    held_by: tuple[str, ...]


class Disagreement(NamedTuple):
    """One question that is answered in several ways."""

    rule: str  # key in the rule book
    option: str  # field of HouseRules
    spot: str
    question: str
    positions: tuple[Position, ...]


DISAGREEMENTS: tuple[Disagreement, ...] = (
    Disagreement(
        "raise.after_short_all_in",
        "short_allin_min_raise",
        "1/2 A=500 B=16 C=500 flop pot=6 | b10 a",
        "",
        (
            Position("complete_to_full", ("guide 004",)),
            Position("on_top_of_all_in", ("TDA 43 Ex2", "WSOP L176", "Robert NL-4", "PokerKit 0.7.7")),
            Position("acpc_last_increment", ("ACPC dealer",)),
        ),
    ),
    Disagreement(
        "raise.reopen",
        "reopen_rule",
        "50/100 A=5000 B=125 C=5000 D=200 E=5000 flop | b100 a c a c c",
        "r300",
        (
            Position("cumulative_per_player", ("TDA 47 Ex1-A", "Robert NL-5", "WSOP L177")),
            Position("cumulative_table", ("WSOP T96-a, as worded", "PokerKit 0.7.7")),
            Position("full_bet_only", ("guide 004, read alone",)),
        ),
    ),
    Disagreement(
        "raise.reopen",
        "reopen_rule",
        "50/100 A=5000 B=125 C=5000 D=200 E=5000 flop | b100 a c a c",
        "r300",
        (
            Position("cumulative_per_player", ("TDA 47 Ex1", "Robert NL-5", "WSOP L177")),
            Position("cumulative_table", ("WSOP T96-a, as worded", "PokerKit 0.7.7")),
            Position("full_bet_only", ("guide 004, read alone",)),
        ),
    ),
    Disagreement(
        "raise.short_bet",
        "short_bet_raise",
        "50/100 A=5000 B=20 C=5000 flop pot=300 | x a",
        "",
        (
            Position("bb_on_top", ("Robert NL-2", "TDA 43, derived", "PokerKit 0.7.7")),
            Position("complete_to_bb", ("guide 004, carried on",)),
        ),
    ),
    Disagreement(
        "raise.short_bet_checkers",
        "short_bet_checkers",
        "50/100 A=5000 B=20 C=5000 flop pot=300 | x a c",
        "r200",
        (
            Position("call_or_fold", ("TDA 47-A", "Robert, older wording")),
            Position("may_raise", ("PokerKit 0.7.7",)),
        ),
    ),
    Disagreement(
        "call.short_blind",
        "short_blind_call",
        "50/100 SB=1000 BB=60 BTN=1000",
        "",
        (
            Position("nominal_big_blind", ("WSOP L154", "Robert NL-2", "TDA 54-B")),
            Position("actual_posted", ("PokerKit 0.7.7",)),
        ),
    ),
    Disagreement(
        "raise.minimum",
        "min_raise_basis",
        "1/2 SB=200 BB=200 UTG=200 BTN=200 | r6 r16",
        "r26",
        (
            Position("last_full_increment", ("guide 004", "TDA 43-A", "WSOP T96")),
            Position("double_the_bet", ("some European rooms",)),
        ),
    ),
    Disagreement(
        "raise.straddle",
        "straddle_min_raise",
        "1/2 SB=200 BB=200 UTG=200 CO=200 BTN=200 straddle=UTG:4",
        "",
        (
            Position("double_straddle", ("WSOP 2026 L174", "Robert, derived")),
            Position("plus_big_blind", ("WSOP 2024 L161", "PokerKit 0.7.7")),
        ),
    ),
    Disagreement(
        "turn.button_straddle",
        "button_straddle_first",
        "1/2 SB=200 BB=200 UTG=200 CO=200 BTN=200 straddle=BTN:4",
        "",
        (
            Position("left_of_straddle", ("WSOP L22",)),
            Position("under_the_gun", ("some rooms",)),
        ),
    ),
    Disagreement(
        "post.ante_order",
        "ante_order",
        "500/1000 SB=20000 BB=1100 BTN=20000 ante=bb:1000",
        "",
        (
            Position("big_blind_first", ("TDA 2024 RP-11",)),
            Position("ante_first", ("TDA 2019 RP-11", "L. Johnson, Card Player 2019")),
        ),
    ),
    Disagreement(
        "limit.raise",
        "limit_reopen_rule",
        "FL 10/20 A=15 B=1000 C=1000 flop pot=60 | a",
        "",
        (
            Position("half_bet", ("TDA 47-B", "WSOP L133", "Robert betting-6")),
            Position("full_bet", ("some card rooms",)),
        ),
    ),
    Disagreement(
        "limit.cap",
        "limit_raise_cap",
        "FL 1/2 SB=200 BB=200 BTN=200 | r4 r6 r8",
        "r10",
        (
            Position("4", ("WSOP T100b", "WSOP L130")),
            Position("3", ("Robert betting-3", "most online rooms")),
        ),
    ),
    Disagreement(
        "limit.cap_heads_up",
        "limit_cap_heads_up",
        "FL 1/2 SB=200 BB=200 BTN=200 | r4 f r6 r8 r10",
        "r12",
        (
            Position("uncapped_if_heads_up_before_cap", ("Robert betting-4",)),
            Position("uncapped_if_round_began_heads_up", ("WSOP L131",)),
            Position("until_event_is_heads_up", ("TDA 48", "WSOP T100b")),
        ),
    ),
    Disagreement(
        "pot_limit.maximum",
        "pl_preflop_pot",
        "PL 5/10 SB=1000 BB=1000 UTG=1000 BTN=1000",
        "",
        (
            Position("true_count", ("TDA 54", "WSOP T")),
            Position("round_sb_up", ("WSOP L191",)),
        ),
    ),
    Disagreement(
        "turn.fold_when_free",
        "fold_when_check_free",
        "1/2 A=100 B=100 C=100 flop pot=6",
        "f",
        (
            Position("allow", ("TDA 58", "WSOP T84")),
            Position("forbid", ("most online rooms", "PokerKit 0.7.7 in tournaments")),
        ),
    ),
    Disagreement(
        "pots.odd_chips",
        "odd_chip_multi",
        "1/2 A=33:2c2d B=33:2h2s C=33:3c3d D=200 | c c a c c f | AhKhQh | Jh | Th",
        "",
        (
            Position("one_each_clockwise", ("Robert ties", "TDA 20, singular wording")),
            Position("all_to_first", ("PokerKit 0.7.7",)),
        ),
    ),
    Disagreement(
        "pots.award_order",
        "pot_award_order",
        "1/2 A=30:AsAd B=70:KsKd C=120:QsQd | a a a | 2c3c4h | 8d | 9h",
        "",
        (
            Position("last_side_first", ("guide 000", "TDA 16 Ex2", "WSOP L153")),
            Position("main_first", ("guide 002, home games",)),
        ),
    ),
    Disagreement(
        "floor.underraise",
        "underraise_ruling",
        "500/1000 A=20000 B=20000 C=20000 flop pot=3000 | b1000",
        "pushes 1500",
        (
            Position("fifty_percent", ("TDA 43-A",)),
            Position("always_minimum", ("guide 004, one choice",)),
            Position("always_call", ("guide 004, the other",)),
            Position("reject", ("online rooms",)),
        ),
    ),
)


class CasePosition(NamedTuple):
    """One answer to a question that no spot shows, with the conformance case that holds it."""

    value: str
    held_by: tuple[str, ...]
    case: str


class CaseDisagreement(NamedTuple):
    """A question about the button, posts, the pots or the showdown, answered in several ways."""

    rule: str
    option: str
    positions: tuple[CasePosition, ...]


CASE_DISAGREEMENTS: tuple[CaseDisagreement, ...] = (
    CaseDisagreement(
        "pots.folded_only",
        "folded_only_layer",
        (
            CasePosition("report_no_eligible", ("guide 002, its calculator",), "RC008"),
            CasePosition("return_to_bettor", ("TDA 15-B and 65-A, derived",), "RC010"),
            CasePosition("merge_down", ("the usual repair in engines",), "RC009"),
        ),
    ),
    CaseDisagreement(
        "button.moves",
        "button_rule",
        (
            CasePosition("dead_button", ("TDA 32", "WSOP T85", "WSOP L155"), "RC098"),
            CasePosition("forward_moving", ("guide 001", "PokerStars"), "RC102"),
            CasePosition("moving_button", ("Robert 4, one choice",), "FM-165"),
        ),
    ),
    CaseDisagreement(
        "button.heads_up",
        "heads_up_transition",
        (
            CasePosition("no_big_blind_twice", ("TDA 34-B", "WSOP T87"), "RC106"),
            CasePosition("plain_forward", ("PokerStars, derived",), "FM-167"),
        ),
    ),
    CaseDisagreement(
        "post.missed_blind",
        "missed_blind",
        (
            CasePosition("bb_live_sb_dead", ("WSOP L160", "online rooms"), "RC215"),
            CasePosition("live_up_to_min_bet", ("Robert 4",), "FM-181"),
        ),
    ),
    CaseDisagreement(
        "pots.odd_chip",
        "odd_chip_rule",
        (
            CasePosition("first_left_of_button", ("TDA 20-A", "WSOP T73"), "FM-132"),
            CasePosition("high_card_by_suit", ("some rooms",), "FM-131"),
        ),
    ),
    CaseDisagreement(
        "pots.boards",
        "rit_odd_chip",
        (
            CasePosition("one_each_in_board_order", ("ours, as within one board",), "RC134"),
            CasePosition("all_to_first_board", ("WSOP L217", "PokerKit 0.7.7"), "RC133"),
        ),
    ),
    CaseDisagreement(
        "showdown.all_in",
        "all_in_reveal",
        (
            CasePosition("table_all_at_once", ("guide 000", "TDA 16", "WSOP T70"), "FM-207"),
            CasePosition("may_muck", ("WSOP L, silent", "PokerKit 0.7.7 in cash games"), "FM-208"),
        ),
    ),
    CaseDisagreement(
        "floor.out_of_turn",
        "oot_action",
        (
            CasePosition("binding_if_unchanged", ("TDA 53", "WSOP T90d"), "FM-255"),
            CasePosition("never_binding", ("some home games",), "FM-259"),
            CasePosition("reject", ("guide 004, online",), "FM-260"),
        ),
    ),
)

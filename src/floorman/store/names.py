"""What the events of a hand are called in a log. A name once here stays; an event that is new gets one, or it cannot be stored."""

from typing import Any

from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.streets import Street
from floorman.store.codec import Codec, Name
from floorman.store.spelling import CARD, CARDS, HANDS, Spelling, preset, record, word
from floorman.table import events as e
from floorman.table.setup import Setup

STREET = word(Street)
HOUSE = preset(HouseRules, PRESETS, {})
OWN: dict[Any, Spelling] = {HouseRules: HOUSE, Setup: record(Setup, {HouseRules: HOUSE}, street=STREET)}

HAND_NAMES = (
    Name("hand.started", e.HandStarted),
    Name("hand.posted", e.Posted),
    Name("hand.dealt", e.HoleDealt, {"hole": HANDS}),
    Name("hand.folded", e.Folded),
    Name("hand.checked", e.Checked),
    Name("hand.called", e.Called),
    Name("hand.bet", e.Bet),
    Name("hand.raised", e.Raised),
    Name("hand.returned", e.Returned),
    Name("hand.street_closed", e.StreetClosed, {"street": STREET, "after": STREET}),
    Name("hand.board_dealt", e.BoardDealt, {"street": STREET, "cards": CARDS, "burn": CARD}),
    Name("hand.runs_agreed", e.RunsAgreed),
    Name("hand.hole_reported", e.HoleReported, {"cards": CARDS}),
    Name("hand.board_reported", e.BoardReported, {"cards": CARDS}),
    Name("hand.shown", e.Shown, {"cards": CARDS}),
    Name("hand.mucked", e.Mucked),
    Name("hand.rake_taken", e.RakeTaken),
    Name("hand.pot_awarded", e.PotAwarded),
    Name("hand.stack_corrected", e.StackCorrected),
    Name("hand.over", e.HandOver),
    Name("hand.undone", e.Undone),
)

HAND: Codec[e.Event] = Codec(HAND_NAMES, OWN)

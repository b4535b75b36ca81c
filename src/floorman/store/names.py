"""What the events of a hand and of a night are called in a log. A name once here stays; a new event gets one, or it cannot be stored."""

from typing import Any

from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.streets import Street
from floorman.store.codec import Codec, Name
from floorman.store.spelling import CARD, CARDS, HANDS, Spelling, preset, record, word
from floorman.table import events as e
from floorman.table.session import events as s
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

NIGHT_NAMES = (
    Name("night.opened", s.NightOpened),
    Name("night.joined", s.Joined),
    Name("night.renamed", s.Renamed),
    Name("night.seat_taken", s.SeatTaken),
    Name("night.seat_moved", s.SeatMoved),
    Name("night.sat_out", s.SatOut),
    Name("night.came_back", s.CameBack),
    Name("night.leave_marked", s.LeaveMarked),
    Name("night.cashed_out", s.CashedOut),
    Name("night.chips_asked", s.ChipsAsked),
    Name("night.chips_granted", s.ChipsGranted),
    Name("night.chips_declined", s.ChipsDeclined),
    Name("night.chips_bought", s.ChipsBought),
    Name("night.stack_set_right", s.StackSetRight),
    Name("night.time_charged", s.TimeCharged),
    Name("night.hand_begun", s.HandBegun, {"deck": CARDS}),
    Name("night.played", s.Played),
    Name("night.taken_back", s.TakenBack),
    Name("night.paused", s.Paused),
    Name("night.resumed", s.Resumed),
    Name("night.last_hand_called", s.LastHandCalled),
    Name("night.room_locked", s.RoomLocked),
    Name("night.stakes_changed", s.StakesChanged),
    Name("night.host_offered", s.HostOffered),
    Name("night.host_changed", s.HostChanged),
    Name("night.host_away", s.HostAway),
    Name("night.closed", s.NightClosed),
)

# A night holds the events of its hands; they keep the names they have alone.
NIGHT: Codec[Any] = Codec((*HAND_NAMES, *NIGHT_NAMES), OWN, nested=e.Event)

"""Events as JSON and back (`store.codec`): by names of our own, readable, and strict."""

import json
from itertools import zip_longest
from typing import Any, NamedTuple, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.rules.house import PRESETS, HouseRules
from floorman.store import NewEvent
from floorman.store.codec import Codec, CodecError, Name
from floorman.store.names import HAND, HAND_NAMES, OWN
from floorman.store.spelling import CARDS, spelling_of
from floorman.table import events as e
from floorman.table.decide import decide
from floorman.table.ruling import Ruling
from floorman.table.setup import check, make_setup
from tests.strategies import began, commands, setups

SETUP = check(make_setup({"한국": 500, "B": 16, "日本": 90}, (1, 2), house="tda", ante=2, straddles={}, unit=1))

EXAMPLES: list[e.Event] = [
    e.HandStarted(SETUP),
    *(e.Posted(1, kind, 2) for kind in e.Post),
    e.HoleDealt(((50, 51), (), (0, 13))),
    e.Folded(0),
    e.Checked(9),
    e.Called(1, 16, 6, True),
    e.Bet(0, 10, True, False),
    e.Raised(1, 16, 6, False, True),
    e.Returned(2, 50),
    e.StreetClosed(0, 1),
    e.StreetClosed(3, 4),
    e.BoardDealt(1, (0, 14, 28), 51, 0),
    e.BoardDealt(2, (), -1, 1),
    e.RunsAgreed(2),
    e.HoleReported(2, (12, 25)),
    e.BoardReported(1, (12, 25, 38)),
    e.Shown(2, (12, 25)),
    e.Mucked(2),
    e.RakeTaken(3),
    e.PotAwarded(1, 10**15, ((0, 5), (2, 10**15 - 5)), True),
    e.StackCorrected(1, 16, 20, '"counted" again\n'),
    *(e.HandOver(reason, "돈") for reason in e.Reason),
    e.Undone(7),
]


def through_json(event: e.Event) -> e.Event:
    written = HAND.write(event)
    return HAND.read(written._replace(body=json.loads(json.dumps(written.body, ensure_ascii=False))))


def body_of(event: e.Event) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(json.dumps(HAND.write(event).body))
    return written


def test_every_event_of_a_hand_has_a_name() -> None:
    assert {name.cls for name in HAND_NAMES} == set(get_args(e.Event))
    assert {type(event) for event in EXAMPLES} == set(get_args(e.Event))


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_comes_back_as_it_was(event: e.Event) -> None:
    again = through_json(event)
    assert again == event
    for ours, theirs in zip_longest(again, event):
        assert ours == theirs
        assert isinstance(ours, bool) == isinstance(theirs, bool)


@settings(max_examples=40)
@given(setups(), st.integers(0, 2**32))
def test_whole_hands_come_back_as_they_were(setup: Any, seed: int) -> None:
    hand = began(setup, seed)
    for command in commands(hand, seed, host=True):
        happened = decide(hand.state, command)
        if not isinstance(happened, Ruling):
            hand.ask(command)
    assert [through_json(event) for event in hand.events] == hand.events


@pytest.mark.parametrize(
    ("event", "name", "body"),
    [
        (e.Posted(1, e.Post.BIG_BLIND, 2), "hand.posted", {"seat": 1, "kind": "big_blind", "amount": 2}),
        (e.HoleDealt(((50, 51), (), (0, 13))), "hand.dealt", {"hole": ["KsAs", "", "2c2d"]}),
        (e.BoardDealt(1, (0, 14, 28), -1, 0), "hand.board_dealt", {"street": "flop", "cards": "2c3d4h", "burn": "", "run": 0}),
        (
            e.PotAwarded(1, 7, ((0, 4), (2, 3)), False),
            "hand.pot_awarded",
            {"pot": 1, "amount": 7, "shares": [[0, 4], [2, 3]], "declared": False},
        ),
        (e.HandOver(e.Reason.ALL_OTHERS_FOLDED, ""), "hand.over", {"reason": "all_others_folded", "note": ""}),
    ],
)
def test_what_is_stored_can_be_read_by_people(event: e.Event, name: str, body: dict[str, Any]) -> None:
    assert HAND.write(event) == NewEvent(name, 1, body)


@pytest.mark.parametrize("name", PRESETS)
def test_house_rules_are_stored_as_a_preset_and_every_option_by_its_word(name: str) -> None:
    house = PRESETS[name]._replace(limit_raise_cap=7)
    stored = body_of(e.HandStarted(SETUP._replace(house=house)))["setup"]["house"]
    assert stored["preset"] == name
    assert list(stored["options"]) == list(HouseRules._fields)
    assert stored["options"]["limit_raise_cap"] == 7
    assert stored["options"]["short_allin_min_raise"] == house.short_allin_min_raise.name.lower()


@pytest.mark.parametrize("option", HouseRules._fields)
def test_an_option_that_was_not_asked_then_takes_the_answer_of_the_preset(option: str) -> None:
    for name, house in PRESETS.items():
        stored = body_of(e.HandStarted(SETUP._replace(house=house._replace(burn_cards=1 - house.burn_cards))))
        del stored["setup"]["house"]["options"][option]
        stored["setup"]["house"]["preset"] = name
        read = HAND.read(NewEvent("hand.started", 1, stored))
        assert isinstance(read, e.HandStarted)
        expected = house if option == "burn_cards" else house._replace(burn_cards=1 - house.burn_cards)
        assert read.setup.house == expected


def test_a_field_of_the_setup_that_did_not_exist_then_takes_its_default() -> None:
    stored = body_of(e.HandStarted(SETUP._replace(bomb_pot=20)))
    del stored["setup"]["bomb_pot"]
    read = HAND.read(NewEvent("hand.started", 1, stored))
    assert isinstance(read, e.HandStarted)
    assert read.setup == SETUP


def changed(body: dict[str, Any], where: str, value: Any) -> dict[str, Any]:
    *path, last = where.split(".")
    inner: Any = body
    for step in path:
        inner = inner[step]
    inner[last] = value
    return body


STARTED = e.HandStarted(SETUP)
BAD: list[tuple[e.Event, str, Any, str]] = [
    (e.Folded(0), "player", 1, "hand.folded: unknown field 'player'; there are seat"),
    (e.Folded(0), "seat", "0", "hand.folded.seat: '0' is no int"),
    (e.Folded(0), "seat", True, "hand.folded.seat: True is no int"),
    (e.Folded(0), "seat", 1.0, "hand.folded.seat: 1.0 is no int"),
    (e.Folded(0), "seat", None, "hand.folded.seat: None is no int"),
    (e.Called(0, 2, 2, False), "all_in", 0, "hand.called.all_in: 0 is no bool"),
    (e.StackCorrected(0, 2, 2, ""), "reason", 3, "hand.stack_corrected.reason: 3 is no str"),
    (e.Posted(0, e.Post.ANTE, 2), "kind", "tip", "hand.posted.kind: 'tip' is none of ante, table_ante,"),
    (e.Posted(0, e.Post.ANTE, 2), "kind", 0, "hand.posted.kind: 0 is none of ante,"),
    (e.StreetClosed(0, 1), "after", "pflop", "hand.street_closed.after: 'pflop' is none of preflop,"),
    (e.Shown(0, (1, 2)), "cards", "AsXs", "hand.shown.cards: not a card: 'Xs'"),
    (e.Shown(0, (1, 2)), "cards", "AsAs", "hand.shown.cards: the same card twice: As"),
    (e.Shown(0, (1, 2)), "cards", "A♠ Ks", "hand.shown.cards: 'A♠ Ks' is not written as cards are"),
    (e.Shown(0, (1, 2)), "cards", [1, 2], "hand.shown.cards: not text: list"),
    (e.BoardDealt(1, (), -1, 0), "burn", "AsKs", "hand.board_dealt.burn: 'AsKs' is more than one card"),
    (e.HoleDealt(((), ())), "hole", "AsKs", "hand.dealt.hole: 'AsKs' is no list"),
    (e.PotAwarded(0, 1, (), False), "shares", [[0, 1], [1, 2, 3]], "hand.pot_awarded.shares.1: [1, 2, 3] has not 2 parts"),
    (STARTED, "setup", [], "hand.started.setup: [] is no object"),
    (STARTED, "setup.rake", 1, "hand.started.setup: unknown field 'rake'"),
    (STARTED, "setup.house.preset", "vegas", "hand.started.setup.house: preset 'vegas' is none of house, tda, wsop, online"),
    (STARTED, "setup.house.options", None, "hand.started.setup.house: None is no object"),
    (STARTED, "setup.house.extra", 1, "hand.started.setup.house: unknown field 'extra'; there are preset, options"),
    (STARTED, "setup.house.options.jokers", 1, "hand.started.setup.house: unknown field 'jokers'"),
    (STARTED, "setup.house.options.reopen_rule", "never", "hand.started.setup.house.reopen_rule: 'never' is none of full_bet_only,"),
    (STARTED, "setup.names", "ABC", "hand.started.setup.names: 'ABC' is no list"),
]


@pytest.mark.parametrize(("event", "where", "value", "said"), BAD)
def test_what_does_not_fit_is_refused_with_its_place(event: e.Event, where: str, value: Any, said: str) -> None:
    written = HAND.write(event)
    with pytest.raises(CodecError) as error:
        HAND.read(written._replace(body=changed(body_of(event), where, value)))
    assert str(error.value).startswith(said)


def test_a_missing_field_an_unknown_name_and_a_newer_schema_are_refused() -> None:
    for written, said in (
        (NewEvent("hand.posted", 1, {"seat": 1, "amount": 2}), "hand.posted: there is no 'kind'"),
        (NewEvent("Folded", 1, {"seat": 1}), "unknown event 'Folded'"),
        (NewEvent("hand.folded", 2, {"seat": 1}), "hand.folded has schema 2, this floorman reads 1 to 1"),
        (NewEvent("hand.folded", 0, {"seat": 1}), "hand.folded has schema 0, this floorman reads 1 to 1"),
    ):
        with pytest.raises(CodecError) as error:
            HAND.read(written)
        assert str(error.value) == said


def test_what_could_not_be_read_back_is_not_written() -> None:
    for event, said in (
        (e.Folded("0"), "hand.folded.seat: '0' is no int"),  # type: ignore[arg-type]
        (e.Called(0, 2, 2, 1), "hand.called.all_in: 1 is no bool"),  # type: ignore[arg-type]
        (e.StreetClosed(0, 9), "hand.street_closed.after: 9 is none of preflop,"),
        (e.Shown(0, (52,)), "hand.shown.cards: (52,) are no cards"),
        (e.HandStarted(None), "hand.started.setup: None is no Setup"),  # type: ignore[arg-type]
        ((0,), "no name for tuple"),
    ):
        with pytest.raises(CodecError) as error:
            HAND.write(event)  # type: ignore[arg-type]
        assert str(error.value).startswith(said)


# Other events, and events that have changed: what a night and a later version will do with the codec.


class Sat(NamedTuple):
    player: str
    chair: int


class Played(NamedTuple):
    event: e.Event
    by: str


class Opened(NamedTuple):
    options: dict[str, str | int]
    places: tuple[int, int, int]
    deck: tuple[int, ...]


NIGHT: Codec[Any] = Codec(
    (*HAND_NAMES, Name("night.sat", Sat), Name("night.played", Played), Name("night.opened", Opened, {"deck": CARDS})), OWN, nested=e.Event
)


@pytest.mark.parametrize(
    ("event", "body"),
    [
        (Sat("p1", 3), {"player": "p1", "chair": 3}),
        (
            Played(e.Posted(0, e.Post.ANTE, 2), "p1"),
            {"event": {"name": "hand.posted", "schema": 1, "body": {"seat": 0, "kind": "ante", "amount": 2}}, "by": "p1"},
        ),
        (
            Opened({"straddle": "utg", "rit_max": 2}, (0, -1, 2), (51, 0)),
            {"options": {"straddle": "utg", "rit_max": 2}, "places": [0, -1, 2], "deck": "As2c"},
        ),
    ],
)
def test_a_night_registers_its_events_beside_those_of_a_hand(event: Any, body: dict[str, Any]) -> None:
    written = NIGHT.write(event)
    assert json.loads(json.dumps(written.body)) == body
    again = NIGHT.read(written._replace(body=json.loads(json.dumps(written.body))))
    assert again == event
    assert type(again) is type(event)


@pytest.mark.parametrize(
    "nested",
    [
        None,
        {"name": "hand.folded", "schema": 1},
        {"name": "night.nix", "schema": 1, "body": {}},
        {"name": "hand.folded", "schema": "1", "body": {}},
    ],
)
def test_a_damaged_event_inside_an_event_is_refused(nested: Any) -> None:
    with pytest.raises(CodecError, match=r"^night\.played\.event: "):
        NIGHT.read(NewEvent("night.played", 1, {"event": nested, "by": ""}))


def test_a_body_of_an_old_schema_is_brought_up_step_by_step() -> None:
    def seat_was_counted_from_one(body: dict[str, Any]) -> dict[str, Any]:
        return {"who": body["who"], "seat": body["seat"] - 1}

    def player_was_called_who(body: dict[str, Any]) -> dict[str, Any]:
        return {"player": body["who"], "chair": body["seat"]}

    codec: Codec[Sat] = Codec([Name("sat", Sat, {}, (seat_was_counted_from_one, player_was_called_who))], {})
    for schema, body in ((1, {"who": "p1", "seat": 4}), (2, {"who": "p1", "seat": 3}), (3, {"player": "p1", "chair": 3})):
        assert codec.read(NewEvent("sat", schema, body)) == Sat("p1", 3)
    assert codec.write(Sat("p1", 3)).schema == 3


def test_no_two_events_share_a_name_and_no_event_has_two() -> None:
    for names in ([Name("sat", Sat), Name("sat", Played)], [Name("sat", Sat), Name("sits", Sat)]):
        with pytest.raises(ValueError, match="twice"):
            Codec(names, OWN)
    with pytest.raises(ValueError, match="no name for HandStarted"):
        Codec(HAND_NAMES[1:], OWN, nested=e.Event)


def test_a_type_that_json_has_no_words_for_is_refused_when_it_is_registered() -> None:
    for kind in (float, bytes, set[int], Any):
        with pytest.raises(TypeError, match="no spelling"):
            spelling_of(kind, {})
    with pytest.raises(TypeError, match="Sat has no cards"):
        Codec([Name("sat", Sat, {"cards": CARDS})], {})

"""HTTP beside the sockets: create a room, check its terms, look one up, take the results along."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from floorman.notation.ledger import ledger_csv, ledger_json
from floorman.server.context import Context, Shared, address_of
from floorman.server.problems import Problem
from floorman.server.rooms.door import hashed
from floorman.server.rooms.room import Room
from floorman.server.wire.fields import Chips, Language, PersonName, Secret, Text
from floorman.store.names import NIGHT
from floorman.table.names import tidy
from floorman.table.session.ledger import results
from floorman.table.session.refusal import Refused, SessionRefusal
from floorman.table.session.settings import Settings, Wrong, faults
from floorman.text.night import refused_sentence, settings_card, settings_faults
from floorman.text.results import results_text

Asker = Request[Any, Any, Any]
FORMATS = {"txt": "text/plain; charset=utf-8", "csv": "text/csv; charset=utf-8", "json": "application/json"}
Format = Annotated[str, PathParameter(pattern="^(txt|csv|json)$")]


class Terms(Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a night; what is left out is as in `floorman.table.session.settings.Settings`."""

    name: Text = ""
    seats: Chips = 10
    small_blind: Chips = 1
    big_blind: Chips = 2
    ante: Chips = 0
    ante_kind: Text = ""
    house: Text = "house"
    options: Annotated[dict[str, str | int], Meta(max_length=60)] = {}
    game: Text = "NL"
    small_bet: Chips = 0
    big_bet: Chips = 0
    min_buy_in: Chips = 0
    max_buy_in: Chips = 0
    approval: bool = True
    unit: Chips = 1
    rake_per_mille: Chips = 0
    rake_cap: Chips = 0
    time_charge: Chips = 0
    time_charge_minutes: Chips = 0
    rathole_minutes: Chips = 60
    phoneless: bool = True
    settle_unit: Chips = 1

    def settings(self) -> Settings:
        """The same as the night takes them."""
        return Settings(**{name: getattr(self, name) for name in Settings._fields})._replace(name=tidy(self.name))


class Creation(Struct, forbid_unknown_fields=True, frozen=True):
    """A room to be: its terms, the host's name and device."""

    settings: Terms
    name: PersonName
    device: Secret
    lang: Language = "en"


class Created(Struct, frozen=True):
    """The code of the new room, the secret of its invite, the host's id."""

    code: str
    join: str
    player: str


class TermsAsked(Struct, forbid_unknown_fields=True, frozen=True):
    """Terms to be looked over."""

    settings: Terms
    lang: Language = "en"


class TermsSeen(Struct, frozen=True):
    """All that is wrong with the terms, or, if nothing is, the terms in words."""

    faults: list[str]
    card: list[str]


class Look(Struct, frozen=True):
    """What anybody may know of a room."""

    code: str
    name: str
    closed: bool
    players: int


@post("/api/rooms")
async def create_room(data: JSONBody[Creation], request: Asker, context: Shared) -> Created:
    """Opens a room. Answers 400 with every fault of its terms."""
    _slow_down(context.creations.wait(address_of(request, context.config)), data.lang)
    made = await context.hall.create(data.settings.settings(), tidy(data.name), data.device)
    if isinstance(made, Refused):
        sentences = _faults(made, data.lang)
        raise Problem(data.lang, 400, made.refusal.name.lower(), sentences[0], faults=sentences)
    room, player = made
    return Created(room.place.code, room.door.join, player)


@post("/api/settings", status_code=200)
async def look_over(data: JSONBody[TermsAsked], request: Asker, context: Shared) -> TermsSeen:
    """What is wrong with terms, before a room is made of them."""
    _slow_down(context.settlements.wait(address_of(request, context.config)), data.lang)
    settings = data.settings.settings()
    wrong = faults(settings)
    return TermsSeen(settings_faults(wrong, data.lang), [] if wrong else settings_card(settings, data.lang))


@get("/api/rooms/{code:str}")
async def look_up(code: FromPath[str], request: Asker, context: Shared, lang: FromQuery[Language] = "en") -> Look:
    """Whether there is a room with this code."""
    room = await _room(code, request, context, lang)
    state = room.history.state
    return Look(room.place.code, state.settings.name, state.closed is not None, len(state.guests))


@get("/api/rooms/{code:str}/results/{kind:str}", media_type="text/plain")
async def take_results(
    code: FromPath[str], kind: Format, request: Asker, context: Shared, lang: FromQuery[Language] = "en"
) -> Response[Any]:
    """The results of a closed night as text, CSV or JSON, for its guests: `Authorization: Device <secret>`."""
    room = await _room(code, request, context, lang)
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    known = room.door.devices.get(hashed(secret)) if scheme.lower() == "device" else None
    if known not in room.history.state.guests:
        raise Problem(lang, 403, "no_device", key="door-no-device")
    found = results(room.history.state)
    if found is None:
        raise Problem(lang, 409, "night_open", key="door-results-open")
    name = f"floorman-{room.place.code}.{kind}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    if kind == "json":
        stored = await context.hall.log.read(room.place.night)
        return Response(ledger_json([NIGHT.read(event) for event in stored]), media_type=FORMATS[kind], headers=headers)
    text = ledger_csv(found, room.history.names) if kind == "csv" else results_text(room.history.state, lang)
    return Response(text, media_type=FORMATS[kind], headers=headers)


async def _room(code: str, request: Asker, context: Context, lang: Language) -> Room:
    _slow_down(context.looks.wait(address_of(request, context.config)), lang)
    room = await context.hall.find(code)
    if room is None:
        raise Problem(lang, 404, "no_room", key="door-no-room", code=code[:12])
    return room


def _slow_down(wait: float, lang: Language) -> None:
    if wait:
        seconds = int(wait) + 1
        raise Problem(lang, 429, "too_many", key="wire-too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)


def _faults(refused: Refused, lang: Language) -> list[str]:
    if refused.refusal == SessionRefusal.SETTINGS_WRONG:
        wrong: tuple[Wrong, ...] = refused.numbers["faults"]
        return settings_faults(wrong, lang)
    return [refused_sentence(refused, lang, {})]

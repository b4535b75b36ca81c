"""One night from the first guest to the last payment, written down command by command; and a program that plays it until it is killed.

As a program it reads `URL CODE STEP` lines. Each is done by a child of its own: it says `pid N`, reads the room from the database, says
`view {...}` (what everybody is shown), does the command of that step, says `done {...}` when it has been answered, and waits. When it is
dead, the program says `end CODE`, on a line of its own: it may have died in the middle of one. The children are forked, for loading
Python takes longer than all the rest.
"""

import asyncio
import gc
import json
import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from floorman.server.rooms.hall import Hall
from floorman.server.rooms.room import Room
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.commands import Command
from floorman.server.wire.outbound import Done
from floorman.store import Log, open_log
from floorman.table.session.ledger import results
from floorman.table.session.refusal import Refused
from floorman.table.session.settings import Settings
from tests.server.screens import Data, ask, device_of, phone, welcomed

TERMS = Settings(name="Friday", seats=6, small_blind=10, big_blind=20, settle_unit=10)
LANGUAGES = {"Ann": "en", "Bo": "ko", "Cy": "ja", "Dee": "en", "nobody": "ko"}  # Oma has no phone; Ann acts for her
START = 1_800_000_000  # seconds
# Who asks, what for. A name stands for its player, `actor` for whoever is to act.
SCRIPT = """
Bo: join name=Bo
Cy: join name=Cy
Ann: add_guest name=Oma
Dee: join name=Dee
Ann: take_seat player=Ann chair=0
Bo: take_seat player=Bo chair=1
Cy: take_seat player=Cy chair=2
Ann: take_seat player=Oma chair=3
Ann: ask_chips player=Ann amount=1000
Bo: ask_chips player=Bo amount=600
Ann: grant_chips player=Bo
Cy: ask_chips player=Cy amount=300
Ann: grant_chips player=Cy
Ann: ask_chips player=Oma amount=150
Dee: take_seat player=Dee chair=4
Dee: ask_chips player=Dee amount=500
Ann: decline_chips player=Dee

Ann: begin_hand button=0
Ann: act player=Oma action=all-in
Ann: report_hole player=Ann cards=As,Ah
Ann: act player=Ann action=all-in
Bo: act player=Bo action=all-in
Cy: act player=Cy action=all-in
Ann: deal
Ann: deal
Ann: deal
Ann: award pot=2 winners=Ann
Ann: undo
Ann: award pot=2 winners=Bo
Ann: award pot=1 winners=Bo,Cy
Ann: award pot=0 winners=Oma

Bo: begin_hand
Ann: act player=Ann action=raise to=45
Bo: act player=Bo action=call
Cy: act player=Cy action=fold
Cy: undo
Cy: act player=Cy action=call
Ann: act player=Oma action=fold
Ann: deal cards=2c,7d,Jh
Bo: pause
Ann: pause
Ann: resume
Cy: act player=Cy action=check
Ann: act player=Ann action=bet to=60
Bo: act player=Bo action=call
Cy: act player=Cy action=fold
Ann: deal
Ann: act player=Ann action=check
Bo: act player=Bo action=check
Ann: deal
Ann: act player=Ann action=check
Bo: act player=Bo action=check
Ann: award pot=0 winners=Ann,Bo

Ann: begin_hand
Bo: act player=actor action=raise to=80
Cy: ask_chips player=Cy amount=500
Ann: grant_chips player=Cy
Ann: void_hand reason=misdeal
Ann: set_stack player=Oma stack=555 reason=counted
Ann: move_phone player=Bo
Ann: new_invite
Ann: offer_host to=Bo
Bo: accept_host
Bo: change_stakes small_blind=15 big_blind=30 ante=0

Bo: begin_hand
Bo: set_stack player=Cy stack=700 reason=dropped
Bo: last_hand on=true
Bo: act player=actor action=call
Bo: act player=actor action=fold
Bo: act player=actor action=fold
Bo: act player=actor action=check
Bo: deal
Bo: act player=actor action=bet to=30
Bo: act player=actor action=fold
Bo: kick player=Cy
Ann: rename player=Oma name=Grandma
Bo: close_night counted=stacks bearer=Ann
Ann: mark_paid payer=payer payee=payee
"""
STEPS = [line for line in SCRIPT.splitlines() if line]
REFUSED = {step for step, line in enumerate(STEPS) if line == "Bo: pause"}  # he is not the host


def hall_on(log: Log, step: int) -> Hall:
    """A hall in whose rooms it is minute `step` of the night."""
    return Hall(log, clock=lambda: (START + 60 * step) * 1000)


async def opened(hall: Hall) -> Room:
    """The room, new, with Ann as its host."""
    made = await hall.create(TERMS, "Ann", device_of("Ann"))
    assert not isinstance(made, Refused)
    return made[0]


async def phones_of(room: Room) -> dict[str, Viewer]:
    """Everybody's phone, connected."""
    phones = {}
    for name, lang in LANGUAGES.items():
        phones[name] = await phone(room, name, lang, join=room.door.join)
        room.showing.enter(phones[name])
    return phones


def shown(room: Room, phones: dict[str, Viewer]) -> Data:
    """What everybody sees."""
    return {name: welcomed(room, viewer) for name, viewer in phones.items()}


async def do(room: Room, phones: dict[str, Viewer], step: int) -> bool:
    """The command of a step, under its id. Whether it was done."""
    name, _, text = STEPS[step].partition(": ")
    for viewer in phones.values():
        while not viewer.waiting.empty():
            viewer.waiting.get_nowait()
    answer = await ask(room, phones[name], f"c{step}", command_of(room, text))
    return isinstance(answer, Done)


def command_of(room: Room, text: str) -> Command:
    """A line of the script as a command."""
    do, *fields = text.split()
    values = {key: _value(room, key, word) for key, _, word in (field.partition("=") for field in fields)}
    return msgspec.convert({"do": do, **values}, Command)  # type: ignore[no-any-return]


def _value(room: Room, key: str, word: str) -> Any:
    state = room.history.state
    if word == "stacks":
        return {guest.player: guest.stack - 10 * (guest.name == "Ann") for guest in state.seated()}
    if key == "cards":
        return word.split(",")
    if key == "winners":
        return [[_player(room, name) for name in word.split(",")]]
    if word in ("payer", "payee"):
        return _payment(room)[word]
    if key in ("player", "to", "bearer") and not word.isdigit():
        return _player(room, word)
    return int(word) if word.isdigit() else word == "true" if word in ("true", "false") else word


def _player(room: Room, name: str) -> str:
    state = room.history.state
    if name == "actor":
        seat = state.hand.record.to_act if state.hand is not None else -1
        return state.players[seat] if seat >= 0 else ""
    return next((guest.player for guest in state.guests.values() if guest.name == name), name)


def _payment(room: Room) -> dict[str, str]:
    found = results(room.history.state)
    assert found is not None
    return found.settle_up.payments[0]._asdict()


async def played(url: str = "memory:") -> Room:
    """The whole night without a crash."""
    log = await open_log(url)
    hall = hall_on(log, 0)
    room = await opened(hall)
    phones = await phones_of(room)
    for step in range(len(STEPS)):
        assert await do(room, phones, step) == (step not in REFUSED), STEPS[step]
    shown(room, phones)
    await hall.close()
    await log.close()
    return room


async def main(url: str, code: str, step: int) -> None:
    """A child: looks, does one step, and waits for its end."""
    room = await hall_on(await open_log(url), step).find(code)
    assert room is not None
    phones = await phones_of(room)
    say("view", json.dumps(shown(room, phones)))
    await do(room, phones, step)
    say("done", json.dumps(shown(room, phones)))
    await asyncio.sleep(600)


def say(*words: object) -> None:
    text = (" ".join(map(str, words)) + "\n").encode()
    while text:
        text = text[os.write(1, text) :]


if __name__ == "__main__":
    with TemporaryDirectory() as folder:  # what a child will need has been loaded: the database's packages, and every sentence
        asyncio.run(played(f"sqlite:///{folder}/night.db"))
    gc.disable()  # a short life has nothing to collect, and would copy what it looks at
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            say("pid", os.getpid())
            database, room_code, number = line.split()
            asyncio.run(main(database, room_code, int(number)))
            os._exit(0)
        say("\nend", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))

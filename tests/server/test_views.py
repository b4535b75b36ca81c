"""What is on a screen is what a screen opened now would show, for every viewer, at every version of random nights; and no card too many."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest

from floorman.rules.cards import cards_of, name_of, symbol_of
from floorman.server.rooms import hall as halls
from floorman.server.rooms.door import hashed
from floorman.server.rooms.hall import Hall
from floorman.server.rooms.room import Room
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire import commands as w
from floorman.store import open_log
from floorman.store.names import NIGHT
from floorman.table.session.night import Night
from floorman.table.session.refusal import Refused
from floorman.table.session.settings import Settings
from tests.server.random_rooms import RoomNight
from tests.server.screens import URL, Screen, device_of, done, phone, same_from_the_log, stranger, ticked


class Clock:
    """Seconds that are set, in the milliseconds of a clock."""

    now = 0

    def __call__(self) -> int:
        return self.now * 1000


@asynccontextmanager
async def rooms(clock: Any) -> AsyncIterator[Hall]:
    log = await open_log("memory:", clock=clock)
    hall = Hall(log, clock=clock)
    yield hall
    await hall.close()
    await log.close()


class Replay:
    """A random night asked for once more, in a real room, while screens look on."""

    def __init__(self, room: Room, clock: Clock) -> None:
        self.room, self.clock = room, clock
        self.phones: dict[str, Viewer] = {}
        self.screens: dict[str, Screen] = {}
        for at, lang in enumerate(("en", "ko")):
            display = Screen(room, Viewer(hashed(device_of(f"tv {lang}")), "", lang, URL, watches=bool(at)))
            display.come()
            self.screens[f"tv {lang}"] = display

    async def play(self, night: RoomNight, check_every: int) -> None:
        for number, step in enumerate(night.steps):
            self.clock.now = step.instant
            if step.command is None:
                await self.time_passes(step.here)
            else:
                await done(self.room, await self.asker(step.by), f"c{number}", step.command)
            if isinstance(step.command, (w.Join, w.AddGuest)) and len(self.screens) < 8:
                await self.watched_by(step.fresh if isinstance(step.command, w.Join) else step.by, "ja" if number % 2 else "ko")
            if number % check_every == 0 or number == len(night.steps) - 1:
                for screen in self.screens.values():
                    if screen.here:
                        screen.check()
            else:
                for screen in self.screens.values():
                    screen.look()

    async def asker(self, player: str) -> Viewer:
        if player not in self.phones:
            known = player in self.room.history.state.guests
            self.phones[player] = await phone(self.room, player) if known else stranger(player)
        return self.phones[player]

    async def watched_by(self, player: str, lang: str) -> None:
        if player not in self.screens:
            screen = self.screens[player] = Screen(self.room, await phone(self.room, player, lang))
            screen.come()

    async def time_passes(self, here: tuple[str, ...]) -> None:
        """These phones are connected now, in whatever language their screens have; those without a screen get one."""
        for player, screen in self.screens.items():
            if not player.startswith("tv") and screen.here != (player in here):
                screen.come() if player in here else screen.go()
        for player in here:
            await self.watched_by(player, "ko")
        await ticked(self.room)


@pytest.mark.parametrize("seed", range(5))
async def test_stale_view_and_changes_are_the_fresh_view_for_every_viewer_at_every_version(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = RoomNight(seed, phoneless=True, seats=6, unit=1)
    night.play(10)
    opened = night.log[0]
    names = iter(step.fresh for step in night.steps if step.fresh)
    monkeypatch.setattr(halls, "fresh_player", lambda: "p0")
    clock = Clock()
    async with rooms(clock) as hall:
        made = await hall.create(opened.settings, "Player 0", device_of("p0"))  # type: ignore[union-attr]
        assert not isinstance(made, Refused)
        room = made[0]
        upcoming: list[str] = []

        def fresh() -> str:
            """The id of the next newcomer, for as long as it takes him to come."""
            if not upcoming or upcoming[-1] in room.history.state.guests:
                upcoming.append(next(names, "nobody"))
            return upcoming[-1]

        room.place = room.place._replace(fresh_id=fresh)
        await Replay(room, clock).play(night, check_every=1)
        assert room.history.state == night.state
        await same_from_the_log(hall, room)
        assert len(night.steps) > 80


# Cards.


async def seated(hall: Hall, *names: str) -> Room:
    """A room with these at the table, everybody with 1000 chips; the first one is the host."""
    made = await hall.create(Settings(small_blind=10, big_blind=20, approval=False), names[0], device_of(names[0]))
    assert not isinstance(made, Refused)
    room = made[0]
    for chair, name in enumerate(names):
        if chair:
            await done(room, stranger(name), f"join-{name}", w.Join(name))
        viewer = await phone(room, name)
        await done(room, viewer, f"sit-{name}", w.TakeSeat(viewer.player, chair))
        await done(room, viewer, f"buy-{name}", w.AskChips(viewer.player, 1000))
    return room


def told_of(screen: Screen, card: str) -> bool:
    """Whether a screen was ever sent a card, as a name or as a sign in a sentence."""
    (number,) = cards_of(card)
    frames = b"".join(screen.frames).decode()
    return f'"{card}"' in frames or symbol_of(number) in frames


async def test_no_card_of_another_seat_is_sent_before_it_is_shown() -> None:
    hands = {"Ann": ["As", "Ad"], "Bo": ["Kh", "Kc"], "Cy": ["7c", "2d"]}
    async with rooms(Clock()) as hall:
        room = await seated(hall, *hands)
        phones = {name: await phone(room, name) for name in hands}
        screens = {name: Screen(room, phones[name]) for name in hands}
        screens["spectator"] = Screen(room, stranger("spectator", "ko"))
        for screen in screens.values():
            screen.come()
        numbers = count()

        async def do(name: str, command: w.Command) -> None:
            await done(room, phones[name], f"c{next(numbers)}", command)
            for screen in screens.values():
                screen.look()

        await do("Ann", w.BeginHand())
        for name, cards in hands.items():
            await do(name, w.ReportHole(phones[name].player, cards))
        for name, cards in hands.items():
            assert screens[name].me["cards"] == cards
            assert all(told_of(screen, cards[0]) == (other == name) for other, screen in screens.items())
        for board in (None, ["Qs", "Jd", "9h"], ["8h"], []):  # nobody enters the river: the cards are compared on the table
            if board is not None:
                await do("Ann", w.Deal(board))
            while screens["Ann"].view["hand"]["actor"]:
                hand = screens["Ann"].view["hand"]
                await do("Ann", w.Act(hand["actor"], "call" if hand["to_call"] else "check"))
        await do("Ann", w.Show(phones["Ann"].player))
        await do("Cy", w.Muck(phones["Cy"].player))
        for screen in screens.values():
            screen.check()
        assert all(told_of(screen, "As") and told_of(screen, "8h") for screen in screens.values())
        assert [name for name, screen in screens.items() if told_of(screen, "7c")] == ["Cy"]
        assert [name for name, screen in screens.items() if told_of(screen, "Kh")] == ["Bo"]


async def test_no_screen_is_ever_sent_the_deck() -> None:
    """Cards that a server has dealt: the night is in the log, and whoever looks on learns what lies on the table and nothing else."""
    deck = tuple(range(51, -1, -1))
    night = Night("Ann", seats=3)
    night.sit("Ann", 0, 200).sit("Bo", 1, 200).sit("Cy", 2, 200).begin(deck=deck)
    night.line("c c x").deal()
    hand = night.hand
    visible = {*hand.boards[0], *hand.hole[night.seat("Ann")]}
    hidden = [card for card in deck if card not in visible]
    async with rooms(Clock()) as hall:
        await hall.log.append("night:DECKS", 0, "night", [NIGHT.write(event) for event in night.events])
        room = await hall.find("DECKS")
        assert room is not None
        screens = [Screen(room, Viewer("", player, "en", URL)) for player in ("Ann", "")]
        for screen in screens:
            screen.come()
            screen.look()
        assert screens[0].view["hand"]["dealt_by_server"]
        assert screens[0].me["cards"] == [name_of(card) for card in hand.hole[night.seat("Ann")]]
        assert screens[1].view["hand"]["boards"][0] == [name_of(card) for card in hand.boards[0]]
        assert not [name_of(card) for card in hidden for screen in screens if told_of(screen, name_of(card))]

"""So many and no more: rooms, look-ups, waiting frames, links that are spent; and one phone that does not read stops nobody."""

import asyncio
import json
import secrets

import pytest
from websockets.exceptions import InvalidStatus

from floorman.server.config import Config
from floorman.server.guard import MOST_ADDRESSES, Limit
from floorman.server.rooms.door import MOVE_LASTS, Door, MoveOffered, hashed
from floorman.server.rooms.viewer import MOST_WAITING, Viewer
from floorman.server.wire.outbound import Pong
from tests.server.conftest import HOME, serving
from tests.server.phones import Phone, Server
from tests.server.test_guard import HELLO, last_word, raw

SMALL = Config(rooms_per_minute=2, looks_per_minute=5, settlements_per_minute=3, tick_seconds=0.2)


@pytest.mark.parametrize(("lang", "word"), [("en", " s."), ("ko", "초"), ("ja", "秒")])
async def test_rooms_from_one_address_are_limited_and_the_answer_says_for_how_long(database: str, lang: str, word: str) -> None:
    async with serving(database, SMALL) as server:
        body = {"settings": {}, "name": "Mei", "device": "d" * 43, "lang": lang}
        answers = [await server.http.post("/api/rooms", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert 1 <= int(answers[2].headers["retry-after"]) <= 31
        assert answers[2].json()["code"] == "too_many"
        assert word in answers[2].json()["sentence"]


async def test_codes_are_not_guessed_over_http_nor_over_sockets(database: str) -> None:
    async with serving(database, SMALL) as server:
        found = [(await server.http.get(f"/api/rooms/AAAA{letter}")).status_code for letter in "ABCDEF"]
        assert found == [404] * 5 + [429]
        phone = await Phone(server.port, "AAAAG").connect()
        assert (phone.farewell["why"]["code"], phone.farewell["again"]) == ("wire_too_many", True)
        await phone.disconnect()


async def test_sockets_from_one_address_are_limited_and_those_that_hung_up_do_not_count(database: str) -> None:
    async with serving(database, HOME._replace(sockets_per_address=2)) as server:
        host = await server.open_room("Mei")
        for _ in range(3):
            async with host, raw(host, host.code):
                with pytest.raises(InvalidStatus) as refused:
                    async with raw(host, host.code) as socket:
                        await last_word(socket)
                assert refused.value.response.status_code == 403
            await asyncio.sleep(0.2)


async def test_checking_terms_is_limited(database: str) -> None:
    async with serving(database, SMALL) as server:
        answers = [await server.http.post("/api/settings", json={"settings": {}}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


async def test_behind_a_proxy_each_visitor_has_a_limit_of_his_own_and_nobody_forges_one(database: str) -> None:
    async with serving(database, SMALL._replace(behind_proxy=True)) as server:
        for visitor in ("10.0.0.1", "10.0.0.2"):
            found = []
            for letter in "ABCDEF":
                forged = {"X-Forwarded-For": f"{secrets.token_hex(4)}, {visitor}"}  # the last one is what the proxy has added
                found.append((await server.http.get(f"/api/rooms/AAAA{letter}", headers=forged)).status_code)
            assert found == [404] * 5 + [429]
    async with serving(database, SMALL) as server:  # without a proxy nobody is believed
        found = []
        for letter in "ABCDEF":
            headers = {"X-Forwarded-For": secrets.token_hex(4)}
            found.append((await server.http.get(f"/api/rooms/AAAA{letter}", headers=headers)).status_code)
        assert found == [404] * 5 + [429]


def test_a_limit_fills_again_with_time_and_forgets_the_oldest_addresses() -> None:
    time = [0.0]
    limit = Limit(2, 60, clock=lambda: time[0])
    assert [limit.wait("a"), limit.wait("a"), limit.wait("b")] == [0, 0, 0]
    assert limit.wait("a") == 30
    time[0] = 30
    assert limit.wait("a") == 0
    for number in range(MOST_ADDRESSES + 10):
        limit.wait(f"other {number}")
    assert len(limit._buckets) <= MOST_ADDRESSES


async def test_a_phone_move_is_good_once(host: Phone) -> None:
    ann = await host.friend("Ann", 1, 1000)
    seat = ann.player

    async def token() -> str:
        return str((await host.do("move_phone", player=seat))["answer"]["url"]).partition("#m=")[2]

    async def refused(move: str) -> str:
        phone = await Phone(host.port, host.code, move=move).connect()
        await phone.disconnect()
        return str(phone.farewell["why"]["code"])

    first = await token()
    second = await token()  # a new link is the only one that works
    assert await refused(first) == "door_old_move"
    async with Phone(host.port, host.code, move=second) as moved:
        assert moved.player == seat
    assert await refused(second) == "door_old_move"
    assert await refused(secrets.token_urlsafe(32)) == "door_old_move"
    await ann.disconnect()


def test_a_link_to_move_a_phone_is_dead_after_a_quarter_of_an_hour() -> None:
    door = Door()
    door.apply(MoveOffered(hashed("token"), "p1", 1000 + MOVE_LASTS))
    assert door.move("token", 1000 + MOVE_LASTS) is not None
    assert door.move("token", 1001 + MOVE_LASTS) is None
    assert door.move("other", 1000) is None
    assert MOVE_LASTS == 900


async def test_a_phone_that_does_not_read_is_given_up_and_the_room_goes_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for whole views and takes none. What waits for it is bounded: its queue, and what the network holds."""
    monkeypatch.setattr("floorman.server.sockets.SENT_WITHIN", 0.5)
    patient = HOME._replace(frames_per_second=10_000, frames_burst=10_000)
    async with serving(database, patient) as server, await server.open_room("Mei") as host, raw(host, host.code) as deaf:
        await deaf.send(json.dumps(HELLO))
        await deaf.recv()
        deaf.transport.pause_reading()
        for number in range(3000):
            await deaf.send(json.dumps({"type": "lang", "lang": "ko"}))
            if number % 300 == 0:
                await host.do("rename", player=host.player, name=f"Mei {number}")
        await until_alone(server)
        await host.do("rename", player=host.player, name="Mei")
        deaf.transport.resume_reading()
        _, code = await last_word(deaf)
        assert code in (4001, 1006)


async def until_alone(server: Server) -> None:
    """Waits until one socket is left."""
    async with asyncio.timeout(10):
        while "floorman_sockets 1.0" not in (await server.http.get("/metrics")).text:
            await asyncio.sleep(0.05)


async def test_a_viewer_who_is_too_far_behind_is_lost_and_his_frames_are_dropped() -> None:
    viewer = Viewer("device", "", "en", "http://x")
    for _ in range(MOST_WAITING):
        viewer.send(Pong())
    assert not viewer.lost.is_set()
    for _ in range(1000):
        viewer.send(Pong())
    assert viewer.lost.is_set()
    assert viewer.waiting.qsize() == MOST_WAITING

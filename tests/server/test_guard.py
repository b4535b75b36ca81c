"""Whoever sends what no client of ours sends gets an answer or is sent away, and nobody else at the table notices."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import HOME, serving
from tests.server.phones import Data, Phone, Server

pytestmark = pytest.mark.asyncio(loop_scope="module")  # one server for all of them
DEVICE = "d" * 43
HELLO = {"type": "hello", "device": DEVICE, "lang": "en"}
PING = {"type": "ping"}
NASTY = [
    "Robert'); DROP TABLE events;--",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><b>",
    "{ $name }",
    "{{ 7*7 }}",
    "%s %d %n",
    "../../etc/passwd",
    "=1+1",
    "🂡 민수 さくら",
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def still(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Phone]:
    """A host who waits while strangers misbehave."""
    async with serving(f"sqlite:///{tmp_path_factory.mktemp('guard')}/nights.db") as server:
        host = await server.open_room("Mei", small_blind=10, big_blind=20, approval=False)
        async with host:
            yield host


@pytest_asyncio.fixture(loop_scope="module")
async def http(still: Phone) -> AsyncIterator[Server]:
    """The same server over HTTP."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{still.port}") as client:
        yield Server(still.port, client)


@asynccontextmanager
async def raw(server_or_phone: Server | Phone, code: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """A socket without manners."""
    async with connect(f"ws://127.0.0.1:{server_or_phone.port}/ws/{code}", additional_headers=headers, max_size=2**24) as socket:
        yield socket


async def last_word(socket: ClientConnection) -> tuple[Data, int]:
    """The last frame before a socket is closed, and the code it is closed with."""
    frame: Data = {}
    try:
        async with asyncio.timeout(10):
            while True:
                frame = json.loads(await socket.recv())
    except ConnectionClosed as closed:
        return frame, closed.rcvd.code if closed.rcvd else 1006


async def in_order(host: Phone) -> None:
    """The room goes on: the host is answered, and a newcomer is welcome."""
    await host.do("rename", player=host.player, name=f"Mei {secrets.token_hex(2)}")
    async with Phone(host.port, host.code) as another:
        assert another.me["may_join"]


def command(**fields: Any) -> Data:
    return {"type": "command", "id": "a", "version": 10**6, "command": fields}


# Frames.

BOMB = "[" * 5000 + "]" * 5000
BAD_FRAMES: dict[str, str | bytes] = {
    "no JSON": "hello",
    "an empty frame": "",
    "half an object": '{"type": "ping"',
    "a number": "5",
    "a list": "[]",
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type": "sudo"}',
    "a type that is no text": '{"type": 7}',
    "a field too many": '{"type": "ping", "x": 1}',
    "nested without end": BOMB,
    "nested in a command": json.dumps(command(do="join", name="x")).replace('"x"', BOMB),
    "an unknown command": json.dumps(command(do="give_me_chips", amount=1)),
    "a command without its name": json.dumps(command(player="p1")),
    "a field too many in a command": json.dumps(command(do="undo", by="the host")),
    "a field too few": json.dumps(command(do="act")),
    "chips as text": json.dumps(command(do="ask_chips", player="p", amount="100")),
    "chips with a fraction": json.dumps(command(do="ask_chips", player="p", amount=0.5)),
    "chips below nothing": json.dumps(command(do="ask_chips", player="p", amount=-1)),
    "more chips than there are": json.dumps(command(do="ask_chips", player="p", amount=10**16)),
    "chips without end": json.dumps(command(do="ask_chips", player="p", amount=0)).replace(": 0", ": " + "9" * 5000),
    "chips of no number": json.dumps(command(do="ask_chips", player="p", amount=0)).replace(": 0", ": NaN"),
    "a chair that nobody makes": json.dumps(command(do="take_seat", player="p", chair=99)),
    "an action of another game": json.dumps(command(do="act", player="p", action="discard")),
    "too many cards": json.dumps(command(do="deal", cards=["As"] * 6)),
    "an id too long": json.dumps(command(do="undo") | {"id": "a" * 41}),
    "an id with spaces": json.dumps(command(do="undo") | {"id": "a b"}),
    "an empty id": json.dumps(command(do="undo") | {"id": ""}),
    "a player too long": json.dumps(command(do="kick", player="p" * 41)),
    "a name too long": json.dumps(command(do="join", name="x" * 81)),
    "a version below nothing": json.dumps(command(do="undo") | {"version": -1}),
    "a second hello": json.dumps(HELLO),
    "another language": '{"type": "lang", "lang": "fr"}',
    "a frame of 20 kB": json.dumps(command(do="join", name="x" * 20_000)),
    "text that is none": b"\xff\xfe\x00",
    "a lone surrogate": '{"type": "lang", "lang": "\\ud800"}',
}


@pytest.mark.parametrize("frame", BAD_FRAMES.values(), ids=BAD_FRAMES.keys())
async def test_a_frame_that_no_client_sends_ends_that_connection_with_a_reason(still: Phone, frame: str | bytes) -> None:
    async with raw(still, still.code) as socket:
        await socket.send(json.dumps(HELLO))
        await socket.recv()
        await socket.send(frame, text=True)
        bye, code = await last_word(socket)
        assert code == 1007 or (bye["type"], code) in (("bye", 4000), ("bye", 4001)), (bye, code)  # 1007: no text at all
    assert (await still.ask("undo"))["type"] == "refused"
    assert not still.farewell


# Sockets.


async def test_a_frame_of_ten_megabytes_closes_its_socket_and_no_other(still: Phone) -> None:
    async with raw(still, still.code) as socket:
        await socket.send(json.dumps(HELLO))
        await socket.recv()
        sending = asyncio.create_task(socket.send("x" * 10_000_000))
        _, code = await last_word(socket)
        assert code == 1009
        await asyncio.gather(sending, return_exceptions=True)
    await in_order(still)


async def test_a_binary_frame_ends_its_connection(still: Phone) -> None:
    async with raw(still, still.code) as socket:
        await socket.send(json.dumps(HELLO).encode())
        frame, code = await last_word(socket)
        assert frame.get("type") in ("bye", None), frame
        assert code in (4000, 1003, 1007), code
    async with raw(still, still.code) as socket:
        await socket.send(json.dumps(HELLO))
        await socket.recv()
        await socket.send(b"\x00\x01\x02")
        frame, code = await last_word(socket)
        assert code in (4000, 1003, 1007), (frame, code)
    await in_order(still)


@pytest.mark.parametrize(
    "first",
    [
        json.dumps(PING),
        json.dumps(command(do="undo")),
        "x",
        json.dumps({"type": "hello"}),
        json.dumps(HELLO | {"device": "short"}),
        json.dumps(HELLO | {"device": "d" * 65}),
        json.dumps(HELLO | {"device": "d" * 42 + "é"}),
        json.dumps(HELLO | {"device": "d" * 42 + " "}),
        json.dumps(HELLO | {"device": 7}),
        json.dumps(HELLO | {"device": None}),
        json.dumps(HELLO | {"join": "' OR 1=1 --"}),
        json.dumps(HELLO | {"move": "x"}),
        json.dumps(HELLO | {"lang": "xx"}),
        json.dumps(HELLO | {"watch": "yes"}),
        json.dumps(HELLO | {"player": "p0"}),
    ],
)
async def test_whoever_does_not_say_hello_as_agreed_is_sent_away(still: Phone, first: str) -> None:
    async with raw(still, still.code) as socket:
        await socket.send(first)
        bye, code = await last_word(socket)
        assert (bye["type"], bye["again"], code) == ("bye", False, 4000)
        assert bye["why"]["code"] in ("wire_hello_first", "wire_bad_message")
        assert bye["why"]["sentence"]


async def test_whoever_says_nothing_is_not_waited_for_without_end(still: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.server.sockets.HELLO_WITHIN", 0.2)
    async with raw(still, still.code) as socket:
        bye, _ = await last_word(socket)
        assert bye["why"]["code"] == "wire_hello_first"


async def test_another_sites_page_opens_no_socket_and_posts_nothing(still: Phone, http: Server) -> None:
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{still.port}.evil.example", f"http://localhost:{still.port}"):
        with pytest.raises(InvalidStatus) as refused:
            async with raw(still, still.code, Origin=origin) as socket:
                await last_word(socket)
        assert refused.value.response.status_code == 403
        body = {"settings": {}, "name": "x", "device": DEVICE}
        for path in ("/api/rooms", "/api/settings", "/api/settlement"):
            answer = await http.http.post(path, json=body, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    async with raw(still, still.code, Origin=f"http://127.0.0.1:{still.port}") as socket:
        await socket.send(json.dumps(HELLO))
        assert json.loads(await socket.recv())["type"] == "welcome"


async def test_too_many_frames_end_the_connection_that_sent_them(still: Phone) -> None:
    async with raw(still, still.code) as socket:
        await socket.send(json.dumps(HELLO))
        await socket.recv()
        for _ in range(HOME.frames_burst + 30):
            await socket.send(json.dumps(PING))
        bye, code = await last_word(socket)
        assert (bye["why"]["code"], code) == ("wire_too_fast", 4000)
    await in_order(still)


# People.


async def test_a_forged_player_id_gives_no_rights(still: Phone) -> None:
    """Complaint 47: who asks is known from the device."""
    async with Phone(still.port, still.code) as ann:
        await ann.do("join", name=f"Ann {secrets.token_hex(3)}")
        tries: list[tuple[str, Data]] = [
            ("rename", {"player": still.player, "name": "Mallory"}),
            ("leave", {"player": still.player}),
            ("kick", {"player": still.player}),
            ("set_stack", {"player": ann.player, "stack": 10**6, "reason": "x"}),
            ("move_phone", {"player": still.player}),
            ("offer_host", {"to": ann.player}),
            ("close_night", {"counted": {}}),
            ("new_invite", {}),
            ("lock", {}),
        ]
        for do, fields in tries:
            why = await ann.refused(do, **fields)
            assert why["code"] in ("host_only", "not_yours", "door_not_yours", "door_not_host"), (do, why)
        for player in ("", "nobody", "p0'; DROP TABLE events;--", "../..", "\u0000", "🂡"):
            assert (await still.ask("kick", player=player))["type"] == "refused"
            assert (await still.ask("act", player=player, action="fold"))["type"] == "refused"
            assert (await still.ask("take_seat", player=player, chair=1))["type"] == "refused"


async def test_sql_and_html_in_names_and_reasons_are_names_and_reasons(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/nights.db"
    async with serving(database) as server:
        host = await server.open_room(NASTY[0][:40], small_blind=10, big_blind=20, approval=False)
        async with host:
            for name in NASTY[1:]:
                await host.do("add_guest", name=name)
            for chair, guest in enumerate(list(host.view["guests"])[:3]):
                await host.do("take_seat", player=guest["player"], chair=chair)
                await host.do("ask_chips", player=guest["player"], amount=1000)
                await host.do("set_stack", player=guest["player"], stack=900, reason=NASTY[chair])
            names = [guest["name"] for guest in host.view["guests"]]
            assert names == NASTY
            assert all(any(reason in line["text"] for line in host.lines) for reason in NASTY[:3])
            page = (await server.http.get(f"/en/r/{host.code}")).text
            assert not any(part in page for part in NASTY[:3])
            device = {"Authorization": f"Device {host.device}"}
            stacks = {guest["player"]: guest["stack"] for guest in host.view["guests"] if guest["chair"] >= 0}
            await host.do("close_night", counted=stacks, bearer=host.player)
            before = host.view
            table = (await server.http.get(f"/api/rooms/{host.code}/results/csv", headers=device)).text
            assert "DROP TABLE" in table
    async with serving(database) as server:
        host.port = server.port
        async with host:
            assert host.view == before


async def test_a_name_that_a_spreadsheet_would_calculate_is_text_in_the_results(http: Server) -> None:
    host = await http.open_room("=HYPERLINK(0)", small_blind=10, big_blind=20, approval=False)
    async with host:
        await host.sit(0, 1000)
        await host.do("close_night", counted={host.player: 1000})
        answer = await http.http.get(f"/api/rooms/{host.code}/results/csv", headers={"Authorization": f"Device {host.device}"})
        assert answer.text.splitlines()[1].startswith("'=HYPERLINK(0),1000,1000,")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\x00b", "ab"),
        ("a\nb", "a b"),
        ("\x1b[31mred", "[31mred"),
        ("a\u202eb", "ab"),
        ("나\u3000나", "나 나"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
    ],
)
async def test_a_name_is_shown_without_the_signs_that_nobody_sees(still: Phone, name: str, shown: str) -> None:
    await still.do("rename", player=still.player, name=name)
    assert still.view["guests"][0]["name"] == shown


@pytest.mark.parametrize("name", ["\u200b", " ", "", "\n\t", "\u200d", "\u202e\u202c"])
async def test_a_name_that_nobody_sees_is_none(still: Phone, name: str) -> None:
    assert (await still.refused("rename", player=still.player, name=name))["code"] == "name_empty"

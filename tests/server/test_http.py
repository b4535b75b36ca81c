"""HTTP beside the sockets: pages with their headers, rooms, terms, results, and whatever the OpenAPI document allows."""

import csv
import io
import json
import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
import pytest_asyncio

from floorman.notation.ledger import ledger_rows
from floorman.server.api import Terms
from floorman.server.guard import HEADERS
from floorman.table.session.settings import Settings
from tests.server.conftest import serving
from tests.server.phones import Phone, Server

pytestmark = pytest.mark.asyncio(loop_scope="module")
PAGES = [f"/{lang}{path}" for lang in ("en", "ko", "ja") for path in ("/", "/pots", "/new", "/r/K7QM2", "/r/K7QM2/tv", "/r/K7QM2/results")]
DEVICE = "d" * 43


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(f"sqlite:///{tmp_path_factory.mktemp('http')}/nights.db") as running:
        yield running


class Page(HTMLParser):
    """What a page would run, fetch and look like."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


# Pages.


@pytest.mark.parametrize("path", PAGES)
async def test_a_page_runs_and_fetches_nothing_but_our_files(server: Server, path: str) -> None:
    answer = await server.http.get(path)
    assert answer.status_code == 200
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    page = Page(answer.text)
    for tag, attributes in page.tags:
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]
        assert tag != "style"
        if tag == "script":
            assert attributes.get("src") or attributes.get("type") == "application/json"
        for name in ("src", "href"):
            assert not re.match("[a-z]+:|//", attributes.get(name) or "")
    lang = path[1:3]
    assert ("html", {"lang": lang}) in page.tags
    assert answer.headers["content-language"] == lang
    others = {attributes["hreflang"]: attributes["href"] for tag, attributes in page.tags if "hreflang" in attributes}
    assert others == {other: f"/{other}{path[3:]}" for other in ("en", "ko", "ja")}


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("ko-KR,ko;q=0.9,en;q=0.8", "ko"),
        ("ja", "ja"),
        ("fr,de;q=0.9", "en"),
        ("fr, ja;q=0.1", "ja"),
        ("en;q=0.2, ko;q=0.9", "ko"),
        ("", "en"),
        ("*", "en"),
        (";;;q=x,,ja;q=0.5", "ja"),
        ("q=" * 500, "en"),
        ("ko;q=0", "en"),
    ],
)
async def test_the_root_leads_to_the_language_of_whoever_comes(server: Server, accept: str, lang: str) -> None:
    answer = await server.http.get("/", headers={"Accept-Language": accept})
    assert (answer.status_code // 100, answer.headers["location"]) == (3, f"/{lang}/")
    assert "accept-language" in answer.headers["vary"].lower()


@pytest.mark.parametrize("path", ["/r/K7QM2", "/r/K7QM2/tv", "/r/K7QM2/results"])
@pytest.mark.parametrize(
    ("headers", "lang"),
    [
        ({"Accept-Language": "ja,en;q=0.5"}, "ja"),
        ({"Accept-Language": "ja", "Cookie": "theme=dark; floorman-lang=ko"}, "ko"),
        ({"Accept-Language": "ja", "Cookie": "floorman-lang=xx"}, "ja"),
        ({}, "en"),
    ],
)
async def test_an_invite_leads_to_the_language_of_whoever_opens_it(server: Server, path: str, headers: dict[str, str], lang: str) -> None:
    answer = await server.http.get(path, headers=headers)
    assert (answer.status_code // 100, answer.headers["location"]) == (3, f"/{lang}{path}")
    assert "cookie" in answer.headers["vary"].lower()


@pytest.mark.parametrize(("lang", "sentence"), [("en", "not"), ("ko", "없"), ("ja", "ません")])
async def test_a_page_that_is_not_there_is_refused_in_the_language(server: Server, lang: str, sentence: str) -> None:
    for path in ("/nothing/here/at/all", "/xx/", "/api/nothing", "/assets/nothing.js", "/en/nothing", "/en/r", "/wp-login.php"):
        answer = await server.http.get(path, headers={"Accept-Language": lang})
        assert answer.status_code == 404, path
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
        assert sentence in answer.json()["sentence"], (path, answer.text)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/app.py",
        "/assets/....//app.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/..%5capp.py",
        "/assets/%00",
        "/..%2f..%2fetc/passwd",
        "/assets/",
        "/assets/.vite/../../config.py",
    ],
)
async def test_no_file_outside_the_client_is_served(server: Server, path: str) -> None:
    url = httpx.URL(f"http://127.0.0.1:{server.port}", raw_path=path.encode())
    answer = await server.http.send(server.http.build_request("GET", url))
    assert answer.status_code in (400, 404), answer.text
    assert "import" not in answer.text
    assert "root:" not in answer.text


# Rooms.


async def test_a_room_is_created_looked_up_and_joined(server: Server) -> None:
    body = {"settings": {"name": "Friday", "seats": 6}, "name": "Mei", "device": DEVICE}
    answer = await server.http.post("/api/rooms", json=body)
    assert answer.status_code == 201
    made = answer.json()
    assert set(made) == {"code", "join", "player"}
    for code in (made["code"], made["code"].lower()):
        look = (await server.http.get(f"/api/rooms/{code}")).json()
        assert look == {"code": made["code"], "name": "Friday", "closed": False, "players": 1}
    async with Phone(server.port, made["code"], device=DEVICE) as host:
        assert (host.player, host.me["host"]) == (made["player"], True)


@pytest.mark.parametrize(("lang", "word"), [("en", "blind"), ("ko", "블라인드"), ("ja", "ブラインド")])
async def test_terms_that_cannot_be_played_are_refused_with_every_fault(server: Server, lang: str, word: str) -> None:
    terms = {"small_blind": 30, "big_blind": 20, "seats": 99}
    answer = await server.http.post("/api/rooms", json={"settings": terms, "name": "Mei", "device": DEVICE, "lang": lang})
    assert (answer.status_code, answer.json()["code"]) == (400, "settings_wrong")
    seen = (await server.http.post("/api/settings", json={"settings": terms, "lang": lang})).json()
    assert seen["faults"] == answer.json()["faults"]
    assert len(seen["faults"]) == 2
    assert word in " ".join(seen["faults"])
    assert seen["card"] == []
    good = (await server.http.post("/api/settings", json={"settings": {}, "lang": lang})).json()
    assert good["faults"] == []
    assert good["card"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"settings": {}, "name": 5, "device": "' + b"d" * 43 + b'"}',
        b'{"settings": {"seats": "six"}, "name": "x", "device": "' + b"d" * 43 + b'"}',
        b'{"settings": {"seats": 1e99}, "name": "x", "device": "' + b"d" * 43 + b'"}',
        b'{"settings": {"colour": 1}, "name": "x", "device": "' + b"d" * 43 + b'"}',
        b'{"settings": {}, "name": "x", "device": "short"}',
        b'{"settings": {}, "name": "x", "device": "' + b"d" * 43 + b'", "host": true}',
        b"[" * 30_000 + b"]" * 30_000,
        b'{"settings": {"options": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}}",
        b"\xff\xfe\x00",
        b"x" * 70_000,
    ],
)
async def test_a_body_that_is_no_room_is_refused_with_a_sentence(server: Server, body: bytes) -> None:
    for path in ("/api/rooms", "/api/settings", "/api/settlement"):
        answer = await server.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413), (path, answer.text)
        assert answer.json()["sentence"]
        assert answer.json()["code"]


async def test_another_content_type_is_refused(server: Server) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/msgpack", "x"):
        answer = await server.http.post("/api/rooms", content=b"a=b", headers={"Content-Type": kind})
        assert answer.status_code in (400, 415), (kind, answer.text)


# Results.


async def results_of(server: Server, host: Phone, kind: str, device: str = "", lang: str = "en") -> httpx.Response:
    headers = {"Authorization": f"Device {device or host.device}"}
    return await server.http.get(f"/api/rooms/{host.code}/results/{kind}?lang={lang}", headers=headers)


async def test_results_are_there_when_the_night_is_closed_for_its_guests_and_nobody_else(server: Server) -> None:
    async with await server.open_room("Mei", small_blind=10, big_blind=20, approval=False) as host:
        await host.sit(0, 1000)
        ann = await host.friend("Ann, the =1", 1, 1000)
        await host.do("begin_hand")
        await host.line("r60 c | b90 c | x x | x x")
        await host.do("award", pot=0, winners=[[ann.player]])
        early = await results_of(server, host, "txt")
        assert (early.status_code, early.json()["code"]) == (409, "night_open")
        await host.do("close_night", counted={guest["player"]: guest["stack"] for guest in host.view["guests"]})
        await ann.same_as(host)
        stranger = await server.http.get(f"/api/rooms/{host.code}/results/txt")
        assert (stranger.status_code, stranger.json()["code"]) == (403, "no_device")
        for proof in ("Device " + "x" * 43, "Device", f"Basic {host.device}", host.device, "Device ' OR 1=1"):
            forged = await server.http.get(f"/api/rooms/{host.code}/results/json", headers={"Authorization": proof})
            assert forged.status_code == 403
        assert (await results_of(server, host, "xlsx")).status_code in (400, 404)

        text = await results_of(server, host, "txt", device=ann.device)
        assert text.text == ann.view["results"]["text"]
        assert text.headers["content-disposition"] == f'attachment; filename="floorman-{host.code}.txt"'
        assert "결과" in (await results_of(server, host, "txt", lang="ko")).text

        rows = list(csv.DictReader(io.StringIO((await results_of(server, host, "csv")).text)))
        assert {row["name"]: int(row["net"]) for row in rows} == {"Mei": -150, "Ann, the =1": 150}

        record = (await results_of(server, host, "json")).json()
        again = {row.player: row._asdict() for row in ledger_rows(record)}
        shown: list[dict[str, Any]] = host.view["results"]["rows"]
        assert again == {row["player"]: row for row in shown}
        await ann.disconnect()


# The operator.


async def test_a_supervisor_learns_that_the_server_lives_and_what_it_does(server: Server) -> None:
    assert (await server.http.get("/healthz")).text == "ok\n"
    async with await server.open_room("Mei") as host:
        await host.do("rename", player=host.player, name="May")
        await host.refused("rename", player="nobody", name="May")
        told = (await server.http.get("/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(figures["floorman_rooms"]) >= 1
    assert float(figures["floorman_sockets"]) >= 1
    assert float(figures['floorman_commands_total{answer="done"}']) >= 1
    assert float(figures['floorman_commands_total{answer="refused"}']) >= 1
    assert float(figures["floorman_command_seconds_count"]) >= 2
    assert host.code not in told
    assert host.device not in told


async def test_the_openapi_document_describes_the_five_answers(server: Server) -> None:
    document = json.loads((await server.http.get("/schema/openapi.json")).text)
    assert sorted(document["paths"]) == [
        "/api/rooms",
        "/api/rooms/{code}",
        "/api/rooms/{code}/results/{kind}",
        "/api/settings",
        "/api/settlement",
    ]


async def test_terms_that_are_left_out_are_those_of_the_night_itself() -> None:
    assert Terms().settings() == Settings()

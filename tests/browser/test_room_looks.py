"""The room, the table display and the results at 2, 6 and 10 seats, with long names and six-digit stacks, on every screen."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page
from websockets.asyncio.client import connect

import pictures
from floorman.text.catalogue import languages
from tests.browser.conftest import DESK, LANDSCAPE, PHONE, SMALL, Opener, Served
from tests.browser.looks import scrolls_sideways, serious, small_targets

NAMES = ("민수", "Aleksandra Konstantinopolskaya", "ビッグブラインドアンティさん", "지영", "Ken", "Mei", "Bo", "Yu", "Sora", "Grandma")


class Night:
    """A night that the host's phone plays alone, so far that a short all-in has closed the raise."""

    def __init__(self, served: Served, seats: int) -> None:
        self.made, self.device = pictures.create(served.url)
        self.url, self.seats = served.url, seats
        with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
            thread.submit(asyncio.run, self._to_the_flop()).result()

    async def _to_the_flop(self) -> None:
        async with connect(f"{self.url.replace('http', 'ws')}/ws/{self.made['code']}") as socket:
            table = pictures.Table(self.url, socket, self.made, self.device)
            await socket.send(json.dumps({"type": "hello", "device": self.device, "lang": "en"}))
            await table.take()
            for chair, name in enumerate(NAMES[: self.seats]):
                if chair:
                    await table.do("add_guest", name=name)
                player = next(guest["player"] for guest in table.sections["guests"] if guest["name"] == name)
                await table.do("take_seat", player=player, chair=chair)
                await table.do("ask_chips", player=player, amount=850_000 - 90_000 * chair if chair else 999_999)
            await table.do("begin_hand", button=0)
            while table.sections["hand"]["waits_for"] == "player":
                await table.act("check" if table.sections["hand"]["to_call"] == 0 else "call")
            await table.do("deal")
            await table.act("bet", 40_000)


@pytest.fixture(params=[2, 6, 10], scope="module")
def night(request: pytest.FixtureRequest, served: Served) -> Night:
    return Night(served, request.param)


def opened(phone: Opener, night: Night, path: str, lang: str, size: tuple[int, int], dark: bool) -> Page:
    """The host's phone on a page of the room."""
    page = phone(size=size, dark=dark, lang=lang)
    page.context.add_init_script(f"localStorage.setItem('floorman.device', '{night.device}')")
    page.goto(f"{night.url}/{lang}/r/{night.made['code']}{path}")
    return page


@pytest.mark.parametrize("lang", languages)
def test_the_table_fits_every_screen(phone: Opener, night: Night, lang: str) -> None:
    page = opened(phone, night, "", lang, PHONE, dark=lang == "ja")
    page.wait_for_selector(".dock.turn")
    assert serious(page) == []
    for size in (PHONE, SMALL, LANDSCAPE, DESK):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert scrolls_sideways(page) <= 0, size
        assert small_targets(page) == [], size
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator('[data-do="raise"]').click()
    page.wait_for_selector('[data-do="raise-confirm"]')
    assert scrolls_sideways(page) <= 0
    assert small_targets(page) == []
    assert serious(page) == []


def test_the_table_fits_a_phone_with_text_of_twice_the_size(phone: Opener, night: Night) -> None:
    page = opened(phone, night, "", "ja", PHONE, dark=False)
    page.wait_for_selector(".dock.turn")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert scrolls_sideways(page) <= 0


@pytest.mark.parametrize("lang", languages)
def test_the_sheets_of_the_room_fit_and_axe_finds_nothing_serious(phone: Opener, night: Night, lang: str) -> None:
    page = opened(phone, night, "", lang, PHONE, dark=lang == "ko")
    page.wait_for_selector(".dock.turn")
    for sheet in ("mine", "seats", "log", "ledger", "invite", "terms", "switches", "help", "host"):
        page.locator('.rbar [data-do="open-menu"]').click()
        page.locator(f'dialog [data-do="open-{sheet}"]').click()
        page.wait_for_selector("dialog h2")
        assert serious(page) == [], sheet
        assert small_targets(page) == [], sheet
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("path", "lang"), [("/tv", "ko"), ("/results", "ja"), ("/tv", "en"), ("/results", "en")])
def test_the_display_and_the_ledger_fit(phone: Opener, night: Night, path: str, lang: str) -> None:
    page = opened(phone, night, path, lang, (1920, 1080) if path == "/tv" else PHONE, dark=False)
    page.wait_for_load_state("networkidle")
    assert scrolls_sideways(page) <= 0
    assert serious(page) == []

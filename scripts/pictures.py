"""Takes the pictures in docs/images from the real pages: a server in memory, a night played over its socket, Chromium at every size.

python scripts/pictures.py [--chromium /usr/bin/chromium]
"""

import asyncio
import json
import re
import secrets
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
PHONE, LANDSCAPE, DESK, TV = (390, 844), (844, 390), (1440, 900), (1920, 1080)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PEOPLE = (("Aoi", 8250), ("Ken", 9800), ("민수", 15200), ("Mei", 12300), ("Bo", 5050), ("지영", 2200))


class Table:
    """A host's phone that plays for everybody."""

    def __init__(self, url: str, socket: ClientConnection, made: dict[str, Any], device: str) -> None:
        self.url, self.socket, self.made, self.device = url, socket, made, device
        self.sections: dict[str, Any] = {}
        self.count = 0

    @property
    def link(self) -> str:
        return f"/r/{self.made['code']}"

    async def take(self, answer_to: str = "") -> dict[str, Any]:
        while True:
            frame = json.loads(await self.socket.recv())
            self.sections |= frame.get("sections", {})
            if not answer_to or frame.get("id") == answer_to:
                return dict(frame)

    async def do(self, do: str, **fields: Any) -> None:
        self.count += 1
        command = {"type": "command", "id": f"c{self.count}", "version": 2**40, "command": {"do": do, **fields}}
        await self.socket.send(json.dumps(command))
        answer = await self.take(f"c{self.count}")
        if answer["type"] != "done":
            sys.exit(f"{do}: {answer}")

    async def act(self, action: str, to: int = 0) -> None:
        await self.do("act", player=self.sections["hand"]["actor"], action=action, to=to)


def create(url: str) -> tuple[dict[str, Any], str]:
    device = secrets.token_urlsafe(32)
    settings = {"name": "금요일 게임", "small_blind": 100, "big_blind": 200, "approval": False, "house": "tda"}
    body = json.dumps({"settings": settings, "name": "민수", "device": device, "lang": "ko"}).encode()
    request = urllib.request.Request(f"{url}/api/rooms", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read()), device


async def seat(table: Table) -> None:
    """Six people; only the host has a phone."""
    await table.socket.send(json.dumps({"type": "hello", "device": table.device, "lang": "ko", "join": table.made["join"]}))
    await table.take()
    for chair, (name, chips) in enumerate(PEOPLE):
        if name != "민수":
            await table.do("add_guest", name=name)
        player = next(guest["player"] for guest in table.sections["guests"] if guest["name"] == name)
        await table.do("take_seat", player=player, chair=chair)
        await table.do("ask_chips", player=player, amount=chips)


async def short_all_in(table: Table) -> None:
    """민수 bets 1,000 on the flop, 지영 is all-in for 1,600: no full raise. Ken calls, and 민수 may only call."""
    await table.do("begin_hand", button=5)
    for action, to in (("raise", 600), ("fold", 0), ("fold", 0), ("call", 0), ("fold", 0), ("call", 0)):
        await table.act(action, to)
    await table.do("deal")
    for action, to in (("check", 0), ("bet", 1000), ("all-in", 0), ("call", 0)):
        await table.act(action, to)


async def shoot(
    browser: Browser, url: str, name: str, size: tuple[int, int], *, dark: bool = False, device: str = "", do: Any = None
) -> None:
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light", device_scale_factor=1
    )
    if device:
        await context.add_init_script(f"localStorage.setItem('floorman.device', '{device}')")
    page = await context.new_page()
    await page.goto(url)
    await page.wait_for_selector("#app > *")
    await page.wait_for_timeout(900)
    if do is not None:
        await do(page)
        await page.wait_for_timeout(500)
    await page.screenshot(path=IMAGES / f"{name}.png")
    await context.close()


async def closed_raise(page: Page) -> None:
    await page.locator('[data-do="raise"]').click(force=True)


async def raise_sheet(page: Page) -> None:
    await page.locator('[data-do="bet"]').click()


async def example(page: Page) -> None:
    await page.locator('[data-do="example"]').select_option("5")


async def pictures(url: str, chromium: str) -> None:
    made, device = create(url)
    async with (
        connect(f"{url.replace('http', 'ws')}/ws/{made['code']}") as socket,
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        table = Table(url, socket, made, device)
        room = f"/r/{made['code']}"
        for lang, size, name, dark in (("ko", PHONE, "calculator-phone-ko", False), ("en", DESK, "calculator-desk-en", False)):
            await shoot(browser, f"{url}/{lang}/pots", name, size, dark=dark, do=example if size == DESK else None)
        await shoot(browser, f"{url}/ja/", "start-phone-ja-dark", PHONE, dark=True)
        await shoot(browser, f"{url}/en/", "start-desk-en", DESK)
        await shoot(browser, f"{url}/ko/new", "create-phone-ko", PHONE)
        await seat(table)
        await short_all_in(table)
        await shoot(browser, f"{url}/ko{room}", "room-ruling-phone-ko", PHONE, device=device, do=closed_raise)
        await shoot(browser, f"{url}/ja{room}", "room-landscape-ja-dark", LANDSCAPE, dark=True, device=device)
        await shoot(browser, f"{url}/en{room}", "room-desk-en", DESK, device=device)
        await table.act("call")
        await table.do("deal")
        await table.act("check")
        await shoot(browser, f"{url}/ja{room}", "room-raise-phone-ja", PHONE, device=device, do=raise_sheet)
        await table.act("bet", 3000)
        await table.act("call")
        await shoot(browser, f"{url}/ko{room}/tv", "tv-ko", TV)
        await table.do("deal")
        await table.act("check")
        await table.act("check")
        for _ in range(2):
            award = table.sections["hand"]["award"]
            await table.do("award", pot=award["pot"], winners=[[award["eligible"][0]["player"]]])
        guests = table.sections["guests"]
        await table.do("close_night", counted={guest["player"]: guest["stack"] for guest in guests if guest["chair"] >= 0})
        await shoot(browser, f"{url}/ja{room}/results", "results-phone-ja", PHONE, device=device)
        await browser.close()


def main(arguments: list[str]) -> int:
    """Serves, plays, takes the pictures."""
    chromium = arguments[1] if arguments[:1] == ["--chromium"] else shutil.which("chromium") or ""
    if not chromium:
        sys.exit("no chromium: name one with --chromium PATH")
    IMAGES.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "floorman", "serve", "--host", "127.0.0.1", "--port", "0", "--database", "memory:", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None
        try:
            asyncio.run(pictures(found[0], chromium))
        finally:
            server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

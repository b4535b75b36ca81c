"""A real Chromium before a real server: `floorman serve` in a process of its own, on an SQLite file.

Where there is no Chromium, or the web pages have not been built, these tests are skipped, and say so.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from floorman.server.config import PAGES

CHROMIUM = os.environ.get("FLOORMAN_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE, LANDSCAPE, DESK, SMALL = (390, 844), (844, 390), (1440, 900), (320, 640)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    reason = "no chromium" if not CHROMIUM else "the web pages are not built: make web" if not PAGES.is_dir() else ""
    for item in items:
        if reason and here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


class Served:
    """A server that can be killed and started again on the same port and the same file."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self.database = f"sqlite:///{folder}/nights.db"
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "floorman", "serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        self._process = subprocess.Popen([*command, *self.options, "--lang", "en"], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
            if "Ctrl+C" in line:
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Without a word, as a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


Opener = Callable[..., Page]


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Opener]:
    """Opens a page on a phone of its own: `phone("/ko/pots", size=DESK, dark=True)`. Whatever its console complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(path: str = "", *, size: tuple[int, int] = PHONE, dark: bool = False, lang: str = "en", offline: bool = False) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=lang,
            has_touch=size[0] < 1000,
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on(
            "console", lambda message: complaints.append(f"{page.url}: {message.text}") if message.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        if path:
            page.goto(served.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    # A browser notes every lost connection and every refusal of a request; both are part of some tests.
    known = ("WebSocket connection to", "status of 4", "ERR_CONNECTION_REFUSED")
    assert [text for text in complaints if not any(each in text for each in known)] == []

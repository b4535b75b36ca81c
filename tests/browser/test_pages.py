"""Every page that opens without a night, in three languages, at every size, by day and by night."""

import json
import re
from base64 import urlsafe_b64encode
from itertools import product

import pytest
from playwright.sync_api import Browser

from floorman.text.catalogue import languages
from tests.browser.conftest import DESK, LANDSCAPE, PHONE, SMALL, Opener, Served
from tests.browser.looks import scrolls_sideways, serious, small_targets

PAGES = ("/", "/pots", "/new")


@pytest.mark.parametrize(("lang", "path"), list(product(languages, PAGES)))
def test_a_page_fits_every_screen_and_axe_finds_nothing_serious(phone: Opener, lang: str, path: str) -> None:
    for size, dark in ((PHONE, False), (DESK, True)):
        page = phone(f"/{lang}{path}", size=size, dark=dark, lang=lang)
        page.wait_for_selector(".head")
        page.wait_for_load_state("networkidle")
        assert page.get_attribute("html", "lang") == lang
        assert serious(page) == []
        for narrow in (size, SMALL, LANDSCAPE):
            page.set_viewport_size({"width": narrow[0], "height": narrow[1]})
            page.wait_for_timeout(150)  # until the page has followed
            assert scrolls_sideways(page) <= 0, (path, narrow)
            assert small_targets(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_text_of_twice_the_size_fits_a_phone(phone: Opener, path: str) -> None:
    page = phone(f"/ko{path}", lang="ko")
    page.wait_for_selector(".head")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert scrolls_sideways(page) <= 0


def test_the_calculator_without_script_fits_a_phone(browser: Browser, served: Served) -> None:
    context = browser.new_context(viewport={"width": SMALL[0], "height": SMALL[1]}, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served.url}/ko/pots")
    assert page.locator("table").count() == 2
    assert "750,000" in page.locator("main").inner_text()
    narrow = page.locator("main").bounding_box()
    assert narrow is not None
    assert narrow["width"] <= SMALL[0]
    context.close()


ALL_IN = {
    "players": [
        {"name": name, "put_in": chips, "state": "all_in"} for name, chips in (("지훈", 30_000), ("민수", 70_000), ("Aoi", 120_000))
    ],
    "cards": {"지훈": "AhAd", "민수": "KsKc", "Aoi": "7h6h"},
}


@pytest.mark.parametrize("lang", ["ko", "ja", "en"])
def test_the_calculator_shows_the_chances_of_every_pot_before_the_last_card(phone: Opener, served: Served, lang: str) -> None:
    pytest.importorskip("numba")
    form = urlsafe_b64encode(json.dumps(ALL_IN, ensure_ascii=False).encode()).decode().rstrip("=")
    page = phone(f"/{lang}/pots#p={form}", lang=lang)
    page.wait_for_selector("[data-do=odds]", timeout=240_000)  # the server may have to compile first
    assert "61.0 %" in page.locator("[data-do=odds]").inner_text()
    assert serious(page) == []
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert scrolls_sideways(page) <= 0


def test_no_request_leaves_the_origin_and_nothing_is_inline(phone: Opener, served: Served) -> None:
    page = phone(size=DESK)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in PAGES:
        page.goto(f"{served.url}/en{path}")
        page.wait_for_load_state("networkidle")
        html = page.request.get(f"{served.url}/en{path}").text()
        assert not re.search(r"<script(?![^>]*(?:src=|application/json))", html)
        assert " style=" not in html
    assert {url for url in asked if not url.startswith((served.url, "data:", "blob:"))} == set()


def test_the_first_load_of_a_room_is_at_most_100_kb(phone: Opener, served: Served) -> None:
    page = phone(size=PHONE)
    sizes: dict[str, int] = {}

    def note(response: object) -> None:
        body = response.request.sizes()["responseBodySize"]  # type: ignore[attr-defined]
        sizes[response.url] = body  # type: ignore[attr-defined]

    page.on("response", note)
    page.goto(f"{served.url}/ko/r/AAAAA")
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) <= 100 * 1024, sizes
    assert len(sizes) > 2

"""People at a table for browser tests: each has a phone, and does on its screen what a person would. Controls are found by what they do."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

SETTLED = 0.45  # seconds: a tap sooner than that after a change was meant for what was there before


class Person:
    """Somebody with a phone in the room."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name

    def control(self, do: str, nth: int = 0, **data: Any) -> Locator:
        """The control that does this."""
        more = "".join(f'[data-{key}="{value}"]' for key, value in data.items())
        return self.page.locator(f'[data-do="{do}"]{more}').nth(nth)

    def tap(self, do: str, nth: int = 0, **data: Any) -> None:
        """Waits as a finger does until what is on the screen has been seen."""
        control = self.control(do, nth, **data)
        expect(control).to_be_enabled()
        time.sleep(SETTLED)
        control.click()

    def make(self, do: str) -> None:
        """Taps, and waits until what it was for has happened."""
        before = self.page.locator(".room").get_attribute("data-version")
        self.tap(do)
        expect(self.page.locator(".room")).not_to_have_attribute("data-version", before or "")

    def sheet(self, *way: str) -> None:
        """Opens a sheet by the menu."""
        self.page.locator(".rbar [data-do=open-menu]").click()
        for each in way:
            self.page.locator(f'dialog [data-do="open-{each}"]').click()

    def close_sheet(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)

    def join(self, url: str, chair: int, chips: int) -> None:
        """By the link, onto a chair, with chips asked for."""
        self.page.goto(url)
        self.page.locator("form input").fill(self.name)
        self.control("join").click()
        self.sit(chair, chips)

    def sit(self, chair: int, chips: int) -> None:
        self.control("sit", chair=chair).click()
        self.page.locator(".buy-in input").fill(str(chips))
        self.control("buy").click()
        expect(self.control("buy")).to_have_count(0)

    def act(self, do: str, to: int = 0) -> None:
        """My action: fold, check, call, or bet and raise to an amount."""
        before = self.page.locator(".room").get_attribute("data-version")
        self.tap(do)
        if do in ("bet", "raise"):
            expect(self.control("raise-confirm")).to_be_visible()
            if self.page.locator('[data-do="raise-amount"]').count():  # where all-in is the only size there is nothing to choose
                self.page.locator('[data-do="raise-amount"]').fill(str(to))
            self.control("raise-confirm").click()
        if do == "call" and self.page.locator('[data-pending="call"]').count():
            self.control("call").click()  # the last chips: an all-in is never one tap
        expect(self.page.locator(".room")).not_to_have_attribute("data-version", before or "")

    @property
    def my_turn(self) -> bool:
        return self.page.locator('.dock.turn [data-do="fold"]').count() > 0

    @property
    def stacks(self) -> dict[str, int]:
        """Every stack on the score sheet."""
        rows = self.page.locator(".score tbody tr")
        found = {}
        for row in rows.all():
            figures = row.locator("td:last-child .n").first.inner_text()
            found[row.locator("th b").inner_text()] = number(figures)
        return found

    @property
    def pot(self) -> int:
        return number(self.page.locator(".pot .xl").inner_text())

    @property
    def log(self) -> str:
        return self.page.locator(".side .log ol").inner_text()


def number(text: str) -> int:
    """1,000 as people read it, with a true minus."""
    return int(re.sub(r"[^0-9-]", "", text.replace("−", "-")) or 0)

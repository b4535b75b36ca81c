"""A whole night with real cards in a real browser: three phones in three languages, one guest without a phone, a television.

Four hands: a split with an odd chip after a misclick is undone; a short all-in after which the raise is closed and says why; the guide's
four-way all-in with two side pots, over a killed server; a last one after a phone swap, a late rebuy and a host who was lost. A player is
sent home, the host hands over, the chips are counted, and everybody is settled up.
"""

import json
import time

import pytest
from playwright.sync_api import expect

from floorman.notation.ledger import ledger_rows
from tests.browser.conftest import Opener, Served
from tests.browser.table import Person, number

CHIPS = {"민수": 1000, "Aoi": 1000, "Ken": 1000, "Oma": 1000}


@pytest.fixture
def table(phone: Opener, served: Served) -> dict[str, Person]:
    """민수 (host, Korean), Aoi (Japanese, dark), Ken (English), and Oma without a phone, whom 민수 keeps; chairs 1 to 4, 1,000 each."""
    host = Person(phone("/ko/new", lang="ko"), "민수")
    host.page.locator("form input").nth(0).fill("민수")
    host.page.locator("form input").nth(1).fill("금요일 게임")
    small, big = host.page.locator("form input.n").nth(0), host.page.locator("form input.n").nth(1)
    small.fill("5")
    big.fill("10")
    host.control("create").click()
    host.page.wait_for_url("**/r/*")
    host.sit(0, 1000)
    host.sheet("invite")
    link = host.control("link").input_value()
    host.close_sheet()
    people = {"민수": host}
    for chair, (name, lang, dark) in enumerate((("Aoi", "ja", True), ("Ken", "en", False)), 1):
        people[name] = Person(phone(lang=lang, dark=dark), name)
        people[name].join(link, chair, 1000)
        assert f"/{lang}/r/" in people[name].page.url  # the host's invite, the guest's language
        host.tap("approve")
    host.control("open-guest").click()
    host.page.locator('[data-do="guest-name"]').fill("Oma")
    host.tap("add-guest")
    host.control("seat-for").select_option(label="Oma")
    host.sit(3, 1000)
    expect(host.control("begin")).to_be_enabled()
    return people


def to_act(people: dict[str, Person]) -> Person:
    """Whose own phone shows his turn: Oma's is her keeper's."""
    for _ in range(100):
        for person in people.values():
            if person.my_turn:
                return person
        time.sleep(0.05)
    raise AssertionError("nobody's turn")


def everybody(people: dict[str, Person], *actions: str) -> None:
    """Actions in turn: `call`, `check`, `fold`, or `raise 40`."""
    for action in actions:
        do, _, to = action.partition(" ")
        to_act(people).act(do, int(to or 0))


def deal(host: Person) -> None:
    host.make("deal")


def award(host: Person, *names: str) -> None:
    for name in names:
        host.control("winner", name=name).click()
    host.make("pay-out")


def test_a_night_from_the_first_invite_to_the_settle_up(table: dict[str, Person], phone: Opener, served: Served) -> None:
    host, aoi, ken = table["민수"], table["Aoi"], table["Ken"]
    room = host.page.url.partition("/r/")[2][:5]
    tv = phone(f"/ko/r/{room}/tv", size=(1920, 1080), lang="ko")

    # Hand 1. The button is 민수's; Aoi and Ken have the blinds, Oma opens. A misclick is undone, a split leaves an odd chip.
    host.make("begin")
    everybody(table, "call", "call", "call", "check")
    deal(host)
    everybody(table, "check", "bet 15", "call", "fold", "fold")
    deal(host)
    ken_acts = to_act(table)
    ken_acts.act("check")
    ken_acts.tap("undo")
    ken_acts.act("bet", 21)
    everybody(table, "call")
    deal(host)
    everybody(table, "check", "check")
    award(host, "Ken", "Oma")
    expect(host.page.locator(".last")).to_contain_text("쇼다운")
    stacks = host.stacks
    assert sum(stacks.values()) == 4000
    assert stacks == {"민수": 990, "Aoi": 990, "Ken": 1010, "Oma": 1010}
    assert "되돌" in host_log(host)

    # Hand 2. A short all-in does not reopen the betting: the raise stays, closed, with its reason. Ken is corrected to 236 first.
    host.sheet("host")
    host.page.locator("details.guest", has_text="Ken").locator("summary").click()
    host.page.locator('details.guest[open] [data-do="stack"]').fill("236")
    host.page.locator('details.guest[open] [data-do="stack-reason"]').fill("다시 셈")
    host.page.locator('details.guest[open] [data-do="set-stack"]').click()
    expect(host.page.locator("details.guest", has_text="Ken")).to_contain_text("236")
    host.close_sheet()
    host.make("begin")
    everybody(table, "raise 160")  # 민수, under the gun
    everybody(table, "fold", "raise 236", "fold")  # Aoi has the button; Ken's last 236 are 76 more, a full raise is 150
    assert host.my_turn
    closed = host.control("raise")
    expect(closed).to_have_attribute("aria-disabled", "true")
    time.sleep(0.45)
    closed.click(force=True)  # closed, and says so when it is tapped
    slip = host.page.locator("dialog .ruling")
    expect(slip).to_contain_text("레이즈 불가")
    expect(slip).to_contain_text("TDA 47-A")
    host.close_sheet()
    host.act("call")
    for _ in range(3):
        deal(host)
    award(host, "Ken")
    expect(host.page.locator(".last")).to_contain_text("쇼다운")

    # Hand 3. Four all-ins, two side pots; the server is killed while they are all-in, and is there again.
    fix_stacks(host, {"민수": 1000, "Aoi": 200, "Ken": 400, "Oma": 600})
    host.make("begin")
    served.kill()
    expect(host.page.locator(".losing")).to_be_visible()
    served.start()
    expect(host.page.locator(".losing")).to_have_count(0)
    all_in(table)
    expect(tv.locator("body")).to_contain_text("플랍")
    for _ in range(3):
        deal(host)
    seen = []
    for winner in ("Oma", "Ken", "Aoi"):
        title = host.page.locator(".dock.award .turnrow").inner_text()
        seen.append(number(title.splitlines()[-1]))
        award(host, winner)
    assert seen == [400, 600, 800]
    expect(host.page.locator(".last")).to_contain_text("쇼다운")
    assert host.stacks == {"Aoi": 800, "Ken": 600, "Oma": 400, "민수": 400}

    # Ken moves to another phone; the old one is let go.
    ken.sheet("mine")
    ken.control("move-phone").click()
    move = ken.page.locator('.people [data-do="link"]').input_value()
    new = Person(phone(lang="en"), "Ken")
    new.page.goto(move)
    expect(new.page.locator(".score")).to_be_visible()
    ken.page.keyboard.press("Escape")
    expect(ken.page.locator('[data-do="join"]')).to_be_visible()
    table["Ken"] = ken = new

    # Aoi buys more between hands; the host sends nobody home but Aoi's neighbour Ken offers to leave: the host kicks him after the hand.
    aoi.sheet("mine")
    aoi.page.locator(".people .buy-in input").fill("500")
    aoi.tap("buy")
    aoi.close_sheet()
    host.tap("approve")
    expect(host.page.locator(".approval")).to_have_count(0)

    # The host's phone goes dark. On a server that waits four seconds for it instead of a minute, Aoi, who has sat the longest, takes over;
    # 민수 comes back as a guest, and gets his place again when she offers it.
    served.stop()
    served.options = ("--host-lost", "4")
    served.start()
    for person in table.values():
        person.page.reload()
        expect(person.page.locator(".score")).to_be_visible()
    here = host.page.url
    host.page.goto("about:blank")
    expect(aoi.page.locator('.rbar [data-do="open-menu"]')).to_be_visible()
    expect(aoi.control("open-close")).to_be_visible(timeout=20_000)
    expect(tv.locator("body")).to_contain_text("민수")
    host.page.goto(here)
    expect(host.page.locator(".score")).to_be_visible()
    expect(host.control("open-close")).to_have_count(0)
    hand_over(aoi, host)

    # Hand 4, and Ken is sent home after it: his chips are cashed out and stay in the ledger.
    host.make("begin")
    everybody(table, "fold", "fold", "fold")
    host.sheet("host")
    host.page.locator("details.guest", has_text="Ken").locator("summary").click()
    host.page.locator('details.guest[open] [data-do="kick"]').click()
    host.page.locator('details.guest[open] [data-do="kick"]').click()
    expect(host.page.locator("details.guest", has_text="Ken")).to_have_count(0)
    host.close_sheet()

    # The host hands over to Aoi, who closes the night.
    hand_over(host, aoi)
    aoi.control("open-close").click()
    aoi.tap("close-night")

    # The host has set stacks right, so the chips counted are not those issued: somebody has to bear the difference.
    expect(aoi.control("bearer")).to_be_visible()
    aoi.control("bearer").select_option(label="민수")
    aoi.tap("close-night")

    # Results: they sum to zero, and are shared.
    aoi.control("results").click()
    aoi.page.wait_for_url("**/results*")
    aoi.page.wait_for_selector('[data-do="tick"]')
    aoi.control("tick").first.evaluate("(box) => box.click()")
    expect(aoi.control("tick").first).to_be_checked()
    host.page.goto(f"{served.url}/ko/r/{room}/results")
    host.page.wait_for_selector('[data-do="tick"]')
    host.control("copy-text").click()
    text = host.page.evaluate("navigator.clipboard.readText()")
    assert all(name in text for name in CHIPS)
    record = json.loads(download(host, "json"))
    rows = ledger_rows(record)
    assert [row.name for row in rows] == list(CHIPS)
    assert sum(row.net for row in rows) == 0


def hand_over(host: Person, to: Person) -> None:
    """The host offers his place, the other accepts."""
    host.sheet("host")
    host.page.locator("details.guest", has_text=to.name).locator("summary").click()
    host.page.locator('details.guest[open] [data-do="offer-host"]').click()
    host.close_sheet()
    to.tap("accept-host")
    expect(to.control("open-close")).to_be_visible()


def host_log(host: Person) -> str:
    host.sheet("log")
    text = host.page.locator("dialog .log ol").inner_text()
    host.close_sheet()
    return text


def fix_stacks(host: Person, stacks: dict[str, int]) -> None:
    """The host counts everybody's chips and sets them right."""
    host.sheet("host")
    for name, chips in stacks.items():
        guest = host.page.locator("details.guest", has_text=name)
        if number(guest.locator("summary .n").inner_text()) == chips:
            continue
        guest.locator("summary").click()
        guest.locator('[data-do="stack"]').fill(str(chips))
        guest.locator('[data-do="stack-reason"]').fill("count")
        guest.locator('[data-do="set-stack"]').click()
        expect(guest.locator("summary .n")).to_have_text(f"{chips:,}")
        guest.locator("summary").click()
    host.close_sheet()


def all_in(people: dict[str, Person]) -> None:
    """Everybody puts everything in, through the raise sheet or by a call."""
    for _ in range(4):
        person = to_act(people)
        open_raise = person.control("raise")
        if open_raise.get_attribute("aria-disabled") == "false":
            person.tap("raise")
            if person.page.locator('[data-do="preset"]').count():  # else all-in is all there is
                person.page.locator('[data-do="preset"]').last.click()
            person.control("raise-confirm").click()
            expect(person.page.locator('[data-do="raise-confirm"]')).to_have_count(0)
        else:
            person.act("call")
        time.sleep(0.2)
        if people["민수"].page.locator('[data-do="deal"]').count():
            return


def download(person: Person, kind: str) -> str:
    person.control("share").click()
    with person.page.expect_download() as found:
        person.page.locator(f'[data-do="{kind}"]').click()
    return found.value.path().read_text("utf-8")

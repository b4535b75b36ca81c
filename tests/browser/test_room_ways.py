"""What a host does beside the betting: moving people by hand, straddles and bomb pots, the graph, numbers in units of ten thousand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Opener
from tests.browser.table import Person, number


@pytest.fixture
def host(phone: Opener) -> Person:
    """민수 has opened a room with the casino's rules; Oma, without a phone, sits beside him with chips."""
    person = Person(phone("/ko/new", lang="ko"), "민수")
    page = person.page
    page.locator('input[name="host"]').fill("민수")
    page.locator('input[value="wsop"]').check()
    person.control("create").click()
    page.wait_for_url("**/r/*")
    person.sit(0, 2000)
    person.control("open-guest").click()
    page.locator('[data-do="guest-name"]').fill("Oma")
    person.tap("add-guest")
    person.control("seat-for").select_option(label="Oma")
    person.sit(1, 2000)
    expect(person.control("begin")).to_be_enabled()
    return person


def chair_of(page: Page, name: str) -> str | None:
    return page.locator("[data-place]", has_text=name).first.get_attribute("data-place")


def test_a_name_is_dragged_to_another_chair_or_its_handle_tapped_first(host: Person) -> None:
    page = host.page
    handle = page.locator('[data-do="grip"][data-name="Oma"]')
    handle.scroll_into_view_if_needed()
    start = handle.bounding_box()
    target = page.locator('[data-place="3"]').bounding_box()
    assert start is not None
    assert target is not None
    page.wait_for_timeout(500)
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 60, target["y"] + 20, steps=6)
    expect(page.locator(".ghost")).to_have_text("Oma")
    page.mouse.up()
    expect(page.locator('[data-place="3"]')).to_contain_text("Oma")
    expect(page.locator(".ghost")).to_have_count(0)
    page.wait_for_timeout(500)
    page.locator('[data-do="grip"][data-name="Oma"]').press("Enter")
    there = page.locator('[data-place="1"] [data-do="sit"]')
    expect(there).to_contain_text("여기로 옮기기")
    there.press("Enter")
    expect(page.locator('[data-place="1"]')).to_contain_text("Oma")
    assert chair_of(page, "민수") == "0"


def test_a_bomb_pot_is_begun_and_what_a_hand_has_brought_is_its_net(host: Person) -> None:
    page = host.page
    page.locator('[data-do="bomb-pot"]').check()
    expect(page.locator('[data-do="bomb-pot-ante"]')).to_have_value("100")
    host.make("begin")
    expect(page.locator(".pot .xl")).to_have_text("200")
    for _ in range(3):
        host.make("deal")
        host.act("check")
        host.act("check")
    host.control("winner", name="Oma").click()
    host.make("pay-out")
    rows = page.locator(".score tbody tr")
    nets = {row.locator("th b").inner_text(): number(row.locator(".won .n").inner_text()) for row in rows.all()}
    assert nets == {"민수": -100, "Oma": 100}
    host.make("begin")
    host.act("fold")
    host.sheet("ledger")
    graph = page.locator("dialog .graph")
    expect(graph).to_contain_text("민수")
    assert graph.locator("svg > path").count() == 2
    host.close_sheet()


def test_a_straddle_is_offered_to_three(host: Person) -> None:
    page = host.page
    host.control("open-guest").click()
    page.locator('[data-do="guest-name"]').fill("Opa")
    host.tap("add-guest")
    host.control("seat-for").select_option(label="Opa")
    host.sit(2, 2000)
    expect(host.control("begin")).to_be_enabled()
    straddle = page.locator('[data-do="straddle"]')
    assert [option.strip() for option in straddle.locator("option").all_inner_texts()] == ["스트래들 없음", "민수 40"]
    straddle.select_option(label="민수 40")
    host.make("begin")
    expect(page.locator(".pot .xl")).to_have_text("70")


def test_a_link_is_copied_where_the_page_has_no_clipboard(host: Person) -> None:
    page = host.page
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    host.control("open-invite").click()
    host.page.locator('dialog [data-do="copy-link"]').click()
    expect(page.locator(".note")).to_have_text("복사했습니다")


def test_an_amount_reads_1000_while_it_is_typed(host: Person) -> None:
    page = host.page
    host.sheet("mine")
    field = page.locator("dialog .buy-in input").first
    field.fill("")
    field.press_sequentially("12345")
    expect(field).to_have_value("12,345")
    field.press("ArrowLeft")
    field.press("Backspace")
    expect(field).to_have_value("1,235")
    field.fill("3만")
    expect(field).to_have_value("30,000")


def test_formulas_and_steps_follow_the_unit(phone: Opener) -> None:
    page = phone("/ko/pots", size=DESK, lang="ko")
    page.evaluate("localStorage.setItem('floorman.unit', 'myriad')")
    page.goto(page.url)
    page.locator("details.steps summary").click()
    expect(page.locator("details.steps li").first).to_contain_text("만")
    for text in (page.locator("details.steps ol").inner_text(), page.locator(".bld .eq").first.inner_text()):
        assert "만" in text
        assert "0,000" not in text

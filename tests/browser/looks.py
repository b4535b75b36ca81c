"""What can be measured of how a page looks: nothing scrolls sideways, targets are large enough, axe finds nothing serious."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 44  # CSS px; WCAG 2.2 asks for 24


def scrolls_sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def small_targets(page: Page) -> list[str]:
    """Buttons, links and fields on screen that a thumb misses. Links inside a sentence are as large as their words."""
    script = """(smallest) => [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")]
      .filter((each) => !each.closest("p, dd, .vh") && each.checkVisibility() && !each.matches(".vh, [type=range]"))
      .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && box.height > 1 && (box.height < smallest - 0.5 || box.width < smallest - 0.5))
      .filter(([each]) => !(each.type === "checkbox" || each.type === "radio") || !each.closest("label"))
      .map(([each, box]) => [each.tagName, each.className, each.textContent.trim().slice(0, 30), box.width, box.height].join(" "))"""
    found: list[str] = page.evaluate(script, SMALLEST)
    return found


def serious(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]

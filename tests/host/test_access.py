# SPDX-License-Identifier: BSD-2-Clause
"""Pages in a real browser: who can use them, by the rules of axe-core, and on which screens and paper."""

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from browser import Browser, Page, needs_browser
from goldens import result_of

from irqscope.report.document import Sentence
from irqscope.report.documents import document
from irqscope.report.formats import html

pytestmark = [needs_browser, pytest.mark.curves]
FOLDERS = ("judged", "limits", "masked", "periodic", "affinity", "sweep", "latency")
SCREEN, PHONE = (1280, 900), (390, 844)
SCREENS, SHEETS = 6, 8
A4 = (595, 842)
"""Points."""
AXE = resources.files("axe_core_python") / "axe.min.js"
WIDER = """
[...document.querySelectorAll('.wide')].filter(each => each.scrollWidth > each.clientWidth)
    .map(each => each.innerText.slice(0, 80))
"""
CROWDED = """
[...document.querySelectorAll('figure svg')].flatMap(svg => {
    const box = each => each.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].filter(each => each.textContent.trim());
    const met = (a, b, wide, high) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > high;
    const within = each => each.left >= box(svg).left - .5 && each.right <= box(svg).right + .5 &&
        each.top >= box(svg).top - .5 && each.bottom <= box(svg).bottom + .5;
    const told = (each, what) => `${svg.getAttribute('aria-label')}: ${each.textContent} ${what}`;
    return texts.flatMap((each, number) => [
        ...(within(box(each)) ? [] : [told(each, 'is clipped')]),
        ...texts.slice(number + 1).filter(other => met(box(each), box(other), 0, 1)).map(
            other => told(each, 'is upon ' + other.textContent)),
        ...[...each.closest('.legend')?.querySelectorAll('path, use') ?? []].filter(
            other => !other.closest('defs') && met(box(each), box(other), -2, -1)).map(
            () => told(each, 'is upon a line of the legend')),
    ]);
})
"""
"""Words of figures that are clipped, or upon each other or the lines of a legend."""
TORN = """
[...document.querySelectorAll('td[data-name]')].filter(each => {
    const name = getComputedStyle(each, '::before'), span = document.createElement('span');
    span.style.font = name.font;
    span.style.whiteSpace = 'nowrap';
    each.parentNode.parentNode.parentNode.parentNode.append(span);
    const wide = each.dataset.name.split(' ').map(word => {
        span.innerText = word;
        return span.getBoundingClientRect().width;
    });
    span.remove();
    return Math.max(...wide) > parseFloat(name.width) + 1;
}).map(each => each.dataset.name + ': ' + each.innerText.slice(0, 80))
"""
"""Names of columns, beside each value on a narrow screen, of which a word is broken."""
OPEN = "document.querySelectorAll('details').forEach(each => { each.open = true; })"
FOLDED = OPEN.replace("true", "false")


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("profile")) as opened:
        yield opened


@pytest.fixture(scope="module", params=FOLDERS)
def page(request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Page:
    """The page of a golden run."""
    place: Path = tmp_path_factory.mktemp("page")
    result = result_of(request.param, place)
    (place / "report.html").write_bytes(html.files(document(result))["report.html"])
    page = browser.open((place / "report.html").as_uri())
    page.wait(lambda page: page.evaluate("document.readyState == 'complete' && !!document.querySelector('main')"))
    return page


def test_a_run_is_read_on_six_screens_and_eight_sheets(page):
    page.evaluate(FOLDED)
    page.resize(*SCREEN)
    assert page.evaluate("document.documentElement.scrollHeight") <= SCREENS * SCREEN[1]
    boxes = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", page.printed())
    assert 1 <= len(boxes) <= SHEETS and {tuple(round(float(side)) for side in box) for box in boxes} == {A4}


def test_everything_stays_within_its_column_on_a_screen_and_what_matters_on_a_phone(page):
    page.evaluate(OPEN)
    page.resize(*SCREEN)
    assert page.evaluate(WIDER) == []
    page.resize(*PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(WIDER) == []


def test_words_of_columns_stay_whole_on_a_phone(page):
    """Beside a long sentence `found` was four lines."""
    page.evaluate(OPEN)
    for width in (360, PHONE[0]):
        page.resize(width, PHONE[1])
        assert page.evaluate(TORN) == []


def test_words_of_figures_stay_apart_and_whole_on_screen_and_phone(page):
    page.evaluate(OPEN)
    for size in (PHONE, SCREEN):
        page.resize(*size)
        assert page.evaluate(CROWDED) == []


def test_the_first_screen_has_the_verdict_the_worst_what_next_and_the_figure(browser, tmp_path):
    made = document(result_of("judged", tmp_path))
    (tmp_path / "report.html").write_bytes(html.files(made)["report.html"])
    page = browser.open((tmp_path / "report.html").as_uri())
    page.resize(*SCREEN)
    page.wait(lambda page: page.evaluate("document.readyState == 'complete' && !!document.querySelector('nav')"))
    bottom = page.evaluate("document.querySelector('figure svg').getBoundingClientRect().bottom")
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    verdict = page.evaluate("document.querySelector('.verdict').innerText")
    assert bottom <= SCREEN[1] and width <= 0 and verdict.endswith(made.verdict)
    (first,) = [section for section in made.sections if section.name == "answer"]
    said = " ".join(block.text for block in first.blocks if isinstance(block, Sentence))
    assert "The longest isr" in said and "Next: " in said


def broken(page: Page, options: str = "{}") -> Any:
    """The rules that the page breaks, each with the first place where it does."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(
        f"axe.run(document, {options}).then(found => found.violations.map(each => [each.id, each.nodes[0].html]))"
    )


@pytest.mark.few(2)
def test_no_rule_of_accessibility_is_broken(page):
    page.evaluate(OPEN)
    for size in (SCREEN, PHONE):
        page.resize(*size)
        assert broken(page) == []
    page.prefer("dark")
    assert broken(page, "{runOnly: ['color-contrast']}") == []
    page.prefer("light")


def test_ink_and_ground_change_places_on_a_dark_screen_and_figures_keep_their_white(page):
    colours = {}
    for scheme in ("light", "dark"):
        page.prefer(scheme)
        colours[scheme] = page.evaluate(
            "[document.body, document.querySelector('svg')].map(each => each && getComputedStyle(each).backgroundColor)"
        )
    assert colours["light"][0] == "rgb(255, 255, 255)" and colours["dark"][0] == "rgb(21, 23, 26)"
    assert {ground for _, ground in colours.values()} <= {"rgb(255, 255, 255)", None}

# SPDX-License-Identifier: BSD-2-Clause
"""The live page in a real browser: on dark and on narrow screens."""

import re
from pathlib import Path

import pytest
from browser import Browser, Page, needs_browser
from growing_run import GrowingRun, measured
from viewing import served

pytestmark = needs_browser
WIDTH = 360
TORN = """
[...document.querySelectorAll('#facts td:first-child')].filter(each => {
    const lines = new Range();
    lines.selectNodeContents(each);
    const tops = new Set([...lines.getClientRects()].map(line => Math.round(line.top)));
    return tops.size > each.innerText.split(' ').length;
}).map(each => each.innerText)
"""
"""Names of facts with more lines than words."""


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("view") / "run")


def colours(page: Page, selector: str) -> list[str]:
    """Ink, ground and border of an element."""
    names = "['color', 'backgroundColor', 'borderTopColor', 'borderTopStyle']"
    return page.evaluate(f"{names}.map(name => getComputedStyle(document.querySelector('{selector}'))[name])")


def test_on_a_dark_and_narrow_screen(model, tmp_path):
    """It was white there, the label had no frame and tables no lines; `instrument` was two lines."""
    limits = [{"name": "isr.max", "wanted": "1us", "hard": True, "decision": "simple"}]
    run = GrowingRun(model, tmp_path / "r", limits=limits)
    run.grow(0.5)
    with Browser(tmp_path / "profile") as browser, served(run.path) as server:
        page = browser.open(server.url)
        page.resize(WIDTH, 800)
        page.prefer("dark")
        page.wait(lambda page: page.evaluate("document.querySelectorAll('#pictures img').length == 2"))
        ink, ground, *_ = colours(page, "body")
        assert min(map(int, re.findall("[0-9]+", ink))) > 200 > 50 > max(map(int, re.findall("[0-9]+", ground)))
        assert (
            colours(page, "#stamp")[2:] == [ink, "solid"] and colours(page, "#pictures img")[1] == "rgb(255, 255, 255)"
        )
        assert min(map(int, re.findall("[0-9]+", colours(page, "#figures a[aria-current]")[0]))) > 200
        page.prefer("light")
        assert colours(page, "body")[:2] == ["rgb(17, 17, 17)", "rgb(255, 255, 255)"]
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert page.evaluate(TORN) == []
        wide = "const each = document.querySelector('#limits').parentNode; each.scrollWidth - each.clientWidth"
        assert page.evaluate(f"(() => {{ {wide.replace('; each.', '; return each.')} }})()") <= 0

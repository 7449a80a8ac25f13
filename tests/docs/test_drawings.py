# SPDX-License-Identifier: BSD-2-Clause
"""The drawings of docs/guide/wiring.md: current, complete, legible, and of the pins that the stub has."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import parport
import render
from circuit import draw
from irqscope.contract.roles import STUB_ROLES, Source, event_sources
from sheet import Box
from targets import TARGETS, Target

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"

each_target = pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)


def texts(target: Target) -> list[str]:
    """What can be read in a drawing, as it is committed."""
    root = ElementTree.parse(ROOT / "docs" / "drawings" / f"{target.name}.svg").getroot()
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_drawings_and_tables_are_current() -> None:
    assert render.main(["--check"]) == 0


def test_a_stale_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = tmp_path / "old.svg"
    old.write_text("old")
    monkeypatch.setattr(render, "products", lambda: {old: "new"})
    assert render.main(["--check"]) == 1
    assert "old.svg is stale" in capsys.readouterr().err
    assert render.main([]) == 0
    assert old.read_text() == "new"


def test_a_page_without_a_slot_is_refused() -> None:
    with pytest.raises(ValueError, match="a slot for each of raspberry-pi"):
        render.page("no slots here")


@each_target
def test_every_role_is_drawn(target: Target) -> None:
    assert {source.label for source in event_sources()} <= set(texts(target))


@each_target
def test_every_pin_is_drawn_with_name_and_number(target: Target) -> None:
    for pin in target.pins.values():
        assert {pin.number or pin.name, pin.name} <= set(texts(target))


@each_target
def test_the_level_stands_at_both_ends(target: Target) -> None:
    assert "3.3 V" in texts(target)
    assert any(text.endswith(" V") and text == target.box[1] for text in texts(target))


@each_target
def test_it_says_that_nobody_tried_it(target: Target) -> None:
    assert any("Not tried on hardware" in text for text in texts(target))


@each_target
def test_labels_keep_clear_of_each_other_and_of_bodies(target: Target) -> None:
    sheet = draw(target)
    overlaps = [(a.text, b.text) for a, b in combinations(sheet.labels, 2) if a.box.overlaps(b.box)]
    covered = [label.text for label in sheet.labels for body in sheet.bodies if label.box.overlaps(body)]
    assert not overlaps
    assert not covered


@each_target
def test_labels_are_on_the_sheet(target: Target) -> None:
    sheet = draw(target)
    paper = Box(0, 0, sheet.width, sheet.height)
    assert not [label.text for label in sheet.labels if not paper.contains(label.box)]


@each_target
def test_pins_in_use_are_free_and_grounds_are_grounds(target: Target) -> None:
    if target.connector is None:
        return
    used = {int(pin.number.rpartition("_")[2]) for pin in target.pins.values()}
    assert len(used) == len(target.pins)
    assert used <= {pin for row in target.connector.rows for pin in row}
    assert not used & (target.connector.grounds | target.connector.supplies | target.connector.taken)
    assert {int(ground.rpartition("_")[2]) for ground in target.grounds} <= target.connector.grounds


@each_target
def test_buffers_pass_every_wired_role_once(target: Target) -> None:
    passed = [role for buffer in target.buffers for role in buffer.channels]
    assert not target.buffers or sorted(passed) == sorted(target.pins)


def test_the_parallel_port_is_that_of_the_stub() -> None:
    """The comment of lptpins.h, which people read, the table below it, which the stub uses, and the drawing agree."""
    said = {
        role: (name, int(pin))
        for role, name, pin in re.findall(r"^ \*\t(\w+)\t(\w+) \(pin (\d+)\)", parport.LPT_H.read_text(), re.MULTILINE)
    }
    drawn = {
        "event" if role is Source.STIMULUS else role.label: (signal.name, signal.pin)
        for role, signal in parport.signals().items()
    }
    shorter = {"nStrobe": "C0", "nAutoFd": "C1"}
    assert said == {role: (shorter.get(name, name), pin) for role, (name, pin) in drawn.items()}


def test_another_table_gives_another_drawing() -> None:
    moved = parport.LPT_H.read_text().replace("{ LPT_CONTROL, 0x02 }", "{ LPT_CONTROL, 0x04 }")
    assert parport.signals(moved)[Source.DONE].name == "nInit"


def test_a_table_that_is_not_understood_is_refused() -> None:
    with pytest.raises(ValueError, match=r"lpt_pins\[\] of lptpins.h must have 4 entries, not 0"):
        parport.signals("nothing")


def test_lines_are_in_the_order_of_the_stub() -> None:
    names = re.search(r"lines_names\[LINES\] = \{(.*?)\}", (ROOT / "target-stub" / "lines.c").read_text())
    assert names
    words = names[1].replace("event", "stimulus").replace("IRQSCOPE_ROLES", ",".join(role.label for role in STUB_ROLES))
    order = [name.strip(' "') for name in words.split(",")]
    for target in TARGETS:
        if target.device:
            lines = {role.label: str(pin.line) for role, pin in target.pins.items()}
            wired = [lines[name] for name in order if name in lines]
            assert wired == [*target.lines.split(","), *([lines["trigger"]] if "trigger" in lines else [])]


def test_the_picture_of_the_readme_has_the_wires_of_the_drawings() -> None:
    picture = (ROOT / "README.md").read_text().partition("## Wiring")[2].split("```")[1]
    wired = set(re.findall(r"│ +(\w+) [─◄]", picture))
    for target in TARGETS:
        assert wired == {role.label for role in target.pins} - {"trigger"} | {"gnd"}  # the trigger need not be wired


def test_every_source_is_cited_and_every_citation_has_its_source() -> None:
    text, _, sources = render.PAGE.read_text().partition("## Sources")
    cited = {int(number) for number in re.findall(r"\[(\d+)\]", text)}
    listed = [int(number) for number in re.findall(r"^(\d+)\. ", sources, re.MULTILINE)]
    assert listed == list(range(1, len(listed) + 1))
    assert cited == set(listed)


def test_what_the_page_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)", render.PAGE.read_text())
    assert links
    assert not [link for link in links if not (render.PAGE.parent / link).exists()]

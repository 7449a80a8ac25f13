# SPDX-License-Identifier: BSD-2-Clause
"""Every board that is described: its description alone, then its netlist."""

import dataclasses
import re
from collections.abc import Iterator
from functools import cache

import board_rules as rules
import pytest
from amaranth.build import DiffPairs, Pins, Subsignal

from irqscope.contract.roles import Source
from irqscope.errors import BadInput
from irqscope_boards import render
from irqscope_boards.board import Board
from irqscope_boards.catalogue import board as find
from irqscope_boards.catalogue import boards
from irqscope_boards.gearpaths import database_of
from irqscope_boards.netlist import Netlist, build_id, netlist, plan
from irqscope_boards.sides import side

ALL = list(boards().values())


@cache
def plain(name: str) -> Netlist:
    """The netlist of a board with build id 0, elaborated once."""
    return plan(find(name), build=0)


@pytest.mark.parametrize("board", ALL, ids=lambda board: board.name)
def test_rules(board: Board):
    rules.check(board)


@pytest.mark.parametrize("board", [b for b in ALL if b.part.family.name == "Gowin"], ids=lambda board: board.name)
def test_pins_of_gowin_parts_are_a_pins_of_their_side(board: Board):
    """By Apycula's database, which calls the A pin of the 17th pair at the right IOR17A."""
    platform = board.make_platform()
    database = database_of(platform)
    package, device, _ = database.packages[platform.part]
    for site in board.sites().values():
        name = database.pinout[device][package][site][0]
        assert name[2] == side(board.package, site)[0].upper() and name.endswith("A")


def changed(board: Board, role: Source, pin: str) -> Board:
    return dataclasses.replace(board, pins={**board.pins, role: pin}, rows=(*board.rows, pin))


def test_the_rules_refuse():
    ulx3s = find("ulx3s-25f")
    with pytest.raises(AssertionError, match="several sides"):
        rules.check_pins(changed(ulx3s, Source.AUX, "13+"))
    with pytest.raises(AssertionError, match="twice"):
        rules.check_pins(changed(ulx3s, Source.AUX, "14+"))
    with pytest.raises(AssertionError):
        rules.check_link(dataclasses.replace(ulx3s, link=dataclasses.replace(ulx3s.link, baud=2_345_678 * 7)))
    exchanged = dataclasses.replace(ulx3s.link, rx=ulx3s.link.tx, tx=ulx3s.link.rx)
    with pytest.raises(AssertionError, match="elsewhere"):
        rules.check_link(dataclasses.replace(ulx3s, link=exchanged))
    with pytest.raises(AssertionError):
        rules.check_clocks(dataclasses.replace(ulx3s, pll=find("ecpix5-45").pll))
    with pytest.raises(AssertionError):
        rules.check_size(
            dataclasses.replace(
                find("icebreaker"), part=dataclasses.replace(find("icebreaker").part, parameters=ulx3s.part.parameters)
            )
        )


SHARED = {
    "orangecrab-25f": {"ddr3"},  # where amaranth-boards is wrong: see the board's file
    "orangecrab-85f": {"ddr3"},
    "tang-nano-9k": {"lcd", "sd_card_1bit", "sd_card_spi"},
    "tang-primer-20k": {"dvp", "lcd", "mic_i2s", "mic_led", "ws2812"},
}
"""Resources of amaranth-boards that have a site of the instrument's, of which a note of the board tells."""


def sites_of(resource: Subsignal) -> Iterator[str]:
    for each in resource.ios:
        if isinstance(each, Subsignal):
            yield from sites_of(each)
        elif isinstance(each, DiffPairs):
            yield from (*each.p.names, *each.n.names)
        elif isinstance(each, Pins):
            yield from each.names


@pytest.mark.parametrize("board", ALL, ids=lambda board: board.name)
def test_what_else_a_site_is_for_is_known(board: Board):
    ours = set(board.sites().values())
    others = {name for (name, _), each in board.make_platform().resources.items() if ours & set(sites_of(each))}
    assert others == SHARED.get(board.name, set())


def test_ticks():
    assert {board.name: float(round(board.tick * 10**12)) for board in ALL if board.name in TICKS_PS} == TICKS_PS


TICKS_PS = {
    "icebreaker": 9950,
    "hx8k-evn": 4975,
    "ulx3s-25f": 2000,
    "ecpix5-85": 2000,
    "orangecrab-25f": 1953,
    "tang-nano-9k": 1323,
    "tang-primer-20k": 1323,
    "icepi-zero": 2000,
    "colorlight-i9": 2000,
}


def test_an_unknown_board_gets_the_list():
    with pytest.raises(BadInput, match=r"^no board is called 'ulx4s': use one of colorlight-i5, .*, ulx3s-85f-eight$"):
        find("ulx4s")


@pytest.mark.parametrize("name", ["icebreaker", "ulx3s-25f", "colorlight-i9", "tang-nano-9k", "tang-primer-20k"])
def test_the_tools_get_every_pin_and_a_constraint_for_every_clock(name):
    board = find(name)
    design = plain(name)
    constraints = "".join(text for file, text in design.files.items() if not file.endswith((".il", ".ys")))
    for site in (*board.sites().values(), board.link.rx, board.link.tx):
        assert re.search(rf"\b{site}\b", constraints)
    assert "pll_clock" in constraints
    assert ("divided_clock" in constraints) == ("edge_clock" in constraints) == board.geared_pads
    assert ("half_rate_clock" in constraints) == board.half_rate


@pytest.mark.parametrize(("name", "gears"), [("tang-nano-9k", 3), ("tang-primer-20k", 2)])
def test_a_trigger_that_is_not_fine_takes_no_gear(name, gears):
    """Beside those of the two stimuli."""
    board = find(name)
    assert plain(name).files["top.il"].count("cell \\OSER8 ") == gears
    assert ("; the trigger moves once a clock, not once a tick." in render.section(board, None)) == (gears == 2)


def test_the_build_id_is_that_of_the_inputs():
    """The same for a second elaboration, another one for another design."""
    board = find("icebreaker")
    design = netlist(board)
    assert design.build == build_id(plain("icebreaker")) and design == plan(board, design.build)
    other = dataclasses.replace(board, link=dataclasses.replace(board.link, baud=3_000_000))
    assert build_id(plan(other, build=0)) != design.build

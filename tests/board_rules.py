# SPDX-License-Identifier: BSD-2-Clause
"""What every board must fulfil, read from its description alone."""

from fractions import Fraction

from irqscope.contract.roles import INPUTS, STIMULI, Source
from irqscope_boards import ethernet, ft245
from irqscope_boards.board import BAUD_TOLERANCE, Board, Ft245, Rgmii
from irqscope_boards.linkresources import pad_sites
from irqscope_boards.sides import GEARED_SIDES, side
from irqscope_gateware import budget


def bridge_rates(highest: int) -> list[Fraction]:
    """Rates that the FTDI bridges make of their 48 or 120 MHz: 3 or 12 MHz over a divisor with eighths."""
    base = 12_000_000 if highest > 3_000_000 else 3_000_000
    eighths = [8, 12, *range(16, 8 * 256)]
    return [Fraction(base * 8, n) for n in eighths]


def check_pins(board: Board) -> None:
    """Seven pins on one side that has gears, and no site twice."""
    sites = board.sites()
    inputs = INPUTS[: board.identity().inputs]
    assert list(sites) == [*STIMULI, *inputs, Source.TRIGGER], "every role has a pin, in the order of wiring"
    used = [*sites.values(), *link_sites(board), clock_site(board)]
    assert len(set(used)) == len(used), f"a site is used twice: {used}"
    sides = {side(board.package, site) for site in sites.values()}
    assert len(sides) == 1, f"the pins are on several sides: {sides}"
    if board.geared_pads:
        assert sides <= set(GEARED_SIDES[board.part.family.name])
    places = " ".join(board.rows).split()
    for pin in board.pins.values():
        assert places.count(pin) == 1, f"the drawing shows {pin} {places.count(pin)} times"


def link_sites(board: Board) -> list[str]:
    """Those of the way to the host."""
    if isinstance(board.link, Rgmii):
        return [site for name in ethernet.PADS for site in pad_sites(board.link, name)]
    if isinstance(board.link, Ft245):
        return [site for name in ft245.PADS for site in pad_sites(board.link, name)]
    return [board.link.rx, board.link.tx]


def clock_site(board: Board) -> str:
    platform = board.make_platform()
    return platform.lookup(platform.default_clk).ios[0].names[0]


def check_clocks(board: Board) -> None:
    """The tick follows exactly from the platform's crystal."""
    platform = board.make_platform()
    assert board.crystal_hz == platform.default_clk_frequency
    assert board.samples in (1, 2, 4, 8)
    assert board.tick == 1 / (board.pll.output * min(board.samples, 2))
    identity = board.identity()
    assert identity.clock_hz == board.clock_hz and identity.words()
    assert identity.filter_limit * identity.tick >= Fraction(50, 10**9)


def check_link(board: Board) -> None:
    """The rate is one that a bridge can make, and no bit is shorter than 8 clocks; or the PHY is where it is."""
    if isinstance(board.link, Rgmii):
        check_phy(board, board.link)
        return
    if isinstance(board.link, Ft245):
        assert board.part.family.name == "ECP5", "only its pads are known"
        assert len(link_sites(board)) == 15 and len(board.link.data) == 8
        return
    assert board.bit_clocks >= 8
    uart = board.make_platform().resources.get(("uart", 0))
    if uart is not None:
        sites = {each.name: each.ios[0].names for each in uart.ios}
        assert (sites["rx"], sites["tx"]) == ([board.link.rx], [board.link.tx]), (
            "amaranth-boards has the UART elsewhere"
        )
    baud = board.link.baud
    assert min(abs(rate / baud - 1) for rate in bridge_rates(baud)) <= BAUD_TOLERANCE


def check_phy(board: Board, link: Rgmii) -> None:
    """Its pads are where amaranth-boards has them, and its MAC address is one that nobody was given."""
    assert (link.mac >> 40 & 3) == 2, "not a locally administered address of one device"
    assert 0 < link.address.packed[2] < 255, "the first and the last 256 link-local addresses are kept"
    phy = board.make_platform().resources.get(("eth_rgmii", 0))
    if phy is not None:
        there = {each.name: tuple(each.ios[0].names) for each in phy.ios}
        names = {"rx_control": "rx_ctrl", "tx_control": "tx_ctrl", "reset": "rst"}
        for name in ethernet.PADS:
            assert there[names.get(name, name.replace("clock", "clk"))] == pad_sites(link, name), f"{name} is elsewhere"


def check_size(board: Board) -> None:
    """The block RAM suffices."""
    assert budget.blocks(board.identity(), board.part.family) <= board.part.blocks


RULES = (check_pins, check_clocks, check_link, check_size)


def check(board: Board) -> None:
    """All of them."""
    assert board.name == board.name.lower() and board.name.replace("-", "").isalnum()
    for rule in RULES:
        rule(board)

# SPDX-License-Identifier: BSD-2-Clause
"""What only the placed netlist shows of a geared front end: that its pins really share one edge clock.

nextpnr makes gates and edge-clock buffers of its own where pins or divider are spread over the part; the design stays
valid, and samples of different pins may then be a period of the edge clock apart. Where a pin is out of the clock
tree's reach, nextpnr brings the divided clock there by wires of the fabric, later than to all others.
"""

import re
from collections.abc import Iterator, Mapping


def faults(netlist: Mapping) -> list[str]:
    """Why the gears of a netlist, as nextpnr writes it, do not share one edge clock; none if they do."""
    modules = list(netlist["modules"].values())
    cells = {name: cell for module in modules for name, cell in module["cells"].items()}
    gates, dividers, sides = _places(cells)
    found = []
    if len(gates) != 1:
        found.append(f"the edge clock has {len(gates)} gates, not one ({', '.join(gates) or 'none'})")
    if len(dividers) != 1:
        found.append(f"the edge clock has {len(dividers)} dividers, not one ({', '.join(dividers) or 'none'})")
    if len(sides) != 1:
        found.append(f"the gears are not on one side of the part ({', '.join(sorted(sides)) or 'none'})")
    fabric = sorted(tile for module in modules for tile in _off_tree(module))
    if fabric:
        found.append(
            f"the divided clock comes to gears through the fabric, not from the clock tree ({', '.join(fabric)})"
        )
    return found


def _places(cells: Mapping[str, Mapping]) -> tuple[list[str], list[str], set[str]]:
    gates, dividers, gears = [], [], []
    for cell in cells.values():
        kind, place = cell["type"], cell["attributes"].get("NEXTPNR_BEL", "")
        # Gowin's gates are part of the clock network: all of them are in the netlist, some are used.
        if kind == "ECLKSYNCB" or (kind == "DHCEN" and "DHCEN_USED" in cell["attributes"]):
            gates.append(place)
        elif kind in ("CLKDIVF", "CLKDIV"):
            dividers.append(place)
        elif _is_gear(cell):
            gears.append(place)
    return gates, dividers, _sides(gears)


def _is_gear(cell: Mapping) -> bool:
    return cell["type"].startswith(("IDES", "OSER")) or cell.get("parameters", {}).get("MODE") in ("IDDRXN", "ODDRXN")


def _off_tree(module: Mapping) -> Iterator[str]:
    """Tiles of gears whose divided clock does not come from the clock tree.

    On an ECP5 a clock buffer drives all of a tree; on a Gowin part each tile takes its clocks from a line of the tree,
    a GB, or from any wire.
    """
    trees = {bit for cell in module["cells"].values() if cell["type"] == "DCCA" for bit in cell["connections"]["CLKO"]}
    for cell in filter(_is_gear, module["cells"].values()):
        tile = cell["attributes"].get("NEXTPNR_BEL", "").partition("/")[0]
        if "PCLK" in cell["connections"]:
            pips = _pips(module, cell["connections"]["PCLK"])
            sources = [source for pip in pips if (source := _source(pip, tile)) is not None]
            if not sources or not all(source.startswith("GB") for source in sources):
                yield tile
        elif not trees.issuperset(cell["connections"]["CLK"]):
            yield cell["attributes"]["NEXTPNR_BEL"].rpartition("/")[0]


def _pips(module: Mapping, bits: list[int]) -> list[str]:
    """The switches that a net goes through: of three fields each in what nextpnr writes the middle one."""
    nets = (net for net in module["netnames"].values() if net["bits"] == bits)
    return [pip for net in nets for pip in net["attributes"].get("ROUTING", "").split(";")[1::3]]


def _source(pip: str, tile: str) -> str | None:
    """What a switch takes for a clock of a tile; None for any other switch."""
    found = re.fullmatch(rf"{tile}/CLK\d/(\w+)", pip)
    return found[1] if found else None


def _sides(places: list[str]) -> set[str]:
    """Pins of one side share a coordinate: one name if they do, else that of each tile."""
    tiles = [tile.groups() for place in places if (tile := re.match(r"X(\d+)/?Y(\d+)/", place))]
    columns, rows = {x for x, _ in tiles}, {y for _, y in tiles}
    if len(columns) == 1 or len(rows) == 1:
        return {"one"}
    return {f"X{x}Y{y}" for x, y in tiles}

# SPDX-License-Identifier: BSD-2-Clause
"""What only the placed netlist shows of a geared front end: that its pins really share one edge clock.

nextpnr makes gates and edge-clock buffers of its own where pins or divider are spread over the part; the design stays
valid, and samples of different pins may then be a period of the edge clock apart.
"""

import re
from collections.abc import Mapping


def faults(netlist: Mapping) -> list[str]:
    """Why the gears of a netlist, as nextpnr writes it, do not share one edge clock; none if they do."""
    modules = netlist["modules"].values()
    cells = {name: cell for module in modules for name, cell in module["cells"].items()}
    gates, dividers, sides = _places(cells)
    found = []
    if len(gates) != 1:
        found.append(f"the edge clock has {len(gates)} gates, not one ({', '.join(gates) or 'none'})")
    if len(dividers) != 1:
        found.append(f"the edge clock has {len(dividers)} dividers, not one ({', '.join(dividers) or 'none'})")
    if len(sides) != 1:
        found.append(f"the gears are not on one side of the part ({', '.join(sorted(sides)) or 'none'})")
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
        elif kind.startswith(("IDES", "OSER")) or cell.get("parameters", {}).get("MODE") in ("IDDRXN", "ODDRXN"):
            gears.append(place)
    return gates, dividers, _sides(gears)


def _sides(places: list[str]) -> set[str]:
    """Pins of one side share a coordinate: one name if they do, else that of each tile."""
    tiles = [tile.groups() for place in places if (tile := re.match(r"X(\d+)/?Y(\d+)/", place))]
    columns, rows = {x for x, _ in tiles}, {y for _, y in tiles}
    if len(columns) == 1 or len(rows) == 1:
        return {"one"}
    return {f"X{x}Y{y}" for x, y in tiles}

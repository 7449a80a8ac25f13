# SPDX-License-Identifier: BSD-2-Clause
"""The pads of a link to the host on an ECP5, asked of what synthesis made of them: site, attributes and kind."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from .cells import Bit, Cell, Cells
from .constraints import Constraints

TAP_PS = 25
"""Of a DELAYG."""
INPUT = {"IO_TYPE": "LVCMOS33", "PULLMODE": "UP", "HYSTERESIS": "ON"}

Found = Mapping[str, tuple[Bit, Cell]]
"""By what a pad is called: its net and its cell."""


@dataclass(frozen=True)
class LinkPad:
    """What a pad must be: what it is called, the port's bit, its site, and INPUT, OUTPUT or BIDIR."""

    who: str
    bit: str
    site: str
    way: str


def pad_faults(
    pads: Iterable[LinkPad],
    output: Mapping[str, str],
    cells: Cells,
    constraints: Constraints,
    found: dict[str, tuple[Bit, Cell]],
) -> Iterator[str]:
    """What is wrong with pads, whose attributes are INPUT or `output`; those of the right kind come into `found`."""
    for pad in pads:
        port, _, number = pad.bit.partition("[")
        bits = cells.ports.get(port, ())
        index = int(number.rstrip("]") or 0)
        cell = cells.pad(bits[index]) if index < len(bits) else None
        if cell is None:
            yield f"{pad.who} has no pad"
            continue
        if (at := constraints.sites.get(pad.bit)) != pad.site:
            yield f"{pad.who} is at {at or 'no site'}, not at {pad.site}"
        said: Mapping[str, str] = constraints.attributes.get(pad.bit, {})
        for attribute, value in (INPUT if pad.way == "INPUT" else output).items():
            if said.get(attribute) != value:
                yield f"the pad of {pad.who} has {attribute} {said.get(attribute, 'as the tools take it')}, not {value}"
        if (kind := cell.parameters.get("DIR", "").strip()) != pad.way:
            yield f"the pad of {pad.who} is of kind {kind}, not {pad.way}"
            continue
        found[pad.who] = bits[index], cell

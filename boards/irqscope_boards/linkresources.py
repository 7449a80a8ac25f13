# SPDX-License-Identifier: BSD-2-Clause
"""What the platform is told of the pads of a link to the host, on an ECP5: groups of them, one for each field."""

from collections.abc import Mapping

from amaranth.build import Attrs, Pins, Resource

from .board import Ft245, Rgmii

GIVEN = {"IO_TYPE": "LVCMOS33", "PULLMODE": "UP", "HYSTERESIS": "ON"}
"""Of pads to the FPGA."""


def link_resources(
    prefix: str, link: Rgmii | Ft245, pads: Mapping[str, str], driven: Mapping[str, str | int]
) -> list[Resource]:
    """Those of a link, from the direction of each group; `driven` are the attributes of what the FPGA drives."""
    return [
        Resource(
            f"{prefix}_{name}",
            0,
            Pins(" ".join(pad_sites(link, name)), dir=way),
            Attrs(**(GIVEN if way == "i" else driven)),
        )
        for name, way in pads.items()
    ]


def pad_sites(link: Rgmii | Ft245, name: str) -> tuple[str, ...]:
    """The sites of a group of pads."""
    found: str | tuple[str, ...] = getattr(link, name)
    return (found,) if isinstance(found, str) else found

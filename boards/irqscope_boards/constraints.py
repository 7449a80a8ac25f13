# SPDX-License-Identifier: BSD-2-Clause
"""The constraints that the tools get beside a netlist, of any family: sites, kinds of pads, frequencies."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

_SITE = re.compile(r'^(?:set_io (\S+) (\S+)|LOCATE COMP "(\S+)" SITE "(\S+)";|IO_LOC "(\S+)" (\S+);)$', re.MULTILINE)
_PAD = re.compile(r'^(?:IOBUF PORT|IO_PORT) "(\S+)"([^;]*);$', re.MULTILINE)
_PCF = re.compile(r"^set_frequency (\S+) (\S+)$", re.MULTILINE)
_LPF = re.compile(r'^FREQUENCY (?:NET|PORT) "(\S+)" (\S+) HZ;$', re.MULTILINE)
_SDC = re.compile(r"^\s*create_clock -name \S+ -period (\S+) \[get_(?:nets|ports) \{\s*(\S+?)\s*\}\]$", re.MULTILINE)


@dataclass(frozen=True)
class Constraints:
    """By port, as `name` or `name[bit]`: its site, and what is said of its pad; by net or port: its frequency in Hz."""

    sites: Mapping[str, str]
    attributes: Mapping[str, Mapping[str, str]]
    frequencies: Mapping[str, Fraction]

    @classmethod
    def of(cls, files: Mapping[str, str]) -> "Constraints":
        """Those among the files of a build."""
        text = {suffix: "".join(files[name] for name in files if name.endswith(suffix)) for suffix in _KINDS}
        placed = "\n".join(text[suffix] for suffix in ("pcf", "lpf", "cst"))
        sites = [tuple(filter(None, found)) for found in _SITE.findall(placed)]
        hz = {name: Fraction(mhz) * 10**6 for name, mhz in _PCF.findall(text["pcf"])}
        hz |= {name: Fraction(each) for name, each in _LPF.findall(text["lpf"])}
        hz |= {name: 10**9 / Fraction(ns) for ns, name in _SDC.findall(text["sdc"])}
        pads: dict[str, dict[str, str]] = {}
        for name, said in _PAD.findall(placed):
            pads.setdefault(name, {}).update(pair.split("=") for pair in said.split())
        return cls(dict(sites), pads, hz)


_KINDS = ("pcf", "lpf", "cst", "sdc")

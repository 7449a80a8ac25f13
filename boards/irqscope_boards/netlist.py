# SPDX-License-Identifier: BSD-2-Clause
"""From a board to what the tools get: elaborated by Amaranth, whose plan is mended where the tools have moved on."""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from .board import Board
from .synthesis import TOP, synthesis
from .tools import TOOLS, versions
from .top import BoardTop


@dataclass(frozen=True)
class Netlist:
    """Input of the tools for one board: files, and the commands of Amaranth's plan by tool."""

    files: dict[str, str]
    commands: dict[str, list[str]]
    build: int

    @property
    def place_and_route(self) -> str:
        return next(name for name in self.commands if name.startswith("nextpnr"))

    @property
    def pack(self) -> str:
        return next(name for name in self.commands if name.endswith("pack"))


def netlist(board: Board) -> Netlist:
    """Elaborate the instrument; its build id is a digest of all that the tools get, with build id 0."""
    return plan(board, build_id(plan(board, 0)))


def build_id(plain: Netlist) -> int:
    """The build id of what the tools get, which is 0 there."""
    key = hashlib.sha256()
    for name in sorted(plain.files):
        key.update(name.encode() + b"\0" + plain.files[name].encode() + b"\0")
    key.update(json.dumps([plain.commands, versions(list(plain.commands))]).encode())
    return int.from_bytes(key.digest()[:8], "little")


def plan(board: Board, build: int) -> Netlist:
    """What Amaranth plans for an instrument with that build id, for the tools that there are."""
    platform = _with_sdc(board.make_platform()) if board.part.family.name == "Gowin" else board.make_platform()
    with _any_tool():
        prepared = platform.prepare(BoardTop(board, build), TOP, emit_src=False, **synthesis(board.part))
    text = {name: data if isinstance(data, str) else data.decode() for name, data in prepared.files.items()}
    files = {name: text[name] for name in text if name.rpartition(".")[2] in ("il", "ys", "lpf", "pcf", "cst", "sdc")}
    commands = {c[0]: c[1:] for c in json.loads(text[f"build_{TOP}.json"])["commands"] if c[0] in TOOLS}
    if "nextpnr-gowin" in commands:
        commands["nextpnr-gowin"] = _himbaechel(commands["nextpnr-gowin"])
    commands["ecppack"] = [a for a in commands.get("ecppack", []) if a not in ("--svf", f"{TOP}.svf")]
    return Netlist(files, {name: arguments for name, arguments in commands.items() if arguments}, build)


_SDC = """
{% for signal, frequency in platform.iter_signal_clock_constraints() -%}
    create_clock -name {{signal.name}} -period {{1000000000/frequency}} [get_nets { {{-signal|hierarchy(".")-}} }]
{% endfor %}
{% for port, frequency in platform.iter_port_clock_constraints() -%}
    create_clock -name {{port.name}} -period {{1000000000/frequency}} [get_ports { {{-port.name-}} }]
{% endfor %}
"""


def _with_sdc(platform: Any) -> Any:
    """The platform, made to write its clock constraints for Apicula, too."""
    kind = type(platform)
    templates = {**platform.file_templates, "{{name}}.sdc": _SDC}
    return type(kind.__name__, (kind,), {"file_templates": templates})()


@contextmanager
def _any_tool() -> Iterator[None]:
    """Amaranth's plans of some boards ask for a loader, which a build does not need."""
    names = ("OPENFPGALOADER", "DFU_SUFFIX", "ICEPROG", "ECPPROG")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "unused"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _himbaechel(arguments: list[str]) -> list[str]:
    """Amaranth writes the options of the nextpnr before himbaechel."""
    translated: list[str] = []
    for argument in arguments:
        if translated and translated[-1] in ("--family", "--cst"):
            translated[-1:] = ["--vopt", f"{translated[-1][2:]}={argument}"]
        else:
            translated.append(argument)
    return [*translated, "--sdc", f"{TOP}.sdc"]

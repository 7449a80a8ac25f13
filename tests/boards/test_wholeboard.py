# SPDX-License-Identifier: BSD-2-Clause
"""The simulator of placed netlists: tables, registers and memories are what their words say, at their times."""

import random
import subprocess

import pytest
from wholeboard import ecp5
from wholeboard.bench import RING_BITS, engine, ring_bits
from wholeboard.circuit import HIGH, LOW, Annotated, Circuit

from irqscope_boards import sdf

NOTHING = {"modules": {"top": {"cells": {}, "ports": {}}}}


@pytest.fixture
def run(tmp_path):
    """Runs a circuit with levels (ps, net, level) at its inputs: (ps, net, level) of its watched nets, violations."""

    def run(circuit, watched, levels, stop=100_000, bits=RING_BITS):
        circuit.write(tmp_path / "circuit", watched)
        commands = [*(f"at {time} {net} {level}" for time, net, level in levels), f"run {stop}", "violations"]
        said = subprocess.run(
            [engine(bits), tmp_path / "circuit"],
            input="\n".join(commands),
            capture_output=True,
            check=True,
            encoding="ascii",
        ).stdout
        lines = [line.split() for line in said.splitlines()]
        events = [tuple(map(int, line[1:])) for line in lines if line[0] == "e"]
        return events, {int(line[1]): int(line[2]) for line in lines if line[0] == "r"}

    return run


@pytest.fixture
def circuit():
    return Circuit(NOTHING, Annotated(None))


def clocked(net, first, count, period=10_000):
    return [(first + n * period // 2, net, 1 - n % 2) for n in range(2 * count)]


def test_a_table_follows_each_input_after_its_own_time(run, circuit):
    a, b = circuit.new(), circuit.new()
    both = circuit.table(lambda a, b: a & b, [(a, 300), (b, 20)])
    none = circuit.table(lambda a: not a, [(a, 5)])
    events, _ = run(circuit, [both, none], [(1000, a, 1), (1200, b, 1), (2000, b, 0), (2100, a, 0)])
    assert events == [(1005, none, 0), (1300, both, 1), (2020, both, 0), (2105, none, 1)]


def test_a_delay_that_is_longer_than_the_ring_ends_it_and_a_longer_ring_takes_it(run, circuit):
    a = circuit.new()
    late = circuit.table(lambda a: a, [(a, 40_000)])
    with pytest.raises(subprocess.CalledProcessError):
        run(circuit, [late], [(1000, a, 1)])
    source, delay = sdf.Pin("a", "O"), sdf.Delay(0.1, 40.0)
    delays = sdf.Delays(wires={sdf.Pin("b", "I0"): (source, delay)}, arcs={}, checks={}, kinds={})
    bits = ring_bits(delays)
    assert bits == 16 and ring_bits(None) == RING_BITS
    assert run(circuit, [late], [(1000, a, 1)], bits=bits)[0] == [(41_000, late, 1)]


def test_a_register_takes_what_is_there_at_the_edge(run, circuit):
    clock, d = circuit.new(), circuit.new()
    q = circuit.register("q", (clock, 50), (d, 200), delay=400)
    events, _ = run(circuit, [q], [*clocked(clock, 10_000, 3), (9_849, d, 1), (19_851, d, 0)])
    assert events == [(10_450, q, 1), (30_450, q, 0)]


@pytest.mark.parametrize(
    ("gated", "asynchronous", "wanted"),
    [(False, False, [(20_100, 0)]), (True, False, [(30_100, 0)]), (False, True, [(12_100, 0)])],
)
def test_kinds_of_resets(run, circuit, gated, asynchronous, wanted):
    """The first of three edges takes a high level; reset comes then, and the enable is high again at the third."""
    clock, enable, reset = circuit.new(), circuit.new(), circuit.new()
    q = circuit.register(
        "q",
        (clock, 0),
        (HIGH, 0),
        enable=(enable, 0),
        reset=(reset, 0),
        gated=gated,
        asynchronous=asynchronous,
    )
    levels = [*clocked(clock, 10_000, 3), (0, enable, 1), (12_000, enable, 0), (12_000, reset, 1), (25_000, enable, 1)]
    events, _ = run(circuit, [q], levels)
    assert events == [(10_100, q, 1), *((time, q, level) for time, level in wanted)]


def test_a_register_that_is_asked_too_late_is_told(run, circuit):
    clock, d = circuit.new(), circuit.new()
    for windows in ((300, 0, 0), (200, 0, 0)):
        circuit.register("q", (clock, 0), (d, 0), windows=windows)
    assert run(circuit, [d], [*clocked(clock, 10_000, 2), (10_250, d, 1)])[1] == {0: 1}


@pytest.mark.parametrize("registered", [True, False])
def test_a_memory_is_read_as_it_was_before_the_edge(run, circuit, registered):
    clock, address, data = circuit.new(), circuit.new(), circuit.new()
    memory = circuit.memory(4, "0110")
    outs = [circuit.new(), circuit.new()]
    at = [((address, 0), 2)]
    circuit.port("w", memory, (clock, 0), enables=[(HIGH, 0)], addresses=at, writes=[((data, 0), 0, None)])
    circuit.port(
        "r", memory, (clock, 0) if registered else None, addresses=at, reads=list(zip(outs, (0, 1), strict=True))
    )
    levels = [*clocked(clock, 10_000, 2), (1_000, address, 1), (13_000, address, 0)]
    events, _ = run(circuit, outs, levels)
    first, second = outs
    if registered:  # words 1 and 0: 10 and 01, the lowest bit of either overwritten by the edge that reads it
        assert events == [(10_100, first, 1), (20_100, first, 0), (20_100, second, 1)]
    else:
        assert events == [
            (1_100, first, 1),
            (1_100, second, 0),
            (10_600, first, 0),
            (13_100, second, 1),
        ]


WRITTEN = {"A0": "a3", "B0": "a1", "C0": "a2", "D0": "a0", "A1": "d1", "B1": "d3", "C1": "d0", "D1": "d2"}
"""Where nextpnr leads address and data of a memory of tables, in the slice that passes them on."""
READ = {"A": "r3", "B": "r1", "C": "r2", "D": "r0"}


def memory_of_tables(contents):
    """An ECP5's memory of 16 words of 4 bits, packed as nextpnr packs a TRELLIS_DPR16X4: `dram_to_comb`."""
    names = ["clock", "write", *(f"{kind}{n}" for kind in "adrq" for n in range(4)), *(f"w{n}" for n in range(8))]
    number = {name: 2 + n for n, name in enumerate(names)}
    passed = [*(f"WADO{n}" for n in range(4)), *(f"WDO{n}" for n in range(4))]
    ways = WRITTEN | {pin: f"w{n}" for n, pin in enumerate(passed)}
    cells = {"feed": ("TRELLIS_RAMW", {}, ways)}
    for bit in range(4):
        index = [contents[at >> 3 | at & 6 | (at & 1) << 3] >> bit & 1 for at in range(16)]
        parameters = {"MODE": "DPRAM", "INITVAL": "".join(map(str, reversed(index)))}
        pins = {**READ, "WCK": "clock", "WRE": "write", "WD": f"w{4 + bit}", "F": f"q{bit}"}
        cells[f"bit{bit}"] = "TRELLIS_COMB", parameters, {**pins, **{f"WAD{n}": f"w{n}" for n in range(4)}}
    module = {
        name: {
            "type": kind,
            "parameters": parameters,
            "attributes": {},
            "connections": {pin: [number[net]] for pin, net in pins.items()},
        }
        for name, (kind, parameters, pins) in cells.items()
    }
    circuit = Circuit({"modules": {"top": {"cells": module, "ports": {}}}}, Annotated(None))
    ecp5.add(circuit)
    return circuit, {name: circuit.net(bit) for name, bit in number.items()}


def test_a_memory_of_tables_is_read_where_it_was_written(run):
    choice = random.Random(1)
    words = [choice.getrandbits(4) for _ in range(16)]
    circuit, nets = memory_of_tables(words)
    first = words[0]  # which is read before all
    levels, wanted = clocked(nets["clock"], 10_000, 60), []

    def lead(kind, value, time):
        levels.extend((time, nets[f"{kind}{n}"], value >> n & 1) for n in range(4))

    for n in range(60):  # reads before each edge, at which it writes
        time = 10_000 * n + 6_000
        at, value, reads, writes = (choice.randrange(size) for size in (16, 16, 16, 2))
        for kind, what in (("a", at), ("d", value), ("r", reads)):
            lead(kind, what, time)
        levels.append((time, nets["write"], writes))
        wanted.append(words[reads])
        if writes:
            words[at] = value
    outs = [nets[f"q{n}"] for n in range(4)]
    events, _ = run(circuit, outs, sorted(levels), stop=700_000)
    seen = []
    for n in range(60):
        last = {net: level for time, net, level in events if time < 10_000 * n + 9_900}
        seen.append(sum(last.get(net, first >> bit & 1) << bit for bit, net in enumerate(outs)))
    assert seen == wanted


def test_constants_are_not_wires(circuit):
    assert circuit.inverted((LOW, 70)) == (HIGH, 0)

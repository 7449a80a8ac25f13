# SPDX-License-Identifier: BSD-2-Clause
"""What passes between a half-rate core and its double clock, and the delays that this is made of."""

import random
import sys
from collections.abc import Iterator

import pytest
from delays import Arc, cell, half_rate, register, sdf

from irqscope_boards.crossing import Crossing, NotDivided, Timing, crossing
from irqscope_boards.sdf import Check, Delay, Pin, read


def test_delays_are_read():
    found = read(
        sdf(
            [cell("LUT4", "a.$b/c", [("A", "F", 0.2, 0.25)]), register("x", "negedge")],
            [("a.$b/c/F", "x/D", 0.1, 0.3)],
        )
    )
    assert found.kinds == {"a.$b/c": "LUT4", "x": "FF"}
    assert found.wires == {Pin("x", "D"): (Pin("a.$b/c", "F"), Delay(0.1, 0.3))}
    assert found.arcs == {
        Pin("a.$b/c", "F"): [(Pin("a.$b/c", "A"), Delay(0.2, 0.25))],
        Pin("x", "Q"): [(Pin("x", "CLK"), Delay(0.5, 0.5))],
    }
    assert found.checks == [Check(Pin("x", "D"), Pin("x", "CLK"), True, 0.5, 0.25)]


def test_a_crossing_by_hand():
    """To the double clock: 1 + 0.5 ns late, 0.5 ns to the output, 2 ns of wire, 0.5 ns set-up. Back: 0.5 + 3 + 0.5 less
    1.5. It holds for 10 + 0.5 + 3 ns, of which the late register needs 1.5 + 0.25."""
    assert crossing(read(half_rate(late=1, there=2, back=3)), 10.0) == Crossing(
        10.0, Delay(1.5, 1.5), there=pytest.approx(4.5), back=pytest.approx(2.5), held=pytest.approx(11.75)
    )


def test_half_a_period_is_less_where_the_register_takes_at_the_falling_edge():
    text = half_rate(late=1, there=2, back=3)
    head, _, tail = text.partition("(INSTANCE fast)")
    assert crossing(read(head + "(INSTANCE fast)" + tail.replace("(posedge CLK)", "(negedge CLK)", 2)), 10.0).there == (
        pytest.approx(9.5)
    )


def test_a_crossing_is_met_up_to_the_period():
    assert crossing(read(half_rate(late=1, there=5.5)), 8.0).met
    assert not crossing(read(half_rate(late=1, there=5.51)), 8.0).met


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (sdf([register("a")], [("pll/O", "a/CLK", 0, 0)]), "0 clocks are made by a flip-flop of another one, not one"),
        (half_rate().replace("(INTERCONNECT slow/Q", "(INTERCONNECT other/Q"), "nothing passes from the core"),
        (half_rate().replace("(INTERCONNECT fast/Q", "(INTERCONNECT other/Q"), "nothing passes from the core"),
    ],
)
def test_what_is_no_half_rate_core_is_refused(text, words):
    with pytest.raises(NotDivided, match=words):
        crossing(read(text), 8.0)


class Model:
    """A random design of two clocks, and its paths, one by one."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)

        def delay() -> tuple[float, float]:
            least = rng.randrange(1000) / 1000
            return least, least + rng.randrange(500) / 1000

        self.clock = {f"r{n}": rng.choice(("p", "q")) for n in range(8)} | {"r0": "p", "r1": "q"}
        self.gates = [f"g{n}" for n in range(12)]
        self.cells = [register(name) for name in self.clock]
        self.arcs: dict[str, list[tuple[str, float, float]]] = {}
        self.wires: list[Arc] = [(f"{clock}/O", f"{name}/CLK", *delay()) for name, clock in self.clock.items()]
        outputs = [f"{name}/Q" for name in self.clock]
        for gate in self.gates:
            inputs = [(port, *delay()) for port in "ABC"[: rng.randrange(1, 4)]]
            self.arcs[gate] = inputs
            self.cells.append(cell("LUT", gate, [(port, "F", low, high) for port, low, high in inputs]))
            self.wires += [(rng.choice(outputs), f"{gate}/{port}", *delay()) for port, _, _ in inputs]
            outputs.append(f"{gate}/F")
        self.wires += [(rng.choice(outputs), f"{name}/D", *delay()) for name in self.clock]
        rng.shuffle(self.cells)

    def walk(self, pin: str, low: float, high: float) -> Iterator[tuple[str, float, float]]:
        """Every way on from an output: the register that it ends in, and its least and greatest length."""
        for start, end, least, most in self.wires:
            if start != pin:
                continue
            name, port = end.split("/")
            if port == "D":
                yield name, low + least, high + most
            for entry, through, longest in self.arcs.get(name, ()):
                if entry == port:
                    yield from self.walk(f"{name}/F", low + least + through, high + most + longest)

    def paths(self, start: str, end: str) -> dict[str, tuple[float, float]]:
        """Of each register of the clock `end`: the shortest and the longest way from one of `start`."""
        clocks = {target: (low, high) for source, target, low, high in self.wires if source == f"{start}/O"}
        found: dict[str, tuple[float, float]] = {}
        for name, clock in self.clock.items():
            if clock == start:
                low, high = clocks[f"{name}/CLK"]
                for target, least, most in self.walk(f"{name}/Q", low + 0.5, high + 0.5):
                    if self.clock[target] == end:
                        before = found.get(target, (least, most))
                        found[target] = min(before[0], least), max(before[1], most)
        return found


@pytest.mark.few(16)
@pytest.mark.parametrize("seed", range(50))
def test_paths_are_those_of_a_walk_along_every_one(seed):
    model = Model(seed)
    timing, limit = Timing(read(sdf(model.cells, model.wires))), sys.getrecursionlimit()
    for start in "pq":
        for end in "pq":
            arrivals = [timing.arrivals(Pin(clock, "O")) for clock in (start, end)]
            found = {check.data.cell: when for check, when in timing.paths(*arrivals)}
            wanted = model.paths(start, end)
            assert found.keys() == wanted.keys()
            for name, when in found.items():
                assert when == pytest.approx(wanted[name])
    assert sys.getrecursionlimit() == limit

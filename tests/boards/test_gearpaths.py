# SPDX-License-Identifier: BSD-2-Clause
"""What passes between gears and fabric of a Gowin part, in small netlists."""

from typing import Any

import pytest

from irqscope_boards.build import Attempt
from irqscope_boards.catalogue import board
from irqscope_boards.gearpaths import Delays, delays, gear_paths
from irqscope_boards.timing import Clock

KNOWN = Delays({"Q0": "FF_OUT", "W1": "X1", "W2": "X2"}, {"X1": 0.5, "X2": 1.0}, output=0.5, table=1.0, setup=0.25)
"""FF_OUT takes nothing."""


def cell(kind: str, outputs: str = "", /, **connections: int) -> dict[str, Any]:
    """A cell, the nets of its ports, and which of these are outputs."""
    return {
        "type": kind,
        "connections": {port: [net] for port, net in connections.items()},
        "port_directions": {port: "output" if port in outputs.split() else "input" for port in connections},
    }


def netlist(switches: dict[int, str], **cells: dict[str, Any]) -> dict[str, Any]:
    """Cells, and of nets the wires that their switches take from."""
    nets = {
        f"net{net}": {
            "bits": [net],
            "attributes": {
                "ROUTING": ";".join(f"X1Y1/T{n};X1Y1/T{n}/{wire};1" for n, wire in enumerate(wires.split()))
            },
        }
        for net, wires in switches.items()
    }
    return {"modules": {"top": {"cells": cells, "netnames": nets}}}


GOOD: dict[str, dict[str, Any]] = {
    "out": cell("OSER8", "Q0", D0=1, D1=2, Q0=8),
    "give": cell("DFFR", "Q", Q=1),
    "low": cell("GOWIN_GND", "G", G=2),
    "in": cell("IDES8", "Q0 Q1", Q0=3, Q1=4, D=9),
    "take": cell("DFFR", "Q", D=3, Q=10),
    "through": cell("LUT4", "F", I0=4, I1=2, F=5),
    "behind": cell("DFF", "Q", D=5, Q=11),
}
WIRES = {1: "Q0 W1 W2", 2: "W2 W2 W2 W2 W2 W2 W2 W2 W2 W2", 3: "W2", 4: "W1", 5: "W1"}


def test_the_slowest_way_is_found_and_constants_are_none():
    """0.5 + 0 + 0.5 + 1 out of a flip-flop; 0.5 + 1 + 0.5 + 0.25 through a look-up table into one."""
    found, faults = gear_paths(netlist(WIRES, **GOOD), KNOWN, 10.0)
    assert (found.slowest, found.end, found.left, faults) == (2.25, "in.Q1", 7.75, [])
    found, _ = gear_paths(netlist(WIRES | {1: "W2 W2"}, **GOOD), KNOWN, 10.0)
    assert (found.slowest, found.end) == (2.5, "out.D0")


def test_a_way_that_leaves_a_gear_too_little_is_named():
    assert gear_paths(netlist(WIRES, **GOOD), KNOWN, 5.25)[0].met
    found, _ = gear_paths(netlist(WIRES, **GOOD), KNOWN, 5.24)
    assert not found.met
    attempt = Attempt(7, [Clock("core clock", ("sync",), 130.0, 125.0)], {}, "from a to b", gear_paths=found)
    assert not attempt.met and attempt.entry["met"] is False
    assert attempt.shortfall == ("with seed 7 the way at in.Q1 takes 2.25 of 5.24 ns, and leaves the gear less than 3")


@pytest.mark.parametrize(
    ("changes", "end"),
    [
        ({"give": cell("LUT4", "F", F=1)}, "out.D0"),
        ({"take": cell("ALU", "SUM", I0=3, SUM=10)}, "in.Q0"),
        ({"behind": cell("LUT2", "F", I0=5, F=11)}, "in.Q1"),
        ({"through": cell("LUT4", "F", I0=4, I1=10, F=5)}, "in.Q1"),
        ({"again": cell("ALU", "SUM", I0=3, SUM=12)}, "in.Q0"),
    ],
)
def test_logic_between_a_gear_and_its_flip_flop_is_named(changes, end):
    _, faults = gear_paths(netlist(WIRES, **{**GOOD, **changes}), KNOWN, 10.0)
    assert faults == [f"between {end} and its flip-flop is logic"]


@pytest.mark.parametrize("name", ["tang-nano-9k", "tang-primer-20k"])
def test_the_database_has_what_is_asked_for(name):
    found = delays(board(name))
    assert 0.1 < found.output < 1 and 0.3 < found.table < 1.5 and 0 < found.setup < 1
    assert 0.2 < found.switch("X1Y2/A0/X01") < 2 and found.switch("X1Y2/X01/VCC") == 0

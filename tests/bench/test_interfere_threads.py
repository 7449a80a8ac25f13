# SPDX-License-Identifier: BSD-2-Clause
"""Two interrupts that threads answer: what `irqscope interfere` finds is what the target's priorities make."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from endtoend import irqscope, url
from seeds import seeds

from models import threads
from models.interrupts import ALWAYS, Kind, outermost, played

pytestmark = pytest.mark.bench
NS = 1000 / 9950.248756218905
"""A tick of the bench is 9.95 ns."""
TOGGLE, REENTRY = 100, 90
"""Nanoseconds, as are all times below."""
PROFILE = """
[irq]
latency = {{ shape = "lognormal", least = "{latency}ns", median = "60ns", sigma = 0.4, limit = "1us" }}
[isr]
toggle = "{toggle}ns"
duration = "{duration}ns"
reentry = "{reentry}ns"
[task]
latency = "{wake}ns"
duration = "{work}ns"
[second]
thread = "{order}"
latency = "{latency2}ns"
handler = "{handler2}ns"
reentry = "{reentry}ns"
wake = "{wake2}ns"
toggle = "{toggle}ns"
duration = "{work2}ns"
"""


def interfere(folder: Path, profile: str) -> dict[str, Any]:
    """What was found by latency."""
    (folder / "threads.toml").write_text(profile)
    code, said = irqscope(
        "interfere", "--port", url(profile=folder / "threads.toml", link="unlimited"), "--segment", "wake",
        "--stimulus2", "rate=40kHz", "--rate", "40kHz", "--count", 6000, "--width", "1us", "--out", folder / "out",
    )  # fmt: skip
    assert code == 0, said
    pairs = json.loads((folder / "out" / "result.json").read_text())["findings"]["pairs"]
    return {pair["segment"]: pair for pair in pairs}


def drawn(seed: int) -> dict[str, int]:
    """Times of both interrupts, in nanoseconds."""
    rng = random.Random(seed)
    bounds = {
        "latency": (300, 900), "duration": (150, 500), "wake": (300, 1500), "work": (1500, 3000),
        "latency2": (200, 1500), "handler2": (150, 300), "wake2": (300, 1500), "work2": (3000, 6000),
    }  # fmt: skip
    return {name: rng.randrange(*each) for name, each in bounds.items()}


def answered(order: str, its: dict[str, int], phase: int) -> tuple[int, int]:
    """Latencies of both by the plain model, if the first stimulus comes `phase` after the second one."""
    at = [10_000 + phase, 10_000]
    kinds = [
        Kind(
            latency=its["latency"] + 60,
            toggle=TOGGLE,
            duration=its["duration"],
            reentry=REENTRY,
            masked=ALWAYS,
        ),
        Kind(latency=its["latency2"], toggle=0, duration=its["handler2"], reentry=REENTRY, masked=0),
    ]
    first, second = played(kinds, [[each] for each in at], 1 << 60)
    released = [[(first.toggles[0], 0)], [(second.entries[0], 0)]]
    of = [
        threads.Kind(wake=its["wake"], marks=[its["work"]], again=1, depth=1),
        threads.Kind(wake=its["wake2"], marks=[TOGGLE, its["work2"]], again=1, depth=None),
    ]
    spans = outermost([first, second])
    turn = 1 if order == "below" else -1
    task, thread = threads.played(of[::turn], released[::turn], spans)[::turn]
    return task.starts[0] - at[0], thread.marked[0][0] - at[1]


@pytest.mark.parametrize("order", ["above", "below"])
@pytest.mark.parametrize("seed", seeds(4, 20))
def test_delays_and_their_phases_are_those_of_a_plain_model(seed: int, order: str, tmp_path: Path) -> None:
    its = drawn(seed)
    found = interfere(tmp_path, PROFILE.format(order=order, toggle=TOGGLE, reentry=REENTRY, **its))
    phases = range(-10_000, 10_000, 10)
    curves = zip(*(answered(order, its, phase) for phase in phases), strict=True)
    for segment, sign, latencies in zip(("wake", "isr2"), (1, -1), curves, strict=True):
        pair, rest = found[segment], min(latencies)
        late = {sign * phase: each - rest for phase, each in zip(phases, latencies, strict=True) if each > rest}
        slack = 2 * pair["resolution"] + 20
        true = max(late.values()) * NS
        region = max(pair["regions"], key=lambda each: each["delay"])
        assert region["interval"][0] - 10 <= true <= region["interval"][1] + 10
        assert abs(pair["regions"][0]["begin"] - min(late) * NS) < slack
        assert abs(pair["regions"][-1]["end"] - max(late) * NS) < slack
    task = max(found["wake"]["regions"], key=lambda each: each["delay"])
    if order == "above":
        assert task["how"] in ("waits", None) and task["delay"] > its["work2"] * NS - 10
    else:
        assert task["delay"] < (its["handler2"] + REENTRY) * NS + 10

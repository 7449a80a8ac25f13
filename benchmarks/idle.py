# SPDX-License-Identifier: BSD-2-Clause
"""Idle states of twenty targets, drawn by seeds, and what irqscope finds of them: docs/evidence/idle.md.

python benchmarks/idle.py          # minutes; writes data and page
python benchmarks/idle.py --check  # fails if the page is not what the data give
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from idle_targets import AWAY, DURATION, LONGEST, SHORTEST, TICK, drawn, measured  # noqa: E402
from pages import made, origin, publish  # noqa: E402

from irqscope.units import format_exact, parse_time  # noqa: E402

COMMAND = "python benchmarks/idle.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"idle.{kind}" for kind in ("json", "md"))
SEEDS = range(20)
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Idle states that are known

Each row is a state of a target on the virtual bench: after so long without work the CPU takes so much longer to answer.
[`irqscope idle`](../guide/idle.md) measured each target for {duration} of its time, gaps from {shortest} to {longest},
with intervals of 95 %. States and their number are drawn by seed (`tests/idle_targets.py`). The border is the idle
state's residency and the microsecond for which the handler stays after its answer; what is found there is how much
longer this state takes than the one before. A curve with a real step may have a low one beside it that is none.

<!-- needs hours -->

    {command}

**{found} of {states} states are found; {borders} of these borders and {heights} of these times are in their intervals,
or within two ticks ({two_ticks:.2f} ns) of them. {false}**
{made}

| target | true border, us | found, us | true addition, us | found, us |
|---|---|---|---|---|
{rows}
"""


def measure(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """All of it."""
    with ProcessPoolExecutor() as pool:
        yield {**origin(COMMAND), "targets": [*pool.map(_target, SEEDS)]}


def _target(seed: int) -> dict[str, Any]:
    states = drawn(seed)
    with tempfile.TemporaryDirectory() as folder:
        code, found, said = measured(Path(folder), states)
    if code or found["missing"]:
        raise SystemExit(said)
    (curve,) = found["curves"]
    steps = [{kind: [us(each) for each in step[kind]] for kind in ("interval", "height")} for step in curve["steps"]]
    print(seed, states, steps, file=sys.stderr, flush=True)
    return {"seed": seed, "states": states, "steps": steps}


def us(ticks: float) -> float:
    """Microseconds, to a hundredth of a tick."""
    return round(ticks * TICK * 1e6, 4)


def _matched(target: dict[str, Any]) -> tuple[list[tuple[float, float, dict[str, Any] | None]], list[dict[str, Any]]]:
    """Border and addition of each state with the step that is found there; and the steps that are none."""
    left, matched, before = [*target["steps"]], [], 0.0
    for residency, takes in target["states"]:
        border, adds = residency + AWAY * 1e6, takes - before
        before = takes
        near = [each for each in left if each["interval"][0] / 1.5 <= border <= each["interval"][1] * 1.5]
        step = max(near, key=lambda each: abs(each["height"][0]), default=None)
        if step:
            left.remove(step)
        matched.append((border, adds, step))
    return matched, left


def _within(value: float, ends: list[float]) -> bool:
    return ends[-2] - 2e6 * TICK <= value <= ends[-1] + 2e6 * TICK


def page(data: dict[str, Any]) -> str:
    """docs/evidence/idle.md."""
    rows, found, false, states = [], [], [], 0
    for target in data["targets"]:
        matched, left = _matched(target)
        false += left
        states += len(matched)
        for border, adds, step in matched:
            told = ["**not found**", ""]
            if step:
                found.append((_within(border, step["interval"]), _within(adds, step["height"])))
                low, high = step["interval"]
                height, least, most = step["height"]
                told = [f"{low:.2f} to {high:.2f}", f"{height:.3f} ({least:.3f} to {most:.3f})"]
            rows.append(f"| {target['seed']} | {border:.2f} | {told[0]} | {adds:.3f} | {told[1]} |")
    highest = max((abs(step["height"][0]) for step in false), default=0.0)
    said = (
        f"{len(false)} more steps are said to be there, of {highest:.3f} us at most." if false else "No other is said."
    )
    return _PAGE.format(
        command=COMMAND,
        duration=format_exact(parse_time(DURATION)),
        shortest=format_exact(parse_time(SHORTEST)),
        longest=format_exact(parse_time(LONGEST)),
        states=states,
        found=len(found),
        borders=sum(border for border, _ in found),
        heights=sum(height for _, height in found),
        two_ticks=2e9 * TICK,
        false=said,
        rows="\n".join(rows),
        made=made(COMMAND, data),
    )


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measure))

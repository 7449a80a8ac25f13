# SPDX-License-Identifier: BSD-2-Clause
"""Moryc's saturation method on a real PREEMPT_RT kernel: the time between successive answers as stimuli come faster.

    make kernels && python benchmarks/saturation.py           # ten minutes; docs/evidence/saturation.json, .svg and .md
    python benchmarks/saturation.py --check                   # fails if the page is not what the data give

Each step is a run of `irqscope latency` on a guest (docs/guide/guest.md) of its own, of the same length.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter
from pages import Parts, made, origin, publish
from steady import unfit, unsteady

from irqscope.errors import ExitCode
from irqscope.report.figures import BLACK, BLUE, ORANGE, STYLE
from irqscope.units import format_time
from irqscope_bench.guest import kernels, process

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/saturation.py"
DATA, FIGURE, PAGE = (ROOT / "docs" / "evidence" / f"saturation.{kind}" for kind in ("json", "svg", "md"))
KERNEL = "rt-arm64"
WIDTH = "150ns"
FIGURES = ("min", "median", "max")
NOT = "not steady"
PATHS: dict[str, dict[str, Any]] = {
    "hard handler": {
        "port": "linux_kmod",
        "module": "on",
        "segment": "isr.interval",
        "step_us": 20_000,
        "colour": BLUE,
        "periods_us": (20, 10, 5, 3, 2, 1.5, 1.2, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4),
    },
    "user space": {
        "port": "linux_gpiod",
        "module": "off",
        "segment": "task.interval",
        "step_us": 50_000,
        "colour": ORANGE,
        "periods_us": (400, 200, 150, 100, 80, 60, 50, 40, 30, 25, 20, 15, 12, 10, 8, 6, 5, 4, 3),
    },
}
_PAGE = """<!-- Written by `python benchmarks/saturation.py`: do not edit. -->

# Saturation of a guest

![Least time between answers against the period of the stimuli](saturation.svg)

Moryc's method: make the stimuli come faster until the time between two answers no longer falls. That of a **hard
handler** falls with the period and then stays, at its service time, however many more stimuli come; what comes
meanwhile is coalesced. A thread in **user space** is livelocked: interrupts take the time that it needs to answer them,
so the time between its answers rises again, until there are none. So the least time over all periods is the service
time, not that at the highest rate. A few answers may still wait when the stimuli end, and then follow each other
quickly, which the minimum of a livelocked step may show; its median does not.

{conditions} {made}

Measured with the gateware, each step by `irqscope latency` on a [guest](../guide/guest.md) of its own: workload `isr`,
`--dither none`, `--width {width}`, overload protection off (`--storm 0`). Virtual time, a nanosecond an instruction.
**No hardware was measured.** Every figure is of samples known to the tick; the books balance in each run. Steps that
their own statistics call unsteady have no median: near its saturation a handler may go from one rhythm of its answers
to another one, and the median is of both. Least and longest time are those that were seen.

| path | period | stimuli | handled | intervals | min | median | max |
|---|---|---|---|---|---|---|---|
"""


def step(name: str, period_us: float) -> dict[str, Any]:
    """One run: what was offered and what came back, times in nanoseconds; no median of an unsteady one."""
    path = PATHS[name]
    words = {"target": "qemu", "kernel": KERNEL, "module": path["module"], "link": "unlimited"}
    stub = {"stub.workload": "isr", "stub.storm": "0"}
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "run"
        command = [
            sys.executable,
            "-m",
            "irqscope",
            "latency",
            "--port",
            "sim://?" + urlencode(words | stub),
            "--rate",
            f"{1e6 / period_us:.3f}Hz",
            "--count",
            str(round(path["step_us"] / period_us)),
            "--dither",
            "none",
            "--width",
            WIDTH,
            "--segments",
            path["segment"],
            "--out",
            str(out),
        ]
        code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
        # 3: nothing was measured, which is what a livelock looks like.
        if code not in (ExitCode.OK, ExitCode.WARNING):
            raise SystemExit(f"{name}, {period_us} us: exit code {code}")
        result = json.loads((out / "result.json").read_text())
    tick = result["tick"]["numerator"] / result["tick"]["denominator"] * 1e9
    (segment,) = result["segments"]
    if not (result["balance"]["balanced"] and segment["exact"]):
        raise SystemExit(f"{name}, {period_us} us: the books do not balance, or events are missing")
    if reason := unfit(result):
        raise SystemExit(f"{name}, {period_us} us: {reason}")
    figures = {of: round(segment[of] * tick, 1) if segment["n"] else None for of in FIGURES}
    steady = not unsteady(result, [segment["name"]])
    if not steady:
        figures["median"] = None
    return {
        "path": name,
        "period": period_us * 1e3,
        "stimuli": result["stimuli"]["stimulus"]["fired"],
        "handled": result["end"]["target"]["handlers"],
        "n": segment["n"],
        "steady": steady,
        **figures,
    }


def measure() -> dict[str, Any]:
    """All steps, and of what."""
    found = kernels.find(KERNEL)
    steps = []
    for name, path in PATHS.items():
        for period_us in path["periods_us"]:
            steps.append(step(name, period_us))
            print(steps[-1], file=sys.stderr)
    return {
        **origin(COMMAND),
        "release": found.release,
        "emulator": process.version(found.hardware),
        "steps": steps,
    }


def parts(data: dict[str, Any]) -> Parts:
    """Each step."""
    return {
        f"{row['path']}, {row['period']:g} ns": (row, partial(step, row["path"], row["period"] / 1e3))
        for row in data["steps"]
    }


def conditions(data: dict[str, Any]) -> str:
    """Where the figures come from, in one line."""
    return f"Linux {data['release']} in QEMU {data['emulator']}, {data['date']}."


def page(data: dict[str, Any]) -> str:
    """The page."""
    rows = []
    for each in data["steps"]:
        times = [format_time(each[of] * 1e-9, 4) if each[of] else "-" if each["steady"] else NOT for of in FIGURES]
        cells = [each["path"], format_time(each["period"] * 1e-9), each["stimuli"], each["handled"], each["n"], *times]
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return _PAGE.format(conditions=conditions(data), made=made(COMMAND, data), width=WIDTH) + "\n".join([*rows, ""])


def draw(data: dict[str, Any]) -> None:
    """The figure."""
    with rc_context({**STYLE, "svg.hashsalt": "saturation"}):
        figure = Figure(figsize=(7.2, 6.8))
        figure.subplots_adjust(left=0.11, right=0.97, top=0.8, bottom=0.09, hspace=0.08)
        top, bottom = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
        for name, path in PATHS.items():
            steps = [each for each in data["steps"] if each["path"] == name]
            timed = {of: [each for each in steps if each[of]] for of in ("min", "median")}
            counts = [each["n"] for each in timed["min"]]
            label = f"{name} ({path['port']}), {path['step_us'] // 1000} ms a step, n = {min(counts)} to {max(counts)}"
            for of, line in (("min", "o-"), ("median", ":")):
                periods = [each["period"] / 1e3 for each in timed[of]]
                times = [each[of] / 1e3 for each in timed[of]]
                top.plot(periods, times, line, color=path["colour"], label=f"{label}: {of}")
            bottom.plot(
                [each["period"] / 1e3 for each in steps],
                [100 * each["handled"] / each["stimuli"] for each in steps],
                "o-",
                color=path["colour"],
            )
        every = sorted(each["period"] / 1e3 for each in data["steps"])
        top.plot(every, every, "--", color=BLACK, linewidth=0.8, label="one answer a period")
        top.set(xscale="log", yscale="log", ylabel="time between answers, us")
        top.legend(frameon=False, fontsize=8, loc="lower left", bbox_to_anchor=(0, 1.01))
        bottom.set(xlabel="period of the stimuli, us", ylabel="stimuli answered, %", ylim=(0, 108))
        for axis in (top.xaxis, top.yaxis):
            axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        figure.suptitle(f"{conditions(data)} Simulated: a nanosecond an instruction, no hardware.", fontsize=9)
        figure.savefig(FIGURE, format="svg", metadata={"Date": None, "Creator": None})


def measured(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    data = measure()
    draw(data)
    yield data


def main() -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured)


if __name__ == "__main__":
    sys.exit(main())

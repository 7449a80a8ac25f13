# SPDX-License-Identifier: BSD-2-Clause
"""Random configurations, each measured with the gateware and compared with the waveform of its pins in picoseconds by
tests/independent/check.py, which shares no code with irqscope. See docs/evidence/differential.md.

    python benchmarks/differential.py --cases 1000     # goes on where it was left; docs/evidence/differential.json and
                                                       # .md
    python benchmarks/differential.py --only 17        # one case, what is wrong with it
    python benchmarks/differential.py --check          # fails if the page is not what the data give
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

from pages import Parts, also, check, made

from irqscope import cli
from irqscope.cli._requests import request_of
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.arming import armed
from irqscope.measuring.planning import plan
from irqscope.measuring.requests import Connection, Latency
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.session import open_session
from irqscope.measuring.stopping import StopRequest

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/differential.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"differential.{kind}" for kind in ("json", "md"))
CHECKER = ROOT / "tests" / "independent" / "check.py"
STIMULI = 2600
"""Of each case: with up to four segments, about 10 000 samples."""
FILTER_CLOCKS, CLOCK_HZ = 4, {1: 100.5e6, 2: 50.25e6, 4: 50.25e6, 8: 50.25e6}
SCORE = 20
"""Cases that are measured again together."""
TRIGGERED = 1000
"""Configurations from this number on have the trigger; those before were measured when there was none."""
SEGMENTS = ("isr", "task", "work", "response", "wake", "isr.interval", "task.interval", "done.interval")
KINDS = ("latched", "8259-edge", "level", "masked-loses", "both-edges")
LINKS = ("115200baud", "460800baud", "1Mbaud", "3Mbaud", "12Mbaud", "unlimited")
_PAGE = """<!-- Written by `python benchmarks/differential.py`: do not edit. -->

# Compared with the truth

`tests/independent/check.py` is a program that imports nothing of irqscope (a test sees to that) and uses nothing but
Python's standard library. It reads the waveform of the pins, which the target's side of the [virtual
bench](../guide/bench.md) writes in steps of 1 ps; computes from it by plain rules, after
[protocol.md](../reference/protocol.md) and [pairing.md](../reference/pairing.md), every event and every pairing;
decodes the run's capture by a decoder of its own; and compares: each event's absolute tick, source, edge and mark; what
is missing, interval by interval, with the records of losses;
of each segment all classes, flags, sums, extremes and bins, as the chip sent them and as `result.json` says them; each
record of an outlier; each pulse of the trigger; and what `irqscope decode` prints.

Configurations are drawn by number: samples per clock, link, rate, dither, width and polarity of the stimulus, glitch
filter, inverted inputs, segments, timeout, *m*, threshold, and a target with its kind of pending request, releases,
latencies, durations, ringing, faults and disturbances; from number {triggered} on, for every second one, what the
[trigger](../guide/trigger.md) answers.

<!-- needs hours -->

    python benchmarks/differential.py --cases {cases}

**{cases} configurations** of {stimuli} stimuli each, simulated: no hardware was measured. {made}

| compared | |
|---|---|
{totals}
| **wrong** | **{wrong}** |

*lost* are edges that the event stream lost and a record of losses brackets; *runs without statistics* are those whose
chip says that its statistics have not seen every edge: their events are compared, their figures not.

| what was drawn | how often |
|---|---|
{drawn}

A tick off by one, a swapped pair, or a bin that is one too large is found: `tests/bench/test_differential.py` breaks
each of them.
"""


@dataclass(frozen=True)
class Case:
    """One configuration: options of `sim://`, the target's profile, arguments of `irqscope latency`, a start line."""

    bench: dict[str, str]
    profile: str
    arguments: list[str]
    stub: dict[str, Any] | None
    drawn: dict[str, str]


def draw(number: int, samples: tuple[int, ...] = (1, 2, 4, 8)) -> Case:
    """The configuration with this number."""
    rng = random.Random(f"differential {number}")
    r, kind, link = rng.choice(samples), rng.choice(KINDS), rng.choice(LINKS)
    tick_ns = 1e9 / CLOCK_HZ[r] / r
    rate = 10 ** rng.uniform(3, 5.3)
    glitch = rng.choice((0, rng.uniform(0, (r * FILTER_CLOCKS - 1.5) * tick_ns)))
    dither = rng.choice(("whole", "none", "exponential", f"{rng.uniform(0.02, 0.4) * 1e9 / rate:.0f}ns"))
    if dither == "exponential":  # the first half of an interval is fixed, and holds a pulse
        rate = min(rate, 1e5)
    release = rng.choice(("none", "binary", "counting"))
    segments = rng.sample(SEGMENTS, rng.randint(1, 4))
    arguments = [
        "--rate",
        f"{rate:.0f}Hz",
        "--dither",
        dither,
        "--seed",
        str(rng.randrange(1, 1000)),
        "--filter",
        f"{glitch:.3f}ns",
        "--segments",
        ",".join(segments),
        "--timeout",
        f"{10 ** rng.uniform(1.5, 5):.1f}us",
        "--threshold",
        f"{10 ** rng.uniform(-0.5, 2):.2f}us",
    ]
    if rng.random() < 0.5 and (driven := [name for name in segments if "." not in name]):
        arguments += ["--least", ",".join(f"{name}={rng.randint(20, 4000)}ns" for name in driven)]
    if rng.random() < 0.5:
        arguments += ["--width", f"{rng.uniform(0.05, 0.24) * 1e9 / rate:.0f}ns"]
    low = rng.random() < 0.3
    if low:
        arguments += ["--active-low"]
    edge = rng.choice(("rising", "falling"))
    if kind == "level":  # the line at rest must not be a request: a target without end
        edge = "falling" if low else "rising"
    if rng.random() < 0.3:
        arguments += ["--invert", ",".join(rng.sample(("isr", "task", "done"), rng.randint(1, 3)))]
    depth = rng.choice((2, 3, 16))
    stub: dict[str, Any] | None = None
    if rng.random() < 0.4:
        pins = {"isr": "hard handler"} | ({"task": "thread", "done": "thread"} if release != "none" else {})
        stub = {"irqscope_stub": 1, "pins": pins, "answers": "event", "pulse": rng.randrange(2)}
        if release == "counting":
            stub |= {"release": "counting", "depth": rng.choice((0, depth))}
        known = {"isr", "isr.interval"} if release == "none" else set(SEGMENTS)
        arguments[arguments.index("--segments") + 1] = ",".join([s for s in segments if s in known] or ["isr"])
        if "--least" in arguments:
            del arguments[arguments.index("--least") : arguments.index("--least") + 2]
    bench = {"r": str(r), "link": link, "seed": str(rng.randrange(10**6)), "engine": "native"}
    if r > 1 and rng.random() < 0.3:
        bench["duty"] = f"{rng.uniform(35, 65):.3f}%"
    profile = _profile(rng, edge, kind, release, depth)
    drawn = {
        "R": str(r),
        "link": link,
        "dither": dither if dither.isalpha() else "a time",
        "releases": release,
        "pending request": kind,
        "glitch filter": "on" if glitch else "off",
        "pairing of releases": "fifo" if stub and "release" in stub else "coalesce",
        "rate": f"10^{3 + (rate >= 1e4) + (rate >= 1e5)} Hz and more",
        "duty": "uneven" if "duty" in bench else "50 %",
    }
    latencies = [name for name in arguments[arguments.index("--segments") + 1].split(",") if "." not in name]
    if number >= TRIGGERED and latencies:
        arguments += _trigger(random.Random(f"trigger {number}"), latencies)
        drawn["trigger"] = "on" if "--trigger" in arguments else "off"
    return Case(bench, profile, arguments, stub, drawn)


def _trigger(rng: random.Random, latencies: list[str]) -> list[str]:
    """Options of the trigger, for half of all cases."""
    if rng.random() < 0.5:
        return []
    occasions = rng.sample(("deadline", "late", "coalesced"), rng.randint(1, 3))
    options = [
        "--trigger",
        f"{10 ** rng.uniform(-0.7, 2):.3f}us",
        "--trigger-segment",
        rng.choice(latencies),
        "--trigger-on",
        ",".join(occasions),
        "--trigger-count",
        str(rng.choice((0, 0, 1, 7))),
        "--trigger-width",
        f"{10 ** rng.uniform(-1, 1):.3f}us",
        "--trigger-holdoff",
        f"{10 ** rng.uniform(-1, 3):.3f}us",
    ]
    return options + ["--trigger-active-low"] * rng.randrange(2)


def _profile(rng: random.Random, edge: str, kind: str, release: str, depth: int) -> str:
    """A target in TOML."""

    def span(low: float, high: float) -> str:
        return f'"{10 ** rng.uniform(low, high):.0f}ns"'

    def spread(low: float, high: float) -> str:
        least, shape = span(low, low + 0.5), rng.choice(("uniform", "lognormal", "exponential", "fixed"))
        if shape == "fixed":
            return least
        further = {
            "uniform": f"most = {span(low + 0.5, high)}",
            "lognormal": f'median = {span(low, high)}, sigma = {rng.uniform(0.2, 1):.2f}, limit = "400us"',
            "exponential": f'mean = {span(low, high)}, limit = "400us"',
        }[shape]
        return f'{{ shape = "{shape}", least = {least}, {further} }}'

    lines = [
        "[irq]",
        f'edge = "{edge}"',
        f'kind = "{kind}"',
        f"latency = {spread(2, 4.3)}",
        "[isr]",
        f"toggle = {span(1.5, 3)}",
        f"duration = {spread(2, 4)}",
        f"reentry = {span(1.5, 3)}",
        "[task]",
        f'release = "{release}"',
        f"latency = {spread(2.3, 4.3)}",
        f"duration = {spread(2.3, 4.3)}",
        f"again = {span(1.5, 3)}",
        *([f"depth = {depth}"] if release == "counting" else []),
        "[faults]",
        f"lost = {rng.choice((0, 0.01))}",
        f"spurious = {rng.choice((0, 0.02))}",
        f"spurious_within = {span(3, 5)}",
        f"near = {rng.choice((0, 0.3))}",
    ]
    if kind == "8259-edge":
        lines.insert(1, f"withdrawn_spurious = {rng.choice((0, 0.5, 1))}")
    for pin in ("isr", "task", "done"):
        lines += [f"[pins.{pin}]", f"rise = {span(0.3, 2.5)}", f"fall = {span(0.3, 2.5)}"]
        if rng.random() < 0.3:
            lines += [f"ringing = {2 * rng.randint(1, 3)}", f'spacing = "{rng.uniform(0.5, 40):.3f}ns"']
    for _ in range(rng.randint(0, 2)):
        lines += [
            "[[disturbance]]",
            f"period = {span(5.3, 7)}",
            f"phase = {span(3, 5)}",
            f"duration = {span(3, 5)}",
            f"probability = {rng.uniform(0.1, 1):.2f}",
        ]
    return "\n".join(lines) + "\n"


def measure(case: Case, place: Path, stimuli: int = STIMULI) -> tuple[Path, Path, Path]:
    """Run a case in the directory `place`: its run directory, the waveform, and what `irqscope decode` prints."""
    run, truth, printed, profile = (place / name for name in ("run", "truth.vcd", "events.csv", "target.toml"))
    profile.write_text(case.profile)
    options = case.bench | {"profile": str(profile), "truth": str(truth)}
    port = "sim://?" + "&".join(f"{name}={value.replace('%', '%25')}" for name, value in options.items())
    line = ["latency", "--port", port, "--out", str(run), "--count", str(stimuli), *case.arguments]
    if case.stub:
        (place / "stub.json").write_text(json.dumps(case.stub) + "\n")
        line += ["--stub", str(place / "stub.json")]
    options = cli.parse(line)
    chosen, directory = request_of(Latency, options), RunDirectory(run)
    with (
        redirect_stderr(StringIO()),
        StopRequest() as stop,
        open_session(request_of(Connection, options), line, stop) as session,
    ):  # as the verb does, but for its report
        identity = session.instrument.identity
        configuration = plan(chosen, identity, session.target, every_pin=True)
        configuration = replace(configuration, trigger=armed(chosen, identity, configuration.segments))
        directory.create()
        data, observation = session.run(directory, configuration)
    evaluate(directory, data, observation)
    with redirect_stdout(StringIO()) as output:
        cli.main(["decode", str(run)])
    printed.write_text(output.getvalue())
    return run, truth, printed


def compare(run: Path, truth: Path, printed: Path | None) -> dict[str, Any]:
    """What the independent program says, in a process of its own."""
    process = subprocess.run(
        [sys.executable, "-E", str(CHECKER), *(str(path) for path in (run, truth, printed) if path)],
        capture_output=True,
        text=True,
        check=False,
    )
    if not process.stdout:
        raise SystemExit(f"{CHECKER} failed: {process.stderr}")
    found: dict[str, Any] = json.loads(process.stdout)
    return found


def one(number: int) -> tuple[Case, dict[str, Any]]:
    """Draw, measure and compare."""
    case = draw(number)
    with tempfile.TemporaryDirectory() as place:
        return case, compare(*measure(case, Path(place)))


def parts(data: dict[str, Any]) -> Parts:
    """Each score of cases: the numbers of those in which something is wrong."""
    scores = [range(first, min(first + SCORE, data["cases"])) for first in range(0, data["cases"], SCORE)]
    return {
        f"cases {score[0]} to {score[-1]}": (
            {"wrong": [number for number in data["failed"] if number in score]},
            partial(_wrong, score),
        )
        for score in scores
    }


def _wrong(numbers: range) -> dict[str, list[int]]:
    return {"wrong": [number for number in numbers if one(number)[1]["first"]]}


def page(data: dict[str, Any]) -> str:
    """docs/evidence/differential.md."""
    totals = "\n".join(f"| {name} | {count} |" for name, count in sorted(data["totals"].items()) if name != "wrong")
    drawn = "\n".join(
        f"| {what} | {', '.join(f'{value}: {count}' for value, count in sorted(counts.items()))} |"
        for what, counts in data["drawn"].items()
    )
    return _PAGE.format(
        cases=data["cases"],
        stimuli=STIMULI,
        made=made(COMMAND, *data["origins"]),
        totals=totals,
        wrong=data["totals"]["wrong"],
        drawn=drawn,
        triggered=TRIGGERED,
    )


def save(data: dict[str, Any]) -> None:
    also(data, COMMAND)
    DATA.write_text(json.dumps(data, indent=1) + "\n")
    PAGE.write_text(page(json.loads(DATA.read_text())))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=1200, help="how many there shall be in all")
    parser.add_argument("--only", type=int, help="one case, and nothing is kept")
    parser.add_argument("--fresh", action="store_true", help="forget the cases of before, as after every change")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    if options.only is not None:
        case, found = one(options.only)
        print(case, json.dumps(found, indent=1), sep="\n")
        return 1 if found["wrong"] else 0
    known = DATA.exists() and not options.fresh
    data = json.loads(DATA.read_text()) if known else {"cases": 0, "totals": {"wrong": 0}, "drawn": {}, "failed": []}
    for number in range(data["cases"], options.cases):
        case, found = one(number)
        data["cases"] = number + 1
        if found.pop("first"):
            data["failed"].append(number)
            print(f"case {number}: {found['wrong']} wrong", file=sys.stderr)
        data["totals"] = dict(Counter(data["totals"]) + Counter(found)) | {
            "wrong": data["totals"]["wrong"] + found["wrong"]
        }
        for what, value in case.drawn.items():
            counts = data["drawn"].setdefault(what, {})
            counts[value] = counts.get(value, 0) + 1
        save(data)
    return 1 if data["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: BSD-2-Clause
"""Compares a run with the waveform of its pins: every tick, every pairing, every figure. Shares no code with irqscope.

    python tests/independent/check.py RUN WAVEFORM.vcd [EVENTS.csv]

RUN is a run directory (run.json, capture.irq, result.json), WAVEFORM what `sim://?truth=` wrote, EVENTS what
`irqscope decode RUN` printed. Prints a line of JSON: what was compared, and each thing that is wrong. Exit code 1 if
anything is.
"""

import bisect
import csv
import json
import re
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import capture
import pairing
import trigger
import waveform
from waveform import Event

SHOWN = 20
SETTLING_TICKS = 10**6
"""Edges later than this after the start of a run, or earlier than this before its last snapshot, are seen."""


class Findings:
    """What was compared, and what is wrong."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.wrong: list[str] = []

    def same(self, what: str, found: object, true: object) -> None:
        """One figure."""
        self.compared["figures"] += 1
        if found != true:
            self.wrong.append(f"{what} is {found} and should be {true}")

    def none(self, what: str, things: list[Any]) -> None:
        """There must be none of these."""
        self.wrong += [f"{what}: {thing}" for thing in things]


def lateness(run: dict[str, Any]) -> int:
    """Picoseconds by which odd sampling instants come late: (2 duty - 1) ticks, as docs/guide/bench.md has it."""
    duty = re.search(r"[?&]duty=([0-9.]+)%", run["port"])
    tick = run["instrument"]["tick"]
    share = Fraction(duty[1]) / 100 if duty else Fraction(1, 2)
    return round((2 * share - 1) * Fraction(tick["numerator"], tick["denominator"]) * waveform.PS)


def of_the_run(true: list[Event], found: capture.Capture, run: dict[str, Any], findings: Findings) -> list[Event]:
    """The events while the instrument measured: as many of each source as it says it saw, from one time to another.

    The host does not know the clock in which it began or ended, but both are near times that it knows.
    """
    start = run["end"]["start_ticks"]
    began = [event for event in true if event.ticks >= start]
    first = min((event.ticks for event in found.events), default=start)
    first = min([first, *(loss.begin for loss in found.losses)])
    kept = [event for event in began if event.ticks >= first]
    findings.none("an edge before the first event", [e for e in began if start + SETTLING_TICKS <= e.ticks < first])
    chosen: list[Event] = []
    seen: Counter[str] = Counter()
    for event in kept:
        seen[event.source] += 1
        if seen[event.source] <= found.status.get(capture.SEEN + capture.SOURCES.index(event.source), 0):
            chosen.append(event)
    last = chosen[-1].ticks if chosen else 0
    unseen = sorted(set(kept) - set(chosen))
    findings.none("an edge that the instrument did not see", [event for event in unseen if event.ticks <= last])
    for number, source in enumerate(capture.SOURCES[:12]):
        if source == "7":
            continue
        findings.same(
            f"seen {source}",
            found.status.get(capture.SEEN + number, 0),
            sum(event.source == source for event in chosen),
        )
    return chosen


def check_events(true: list[Event], found: capture.Capture, findings: Findings) -> None:
    """Each event is the truth, and what is missing is what the records of losses say, interval by interval."""
    findings.compared["events"] += len(found.events)
    if [event.ticks for event in found.events] != sorted(event.ticks for event in found.events):
        findings.wrong.append("the events are not in the order of time")
    missing = Counter(true)
    missing.subtract(found.events)
    findings.none("an event that never was", [event for event, count in missing.items() if count < 0])
    lost = sorted(event for event, count in missing.items() if count > 0)
    for loss in found.losses:
        inside = Counter(event.source for event in lost if loss.begin <= event.ticks <= loss.end)
        findings.same(f"the loss from {loss.begin} to {loss.end}", loss.counts, inside)
        lost = [event for event in lost if not loss.begin <= event.ticks <= loss.end]
    findings.none("an edge that is neither an event nor lost", lost)


def check_segment(
    number: int,
    true: list[Event],
    found: capture.Capture,
    run: dict[str, Any],
    result: dict[str, Any],
    findings: Findings,
) -> None:
    """All figures of a segment, as the chip sent them and as result.json says them."""
    settings, instrument = run["configuration"]["segments"][number], run["instrument"]
    paired = pairing.pair(true, settings, instrument["pending_depth"], found.cut)
    chip, said = found.segments[number], result["segments"][number]
    name, values = settings["name"], [sample.latency for sample in paired.counted]
    findings.compared["samples"] += len(values)
    for key in capture.COUNTS:
        if key != "outliers_lost":
            findings.same(f"{name}: {key} on the chip", chip.counts[key], paired.counts[key])
            counts = {**said["classes"], **said["flags"]}
            findings.same(f"{name}: {key}", counts[key], paired.counts[key])
    bins = Counter(pairing.bin_of(value, instrument["sub_bits"]) for value in values)
    findings.same(f"{name}: histogram on the chip", +chip.bins, bins)
    findings.same(f"{name}: youngest", +chip.youngest, paired.youngest)
    figures = (len(values), sum(values), min(values, default=None), max(values, default=None))
    findings.same(f"{name}: scalars on the chip", (chip.n, chip.total, chip.least, chip.most), figures)
    findings.same(f"{name}: n, sum, min, max", (said["n"], said["sum"] or 0, said["min"], said["max"]), figures)
    edges, counts = said["histogram"]["edges"], said["histogram"]["counts"]
    binned = Counter(bisect.bisect_right(edges, value) - 1 for value in values)
    findings.same(f"{name}: histogram", +Counter(dict(enumerate(counts))), binned)
    records = [r for r in found.outliers if r.segment == number]
    findings.compared["records"] += len(records)
    expected = Counter(capture.Outlier(number, *sample[:2], sample.flags, sample.edge) for sample in paired.late)
    never = Counter(records) - expected
    findings.none(f"{name}: a record of a latency that never was", list(never))
    findings.same(
        f"{name}: latencies without a record", sum((expected - Counter(records)).values()), chip.counts["outliers_lost"]
    )


def check_trigger(true: list[Event], run: dict[str, Any], findings: Findings) -> None:
    """Each pulse on the pin is where it must be, and there is no other. What is due after all edges need not come."""
    settings, instrument = run["configuration"]["trigger"], run["instrument"]
    found = [event.ticks for event in true if event.source == "trigger"]
    expected = trigger.pulses(true, settings, instrument["samples"], instrument["filter_clocks"])
    last = max((event.ticks for event in true if event.source != "trigger"), default=0)
    findings.compared["pulses of the trigger"] += len(found)
    findings.none("a pulse of the trigger that should not be", sorted(set(found) - set(expected)))
    missing = sorted(set(expected) - set(found))
    findings.none("a pulse of the trigger is missing", [ticks for ticks in missing if ticks <= last])


def check(directory: Path, truth: Path, printed: Path | None = None) -> Findings:
    """The whole run."""
    findings = Findings()
    run, result = (json.loads((directory / name).read_text()) for name in ("run.json", "result.json"))
    found = capture.read(directory / "capture.irq")
    findings.none("the capture", found.damage)
    true = waveform.events(truth, run["instrument"], run["configuration"], lateness(run))
    true = of_the_run(true, found, run, findings)
    check_events(true, found, findings)
    findings.compared["lost"] += sum(sum(loss.counts.values()) for loss in found.losses)
    findings.compared["stimuli"] += sum(event.source == "stimulus" for event in true)
    if found.status.get(capture.STATISTICS_LOST, 0):  # the chip says that its statistics have not seen all
        findings.compared["runs without statistics"] += 1
    else:
        for number in range(len(run["configuration"]["segments"])):
            check_segment(number, true, found, run, result, findings)
    if run["configuration"]["trigger"]:
        check_trigger(true, run, findings)
    if not result["balance"]["balanced"]:
        findings.wrong.append("the books do not balance")
    if printed:
        with printed.open() as file:
            rows = [(int(r["ticks"]), r["source"], int(r["edge"]), int(r["multi"])) for r in csv.DictReader(file)]
        findings.same("number of events printed", len(rows), len(found.events))
        pairs = zip(rows, found.events, strict=False)
        findings.none("printed otherwise", [pair for pair in pairs if pair[0] != pair[1]])
    return findings


def main(arguments: list[str]) -> int:
    directory, truth, *printed = map(Path, arguments)
    findings = check(directory, truth, *printed)
    print(json.dumps({**findings.compared, "wrong": len(findings.wrong), "first": findings.wrong[:SHOWN]}))
    return 1 if findings.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# SPDX-License-Identifier: BSD-2-Clause
"""Whole runs on the virtual bench with the real gateware, through the command line or its Python side."""

import csv
import io
import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from undrawn import undrawn

from irqscope import cli
from irqscope.cli._requests import request_of
from irqscope.contract.roles import Source
from irqscope.contract.segments import Count
from irqscope.device.capture import CaptureFile
from irqscope.device.configuration import Configuration
from irqscope.device.decode import events_of
from irqscope.device.instrument import Instrument
from irqscope.device.snapshots import SegmentTotals
from irqscope.measuring.observation import Observation
from irqscope.measuring.planning import plan
from irqscope.measuring.requests import Connection, Latency
from irqscope.measuring.run import Run
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.targets.target import Target, read_target
from irqscope_bench.engine import Bench, Entry


def url(**options: object) -> str:
    """The port of a virtual bench; a key of the profile is written with `__` for its dot."""
    return "sim://?" + "&".join(f"{name.replace('__', '.')}={value}" for name, value in options.items())


def irqscope(*arguments: object) -> tuple[int, str]:
    """Exit code and standard output of a command."""
    output = io.StringIO()
    with redirect_stdout(output), redirect_stderr(io.StringIO()):
        code = cli.main([str(argument) for argument in arguments])
    return code, output.getvalue()


def page_of(directory: Path) -> str:
    """The page of a run, sweep or campaign, made now without curves if nobody has wanted it yet; what must not break
    has spaces.
    """
    file = directory / "report.html"
    if not file.exists():
        with undrawn():
            irqscope("report", directory)
    return file.read_text().replace("\N{NO-BREAK SPACE}", " ")


@dataclass(frozen=True)
class Outcome:
    """What a run left: its exit code, result.json, and the events as `decode` prints them."""

    code: int
    result: dict[str, Any]
    events: list[tuple[int, str, int, int]]
    """(ticks, source, edge, multi)"""

    def segment(self, name: str) -> dict[str, Any]:
        return next(segment for segment in self.result["segments"] if segment["name"] == name)


def read(directory: Path, code: int = 0) -> Outcome:
    """The outcome of the run in a directory."""
    rows = csv.DictReader(io.StringIO(irqscope("decode", directory)[1]))
    events = [(int(row["ticks"]), row["source"], int(row["edge"]), int(row["multi"])) for row in rows]
    return Outcome(code, json.loads((directory / "result.json").read_text()), events)


def request(*arguments: object) -> Latency:
    """What the options of `irqscope latency` ask for."""
    return request_of(Latency, cli.parse(["latency", "--port", "x", "--out", "x", *map(str, arguments)]))


def latency(port: str, directory: Path, *arguments: object) -> Outcome:
    """`irqscope latency` in this process."""
    return read(directory, irqscope("latency", "--port", port, "--out", directory, *arguments)[0])


@dataclass(frozen=True)
class Measured:
    """A run whose target was asked for its own counts afterwards."""

    observation: Observation
    counts: dict[str, int]
    ledger: list[Entry]
    events: list[tuple[int, Source]]
    """(ticks, source)"""
    counts_b: dict[str, int]
    ledger_b: list[Entry]
    """The last two are those of the target's second CPU, if it has one."""

    def times(self, source: Source) -> list[int]:
        """Times of the events of one source."""
        return [time for time, of in self.events if of == source]

    def classes(self, name: str) -> dict[str, int]:
        """The chip's counts of a segment by name, those that are 0 included."""
        return {count.name.lower(): self.totals(name).counts[count] for count in Count}

    def totals(self, name: str) -> SegmentTotals:
        """All that the chip says of a segment."""
        names = [settings.name for settings in self.observation.configuration.segments]
        return self.observation.totals.segments[names.index(name)]


def measure(
    port: str,
    directory: Path,
    *arguments: object,
    change: Callable[[Configuration], Configuration] = lambda configuration: configuration,
    during: Callable[[Bench, Observation], None] = lambda bench, observation: None,
) -> Measured:
    """The same run as `latency`, by the Python interface, with the target at hand.

    `change` may alter the configuration that the arguments give; `during` is called after each read of the port.
    """
    with Instrument.open(port) as instrument, StopRequest() as stop:
        stub = request_of(Connection, cli.parse(["latency", "--port", port, "--out", "x", *map(str, arguments)])).stub
        target = read_target(stub) if stub else Target()
        configuration = change(plan(request(*arguments), instrument.identity, target))
        bench = instrument.transport._port.bench  # type: ignore[attr-defined]
        run_directory = RunDirectory(directory)
        run_directory.create()
        run_directory.begin(instrument.identity, configuration, target, port, [])
        run = Run(instrument, configuration, run_directory)
        run.measure(lambda observation, ticks: during(bench, observation), stop)
        blocks = [block for batch in CaptureFile(run_directory.capture_file).batches() for block in batch]
        events = events_of(blocks)
        pairs = zip(events.time.tolist(), map(Source, events.source.tolist()), strict=True)
        of_b = bench.counts(1), bench.ledger(1)
        return Measured(run.observation, bench.counts(), bench.ledger(), list(pairs), *of_b)

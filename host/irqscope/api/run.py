# SPDX-License-Identifier: BSD-2-Clause
"""A run as Python sees it: its segments, its events, its tables and figures, its verdict."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from io import BytesIO
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ..analysis.figures import Detail, shown
from ..base.options import TIME, take
from ..base.records import changed
from ..contract.roles import Source
from ..errors import BadInput, Invalid
from ..exports.export import export
from ..exports.formats import Choices
from ..exports.recording import Lost, Recording
from ..exports.tables import EVENTS, rows
from ..exports.tables import TABLES as COLUMNS
from ..files import anchored, possible
from ..findings.evaluation import evaluate, evaluated, judged
from ..measuring.judging import Judged
from ..measuring.limits import Limit
from ..measuring.rundir import RunDirectory
from ..report.document import Drawing
from ..report.documents import document
from ..results.foundlimits import check_found, kind_of
from ..results.onepass import read_whole
from ..results.resultrecord import Result
from ..targets.target import Target
from .arguments import Names
from .frame import Frame
from .reported import Kept
from .segment import Segment
from .values import At, Time, seconds_of

TABLES = ("events", "latencies", "segments")
NOTEBOOK_DPI = 100


@dataclass(frozen=True)
class Events:
    """Edges in the order of time.

    Attributes
    ----------
    ticks : int64 array
        When each was, in ticks of the instrument's own time.
    seconds : float64 array
        The same after the start of the run.
    source : uint8 array
        The pin, as `irqscope.contract.roles.Source` numbers them.
    edge : uint8 array
        1 rising, 0 falling.
    gaps : sequence of (int, int)
        First and last tick of spans in which edges are missing.
    """

    ticks: NDArray[np.int64]
    seconds: NDArray[np.float64]
    source: NDArray[np.uint8]
    edge: NDArray[np.uint8]
    gaps: Sequence[tuple[int, int]]

    def __len__(self) -> int:
        return len(self.ticks)


class Run(Kept[Result]):
    """A measured run: the content of a run directory, also of one that broke off.

    Attributes
    ----------
    path : Path
    result : Result
        What result.json holds (docs/reference/result.md).
    verdict : str or None
        PASS, WARN or FAIL by the limits; None without limits.
    exit_code : int
        What `irqscope` would have ended with.
    ok : bool
        Valid, complete, and every limit kept.
    warnings, errors : list of str
        Errors make a run invalid.
    complete : bool
        It did not break off.
    """

    _kept = True
    """What it is judged by stays with it."""

    def __init__(self, path: Path | str, result: Result | None = None) -> None:
        """Evaluates the run if that has not been done, or if it has no end, and keeps the result where it can write;
        BadInput if there is none."""
        named = possible(Path(path))
        self._directory = RunDirectory(anchored(named))
        super().__init__(named, result or evaluated(self._directory, needed=False))

    @property
    def verdict(self) -> str | None:
        return self.result.verdict

    @property
    def warnings(self) -> list[str]:
        return list(self.result.warnings)

    @property
    def errors(self) -> list[str]:
        return list(self.result.errors)

    @property
    def complete(self) -> bool:
        return self.result.complete

    @property
    def ended_early(self) -> bool:
        """It ended by its own rules, but short of its plan, as by `stop`."""
        return bool(self.result.end) and self.result.plan.sentence is not None

    @cached_property
    def tick(self) -> Fraction:
        """Seconds of a tick, exact."""
        return self.result.tick.fraction

    @cached_property
    def recording(self) -> Recording:
        """The run as exports see it, piece by piece; Invalid if its capture contradicts itself."""
        return Recording(self._directory)

    def since_start(self, ticks: NDArray[np.int64]) -> NDArray[np.float64]:
        """Seconds after the start of the run."""
        return seconds_of(ticks - self.result.start_ticks, self.tick)

    def at(self, ticks: int) -> At:
        """When a time of the instrument, in ticks, was; its `clock` is None of a simulated instrument."""
        passed = Time(ticks - self.result.start_ticks, self.tick)
        return At(passed, self.result.clock_at(float(passed)))

    @property
    def segments(self) -> list[str]:
        """Names of all that was measured, on the chip and from events."""
        return [each.name for each in (*self.result.segments, *self.result.from_events)]

    def __getitem__(self, name: str) -> Segment:
        """A segment; Invalid of a run whose figures may not be used (`result` has them), KeyError if it has none of
        that name."""
        if not self.result.valid:
            raise Invalid(f"{self.path} is invalid, none of its figures may be used: {'; '.join(self.errors)}")
        for each in (*self.result.segments, *self.result.from_events):
            if each.name == name:
                return Segment(self, each)
        raise KeyError(f"{self.path} has no segment {name}: it has {', '.join(self.segments)}")

    def __contains__(self, name: object) -> bool:
        """Whether there is a segment of that name, also of a run that is invalid."""
        return name in self.segments

    def __iter__(self) -> Iterator[Segment]:
        return (self[name] for name in self.segments)

    def events(self, *sources: str) -> Events:
        """Edges of the run, those of the named pins, or all. Memory grows with them: 18 bytes an edge.

        BadInput if a pin is unknown, or the run sent no edges.
        """
        recording = self.recording
        known = {pin.label: pin for pin in Source}
        if strange := [name for name in sources if name not in known]:
            raise BadInput(f"there is no pin {strange[0]}: use {', '.join(pin.label for pin in recording.pins)}")
        self._require_edges()
        wanted = np.array([known[name] for name in sources], dtype=np.int64)
        times, pins, edges, gaps = [], [], [], []
        for piece in recording.pieces():
            if isinstance(piece, Lost):
                gaps.append((piece.begin, piece.end))
                continue
            mine = np.isin(piece.source, wanted) if sources else np.ones(len(piece), dtype=bool)
            times.append(piece.time[mine])
            pins.append(piece.source[mine].astype(np.uint8))
            edges.append(piece.edge[mine].astype(np.uint8))
        ticks = np.concatenate([np.zeros(0, dtype=np.int64), *times])
        small = np.zeros(0, dtype=np.uint8)
        return Events(
            ticks, self.since_start(ticks), np.concatenate([small, *pins]), np.concatenate([small, *edges]), gaps
        )

    def table(self, name: str, segment: str | None = None) -> Frame:
        """`events` or `latencies` (docs/guide/export.md), of one segment if wanted; or `segments`, a row each.

        BadInput names the possible ones.
        """
        if name not in TABLES:
            raise BadInput(f"no table is called {name!r}: use one of {', '.join(TABLES)}")
        if segment and name != "latencies":
            raise BadInput(f"segment is of latencies: {name} take none")
        if name == "segments":
            return self._segments()
        if name == EVENTS:
            self._require_edges()
        parts = list(rows(self.recording, Choices(table=name, segment=segment)))
        return Frame(
            {name: np.concatenate([part[name] for part in parts]) for name in parts[0]} if parts else _none(name)
        )

    def _require_edges(self) -> None:
        """BadInput if the run sent none."""
        if not self.recording.has_edges:
            raise BadInput(
                f"{self.path} sent no events: table('latencies') has its records of late samples, if it kept any, and "
                "export('hgrm', path) its histograms"
            )

    def _segments(self) -> Frame:
        found = [self[name] for name in self.segments]
        numbers = {
            f"{name}_s": np.array([np.nan if (x := each.statistic(name)) is None else x for each in found], dtype=float)
            for name in shown(Detail.FULL)
        }
        return Frame(
            {
                "segment": np.array([each.name for each in found]),
                "n": np.array([each.n for each in found]),
                **numbers,
                "missing": np.array([each.missing for each in found]),
            }
        )

    @property
    def figures(self) -> list[str]:
        """Names of the figures that `figure` gives."""
        return list(self._drawings)

    @cached_property
    def _drawings(self) -> dict[str, Drawing]:
        return {drawing.name: drawing for drawing in document(self.result).drawings}

    def figure(self, name: str = "histogram", segment: str | None = None) -> Any:
        """A matplotlib Figure that stands alone: histogram, worst, and what `figures` names; of a segment, by default
        the first one. Notebooks draw it."""
        wanted = name if name in self._drawings else f"{name}-{(segment or self.segments[0]).replace('.', '-')}"
        from ..report.alone import alone  # loads matplotlib

        if wanted not in self._drawings:
            raise BadInput(f"there is no figure {wanted}: use one of {', '.join(self._drawings)}")
        figure: Any = alone(self._drawings[wanted])
        figure._repr_png_ = partial(_png, figure)  # of matplotlib's own figures only those of pyplot are drawn
        return figure

    def judge(self, *limits: str, warn: Names = (), keep: bool = False) -> "Run":
        """The same run judged by other limits; `keep` has them stay with the run, whose report is by its own else.

        BadInput if one says nothing, or is on what was not measured.
        """
        run, observation = read_whole(self._directory)
        wanted: Sequence[Limit] = take(Judged, {"limits": limits, "warn": warn}).judged(kind_of(run))
        check_found(wanted, observation.configuration, Target(run.target))
        if keep:
            found = evaluate(self._directory, self._directory.limit(run, wanted), observation)
        else:
            run = changed(run, limits=[limit.record for limit in wanted])
            found = judged(self._directory, run, observation)
        other = Run(self._place, found)._called(self.path)
        other._kept = keep
        return other

    def _check_report(self, folder: Path) -> None:
        if not self._kept and folder.resolve() == self._place.resolve():
            raise BadInput("the run does not keep these limits: name another folder with to, or judge with keep=True")

    def export(self, form: str, path: Path | str, **choices: Any) -> list[Path]:
        """Write the run in the format of another program (docs/guide/export.md); paths of what was written.

        `choices` are those of the verb: table, segment, interval. BadInput if the format knows none of that name.
        """
        if strange := sorted(set(choices) - set(Choices.__annotations__)):
            raise BadInput(f"an export takes no {strange[0]}: it takes {', '.join(Choices.__annotations__)}")
        interval = choices.pop("interval", None)
        chosen = Choices(**choices, interval=None if interval is None else TIME.take(interval))
        try:
            return export(self.recording, form, chosen, possible(Path(path)))[0]
        except BadInput as error:
            raise BadInput(_in_python(str(error))) from error

    def __reduce__(self) -> tuple[type[Self], tuple[Path, Result], dict[str, object]]:
        """What it has drawn and read stays behind: some of it holds functions, which no process hands to another."""
        return type(self), (self._place, self.result), {"path": self.path, "_kept": self._kept}

    def __repr__(self) -> str:
        if not self.result.valid:
            return f"<irqscope.Run {self.path}, invalid: {'; '.join(self.errors)}>"
        told = f", {self.verdict}" if self.verdict else ""
        return f"<irqscope.Run {self.path}{told}: {', '.join(repr(segment) for segment in self)}>"


def _none(name: str) -> dict[str, NDArray[Any]]:
    """The columns of a table without rows."""
    return {each.name: np.zeros(0, dtype="U1" if each.kind == "text" else each.kind) for each in COLUMNS[name]}


def _in_python(sentence: str) -> str:
    """A sentence on the options of an export, by its arguments."""
    given = re.sub(r"--to (\w+)", r"'\1'", re.sub(r"--table (\w+)", r"table='\1'", sentence))
    return re.sub(r"--(table|segment|interval|out)\b", lambda each: each[1].replace("out", "path"), given)


def _png(figure: Any) -> bytes:
    """The picture of a matplotlib Figure, as IPython asks for it."""
    buffer = BytesIO()
    figure.savefig(buffer, format="png", dpi=NOTEBOOK_DPI)
    return buffer.getvalue()

# SPDX-License-Identifier: BSD-2-Clause
"""A farm's captures paired anew and judged, a task of the engine for each run; results by run and segment, in a table.

    DATASET/reanalyses/target=rack3/part-00000-….parquet

Each task adds its rows as soon as it has them. What is there already is not done again, so that a reanalysis which was
ended goes on.
"""

import json
import tempfile
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from .. import __version__
from ..base.options import written
from ..base.records import to_json
from ..errors import BadInput, Invalid
from ..measuring.anew import Anew
from ..measuring.limits import Limit
from ..measuring.rundir import RunDirectory
from ..printable import printable
from ..results.pairedanew import paired_anew
from ..results.segmentrecord import SegmentResult
from ..results.verdict import FAIL, PASS, WARN
from ..units import counted, format_time
from .captures import Captures
from .dataset import date_of
from .engines import Engine
from .store import Column, Table, content_of
from .trends import Told, begin_of

COLUMNS = (
    Column("settings", "string", "JSON: options that were given to the reanalysis, limits among them"),
    Column("tool", "string", "the program that computed"),
    Column("run", "string", "as in `snapshots`"),
    Column("copy", "string", "as in `captures`: another one is paired again"),
    Column("date", "date32", "begin of the run, UTC"),
    Column("verdict", "string", "PASS, WARN or FAIL; null without limits, or if it is invalid"),
    Column("limits", "string", "JSON: a sentence for each limit"),
    Column("trouble", "string", "why nothing follows from the figures, or there are none; null if all is well"),
    Column("segment", "string", "as in `snapshots`; null if there are none"),
    Column("pairing", "string", "policy: coalesce, fifo or interval"),
    Column("timeout_s", "float64", "after which a cause is missing"),
    Column("least_s", "float64", "m"),
    Column("n", "int64", "samples"),
    Column("causes", "int64", "edges that are a cause"),
    Column("coalesced", "int64", "further causes that a response serves"),
    Column("missing", "int64", "causes without a response within the timeout"),
    Column("unmatched", "int64", "responses that found no cause"),
    Column("min_s", "float64", "the smallest sample; null without samples"),
    Column("max_s", "float64", "the largest sample; null without samples"),
    Column("quantiles", "list(q string, value_s float64)", "those of which there are samples enough"),
    Column("source", "string", "`events k of n`: k causes are known from events, of n"),
)
Row = Mapping[str, Any]
"""By column."""
Key = tuple[str, str, str]
"""Target, run, and the copy of its capture."""


KEY = ["target", "run", "copy"]


@dataclass(frozen=True)
class Reanalysis:
    """The runs of the dataset at a place, paired in one way, and judged by these limits, or else by their own. Tasks
    take it along, to other machines, too."""

    place: str
    how: Anew
    limits: tuple[Limit, ...] = ()
    allow_short: bool = False

    @property
    def table(self) -> Table:
        """Where results are."""
        return Table(self.place, "reanalyses")

    @property
    def settings(self) -> str:
        """What is given: the same text for the same."""
        limits = [to_json(each.record) for each in self.limits]
        return json.dumps({**written(self.how), "limits": limits, "allow-short": self.allow_short}, sort_keys=True)

    def rows(self, keys: Collection[Key]) -> list[Row]:
        """Those of the same settings and of these captures, by target and run, segments in the order of the run."""
        rows = (row for row in self.table.rows(settings=self.settings) if _key(row) in keys)
        once = {(row["target"], row["run"], row["segment"]): row for row in rows}
        return sorted(once.values(), key=_key)

    def done(self) -> set[Key]:
        """What has results of the same settings."""
        return {_key(row) for row in self.table.rows(KEY, settings=self.settings)}

    def one(self, key: Key) -> None:
        """Do it for one run. What is wrong with that run is kept as its result."""
        target, run, copy = key
        found, trouble = None, None
        with tempfile.TemporaryDirectory(prefix="irqscope-") as name:
            try:
                Captures(self.place).restore(target, run, copy, Path(name))
                found = paired_anew(RunDirectory(Path(name)), self.how, self.limits, allow_short=self.allow_short)
                trouble = "; ".join(found.errors) or None
            except (BadInput, Invalid) as error:
                trouble = str(error).replace(f"{name}/", "").replace(name, run)
        whole = {
            "target": target,
            "settings": self.settings,
            "tool": f"irqscope {__version__}",
            "run": run,
            "copy": copy,
            "date": date_of(run),
            "verdict": found.verdict if found else None,
            "limits": json.dumps([each.sentence for each in found.limits] if found else []),
            "trouble": trouble,
        }
        rows = [{**whole, **_figures(each, found.tick)} for each in found.segments] if found else [whole]
        self.table.append(content_of(COLUMNS, rows))


def reanalyse(
    engine: Engine, work: Reanalysis, targets: Sequence[str], since: str | None, status: Told | None = None
) -> tuple[list[Row], int]:
    """Do it for the runs of these targets, of all if there are none, since that time; `status` is told how many are
    done. Returns the rows of all of them, and how many runs have no capture any more."""
    version, place = engine.version, work.place
    if strange := sorted({*targets} - {*version.targets}):
        raise BadInput(f"{place} has no target {strange[0][:100]!r}: it has {', '.join(version.targets[:10])}")
    held, runs = Captures(place).held(), list(_runs(engine, targets or version.targets, since))
    kept = [(*run, held[run]) for run in runs if run in held]
    if not kept:
        raise BadInput(f"{place} holds no capture of these runs: irqscope farm keep says for how long it does")
    done = work.done()
    todo = [key for key in kept if key not in done]
    for number in engine.each(work.one, todo):
        if status:
            status(len(kept) - len(todo) + number, len(kept))
    return work.rows({*kept}), len(runs) - len(kept)


_RUNS = "select distinct target, run from snapshots where date >= :since order by target, run"


def _runs(engine: Engine, targets: Sequence[str], since: str | None) -> Iterator[tuple[str, str]]:
    first = begin_of(engine.version, since)
    for number in range(0, len(targets), engine.together):
        engine.take(targets[number : number + engine.together])
        yield from ((target, run) for target, run in engine.rows(_RUNS, since=first))


def _key(row: Row) -> Key:
    return row["target"], row["run"], row["copy"]


def _figures(segment: SegmentResult, tick: Fraction) -> Row:
    """In seconds, each the nearest one to its ticks."""
    classes = segment.classes

    def seconds(ticks: int | None) -> float | None:
        return None if ticks is None else float(ticks * tick)

    return {
        "segment": segment.name,
        "pairing": segment.pairing,
        "timeout_s": seconds(segment.timeout),
        "least_s": seconds(segment.min_latency),
        "n": segment.n,
        "causes": classes.causes,
        "coalesced": classes.coalesced,
        "missing": classes.missing,
        "unmatched": classes.unmatched,
        "min_s": seconds(segment.min),
        "max_s": seconds(segment.max),
        "quantiles": [{"q": each.q, "value_s": seconds(each.high)} for each in segment.quantiles if each.estimable],
        "source": segment.source.histogram,
    }


def lines(rows: Sequence[Row], gone: int) -> Iterator[str]:
    """What was found, for people: of each target and segment, of each run that is not as it should be, and how many
    could not be looked at."""
    segments = {(row["target"], row["segment"]): row for row in rows if row["segment"]}
    for target, segment in sorted(segments):
        mine = [row for row in rows if (row["target"], row["segment"]) == (target, segment)]
        text = f"{target} {segment}: {counted(len(mine), 'run')}, n = {sum(row['n'] for row in mine)}"
        text += f", missing {sum(row['missing'] for row in mine)}"
        if longest := max((row for row in mine if row["n"]), key=lambda row: row["max_s"], default=None):
            text += f", longest {format_time(longest['max_s'])} in {longest['run']}"
        yield text
    whole = {(row["target"], row["run"]): row for row in rows}.values()
    for row in whole:
        if row["trouble"]:
            yield f"{row['target']} {row['run']}: {printable(row['trouble'])}"
        elif row["verdict"] not in (None, PASS):
            yield f"{row['target']} {row['run']}: {row['verdict']}. {printable('; '.join(json.loads(row['limits'])))}"
    counts = Counter(row["verdict"] for row in whole)
    if told := ", ".join(f"{verdict} {counts[verdict]}" for verdict in (PASS, WARN, FAIL) if counts[verdict]):
        yield f"Verdicts of {counted(len(whole), 'run')}: {told}."
    if gone:
        yield f"{counted(gone, 'run')} could not be paired anew: their captures are not kept any more."

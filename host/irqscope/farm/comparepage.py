# SPDX-License-Identifier: BSD-2-Clause
"""The page of all targets of a farm beside each other, over its last days."""

import datetime
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..analysis.quantiles import percent
from ..report.document import Block, Document, Kind, Part, Place, Sentence, Table, sections_of
from ..report.figures import Samples
from ..units import counted
from .document import UNANSWERED, percent_of, shown
from .engines import Engine
from .farmrecord import Farm
from .overview import told
from .runblocks import drawn, tails
from .runs import told_of
from .trends import RECENT, quantiles

CURVES = 8
"""In one figure: more cannot be told apart."""
NAME = 24
"""Letters of a target in a legend."""
_COUNTS = """
select coalesce(cast(sum(n) as bigint), 0), max(max_s) from figures where date >= :since
"""
_BINS = """
select low_s, high_s, cast(sum(count) as bigint) from daily where date >= :since
group by low_s, high_s order by low_s, high_s
"""


@dataclass(frozen=True)
class Lately:
    """A target in the farm's last days: samples, the longest one in seconds (None without any), quantiles by their
    share (None with too few samples, infinite among causes without a latency), and the distribution, if it is to be
    drawn."""

    target: str
    n: int
    max: float | None
    quantiles: Mapping[str, float | None]
    samples: Samples | None


@dataclass(frozen=True)
class Compared:
    """The targets of a farm, the one with the largest quantile in its last days first."""

    farm: Farm
    targets: Sequence[Lately]

    @property
    def curves(self) -> list[tuple[str, Samples]]:
        """Those that are drawn, with their names."""
        return [(each.target, each.samples) for each in self.targets if each.samples]


def lately(engine: Engine, target: str, quantile: str, since: datetime.date, *, distribution: bool) -> Lately:
    """Ask for a target whose days the engine keeps, from a day on."""
    ((n, longest),) = engine.rows(_COUNTS, since=since)
    found = {each: dict(quantiles(engine, "target", each, since)).get((target,)) for each in told_of(quantile)}
    bins = engine.rows(_BINS, since=since) if distribution and n else []
    samples = None
    if bins:
        low, high, counts = zip(*bins, strict=True)
        most = max(low[-1], high[-1] if longest is None else min(high[-1], longest))
        samples = drawn(low, [*high[:-1], most], counts, n)
    return Lately(target, n, longest, found, samples)


def compare_document(found: Compared) -> Document:
    """Of all targets."""
    farm = found.farm
    return Document(
        content=farm,
        title=f"Targets beside each other, the last {RECENT} days",
        foot=f"{farm.tool}.",
        sections=sections_of(PARTS, found),
        time=farm.last,
        host="",
    )


def _answer(found: Compared) -> Iterator[Block]:
    """Which is the worst one."""
    farm, number = found.farm, counted(len(found.targets), "target")
    worst = found.targets[0]
    value = worst.quantiles[farm.quantile]
    most = f", the worst is {worst.target}: {shown(value)}" if value is not None else ""
    yield Sentence(f"{number}, by the {percent_of(farm)} quantile of {farm.segment}{most}.", Kind.LEAD)


def _distributions(found: Compared) -> Iterator[Block]:
    """Of the worst."""
    curves, segment = found.curves, found.farm.segment
    if curves:
        few = f" of the worst {len(curves)} of {len(found.targets)} targets" if len(curves) < len(found.targets) else ""
        yield tails("distributions", [(_short(name), samples) for name, samples in curves], segment, few)


def _short(name: str) -> str:
    return name if len(name) <= NAME else f"{name[: NAME - 1]}\N{HORIZONTAL ELLIPSIS}"


def _figures(found: Compared) -> Iterator[Block]:
    """Quantiles of all."""
    names = [
        each
        for each in told_of(found.farm.quantile)
        if each == found.farm.quantile or any(target.quantiles[each] is not None for target in found.targets)
    ]
    yield Table(
        "Quantiles",
        ("target", "n", *(f"{percent(name)} %" for name in names), "max"),
        [
            (
                each.target,
                each.n,
                *(None if (value := each.quantiles[name]) is None else shown(value) for name in names),
                None if each.max is None else told(each.max),
            )
            for each in found.targets
        ],
        whole=False,
    )
    yield Sentence(
        "Quantiles are of all causes of these days together, as the upper end of their bin; a dash is where there are "
        f"too few. {UNANSWERED}",
        Kind.NOTE,
    )


PARTS: tuple[Part[Compared], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("distributions", "Distributions", Place.FIRST, _distributions),
    Part("figures", "Quantiles", Place.FIRST, _figures),
)
"""In the order of reading."""

# SPDX-License-Identifier: BSD-2-Clause
"""The figures of a distribution, all of them: a row here is a key of results, a limit, a column of tables and sheets.

Classical and robust ones stand side by side: rare long delays move mean and SD and leave median and IQR alone (F. R.
Hampel et al., Robust Statistics, 1986), so that neither pair says enough without the other. Where samples are known by
bin only, a figure has bounds: the least and the greatest value that samples inside these bins can give.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

from ..base.records import Count, Key, PartTicks, Record, Seconds, SignedTicks, completed
from .histogram import Distribution
from .moments import mean_bounds, sd_bounds, sd_of_middles
from .quantiles import rank

R = TypeVar("R", bound=Record)
Ends = tuple[float, float]


class Detail(IntEnum):
    """Of tables, each of which has what those before it have: that with which a run ends, that of a report's segments,
    those in full, and what programs read.
    """

    BRIEF, PLAIN, FULL, DATA = range(4)


@dataclass(frozen=True)
class Samples:
    """What is known of samples, of which there are some: their least, their largest and, unless it is None, their sum
    exactly, whatever the distribution says.
    """

    distribution: Distribution
    minimum: int
    maximum: int
    total: int | None

    @property
    def mean(self) -> float | None:
        """Exact if the sum is known, else None."""
        return None if self.total is None else self.total / self.distribution.n

    def quantile(self, text: str) -> tuple[int, int]:
        """Its bounds: equal if it is known to the tick."""
        return self.distribution.rank(rank(text, self.distribution.n))


Estimate = tuple[float, Ends]
"""A value, and the least and the most that it is."""


@dataclass(frozen=True)
class Figure:
    """A figure of a distribution, which is a time.

    Attributes
    ----------
    name, head : str
        Its key in files, which limits name, too; at the head of a column.
    detail : Detail
        The briefest tables that show it.
    compute : function
        From samples to the estimate.
    doc : str
        What it is, in one sentence.
    exact : bool
        It is known to the tick however samples are known; any other one has bounds, in a key of their own.
    difference : bool
        Of samples: their common bias is not in it.
    quantile : str | None
        A limit on it is one on this quantile of the target's distribution, not on the samples of a run.
    whatever_missed : bool
        Causes that have no latency, however long it would have been, leave it as it is.
    least : int
        So many samples have it; fewer have none.
    """

    name: str
    head: str
    detail: Detail
    compute: Callable[[Samples], Estimate]
    doc: str
    exact: bool = False
    difference: bool = False
    quantile: str | None = None
    whatever_missed: bool = False
    least: int = 1

    @property
    def bounds(self) -> str | None:
        """The key of its bounds; None if it has none."""
        return None if self.exact else f"{self.name}_bounds"


def _exactly(value: int) -> Estimate:
    """A value that is known."""
    return value, (value, value)


def _between(low: float, high: float) -> Estimate:
    """The middle of the bounds stands for what lies between them."""
    return (low + high) / 2, (low, high)


def _mean(samples: Samples) -> Estimate:
    mean = samples.mean
    return _between(*(mean_bounds(samples.distribution) if mean is None else (mean, mean)))


def _sd(samples: Samples) -> Estimate:
    low, high = sd_bounds(samples.distribution, samples.mean)
    return min(max(sd_of_middles(samples.distribution), low), high), (low, high)


def _iqr(samples: Samples) -> Estimate:
    quarter, three = samples.quantile("0.25"), samples.quantile("0.75")
    return _between(max(0, three[0] - quarter[1]), three[1] - quarter[0])


_ROWS = (
    Figure(
        "min",
        "min",
        Detail.BRIEF,
        lambda samples: _exactly(samples.minimum),
        "The least sample.",
        exact=True,
        whatever_missed=True,
    ),
    Figure(
        "median",
        "median",
        Detail.BRIEF,
        lambda samples: _between(*samples.quantile("0.5")),
        "Half of the samples are as long or less; the middle of its bounds.",
        quantile="0.5",
    ),
    Figure("mean", "mean", Detail.PLAIN, _mean, "Of all samples; exact if the sum is known."),
    Figure(
        "sd",
        "SD",
        Detail.FULL,
        _sd,
        "Standard deviation, with the divisor n - 1, of two samples or more; where only bins are known, of their "
        "middles.",
        difference=True,
        least=2,
    ),
    Figure("iqr", "IQR", Detail.FULL, _iqr, "Interquartile range: the middle of its bounds.", difference=True),
    Figure("max", "max", Detail.BRIEF, lambda samples: _exactly(samples.maximum), "The largest sample.", exact=True),
    Figure(
        "range",
        "range",
        Detail.DATA,
        lambda samples: _exactly(samples.maximum - samples.minimum),
        "`max` less `min`, which is dholm's *Determ*.",
        exact=True,
        difference=True,
    ),
)
FIGURES: Mapping[str, Figure] = {row.name: row for row in _ROWS}
"""All of them by name, in the order in which people see them."""
BOUNDS = "The least and the greatest {} that samples in these bins can give."


def shown(detail: Detail) -> list[str]:
    """Names of the figures that tables of this detail have."""
    return [name for name, figure in FIGURES.items() if figure.detail <= detail]


def has_all(figures: Any, names: Iterable[str], n: int) -> bool:
    """Whether `figures` of `n` samples have those of these `names` that so many samples have."""
    return not any(n >= FIGURES[name].least and getattr(figures, name) is None for name in names)


def heads(detail: Detail) -> list[str]:
    """How they are called at the heads of its columns."""
    return [FIGURES[name].head for name in shown(detail)]


def with_figures(detail: Detail, *, seconds: bool = False, bounds: bool = False) -> Callable[[type[R]], type[R]]:
    """Decorate a record: it has the figures of this detail as keys, in ticks or `seconds`; and their `bounds`.

    What code speaks of by name is written out in it, so that types are checked; the meaning of all stands here.
    """
    keys = {}
    for figure in (FIGURES[name] for name in shown(detail)):
        kind: Any = Seconds if seconds else SignedTicks if figure.exact else PartTicks
        keys[figure.name] = Key(kind | None, figure.doc)
        if bounds and figure.bounds:
            keys[figure.bounds] = Key(Ends | None, BOUNDS.format(figure.head))
    return lambda kind: completed(kind, keys)


@with_figures(Detail.DATA, bounds=True)
class Moments(Record, frozen=True, kw_only=True):
    """Figures of one distribution in its unit, which is the tick in a result; None if there are too few samples."""

    n: Count
    """Samples."""
    min: SignedTicks | None
    max: SignedTicks | None
    range: SignedTicks | None
    sum: SignedTicks | None
    """Of all samples; null where only bins are known."""
    mean: PartTicks | None
    mean_bounds: tuple[float, float] | None
    sd: PartTicks | None
    sd_bounds: tuple[float, float] | None
    median: PartTicks | None
    median_bounds: tuple[int, int] | None
    iqr: PartTicks | None
    iqr_bounds: tuple[int, int] | None
    exact: bool
    """Each sample is known to the tick (from events), not only by bin."""

    def __post_init__(self) -> None:
        if not has_all(self, FIGURES, self.n):
            raise ValueError("samples have figures")


def moments(distribution: Distribution, minimum: int | None, maximum: int | None, total: int | None) -> Moments:
    """The figures; minimum, maximum and, if it is known, the sum `total` are exact even where samples are in bins."""
    samples, found = None, dict[str, Any]()
    if distribution.n and minimum is not None and maximum is not None:
        samples = Samples(distribution, minimum, maximum, total)
    for name, figure in FIGURES.items():
        value, ends = figure.compute(samples) if samples and distribution.n >= figure.least else (None, None)
        found |= {name: value, figure.bounds: ends} if figure.bounds else {name: value}
    n, exact = (distribution.n, distribution.is_exact) if samples else (0, True)
    return Moments(n=n, sum=total, exact=exact, **found)

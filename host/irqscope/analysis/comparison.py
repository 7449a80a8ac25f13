# SPDX-License-Identifier: BSD-2-Clause
"""Two or more runs: which is better, by how much, and where that is not shown.

Tests that take samples for independent (Mann-Whitney, Kolmogorov-Smirnov) call two runs of one system different in most
cases, since latencies are correlated. So differences of quantiles get intervals from a bootstrap of whole blocks of a
run (Künsch, Ann. Stat. 17 (1989) 1217; blocks that do not overlap: Carlstein, Ann. Stat. 14 (1986) 1171), which need no
more than a histogram of each block. All intervals of a comparison hold together: of the draws 95 % have all differences
within the ends, each end being beyond as many draws (R. Beran, Balanced simultaneous confidence sets, J. Am. Stat.
Assoc. 83 (1988) 679). So in 5 % of comparisons some quantile is called better or worse by chance, however many
quantiles and runs there are; as quantiles have to do with each other, that costs less than Bonferroni's or Holm's rule,
and what is claimed is what the intervals show. Of several comparisons, of other runs each, the chance is divided
(Bonferroni). A difference within a margin that the user states is none (Schuirmann,
J. Pharmacokinet. Biopharm. 15 (1987) 657). What is too rare for quantiles, clusters of exceedances, is counted
(`rateratio.py`).
"""

import enum
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import BadInput
from ..units import counted, format_interval
from .blocks import scatter
from .bootstrap import DRAWS, ends_together
from .comparedblocks import Blocks, apart
from .histogram import Distribution
from .quantiles import CONFIDENCE, name_of, quantile
from .rateratio import Seen, rate_ratio

LEAST_BLOCKS = 20
LEAST_BEYOND = 20
"""Samples beyond a quantile without which its interval is withheld."""
LEAST_BLOCKS_BEYOND = 10
"""Blocks that these must lie in."""
MOST_AMONG = 100
"""Comparisons that hold together: draws, and with them time, grow with their number."""
LEAST_WORTH = 10
"""Independent blocks that tell as much as those of a run, without which nothing is said of it."""


class Outcome(enum.StrEnum):
    BETTER = "better"
    WORSE = "worse"
    EQUIVALENT = "equivalent"
    NOT_SHOWN = "not shown"


@dataclass(frozen=True)
class Difference:
    """One quantile of a run against that of the reference: `value` is the run's less the reference's, in seconds; None
    if one of them is a cause without a latency.

    `interval` at 95 % together with all others; None where it is withheld, and `reason` says why.
    """

    q: float
    value: float | None
    interval: tuple[float, float] | None
    outcome: Outcome
    reason: str = ""


@dataclass(frozen=True)
class Exceedances:
    """Clusters beyond the limit; `ratio` of the run's rate to the reference's, from the exact interval, 95 % together
    with all others. `p` is of these two counts alone. Each cause without a latency is one, or none, whichever makes a
    difference less sure. Why nothing is shown says `reason` if they were not all counted; None are what nobody knows.
    `scatter`: how many times as large as of independent ones the variance is that `ratio` and `p` allow for.
    """

    reference: int | None
    run: int | None
    ratio: tuple[float, float] | None
    p: float | None
    outcome: Outcome
    reason: str = ""
    scatter: float = 1.0

    @property
    def words(self) -> str:
        """What p allows for, if it is more than chance."""
        return f", allowing for {self.scatter:.2g} times the variance of independent ones" if self.scatter > 1 else ""


@dataclass(frozen=True)
class Comparison:
    """A run against the reference. The intervals of all runs that were compared hold at 95 % together.

    `step` is the coarser one of both runs; `untimed` are causes without a latency of the reference, and of the run.
    """

    reference: str
    run: str
    differences: tuple[Difference, ...]
    exceedances: Exceedances | None
    step: float
    untimed: tuple[int, int]

    @property
    def sentence(self) -> str:
        """The verdict, in one sentence."""
        parts = []
        for outcome in Outcome:
            those = [each for each in self.differences if each.outcome == outcome]
            if those:
                parts.append(f"{outcome} {', '.join(_words(each, self.step) for each in those)}")
        without, lost = self.untimed
        if found := self.exceedances:
            counts = f"{_up_to(found.run, lost)} against {_up_to(found.reference, without)}"
            why = found.reason or f"{counts}, p = {found.p:.2g}{found.words}"
            parts.append(f"{found.outcome} in clusters of exceedances ({why})")
        if without or lost:
            parts.append(f"{counted(lost, 'cause')} had no latency, against {without}")
        return f"{self.run} against {self.reference}: " + "; ".join(parts)


def compare(
    runs: Sequence[Blocks],
    quantiles: Sequence[float],
    *,
    margin: float = 0.0,
    among: int = 1,
    draws: int | None = None,
    seed: int = 1,
) -> list[Comparison]:
    """Compare all runs after the first with that one; less latency is better.

    A quantile is `equivalent` if the interval of its difference lies within plus or minus `margin` (seconds), `better`
    or `worse` if the interval lies on one side of 0, else `not shown`. Without a margin nothing is equivalent. All
    intervals hold together at 95 %, with those of the other comparisons if this is one `among` several. `draws` of the
    bootstrap: `DRAWS` for each difference of all of them by default.
    """
    if len(runs) < 2:
        raise BadInput("a comparison takes two runs or more")
    if margin < 0:
        raise BadInput("the margin of equivalence is a time of 0 or more")
    check_among(among)
    for run in runs:
        if len(run.counts) < LEAST_BLOCKS or not run.counts.sum(axis=1).all():
            raise BadInput(f"{run.name} must have {LEAST_BLOCKS} blocks or more, each with samples: measure longer")
    reference, others = runs[0], runs[1:]
    chance = (1 - CONFIDENCE) / among
    first, *rest = ([_known(run, q, chance) for q in quantiles] for run in runs)
    reasons = [[a.withheld or b.withheld for a, b in zip(first, known, strict=True)] for known in rest]
    # One run tells badly how alike its blocks are: the one in which they are the most counts for all.
    wider = np.array([[known.wider for known in row] for row in (first, *rest)]).max(axis=0)
    told, rates = sum(not reason for row in reasons for reason in row), _counted(reference, others)
    # Counts are independent of the draws, so that the chance of an error is divided between them.
    chance /= max(1, told + rates)
    ends = ends_together(
        runs, quantiles, wider, np.array(reasons) == "", chance * told, draws or DRAWS * max(1, told) * among, seed
    )
    return [
        Comparison(
            reference.name,
            run.name,
            tuple(
                _difference(q, value, None if reason else each, reason, margin)
                for q, value, each, reason in zip(quantiles, _values(reference, run, quantiles), row, why, strict=True)
            ),
            _exceedances(reference, run, 1 - chance),
            max(reference.step, run.step),
            (reference.untimed, run.untimed),
        )
        for run, row, why in zip(others, ends, reasons, strict=True)
    ]


def check_among(among: int) -> None:
    """BadInput unless so many comparisons can be made to hold together."""
    if not 1 <= among <= MOST_AMONG:
        raise BadInput(f"a comparison can be one among 1 to {MOST_AMONG}, and not among {among}")


def _counted(reference: Blocks, others: Sequence[Blocks]) -> int:
    """How many runs are compared by their exceedances, too."""
    return 0 if reference.exceedances is None else sum(run.exceedances is not None for run in others)


def _values(reference: Blocks, run: Blocks, quantiles: Sequence[float]) -> list[float | None]:
    lower, upper = apart(run.quantiles(quantiles), reference.quantiles(quantiles))
    values = ((lower + upper) / 2)[0].tolist()
    return [
        None if max(reference.share(q), run.share(q)) > 1 else value for q, value in zip(quantiles, values, strict=True)
    ]


def _difference(
    q: float, value: float | None, ends: tuple[float, float] | None, reason: str, margin: float
) -> Difference:
    if ends is None:
        return Difference(q, value, None, Outcome.NOT_SHOWN, reason)
    return Difference(q, value, ends, outcome_of(*ends, margin))


def outcome_of(low: float, high: float, margin: float) -> Outcome:
    """What the interval of a difference says where less is better."""
    if margin and -margin <= low and high <= margin:
        return Outcome.EQUIVALENT
    if low > 0:
        return Outcome.WORSE
    return Outcome.BETTER if high < 0 else Outcome.NOT_SHOWN


@dataclass(frozen=True)
class _Known:
    """How well a run knows a quantile: why not at all, or how much wider it scatters as neighbours are alike."""

    withheld: str
    wider: float = 1.0


def _known(run: Blocks, q: float, chance: float) -> _Known:
    first, last = (int(place[0, 0]) for place in run.places([q]))
    totals, lost = run.cumulated[:, -1], f"{run.name}: {counted(run.untimed, 'cause')} had no latency"
    beyond = run.cumulated[:, first] if q < 0.5 else totals - run.cumulated[:, last]
    n = int(totals.sum())
    expected = n * min(q, 1 - q)
    if run.untimed and expected >= LEAST_BEYOND > n * min(q, 1 - run.share(q)):
        return _Known(lost)
    if expected < LEAST_BEYOND or (beyond > 0).sum() < LEAST_BLOCKS_BEYOND:
        return _Known(
            f"{run.name} has too few samples for it: it takes {LEAST_BEYOND} beyond, in {LEAST_BLOCKS_BEYOND} blocks"
        )
    found = scatter(beyond.astype(np.int64), totals.astype(np.int64))
    if found.withheld:
        return _Known(f"{run.name}: {found.withheld}")
    worth = found.blocks / found.alike
    if worth < LEAST_WORTH:
        return _Known(
            f"{run.name} is too dependent to compare: its blocks tell as much as {worth:.0f} independent ones, and it "
            f"takes {LEAST_WORTH}"
        )
    if run.untimed and _is_reached(q, n, run.untimed, found.effective / n):
        return _Known(lost)
    return _Known("", _wider(worth, found.alike, chance))


def _is_reached(q: float, n: int, untimed: int, worth: float) -> bool:
    """Whether the interval of a quantile ends among causes without a latency, if all that come are `worth` so many
    independent ones each."""
    every = quantile(Distribution((0, 1), (0, 1), (n, untimed)), repr(q), worth * (n + untimed))
    return every.interval is None or every.interval[1] == 1


def _wider(worth: float, alike: float, chance: float) -> float:
    """How much wider than draws of single blocks the interval of a mean is, if its variance is `alike` times theirs.

    Blocks that are `worth` fewer independent ones scatter less about their own mean than about the true one, and how
    much they scatter is known as well as of so many: Student's t, where the intervals of the comparison fail together
    with this `chance`. Without that AR(1) of 0.98, of which neighbouring blocks have a correlation of 0.16, had
    differences in 5.6 % of 1600 comparisons.
    """
    from scipy.special import ndtri, stdtrit

    tail = 1 - chance / 2
    return math.sqrt(alike * worth / (worth - 1)) * float(stdtrit(worth - 1, tail) / ndtri(tail))


def _exceedances(reference: Blocks, run: Blocks, confidence: float) -> Exceedances | None:
    reason = next((f"{each.name}: {each.uncounted}" for each in (reference, run) if each.uncounted), "")
    if reference.parts is None or run.parts is None:
        return Exceedances(None, None, None, None, Outcome.NOT_SHOWN, reason) if reason else None
    if reference.exposure <= 0 or run.exposure <= 0:
        raise BadInput("exceedances are compared per time or per stimuli: state how many of these each run had")
    before, after = (
        Seen(sum(parts), math.inf if each.uncounted else sum(parts) + each.untimed, each.exposure, parts)
        for parts, each in ((reference.parts, reference), (run.parts, run))
    )
    ratio = rate_ratio(before, after, confidence)
    low, high = ratio.ends
    outcome = Outcome.NOT_SHOWN if low <= 1 <= high else Outcome.WORSE if low > 1 else Outcome.BETTER
    reason = reason if outcome == Outcome.NOT_SHOWN else ""
    return Exceedances(before.least, after.least, ratio.ends, ratio.p, outcome, reason, ratio.scatter)


def _up_to(count: int | None, untimed: int) -> str:
    return f"{count} to {(count or 0) + untimed}" if untimed else f"{count}"


def _words(difference: Difference, step: float) -> str:
    name = name_of(repr(difference.q))
    if difference.interval is None or difference.value is None:
        return f"{name} ({difference.reason})"
    value, low, high = format_interval(difference.value, difference.interval, step)
    return f"{name} by {value} ({low} to {high})"

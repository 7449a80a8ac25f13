# SPDX-License-Identifier: BSD-2-Clause
"""How rarely a latency is exceeded, in words, and as what a limit on it is judged by.

All figures are ends of 95 % intervals, rounded to the side on which they stay true.
"""

from dataclasses import dataclass

from .. import twodigits
from ..analysis.exceedance import proportion
from ..measuring.wanted import HOUR
from ..units import counted, percent
from .evidence import WORST
from .rarerecord import Exceedance
from .segmentrecord import SegmentResult
from .summary import known

ALL = 0.995
"""Share of the phases from which on all are met, as far as a figure of two digits can say."""


def one_of(probability: float) -> str:
    """Its reciprocal, rounded down to two digits: never better than it is."""
    whole = int(1 / probability)
    digits = max(0, len(str(whole)) - 2)
    return f"{whole // 10**digits * 10**digits:,}".replace(",", " ")


def many(number: float) -> str:
    """A number of something, rounded up to two digits."""
    return _with_spaces(twodigits.up(number))


def at_least(number: float) -> str:
    """A number of something, rounded down to two digits."""
    return _with_spaces(twodigits.down(number))


def about(number: float) -> str:
    """A number of something, to two digits: as it was seen, which is no bound."""
    return _with_spaces(twodigits.nearest(number))


def _with_spaces(number: float) -> str:
    return f"{number:,.0f}".replace(",", " ") if number >= 100 else f"{number:.6g}"


def each_of(segment: SegmentResult, number: str = "") -> str:
    """What the causes of a segment are, to follow their `number`."""
    one, more = ("stimulus", "stimuli") if segment.from_.startswith("stimulus") else ("edge", "edges")
    each = one if number == "1" else more
    return each if one == "stimulus" else f"{each} of {segment.from_}"


def of_phases(entry: Exceedance) -> str:
    """Which phases a bound tells of, in words; empty where that goes without saying: of all, or without stimuli."""
    share = entry.coverage
    return "" if share is None or share >= ALL else f"of the phases met, {percent(share)} of the period"


def bound_of(segment: SegmentResult, entry: Exceedance) -> str:
    """The bound of an entry that has one, to follow the words "with 95 % confidence"."""
    counts = ((entry.untimed, "cause", " without a latency"), (entry.groups, "group", " of disturbances"))
    allowed = " and ".join(f"{counted(number, what)}{of}" for number, what, of in counts if number)
    allowed = f" ({allowed} allowed for)" if allowed else ""
    hourly = entry.per_hour
    rate = f", and fewer than {many(hourly.upper)} an hour of this scenario" if hourly else ""
    upper = one_of(known(entry.per_stimulus).upper)
    met = f", {phases}" if (phases := of_phases(entry)) else ""
    return f"fewer than 1 disturbance in {upper} {each_of(segment, upper)}{rate}{met}{allowed}"


def entry_of(segment: SegmentResult, ticks: int) -> Exceedance | None:
    """What a segment of result.json says of so many ticks being exceeded; None if nothing."""
    return next((entry for entry in segment.exceedances if entry.ticks == ticks), None)


def beyond_maximum(segment: SegmentResult | None, ticks: int) -> str:
    """What the run shows of samples beyond a limit that its maximum keeps, as a part of a sentence.

    If nobody asked for the limit, that is what it shows of the worst sample being exceeded.
    """
    every = segment.exceedances if segment else ()
    worst = (entry for entry in every if entry.of == WORST and entry.ticks <= ticks)
    entry = (entry_of(segment, ticks) if segment else None) or next(worst, None)
    if segment is None or entry is None:
        return "how rarely a longer run exceeds it is not known"
    if not entry.per_stimulus:
        return f"how rarely a longer run exceeds it is not known: {entry.withheld}"
    return f"beyond it, with 95 % confidence, {bound_of(segment, entry)}"


def beyond_starts(number: int) -> str:
    """The same of so many starts of a task with a clock of its own, none of which was beyond."""
    upper = one_of(proportion(0, number).upper)
    return f"beyond it, with 95 % confidence, fewer than 1 disturbance in {upper} starts"


@dataclass(frozen=True)
class Rarity:
    """How often a latency is exceeded, per stimulus or per hour: as seen, and at most. `why` says what is not known.

    `more` are the samples that it takes to show what is wanted, None if no number does or nobody knows.
    """

    value: float | None
    upper: float | None
    why: str
    more: int | None = None


def rarity(entry: Exceedance | None, n: int, per: str, wanted: float) -> Rarity:
    """Of an entry of a segment of `n` samples, what a limit of `wanted` is judged by.

    Per stimulus it is disturbances and late samples, whichever are more: few disturbances may delay many. Where stimuli
    did not meet all phases neither is shown: what comes in step with them may have been missed.
    """
    if entry is None:
        return Rarity(None, None, "the samples in their order are not known")
    rate = entry.per_hour if per == HOUR else entry.per_stimulus
    if rate is None:
        return Rarity(None, None, entry.withheld or entry.per_hour_withheld or "")
    row = next((row for row in entry.required_bounds if row.per == per and row.bound == wanted), None)
    more = row.more if row else None
    if per == HOUR:
        return Rarity(rate.estimate, rate.upper, "", more)
    seen = max(rate.estimate, known(entry.count) / n)
    if entry.per_hour_withheld:  # few stimuli may have had the phase at which it comes
        return Rarity(seen, None, entry.per_hour_withheld)
    return Rarity(seen, max(rate.upper, entry.share_at_most or 0.0), "", more)

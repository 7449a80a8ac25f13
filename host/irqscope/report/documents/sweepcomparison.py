# SPDX-License-Identifier: BSD-2-Clause
"""The report of a comparison of sweeps, part by part. Rates in its sheets are in hertz, times in seconds."""

from collections.abc import Iterator

from ...analysis import comparison
from ...sweeps.sweepcomparisonrecord import ComparedSweep, SweepComparison
from ...units import format_rate
from .. import sweepcomparison
from ..comparison import worth
from ..document import Block, Check, Document, Kind, Outcome, Part, Place, Table, sections_of, told
from ..sweepcomparison import sentences


def document(result: SweepComparison) -> Document:
    """Of a comparison.json of sweeps."""
    return Document(
        content=result,
        title="Comparison of sweeps",
        foot=f"Margin of equivalence {format_rate(result.margin)}; {result.tool}.",
        sections=sections_of(PARTS, result),
        time=result.sweeps[-1].start,
        host="",
        label=worth(result.sweeps),
        again="All figures are in comparison.json.",
        properties={"tool": result.tool, "reference": result.sweeps[0].name},
    )


def _answer(result: SweepComparison) -> Iterator[Block]:
    """What was found, and what is wrong with the sweeps."""
    yield from told(sentences(result), Kind.LEAD)
    yield from told((f"{each.name}: {text}" for each in result.sweeps for text in each.warnings), Kind.WARNING)


def _checks(result: SweepComparison) -> Iterator[Block]:
    """What a farm counts."""
    for each in result.comparisons:
        if each.reason:
            outcome = Outcome.WARNED
        else:
            outcome = Outcome.FAILED if each.outcome == comparison.Outcome.WORSE else Outcome.PASSED
        yield Check("irqscope.compare", f"{each.sweep} saturation", outcome, each.sentence)


def _sheets(result: SweepComparison) -> Iterator[Block]:
    """Figures for programs."""
    head = ("sweep", "saturation_hz", "low", "high", "service_seconds", "loss_free_hz", "throughput_hz")
    yield Table("figures", head, [(each.name, *_figures(each)) for each in result.sweeps])
    yield Table(
        "differences",
        ("sweep", "hz", "low", "high", "outcome", "reason"),
        [
            (each.sweep, each.value, *(each.interval or (None, None)), each.outcome, each.reason)
            for each in result.comparisons
        ],
    )
    yield Table(
        "steps",
        ("sweep", "offered_hz", "answered_hz", "stimuli", "answers"),
        [
            (each.name, step.offered_hz, step.answered_hz, step.stimuli, step.answers)
            for each in result.sweeps
            for step in each.steps
        ],
    )


def _figures(each: ComparedSweep) -> Iterator[object]:
    found, through = each.saturation, each.throughput
    knee, free = (found.knee, found.loss_free) if found else (None, None)
    yield from (knee.rate, *knee.interval) if knee else (None, None, None)
    yield found.service if found else None
    yield free.rate if free else None
    yield through.best.rate if through and through.best else None


PARTS: tuple[Part[SweepComparison], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("curves", "", Place.FIRST, sweepcomparison.curves),
    Part("differences", "Differences", Place.FIRST, sweepcomparison.differences),
    Part("sweeps", "Sweeps", Place.FIRST, sweepcomparison.sweeps),
    Part("conditions", "Conditions", Place.BODY, sweepcomparison.conditions),
    Part("checks", "", Place.DATA, _checks),
    Part("sheets", "", Place.DATA, _sheets),
)
"""In the order of reading."""

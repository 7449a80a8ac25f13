# SPDX-License-Identifier: BSD-2-Clause
"""The report of a sweep, part by part."""

from collections.abc import Iterator
from fractions import Fraction

from ...results.summary import value_of
from ...sweeps.sweeprecord import StepResult, SweepResult
from ..conditions import sweep_conditions
from ..document import Block, Document, Part, Place, Table, sections_of
from ..judging import beginning, judgement, limits, soundness, verdict_of
from ..sweep import counts, headline, in_full, latency, problems, saturation, steps
from ..target import sweep_target

CLASSES = ("missing", "coalesced", "pending", "unstamped")
TIMES = ("min", "low", "median", "max")


def document(result: SweepResult) -> Document:
    """Of a sweep's result.json."""
    return Document(
        content=result,
        title="Saturation",
        foot=f"{result.qualification}; {result.tool}.",
        sections=sections_of(PARTS, result),
        time=result.start,
        host=result.host.name,
        verdict=verdict_of(result, result.verdict),
        label=result.live.label if result.live else result.qualification,
        again=f"Contract {result.contract.digest[:12]}. Each step is a run directory in steps: irqscope report makes "
        "its page, as this one has done where a step has warnings, and of this directory this page again.",
        properties={
            "tool": result.tool,
            "qualification": result.qualification,
            "port": result.port,
            "board": result.instrument.board,
            "exit_code": str(result.exit_code),
        },
    )


def _answer(result: SweepResult) -> Iterator[Block]:
    """What was found, and what is wrong with it."""
    yield from beginning(result, headline(result))


def _checks(result: SweepResult) -> Iterator[Block]:
    """What a farm counts."""
    yield soundness(result, headline(result), "irqscope.sweep")
    yield from judgement(result.limits, result.plan, "irqscope.limits")


def _sheets(result: SweepResult) -> Iterator[Block]:
    """Figures for programs."""
    tick = result.tick.fraction
    head = (
        "step",
        "direction",
        "offered_hz",
        "answered_hz",
        "stimuli",
        "answers",
        *CLASSES,
        "intervals",
        *(f"interval_{name}_seconds" for name in TIMES),
        "latency_median_seconds",
        "latency_max_seconds",
    )
    yield Table("figures", ("figure", "unit", "value", "low", "high"), [*_found(result)])
    yield Table("steps", head, [tuple(_numbers(row, tick)) for row in result.steps])


PARTS: tuple[Part[SweepResult], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("saturation", "", Place.FIRST, saturation),
    Part("limits", "Limits", Place.FIRST, limits),
    Part("steps", "Steps", Place.FIRST, steps),
    Part("end", "", Place.TERMINAL, steps),
    Part("warnings", "Warnings of the steps", Place.BODY, problems),
    Part("in-full", "Steps in full", Place.BODY, in_full),
    Part("target", "The target's stub", Place.BODY, sweep_target),
    Part("conditions", "Conditions", Place.FOLDED, sweep_conditions, sheet=True),
    Part("checks", "", Place.DATA, _checks),
    Part("sheets", "", Place.DATA, _sheets),
)
"""In the order of reading."""


def _found(result: SweepResult) -> Iterator[tuple[object, ...]]:
    """What the sweep is made for, as far as it was found."""
    found = result.saturation
    if found and (knee := found.knee):
        yield "saturation", "Hz", knee.rate, *knee.interval
    if found and (free := found.loss_free):
        yield "loss-free", "Hz", free.rate, None, None
    if (through := result.throughput) and through.best:
        yield "throughput", "Hz", through.best.rate, None, None if through.above is None else through.above.rate
    if found and found.service:
        yield "service", "s", found.service, None, None


def _numbers(row: StepResult, tick: Fraction) -> Iterator[object]:
    yield from (row.number, row.direction, row.offered_hz, row.answered_hz, row.stimuli, row.answers)
    yield from counts(row, CLASSES)
    yield row.interval.n
    times = [*(value_of(row.interval, name) for name in TIMES), *latency(row)]
    yield from (None if ticks is None else float(Fraction(ticks) * tick) for ticks in times)

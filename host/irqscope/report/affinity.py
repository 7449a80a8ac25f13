# SPDX-License-Identifier: BSD-2-Clause
"""Latency by the CPU that handled the interrupt.

The distributions over each other stand with the segments of the campaign.
"""

from collections.abc import Iterator, Sequence

from ..findings.campaignrecord import CampaignResult, CpuLatency, LatencyByCpu
from ..units import counted
from .document import Block, Kind, Sentence, Table, told
from .sentence import seconds_of

COUNTED = (
    "Handled there and elsewhere: how often the interrupt came on this CPU and on others during the measurement, by "
    "the target's /proc/interrupts. All: interrupts of every kind on this CPU meanwhile. "
)
FEW = (
    "A maximum of few samples says little, and of more samples more: lay runs beside each other with irqscope compare."
)


def by_cpu(result: CampaignResult) -> Iterator[Block]:
    """What was measured on each CPU, without what the target did not tell of any; nothing of another series."""
    found = result.findings
    if not isinstance(found, LatencyByCpu) or not found.cpus:
        return
    yield from told(sentences(result, found), Kind.FINDING)
    rows = [(f"CPU {each.cpu}", each.n, *_times(result, each), *_interrupts(each)) for each in found.cpus]
    head = ["on", "n", "min", "mean", "median", "99.9 %", "max", "handled there", "elsewhere", "all, per second"]
    note = COUNTED
    if all(row[-3:] == (None, None, None) for row in rows):
        head, rows, note = head[:-3], [row[:-3] for row in rows], ""
    yield Table(f"{found.segment} by CPU", head, rows)
    yield Sentence(note + FEW, Kind.NOTE)


def _times(result: CampaignResult, each: CpuLatency) -> Iterator[str]:
    for time in (each.min, each.mean, each.median, each.p99_9, each.max):
        yield seconds_of(result, time)


def _interrupts(each: CpuLatency) -> tuple[object, ...]:
    came, rate = each.interrupts, each.all_per_second
    return (came.here if came else None, came.elsewhere if came else None, None if rate is None else f"{rate:.0f}")


def sentences(result: CampaignResult, found: LatencyByCpu) -> Iterator[str]:
    """Which CPU had the longest, and how long the others took."""
    cpus = sorted(found.cpus, key=lambda each: -each.max)
    if len(cpus) < 2:
        return
    worst, others = cpus[0], cpus[1:]
    lossy, whole = ([each for each in others if bool(each.unanswered) is lost] for lost in (True, False))
    which = f"the other{'s' if others[1:] else ''}" if not lossy else _named(whole)
    most = f", and at most {seconds_of(result, whole[0].max)} on {which}" if whole else ""
    any_lost = [each for each in found.cpus if each.unanswered]
    yield (
        f"The longest {found.segment}{' that was answered' if any_lost else ''} was "
        f"{seconds_of(result, worst.max)} on CPU {worst.cpu}{most}; means were {_means(result, cpus)}."
    )
    for each in any_lost:
        yield (
            f"On CPU {each.cpu} {counted(each.unanswered, 'cause')} had no answer beside {counted(each.n, 'sample')}: "
            "how long it may take there is not known."
        )
    rates = {each.cpu: each.all_per_second for each in cpus if each.all_per_second is not None}
    if len(rates) == len(cpus):
        busiest = max(rates, key=lambda cpu: rates[cpu])
        yield f"The CPU with most interrupts of all kinds, {rates[busiest]:.0f} a second, was CPU {busiest}."


def _named(cpus: Sequence[CpuLatency]) -> str:
    """By their numbers, in order."""
    return f"CPU {', '.join(str(each.cpu) for each in sorted(cpus, key=lambda each: each.cpu))}"


def _means(result: CampaignResult, cpus: Sequence[CpuLatency]) -> str:
    low, high = (seconds_of(result, pick(each.mean for each in cpus)) for pick in (min, max))
    return low if low == high else f"{low} to {high}"

# SPDX-License-Identifier: BSD-2-Clause
"""Latency by the CPU that handled the interrupt, as a part of the page of its runs and as sentences.

The distributions over each other stand with the segments of the campaign.
"""

from collections.abc import Iterator, Sequence

from ..findings.campaignrecord import CampaignResult, CpuLatency
from .document import Table
from .findings import by_cpu
from .markup import table
from .sentence import seconds_of


def sentences(result: CampaignResult) -> Iterator[str]:
    """Which CPU had the longest, and how long the others took."""
    found = by_cpu(result)
    cpus = sorted(found.cpus, key=lambda each: -each.max)
    if len(cpus) < 2:
        return
    worst, others = cpus[0], cpus[1:]
    yield (
        f"The longest {found.segment} was {seconds_of(result, worst.max)} on CPU {worst.cpu}, and at most "
        f"{seconds_of(result, others[0].max)} on the other{'s' if others[1:] else ''}; means were "
        f"{_means(result, cpus)}."
    )
    rates = {each.cpu: each.all_per_second for each in cpus if each.all_per_second is not None}
    if len(rates) == len(cpus):
        busiest = max(rates, key=lambda cpu: rates[cpu])
        yield f"The CPU with most interrupts of all kinds, {rates[busiest]:.0f} a second, was CPU {busiest}."


def _means(result: CampaignResult, cpus: Sequence[CpuLatency]) -> str:
    low, high = (seconds_of(result, pick(each.mean for each in cpus)) for pick in (min, max))
    return low if low == high else f"{low} to {high}"


def content(result: CampaignResult) -> Table:
    """What was measured on each CPU; without what the target did not tell of any."""
    rows: list[tuple[object, ...]] = []
    for each in by_cpu(result).cpus:
        came, rate = each.interrupts, each.all_per_second
        times = (each.min, each.mean, each.median, each.p99_9, each.max)
        rows.append((f"CPU {each.cpu}", each.n, *(seconds_of(result, time) for time in times),
                     came.here if came else "-", came.elsewhere if came else "-",
                     "-" if rate is None else f"{rate:.0f}"))  # fmt: skip
    head = ["on", "n", "min", "mean", "median", "99.9 %", "max", "handled there", "elsewhere", "all, per second"]
    if all(row[-3:] == ("-", "-", "-") for row in rows):
        head, rows = head[:-3], [row[:-3] for row in rows]
    return Table(f"{by_cpu(result).segment} by CPU", head, rows)


def section(result: CampaignResult) -> str:
    """The table."""
    if not by_cpu(result).cpus:
        return ""
    found, note = content(result), ""
    if "elsewhere" in found.head:
        note = """Handled there and elsewhere: how often the interrupt came on this CPU and on others during the
measurement, by the target's /proc/interrupts. All: interrupts of every kind on this CPU meanwhile. """
    return f"""<h2>{found.title}</h2>{table(found.head, found.rows)}
<p class="note">{note}A maximum of few samples says little, and of more samples more: lay runs beside each other with
<code>irqscope compare</code>.</p>"""

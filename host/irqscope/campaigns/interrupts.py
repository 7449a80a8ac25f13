# SPDX-License-Identifier: BSD-2-Clause
"""Counts of interrupts: /proc/interrupts and /proc/stat of a Linux, and what came between two readings.

Counters in /proc/interrupts have 32 bits: at 20 000 a second one goes round in 60 hours. The total in /proc/stat has
64.
"""

from collections.abc import Mapping

from .targetrecord import InterruptLine, InterruptRates, Interrupts, Jiffies, Stat

WRAP = 1 << 32
Counts = dict[str, dict[str, int]]
"""By line (`24`, `LOC`), by CPU (`CPU0`)."""


def parse_interrupts(text: str) -> Interrupts:
    """The counts of /proc/interrupts, and what each line is of. Lines without a count for each CPU are left out."""
    counts: Counts = {}
    names: dict[str, str] = {}
    cpus: list[str] = []
    for line in text.splitlines():
        label, colon, rest = line.partition(":")
        if not colon:
            cpus = cpus or line.split()
            continue
        words = rest.split(maxsplit=len(cpus))
        figures = words[: len(cpus)]
        if cpus and len(figures) == len(cpus) and all(figure.isdecimal() for figure in figures):
            counts[label.strip()] = dict(zip(cpus, map(int, figures), strict=True))
            names[label.strip()] = " ".join("".join(words[len(cpus) :]).split())
    return Interrupts(counts=counts, names=names)


def parse_stat(text: str) -> Stat:
    """Of /proc/stat."""
    interrupts, cpus = None, {}
    for line in text.splitlines():
        name, *figures = line.split()
        if name == "intr" and figures:
            interrupts = int(figures[0])
        elif name.startswith("cpu") and len(figures) >= 5:
            jiffies = [int(figure) for figure in figures[:8]]  # guests' time is contained in user and nice
            cpus[name] = Jiffies(all=sum(jiffies), idle=jiffies[3] + jiffies[4])
    return Stat(interrupts=interrupts, cpus=cpus)


def difference(before: Counts, after: Counts) -> Counts:
    """What came between, of the lines and CPUs that are in both. A counter may have gone round once."""
    return {
        line: {cpu: (count - before[line][cpu]) % WRAP for cpu, count in cpus.items() if cpu in before[line]}
        for line, cpus in after.items()
        if line in before
    }


def per_second(
    came: Counts, names: Mapping[str, str], total: int | None, seconds: float, largest: int = 10
) -> InterruptRates:
    """Rates: of all, of each CPU, and of the lines with the most.

    `total` is that of /proc/stat; None if it is not known, and then the lines are added up. Where it is larger than all
    lines by a whole turn of a counter, some of them are too small, which `wrapped` says.
    """
    by_line = {line: sum(cpus.values()) for line, cpus in came.items()}
    by_cpu: dict[str, int] = {}
    for cpus in came.values():
        for cpu, count in cpus.items():
            by_cpu[cpu] = by_cpu.get(cpu, 0) + count
    known = sum(by_line.values()) if total is None else total
    most = sorted((line for line, count in by_line.items() if count), key=lambda line: -by_line[line])[:largest]
    return InterruptRates(
        all=known,
        per_second=known / seconds,
        seconds=seconds,
        cpus={cpu: count / seconds for cpu, count in by_cpu.items()},
        lines=[
            InterruptLine(
                line=line,
                name=names.get(line, ""),
                count=by_line[line],
                cpus={cpu: count / seconds for cpu, count in came[line].items()},
            )
            for line in most
        ],
        wrapped=total is not None and total - sum(by_line.values()) > WRAP // 2,
    )


def busy(before: Stat, after: Stat) -> dict[str, float | None]:
    """Share of the time between two readings of /proc/stat in which each CPU (`cpu`: all of them) was not idle."""
    found: dict[str, float | None] = {}
    for cpu, now in after.cpus.items():
        if then := before.cpus.get(cpu):
            passed = now.all - then.all
            found[cpu] = 1 - (now.idle - then.idle) / passed if passed > 0 else None
    return found

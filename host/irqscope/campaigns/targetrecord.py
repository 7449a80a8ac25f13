# SPDX-License-Identifier: BSD-2-Clause
"""The record of a target, typed, and what happened between two of them. What could not be read is null."""

from ..base.records import Count, Digits, Record, Seconds


class Thread(Record, frozen=True, kw_only=True):
    """How a thread is scheduled."""

    policy: str
    """`fifo`, `rr`, `other` and so on."""
    priority: int
    """Of the real-time policies."""


class KernelClock(Record, frozen=True, kw_only=True):
    """What the kernel does to its clock."""

    frequency_ppm: float
    """By which its rate is corrected."""
    tick_us: int | None
    """Length of its tick in microseconds; null if it is not told."""


class Frequencies(Record, frozen=True, kw_only=True):
    """Between which a CPU may choose, in kHz."""

    least: Count
    """Of these."""
    greatest: Count
    """Of these."""

    def __str__(self) -> str:
        return f"{self.least} to {self.greatest}"


class Jiffies(Record, frozen=True, kw_only=True):
    """How a CPU has spent its time, in jiffies."""

    all: Count
    """Since the boot."""
    idle: Count
    """Of these without anything to do."""


class Stat(Record, frozen=True, kw_only=True):
    """Of /proc/stat."""

    interrupts: Count | None
    """All since the boot."""
    cpus: dict[str, Jiffies]
    """By CPU; `cpu` is all of them."""


class Interrupts(Record, frozen=True, kw_only=True):
    """Of /proc/interrupts."""

    counts: dict[str, dict[str, Count]]
    """By line (`24`, `LOC`), by CPU (`CPU0`)."""
    names: dict[str, str]
    """What each line is of."""


class TargetRecord(Record, frozen=True, kw_only=True):
    """What a target says of itself."""

    error: str | None = None
    """Why it could not be asked; null if it was. Then all else is null."""
    release: str | None = None
    """Of the kernel."""
    version: str | None = None
    """Of the kernel."""
    machine: str | None = None
    """Its architecture."""
    board: str | None = None
    """What its device tree, or the maker of its firmware, calls it."""
    firmware: str | None = None
    """Its maker, version and date, of a PC."""
    processors: dict[str, Count] | None = None
    """CPUs by what /proc/cpuinfo says of their kind."""
    command_line: str | None = None
    """The kernel's."""
    config: dict[str, str] | None = None
    """Of the kernel, what latencies depend on."""
    realtime: str | None = None
    """/sys/kernel/realtime."""
    preempt: str | None = None
    """How the kernel is preempted."""
    isolated: str | None = None
    """CPUs that are isolated."""
    nohz_full: str | None = None
    """CPUs without a tick."""
    rt_runtime_us: int | None = None
    """Microseconds of a second that real-time tasks may take; -1: all."""
    governors: dict[str, Count] | None = None
    """CPUs by their governor of the frequency."""
    frequencies: dict[str, Frequencies] | None = None
    """By policy of the kernel: a CPU, or several that share one."""
    idle_states: dict[str, bool] | None = None
    """Of CPU 0, and whether each is switched off."""
    smt: str | None = None
    """Whether a core runs several threads at once, as the kernel's control says."""
    boost: dict[str, str] | None = None
    """Whether CPUs may be faster than their nominal frequency: 1 is yes of `boost`, and no of `no_turbo`."""
    mitigations: dict[str, str] | None = None
    """What the kernel does about each weakness that the processor has."""
    huge_pages: str | None = None
    """When memory is given in huge pages, the choice in brackets."""
    microcode: str | None = None
    """Its version."""
    clock_source: str | None = None
    """Of the kernel."""
    adjtimex: KernelClock | None = None
    """What the kernel does to its clock."""
    smi: int | None = None
    """System management interrupts since the boot."""
    throttled: dict[Digits, Count] | None = None
    """How many counters, each CPU's own and that of its package, stand at which number."""
    throttled_pi: str | None = None
    """As a Raspberry Pi says it."""
    affinity: dict[Digits, str] | None = None
    """CPUs that may serve an interrupt, by its number."""
    threads: dict[str, Thread] | None = None
    """Of interrupts, by name."""
    warnings: list[str] | None = None
    """Of the kernel's log."""
    uptime: Seconds | None = None
    """Since the boot."""
    stat: Stat | None = None
    """Of /proc/stat."""
    interrupts: Interrupts | None = None
    """Of /proc/interrupts."""


class InterruptLine(Record, frozen=True, kw_only=True):
    """One line of /proc/interrupts."""

    line: str
    """Its number or name."""
    name: str
    """What it is of."""
    count: Count
    """That came meanwhile."""
    cpus: dict[str, float]
    """Per second, by CPU."""


class InterruptRates(Record, frozen=True, kw_only=True):
    """Interrupts between two records."""

    all: int
    """How many came."""
    per_second: float
    """The same."""
    seconds: Seconds
    """From one record to the other."""
    cpus: dict[str, float]
    """Per second, by CPU."""
    lines: list[InterruptLine]
    """Those with the most."""
    wrapped: bool
    """Counters of single lines went round more than once: their counts are too small."""


class NewWarnings(Record, frozen=True, kw_only=True):
    """What the kernel warned of between two records."""

    count: Count
    """How often."""
    last: list[str]
    """The last ones, as the kernel wrote them."""


class Happened(Record, frozen=True, kw_only=True):
    """What happened on a target between two of its records; null for what one of them does not know."""

    seconds: Seconds | None = None
    """From one to the other; null, too, if the target was started anew."""
    interrupts: InterruptRates | None = None
    """Those that came."""
    busy: dict[str, float | None] | None = None
    """Share of the time in which a CPU was not idle; `cpu` is all of them."""
    smi: int | None = None
    """System management interrupts."""
    throttled: int | None = None
    """How often CPUs were throttled for their heat, and packages, as each CPU counts it."""
    drift_ppm: float | None = None
    """By which the correction of the kernel's clock changed."""
    warnings: NewWarnings | None = None
    """Of the kernel."""
    changed: list[str] | None = None
    """What of the record should be the same, and is not."""

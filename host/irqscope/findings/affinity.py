# SPDX-License-Identifier: BSD-2-Clause
"""An interrupt on each CPU in turn: how it is put there, held there, put back, and whether it was there. See
docs/guide/affinity.md.

What puts it there is the *load* of a scenario (`load.py`): a small script on the target that runs throughout the
measurement. However irqscope ends, the script is ended, and puts back what it found.
"""

import shlex
from collections.abc import Sequence

from ..campaigns.campaign import Check, Command
from ..campaigns.campaigndir import CampaignDirectory
from ..campaigns.campaignfile import AffinitySeries
from ..campaigns.interrupts import difference
from ..campaigns.power import NOT_RESTORED
from ..campaigns.record import started_anew
from ..campaigns.targetrecord import TargetRecord
from ..results.summary import known, quantile_in
from ..units import counted
from .campaignrecord import CpuLatency, Handled, LatencyByCpu, ScenarioRow

PROC = "/proc/irq"
STRAGGLERS = 1
"""An x86 interrupt moves when it next comes, so one may still come where it was before."""
_HOLD = "while :; do sleep 1000 & wait $!; done"
_END = 'trap "exit 0" TERM INT HUP; trap "" PIPE; '
"""Whoever was to read what a shell says of its killed children may be gone: to be put back matters more."""
_BACK = 'trap "" TERM INT HUP; '
"""To be put back is not to be cut short by the signal that asks for it."""
_WRITE = (
    'file=$1/smp_affinity_list; former=$(cat "$file") || { echo "no interrupt has $1"; exit 1; }; '
    f'trap \'{_BACK}echo "$former" >"$file"; [ "$(cat "$file")" = "$former" ] || '
    f'echo "{NOT_RESTORED}$file was $former"\' EXIT; '
    + _END
    + 'echo "$2" >"$file" || { echo "$1 cannot be moved to CPU $2: the driver forbids it, or it is off"; exit 1; }; '
    'now=$(cat "$file"); [ "$now" = "$2" ] || { echo "$1 is at CPU $now, not $2"; exit 1; }; ' + _HOLD
)
"""Of a directory in /proc/irq and a CPU."""
_RUN = (
    f'restore=$1; shift; trap \'{_BACK}eval "$restore" || '
    f'echo "{NOT_RESTORED}$restore ended with exit code $?"\' EXIT; ' + _END + '"$@" || exit 1; ' + _HOLD
)
"""Of a command that puts back, quoted for a shell, and the words of one that moves."""


def moved(irq: int, cpu: int) -> Command:
    """Puts an interrupt on a CPU by /proc, reads that back, and puts back in the end where it was."""
    return Command(("sh", "-c", _WRITE, "irqscope", f"{PROC}/{irq}", str(cpu)), restores=True)


def moved_by(command: Sequence[str], restore: Sequence[str]) -> Command:
    """The same by two commands of the user, of which the first must end with exit code 0."""
    return Command(("sh", "-c", _RUN, "irqscope", shlex.join(restore), *command), restores=True)


def on_cpu(irq: int, cpu: int) -> Check:
    """What the target's records say against an interrupt having been on a CPU only, throughout."""

    def check(before: TargetRecord, after: TargetRecord) -> list[str]:
        wrong = []
        for when, record in (("before", before), ("after", after)):
            where = (record.affinity or {}).get(str(irq), str(cpu))
            if where != str(cpu):
                wrong.append(f"{when} the measurement IRQ {irq} was at CPU {where}, not {cpu}: does irqbalance run?")
        came = counts_of(irq, cpu, before, after)
        if came and not came.here and not came.elsewhere:
            wrong.append(f"IRQ {irq} did not come at all: it is not the interrupt that the stimulus makes")
        elif came and came.elsewhere > STRAGGLERS:
            total = counted(came.here + came.elsewhere, "interrupt")
            wrong.append(f"{came.elsewhere} of {total} of IRQ {irq} were handled by other CPUs than {cpu}")
        return wrong

    return check


def counts_of(irq: int, cpu: int, before: TargetRecord, after: TargetRecord) -> Handled | None:
    """How often an interrupt came between two records, `here` on a CPU and `elsewhere`; None if they do not tell.

    They do not where the line is not listed in /proc/interrupts, as those of chained handlers are not, nor where the
    target was started anew in between.
    """
    if not before.interrupts or not after.interrupts or started_anew(before, after):
        return None
    came = difference(before.interrupts.counts, after.interrupts.counts).get(str(irq))
    if came is None:
        return None
    here = came.get(f"CPU{cpu}", 0)
    return Handled(here=here, elsewhere=sum(came.values()) - here)


def per_cpu(directory: CampaignDirectory, series: AffinitySeries, rows: Sequence[ScenarioRow]) -> LatencyByCpu:
    """The first segment that was measured, by CPU. Times in seconds."""
    names = [segment.name for row in rows for segment in row.segments if segment.n]
    found = []
    for row, cpu in zip(rows, series.cpus, strict=True):
        segment = next((each for each in row.segments if each.name == names[0]), None) if names else None
        if segment is None or not segment.n:
            continue
        scenario, tick = known(directory.read_scenario(row.name)), float(known(row.tick).fraction)
        tail = quantile_in(segment.quantiles, "0.999")
        before, after, irq = scenario.before, scenario.after, series.irq
        rates = row.record.interrupts.cpus if row.record and row.record.interrupts else {}
        found.append(
            CpuLatency(
                cpu=cpu,
                n=segment.n,
                unanswered=segment.unanswered,
                min=known(segment.min) * tick,
                mean=known(segment.mean) * tick,
                median=known(segment.median) * tick,
                p99_9=tail.upper * tick if tail else None,
                max=known(segment.max) * tick,
                interrupts=counts_of(irq, cpu, before, after) if irq is not None and before and after else None,
                all_per_second=rates.get(f"CPU{cpu}"),
            )
        )
    return LatencyByCpu(irq=series.irq, segment=names[0] if names else None, cpus=found)

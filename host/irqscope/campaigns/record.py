# SPDX-License-Identifier: BSD-2-Clause
"""The record of a target: what kernel engineers ask first when they see a latency. Read only; what cannot be read is
None. One script takes it in one go, so that over ssh it costs one connection.
"""

import re
import secrets
from collections import Counter
from collections.abc import Mapping
from typing import Any

from .. import jsontext
from ..base.records import convert, json_text, to_json
from ..errors import BadInput
from ..printable import printable_lines
from .interrupts import busy, difference, parse_interrupts, parse_stat, per_second
from .machine import Machine
from .targetrecord import Frequencies, Happened, KernelClock, NewWarnings, TargetRecord, Thread

_CPUS = "/sys/devices/system/cpu"
_KINDS = "^(model name|stepping|CPU (implementer|variant|part|revision)|uarch|isa)"
_CONFIG = "grep -E '^(# )?CONFIG_(PREEMPT|NO_HZ|HZ|HIGH_RES_TIMERS|RCU_NOCB|IRQ_FORCED)[A-Z0-9_]*[= ]'"

SECTIONS = {
    "release": "uname -r",
    "version": "uname -v",
    "machine": "uname -m",
    "board": "tr -d '\\0' < /proc/device-tree/model || { cd /sys/class/dmi/id && cat sys_vendor product_name; }",
    "firmware": "cd /sys/class/dmi/id && cat bios_vendor bios_version bios_date",
    "processors": f"grep -E '{_KINDS}' /proc/cpuinfo | sort | uniq -c",
    "command_line": "cat /proc/cmdline",
    "config": f'{{ zcat /proc/config.gz || cat "/boot/config-$(uname -r)"; }} | {_CONFIG}',
    "realtime": "cat /sys/kernel/realtime",
    "preempt": "cat /sys/kernel/debug/sched/preempt",
    "isolated": f"cat {_CPUS}/isolated",
    "nohz_full": f"cat {_CPUS}/nohz_full",
    "rt_runtime_us": "cat /proc/sys/kernel/sched_rt_runtime_us",
    "governors": f"cat {_CPUS}/cpu*/cpufreq/scaling_governor | sort | uniq -c",
    "frequencies": f"cd {_CPUS}/cpufreq && for p in policy*; do "
    'echo "$p $(cat $p/scaling_min_freq) $(cat $p/scaling_max_freq)"; done',
    "idle_states": f'cd {_CPUS}/cpu0/cpuidle && for s in state*; do echo "$(cat $s/name) $(cat $s/disable)"; done',
    "smt": f"cat {_CPUS}/smt/control",
    "boost": f"cd {_CPUS} && for f in cpufreq/boost intel_pstate/no_turbo; do "
    '[ ! -r $f ] || echo "${f##*/} $(cat $f)"; done',
    "mitigations": f'cd {_CPUS}/vulnerabilities && for f in *; do echo "$f $(cat $f)"; done',
    "huge_pages": "cat /sys/kernel/mm/transparent_hugepage/enabled",
    "microcode": f"cat {_CPUS}/cpu0/microcode/version || grep -m1 ^microcode /proc/cpuinfo | cut -d: -f2",
    "clock_source": "cat /sys/devices/system/clocksource/clocksource0/current_clocksource",
    # Neither form sets anything: the first is that of Debian's adjtimex, which prints nothing but help to the second,
    # the second that of BusyBox, which does not know the first.
    "adjtimex": "adjtimex --print || adjtimex || ntptime",
    # MSR_SMI_COUNT of Intel's processors, since Nehalem (Software Developer's Manual, volume 4: 34h).
    "smi": "rdmsr -p 0 -d 0x34 || dd if=/dev/cpu/0/msr bs=8 count=1 skip=52 iflag=skip_bytes | od -An -tu8 -v",
    "throttled": f"cat {_CPUS}/cpu*/thermal_throttle/*_throttle_count | sort | uniq -c",
    "throttled_pi": "vcgencmd get_throttled",
    "affinity": 'cd /proc/irq && for i in [0-9]*; do echo "$i $(cat $i/smp_affinity_list)"; done',
    "threads": "grep -l '^irq/' /proc/[0-9]*/comm | sed 's/comm$/stat/' | xargs cat",
    "warnings": "dmesg -r | grep '^<[0-4]>'; dmesg >/dev/null",
    "uptime": "cat /proc/uptime",
    "stat": "cat /proc/stat",
    "interrupts": "cat /proc/interrupts",
}
"""A command for sh each. Counters come last, so that taking the record is not counted where it need not be."""

KEPT_WARNINGS = 50
CONSTANT = (
    "release",
    "version",
    "machine",
    "board",
    "firmware",
    "processors",
    "command_line",
    "config",
    "realtime",
    "preempt",
    "isolated",
    "nohz_full",
    "rt_runtime_us",
    "governors",
    "frequencies",
    "idle_states",
    "smt",
    "boost",
    "mitigations",
    "huge_pages",
    "microcode",
    "clock_source",
    "affinity",
    "threads",
)
"""What should not change while a campaign runs."""
MAY_BE_EMPTY = {"isolated", "nohz_full", "command_line", "threads", "warnings"}
"""Where nothing is an answer: no CPU is isolated, no warning was given."""
SCHEDULERS = {0: "other", 1: "fifo", 2: "rr", 3: "batch", 5: "idle", 6: "deadline"}


def take(machine: Machine) -> TargetRecord:
    """The record of a machine now. It has an `error` and nothing else if the machine could not be asked."""
    mark = secrets.token_hex(8)  # which nothing that is read can contain
    script = "export LC_ALL=C; " + " ".join(
        f"echo {mark} begin {name}; ( {command} ) </dev/null 2>/dev/null && echo {mark} end;"
        for name, command in SECTIONS.items()
    )
    try:
        return parse(machine.run_script(script), mark)
    except BadInput as error:
        return TargetRecord(error=str(error))


def parse(text: str, mark: str) -> TargetRecord:
    """The record from what the script printed: parsed sections by name, None for those that failed."""
    found: dict[str, Any] = {}
    for part in text.split(f"{mark} begin ")[1:]:
        name, _, content = part.partition("\n")
        body, end, _ = content.rpartition(f"{mark} end")
        if end and name in SECTIONS:
            found[name] = _read(name, printable_lines(body.strip().expandtabs()))
    return TargetRecord(**found)


def _read(name: str, body: str) -> Any:
    """What a section of the record is; None if what was printed does not tell it."""
    lines = body.splitlines()
    if not lines and name not in MAY_BE_EMPTY:
        return None
    try:
        found = convert({name: _parsed(name, body, lines)}, TargetRecord)
        jsontext.read(json_text(to_json(found)))  # a number may be too large to be read again
        return getattr(found, name)
    except (ArithmeticError, ValueError, IndexError):
        return None


def _parsed(name: str, body: str, lines: list[str]) -> Any:
    match name:
        case "smi":
            return int(body)
        case "uptime":
            return float(lines[0].split()[0])
        case "rt_runtime_us":
            return int(body)
        case "config":
            pairs = (re.fullmatch(r"(?:# )?(CONFIG_\w+)(?:=(.*)| is not set)", line) for line in lines)
            return {pair[1]: pair[2] or "n" for pair in pairs if pair} or None
        case "governors" | "throttled":
            return {value: int(count) for count, value in (line.split() for line in lines)}
        case "board" | "firmware":
            return ", ".join(line.strip() for line in lines)
        case "processors":
            kinds = (line.split(maxsplit=1) for line in lines)
            return {" ".join(kind.split()).replace(" :", ":"): int(count) for count, kind in kinds}
        case "boost":
            return dict(line.split() for line in lines)
        case "mitigations":
            told = (line.split(maxsplit=1) for line in lines)
            return {weakness: done for weakness, done in told if done != "Not affected"}
        case "frequencies":
            rows = (line.split() for line in lines)
            return {policy: Frequencies(least=int(least), greatest=int(most)) for policy, least, most in rows}
        case "idle_states":
            return {state: disabled == "1" for state, disabled in (line.rsplit(maxsplit=1) for line in lines)}
        case "affinity":
            return {irq: cpus for irq, _, cpus in (line.partition(" ") for line in lines)}
        case "threads":
            return dict(_thread(line) for line in lines)
        case "adjtimex":
            return _clock(body)
        case "warnings":
            return lines
        case "stat":
            return parse_stat(body)
        case "interrupts":
            return parse_interrupts(body)
    return body


def _thread(line: str) -> tuple[str, Thread]:
    """Name and scheduling of a thread from /proc/PID/stat (proc(5): rt_priority is field 40, policy 41)."""
    name = line[line.index("(") + 1 : line.rindex(")")]
    fields = line[line.rindex(")") + 1 :].split()  # from field 3 on
    priority, policy = int(fields[37]), int(fields[38])
    return name, Thread(policy=SCHEDULERS.get(policy, str(policy)), priority=priority)


def _clock(body: str) -> KernelClock | None:
    """What the kernel does to its clock, from adjtimex of Debian or BusyBox, or ntptime: its rate, in ppm."""
    if plain := re.search(r"^\s*(?:-f\s+)?freq(?:uency|\.adjust):\s*(-?\d+)", body, re.MULTILINE):
        ppm = int(plain[1]) / 65536
    elif told := re.search(r"frequency (-?[0-9.]+) ppm", body):
        ppm = float(told[1])
    else:
        return None
    tick = re.search(r"^\s*(?:-t\s+)?tick:\s*(\d+)", body, re.MULTILINE)
    return KernelClock(frequency_ppm=ppm, tick_us=int(tick[1]) if tick else None)


def compare(before: TargetRecord, after: TargetRecord) -> Happened:
    """What happened on the target between two of its records; None for what one of them does not know."""
    if before.error is not None or after.error is not None:
        return Happened()
    seconds = interrupts = shares = smi = throttled = drift = new = None
    if before.uptime is not None and after.uptime is not None and after.uptime > before.uptime:  # else: started anew
        seconds = round(after.uptime - before.uptime, 2)
        if before.interrupts and after.interrupts:
            came = difference(before.interrupts.counts, after.interrupts.counts)
            interrupts = per_second(came, after.interrupts.names, _total(before, after), seconds)
        if before.stat and after.stat:
            shares = busy(before.stat, after.stat)
        if before.smi is not None and after.smi is not None:
            smi = after.smi - before.smi
        if before.throttled is not None and after.throttled is not None:
            throttled = _times(after.throttled) - _times(before.throttled)
    if before.adjtimex and after.adjtimex:
        drift = after.adjtimex.frequency_ppm - before.adjtimex.frequency_ppm
    if before.warnings is not None and after.warnings is not None:
        came_new = list((Counter(after.warnings) - Counter(before.warnings)).elements())
        new = NewWarnings(count=len(came_new), last=came_new[-KEPT_WARNINGS:])
    pairs = {name: (getattr(before, name), getattr(after, name)) for name in CONSTANT}
    return Happened(
        seconds=seconds,
        interrupts=interrupts,
        busy=shares,
        smi=smi,
        throttled=throttled,
        drift_ppm=drift,
        warnings=new,
        changed=[name for name, pair in pairs.items() if None not in pair and pair[0] != pair[1]],
    )


def started_anew(before: TargetRecord, after: TargetRecord) -> bool:
    """Whether the target was, as far as it says how long it runs: then its counters began anew, too."""
    return before.uptime is not None and after.uptime is not None and after.uptime <= before.uptime


def _times(throttled: Mapping[str, int]) -> int:
    """How often CPUs were throttled, as each of them counts it, of how many counted so often."""
    return sum(int(times) * cpus for times, cpus in throttled.items())


def _total(before: TargetRecord, after: TargetRecord) -> int | None:
    """Interrupts of all kinds between two records by /proc/stat; None if it does not tell."""
    then, now = (each.stat.interrupts if each.stat else None for each in (before, after))
    return None if then is None or now is None else now - then

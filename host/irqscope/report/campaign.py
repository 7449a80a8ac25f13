# SPDX-License-Identifier: BSD-2-Clause
"""What a campaign measured: its headline, its scenarios, and the records of the target around them."""

import shlex
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..campaigns.scenariofile import PowerSettings, Program
from ..campaigns.targetrecord import InterruptRates, TargetRecord
from ..findings.campaignrecord import INVALID, REFUSED, VALID, CampaignResult
from ..findings.campaignsummary import SET
from ..results.summary import known
from ..results.verdict import FAIL
from ..units import counted, format_rate
from .campaignsegment import measured
from .document import Block, Cell, Form, Kind, Look, Sentence, Table
from .markup import NO_BREAK
from .sentence import duration_of, label, tick_of
from .series import noun

CONSTANTS = {
    "board": ("board", "firmware"),
    "processors": ("processors",),
    "kernel": ("release", "version", "machine"),
    "command line": ("command_line",),
    "real time": ("realtime", "preempt"),
    "isolated CPUs": ("isolated",),
    "tick-less CPUs": ("nohz_full",),
    "real-time share, us of 1 s": ("rt_runtime_us",),
    "governors": ("governors",),
    "frequencies, kHz": ("frequencies",),
    "idle states": ("idle_states",),
    "threads of a core": ("smt",),
    "boost": ("boost",),
    "mitigations": ("mitigations",),
    "huge pages": ("huge_pages",),
    "microcode": ("microcode",),
    "clock source": ("clock_source",),
}
"""Rows of the target's table, and the sections of its record that they show."""
LINES = 5


def headline(result: CampaignResult) -> str:
    """The sentence that comes first everywhere."""
    rows = result.scenarios
    valid, invalid, refused = ([row.name for row in rows if row.state == state] for state in (VALID, INVALID, REFUSED))
    text = f"{counted(len(valid), noun(result))} of {len(rows)} measured"
    if worst := _worst(result):
        text += f"; the longest {worst}"
    text += "."
    if invalid:
        text = f"INVALID {noun(result).upper()}S: {', '.join(invalid)}; none of their figures may be used. {text}"
    elif refused:
        text = f"REFUSED {noun(result).upper()}S: {', '.join(refused)}; change what they ask for. {text}"
    elif not result.complete:
        text = f"INCOMPLETE: start {'it' if result.series else 'the campaign'} again to go on with it. {text}"
    return f"{text} {label(result.qualification)}" if result.qualification else text


def _worst(result: CampaignResult) -> str | None:
    """The longest of the first latency that was measured, in words."""
    found = [(row, segment) for row, segment in measured(result) if segment.kind == "latency"]
    found = [(row, segment) for row, segment in found if segment.name == found[0][1].name]
    if not found:
        return None
    row, segment = max(found, key=lambda pair: known(pair[1].max) * tick_of(pair[0]))
    text = f"{segment.name} was {duration_of(row, segment.max)}, in {row.name}"
    if lossy := [(row.name, segment.unanswered) for row, segment in found if segment.unanswered]:
        lost = counted(sum(count for _, count in lossy), "cause")
        text += f", of those that were answered: {lost} had no answer, in {', '.join(name for name, _ in lossy)}"
    return text


def scenarios(result: CampaignResult) -> Iterator[Block]:
    """How each went, with its report."""
    head = ("scenario", "load", "state", "verdict", "exit code")
    yield Table(
        "Scenarios",
        head,
        [
            (
                Cell(row.name, Look.LINK, to=f"{row.directory}/report.html") if row.tick else row.name,
                row.description,
                row.state if row.state == VALID else Cell(row.state, Look.WRONG),
                Cell(FAIL, Look.WRONG) if row.verdict == FAIL else row.verdict,
                row.exit_code,
            )
            for row in result.scenarios
        ],
        Form.WORDS,
    )


def load(result: CampaignResult) -> Iterator[Block]:
    """How busy the target was: all of it, each CPU, and the lines with the most interrupts."""
    records = [(row.name, row.record) for row in result.scenarios if row.record]
    if not records:
        yield Sentence("Not recorded.")
        return
    yield Table(
        "Load",
        ("scenario", "interrupts/s", "CPUs busy", "measured for"),
        [
            (
                name,
                _number(record.interrupts.per_second if record.interrupts else None),
                _share((record.busy or {}).get("cpu")),
                _number(record.seconds, " s"),
            )
            for name, record in records
        ],
    )
    yield Sentence(
        "Interrupts and time not idle, of all CPUs of the target together, between its records before and after the "
        "measurement.",
        Kind.NOTE,
    )
    if rows := [(name, record.interrupts, record.busy or {}) for name, record in records if record.interrupts]:
        cpus = list(dict.fromkeys(cpu for _, interrupts, _ in rows for cpu in interrupts.cpus))
        yield Table(
            "Interrupts",
            ("scenario", *cpus, "most of them"),
            [(name, *_of_cpus(interrupts, busy, cpus)) for name, interrupts, busy in rows],
            Form.TEXT,
            whole=False,
        )
        yield Sentence("Interrupts per second of each CPU, and how much of its time it was not idle.", Kind.NOTE)


def _of_cpus(interrupts: InterruptRates, busy: Mapping[str, float | None], cpus: Iterable[str]) -> Iterator[str | None]:
    """Interrupts per second of each CPU, and the lines with the most."""
    for cpu in cpus:
        rate, share = _number(interrupts.cpus.get(cpu)), _share(busy.get(cpu.lower()))
        yield f"{rate}{NO_BREAK}({share})" if rate and share else rate
    yield ", ".join(
        f"{line.name or line.line} {format_rate(line.count / interrupts.seconds, 3)}"
        for line in interrupts.lines[:LINES]
    )


def _number(value: float | None, unit: str = "") -> str | None:
    return None if value is None else f"{round(value)}{unit}"


def _share(value: float | None) -> str | None:
    return None if value is None else f"{round(100 * value)}{NO_BREAK}%"


def power(result: CampaignResult) -> Iterator[Block]:
    """What scenarios set on the target, beside what its records then said."""
    if not any(row.power for row in result.scenarios):
        return
    yield Table(
        "Power",
        ("scenario", "governor", "frequency", "deepest idle state", "governors", "kHz", "idle states of CPU 0"),
        [(row.name, *_set(row.power), *_recorded(row.target)) for row in result.scenarios],
        Form.WORDS,
    )
    yield Sentence(
        "On the left what was set for the time of the scenario, and put back after it; on the right what the target's "
        "record says that was taken meanwhile.",
        Kind.NOTE,
    )


def _set(settings: PowerSettings | None) -> Iterator[str]:
    """The settings; a dash for what was left as it was."""
    frequency = settings and settings.frequency_hz
    for value in (settings and settings.governor, frequency and format_rate(frequency), settings and settings.deepest):
        yield value or "-"


def _recorded(record: TargetRecord | None) -> Iterator[str]:
    """What a record says of them."""
    for section in SET:
        yield _known([getattr(record, section, None)])


def target(result: CampaignResult) -> Iterator[Block]:
    """The target as its first record has it; what differs later is a warning."""
    found = ((row.name, row.target) for row in result.scenarios if row.target and row.target.error is None)
    name, record = next(found, ("", None))
    if record is None:
        yield Sentence("No record of it was taken.")
        return
    rows: list[tuple[str, object]] = [("target", result.target)]
    rows += [(what, _known(getattr(record, section) for section in sections)) for what, sections in CONSTANTS.items()]
    set_to = (f"{key}={value}" for key, value in (record.config or {}).items() if value != "n")
    rows.append(("configuration", _known(set_to)))
    threads = (f"{each} {thread.policy} {thread.priority}" for each, thread in (record.threads or {}).items())
    rows.append(("interrupt threads", _known(threads)))
    rows.append(("IRQ affinity", _affinity(record.affinity)))
    drift = [(other.name, other.record.drift_ppm) for other in result.scenarios if other.record]
    clock = record.adjtimex
    rows.append(("clock's rate, ppm", _known([clock and f"{clock.frequency_ppm:.3f}"])))
    rows.append(("changed by, ppm", _known(f"{each} {value:+.3f}" for each, value in drift if value is not None)))
    yield Table("Target", (), rows, Form.TEXT, whole=False)
    yield Sentence(f'As recorded before {name}. "Not readable" is what this target does not tell this user.', Kind.NOTE)


def _known(values: Iterable[Any]) -> str:
    """Values on one line."""
    texts = []
    for value in values:
        if isinstance(value, dict):
            texts += [f"{name}: {'off' if of is True else 'on' if of is False else of}" for name, of in value.items()]
        elif value is not None:
            texts.append(str(value) or "none")
    return ", ".join(texts) or "not readable"


def _affinity(affinity: Mapping[str, str] | None) -> str:
    """Interrupts by the CPUs that may serve them."""
    if affinity is None:
        return "not readable"
    by_cpus: dict[str, list[str]] = {}
    for irq, cpus in affinity.items():
        by_cpus.setdefault(cpus, []).append(irq)
    return "; ".join(f"CPU {cpus}: {', '.join(sorted(irqs, key=int))}" for cpus, irqs in by_cpus.items())


def loads(result: CampaignResult) -> Iterator[Block]:
    """The programs that made the load of each scenario."""
    rows = [(row.name, *_program(each)) for row in result.scenarios for each in row.programs]
    if rows:
        yield Table("Loads", ("scenario", "on", "command", "version", "program"), rows, Form.TEXT, whole=False)
    else:
        yield Sentence("No scenario has a load.")


def _program(program: Program) -> Iterator[object]:
    yield program.on
    yield Cell(shlex.join(program.run), Look.COMMAND, program.run)
    yield program.version or None
    yield ", ".join(filter(None, (program.path, f"sha256 {(program.sha256 or '?')[:16]}")))

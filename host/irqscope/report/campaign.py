# SPDX-License-Identifier: BSD-2-Clause
"""The report of a campaign: report.html for people, one sentence for the terminal."""

import shlex
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ..campaigns.campaigndir import CampaignDirectory
from ..errors import ExitCode
from ..files import replace
from ..findings.campaignrecord import INVALID, VALID, CampaignResult, ScenarioRow
from ..reading import reading
from ..results.resultfile import read_result
from ..results.summary import known
from ..units import counted, format_rate
from .campaignsegment import measured, section
from .frame import frame, problems_of, tell
from .markup import Html, table
from .page import page as page_of_run
from .sentence import duration_of, label, tick_of
from .series import noun, sentences, series, title

CONSTANTS = {
    "kernel": ("release", "version", "machine"), "command line": ("command_line",),
    "real time": ("realtime", "preempt"), "isolated CPUs": ("isolated",),
    "tick-less CPUs": ("nohz_full",), "real-time share, us of 1 s": ("rt_runtime_us",),
    "governors": ("governors",), "idle states": ("idle_states",), "microcode": ("microcode",),
    "clock source": ("clock_source",),
}  # fmt: skip
"""Rows of the target's table, and the sections of its record that they show."""
LINES = 5


def conclude(directory: CampaignDirectory, result: CampaignResult, *, drawn: bool = True) -> int:
    """Print what was found, and draw report.html if it is to be `drawn`; returns the exit code."""
    with reading(f"a file in {directory.path}"):
        told, report = list(sentences(result)), page(result) if drawn else None
    if report is not None:
        _draw_runs(directory, result)
        replace(directory.report_file, report.encode())
    tell(headline(result), problems_of(result))
    for text in told:
        print(text)
    print(directory.report_file if drawn else directory.result_file)
    return result.exit_code


def _draw_runs(directory: CampaignDirectory, result: CampaignResult) -> None:
    """The pages that the campaign's refers to, where they are not there yet."""
    for row in result.scenarios:
        run = directory.run(row.name)
        if row.tick and not run.report_file.exists():
            with reading(run.result_file):
                drawn = page_of_run(read_result(run.path))
            replace(run.report_file, drawn.encode())


def headline(result: CampaignResult) -> str:
    """The sentence that comes first everywhere."""
    rows = result.scenarios
    valid, invalid = ([row.name for row in rows if row.state == state] for state in (VALID, INVALID))
    text = f"{counted(len(valid), noun(result))} of {len(rows)} measured"
    if worst := _worst(result):
        text += f"; the longest {worst}"
    text += "."
    if invalid:
        text = f"INVALID {noun(result).upper()}S: {', '.join(invalid)}; none of their figures may be used. {text}"
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
    return f"{segment.name} was {duration_of(row, segment.max)}, in {row.name}"


def page(result: CampaignResult) -> str:
    """The whole page."""
    names = list(dict.fromkeys(segment.name for _, segment in measured(result)))
    body = f"""{series(result)}<h2>{"Runs" if result.series else "Scenarios"}</h2>{_scenarios(result)}
{"".join(section(result, name) for name in names)}
<section><h2>Interrupts and load of the target</h2>{_interrupts(result)}</section>
<section><h2>The target</h2>{_target(result)}</section>
<section><h2>Loads</h2>{_loads(result)}</section>"""
    note = """. Each scenario is a run directory with a report of its own; the target's records before and after it
are in its <code>scenario.json</code>. <code>irqscope report</code> makes this page again."""
    return frame(
        title(result), title(result), [headline(result), *sentences(result)], body,
        note, label=result.qualification or "", tool=result.tool, problems=problems_of(result),
    )  # fmt: skip


def _verdict(row: ScenarioRow) -> str:
    if row.verdict:
        return f"valid, {row.verdict}"
    return {ExitCode.OK: "valid", ExitCode.WARNING: "valid, warnings"}.get(
        ExitCode(row.exit_code), f"exit code {row.exit_code}"
    )


def _link(row: ScenarioRow) -> Html:
    return Html(f'<a href="{escape(row.directory)}/report.html">{escape(row.name)}</a>') if row.tick else Html(
        escape(row.name)
    )


def _share(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.0f} %"


def _rate(row: ScenarioRow) -> str:
    interrupts = (row.record or {}).get("interrupts")
    return f"{interrupts['per_second']:.0f}" if interrupts else "-"


def _scenarios(result: CampaignResult) -> str:
    rows = []
    for row in result.scenarios:
        busy = ((row.record or {}).get("busy") or {}).get("cpu")
        state = _verdict(row) if row.state == VALID else Html(f'<span class="wrong">{row.state}</span>')
        rows.append((_link(row), row.description, state, _rate(row), _share(busy), _duration(row)))
    return table(("scenario", "load", "verdict", "interrupts/s", "CPUs busy", "measured for"), rows, "words") + (
        '<p class="note">Interrupts and time not idle, of all CPUs of the target together, between its records before '
        "and after the measurement.</p>"
    )


def _duration(row: ScenarioRow) -> str:
    seconds = (row.record or {}).get("seconds")
    return "-" if seconds is None else f"{seconds:.0f} s"


def _interrupts(result: CampaignResult) -> str:
    """Interrupts per second of each CPU, and the lines with the most."""
    counts = [(row, row.record, row.record["interrupts"]) for row in result.scenarios
              if row.record and row.record["interrupts"]]  # fmt: skip
    if not counts:
        return "<p>Not recorded.</p>"
    cpus = list(dict.fromkeys(cpu for _, _, interrupts in counts for cpu in interrupts["cpus"]))
    rows = []
    for row, record, interrupts in counts:
        lines = ", ".join(
            f"{line['name'] or line['line']} {format_rate(line['count'] / interrupts['seconds'], 3)}"
            for line in interrupts["lines"][:LINES]
        )
        busy = record["busy"] or {}
        rates = (_of_cpu(interrupts["cpus"].get(cpu), busy.get(cpu.lower())) for cpu in cpus)
        rows.append((row.name, *rates, lines))
    return table(("scenario", *cpus, "most of them"), rows, "text", whole=False) + (
        '<p class="note">Interrupts per second of each CPU, and how much of its time it was not idle.</p>'
    )


def _of_cpu(rate: float | None, busy: float | None) -> str:
    return "-" if rate is None else f"{rate:.0f}" + ("" if busy is None else f" ({_share(busy)})")


def _target(result: CampaignResult) -> str:
    """The target as its first record has it; what differs later is a warning above."""
    row = next((row for row in result.scenarios if row.target and "error" not in row.target), None)
    if row is None:
        return "<p>No record of it was taken.</p>"
    record = row.target or {}
    rows: list[tuple[str, object]] = [("target", result.target)]
    rows += [(name, _known(record[section] for section in sections)) for name, sections in CONSTANTS.items()]
    set_to = (f"{key}={value}" for key, value in (record["config"] or {}).items() if value != "n")
    rows.append(("configuration", _known(set_to)))
    threads = (f"{name} {thread['policy']} {thread['priority']}" for name, thread in (record["threads"] or {}).items())
    rows.append(("interrupt threads", _known(threads)))
    rows.append(("IRQ affinity", _affinity(record["affinity"])))
    drift = [(other.name, other.record["drift_ppm"]) for other in result.scenarios if other.record]
    clock = record["adjtimex"]
    rows.append(("clock's rate, ppm", _known([clock and f"{clock['frequency_ppm']:.3f}"])))
    rows.append(("changed by, ppm", _known(f"{name} {value:+.3f}" for name, value in drift if value is not None)))
    return table((), rows, "text", whole=False) + (
        f'<p class="note">As recorded before {escape(row.name)}. "Not readable" is what this target does not tell '
        "this user.</p>"
    )


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


def _loads(result: CampaignResult) -> str:
    rows = []
    for row in result.scenarios:
        for program in row.programs:
            command = Html(f"<code>{escape(shlex.join(program['run']))}</code>")
            identity = ", ".join(filter(None, (program["path"], f"sha256 {(program['sha256'] or '?')[:16]}")))
            rows.append((row.name, program["on"], command, program["version"] or "-", identity))
    if not rows:
        return "<p>No scenario has a load.</p>"
    return table(("scenario", "on", "command", "version", "program"), rows, "text", whole=False)

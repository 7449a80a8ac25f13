# SPDX-License-Identifier: BSD-2-Clause
"""Find out what a freshly wired target acts on, and what answers.

It may act on rising or falling edges, both, or a level.

Examples:
  irqscope probe --port /dev/ttyUSB1
  irqscope probe --port /dev/ttyUSB1 --stub start.json --out probed.json
"""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._port import add_port, open_instrument

if TYPE_CHECKING:
    from fractions import Fraction

    from ..qualifying.probe import Answer

CHECKLIST = (
    "Nothing answers. What to look at, in this order (docs/guide/wiring.md has drawings):",
    "- the stub runs, and has printed its start line",
    "- ground is connected, and the stimulus is on the pin that the stub waits for",
    "- the answers are on the right pins of the instrument: isr, task, done, aux",
    "- the interrupt is enabled: /proc/interrupts counts it; no other driver (lp, parport_pc) has it",
    "- parallel port: bit 4 of the control register is set; the BIOS has the port on, at this address, with this IRQ",
    "- voltages: the target takes 3.3 V for high, and its answers are between 0 V and 3.3 V",
)


def configure(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--stub", type=Path, metavar="FILE", help="the stub's start line, to be taken over into --out")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep what was found, for `irqscope latency --stub FILE`"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    from ..errors import ExitCode
    from ..files import check_apart
    from ..measuring.progress import CountLine
    from ..qualifying.probe import probe
    from ..targets.stublines import SCHEMA, START
    from ..targets.target import Target, read_target

    if options.stub and options.out:
        check_apart(options.out, "--out", [(options.stub, "read by --stub")])
    target = read_target(options.stub) if options.stub else None
    with open_instrument(options) as instrument:
        tick = instrument.identity.tick
        line = CountLine(what="pulses")
        try:
            answers = probe(instrument, line)
        finally:
            line.finish()
        known = (target or Target(instrument.transport.target)).at({}).description
    edge = _edge(answers)
    if options.json:
        print(json.dumps({"edge": edge, "inputs": [_to_json(answer, tick) for answer in answers]}, indent=1))
    else:
        print("\n".join(_text(answers, tick)))
    if edge is None:
        return int(ExitCode.LIMIT)
    if known.get("edge", edge) != edge:
        print(f"irqscope: the stub declares the {known['edge']} edge, and acts on the {edge} one", file=sys.stderr)
    if options.out:
        from ..base.records import write_json

        write_json(options.out, {START: SCHEMA, **known, "edge": edge})
    return int(ExitCode.OK)


def _edge(answers: "list[Answer]") -> str | None:
    """The one edge that the target acts on."""
    from ..qualifying.probe import Trigger

    found = {answer.trigger for answer in answers}
    return {Trigger.RISING: "rising", Trigger.FALLING: "falling"}.get(found.pop()) if len(found) == 1 else None  # type: ignore[arg-type]


def _to_json(answer: "Answer", tick: "Fraction") -> dict[str, Any]:
    seconds = None if answer.latency is None else float(answer.latency * tick)
    trigger = answer.trigger and answer.trigger.name.lower()
    return {"input": answer.input.label, "trigger": trigger, "median_s": seconds, "pulses": answer.pulses}


def _text(answers: "list[Answer]", tick: "Fraction") -> list[str]:
    from ..qualifying.probe import Trigger
    from ..units import format_measured

    if not answers:
        return list(CHECKLIST)
    lines = []
    for answer in answers:
        if answer.trigger is None:
            text = "changes, but not as any edge or level of the stimulus would have it"
        elif answer.latency is None:
            text = f"answers {answer.trigger.value}"
        else:
            text = f"answers {answer.trigger.value} after {format_measured(answer.latency * tick, tick)}"
        lines.append(f"{answer.input.label:5} {text} ({answer.pulses} pulses)")
    edge = _edge(answers)
    found = {answer.trigger for answer in answers}
    if edge == "rising":
        lines.append("The target acts on the rising edge: measure as it is.")
    elif edge == "falling":
        lines.append("The target acts on the falling edge: measure with --active-low.")
    elif found & {Trigger.BOTH, Trigger.HIGH, Trigger.LOW}:
        lines.append(
            "One stimulus would have more than one answer: set the target to one edge before anything is measured."
        )
    else:
        lines.append("The inputs contradict each other: look at the wiring, and at what else drives these pins.")
    return lines

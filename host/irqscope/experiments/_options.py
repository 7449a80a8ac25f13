# SPDX-License-Identifier: BSD-2-Clause
"""Options that experiments share."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..cli._port import add_port
from ..cli._quantity import COUNT, TIME, quantity
from ..measuring.selection import PRESETS
from ..units import parse_time

if TYPE_CHECKING:
    from ..contract.roles import Source
    from ..targets.target import Target

MOST_RUNS = 1024
"""Of a series."""


def add_instrument(parser: argparse.ArgumentParser) -> None:
    """Which instrument, and where its run goes."""
    add_port(parser)
    parser.add_argument(
        "--calibrated", action="store_true",
        help="correct all times by the oscillator's error that irqscope calibrate has recorded of this instrument",
    )
    parser.add_argument(
        "--patience", default="20s", type=TIME, metavar="TIME",
        help="how long to wait for a link that is interrupted, such as by a pulled cable (default 20s, 0 for not at "
             "all); the stimuli of a host that was killed go on for 5 s longer than that",
    )  # fmt: skip
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="run directory, made anew")
    add_report(parser)


def add_report(parser: argparse.ArgumentParser) -> None:
    """Whether the page is drawn at once."""
    parser.add_argument(
        "--report", action=argparse.BooleanOptionalAction, default=None,
        help="draw DIR/report.html at once, as `irqscope report DIR` does later (default: if a person looks on, at a "
             "terminal)",
    )  # fmt: skip


def wants_report(options: argparse.Namespace) -> bool:
    """Whether it is: drawing takes longer than many a measurement, and programs read result.json."""
    return sys.stdout.isatty() if options.report is None else bool(options.report)


def add_stimulus(parser: argparse.ArgumentParser) -> "argparse._ArgumentGroup":
    """How stimuli are driven."""
    group = parser.add_argument_group("stimulus")
    group.add_argument(
        "--width", type=TIME, metavar="TIME", help="pulse width (default 10us, at most a quarter of a period)"
    )
    group.add_argument(
        "--active-low", action="store_true", help="the target acts on the falling edge, and --stub does not say so"
    )
    group.add_argument("--seed", default="1", type=COUNT, help="seed of the dither (default 1)")
    return group


def add_dither(group: "argparse._ArgumentGroup") -> None:
    """How stimuli are shifted."""
    group.add_argument(
        "--dither", default="whole", type=quantity(_dither), metavar="HOW",
        help="how stimuli are scattered: whole (every phase of the period is met equally often, default), none, a time "
             "(each comes up to that much later than scheduled), or exponential (random intervals with this mean rate)",
    )


def _dither(text: str) -> None:
    if text not in ("whole", "none", "exponential"):
        parse_time(text)


def add_measurement(parser: argparse.ArgumentParser) -> "argparse._ArgumentGroup":
    """What is measured of the answers, and how they are paired."""
    group = parser.add_argument_group("measurement")
    group.add_argument(
        "--segments", metavar="A,B,...",
        help="segments to measure on the chip, by name or preset (default: isr,task,work,isr.interval, or what the "
             f"stub's pins allow); presets: {', '.join(PRESETS)}",
    )
    group.add_argument("--stub", type=Path, metavar="FILE", help="the stub's start line, which gives the pairing")
    group.add_argument(
        "--timeout", default="1s", type=TIME, metavar="TIME", help="later answers count as missing (default 1s)"
    )
    group.add_argument("--threshold", type=TIME, metavar="TIME", help="record latencies above this one by one")
    group.add_argument(
        "--least", default="0", metavar="TIME",
        help="m: the least possible latency from a stimulus (default 0); for other segments by name: 300ns,task=500ns; "
             "learned: what a rehearsal of up to 20 000 stimuli at the same rate shows, before the measurement",
    )
    add_pins(group)
    return group


def add_trigger(parser: argparse.ArgumentParser) -> None:
    """When the trigger output tells the target that it is late."""
    group = parser.add_argument_group("trigger output (docs/trigger.md)")
    group.add_argument(
        "--trigger", type=TIME, metavar="TIME", help="arm it: a pulse as soon as a response is missing for this long"
    )
    group.add_argument("--trigger-segment", metavar="NAME", help="latency that it watches (default: the first one)")
    group.add_argument(
        "--trigger-on", default="deadline", metavar="A,B,...",
        help="what it answers: deadline (the time has passed, default), late (the response comes after that), "
             "coalesced (a stimulus comes while one waits)",
    )
    group.add_argument("--trigger-width", default="10us", type=TIME, metavar="TIME", help="pulse width (default 10us)")
    group.add_argument(
        "--trigger-holdoff", default="1ms", type=TIME, metavar="TIME", help="pause after a pulse (default 1ms)"
    )
    group.add_argument("--trigger-count", default="1", type=COUNT, help="pulses (default 1, 0: endless)")
    group.add_argument("--trigger-stop", action="store_true", help="the first pulse ends stimuli and run")
    group.add_argument("--trigger-active-low", action="store_true", help="the pulse is low")


def check_window(options: argparse.Namespace) -> None:
    """BadInput unless --window is one that a grid can have."""
    from ..analysis.grid import WINDOWS_S
    from ..errors import BadInput

    if not WINDOWS_S[0] <= parse_time(options.window) <= WINDOWS_S[1]:
        raise BadInput(f"--window {options.window} is out of range: 10s to 100s")


def add_pins(group: "argparse._ArgumentGroup") -> None:
    """How edges of the inputs are taken."""
    group.add_argument(
        "--filter", default="50ns", type=TIME, metavar="TIME", help="glitch filter (default 50ns, 0 for none)"
    )
    group.add_argument("--invert", default="", metavar="A,B,...", help="inputs whose level is inverted")


def roles_of(text: str | None, option: str, target: "Target", inputs: int) -> "list[Source]":
    """Inputs on which tasks start: those that the user names by an option, or the stub, else `task`."""
    from ..contract.roles import INPUTS, source
    from ..errors import BadInput

    named = [name.strip() for name in text.split(",")] if text else list(target.pins) or ["task"]
    possible = INPUTS[:inputs]
    try:
        roles = sorted({source(name) for name in named})
    except ValueError as error:
        raise BadInput(str(error)) from error
    if strange := [role.label for role in roles if role not in possible]:
        raise BadInput(f"{option} takes {', '.join(role.label for role in possible)}, not {', '.join(strange)}")
    return roles


def numbers_of(text: str, option: str) -> list[int]:
    """Numbers from a list such as `0-3,6`, as Linux writes those of CPUs; BadInput if it is none."""
    from ..errors import BadInput

    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise BadInput(f"{option} takes numbers, such as 0-3 or 0,2, not {text!r}")
        low, high = int(first), int(last or first)
        if high < low or high >= MOST_RUNS or set(range(low, high + 1)) & set(found):
            raise BadInput(f"{option} {text} names a number twice, or none, or one beyond {MOST_RUNS}: write 0-3")
        found += range(low, high + 1)
    return found

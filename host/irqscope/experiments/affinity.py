# SPDX-License-Identifier: BSD-2-Clause
"""Measure latency with the interrupt on each CPU of the target in turn, and lay the distributions over each other.

All options of `latency` hold. The affinity is set by /proc/irq on the target (--irq), or by a command of yours; it is
read back, and put back as it was however this ends. A thread's CPU is told by {cpu} in --start or --port."""

import argparse
from typing import TYPE_CHECKING

from . import latency
from ._conduct import add_series, check_placeholder, conduct, given, started, target_of, words_of
from ._options import numbers_of, wants_report

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign, Check, Command

HERE = "{cpu}"


def configure(parser: argparse.ArgumentParser) -> None:
    latency.configure(parser)
    group = add_series(parser, HERE, "cpus")
    group.add_argument("--cpus", required=True, metavar="LIST", help="of the target, in this order: 0-3, or 0,2")
    group.add_argument(
        "--irq", metavar="N", help="number of the interrupt, as in /proc/interrupts: it is moved by /proc/irq/N"
    )
    group.add_argument("--command", metavar="COMMAND", help=f"moves it instead of that: 'set-affinity {HERE}'")
    group.add_argument("--restore", metavar="COMMAND", help="puts it back in the end, with --command")


def run(options: argparse.Namespace) -> int:
    latency.check(options)
    return conduct(_series(options), options.out, options.command_line, drawn=wants_report(options))


def _series(options: argparse.Namespace) -> "Campaign":
    """A scenario for each CPU."""
    from ..campaigns.campaign import Campaign, Scenario
    from ..errors import BadInput
    from ..units import parse_time

    cpus = numbers_of(options.cpus, "--cpus")
    irq = int(options.irq) if (options.irq or "").isdecimal() else None
    if options.irq and irq is None:
        raise BadInput(f"--irq takes the number of an interrupt, as in /proc/interrupts, not {options.irq!r}")
    if bool(options.command) != bool(options.restore):
        raise BadInput("--command and --restore belong together: what moves the interrupt, and what puts it back")
    if irq is None and not options.command:
        check_placeholder(options, HERE, "which CPU to use, but --irq")
    common = given(options, latency.configure, "port")
    scenarios = []
    for cpu in cpus:
        commands, check = _held(options, irq, cpu)
        scenarios.append(Scenario(
            f"cpu{cpu}", f"IRQ {irq} on CPU {cpu}" if irq is not None else f"CPU {cpu}",
            (*commands, *started(options, HERE, str(cpu))), parse_time(options.settle),
            {"port": options.port.replace(HERE, str(cpu))}, check,
        ))  # fmt: skip
    series = {"name": "affinity", "irq": irq, "cpus": cpus, "varies": ["affinity"]}
    return Campaign(None, "latency", target_of(options, scenarios), common, tuple(scenarios), series)


def _held(options: argparse.Namespace, irq: int | None, cpu: int) -> "tuple[tuple[Command, ...], Check | None]":
    """What holds the interrupt on a CPU, and what judges whether it was there."""
    from ..findings.affinity import moved, moved_by, on_cpu

    check = None if irq is None else on_cpu(irq, cpu)
    if options.command:
        words = [word.replace(HERE, str(cpu)) for word in words_of(options.command, "--command")]
        return (moved_by(words, words_of(options.restore, "--restore")),), check
    return () if irq is None else (moved(irq, cpu),), check

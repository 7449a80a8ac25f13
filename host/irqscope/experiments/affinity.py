# SPDX-License-Identifier: BSD-2-Clause
"""Measure latency with the interrupt on each CPU in turn.

The distributions are laid over each other. All options of `latency` hold. The affinity is set by /proc/irq on the
target (--irq), or by a command of yours; it is read back, and put back as it was however this ends. A thread's CPU is
told by {cpu} in --start or --port.

Examples:
  irqscope affinity --port /dev/ttyUSB1 --on root@board --cpus 0-3 --irq 54 --out cpus
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..base.options import COMMAND, NAMES, Kind, option
from ..errors import BadInput
from ..measuring.requests import SERIES, Connection, Request
from ._series import Series, common, numbers_of
from .latency import EXPERIMENT as LATENCY

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign, Check, Command


@dataclass(frozen=True, kw_only=True)
class Affinity(Series):
    """A run for each CPU."""

    PLACEHOLDER = "{cpu}"
    cpus: tuple[str, ...] = option(NAMES, "of the target, in this order: 0-3, or 0,2", required=True, group=SERIES)
    irq: str | None = option(
        Kind("N", str), "number of the interrupt, as in /proc/interrupts: it is moved by /proc/irq/N", group=SERIES
    )
    command: tuple[str, ...] | None = option(
        COMMAND, "moves it instead of that: 'set-affinity {PLACEHOLDER}'", group=SERIES
    )
    restore: tuple[str, ...] | None = option(COMMAND, "puts it back in the end, with --command", group=SERIES)

    def campaign(self, connection: Connection, request: Request) -> "Campaign":
        from ..campaigns.campaign import Campaign, Scenario
        from ..campaigns.campaignfile import AffinitySeries

        cpus = numbers_of(self.cpus, "--cpus")
        irq = int(self.irq) if self.irq and self.irq.isdecimal() else None
        if self.irq and irq is None:
            raise BadInput(f"--irq takes the number of an interrupt, as in /proc/interrupts, not {self.irq!r}")
        if bool(self.command) != bool(self.restore):
            raise BadInput("--command and --restore belong together: what moves the interrupt, and what puts it back")
        if irq is None and not self.command:
            self.check_placeholder(connection, "which CPU to use, but --irq")
        scenarios = []
        for cpu in cpus:
            commands, check = self._held(irq, cpu)
            scenarios.append(
                Scenario(
                    f"cpu{cpu}",
                    f"IRQ {irq} on CPU {cpu}" if irq is not None else f"CPU {cpu}",
                    (*commands, *self.started(str(cpu))),
                    self.settle,
                    {"port": connection.port.replace(self.PLACEHOLDER, str(cpu))},
                    check,
                )
            )
        series = AffinitySeries(irq=irq, cpus=cpus, varies=["affinity"])
        shared = common(connection, request)
        return Campaign(None, LATENCY.name, self.target_of(scenarios), shared, tuple(scenarios), series)

    def _held(self, irq: int | None, cpu: int) -> "tuple[tuple[Command, ...], Check | None]":
        """What holds the interrupt on a CPU, and what judges whether it was there."""
        from ..findings.affinity import moved, moved_by, on_cpu

        check = None if irq is None else on_cpu(irq, cpu)
        if self.command and self.restore:
            words = [word.replace(self.PLACEHOLDER, str(cpu)) for word in self.command]
            return (moved_by(words, list(self.restore)),), check
        return () if irq is None else (moved(irq, cpu),), check


EXPERIMENT = replace(LATENCY, series=Affinity)

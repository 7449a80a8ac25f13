# SPDX-License-Identifier: BSD-2-Clause
"""A run on a target of the bench with two interrupts."""

from dataclasses import replace
from pathlib import Path

from endtoend import Measured, measure, url

from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.device.stimulus_plan import StimulusPlan
from models.interrupts import ALWAYS, Kind

NS = 1000
"""Picoseconds."""
HANDLERS = """
[irq]
latency = "{first.latency}ps"
[isr]
toggle = "{first.toggle}ps"
duration = "{first.duration}ps"
reentry = "{first.reentry}ps"
[second]
latency = "{second.latency}ps"
reentry = "{second.reentry}ps"
preempts = {preempts}
masked = "{masked}"
"""


def handlers(first: Kind, second: Kind) -> str:
    """The bench's profile of both, up to the lengths of the second one: further keys of `[second]` may follow."""
    return HANDLERS.format(
        first=first,
        second=second,
        preempts=str(first.masked == 0).lower(),
        masked="all" if second.masked == ALWAYS else f"{second.masked}ps",
    )


def ran(folder: Path, target: str, seed: int) -> Measured:
    """Some hundred stimuli of either kind at incommensurable rates, so that they meet in all ways."""
    profile = folder / "two.toml"
    profile.write_text(target)

    def both(configuration: Configuration) -> Configuration:
        plan = StimulusPlan(period=1117 + 2 * seed, width=50, count=250)
        inputs = {role: configuration.inputs[Source.ISR] for role in (Source.ISR, Source.AUX)}
        return replace(configuration, inputs=inputs, stimuli={**configuration.stimuli, Source.STIMULUS2: plan})

    return measure(
        url(profile=profile, ledger="on"), folder / "run", "--rate", "97kHz", "--width", "1us", "--count", 300,
        "--segments", "isr", "--dither", "none", change=both,
    )  # fmt: skip

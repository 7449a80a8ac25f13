# SPDX-License-Identifier: BSD-2-Clause
"""Targets in a line: what they do about a stimulus."""

import random
from collections.abc import Callable

from irqscope.contract.roles import Source

Answer = Callable[[int, random.Random], list[tuple[Source, int]]]
"""What a target does about a stimulus: (input to toggle, ticks after the stimulus); called with its number."""


def steady(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    """A target that always answers, on three inputs, never before the one before is done at 1 kHz."""
    isr = 400 + dice.randrange(200)
    task = isr + 900 + dice.randrange(300)
    return [(Source.ISR, isr), (Source.TASK, task), (Source.DONE, task + 1500)]

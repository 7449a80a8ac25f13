# SPDX-License-Identifier: BSD-2-Clause
"""The pins as a waveform, a value change dump (IEEE 1364, 18), for GTKWave, Surfer and, of short runs, PulseView.

A pin of which edges were lost is `x` from there until its next edge. The time scale is the largest of which the tick is
a multiple; if there is none, it is the picosecond, to which each time is rounded. sigrok, which reads for PulseView,
makes a sample of each unit: `downsample` is how many of them it may take for one, so that no two ticks are one.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, BinaryIO

import numpy as np

from ...printable import printable_lines
from ..clock import PICOSECOND, Clock
from ..levels import Levels
from ..provenance import provenance
from ..recording import Recording
from . import Choices

SUFFIX = "vcd"
TAKES: frozenset[str] = frozenset()
VALUES = "01x"
SCALES = [
    (Fraction(ten, 10**exponent), f"{ten} {name}")
    for exponent, name in ((6, "us"), (9, "ns"), (12, "ps"))
    for ten in (100, 10, 1)
]


def scale(clock: Clock) -> tuple[Fraction, str]:
    """Seconds and name of the time scale."""
    return next((known for known in SCALES if clock.is_exact(known[0])), (PICOSECOND, "1 ps"))


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    recording.require_edges("a waveform")
    clock, levels = recording.clock, Levels(recording)
    unit, name = scale(clock)
    downsample = clock.tick // unit
    facts = provenance(recording) | {"times": clock.rounding(unit, name.removeprefix("1 "))}
    facts["downsample"] = f"{downsample}, of PulseView and sigrok-cli"
    head = [f"$date {recording.run.start} $end", f"$version {facts['exported_by']} $end"]
    head += [f"$comment {key}: {printable_lines(text).replace('$', 'S')} $end" for key, text in facts.items()]
    head += [f"$timescale {name} $end", "$scope module irqscope $end"]
    codes = {pin: chr(ord("!") + number) for number, pin in enumerate(levels.pins)}
    head += [f"$var wire 1 {code} {pin.label} $end" for pin, code in codes.items()]
    head += ["$upscope $end", "$enddefinitions $end"]
    head += [f"#{_one(clock, max(0, recording.begin - 1), unit)}", "$dumpvars"]
    head += [f"{VALUES[levels.initial[pin]]}{code}" for pin, code in codes.items()]
    file.write(("\n".join([*head, "$end"]) + "\n").encode())
    count, last = 0, -1
    for changes in levels.changes(recording.pieces()):
        times = clock.times(changes.time, unit).tolist()
        lines = []
        for time, source, level in zip(times, changes.source.tolist(), changes.level.tolist(), strict=True):
            if time != last:
                lines.append(f"#{time}")
                last = time
            lines.append(VALUES[level] + codes[source])
        count += len(times)
        file.write(("\n".join(lines) + "\n").encode())
    if (end := _one(clock, recording.end, unit)) > last:
        file.write(f"#{end}\n".encode())
    return {
        "changes": count,
        "pins": [pin.label for pin in levels.pins],
        "timescale": name,
        "times": facts["times"],
        "downsample": downsample,
    }


def _one(clock: Clock, ticks: int, unit: Fraction) -> int:
    return int(clock.times(np.array([ticks]), unit)[0])

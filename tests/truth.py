# SPDX-License-Identifier: BSD-2-Clause
"""Truth from the pins: reads the waveform that the target's side wrote and applies the published rule by itself.

Shares no code with irqscope but the constant of the contract. Plain lists and exact numbers: slow and obvious.

The rule: an edge's time is the first sampling instant at or after it, for an edge whose level then stays for the
filter length; plus the stamp offset. A source has at most one recorded edge a clock; it is marked if more followed.
"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import vcdvcd

PS = 10**12


def waveform(path: Path) -> dict[str, list[tuple[int, int]]]:
    """(time in ps, level) of every change, by the last part of the signal's name."""
    vcd = vcdvcd.VCDVCD(str(path))
    return {
        name.split(".")[-1].split("[")[0]: [(time, int(level)) for time, level in vcd[name].tv] for name in vcd.signals
    }


def first_instant(time_ps: int, tick: Fraction, late_ps: int = 0) -> int:
    """Index of the first sampling instant at or after `time_ps`; odd instants come `late_ps` later than k ticks."""
    step, time, late = tick.numerator * PS, tick.denominator * time_ps, tick.denominator * late_ps  # in parts of a ps
    index = -(-time // step)
    near = (index - 1, index, index + 1)
    return next(k for k in near if k * step + (late if k % 2 else 0) >= time)


def sampled_changes(changes: list[tuple[int, int]], tick: Fraction, late_ps: int = 0) -> list[tuple[int, int]]:
    """(instant, level) at which the sampled level differs from that of the instant before."""
    last_at: dict[int, int] = {}
    for time, level in changes:
        last_at[first_instant(time, tick, late_ps)] = level
    result: list[tuple[int, int]] = []
    level_now = 0
    for instant, level in sorted(last_at.items()):
        if level != level_now:
            result.append((instant, level))
            level_now = level
    return result


def accepted(changes: list[tuple[int, int]], filter_ticks: int) -> Iterator[tuple[int, int]]:
    """Of the sampled changes, those whose level stays for the filter length, as they flip the accepted level."""
    level_now = 0
    for position, (instant, level) in enumerate(changes):
        stays = position + 1 == len(changes) or changes[position + 1][0] > instant + filter_ticks
        if stays and level != level_now:
            level_now = level
            yield instant, level


def recorded(edges: Iterator[tuple[int, int]], samples: int) -> list[tuple[int, int, bool]]:
    """(instant, level, multi): the first edge of each clock, and whether others of that clock were not recorded."""
    result: list[tuple[int, int, bool]] = []
    for instant, level in edges:
        if result and result[-1][0] // samples == instant // samples:
            result[-1] = (*result[-1][:2], True)
        else:
            result.append((instant, level, False))
    return result


def near_instant(time_ps: int, tick: Fraction, within_ps: int) -> bool:
    """Is the edge within `within_ps` of a sampling instant?"""
    nearest = round(Fraction(time_ps, PS) / tick)
    return abs(Fraction(time_ps, PS) - nearest * tick) <= Fraction(within_ps, PS)


def coalesce(causes: list[int], responses: list[int], least: int, timeout: int) -> list[int]:
    """Latencies of all stimuli: each response serves every pending cause at least `least` old, or the oldest one."""
    pending: list[int] = []
    latencies: list[int] = []
    merged = sorted([(t, 0) for t in causes] + [(t, 1) for t in responses])
    for time, is_response in merged:
        pending = [cause for cause in pending if time - cause <= timeout]
        if not is_response:
            pending.append(time)
            continue
        served = [cause for cause in pending if time - cause >= least] or pending[:1]
        latencies += [time - cause for cause in served]
        pending = [cause for cause in pending if cause not in served]
    return latencies

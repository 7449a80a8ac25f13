# SPDX-License-Identifier: BSD-2-Clause
"""Limits from a TOML file: each of them has a name, a figure and a bound."""

from fuzz.files import given
from fuzz.fuzzing import outcome

from irqscope.measuring.limits import Limit, read_limits

SEEDS = [
    b'max-loss = 0\n[limit]\n"isr.max" = "50us"\n"isr.interval.p50" = "1.1ms"\n[warn]\n"task.missing" = 0\n',
    b'[limit]\nisr.p99.9 = "1ms"\n',
    b"isr.p99.99=3us",
]


def check(data: bytes) -> None:
    with given(data) as path:
        for limit in outcome(lambda: read_limits(path)) or ():
            _usable(limit)
    if limit := outcome(lambda: Limit.parse(data.decode(errors="replace"), hard=True)):
        _usable(limit)


def _usable(limit: Limit) -> None:
    assert limit.bound >= 0 and limit.figure and (limit.segment or limit.name == "max-loss")
    assert Limit.of(limit.record) == limit

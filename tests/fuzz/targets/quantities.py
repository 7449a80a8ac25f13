# SPDX-License-Identifier: BSD-2-Clause
"""Numbers with units: a value is exact and of the right kind, and can be shown."""

from fractions import Fraction

from fuzz.fuzzing import outcome

from irqscope import units
from irqscope.measuring.wanted import Wanted
from irqscope.view.server import parse_listen

SEEDS = [b"50us", b"5h", b"1.5 ms", b"1kHz", b"600_000", b"600k", b"3Mbaud", b"1e3s", b"127.0.0.1:0", b"isr.max=1ms"]


def check(data: bytes) -> None:
    text = data.decode(errors="surrogateescape")
    for parse, form in (
        (units.parse_time, units.format_time),
        (units.parse_rate, units.format_rate),
        (units.parse_count, str),
        (units.parse_baud, str),
    ):
        value = outcome(lambda parse=parse: parse(text))
        if value is not None:
            assert isinstance(value, int | Fraction) and value >= 0
            assert form(value)
    outcome(lambda: parse_listen(text))
    outcome(lambda: Wanted.parse(text))

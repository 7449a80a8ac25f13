# SPDX-License-Identifier: BSD-2-Clause
"""Profiles of modelled targets: parameters and tables are numbers that the harness can hold."""

from fuzz.files import given

from irqscope_bench.profile import PROFILES, ProfileError, load

SEEDS = [
    *(path.read_bytes() for path in sorted(PROFILES.glob("*.toml"))),
    b'[irq]\nlatency = "3us"\nkind = "level"\n[clock]\nerror_ppm = 30\n[pins.isr]\nrise = "10ns"\nringing = 2\n',
    b'base = "ideal"\n[task]\nrelease = "counting"\ndepth = 4\n[[disturbance]]\nperiod = "1ms"\nduration = "5us"\n',
    b'[isr]\nduration = {shape = "uniform", least = "1us", most = "2us", limit = "2us"}\n',
    b'[isr]\nduration = {shape = "lognormal", least = "1us", median = "2us", sigma = 0.5}\n',
]


def check(data: bytes) -> None:
    with given(data) as path:
        try:
            profile = load(str(path), [("irq.kind", "level")])
        except ProfileError as error:
            assert str(error)
            return
    assert all(isinstance(value, int) and 0 <= value < 1 << 64 for value in profile.parameters.values())
    for table in profile.tables.values():
        assert table == sorted(table) and all(isinstance(value, int) and 0 <= value < 1 << 63 for value in table)

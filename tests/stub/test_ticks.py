# SPDX-License-Identifier: BSD-2-Clause
"""Periods of systems that have ticks which are no whole microseconds: 60 a second are VxWorks' own."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from stub_bench import TASK, Lockstep, build, needs_compiler
from stub_ports import named

pytestmark = needs_compiler

HZ = 60
FLAGS = {"freertos": f"-O1 -DconfigTICK_RATE_HZ={HZ}", "vxworks": f"-O1 -DRATE={HZ}", "vxworks7": f"-O1 -DRATE={HZ}"}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    return cache(lambda name: build(tmp_path_factory.mktemp(name), name, flags=FLAGS[name]))


@pytest.mark.parametrize("name", FLAGS)
def test_a_period_of_whole_ticks_is_as_long_as_told(slow: Callable[[str], Path], name: str) -> None:
    stub = Lockstep(named(name).command(slow(name), workload="periodic", period=50000, count=20))
    try:
        assert stub.line()["period"] == 50000
        stub.wait(2)
        stub.terminate()
    finally:
        stub.close()
    at = [ns for ns, bit in stub.edges if bit == TASK][:20]
    assert len(at) == 20
    assert (at[-1] - at[0]) / 19 == pytest.approx(50e6, rel=1e-5)


def test_a_counter_of_16_bits_that_overflows_ends_no_sooner_and_no_later(tmp_path: Path) -> None:
    """configUSE_16_BIT_TICKS: 65.5 s at 1 kHz."""
    program = build(tmp_path, "freertos", flags="-O1 -DconfigUSE_16_BIT_TICKS=1")
    stub = Lockstep(named("freertos").command(program, workload="periodic", period=100000, duration=70))
    try:
        stub.line()
        stub.wait(80)
    finally:
        stub.close()
    at = [ns for ns, bit in stub.edges if bit == TASK]
    assert at[-1] == pytest.approx(70e9, abs=0.5e9) and len(at) == pytest.approx(at[-1] / 100e6, abs=2)


@pytest.mark.parametrize("name", FLAGS)
@pytest.mark.parametrize("period", [16666, 16667, 1000])
def test_a_period_of_no_whole_ticks_is_refused(slow: Callable[[str], Path], name: str, period: int) -> None:
    stub = Lockstep(named(name).command(slow(name), workload="periodic", period=period))
    assert "period must be a multiple of the" in stub.refusal()
    stub.close()

# SPDX-License-Identifier: BSD-2-Clause
"""What the port `zephyr` alone does and refuses, on its shim; what all ports do: test_ports.py."""

from collections.abc import Callable
from pathlib import Path

import pytest
from stub_bench import Lockstep, build, needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("workload=periodic", "period=1050"), "period must be a multiple of the tick"),
        (("workload=isr", "lines=10,11"), "lines= is for other ports"),
    ],
)
def test_what_zephyr_cannot_do_is_a_sentence(programs: Callable[[Port], Path], words, said: str) -> None:
    port = named("zephyr")
    stub = port.bench([programs(port), *words], None)
    assert said in stub.refusal()
    stub.close()


def test_a_period_that_is_no_multiple_of_the_tick_matters_only_where_there_are_periods(programs) -> None:
    port = named("zephyr")
    stub = port.bench(port.command(programs(port), workload="task", period=1050), None)
    assert stub.line()["period"] == 1050
    stub.terminate()
    stub.close()


def test_an_alias_that_zephyr_does_not_have_is_a_sentence(tmp_path: Path) -> None:
    program = build(tmp_path, "zephyr", flags="-O1 -DSHIM_WITHOUT_DONE")
    stub = Lockstep([program, "workload=task"])
    assert "no line for the alias irqscope-done" in stub.refusal()
    stub.close()
    stub = Lockstep([program, "workload=isr", "count=1"])
    assert set(stub.line()["pins"]) == {"isr"}
    stub.terminate()
    stub.close()


def test_two_aliases_of_one_line_are_a_sentence(tmp_path: Path) -> None:
    """That of the event would be driven against the instrument."""
    stub = Lockstep([build(tmp_path, "zephyr", flags="-O1 -DSHIM_DONE_IS_EVENT"), "workload=isr"])
    assert "irqscope-done has the line of another alias" in stub.refusal()
    stub.close()


@pytest.mark.parametrize("again", [False, True])
def test_an_application_may_call_it_again(programs: Callable[[Port], Path], again: bool) -> None:
    """Pins are low again, and the first toggle is an edge."""
    port = named("zephyr")
    command = port.command(programs(port), workload="periodic", count=1)
    stub = port.bench(command, {"STUB_AGAIN": "1"} if again else None)
    assert isinstance(stub, Lockstep)
    try:
        stub.line()
        stub.wait(1)
        assert (stub.terminate()["toggles"]["task"], stub.order()) == (1, "TTT" if again else "T")
    finally:
        stub.close()


@pytest.mark.parametrize("workload", ["task", "bracket", "multi"])
def test_threads_of_zephyr_can_be_cooperative(cooperative: Path, workload: str) -> None:
    stub = Lockstep([cooperative, f"workload={workload}", "operation=hand-over", "period=2000", "count=60"])
    try:
        assert "threads are cooperative" in stub.line()["versions"]["system"]
        stub.raise_events(60)
        stub.until_quiet()
        toggles = stub.terminate()["toggles"]
        assert toggles["done"] == {"task": 60, "bracket": 60, "multi": 1}[workload]
    finally:
        stub.close()


@pytest.fixture(scope="module")
def cooperative(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("cooperative"), "zephyr", flags="-O1 -DCONFIG_IRQSCOPE_COOPERATIVE")


@pytest.mark.parametrize("bus", [False, True])
def test_callbacks_of_zephyr_in_a_thread_are_counted(programs: Callable[[Port], Path], bus: bool) -> None:
    port = named("zephyr")
    stub = port.bench(port.command(programs(port), workload="task"), {"STUB_BUS": "1"} if bus else None)
    try:
        stub.line()
        stub.raise_events(1)
        stub.until_quiet()
        end = stub.terminate()
        assert (end["handlers"], end["tasks"], end["threaded"]) == (1, 1, bus)
    finally:
        stub.close()

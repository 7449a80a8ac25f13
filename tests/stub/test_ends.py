# SPDX-License-Identifier: BSD-2-Clause
"""How a stub in user space ends: its pins are at rest then, whoever ended it, and whoever still hears it."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import LIMIT_S, TASK, Page, needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler

ENDS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
HEARING = ["env", "--default-signal"]
"""Whatever the tests themselves have been started with: nohup's SIGHUP stays ignored in its children."""


@pytest.fixture
def toggled(programs: Callable[[Port], Path]) -> Iterator[Page]:
    """A stub whose pin is high."""
    port = named("linux_parport")
    stub = port.bench([*HEARING, *port.command(programs(port))], None)
    assert isinstance(stub, Page)
    stub.line()
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == TASK)
    yield stub
    stub.close()


@pytest.mark.parametrize("number", ENDS, ids=[each.name for each in ENDS])
def test_a_signal_ends_it_in_order(toggled: Page, number: signal.Signals) -> None:
    """A terminal that is closed sends SIGHUP, Ctrl-\\ SIGQUIT."""
    toggled.process.send_signal(number)
    assert toggled.end()["handlers"] == 1
    assert toggled.pins() == 0


def test_nobody_needs_to_read_what_it_says(toggled: Page) -> None:
    """As where `stub | head -1` or `stub | tee log` has ended before it."""
    assert toggled.process.stdout and toggled.process.stderr
    toggled.process.stdout.close()
    toggled.process.stderr.close()
    toggled.process.terminate()
    assert toggled.process.wait(LIMIT_S) == 0
    assert toggled.pins() == 0


def test_what_is_to_outlive_a_terminal_does(programs: Callable[[Port], Path]) -> None:
    """As by nohup, which has SIGHUP ignored."""
    port = named("linux_parport")
    command = port.command(programs(port), count=1)
    stub = port.bench(["sh", "-c", 'trap "" HUP; exec "$@"', "sh", *command], None)
    try:
        stub.line()
        stub.process.send_signal(signal.SIGHUP)
        stub.wait(0.1)
        stub.raise_events(1)
        assert stub.end()["handlers"] == 1
    finally:
        stub.close()


@pytest.mark.parametrize(("workload", "gone"), [("isr", 1), ("task", 2), ("task", 3), ("periodic", 3)])
def test_a_chip_that_is_unplugged_is_a_sentence(
    programs: Callable[[Port], Path], tmp_path: Path, workload: str, gone: int
) -> None:
    """Found by whoever comes to it first: a read of the next edge or a toggle."""
    file = tmp_path / "proc/irq/50/smp_affinity_list"
    file.parent.mkdir(parents=True)
    file.write_text("0-7\n")
    port = named("linux_gpiod")
    command = port.command(programs(port), workload=workload, cpu=0)
    stub = port.bench(command, {"STUB_GONE": str(gone), "STUB_SYSTEM": str(tmp_path)})
    assert isinstance(stub, Page)
    try:
        stub.line()
        for _ in range(2):
            stub.raise_events(1)
            stub.wait(0.05)
        out, complaints = stub.process.communicate(timeout=LIMIT_S)
        assert stub.process.returncode == 4, complaints
        assert '"irqscope_stub_end"' in out
        assert "stub: the device has failed meanwhile: No such device\n" in complaints
        assert file.read_text() == "0-7\n"
    finally:
        stub.close()

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


@pytest.fixture
def toggled(programs: Callable[[Port], Path]) -> Iterator[Page]:
    """A stub whose pin is high."""
    port = named("linux_parport")
    stub = port.bench(port.command(programs(port)), None)
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

# SPDX-License-Identifier: BSD-2-Clause
"""The port `linux_parport` at the registers of a simulated parallel port: its mask is a bit of one of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import AUX, DONE, TASK, Page, needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler

INTERRUPT = 16
"""Bit of the page: that of the control register that lets the interrupt through."""
STORM, RELEASES = 100, 5000


@pytest.fixture
def stub(programs: Callable[[Port], Path]) -> Iterator[Page]:
    """Its task toggles long after the events that released it."""
    options = ["--workload", "task", "--release", "counting", "--storm", str(STORM), "--rest", "400"]
    found = Page([programs(named("linux_parport")), "--device", "/dev/parport0,direct", "--regardless", *options])
    yield found
    found.close()


def until(stub: Page, condition: Callable[[], bool]) -> None:
    """Wait; two accesses at one time have ended the stub."""
    stub.until(lambda: stub.process.poll() is not None or condition())
    assert stub.process.poll() is None, "two contexts write the registers"


def test_events_are_answered_by_the_registers(stub: Page) -> None:
    assert stub.line()["device"] == "/dev/parport0,direct"
    until(stub, lambda: stub.pins() == INTERRUPT)
    for number in range(1, 6):
        stub.raise_events(1)
        until(stub, lambda number=number: stub.pins() == INTERRUPT | (TASK | DONE if number % 2 else 0))
    toggles = stub.terminate()["toggles"]
    assert (toggles["task"], toggles["done"], stub.pins()) == (5, 5, 0)


def test_the_mask_of_an_overload_stays_while_the_task_toggles(stub: Page) -> None:
    """Releases wait by then, so the task writes the register again and again, and so do mask and its end."""
    stub.line()
    stub.raise_events(RELEASES)
    until(stub, lambda: bool(stub.pins() & AUX))
    until(stub, lambda: not stub.pins() & INTERRUPT)
    masked: set[int] = set()

    def over() -> bool:
        pins = stub.pins()
        masked.update({pins} if pins & AUX else ())
        return not pins & AUX

    until(stub, over)
    assert len({pins & (TASK | DONE) for pins in masked}) > 1, "the task toggles meanwhile"
    assert not any(pins & INTERRUPT for pins in masked)
    until(stub, lambda: bool(stub.pins() & INTERRUPT))
    stub.until_quiet()
    end = stub.terminate()
    assert end["storms"] == 1 and end["handlers"] == end["tasks"] + end["dropped"]
    assert end["toggles"]["task"] == end["toggles"]["done"] == end["tasks"] > STORM / 2

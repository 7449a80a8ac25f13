# SPDX-License-Identifier: BSD-2-Clause
"""What `irqscope build` says while a tool runs for minutes: each step as it begins, and again if it takes long."""

import threading

from irqscope.cli.build import Told


class Clock:
    """Seconds as the test says; somebody waits until `reads` of them were asked for."""

    def __init__(self) -> None:
        self.now = 0.0
        self.reads = threading.Semaphore(0)

    def __call__(self) -> float:
        self.reads.release()
        return self.now


def reminded(clock: Clock) -> None:
    """Wait for one whole look of the thread at a clock that stands: the second one begins after the first has ended."""
    while clock.reads.acquire(blocking=False):
        pass
    for _ in range(4):
        assert clock.reads.acquire(timeout=60)


def test_a_step_that_takes_long_is_said_again(capsys) -> None:
    clock = Clock()
    with Told(silent_s=0.001, clock=clock) as told:
        told.say("synthesis")
        clock.now = 72.4
        reminded(clock)
        told.say("packing")
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "     0 s  synthesis" and "    72 s  packing" in lines
    assert "    72 s  synthesis: for 72 s now" in lines


def test_what_takes_no_time_is_said_once(capsys) -> None:
    clock = Clock()
    with Told(silent_s=0.001, clock=clock) as told:
        told.say("packing")
        reminded(clock)
    assert capsys.readouterr().err == "     0 s  packing\n"


def test_nothing_is_said_of_what_was_not_begun(capsys) -> None:
    clock = Clock()
    clock.now = 5.0
    with Told(silent_s=0.001, clock=clock):
        reminded(clock)
    assert capsys.readouterr().err == ""

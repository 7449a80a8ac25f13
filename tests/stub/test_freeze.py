# SPDX-License-Identifier: BSD-2-Clause
"""What user space does when the trigger comes, on a simulated chip and trace; tests/guest has the real ones."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import Page, needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler

EDGE = bytes(48)  # struct gpio_v2_line_event
FILES = ("tracing_on", "trace_marker", "sysrq-trigger")


@pytest.fixture
def program(programs: Callable[[Port], Path]) -> Path:
    return programs(named("linux_gpiod"))


class Traced(Page):
    """A stub with a trigger; `folder` has what it tells the kernel."""

    def __init__(self, program: Path, folder: Path, *options: str, **environment: str) -> None:
        folder.mkdir()
        for name in FILES:
            (folder / name).touch()
        os.mkfifo(folder / "trigger")
        self.folder = folder
        self._trigger = os.open(folder / "trigger", os.O_RDWR)
        command = [program, "--device", "/dev/gpiochip0", "--lines", "10,11,12,13,14,15", "--regardless", *options]
        super().__init__(command, environment={"STUB_TRACING": str(folder), **environment})

    def trigger(self) -> None:
        os.write(self._trigger, EDGE)

    def told(self) -> tuple[str, str, str]:
        """What was written to tracing_on, trace_marker and sysrq-trigger so far."""
        return tuple((self.folder / name).read_text() for name in FILES)

    def close(self) -> None:
        super().close()
        os.close(self._trigger)


@pytest.fixture
def start(program: Path, tmp_path: Path) -> Iterator[Callable[..., Traced]]:
    started: list[Traced] = []

    def run(*options: str, **environment: str) -> Traced:
        started.append(Traced(program, tmp_path / "tracing", *options, **environment))
        return started[-1]

    yield run
    for each in started:
        each.close()


def test_each_trigger_is_marked_stops_the_trace_and_is_counted(start) -> None:
    stub = start()
    stub.line()
    assert stub.told() == ("", "", "")
    stub.trigger()
    stub.until(lambda: stub.told() == ("0", "irqscope: trigger 1", ""))
    stub.trigger()
    stub.until(lambda: stub.told() == ("00", "irqscope: trigger 1irqscope: trigger 2", ""))
    assert stub.terminate()["triggers"] == 2


def test_then_the_stacks_of_all_cpus_are_asked_for(start) -> None:
    stub = start("--then", "stacks")
    assert stub.line()["then"] == "stacks"
    stub.trigger()
    stub.until(lambda: stub.told() == ("0", "irqscope: trigger 1", "l"))
    assert stub.terminate()["triggers"] == 1


def script(path: Path, line: str) -> str:
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(0o755)
    return str(path)


def test_then_a_program_is_called_with_the_number_of_the_trigger(start, tmp_path: Path) -> None:
    said = tmp_path / "said"
    stub = start("--then", script(tmp_path / "program", f'echo "$# $1 $(cat {tmp_path}/tracing/tracing_on)" >> {said}'))
    stub.line()
    for number in (1, 2):
        stub.trigger()
        stub.until(lambda number=number: said.exists() and said.read_text().count("\n") == number)
    assert stub.terminate()["triggers"] == 2
    assert said.read_text() == "1 1 0\n1 2 00\n", "the trace is stopped before"


def test_a_program_that_fails_is_warned_about(start, tmp_path: Path) -> None:
    said = tmp_path / "said"
    stub = start("--then", script(tmp_path / "program", f"echo done >> {said}; exit 3"))
    stub.line()
    for number in (1, 2):  # the second is begun when the first has ended
        stub.trigger()
        stub.until(lambda number=number: said.exists() and said.read_text() == number * "done\n")
    assert stub.terminate()["triggers"] == 2
    assert "the program of --then has failed" in stub.complaints


def test_the_stub_ends_while_a_program_runs(start, tmp_path: Path) -> None:
    """It goes on by itself."""
    pid = tmp_path / "pid"
    stub = start("--then", script(tmp_path / "program", f"echo $$ > {pid}; exec sleep 100 > {tmp_path}/out 2>&1"))
    stub.line()
    stub.trigger()
    stub.until(lambda: pid.exists() and pid.read_text().endswith("\n"))
    assert stub.terminate()["triggers"] == 1
    os.kill(int(pid.read_text()), 15)


def test_a_program_that_is_not_there_is_refused(start) -> None:
    assert "--then takes stacks, or a program's path: No such file" in start("--then", "/nonexistent/it").refusal()


@pytest.mark.skipif(os.cpu_count() == 1, reason="nothing is bound where there is one CPU")
def test_the_interrupt_that_is_bound_is_not_the_trigger_s(start, tmp_path: Path) -> None:
    """Though the kernel lists that before it, as of the stub, too."""
    files = [tmp_path / f"proc/irq/{number}/smp_affinity_list" for number in (49, 50)]
    for file in files:
        file.parent.mkdir(parents=True)
        file.write_text("0-7\n")
    stub = start("--cpu", "0", STUB_SYSTEM=str(tmp_path))
    stub.line()
    assert [file.read_text() for file in files] == ["0-7\n", "0\n7\n"]
    stub.terminate()

# SPDX-License-Identifier: BSD-2-Clause
"""Toggles that the stub says in the kernel's trace (--marks), which is simulated here; tests/guest has real ones."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from stub_bench import AUX, DONE, ISR, TASK, Lockstep, Page, Stub, build, needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler

LINES = "10,11,12,13,14"
EVENTS = 30
MARK = re.compile(r"irqscope (isr|task|done|aux) ([01]) (\d+)")


@pytest.fixture
def start(programs: Callable[[Port], Path], tmp_path: Path) -> Iterator[Callable[..., Stub]]:
    """A port's stub with these options; `tracing`: its kernel has a trace, which `marks` reads."""
    started: list[Page | Lockstep] = []

    def run(port: str, *options: str, tracing: bool = True) -> Page | Lockstep:
        folder = tmp_path / "tracing"
        folder.mkdir(exist_ok=True)
        if tracing:
            (folder / "trace_marker").touch()
        environment = {"STUB_TRACING": str(folder)} | ({"STUB_TRACE": str(folder / "trace_marker")} if tracing else {})
        if port.startswith("linux_") and port != "linux_kmod":
            pins = ["--device", "/dev/gpiochip0", "--lines", LINES] if port == "linux_gpiod" else []
            words = [part for option in options for part in f"--{option}".split("=")]
            started.append(Page([programs(named(port)), *pins, "--regardless", *words], environment=environment))
        else:
            pins = ["device=simulated", f"lines={LINES}"] if port == "linux_kmod" else []
            started.append(Lockstep([programs(named(port)), *pins, *options], environment=environment))
        return started[-1]

    yield run
    for each in started:
        each.close()


def marks(tmp_path: Path) -> list[tuple[str, int, int]]:
    """Role, level and number of each."""
    text = (tmp_path / "tracing" / "trace_marker").read_text()
    return [(role, int(level), int(number)) for role, level, number in MARK.findall(text)]


@pytest.mark.parametrize("port", ["linux_gpiod", "linux_parport", "linux_kmod"])
def test_every_toggle_is_marked_with_its_level_and_number(port: str, start, tmp_path: Path) -> None:
    stub = start(port, "workload=task", "marks")
    assert stub.line()["marks"] == 1
    answered = (ISR if port == "linux_kmod" else 0) | TASK | DONE
    for number in range(1, EVENTS + 1):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == (answered if number % 2 else 0))
    toggles = stub.terminate()["toggles"]
    said = marks(tmp_path)
    for role in ("isr", "task", "done", "aux"):
        mine = [(level, number) for name, level, number in said if name == role]
        assert mine == [(number % 2, number) for number in range(1, toggles[role] + 1)], role
    order = ["task", "done"] if port != "linux_kmod" else ["isr", "task", "done"]
    assert [role for role, _, _ in said] == order * EVENTS


@pytest.mark.parametrize("port", ["linux_gpiod", "linux_parport"])
def test_marks_and_the_runs_name_go_to_a_file_of_another_tracer(port: str, start, tmp_path: Path) -> None:
    """Each by one write, as /proc/lttng-logger makes an event of each."""
    logger = tmp_path / "lttng-logger"
    os.mkfifo(logger)
    reader = os.open(logger, os.O_RDONLY | os.O_NONBLOCK)
    stub = start(port, "workload=task", "marks", "id=a", f"marker={logger}", tracing=False)
    assert stub.line()["marks"] == 1
    for number in (1, 2):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == ((TASK | DONE) if number % 2 else 0))
    stub.terminate()
    said = os.read(reader, 4096).decode().replace("irqscope_run a", "")
    os.close(reader)
    assert said == "irqscope task 1 1irqscope done 1 1irqscope task 0 2irqscope done 0 2"


@pytest.mark.parametrize("port", ["linux_gpiod", "linux_kmod"])
def test_nothing_is_marked_unless_it_is_asked_for(port: str, start, tmp_path: Path) -> None:
    stub = start(port, "workload=task")
    assert stub.line()["marks"] == 0
    stub.raise_events(1)
    stub.until(lambda: stub.pins() & DONE == DONE)
    stub.terminate()
    assert marks(tmp_path) == []


@pytest.mark.parametrize("port", ["linux_gpiod", "linux_parport", "linux_kmod"])
def test_the_runs_name_is_in_the_start_line_and_in_the_trace(port: str, start, tmp_path: Path) -> None:
    """Without a mark of any toggle; at the first beat, and again after each 50, which are 20 ms at least."""
    stub = start(port, "workload=task", "id=a-1.b_2")
    assert stub.line()["id"] == "a-1.b_2"
    trace = tmp_path / "tracing" / "trace_marker"
    stub.until(lambda: trace.read_text().count("irqscope_run") > 1)
    stub.terminate()
    assert set(trace.read_text().replace("\n", "").split("irqscope_run ")) == {"", "a-1.b_2"}


@pytest.mark.parametrize("port", ["linux_gpiod", "linux_kmod"])
def test_what_a_mark_costs_can_be_bracketed(port: str, start, tmp_path: Path) -> None:
    """One mark in each bracket, and none beside it."""
    stub = start(port, "workload=bracket", "operation=marker", "count=20")
    assert stub.line()["pins"].keys() == {"task", "done"}
    stub.until_quiet()
    end = stub.terminate()
    assert end["toggles"] == {"isr": 0, "task": 20, "done": 20, "aux": 0}
    assert marks(tmp_path) == [("aux", 0, 0)] * 20
    assert not stub.pins() & AUX


def test_freertos_marks_each_toggle_for_systemview_and_names_marks_and_run_each_second(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    program = build(tmp_path, "freertos", tracer="SYSTEMVIEW")
    options = ("lines=10,11,12,13,14", "workload=task", "marks", "id=a-1.b_2")
    stub = Lockstep([program, *options], environment={"STUB_TRACE": str(trace)})
    try:
        assert stub.line()["marks"] == 1
        for number in range(1, EVENTS + 1):
            stub.raise_events(1)
            stub.until(lambda number=number: stub.pins() == ((ISR | TASK | DONE) if number % 2 else 0))
        stub.until(lambda: trace.read_text().count("irqscope_run") > 1)
        stub.terminate()
    finally:
        stub.close()
    said = trace.read_text().splitlines()
    assert {line for line in said if "_run" in line} == {"irqscope_run a-1.b_2"}
    assert [line for line in said if "_run" not in line] == [
        f"irqscope {role} {number % 2}" for number in range(1, EVENTS + 1) for role in ("isr", "task", "done")
    ]


def test_zephyr_marks_each_toggle_for_ctf(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    program = build(tmp_path, "zephyr", tracer="CTF")
    stub = Lockstep([program, "workload=task", "marks"], environment={"STUB_TRACE": str(trace)})
    try:
        assert stub.line()["marks"] == 1
        for number in range(1, EVENTS + 1):
            stub.raise_events(1)
            stub.until(lambda number=number: stub.pins() == ((ISR | TASK | DONE) if number % 2 else 0))
        stub.terminate()
    finally:
        stub.close()
    assert trace.read_text().splitlines() == [
        f"irqscope {role} {number % 2} 0" for number in range(1, EVENTS + 1) for role in ("isr", "task", "done")
    ]
    refused = Lockstep([program, "workload=task", "id=monday"])
    assert "an event of Zephyr's trace has no room for the name of a run" in refused.refusal()
    refused.close()


def test_a_kernel_without_a_trace_is_said(start) -> None:
    assert "/sys/kernel/tracing/trace_marker" in start("linux_gpiod", "marks", tracing=False).refusal()
    assert "this kernel has no ftrace: nothing is marked" in start("linux_kmod", "marks", tracing=False).refusal()


@pytest.mark.parametrize(
    ("port", "options", "sentence"),
    [
        (
            "linux_gpiod",
            ("marks", "pulse"),
            "--marks wants a port of Linux, or one with a tracer, and no --pulse",
        ),
        ("rtlinux", ("marks",), "--marks wants a port of Linux, or one with a tracer, and no --pulse"),
        ("rtlinux", ("workload=bracket", "operation=marker"), "this port has no operation marker"),
        ("rtlinux", ("id=a",), "--id wants a port of Linux, or a tracer, and 1 to 31 letters"),
        ("zephyr", ("marks",), "--marks wants a port of Linux, or one with a tracer, and no --pulse"),
        ("freertos", ("marks",), "--marks wants a port of Linux, or one with a tracer, and no --pulse"),
        ("linux_gpiod", ("id=" + 32 * "a",), "1 to 31 letters"),
        ("linux_kmod", ("id=a/b",), "1 to 31 letters"),
        ("linux_gpiod", ("marker=/proc/lttng-logger",), "--marker wants --marks or --id"),
        ("linux_gpiod", ("marks", "marker=/nowhere/x"), "marks cannot go to --marker: No such file"),
        ("linux_kmod", ("marks", "marker=x"), "only Linux' user space has a file for marks"),
        ("linux_gpiod", ("then=stacks",), "--then wants the trigger to be wired"),
        ("linux_parport", ("then=stacks",), "--then wants the trigger to be wired"),
        ("linux_kmod", ("then=stacks",), "only Linux' user space can do something then"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(port: str, options: tuple[str, ...], sentence: str, start) -> None:
    assert sentence in start(port, *options).refusal()

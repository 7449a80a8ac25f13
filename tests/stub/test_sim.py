# SPDX-License-Identifier: BSD-2-Clause
"""The target stub's options, lines, events and releases, on port `sim`."""

import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from stub_bench import DONE, LIMIT_S, SANITIZED, TASK, Page, build, needs_compiler

pytestmark = needs_compiler


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("stub"))


@pytest.fixture
def bench(program: Path) -> Iterator:
    started: list[Page] = []

    def start(*options: str, **page) -> Page:
        command = [page.pop("program", program), "--device", "{page}", "--regardless", *options]
        started.append(Page(command, **page))
        return started[-1]

    yield start
    for each in started:
        each.close()


def test_start_line_of_a_user_space_stub_without_a_task(bench) -> None:
    line = bench("--workload", "isr").line()
    assert line["irqscope_stub"] == 1
    assert (line["port"], line["workload"]) == ("sim", "isr")
    assert line["pins"] == {"task": "user thread"}, "there is no handler: isr stays unwired"
    assert (line["release"], line["depth"], line["answers"], line["edge"]) == ("binary", 1, "wake-up", "rising")
    assert set(line["versions"]) == {"stub", "compiler", "system"}


def test_start_line_of_a_counting_task(bench) -> None:
    line = bench("--workload", "task", "--release", "counting", "--depth", "16", "--loop", "5", "--cpu", "0").line()
    assert line["pins"] == {"task": "user thread", "done": "user thread"}
    assert (line["release"], line["depth"], line["answers"]) == ("counting", 16, "event")
    assert (line["loop"], line["cpu"], line["spin"]) == (5, 0, 0)


def test_priority_is_used_or_its_absence_noted(bench) -> None:
    stub = bench("--priority", "10")
    line = stub.line()
    if line["priority"]:
        threads = Path(f"/proc/{stub.process.pid}/task").iterdir()
        policies = {os.sched_getscheduler(int(thread.name)) for thread in threads}
        assert os.SCHED_FIFO in policies
    else:
        assert any("real-time priority" in note for note in line["notes"])


def test_it_does_not_start_where_something_is_amiss_unless_told(bench, program: Path, tmp_path: Path) -> None:
    notes = bench().line()["notes"]
    page = tmp_path / "page"
    page.write_bytes(b"IRQP\1\0\0\0".ljust(4096, b"\0"))
    command = [program, "--device", page, "--duration", "1"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_S)
    assert run.returncode == (4 if notes else 0)
    assert all(note in run.stderr for note in notes)
    assert ("--regardless goes on" in run.stderr) == bool(notes)


def test_each_event_is_answered_by_one_toggle(bench) -> None:
    stub = bench("--workload", "isr")
    stub.line()
    for number in range(1, 301):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == (TASK if number % 2 else 0))
    stub.raise_events(0, stop=True)
    end = stub.end()
    assert end["handlers"] == 300
    assert end["toggles"] == {"isr": 0, "task": 300, "done": 0, "aux": 0}


@pytest.mark.parametrize(("release", "handlers"), [("binary", 1), ("counting", 100)])
def test_events_that_wait_are_one_or_many(bench, release: str, handlers: int) -> None:
    stub = bench("--workload", "isr", "--release", release)
    stub.line()
    stub.raise_events(100)
    stub.raise_events(0, stop=True)
    assert stub.end()["handlers"] == handlers


@pytest.mark.parametrize(
    ("options", "drops"),
    [
        (["--release", "counting"], False),
        (["--release", "counting", "--depth", "4"], True),
        (["--release", "binary"], True),
    ],
)
def test_a_burst_of_releases_balances(bench, options: list[str], drops: bool) -> None:
    # A task of many milliseconds is still in its first runs when all the events have come.
    stub = bench("--workload", "task", "--loop", "3000000" if drops else "2000", *options)
    stub.line()
    stub.raise_events(1000)
    stub.raise_events(0, stop=True)
    end = stub.end()
    assert end["handlers"] == 1000
    assert end["handlers"] == end["tasks"] + end["dropped"]
    assert end["tasks"] >= 1
    assert end["dropped"] >= 500 if drops else end["dropped"] == 0
    assert end["toggles"] == {"isr": 0, "task": end["tasks"], "done": end["tasks"], "aux": 0}
    assert stub.pins() == (TASK | DONE if end["tasks"] % 2 else 0)


def test_a_spinning_stub_answers(bench) -> None:
    stub = bench("--spin")
    assert stub.line()["spin"]
    for number in range(1, 51):
        stub.raise_events(1)
        stub.until(lambda number=number: stub.pins() == (TASK if number % 2 else 0))
    stub.raise_events(0, stop=True)
    assert stub.end()["handlers"] == 50


def test_it_ends_after_count_events(bench) -> None:
    stub = bench("--workload", "task", "--release", "counting", "--count", "7")
    stub.line()
    stub.raise_events(20)
    end = stub.end()
    assert (end["handlers"], end["tasks"]) == (7, 7)


def test_it_ends_after_its_duration(bench) -> None:
    stub = bench("--duration", "1")
    stub.line()
    assert stub.end()["handlers"] == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_its_counts(bench, number: int) -> None:
    stub = bench("--workload", "task")
    stub.line()
    stub.raise_events(1)
    stub.until(lambda: stub.pins() == TASK | DONE)
    stub.process.send_signal(number)
    assert stub.end()["tasks"] == 1


def test_it_does_not_outlive_its_parent(program: Path) -> None:
    parent = (
        "import os, subprocess, sys\n"
        "fd = os.memfd_create('page'); os.write(fd, b'IRQP\\1\\0\\0\\0'); os.ftruncate(fd, 4096)\n"
        "stub = subprocess.Popen([sys.argv[1], '--device', f'/dev/fd/{fd}'], pass_fds=[fd], stdout=subprocess.PIPE)\n"
        "stub.stdout.readline(); print(stub.pid, flush=True); os._exit(0)\n"
    )
    run = subprocess.run([sys.executable, "-c", parent, program], capture_output=True, text=True, timeout=LIMIT_S)
    status = Path(f"/proc/{int(run.stdout)}/status")
    end = time.monotonic() + LIMIT_S
    while status.exists() and "State:\tZ" not in status.read_text():
        assert time.monotonic() < end, "the stub outlives its bench"
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--cup", "1"], "no option --cup"),
        (["--count", "1k"], "whole number"),
        (["--count", "99999999999999999999999"], "whole number"),
        (["--count"], "wants a value"),
        (["--workload", "nothing"], "no workload nothing"),
        (["--release", "maybe"], "binary or counting"),
        (["--duration", str((1 << 8 * struct.calcsize("l")) // 1000 + 1)], "--duration is too long"),
        (["--depth", "3"], "--release counting"),
        (["--depth", "3", "--release", "counting"], "releases a task"),
        (["now"], "begin with --"),
    ],
)
def test_bad_options_give_a_sentence(program: Path, options: list[str], sentence: str) -> None:
    run = subprocess.run([program, *options], capture_output=True, text=True, timeout=LIMIT_S)
    assert run.returncode == 2
    assert sentence in run.stderr
    assert not run.stdout


def test_help_lists_options_and_workloads(program: Path) -> None:
    run = subprocess.run([program, "--help"], capture_output=True, text=True, timeout=LIMIT_S, check=True)
    for word in ("--priority", "--cpu", "--loop", "--count", "--duration", "--release", "--depth", "task:", "isr:"):
        assert word in run.stdout


@pytest.mark.parametrize("page", [{"magic": b"none"}, {"version": 99}])
def test_a_wrong_page_is_refused(bench, page: dict) -> None:
    stub = bench(**page)
    out, err = stub.process.communicate(timeout=LIMIT_S)
    assert stub.process.returncode == 4
    assert "not of this version" in err and not out


def test_sanitizers_find_nothing(bench, tmp_path: Path) -> None:
    try:
        program = build(tmp_path, flags=SANITIZED)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no sanitizers here: {error.stderr[-200:]}")
    for options in (["--workload", "isr"], ["--workload", "task", "--release", "counting", "--priority", "5"]):
        stub = bench(*options, program=program)
        stub.line()
        stub.raise_events(100)
        stub.raise_events(0, stop=True)
        stub.end()

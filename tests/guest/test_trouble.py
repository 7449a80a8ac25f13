# SPDX-License-Identifier: BSD-2-Clause
"""A kernel that is in trouble while it is measured: its console's line is in the sentence that ends the run."""

import json
import re
import shutil
from pathlib import Path

import pytest
from edited_run import edit
from eventually import eventually
from guest_run import port
from stub_bench import COMPILERS

from irqscope.cli import main
from irqscope.errors import ExitCode
from irqscope.measuring.rundir import RunDirectory
from irqscope_bench.guest import machine, process
from irqscope_bench.guest.hardware import HARDWARE
from irqscope_bench.guest.trouble import LONGEST, MOST, troubles

RECORDED = Path(__file__).parents[1] / "golden" / "recorded" / "latency"
PANIC = "Kernel panic - not syncing: sysrq triggered crash"
TROUBLES = (
    f"[    1.136265] {PANIC}",
    "[    1.137135] Out of memory: Killed process 89 (stub) total-vm:1616kB, anon-rss:736kB",
    "[   12.000001] Unable to handle kernel NULL pointer dereference at virtual address 0000000000000000",
    "[   12.000002] Internal error: Oops: 0000000096000044 [#1] PREEMPT_RT SMP",
    "[  100.000000] BUG: kernel NULL pointer dereference, address: 0000000000000000",
    "[  100.000001] Oops: 0002 [#1] PREEMPT_RT SMP NOPTI",
    "[  131.000000] watchdog: BUG: soft lockup - CPU#0 stuck for 22s! [insmod:77]",
    "[  132.000000] NMI watchdog: Watchdog detected hard LOCKUP on cpu 0",
    "[  140.000000] rcu: INFO: rcu_preempt detected stalls on CPUs/tasks:",
    "[  141.000000] rcu: INFO: rcu_preempt self-detected stall on CPU",
    "[  363.000000] INFO: task kworker/0:1:12 blocked for more than 120 seconds.",
    "[    2.000000] kernel BUG at lib/list_debug.c:29!",
)
NONE = (
    "[    0.834396] reboot: Power down",
    "[    1.135988] Memory Limit: none",
    '{"irqscope_stub": 1, "notes": ["BUG: Oops"]}',
    "            stub-89      [000] d....     1.137135: console: [    1.137135] Oops: 0002",
    "Kernel panic - not syncing: as a program says it",
)


def test_lines_of_trouble_are_told_from_others():
    assert troubles("\n".join([*NONE, *TROUBLES, *NONE])) == [*TROUBLES]
    assert troubles("\n".join(NONE)) == troubles("") == []
    assert (
        troubles(f"[    1.0] Oops \x1b[2J{'x' * 1000}\n" * 100) == [f"[    1.0] Oops ?[2J{'x' * 1000}"[:LONGEST]] * MOST
    )


@pytest.mark.skipif(not COMPILERS, reason="no C compiler")
def test_a_machine_that_says_much_is_not_held_up(tmp_path, monkeypatch):
    """More than a pipe takes, while nobody reads."""
    (program := tmp_path / HARDWARE["arm64"].emulator).write_text(
        f"#!/bin/sh\nyes | head -c 1000000\nyes | head -c 1000000 >&2\necho '{TROUBLES[0]}'\n"
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(process, "_DIES_S", 30.0)
    with process.Process(HARDWARE["arm64"], []) as emulated:
        assert emulated.complaint == f"its kernel said: {TROUBLES[0]}"
        assert len(emulated.console()) > 1_000_000


@pytest.mark.skipif(not COMPILERS, reason="no C compiler")
def test_a_machine_that_prints_without_end_fills_no_disk(tmp_path, monkeypatch):
    """It goes on: what it writes beyond the limit is refused."""
    (program := tmp_path / HARDWARE["arm64"].emulator).write_text("#!/bin/sh\nwhile :; do echo noise; done\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with process.Process(HARDWARE["arm64"], [], most=1 << 17) as emulated:
        eventually(lambda: emulated.overflow)
        assert emulated.overflow == "more than 0.125 MiB" and len(emulated.console()) == 1 << 17
        assert sum(each.stat().st_size for each in emulated._folder.path.iterdir()) <= 2 << 17
        assert emulated._process.poll() is None


@pytest.mark.parametrize(
    ("begin", "code", "words"),
    [
        ("", ExitCode.BAD_INPUT, "the stub does not start on the emulator, which wrote more than 0.0078125 MiB to its"),
        (
            "/bin/busybox sleep 0.3",
            ExitCode.OK,
            "the emulator wrote more than 0.0078125 MiB to its console: what came after that is not known, the stub's "
            "end line among it",
        ),
    ],
    ids=["from the first", "while it is measured"],
)
def test_a_guest_that_prints_without_end_says_so_in_a_sentence(
    begin, code, words, kernel, tmp_path, capsys, caplog, monkeypatch
):
    before = "read line" if begin else "{first}"
    loud = f"({begin or ':'}; while :; do echo {'noise' * 20}; done) &\n{before}"
    monkeypatch.setattr(machine, "_INIT", machine._INIT.replace(before, loud))
    monkeypatch.setattr(machine, "MOST_SAID", 1 << 13)
    words_of = ["--port", port(kernel, "stub.workload=task"), "--count", "500", "--out", str(tmp_path / "run")]
    assert main(["latency", *words_of]) == code
    assert words in capsys.readouterr().err + caplog.text


def test_a_result_warns_of_it(tmp_path, capsys):
    shutil.copytree(RECORDED, tmp_path / "run")

    def troubled(data):
        data["end"]["target"] = {"trouble": [*TROUBLES[1:4]]}

    edit(tmp_path / "run" / "run.json", troubled)
    assert main(["report", str(tmp_path / "run")]) == ExitCode.WARNING
    told = "the guest's kernel was in trouble before the run had ended, and said: "
    assert f"{told}{TROUBLES[1]}, and 2 more lines like it" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("trigger", "code", "words"),
    [
        ("c", ExitCode.INCOMPLETE, rf"the emulator ended: its kernel said: \[ .*\] {PANIC}; what was received until"),
        ("f", ExitCode.WARNING, r"was in trouble before the run had ended, and said: \[ .*\] Out of memory: Killed"),
    ],
    ids=["panic", "no memory"],
)
def test_a_kernel_that_panics_or_kills_its_stub_says_so_in_a_sentence(
    trigger, code, words, kernel, tmp_path, capsys, monkeypatch
):
    shot = f"(/bin/busybox sleep 0.3; echo {trigger} > /proc/sysrq-trigger) &\nread line"
    monkeypatch.setattr(machine, "_INIT", machine._INIT.replace("read line", shot))
    out = tmp_path / "run"
    options = ["--port", port(kernel, "stub.workload=task"), "--count", "500", "--dither", "none"]
    assert main(["latency", *options, "--out", str(out)]) == code
    assert re.search(words, capsys.readouterr().err)
    measured = RunDirectory(out).capture_file.stat().st_size
    assert measured > 250 * 3 * 4, "edges of as many stimuli as came in 250 ms, and of their answers"
    if code == ExitCode.WARNING:
        assert json.loads((out / "result.json").read_text())["segments"][0]["n"] > 200

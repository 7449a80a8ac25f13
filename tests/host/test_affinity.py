# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope affinity`: the interrupt is moved, read back and put back, and what the target counted is believed."""

import json
import os
import signal
import sys

import pytest
from endtoend import page_of
from eventually import PATIENCE_S, eventually
from hypothesis import given
from hypothesis import strategies as st

from irqscope import cli
from irqscope.base.records import changed
from irqscope.campaigns.load import Load
from irqscope.campaigns.machine import Machine
from irqscope.campaigns.targetrecord import Interrupts, TargetRecord
from irqscope.experiments._series import numbers_of
from irqscope.findings import affinity
from irqscope.findings.affinity import moved, moved_by, on_cpu
from irqscope.findings.campaignrecord import CpuLatency, LatencyByCpu
from irqscope.measuring.stopping import StopRequest
from irqscope.report import affinity as report


@pytest.fixture
def irq(tmp_path, monkeypatch):
    """The file of interrupt 50 in a folder that stands in for /proc/irq."""
    monkeypatch.setattr(affinity, "PROC", str(tmp_path / "irq"))
    (tmp_path / "irq" / "50").mkdir(parents=True)
    file = tmp_path / "irq" / "50" / "smp_affinity_list"
    file.write_text("0-3\n")
    return file


def loaded(command):
    return Load((command,), lambda place: Machine())


def test_it_is_moved_and_put_back(irq):
    with StopRequest() as stop, loaded(moved(50, 2)) as load:
        load.start(stop)
        eventually(lambda: irq.read_text() == "2\n")
        load.hold(0.2, stop)
        assert load.ended is None and irq.read_text() == "2\n"
    assert irq.read_text() == "0-3\n"


def test_it_is_put_back_after_kill_9(irq, tmp_path):
    """The holder outlives nobody: a process that holds the load is killed, the target is as it was."""
    text = (
        "import sys, time; from irqscope.findings import affinity; from irqscope.campaigns.load import Process; "
        "from irqscope.campaigns.machine import Machine; affinity.PROC = sys.argv[1]; "
        "Process(affinity.moved(50, 1), Machine()); time.sleep(1000)"
    )
    words = [sys.executable, "-c", text, str(tmp_path / "irq")]
    child = os.spawnve(os.P_NOWAIT, sys.executable, words, {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    eventually(lambda: irq.read_text() == "1\n")
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    eventually(lambda: irq.read_text() == "0-3\n")


def test_an_interrupt_that_is_not_there(irq):
    with StopRequest() as stop, loaded(moved(51, 0)) as load:
        load.start(stop)
        load.hold(PATIENCE_S, stop)
        assert "no interrupt has" in load.ended and "51" in load.ended


def test_an_interrupt_that_does_not_stay_where_it_was_put(irq, tmp_path, monkeypatch):
    """`cat` shows something else than was written, as /proc does of a driver that has its way."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "cat").write_text("#!/bin/sh\necho 0-3\n")
    (folder / "cat").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    with StopRequest() as stop, loaded(moved(50, 2)) as load:
        load.start(stop)
        load.hold(PATIENCE_S, stop)
        assert "is at CPU 0-3, not 2" in load.ended


def test_commands_of_the_user_are_run_word_by_word(tmp_path):
    there, back = tmp_path / "a b'$x", tmp_path / 'c "d" $y;e'
    with StopRequest() as stop, loaded(moved_by(["touch", str(there)], ["touch", str(back)])) as load:
        load.start(stop)
        eventually(there.exists)
        assert not back.exists()
    assert back.exists()
    with StopRequest() as stop, loaded(moved_by(["false"], ["true"])) as load:
        load.start(stop)
        load.hold(PATIENCE_S, stop)
        assert "exit code 1" in load.ended


def test_what_is_not_put_back_is_said(irq, tmp_path):
    with StopRequest() as stop, loaded(moved_by(["touch", str(tmp_path / "a")], ["sh", "-c", "exit 7"])) as load:
        load.start(stop)
        eventually((tmp_path / "a").exists)
    assert load.printed[0].output.endswith("not restored: sh -c 'exit 7' ended with exit code 7\n")
    with StopRequest() as stop, loaded(moved(50, 2)) as load:
        load.start(stop)
        eventually(lambda: irq.read_text() == "2\n")
        (tmp_path / "null").symlink_to("/dev/null")
        (tmp_path / "null").replace(irq)  # at once: whoever writes to it makes it anew
    assert load.printed[0].output.endswith(f"not restored: {irq} was 0-3\n")


@pytest.mark.parametrize(
    ("restore_s", "said"), [(60, ""), (1, "not restored: sh on this machine took longer than 1 s")]
)
def test_putting_back_has_its_time(restore_s, said, tmp_path, monkeypatch):
    monkeypatch.setattr("irqscope.campaigns.load.RESTORE_S", restore_s)
    monkeypatch.setattr("irqscope.campaigns.load.GRACE_S", 1)
    back = ["sh", "-c", 'sleep 2; touch "$0"', str(tmp_path / "back")]
    with StopRequest() as stop, loaded(moved_by(["touch", str(tmp_path / "a")], back)) as load:
        load.start(stop)
        eventually((tmp_path / "a").exists)
    assert said in load.printed[0].output and (tmp_path / "back").exists() == (not said)


def record(counts, where="2", uptime=None):
    interrupts = Interrupts(counts={"50": counts}, names={})
    return TargetRecord(affinity={"50": where}, interrupts=interrupts, uptime=uptime)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (record({"CPU0": 5, "CPU2": 7}), record({"CPU0": 5, "CPU2": 1007}), []),
        (record({"CPU0": 5, "CPU2": 7}), record({"CPU0": 6, "CPU2": 1007}), []),
        (
            record({"CPU0": 5, "CPU2": 7}),
            record({"CPU0": 7, "CPU2": 1007}),
            ["2 of 1002 interrupts of IRQ 50 were handled by other CPUs than 2"],
        ),
        (
            record({"CPU0": 5, "CPU2": 7}),
            record({"CPU0": 5, "CPU2": 7}),
            ["IRQ 50 did not come at all: it is not the interrupt that the stimulus makes"],
        ),
        (
            record({"CPU2": 7}),
            record({"CPU2": 9}, where="0-3"),
            ["after the measurement IRQ 50 was at CPU 0-3, not 2: does irqbalance run?"],
        ),
        (record({"CPU0": 5, "CPU2": 7}, uptime=9.0), record({"CPU0": 3, "CPU2": 4}, uptime=5.0), []),
        (TargetRecord(), TargetRecord(), []),
        (TargetRecord(error="gone"), TargetRecord(error="gone"), []),
    ],
)
def test_what_the_target_counted(before, after, words):
    assert on_cpu(50, 2)(before, after) == words


@given(st.sets(st.integers(0, 1023), min_size=1, max_size=40))
def test_lists_of_cpus(cpus):
    """As Linux prints them: runs of numbers as FIRST-LAST."""
    starts = [cpu for cpu in sorted(cpus) if cpu - 1 not in cpus]
    ends = [cpu for cpu in sorted(cpus) if cpu + 1 not in cpus]
    text = ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in zip(starts, ends, strict=True))
    assert numbers_of(text.split(","), "--cpus") == sorted(cpus)


RUN = ["affinity", "--port", "model://", "--count", "300", "--segments", "isr,task", "--settle", "0s"]


def test_each_cpu_in_turn(irq, tmp_path, monkeypatch, capsys):
    """The distribution of each, what the target counted, and one page."""
    seen, counts = [], {"CPU0": 0, "CPU1": 0}

    def take(machine):
        eventually(lambda: irq.read_text() in ("0\n", "1\n"))
        where = irq.read_text().strip()
        if seen and seen[-1] == where:  # the second record of a measurement
            counts[f"CPU{where}"] += 300
        seen.append(where)
        lines = {"50": dict(counts), "7": {"CPU0": 100 * len(seen), "CPU1": 0}}
        return TargetRecord(
            uptime=float(len(seen)), affinity={"50": where}, interrupts=Interrupts(counts=lines, names={})
        )

    monkeypatch.setattr("irqscope.campaigns.scenario.take", take)
    out = tmp_path / "out"
    command = [
        *RUN,
        "--irq",
        "50",
        "--cpus",
        "0-1",
        "--on",
        "local",
        "--limit",
        "isr.max=1ms",
        "--limit",
        "task.max=1ms",
        "--out",
        str(out),
    ]
    code = cli.main(command)
    said = capsys.readouterr()
    result = json.loads((out / "result.json").read_text())
    assert code == 0 and result["errors"] == result["warnings"] == []
    assert seen == ["0", "0", "1", "1"] and irq.read_text() == "0-3\n"
    assert result["series"] == {"name": "affinity", "irq": 50, "cpus": [0, 1], "varies": ["affinity"]}
    assert result["file"] is None
    found = result["findings"]
    assert found["segment"] == "isr" and [each["cpu"] for each in found["cpus"]] == [0, 1]
    for each in found["cpus"]:
        run = json.loads((out / "scenarios" / f"cpu{each['cpu']}" / "result.json").read_text())
        tick = run["tick"]["numerator"] / run["tick"]["denominator"]
        assert each["max"] == run["segments"][0]["max"] * tick and each["n"] == 300
        assert each["interrupts"] == {"here": 300, "elsewhere": 0}
        assert [limit["name"] for limit in run["limits"]] == ["isr.max", "task.max"] and run["verdict"] == "PASS"
    assert found["cpus"][0]["all_per_second"] == 400 and found["cpus"][1]["all_per_second"] == 300
    assert "2 CPUs of 2 measured" in said.out and "was CPU 0" in said.out
    page = page_of(out)
    assert "handled there" in page and "cpu1 (n = 300)" in page and "<h1>Latency by CPU: 2 CPUs</h1>" in page
    kept = (out / "result.json").read_bytes()
    formats = ["--format", "markdown,junit,csv", "--to", str(tmp_path / "formats")]
    assert cli.main(["report", str(out), *formats]) == code and (out / "result.json").read_bytes() == kept
    text = (tmp_path / "formats" / "report.md").read_text()
    assert "| CPU 1 | 300 |" in text and "2 CPUs of 2 measured" in text


LATENCY = CpuLatency(
    cpu=0, n=1390, min=1e-6, mean=2e-6, median=2e-6, p99_9=None, max=5e-6, interrupts=None, all_per_second=None
)


@pytest.mark.parametrize(
    ("unanswered", "told"),
    [
        ((0, 0, 0), ["The longest isr was 9 us on CPU 0, and at most 5 us on the others; means were 2 us."]),
        (
            (0, 610, 0),
            [
                "The longest isr that was answered was 9 us on CPU 0, and at most 4 us on CPU 2; means were 2 us.",
                "On CPU 1 610 causes had no answer beside 1390 samples: how long it may take there is not known.",
            ],
        ),
        (
            (1, 610, 2),
            [
                "The longest isr that was answered was 9 us on CPU 0; means were 2 us.",
                "On CPU 0 1 cause had no answer beside 1390 samples: how long it may take there is not known.",
                "On CPU 1 610 causes had no answer beside 1390 samples: how long it may take there is not known.",
                "On CPU 2 2 causes had no answer beside 1390 samples: how long it may take there is not known.",
            ],
        ),
    ],
)
def test_of_a_cpu_that_left_causes_unanswered_no_maximum_is_claimed(unanswered, told, monkeypatch):
    """It had the shortest samples, and was told to be the best."""
    monkeypatch.setattr(report, "seconds_of", lambda _, seconds: f"{seconds * 1e6:g} us")
    cpus = [
        changed(LATENCY, cpu=cpu, max=most, unanswered=lost)
        for cpu, most, lost in zip(range(3), (9e-6, 5e-6, 4e-6), unanswered, strict=True)
    ]
    assert [*report.sentences(None, LatencyByCpu(irq=None, segment="isr", cpus=cpus))] == told


def test_a_campaign_with_losses_says_so_beside_its_longest(tmp_path, capsys):
    """Half of the stimuli of CPU 1 are lost."""
    for cpu, lost in enumerate((0, 0.5)):
        (tmp_path / f"lossy{cpu}.toml").write_text(f'base = "linux-rt"\n[faults]\nlost = {lost}\n')
    port = f"sim://?profile={tmp_path}/lossy{{cpu}}.toml&seed=1{{cpu}}"
    command = ["affinity", "--cpus", "0-1", "--port", port, "--segments", "isr", "--timeout", "50us", "--settle", "0s"]
    assert cli.main([*command, "--count", "40", "--out", str(tmp_path / "out")]) == 0
    said = " ".join(capsys.readouterr().out.split())
    result = json.loads((tmp_path / "out" / "result.json").read_text())
    lost = result["findings"]["cpus"][1]["unanswered"]
    assert result["findings"]["cpus"][0]["unanswered"] == 0 < lost
    assert f"of those that were answered: {lost} causes had no answer, in cpu1." in said
    assert f"On CPU 1 {lost} causes had no answer beside {40 - lost} samples" in said


def test_interrupts_on_another_cpu_make_it_invalid(irq, tmp_path, monkeypatch):
    """They are counted on CPU 1 wherever the line is said to be; the same command measures it again."""
    numbers = iter(range(100))

    def take(machine):
        counts = {"50": {"CPU0": 0, "CPU1": 300 * next(numbers)}}
        return TargetRecord(interrupts=Interrupts(counts=counts, names={}))

    monkeypatch.setattr("irqscope.campaigns.scenario.take", take)
    out = tmp_path / "out"
    command = [*RUN, "--irq", "50", "--cpus", "0,1", "--on", "local", "--out", str(out)]
    for attempt in (1, 2):
        assert cli.main(command) == 4
        result = json.loads((out / "result.json").read_text())
        assert result["errors"] == ["cpu0: 300 of 300 interrupts of IRQ 50 were handled by other CPUs than 0"]
        assert [each["cpu"] for each in result["findings"]["cpus"]] == [1]
        assert (out / "aside" / "cpu0.1").exists() == (attempt == 2)


def test_a_load_that_ends_is_the_only_complaint(irq, tmp_path, monkeypatch):
    """What its end brings about, such as interrupts elsewhere, is not told beside it."""
    numbers = iter(range(100))

    def take(machine):
        counts = {"50": {"CPU0": 0, "CPU1": 300 * next(numbers)}}
        return TargetRecord(interrupts=Interrupts(counts=counts, names={}))

    monkeypatch.setattr("irqscope.campaigns.scenario.take", take)
    stub, out = tmp_path / "stub", tmp_path / "out"
    measured = f"while ! [ -e {out}/scenarios/cpu0/capture.irq ]; do sleep 0.01; done"
    stub.write_text(f"#!/bin/sh\necho '{{\"irqscope_stub\": 1}}'\n{measured}\nexit 3\n")
    stub.chmod(0o755)
    command = [*RUN, "--count", "10M", "--irq", "50", "--cpus", "0", "--on", "local", "--start", str(stub)]
    assert cli.main([*command, "--out", str(out)]) == 4
    (error,) = json.loads((out / "result.json").read_text())["errors"]
    assert error.startswith(f"cpu0: the load did not run throughout: {stub} on this machine ended with exit code 3")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ([], "the following arguments are required: --cpus"),
        (["--cpus", "0-1"], "nothing tells the target which CPU to use, but --irq"),
        (["--cpus", "a", "--irq", "5"], "--cpus takes numbers, such as 0-3"),
        (["--cpus", "3-1", "--irq", "5"], "names a number twice, or none"),
        (["--cpus", "0,0", "--irq", "5"], "names a number twice"),
        (["--cpus", "0-9999", "--irq", "5"], "beyond 1024"),
        (["--cpus", "0", "--irq", "five", "--on", "local"], "--irq takes the number of an interrupt"),
        (["--cpus", "0", "--irq", "5"], "say with --on HOST who that is"),
        (["--cpus", "0", "--irq", "5", "--on", "board:/opt"], "--on must be [USER@]HOST without a folder"),
        (["--cpus", "0", "--command", "x {cpu}", "--on", "local"], "--command and --restore belong together"),
        (["--cpus", "0", "--restore", "x", "--on", "local"], "--command and --restore belong together"),
        (["--cpus", "0", "--command", "'x {cpu}", "--restore", "y", "--on", "local"], "is no command: No closing"),
        (["--cpus", "0", "--irq", "5", "--on", "local", "--rate", "5"], "'5' is not a rate"),
        (["--cpus", "0", "--irq", "5", "--on", "local", "--settle", "5"], "'5' is not a time"),
    ],
)
def test_bad_input(more, words, tmp_path, capsys):
    assert cli.main(["affinity", "--port", "model://", *more, "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1, said
    assert not (tmp_path / "out").exists()

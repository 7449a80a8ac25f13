# SPDX-License-Identifier: BSD-2-Clause
"""A real kernel is made late on purpose and records itself; `irqscope explain` says by whom."""

import base64
import gzip
import json
import re
import shutil
from html import unescape

import pytest
from endtoend import page_of
from guest_run import explained, port

from irqscope.cli import main
from irqscope.explaining import traces
from irqscope_bench.core import BenchError
from irqscope_bench.guest import tracecmd, tracing
from irqscope_bench.guest.culprits import EVERY_MS, Culprit
from irqscope_bench.url import parse


def test_the_culprit_of_a_guest_is_found_in_its_own_trace(kernel, tmp_path, capsys):
    run, trace = tmp_path / "run", tmp_path / "trace.txt"
    url = port(kernel, f"module=on&stub.workload=task&trace={trace}&culprit=poller:200us")
    assert main(["latency", "--port", url, "--rate", "5kHz", "--count", "200", "--out", str(run)]) == 0
    said = explained(run, trace, capsys)
    assert said["cause"]["thread"].startswith("poller-") and said["cause"]["why"] == "interrupts off"
    assert said["cause"]["function"] == "poller_wait_ready <-body"
    assert said["cause"]["lasted_ns"] == pytest.approx(200_000, rel=0.10)
    assert said["clock"]["pins"] == {"isr": "gpio 508", "task": "gpio 509", "done": "gpio 510"}
    assert json.loads(trace.with_suffix(".culprit.json").read_text())["lasted_ns"] == 200_000


@pytest.mark.parametrize(("module", "event"), [("on", "irqscope_toggle"), ("off", "tracing_mark_write")])
def test_the_stubs_marks_join_the_clocks_of_a_kernel_that_tells_no_pins(module, event, kernel, tmp_path, capsys):
    run, trace = tmp_path / "run", tmp_path / "trace.txt"
    url = port(kernel, f"module={module}&stub.workload=task&stub.marks=&stub.id=a-1&trace={trace}&culprit=poller:200us")
    assert main(["latency", "--port", url, "--rate", "3kHz", "--count", "200", "--out", str(run)]) == 0
    marked = "The stub marked each toggle in the kernel&#x27;s trace"
    assert unescape(marked) in capsys.readouterr().out and marked in page_of(run)
    lines = trace.read_text().splitlines(keepends=True)
    numbers = [int(line.split()[-1]) for line in lines if re.search(rf" {event}: irqscope task ", line)]
    counted = {each["what"]: each["target"] for each in json.loads((run / "result.json").read_text())["target_counts"]}
    assert numbers == list(range(1, counted["task"] + 1))
    names = [re.search(r" (\w+): irqscope_run (\S+)$", line.rstrip()) for line in lines]
    assert {found.groups() for found in names if found} == {(event.replace("toggle", "run"), "a-1")}
    trace.write_text("".join(line for line in lines if " gpio_value: " not in line))
    said = explained(run, trace, capsys)
    assert said["clock"]["pins"] == {name: name for name in ("isr", "task", "done") if module == "on" or name != "isr"}
    assert said["cause"]["thread"].startswith("poller-")
    assert said["cause"]["lasted_ns"] == pytest.approx(200_000, rel=0.10)
    trace.write_text(trace.read_text().replace("irqscope_run a-1", "irqscope_run a-2"))
    assert main(["explain", str(run), "--trace", str(trace)]) == 2
    assert "the trace is of the run a-2, as its stub says, and not of a-1" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("trace-cmd") is None, reason="trace-cmd is not installed")
def test_a_guest_with_two_cpus_says_the_same_in_text_and_by_trace_cmd(kernel, tmp_path, capsys):
    # On which CPU the culprit's thread runs is chance: only on that of the interrupt it is in the way.
    for rate in ("3kHz", "5kHz", "4kHz", "6kHz", "2kHz", "7kHz", "3.5kHz", "4.5kHz", "2.5kHz", "8kHz"):
        run, trace = tmp_path / rate, tmp_path / f"{rate}.dat"
        url = port(kernel, f"module=on&stub.workload=task&cpus=2&trace={trace}&culprit=poller:120us")
        assert main(["latency", "--port", url, "--rate", rate, "--count", "400", "--out", str(run)]) == 0
        said = []
        for path in (trace.with_suffix(".txt"), trace):
            said.append(explained(run, path, capsys))
            assert traces.read(path).cpus == [0, 1]
        if said[1]["responses"][0]["latency_ns"] > 100_000:
            break
    text, data = said
    assert data["trace"]["entries"] == text["trace"]["entries"] and data["trace"]["resolution_ns"] == 1
    assert data["clock"]["worst_ns"] < 100
    for key in ("thread", "cpu", "why", "function"):
        assert data["cause"][key] == text["cause"][key]
    assert data["cause"]["thread"].startswith("poller-")
    assert data["cause"]["lasted_ns"] == pytest.approx(120_000, rel=0.05)
    assert text["cause"]["lasted_ns"] == pytest.approx(data["cause"]["lasted_ns"], abs=1000)


PACKED = gzip.compress(b"\x17\x08\x44tracing7", mtime=0)


@pytest.mark.parametrize(
    "data, whole",
    [(PACKED, True), (PACKED[:-9], False), (b"none", False), (b"", False)],
    ids=["whole", "cut short", "no gzip", "nothing"],
)
def test_a_trace_dat_comes_out_of_the_console_whole_or_not_at_all(data, whole, tmp_path, caplog):
    console = "\n".join(
        (
            "boot",
            tracing.BEGIN,
            "# tracer: nop",
            tracing.END,
            tracing.BINARY,
            base64.encodebytes(data).decode().strip(),
            tracing.BINARY_END,
            "",
        )
    )
    tracing.save(console, tmp_path / "a.dat")
    assert (tmp_path / "a.dat").exists() is whole
    if whole:
        assert (tmp_path / "a.dat").read_bytes() == gzip.decompress(PACKED)
    else:
        assert "the guest's trace.dat did not come whole by its console" in caplog.text
    assert (tmp_path / "a.txt").read_text() == "# tracer: nop\n"


def test_a_guest_without_trace_cmd_says_what_fetches_it(tmp_path):
    with pytest.raises(BenchError, match=r"trace-cmd for guests is not on this machine .*: run 'make kernels'"):
        tracecmd.files(tmp_path)


@pytest.mark.parametrize("text", ["0", "3", "many"])
def test_other_numbers_of_cpus_are_refused(text):
    with pytest.raises(BenchError, match=r"option cpus: .* is none of 1, 2, 4"):
        parse(f"sim://?target=qemu&cpus={text}")


@pytest.mark.parametrize("name", EVERY_MS)
def test_a_culprit_is_asked_for_by_its_name_and_time(name):
    assert parse(f"sim://?target=qemu&culprit={name}:250us").culprit == Culprit(name, 250, EVERY_MS[name])


@pytest.mark.parametrize("name", EVERY_MS)
def test_it_comes_as_often_as_it_is_told(name):
    culprit = parse(f"sim://?target=qemu&culprit={name}:250us/41ms").culprit
    assert culprit == Culprit(name, 250, 41) and "41" in culprit.begin


@pytest.mark.parametrize("text", ["poller", "poller:0us", "poller:5", "nobody:5us", "poller:5us:1", "poller:5us/0ms"])
def test_other_culprits_are_refused(text):
    with pytest.raises(BenchError, match=r"option culprit: .* is not one of poller, ledger, calibrator, disk, net"):
        parse(f"sim://?culprit={text}")


@pytest.mark.parametrize("console, lasted", [('x\n{"burst_ns": 1234, "bursts": 3}\n', 1234), ("nothing", None)])
def test_a_load_says_itself_how_long_it_lasted(console, lasted, tmp_path):
    Culprit("disk", 100, 7).confess(console, tmp_path / "truth.json")
    assert json.loads((tmp_path / "truth.json").read_text()) == {"culprit": "disk", "us": 100, "lasted_ns": lasted}

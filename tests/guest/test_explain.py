# SPDX-License-Identifier: BSD-2-Clause
"""A real kernel is made late on purpose and records itself; `irqscope explain` says by whom."""

import json

import pytest
from guest_run import port

from irqscope.bench.core import BenchError
from irqscope.bench.guest.culprits import NAMES, Culprit
from irqscope.bench.url import parse
from irqscope.cli import main


def test_the_culprit_of_a_guest_is_found_in_its_own_trace(kernel, tmp_path, capsys):
    run, trace = tmp_path / "run", tmp_path / "trace.txt"
    url = port(kernel, f"module=on&stub.workload=task&trace={trace}&culprit=poller:200us")
    assert main(["latency", "--port", url, "--rate", "5kHz", "--count", "200", "--out", str(run)]) == 0
    capsys.readouterr()
    assert main(["explain", str(run), "--trace", str(trace), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["cause"]["thread"].startswith("poller-") and said["cause"]["why"] == "interrupts off"
    assert said["cause"]["function"] == "poller_wait_ready <-body"
    assert said["cause"]["lasted_ns"] == pytest.approx(200_000, rel=0.10)
    assert said["clock"]["pins"] == {"isr": "gpio 508", "task": "gpio 509", "done": "gpio 510"}
    assert json.loads(trace.with_suffix(".culprit.json").read_text())["lasted_ns"] == 200_000


@pytest.mark.parametrize("name", NAMES)
def test_a_culprit_is_asked_for_by_its_name_and_time(name):
    assert parse(f"sim://?target=qemu&culprit={name}:250us").culprit == Culprit(name, 250)


@pytest.mark.parametrize("text", ["poller", "poller:0us", "poller:5", "nobody:5us", "poller:5us:1"])
def test_other_culprits_are_refused(text):
    with pytest.raises(BenchError, match=r"option culprit: .* is not one of poller, ledger, calibrator, disk, net"):
        parse(f"sim://?culprit={text}")


@pytest.mark.parametrize("console, lasted", [('x\n{"burst_ns": 1234, "bursts": 3}\n', 1234), ("nothing", None)])
def test_a_load_says_itself_how_long_it_lasted(console, lasted, tmp_path):
    Culprit("disk", 100).confess(console, tmp_path / "truth.json")
    assert json.loads((tmp_path / "truth.json").read_text()) == {"culprit": "disk", "us": 100, "lasted_ns": lasted}

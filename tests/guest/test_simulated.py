# SPDX-License-Identifier: BSD-2-Clause
"""The stub's own code on the simulated machine answers the real gateware: every workload, through the command line."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from endtoend import Outcome, latency, url
from stub_bench import COMPILERS

from irqscope.cli import main
from irqscope_bench.guest.simulated import PORTS

pytestmark = [pytest.mark.bench, pytest.mark.skipif(not COMPILERS, reason="no C compiler")]

COUNT = 200
ENTRY_NS, LINE_NS, PORT_NS, SWITCH_NS = 1800, 60, 1000, 900  # of target-stub/shims/machine.h
OPERATIONS = ("nothing", "port", "sqrt", "hand-over", "clock", "memory", "read-back", "pipe", "pipe-write", "pipe-read")


def measure(out: Path, port: str, workload: str, *arguments: object, **options: object) -> Outcome:
    """A run with so many stimuli, 1 ms apart."""
    stub = {f"stub__{name}": value for name, value in options.items()}
    target = url(target="stub", port=port, link="unlimited", stub__workload=workload, truth=f"{out}.vcd", **stub)
    return latency(target, out, "--rate", "1kHz", "--dither", "none", "--count", COUNT, "--least", "0ns", *arguments)


def toggles(run: Outcome) -> dict[str, int]:
    """Of each pin, as the stub says, which must be what the instrument has seen of those that it looks at."""
    said = run.result["end"]["target"]["toggles"]
    seen = Counter(name for _, name, _, _ in run.events)
    for name in ("isr", "task", "done"):
        assert seen[name] == said[name]
    assert run.result["balance"]["balanced"] and run.result["events"]["complete"]
    return said


@pytest.mark.parametrize("port", PORTS)
def test_isr(port, tmp_path):
    run = measure(tmp_path / "run", port, "isr")
    assert run.code == 0 and toggles(run)["isr"] == run.result["end"]["target"]["handlers"] == COUNT
    segment, tick = run.segment("isr"), 9.95
    access = PORT_NS if port in ("rtlinux", "vxworks") else LINE_NS
    assert segment["n"] == COUNT
    # Besides entry and access to the pin there are few blocks of code, of 2 ns each; stamps are exact to a tick.
    assert ENTRY_NS + access - tick <= segment["min"] * tick
    assert segment["max"] * tick <= ENTRY_NS + access + 50 * 2 + tick


@pytest.mark.parametrize("release", ["binary", "counting"])
@pytest.mark.parametrize("port", PORTS)
def test_task(port, release, tmp_path):
    run = measure(tmp_path / "run", port, "task", "--segments", "isr,task,work", release=release, loop=1000)
    end, told = run.result["end"]["target"], toggles(run)
    assert run.code == 0 and told["isr"] == told["task"] == told["done"] == COUNT
    assert (end["handlers"], end["tasks"], end["dropped"]) == (COUNT, COUNT, 0)
    assert run.segment("task")["pairing"] == ("fifo" if release == "counting" else "coalesce")
    assert run.segment("work")["min"] * 9.95 > 1000 * 2
    order = "".join(name[0] for _, name, _, _ in run.events)
    assert order == "sitd" * COUNT


@pytest.mark.parametrize("port", PORTS)
def test_periodic(port, tmp_path):
    names = ("task", "isr")[: 1 if port in ("vxworks", "freertos", "zephyr") else 2]  # they have one CPU
    run = measure(tmp_path / "run", port, "periodic", threads=len(names), period=2000, count=60)
    told = toggles(run)
    assert run.code == 0 and 59 <= min(told[name] for name in names) <= max(told.values()) == 60
    for name in names:
        interval = run.segment(f"{name}.interval")
        assert interval["n"] == told[name] - 1
        assert abs(interval["median"] * 9.95e-9 - 2e-3) < 1e-6


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("port", PORTS)
def test_bracket(port, operation, tmp_path):
    run = measure(tmp_path / "run", port, "bracket", operation=operation, period=1000, loop=50, count=80)
    told = toggles(run)
    assert run.code == 0 and told["task"] == told["done"] == run.segment("work")["n"] == 80
    assert told["aux"] == (80 if operation == "port" else 0)
    if operation == "hand-over":  # there and back
        assert run.segment("work")["min"] * 9.95 > 2 * SWITCH_NS


@pytest.mark.parametrize("port", PORTS)
def test_multi(port, tmp_path):
    run = measure(tmp_path / "run", port, "multi", period=1000, loop=10, count=120)
    told = toggles(run)
    assert told["isr"] == 120 and told["task"] == told["done"] in (1, 2)
    assert run.segment("isr.interval")["n"] == 119


def test_a_pulse_is_two_toggles(tmp_path):
    run = measure(tmp_path / "run", "vxworks7", "isr", pulse="")
    assert run.result["end"]["target"]["toggles"]["isr"] == 2 * COUNT
    assert run.segment("isr")["n"] == COUNT and run.code == 0


def test_a_storm_is_masked_and_the_stub_goes_on(tmp_path):
    """Stimuli every 4 us leave nothing else any time; most come while the source is masked, and are booked as that."""
    run = measure(tmp_path / "run", "rtlinux", "isr", "--rate", "250kHz", "--count", 15_000, storm=1000, rest=15)
    end, masked, isr = run.result["end"]["target"], run.result["masked"], run.segment("isr")
    assert end["storms"] == masked["spans"] >= 2
    assert all((span["end"] - span["begin"]) * 9.95e-9 >= 15e-3 for span in masked["listed"][:-1])
    assert isr["classes"]["masked"] + end["handlers"] == 15_000 and isr["n"] == end["handlers"]
    assert 1000 * (end["storms"] - 1) < end["handlers"] < 8000
    assert isr["max"] * 9.95 < ENTRY_NS + PORT_NS + 2000, "what was masked is in no figure"
    assert [item["what"] for item in run.result["target_counts"]] == ["stimuli", "isr", "aux"]
    assert all(item["target"] == item["instrument"] for item in run.result["target_counts"])
    assert run.code == 3 and len(run.result["warnings"]) == 1 and "masked its interrupt" in run.result["warnings"][0]


@pytest.mark.parametrize(
    ("port", "wired"),
    [
        ("rtlinux", {"device": "lpt,0x378,7,0x278,5"}),
        ("vxworks", {"device": "lpt,0x378,7,0x278,5"}),
        ("vxworks7", {"lines": "10,11,12,13,14,15"}),
        ("linux_kmod", {"lines": "10,11,12,13,14,15"}),
        ("linux_kmod", {"device": "lpt,0x378,7,0x278,5"}),
    ],
)
def test_the_trigger_comes_while_a_response_is_late(port, wired, tmp_path):
    """The work takes 100 us, and no response comes in 50: the target counts what the instrument fired."""
    arguments = ("--segments", "work", "--trigger", "50us", "--trigger-count", "3")
    run = measure(tmp_path / "run", port, "task", *arguments, loop=50_000, **wired)
    assert run.result["trigger"]["fired"] == 3 and run.result["balance"]["balanced"]
    assert {"what": "pulses of the trigger", "target": 3, "instrument": 3} in run.result["target_counts"]


def test_a_run_can_be_repeated(tmp_path):
    found = []
    for name in ("one", "two"):
        out = tmp_path / name
        measure(out, "vxworks", "task", release="counting", depth=4, loop=300)
        files = (out / "capture.irq", Path(f"{out}.vcd"))
        found.append([hashlib.sha256(file.read_bytes()).hexdigest() for file in files])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("port", "sentence"),
    [
        ("target=stub&port=windows", "no port 'windows' of the stub runs on the simulated machine: choose rtlinux,"),
        ("target=stub&stub.workload=nothing", "there is no workload nothing"),
        ("target=stub&port=vxworks&stub.workload=periodic&stub.period=700", "see sysClkRateSet"),
        ("target=stub&irq.kind=level", "its options are stub.NAME"),
        ("target=stub&engine=wasm", "leave engine, warp, ledger out"),
        ("target=stub&duty=45%25", "leave duty out"),
        ("target=stub&oscillator=20ppm", "leave oscillator out"),
    ],
)
def test_what_cannot_be_is_one_sentence(port, sentence, capsys):
    assert main(["info", "--port", f"sim://?{port}"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line


def test_a_periodic_target_answers_no_stimulus(tmp_path, capsys):
    port = url(target="stub", stub__workload="bracket")
    assert main(["latency", "--port", port, "--segments", "wake", "--out", str(tmp_path / "run")]) == 2
    assert "workload bracket answers none" in capsys.readouterr().err
    assert not (tmp_path / "run" / "capture.irq").exists()


def test_an_experiment_with_periodic_threads(tmp_path):
    """The simulated machine's clock ticks evenly: only the first start, before the first tick was taken, is early."""
    target = url(target="stub", port="vxworks", stub__workload="periodic", stub__period=10_000)
    assert main(["periodic", "--port", target, "--duration", "12s", "--work", "1.124ms", "--out", str(tmp_path)]) == 0
    result = json.loads((tmp_path / "result.json").read_text())
    (pin,) = result["findings"]["pins"]
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    assert pin["input"] == "task" and pin["starts"] == pin["n"] > 1190 and pin["overruns"] == pin["unmatched"] == 0
    assert pin["period"] * tick == pytest.approx(10e-3, rel=1e-6) and pin["worst"]["delay"] * tick < 2e-6
    budget = pin["budget"]
    assert budget["allowed"] == pytest.approx(2.219e-3, rel=1e-4) and budget["fits"] is True
    assert result["stimuli"] == {} and result["balance"]["balanced"]

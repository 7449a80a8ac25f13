# SPDX-License-Identifier: BSD-2-Clause
"""An instrument with eight inputs: all of them count, in a chain of eight stages as the target's ledger has it."""

import json
import math
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from endtoend import Measured, irqscope, measure, url

from irqscope.contract import registers
from irqscope.contract.roles import INPUTS, Source
from irqscope.device.configuration import Configuration, InputSettings

pytestmark = pytest.mark.bench
CHECKER = Path(__file__).parents[1] / "independent" / "check.py"
STAGES = (Source.AUX, Source.ISR_B, Source.TASK_B, Source.DONE_B, Source.AUX_B)
CHAIN = (
    "isr=stimulus:isr",
    "task=isr:task",
    "work=task:done",
    "first=done:aux",
    "second=aux:isr_b",
    "task_b=isr_b:task_b",
    "work_b=task_b:done_b",
    "last=done_b:aux_b",
)


def pipeline(**options: object) -> str:
    """A target with five stages behind its task."""
    usual = {"inputs": 8, "stages__number": len(STAGES), "stages__duration": "30us", "link": "unlimited"}
    return url(**usual | options)


def watching_all(configuration: Configuration) -> Configuration:
    return replace(configuration, inputs={role: InputSettings() for role in INPUTS})


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    port = pipeline(ledger="on", stages__duration="200us", clock__error_ppm=0, seed=4)  # they queue
    return measure(
        port, tmp_path_factory.mktemp("eight") / "run", "--rate", "8kHz", "--count", 400, "--segments", "isr,task,work",
        "--filter", "0", "--timeout", "5ms", change=watching_all,
    )  # fmt: skip


def test_each_edge_is_stamped_when_the_ledger_has_it(run: Measured) -> None:
    identity = run.observation.identity
    tick = identity.tick * 10**12
    for number, role in enumerate(STAGES):
        true = [entry.ps for entry in run.ledger if entry.kind == "stage" and entry.object == number]
        assert run.times(role) == [math.ceil(ps / tick) + identity.stamp_offset for ps in true]
        assert len(true) == 400 == run.counts[f"{role.label}_edges"]


def test_each_stage_takes_what_came_to_it_in_order(run: Measured) -> None:
    of = {(entry.subject, entry.object): entry.ps for entry in run.ledger if entry.kind == "stage"}
    ends = {entry.subject: entry.ps for entry in run.ledger if entry.kind == "end"}
    for task, end in ends.items():
        for stage in range(len(STAGES)):
            came = of[task, stage - 1] if stage else end
            free = of.get((task - 1, stage), 0)
            assert of[task, stage] == max(came, free) + 200_000_000


def test_the_books_of_all_sources_balance(run: Measured) -> None:
    totals, observation = run.observation.totals, run.observation
    for source in (*INPUTS, Source.STIMULUS):
        seen = totals.get(registers.SEEN[source])
        assert seen == totals.get(registers.SENT[source]) == observation.received[source] == 400
    assert observation.stream_complete and not any(observation.repeats.values())


def test_a_chain_of_eight_stages_is_followed(tmp_path: Path) -> None:
    """By the command line; and the checker that shares no code with irqscope finds the same in the waveform."""
    out, waveform = tmp_path / "out", tmp_path / "truth.vcd"
    segments = [word for text in CHAIN for word in ("--segment", text)]
    code, said = irqscope(
        "chain", "--port", pipeline(truth=waveform, seed=5), "--rate", "1kHz", "--count", 500, *segments,
        "--deadline", "1ms", "--out", out,
    )  # fmt: skip
    result = json.loads((out / "result.json").read_text())
    found = result["findings"]
    assert code == 0 and result["valid"], said
    assert [hop["segment"] for hop in found["hops"]] == [text.partition("=")[0] for text in CHAIN]
    assert found["complete"] == found["stimuli"] == 500
    assert all(len(each["hops"]) == 8 for each in found["worst"])
    checked = subprocess.run([sys.executable, CHECKER, out, waveform], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert json.loads(checked.stdout)["events"] > 9 * 490


def test_a_pulse_may_be_held_by_each_input(tmp_path: Path) -> None:
    """Up to the edge of that input, as far as the instrument sees it."""
    for role in (Source.ISR, Source.AUX_B):
        waveform = tmp_path / f"{role.label}.vcd"
        run = measure(
            pipeline(truth=waveform, seed=6), tmp_path / role.label, "--rate", "500Hz", "--count", 20, "--segments",
            "isr", "--hold-until", role.label, "--filter", "0", change=watching_all,
        )  # fmt: skip
        lines = waveform.read_text().splitlines()
        names = {line.split()[3]: line.split()[4] for line in lines if line.startswith("$var")}
        changes, now = [], 0
        for line in lines:
            now = int(line[1:]) if line.startswith("#") else now
            if line[:1] in "01" and line[1:] in names:
                changes.append((now, names[line[1:]], line[0] == "1"))
        begins = [ps for ps, name, level in changes if name == "stimulus" and level]
        answers = [ps for ps, name, _ in changes if name == role.label and ps]
        ends = [ps for ps, name, level in changes if name == "stimulus" and not level and ps]
        assert len(begins) == len(ends) == len(answers) == 20 == len(run.times(role))
        clock = run.observation.identity.samples * run.observation.identity.tick * 10**12
        assert all(0 < end - answer < 20 * clock for end, answer in zip(ends, answers, strict=True))


def test_a_jumper_reaches_every_input(tmp_path: Path) -> None:
    code, said = irqscope("selftest", "--jumper", "--port", url(inputs=8, profile="jumper"))
    assert code == 0, said
    assert all(f"of {role.label}" in said for role in INPUTS)


@pytest.mark.parametrize(
    "words",
    [
        ["latency", "--hold-until", "aux_b"],
        ["latency", "--invert", "isr_b"],
        ["latency", "--segments", "task_b"],
        ["chain", "--segment", "isr=stimulus:isr", "--segment", "far=isr:task_b"],
    ],
)
def test_an_instrument_with_four_inputs_has_no_others(words: list[str], tmp_path: Path) -> None:
    assert irqscope(*words, "--port", url(), "--rate", "1kHz", "--count", 10, "--out", tmp_path / "out")[0] == 2


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"inputs": 5}, "none of 4, 8"),
        ({"inputs": 8, "r": 8}, "R is at most 4"),
        ({"inputs": 8, "target": "live"}, "leave inputs out"),
        ({"stages__number": 2}, "more than there are inputs"),
        ({"inputs": 8, "stages__number": 6}, "at most"),
        ({"stages__number": 1, "aux__signal": "pps"}, "aux.signal"),
    ],
)
def test_what_no_bench_has_is_refused(options: dict[str, object], told: str) -> None:
    from irqscope_bench.core import BenchError
    from irqscope_bench.opening import bench
    from irqscope_bench.profile import ProfileError
    from irqscope_bench.url import parse

    with pytest.raises((BenchError, ProfileError), match=told):
        bench(parse(url(**options)))

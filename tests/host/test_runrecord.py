# SPDX-License-Identifier: BSD-2-Clause
"""run.json, typed and sealed: whatever is changed in it gives the same result or one sentence, never another exception;
nor does it where somebody seals it again.
"""

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from jsonrecords import evaluate
from mutated import mutate

from irqscope import cli
from irqscope.base.records import sealed
from irqscope.errors import IrqscopeError
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.reread import reread


@pytest.fixture(scope="module")
def directory(tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("runrecord") / "run"
    limits = ["--limit", "isr.max=50us", "--wanted", "1e-1", "--threshold", "5us"]
    cli.main(
        [
            "latency",
            "--port",
            "model://",
            "--rate",
            "1kHz",
            "--count",
            "60",
            "--segments",
            "isr,task,isr.interval",
            *limits,
            "--out",
            str(out),
        ]
    )
    return out


def evaluated(directory: Path) -> dict[str, Any] | None:
    """The result, as far as `irqscope report` calls it up; None if one sentence refuses the run."""
    run = RunDirectory(directory)
    try:
        return evaluate(run, *reread(run))
    except IrqscopeError as error:
        assert str(error).count("\n") == 0
        return None


def check(directory: Path, out: Path, seed: int, number: int) -> None:
    """Of so many changed files, each as it is and sealed again."""
    dice, content = random.Random(seed), json.loads((directory / "run.json").read_text())
    shutil.copy(directory / "capture.irq", out)
    expected = json.loads((directory / "result.json").read_text())
    refused = 0
    for _ in range(number):
        data, told = mutate(content, dice)
        try:
            (out / "run.json").write_text(json.dumps(data))
            result = evaluated(out)
            assert result is None or result["exit_code"] or json.loads(json.dumps(result)) == expected, told
            (out / "run.json").write_text(json.dumps(sealed(data)))
            refused += evaluated(out) is None
        except Exception as error:
            raise AssertionError(f"{told} raised another exception") from error
    assert number / 2 < refused < number


def test_what_is_changed_gives_the_same_result_or_one_sentence(directory, tmp_path):
    check(directory, tmp_path, 1, 80)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 12))
def test_whatever_is_changed_gives_the_same_result_or_one_sentence(directory, tmp_path, seed):
    check(directory, tmp_path, seed, 1000)


@pytest.mark.parametrize(
    ("place", "value", "told"),
    [
        ("end", "1s", 'end: expected an object or null, got a text: "1s"'),
        (
            "end.reason",
            [],
            "end.reason: expected one of count, duration, interrupt, late, load, trigger, watchdog, got a list: []",
        ),
        ("configuration.segments", [], "configuration.segments is empty: only a run of irqscope clock has none"),
        ("host", {}, "host.name: expected a text, got nothing"),
        ("target", "x", 'target: expected an object, got a text: "x"'),
        (
            "record",
            {"selftest": {"passed": 1}},
            "record.selftest.passed: expected true or false, got a whole number: 1",
        ),
        ("experiment", -1, "experiment: expected an object or null, got a whole number: -1"),
        ("port", 0.5, "port: expected a text, got a number: 0.5"),
        ("command", 1, "command: expected a list, got a whole number: 1"),
        ("on_late", "x", 'on_late: expected an object or null, got a text: "x"'),
        ("interruptions", "x", 'interruptions: expected a list, got a text: "x"'),
        ("start", 2, "start: expected a text, got a whole number: 2"),
    ],
)
def test_a_key_of_another_kind_is_named(directory, tmp_path, place, value, told, capsys):
    data = json.loads((directory / "run.json").read_text())
    *before, last = place.split(".")
    inner = data
    for step in before:
        inner = inner[step]
    inner[last] = value
    shutil.copy(directory / "capture.irq", tmp_path)
    (tmp_path / "run.json").write_text(json.dumps(data))
    assert cli.main(["report", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"irqscope: {tmp_path}/run.json is damaged: {told}\n"

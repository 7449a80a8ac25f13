# SPDX-License-Identifier: BSD-2-Clause
"""Runs of which some causes have no latency: they may have been longer than all others."""

import json
from pathlib import Path

import pytest
from model_run import Measured, configuration

import irqscope
from irqscope import cli
from irqscope.base.records import sealed, write_json
from irqscope.contract.roles import Source
from models.instrument import ModelInstrument

COUNT = 2500
THRESHOLD = 200_000
TIMEOUT = 5_000
"""Ticks, less than a period: each that is unanswered is missing."""


def measure(path: Path, lost: int, seed: int) -> Path:
    """A target that takes 400 to 600 ticks, and leaves so many stimuli of a hundred unanswered, by chance."""

    def answer(number, dice):
        isr = 400 + dice.randrange(200)
        return (
            []
            if dice.randrange(100) < lost
            else [(Source.ISR, isr), (Source.TASK, isr + 1000), (Source.DONE, isr + 2000)]
        )

    path.mkdir()
    run = Measured(
        path, ModelInstrument(answer=answer, seed=seed), configuration(COUNT, threshold=THRESHOLD, timeout=TIMEOUT)
    )
    write_json(run.directory.result_file, sealed(run.result))
    return run.directory.path


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> dict[int, Path]:
    base = tmp_path_factory.mktemp("untimed")
    return {lost: measure(base / f"lost{lost}", lost, 1 + lost) for lost in (0, 5)}


def compared(capsys, *arguments: object) -> tuple[int, dict]:
    code = cli.main(["compare", *map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("turned", [False, True])
def test_a_target_that_leaves_stimuli_unanswered_is_not_equivalent(turned, runs, tmp_path, capsys):
    """It was, by the samples that came, in each quantile that it left unanswered."""
    pair = (runs[5], runs[0]) if turned else (runs[0], runs[5])
    options = ("--margin", "1us", "--quantiles", "0.5,0.9,0.96,0.99", "--exceed", "40us", "--out", tmp_path / "out")
    code, result = compared(capsys, *pair, *options)
    (found,) = result["comparisons"]
    assert code == 0
    assert [each["outcome"] for each in found["differences"]] == ["equivalent", "equivalent", "not shown", "not shown"]
    assert all("lost5: 135 causes had no latency" in each["reason"] for each in found["differences"][2:])
    assert [each["value"] is None for each in found["differences"]] == [False, False, True, True]
    assert [run["untimed"] for run in result["runs"]] == ([135, 0] if turned else [0, 135])
    counts = "0 against 0 to 135, p = 1" if turned else "0 to 135 against 0, p = 1"
    assert f"not shown in clusters of exceedances ({counts})" in found["sentence"]
    lost = "0 causes had no latency, against 135" if turned else "135 causes had no latency, against 0"
    assert found["sentence"].endswith(lost)
    page = (tmp_path / "out" / "report.html").read_text()
    assert lost in page and page.count("lost5: 135 causes had no latency") >= 2


def test_python_says_the_same(runs):
    found = irqscope.compare(runs[0], runs[5], quantiles=(0.5, 0.99), margin="1us", exceed="40us")
    (pair,) = found.result.comparisons
    assert [each.outcome for each in pair.differences] == ["equivalent", "not shown"]
    assert pair.sentence.endswith("135 causes had no latency, against 0")

# SPDX-License-Identifier: BSD-2-Clause
"""The golden runs: what was recorded once gives the same figures, reports and exports with the present code.

record.py says how to accept figures that are meant to change.
"""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import goldens
import pytest
from golden import record
from jsonrecords import evaluate

from irqscope.analysis.histogram import Distribution
from irqscope.device.snapshots import Totals
from irqscope.measuring.rundir import RunDirectory
from irqscope.report import sentence
from irqscope.results.onepass import read_whole

SHOWN = 10
"""Differences that are told at most, of all."""


def found(name: str, folder: Path) -> list[str]:
    """Where what is made of a golden run is not what is expected."""
    return list(goldens.differences(goldens.expected(name), goldens.made(name, folder)))


@pytest.mark.parametrize("name", goldens.names())
def test_the_figures_are_those_that_are_expected(name: str, tmp_path: Path) -> None:
    differences = found(name, tmp_path)
    lines = "\n".join(differences[:SHOWN])
    assert not differences, f"{name}: {len(differences)} differences (record.py says how they are accepted):\n{lines}"


def test_the_recorded_files_are_those_of_the_list() -> None:
    assert goldens.present() == goldens.listed(), "what is recorded is only added to: git restores it"


def test_what_is_recorded_is_added_to_a_list_that_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goldens, "LIST", tmp_path / "list")
    path = "recorded/latency/run.json"
    goldens.LIST.write_text(f"{'0' * 64}  {path}\n")
    monkeypatch.setattr(record, "TABLE", {})
    record.record()
    assert goldens.listed() == {**goldens.present(), path: "0" * 64}


def test_a_third_reading_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def again(run: RunDirectory, *rest: Any) -> Any:
        read_whole(run)
        return evaluate(run, *read_whole(run))

    monkeypatch.setattr(goldens, "evaluate", again)
    with pytest.raises(AssertionError, match=r"more than 2 times: .*no-dither/capture.irq': 3}"):
        goldens.made("no-dither", tmp_path)


def test_nothing_is_expected_of_what_is_not_recorded() -> None:
    assert [path.name for path in sorted(goldens.EXPECTED.iterdir())] == goldens.names()


@pytest.mark.parametrize(
    "kind, attribute, wrong, told",
    [
        (Distribution, "rank", lambda known: lambda self, rank: known(self, max(1, rank - 1)), "quantiles["),
        (Totals, "get", lambda known: lambda self, register: known(self, register) + 1, "stimuli.stimulus.fired: 400 "),
        (sentence, "label", lambda known: lambda *worth: known(*worth).replace(" ", "  "), "report.md: "),
        (goldens, "VERSION", lambda known: f"not {known}", "exports.json.hgrm: "),
    ],
)
def test_a_wrong_figure_is_told_with_its_place(
    kind: object,
    attribute: str,
    wrong: Callable[[Any], Any],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kind, attribute, wrong(getattr(kind, attribute)))
    differences = found("no-dither", tmp_path)
    assert differences and any(told in line for line in differences), differences


@pytest.mark.parametrize(
    "expected, got, told",
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, "a[1]: 2 was expected, and 3 came"),
        ({"a": 1}, {"a": True}, "a: 1 was expected, and true came"),
        ({"a": 1}, {"a": 1.0}, "a: 1 was expected, and 1.0 came"),
        ({"a": None}, {}, "a: null was expected, and it is gone"),
        ({}, {"a": {"b": 1}}, 'a: nothing was expected, and {"b": 1} came'),
        ({"a": [1]}, {"a": []}, "a: [1] (1 entries) was expected, and [] (0 entries) came"),
        (1.0, 1.00000001, ": 1.0 was expected, and 1.00000001 came"),
        (0.0, 1e-30, ": 0.0 was expected, and 1e-30 came"),
    ],
)
def test_what_differs(expected: object, got: object, told: str) -> None:
    assert list(goldens.differences(expected, got)) == [told]
    assert not list(goldens.differences(got, got))


def test_the_last_digits_of_a_processor_are_no_difference() -> None:
    assert not list(goldens.differences([0.1, math.inf], [0.1 + 1e-16, math.inf]))


def test_an_expected_file_reads_as_what_was_written() -> None:
    content = {"a": list(range(1000)), "b": {"c": [{"d": 1.5, "e": None}] * 9, "f": {}}, "g": "x" * 200, "h": [True]}
    text = goldens.text_of(content)
    assert json.loads(text) == content and max(map(len, text.splitlines())) < 220
    assert text.count("\n") < 70, "numbers fill lines, and what fits stands on one"


def test_figures_that_are_the_same_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goldens, "EXPECTED", tmp_path)
    monkeypatch.setattr(goldens, "made", lambda name, folder: {"result.json": {"a": 0.1}, "report.md": "words"})
    result, report = tmp_path / "sweep" / "result.json", tmp_path / "sweep" / "report.md"
    assert record.accept("sweep") == [result, report] and record.accept("sweep") == []
    result.write_text('{"a":0.10000000000000001}')
    report.with_name("old.json").write_text("{}")
    assert record.accept("sweep") == [] and not report.with_name("old.json").exists()
    result.write_text('{"a": 0.2}')
    assert record.accept("sweep") == [result] and result.read_text() == '{"a": 0.1}\n'

# SPDX-License-Identifier: BSD-2-Clause
"""Bounds that a user wants to have shown: how they are written, kept, and what a run says they take."""

import json
import math
from fractions import Fraction

import pytest
from endtoend import page_of
from growing_run import measured

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.measuring.wanted import HOUR, STIMULUS, Wanted, wanted_from


@pytest.mark.parametrize(
    ("text", "bound", "per"),
    [
        ("1e-6", Fraction(1, 10**6), STIMULUS),
        ("0.25", Fraction(1, 4), STIMULUS),
        ("2/h", Fraction(2), HOUR),
        ("0.1/h", Fraction(1, 10), HOUR),
        ("48/d", Fraction(2), HOUR),
    ],
)
def test_what_a_bound_means(text, bound, per):
    assert Wanted.parse(text) == Wanted(text, bound, per)


@pytest.mark.parametrize("text", ["", "often", "0", "-1e-6", "1", "5", "1/0", "0/h", "1/week", "1e-6/", "1/h/d", "nan"])
def test_what_is_no_bound_is_refused(text):
    with pytest.raises(BadInput, match=r"no bound|no share"):
        Wanted.parse(text)


def test_a_bound_is_wanted_once():
    with pytest.raises(BadInput, match="48/d is given twice"):
        wanted_from(["1e-6", "2/h", "48/d"])


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return measured(tmp_path_factory.mktemp("wanted") / "run")


def rows_of(run):
    return json.loads((run / "result.json").read_text())["segments"][0]["exceedances"][0]


def test_what_a_run_says_that_wanted_bounds_take(run, capsys):
    """Of 3000 stimuli none took longer than the worst: 3 of n, and 3 by the hours (the logarithm of 20)."""
    assert cli.main(["report", str(run), "--wanted", "1e-5", "--wanted", "2/h", "--wanted", "0.1"]) == 0
    found = rows_of(run)
    hours, n = found["hours"], 3000
    least = [math.ceil(math.log(0.05) / math.log1p(-1e-5)), 1 + math.ceil(-math.log(0.05) / 2 * (n - 1) / hours)]
    bounds = [(row["bound"], row["per"]) for row in found["required_bounds"]]
    assert bounds == [(1e-5, STIMULUS), (2.0, HOUR), (0.1, STIMULUS)]
    assert [row["needed"] for row in found["required_bounds"][:2]] == least
    assert [row["more"] for row in found["required_bounds"]] == [least[0] - n, least[1] - n, 0]
    assert found["required_bounds"][1]["hours"] == pytest.approx(-math.log(0.05) / 2 - hours, rel=1e-5)
    assert json.loads((run / "annotations.json").read_text())["wanted"] == ["1e-5", "2/h", "0.1"]
    page = page_of(run)
    assert "fewer than 2 an hour" in page and "1 of 100 000" in page and "it is shown" in page
    # They stay, until others are wanted.
    assert cli.main(["report", str(run)]) == 0
    assert len(rows_of(run)["required_bounds"]) == 3
    assert cli.main(["report", str(run), "--wanted", "0.1", "--wanted", "1e-5"]) == 0
    shown = page_of(run)
    assert "What was wanted is shown: 1 of 10." in shown and "Next: to show 1 of 100 000, measure" in shown


def test_it_may_be_wanted_when_measuring(tmp_path):
    command = ["latency", "--port", "model://", "--count", "500", "--wanted", "3e-7", "--out", str(tmp_path / "run")]
    assert cli.main(command) == 0
    assert [row["bound"] for row in rows_of(tmp_path / "run")["required_bounds"]] == [3e-7]


@pytest.mark.parametrize("verb", ["latency", "report"])
def test_what_cannot_be_wanted_is_refused_before_anything_is_done(run, tmp_path, capsys, verb):
    before = (run / "result.json").read_bytes()
    where = ["--port", "model://", "--out", str(tmp_path / "no")] if verb == "latency" else [str(run)]
    assert cli.main([verb, *where, "--wanted", "5"]) == 2
    assert "'5' is no share of the stimuli" in capsys.readouterr().err
    assert not (tmp_path / "no").exists() and (run / "result.json").read_bytes() == before

# SPDX-License-Identifier: BSD-2-Clause
"""What sigrok, which reads for PulseView, can take of a run: each of its samples is as long as a unit of time."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from made_run import Edge, made

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.exports.formats import sr

EDGES = [Edge(1000 + 2000 * number, Source.STIMULUS, 1) for number in range(20)]
PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "export.md").read_text(encoding="utf-8").split()


def test_a_run_too_long_for_a_session_is_sent_to_what_opens_it(tmp_path, monkeypatch, capsys):
    """It was sent to PulseView, whose reader of waveforms makes as many samples or more."""
    run = made(tmp_path / "run", EDGES)
    monkeypatch.setattr(sr, "MOST", 10_000)
    assert cli.main(["export", str(run), "--to", "sr"]) == 2
    told = capsys.readouterr().err
    assert told.endswith("export --to vcd, which GTKWave and Surfer open\n") and told.count("\n") == 1


@pytest.mark.parametrize(
    ("tick", "scale", "factor", "said"),
    [
        (Fraction(1, 100_500_000), "1 ps", 9950, "9950 for 9.95 ns"),
        (Fraction(1, 125_000_000), "1 ns", 8, "8 for 8 ns"),
        (Fraction(1, 100_000_000), "10 ns", 1, "1 for 10 ns"),
    ],
)
def test_a_waveform_says_how_many_of_its_units_are_a_sample(tick, scale, factor, said, tmp_path, capsys):
    run, out = made(tmp_path / "run", EDGES, tick), tmp_path / "out.vcd"
    assert cli.main(["export", str(run), "--to", "vcd", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["timescale"], told["downsample"]) == (scale, factor)
    assert f"$comment downsample: {factor}, of PulseView and sigrok-cli $end" in out.read_text()
    assert said in " ".join(PAGE)

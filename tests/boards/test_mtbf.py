# SPDX-License-Identifier: BSD-2-Clause
"""The table of metastability: formula by hand, page fresh, every board in it, marked as assumed."""

import math
from fractions import Fraction

import pytest

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId
from irqscope.results.metastability import mtbf_years, settling
from irqscope_boards import mtbf
from irqscope_boards.catalogue import boards


def test_by_hand():
    """50 MHz, three clocks of registers: 2 * (20 - 2.5) ns = 35 ns; 0.4 ns * 1e8 instants * 1e6 edges: 4e4/s."""
    front_end = FRONT_ENDS[FrontEndId.DDR]
    assert settling(front_end, Fraction(50_000_000)) == pytest.approx(35e-9)
    assert settling(FRONT_ENDS[FrontEndId.HALF_RATE], Fraction(50_000_000)) == pytest.approx(30e-9)
    years = mtbf_years(front_end, Fraction(50_000_000), 2, 1e-9)
    assert years == pytest.approx(math.exp(35) / 4e4 / 31_557_600, rel=1e-9)
    assert mtbf_years(front_end, Fraction(50_000_000), 2, 10e-12) == math.inf


def test_the_page_is_fresh():
    assert mtbf.main(["--check"]) == 0


def test_a_stale_page_is_noticed(tmp_path, monkeypatch, capsys):
    copy = tmp_path / "calibration.md"
    copy.write_text(mtbf.PAGE.read_text().replace("| τ = 50 ps", "| τ = 51 ps"))
    monkeypatch.setattr(mtbf, "PAGE", copy)
    assert mtbf.main(["--check"]) == 1 and "is stale" in capsys.readouterr().err
    assert mtbf.main([]) == 0 and mtbf.main(["--check"]) == 0


def test_every_board_is_in_it_once_and_a_larger_tau_is_worse():
    rows = mtbf.table().splitlines()[2:]
    named = [name for row in rows for name in row.split("|")[-2].strip().split(", ")]
    assert sorted(named) == sorted(boards())
    for kind, clock, samples in mtbf.kinds():
        years = [mtbf_years(FRONT_ENDS[kind], clock, samples, tau) for tau in (100e-12, 200e-12, 300e-12)]
        assert years == sorted(years, reverse=True)


def test_it_says_that_it_is_assumed():
    text = mtbf.PAGE.read_text()
    assert "**assumed**" in text[text.index("## Metastability") : text.index(mtbf.BEGIN)]

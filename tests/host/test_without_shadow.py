# SPDX-License-Identifier: BSD-2-Clause
"""Whole runs on the model of an instrument whose histograms have no shadow copy."""

import random
import statistics
from dataclasses import replace

import pytest
from jsonrecords import assemble, page
from model_run import Measured, configuration, unplugged

from irqscope.contract.identity import Identity
from irqscope.device.snapshots import SegmentTotals
from irqscope.results.reread import reread
from models.answers import steady
from models.instrument import IDENTITY, ModelInstrument

COUNT = 1500


def without(bin_bits: int = 32) -> Identity:
    return replace(IDENTITY, histogram_banks=1, bin_bits=bin_bits)


def latencies(seed: int) -> list[int]:
    """Of all stimuli of a run, as the target gave them."""
    dice = random.Random(seed)
    return [steady(number, dice)[0][1] for number in range(COUNT)]


# Between two snapshots 250 samples come, most of an interval's in one bin.
@pytest.mark.parametrize("bin_bits", [32, 24, 9])
def test_a_run_to_its_end_is_exact(tmp_path, bin_bits):
    result = Measured(tmp_path, ModelInstrument(without(bin_bits)), configuration(COUNT)).result
    assert result["errors"] == [] and result["warnings"] == [] and result["exit_code"] == 0
    assert result["balance"]["balanced"] and result["cross_check"] == {"done": True, "agrees": True}
    assert [s["n"] for s in result["segments"]] == [COUNT, COUNT, COUNT, COUNT - 1]
    for segment in result["segments"]:
        assert sum(segment["histogram"]["counts"]) == segment["n"] and segment["histogram"]["later"] == 0


def test_the_same_run_has_the_same_figures_with_a_shadow_copy(tmp_path):
    with_copy = Measured(tmp_path / "2", ModelInstrument(), configuration(400)).result
    result = Measured(tmp_path / "1", ModelInstrument(without()), configuration(400)).result
    for mine, other in zip(result["segments"], with_copy["segments"], strict=True):
        assert {k: mine[k] for k in ("n", "sum", "quantiles", "histogram", "classes")} == {
            k: other[k] for k in ("n", "sum", "quantiles", "histogram", "classes")
        }


def test_a_bin_that_turned_over_unseen_makes_the_run_invalid(tmp_path):
    result = Measured(tmp_path, ModelInstrument(without(bin_bits=6)), configuration(COUNT)).result
    assert result["exit_code"] == 4 and not result["balance"]["balanced"]
    wrong = [account["name"] for account in result["balance"]["equations"] if account["balanced"] is False]
    assert "isr.interval: histogram" in wrong and all(name.endswith(": histogram") for name in wrong)


def test_blocks_lost_on_the_link_do_no_harm(tmp_path):
    dice = random.Random(11)
    model = ModelInstrument(without(), fault=lambda block: block if dice.random() > 0.1 else block[:300])
    measured = Measured(tmp_path, model, configuration(COUNT))
    assert measured.result["balance"]["balanced"] and measured.observation.missing > 0
    assert [s["n"] for s in measured.result["segments"]] == [COUNT, COUNT, COUNT, COUNT - 1]


@pytest.mark.parametrize("seed", range(5))
def test_a_run_that_broke_off_says_what_its_bins_hold(tmp_path, seed):
    run, observation = reread(unplugged(tmp_path, ModelInstrument(without(), seed=seed), configuration(COUNT)))
    result = assemble(run, observation)
    assert result["exit_code"] == 5 and result["valid"] and not result["complete"]
    assert result["cross_check"] == {"done": False, "agrees": None}
    accounts = {account["name"]: account["balanced"] for account in result["balance"]["equations"]}
    assert result["balance"]["balanced"] and accounts["isr: scalars"] is True and accounts["isr: histogram"] is None
    isr = result["segments"][0]
    true = latencies(seed)[: isr["n"]]
    later = isr["histogram"]["later"]
    assert later > 0 and sum(isr["histogram"]["counts"]) == isr["n"] + later
    assert f"isr: the histogram holds {later} samples that came after the last snapshot" in " ".join(result["warnings"])
    # What is exact ...
    assert (isr["min"], isr["max"], isr["sum"]) == (min(true), max(true), sum(true))
    assert isr["mean"] == pytest.approx(statistics.fmean(true)) and not isr["exact"]
    # ... and what only bounds are known of.
    for q in isr["quantiles"]:
        if q["estimable"]:
            rank = max(1, -(-int(float(q["q"]) * 10**6) * len(true) // 10**6))
            assert q["low"] <= sorted(true)[rank - 1] <= q["high"]
    low, high = isr["sd_bounds"]
    assert low <= statistics.stdev(true) <= high
    told = page(result)
    assert "The books balance. The run broke off" in told
    assert f"n = {isr['n']} and {later} samples that came after the last snapshot" in told


def test_bins_with_too_few_samples_are_an_error_even_of_a_run_that_broke_off(tmp_path):
    run, observation = reread(unplugged(tmp_path, ModelInstrument(without()), configuration(COUNT)))
    bins = observation.totals.segments[0].bins
    bins[:] = [0 if count == max(bins) else count for count in bins]
    result = assemble(run, observation)
    assert result["exit_code"] == 4 and "the books do not balance" in result["errors"]


def test_adding_what_must_be_replaced_is_caught(tmp_path, monkeypatch):
    def add(self, words, base):
        self.bins = [old + words.get(base + index, 0) for index, old in enumerate(self.bins)]

    monkeypatch.setattr(SegmentTotals, "replace_bins", add)
    result = Measured(tmp_path, ModelInstrument(without()), configuration(600)).result
    assert result["exit_code"] == 4 and "the books do not balance" in result["errors"]
    assert any("the histogram differs in" in text for text in result["errors"])

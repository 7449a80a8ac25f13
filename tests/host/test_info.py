# SPDX-License-Identifier: BSD-2-Clause
"""What `irqscope info` says of an instrument, and what is refused of one that lacks it."""

import json
from fractions import Fraction

import pytest

from irqscope import cli
from irqscope.cli.info import sustained


def test_info(capsys):
    assert cli.main(["info", "--port", "model://"]) == 0
    assert "9.95025 ns = 1/100500000 s" in capsys.readouterr().out
    assert cli.main(["info", "--port", "model://", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tick"] == {"numerator": 1, "denominator": 100_500_000, "unit": "s"}


@pytest.mark.parametrize(("banks", "words"), [(1, "without a shadow copy"), (2, "the histogram included")])
def test_info_says_what_a_snapshot_holds(capsys, banks, words):
    assert cli.main(["info", "--port", f"model://?banks={banks}"]) == 0
    assert words in capsys.readouterr().out
    assert cli.main(["info", "--port", f"model://?banks={banks}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["histogram_banks"] == banks


@pytest.mark.parametrize(("dithered", "words"), [(0, "none with dither"), (1, "the first with dither"), (2, "both")])
def test_info_says_which_stimuli_can_dither(capsys, dithered, words):
    assert cli.main(["info", "--port", f"model://?dithered={dithered}"]) == 0
    assert f"2 stimuli, {words}" in capsys.readouterr().out
    assert cli.main(["info", "--port", f"model://?dithered={dithered}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dithered"] == dithered


@pytest.mark.parametrize(("bursts", "words"), [(0, "without bursts"), (1, "with bursts")])
def test_info_says_whether_stimuli_can_make_bursts(capsys, bursts, words):
    assert cli.main(["info", "--port", f"model://?bursts={bursts}"]) == 0
    assert f"both with dither, {words}" in capsys.readouterr().out
    assert cli.main(["info", "--port", f"model://?bursts={bursts}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bursts"] == bursts


def test_a_period_beyond_the_instruments_times_is_refused(tmp_path, capsys):
    command = ["latency", "--rate", "1kHz", "--count", "50", "--port"]
    assert cli.main([*command, "model://?time_bits=16", "--out", str(tmp_path / "no")]) == 2
    assert "a rate of 1kHz is too slow: this instrument drives at least 1.534 kHz" in capsys.readouterr().err
    assert not (tmp_path / "no").exists()
    assert cli.main([*command, "model://?time_bits=17", "--out", str(tmp_path / "yes")]) == 0


@pytest.mark.parametrize("how", ["whole", "3us", "exponential"])
def test_dither_of_a_stimulus_without_it_is_refused(tmp_path, capsys, how):
    command = ["latency", "--count", "50", "--dither", how, "--port"]
    assert cli.main([*command, "model://?dithered=0", "--out", str(tmp_path / "no")]) == 2
    assert "cannot dither: choose a schedule without (--dither none)" in capsys.readouterr().err
    assert not (tmp_path / "no").exists()
    assert cli.main([*command, "model://?dithered=1", "--out", str(tmp_path / "yes")]) == 0
    command[4] = "none"
    assert cli.main([*command, "model://?dithered=0", "--out", str(tmp_path / "even")]) == 0


def test_info_says_whether_there_are_outlier_records(capsys):
    assert cli.main(["info", "--port", "model://"]) == 0
    assert "outlier records, a queue of 64" in capsys.readouterr().out
    assert cli.main(["info", "--port", "model://?outliers=0"]) == 0
    assert "no outlier records\n" in capsys.readouterr().out


def test_a_threshold_is_refused_where_there_are_no_outlier_records(tmp_path, capsys):
    command = ["latency", "--count", "50", "--port"]
    refused = [*command, "model://?outliers=0", "--threshold", "1us", "--out", str(tmp_path / "no")]
    assert cli.main(refused) == 2
    assert "keeps no records of single latencies: leave out --threshold" in capsys.readouterr().err
    assert not (tmp_path / "no").exists()
    assert cli.main([*command, "model://?outliers=0", "--out", str(tmp_path / "none")]) == 0
    result = json.loads((tmp_path / "none" / "result.json").read_text())
    assert result["balance"]["balanced"] and result["outliers"] == [] and result["configuration"]["outliers"] is False
    assert cli.main([*command, "model://", "--threshold", "1us", "--out", str(tmp_path / "yes")]) == 0
    assert json.loads((tmp_path / "yes" / "result.json").read_text())["configuration"]["outliers"] is True


def test_info_says_what_statistics_and_link_carry(capsys):
    """120 edges take 512 bytes."""
    assert cli.main(["info", "--port", "model://"]) == 0
    printed = capsys.readouterr().out
    assert "6.28125 MHz samples per segment without loss\n" in printed and "70.3125 kHz of edges, all" in printed
    assert cli.main(["info", "--port", "model://", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["followed_hz"] == dict.fromkeys("1234", 6_281_250) and found["edges_hz"] == 300_000 * 120 / 512


def test_info_says_what_fewer_segments_take():
    """Statistics of n segments take 24 + 33 n clocks a sample, of 50.25 MHz."""
    slow = {segments: Fraction(50_250_000, 24 + 33 * segments) for segments in (3, 2, 1)}
    assert sustained(slow) == (
        "408.537 kHz samples per segment without loss, 558.333 kHz with 2 alone, 881.579 kHz with 1 alone"
    )

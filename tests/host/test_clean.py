# SPDX-License-Identifier: BSD-2-Clause
"""Live runs: what their blind intervals leave of the samples, and what is said of it."""

import json
from pathlib import Path

import numpy as np
import pytest
from endtoend import page_of

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.device.capture import CaptureFile
from irqscope.device.decode import events_of
from irqscope.errors import BadInput
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.clean import CleanSamples, complaint

COMMAND = ["latency", "--rate", "1kHz", "--count", "400", "--dither", "none"]


def measure(path: Path, options: str, *more: str) -> tuple[int, dict]:
    code = cli.main([*COMMAND, "--port", f"model://?{options}", "--out", str(path / "r"), *more])
    return code, json.loads((path / "r" / "result.json").read_text())


def plain(path: Path) -> tuple[list[int], list[int]]:
    """All latencies stimulus to task of a run directory, and those that its only blind interval did not hit."""
    events = events_of([block for batch in CaptureFile(path / "capture.irq").batches() for block in batch])
    causes = events.time[events.source == Source.STIMULUS].tolist()
    responses = events.time[events.source == Source.TASK].tolist()
    ((begin, end),) = np.load(path / "blind.npy").tolist()
    pairs = list(zip(causes, responses, strict=True))
    clean = [r - c for c, r in pairs if not (begin <= c <= end or begin <= r <= end)]
    return [r - c for c, r in pairs], clean


def test_clean_leaves_out_what_was_hit(tmp_path):
    code, result = measure(tmp_path, "live=50")
    raw, clean = plain(tmp_path / "r")
    assert code == 0 and 0 < len(raw) - len(clean) <= 51
    segment, interval = result["segments"]
    views = segment["views"]
    assert segment["name"] == "wake" and interval["name"] == "task.interval" and interval["views"]["clean"] is None
    assert views["raw"] == views["all_stimuli"] and views["raw"]["n"] == len(raw) == 400
    assert (views["clean"]["n"], views["clean"]["discarded"]) == (len(clean), len(raw) - len(clean))
    assert (views["clean"]["min"], views["clean"]["max"]) == (min(clean), max(clean))
    assert views["clean"]["sum"] == sum(clean) and views["clean"]["median"] == sorted(clean)[(len(clean) - 1) // 2]
    assert views["clean"]["discarded_share"] == pytest.approx(1 - len(clean) / len(raw))
    assert result["cross_check"]["agrees"] and result["live"]["blind"]["intervals"] == 1


@pytest.mark.usefixtures("unpaged")
def test_too_much_discarded_is_invalid(tmp_path, capsys):
    code, result = measure(tmp_path, "live=200")
    assert code == 4 and not result["valid"] and len(result["errors"]) == 1
    assert "wake: " in result["errors"][0] and "more than 25 %" in result["errors"][0]
    assert "INVALID MEASUREMENT" in capsys.readouterr().out
    assert cli.main(["report", str(tmp_path / "r")]) == 4


def test_all_discarded_is_invalid_and_has_a_report(tmp_path):
    code, result = measure(tmp_path, "live=1000")
    assert code == 4 and result["segments"][0]["views"]["clean"]["n"] == 0
    assert "looked away" in page_of(tmp_path / "r")


def test_either_end_of_a_sample_is_hit():
    samples = CleanSamples(np.array([[100, 110], [200, 210]]))
    values = np.array([20, 20, 20, 150, 5])
    samples.add(values, np.array([125, 110, 131, 230, 95]))  # causes 105, 90, 111, 80, 90
    assert samples.discarded == 2 and samples.kept.n == 3


def test_the_limit_itself_is_still_valid():
    samples = CleanSamples(np.array([[0, 9]]))
    samples.add(np.ones(100, dtype=np.int64), np.repeat(np.array([5, 20]), (25, 75)))
    assert samples.share == 0.25 and complaint("wake", samples) is None
    samples.add(np.array([1]), np.array([5]))
    assert complaint("wake", samples)


def test_the_report_says_what_a_live_run_is_worth(tmp_path, capsys):
    measure(tmp_path, "live=50&handlers=400")
    said = capsys.readouterr().out
    page = page_of(tmp_path / "r")
    for text in (said, page):
        assert "real process, simulated instrument; medians, order and counts can be trusted, tails not" in text
        assert "loopback: 900 of 1000 samples" in text and "median 500 ns" in text
        assert "in the median" in text and "% discarded" in text and "took at most" not in text
    assert json.loads((tmp_path / "r" / "result.json").read_text())["live"]["loopback"]["p50_ns"] == 500


def test_the_counts_of_the_stub_are_compared(tmp_path):
    code, result = measure(tmp_path, "live=5&handlers=399")
    assert code == 3 and result["target_counts"] == [{"what": "stimuli", "target": 399, "instrument": 400}]
    assert "the target counted 399 stimuli and the instrument 400" in result["warnings"][0]


def test_a_live_run_is_read_again(tmp_path):
    measure(tmp_path, "live=50&handlers=400")
    page_of(tmp_path / "r")
    before = [(tmp_path / "r" / name).read_bytes() for name in ("result.json", "report.html")]
    assert cli.main(["report", str(tmp_path / "r")]) == 0
    assert [(tmp_path / "r" / name).read_bytes() for name in ("result.json", "report.html")] == before


@pytest.mark.usefixtures("unpaged")
def test_a_live_run_that_broke_off_has_no_clean_view(tmp_path):
    code, result = measure(tmp_path, "live=50&breaks=60000", "--count", "100k")
    assert code == 5 and result["segments"][0]["views"]["clean"] is None and result["live"]["blind"] is None
    assert cli.main(["report", str(tmp_path / "r")]) == 5


def test_other_runs_are_not_live(tmp_path):
    code, result = measure(tmp_path, "seed=2")
    assert code == 0 and result["live"] is None and not (tmp_path / "r" / "blind.npy").exists()
    assert all(segment["views"]["clean"] is None for segment in result["segments"])


@pytest.mark.parametrize("content", [None, b"", b"\x93NUMPY nonsense"])
def test_damaged_blind_intervals_are_one_sentence(tmp_path, content, capsys):
    measure(tmp_path, "live=50")
    blind = tmp_path / "r" / "blind.npy"
    blind.unlink()
    if content is not None:
        blind.write_bytes(content)
    capsys.readouterr()
    assert cli.main(["report", str(tmp_path / "r")]) == 2
    error = capsys.readouterr().err
    assert "damaged" in error and error.count("\n") == 1


def test_blind_intervals_of_another_shape_are_refused(tmp_path):
    directory = RunDirectory(tmp_path)
    for wrong in (np.zeros(4, dtype=np.int64), np.zeros((2, 3), dtype=np.int64), np.zeros((2, 2))):
        np.save(directory.blind_file, wrong)
        with pytest.raises(BadInput, match="pairs of ticks"):
            directory.read_blind()
    none = np.empty((0, 2), dtype=np.int64)
    directory.write_blind(none)
    assert directory.read_blind().shape == (0, 2)

# SPDX-License-Identifier: BSD-2-Clause
"""Niedermeyer's 30.7 s grid, end to end: a candidate, confirmed by a dithered run; and a beat, which is not.

Without the mark `slow` everything on the grid is ten times as fast, and runs have a tenth of the samples.
"""

import json
import math
from collections import Counter
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from endtoend import irqscope, page_of, url

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.device.capture import CaptureFile
from irqscope.device.decode import events_of
from irqscope_bench.profile import PROFILES

N = 60_000
PERIOD, GRID = 3.07, 30.69895
BEAT = "1.000032574ms"


def profile(tmp_path: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A shipped profile with other values."""
    text = (PROFILES / f"{name}.toml").read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / f"{name}-changed.toml"
    path.write_text(text)
    return path


def fast_grid(tmp_path: Path) -> Path:
    return profile(tmp_path, "niedermeyer", (f'period = "{GRID}s"', f'period = "{PERIOD}s"'), ('"11.4', '"1.4'))


def latency(out: Path, port: str, *arguments: object) -> tuple[dict, str]:
    """result.json of a run, and what was printed."""
    code, printed = irqscope("latency", "--port", port, "--out", out, *arguments)
    assert code in (0, 3), printed
    return json.loads((out / "result.json").read_text()), printed


def end_of_task(out: Path, target: object, *arguments: object, count: int = N) -> tuple[dict, str]:
    """Niedermeyer's measurement of the end of the task."""
    port = url(profile=target, link="unlimited")
    return latency(out, port, "--count", count, "--segments", "niedermeyer-end", "--threshold", "525us", *arguments)


@pytest.fixture(scope="module")
def plain(tmp_path_factory) -> tuple[Path, dict, str]:
    """A first run, undithered, on the fast grid: its directory, result and what was printed."""
    path = tmp_path_factory.mktemp("plain")
    result, printed = end_of_task(path / "one", fast_grid(path), "--dither", "none")
    return path / "one", result, printed


def test_a_grid_is_a_candidate_and_the_dithered_run_confirms_it(tmp_path, plain):
    target, true = fast_grid(tmp_path), PERIOD / (1 + 33e-6)
    one, first, printed = plain
    found = first["outlier_periodicity"]
    assert found["claim"] == "candidate" and found["period"] == pytest.approx(true, rel=1e-4)
    assert "CANDIDATE" in printed and len(found["beats"]) == 7 and found["strength"] > 0.99
    second, printed = end_of_task(tmp_path / "two", target, "--confirm", one)
    again = second["outlier_periodicity"]
    assert again["claim"] == "confirmed" and again["period"] == found["period"] and not again["beats"]
    assert "CONFIRMED" in printed and again["first"]["run"] == str(one)
    # The second directory alone tells the outcome, and its page shows it.
    moved = one.rename(one.with_name("moved"))
    irqscope("report", tmp_path / "two")
    moved.rename(one)
    assert json.loads((tmp_path / "two" / "result.json").read_text())["outlier_periodicity"] == again
    page = page_of(tmp_path / "two")
    assert "The period is CONFIRMED" in page and "Outliers folded at 3.0" in page


@pytest.mark.few(1)
@pytest.mark.parametrize("window", ["500ns", "100us"])
def test_a_beat_is_a_candidate_and_is_not_confirmed(tmp_path, window):
    """Nothing happens every 3.07 s: an activity 0.3257 Hz slower than the stimuli is met that often."""
    fast = f'"{1 / (1 - 1e-3 / PERIOD):.9f}ms"'
    target = profile(tmp_path, "beat", (f'"{BEAT}"', fast), ('duration = "50ns"', f'duration = "{window}"'))
    port = url(profile=target, link="unlimited")
    common = ("--count", N, "--segments", "niedermeyer-isr", "--threshold", "1.115us")
    first, printed = latency(tmp_path / "one", port, *common, "--dither", "none")
    found = first["outlier_periodicity"]
    assert found["claim"] == "candidate" and found["period"] == pytest.approx(PERIOD, rel=1e-3)
    assert "999.674" in printed and any(abs(beat["low"] - (1000 - 1 / PERIOD)) < 1e-3 for beat in found["beats"])
    second, printed = latency(tmp_path / "two", port, *common, "--confirm", tmp_path / "one")
    assert second["outlier_periodicity"]["claim"] == "not confirmed" and "NOT CONFIRMED" in printed
    assert second["outlier_periodicity"]["n"] > 0 and "not in the second run" in second["outlier_periodicity"]["reason"]


def delayed(causes: np.ndarray, period: float) -> tuple[Counter, list[int]]:
    """Delayed samples by grid point, and how far apart those of one point are, rounded to ms. Causes are in seconds."""
    points = Counter(np.floor(causes / period).astype(int).tolist())
    near = np.diff(causes)
    return points, np.rint(near[near < period / 2] * 1000).astype(int).tolist()


def beyond_the_threshold(result: dict) -> np.ndarray:
    """When the causes of the recorded outliers were, in seconds from the start."""
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    causes = [point["time"] - point["latency"] for point in result["outlier_periodicity"]["points"]]
    return tick * (np.array(causes) - result["end"]["start_ticks"])


def delays_of_ends(out: Path, least: float) -> tuple[np.ndarray, float]:
    """When ends of the task were late, with no stimulus to compare them with, and their usual interval; in seconds.

    Late is one whose interval is too long, and the next too short, by `least`.
    """
    result = json.loads((out / "result.json").read_text())
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    blocks = [block for batch in CaptureFile(out / "capture.irq").batches() for block in batch]
    events = events_of(blocks)
    ends = tick * (events.time[events.source == Source.DONE] - result["end"]["start_ticks"])
    interval = np.diff(ends)
    usual = float(np.median(interval))
    late = (interval[:-1] > usual + least) & (interval[1:] < usual - least)
    return ends[1:-1][late], usual


def check_cases(cases: dict[str, np.ndarray], true: float, lengths: dict[str, float]) -> None:
    """As many delays at 60 Hz, 1025 Hz and 1 kHz; bursts of every other sample at 1 kHz only; empty grid points.

    `cases`: when samples were delayed; `lengths`: of the runs; seconds. `true` is the period of the grid.
    """
    found = {case: delayed(causes, true) for case, causes in cases.items()}
    counts = {case: sum(points.values()) for case, (points, _) in found.items()}
    met = {case: int((lengths[case] - causes.min() % true) / true) + 1 for case, causes in cases.items()}
    for case, count in counts.items():
        # About 4e-5 of 600 000 samples, as he found.
        assert 12 <= count <= 40, case
        assert abs(count - counts["1kHz"]) <= 3 * math.sqrt(count + counts["1kHz"]), case
        points, gaps = found[case]
        if case in ("1kHz", "1025Hz"):
            assert gaps and set(gaps) <= {2, 4, 5, 6, 7}, "delayed ones alternate with undelayed ones"
            assert max(points.values()) > 1 and 0.4 * met[case] < len(points) < met[case], "some grid points stay empty"
        else:
            assert not gaps and max(points.values()) == 1, "never a burst"
            assert len(points) < 0.15 * met[case], "most grid points stay empty"
        phases = np.exp(2j * np.pi * cases[case] / true)
        assert abs(phases.mean()) > 0.99, "all on the grid"


@pytest.mark.slow
def test_niedermeyers_cases(tmp_path):
    target, true = fast_grid(tmp_path), PERIOD / (1 + 33e-6)
    cases, lengths = {}, {}
    for case, hertz in (("1kHz", 1000), ("1025Hz", 1025), ("60Hz", 60)):
        result, _ = end_of_task(tmp_path / case, target, "--rate", case, "--dither", "none")
        assert result["segments"][0]["median"] * 1e6 / 100.5e6 == pytest.approx(327, abs=3)
        cases[case], lengths[case] = beyond_the_threshold(result), N / hertz
    check_cases(cases, true, lengths)


def by_the_clock(tmp_path: Path, seconds: int, grid: float, **target: object) -> np.ndarray:
    """The task released by the target's own clock at 60 Hz, through `irqscope periodic`: when ends were delayed."""
    out, port = tmp_path / "clock", url(link="unlimited", **target)
    words = ["--inputs", "done", "--duration", f"{seconds}s", "--threshold", "220us"]
    code, printed = irqscope("periodic", "--port", port, *words, "--out", out)
    assert code in (0, 3), printed
    late, usual = delays_of_ends(out, 200e-6)
    assert usual == pytest.approx(16.66635e-3 / (1 + 33e-6), rel=1e-5)
    # What the report says of the same starts: share that is later than the earliest of its window by so much.
    pin = json.loads((out / "result.json").read_text())["findings"]["pins"][0]
    survival, ticks = pin["survival"], pin["delays"]["median"] + 200e-6 * 100.5e6
    told = np.array(survival["share"])[np.searchsorted(survival["ticks"], ticks)] * pin["delays"]["n"]
    assert told == pytest.approx(len(late), abs=3)
    assert pin["overruns"] == pin["unmatched"] == 0
    # The grid is found in them without being told: it is a candidate, as the task's own clock may beat.
    found = pin["late_period"]
    assert found["n"] == pytest.approx(len(late), abs=3) and found["claim"] == "candidate" and found["beats"]
    assert found["period"] == pytest.approx(grid, rel=1e-4) and found["strength"] > 0.99
    assert "A period is a CANDIDATE" in printed
    return late


def test_the_task_by_the_target_s_own_clock(tmp_path):
    """No stimulus: as many delays as at 60 Hz from outside, one at a point of the grid at most."""
    true = PERIOD / (1 + 33e-6)
    late = by_the_clock(
        tmp_path,
        1000,
        true,
        profile=fast_grid(tmp_path),
        irq__source="pps",
        aux__period="16.666350ms",
        aux__width="8ms",
    )
    points, gaps = delayed(late, true)
    assert 12 <= len(late) <= 40 and not gaps and max(points.values()) == 1


def check_long(result: dict) -> None:
    """The whole disturbance falls into one run of the task of 6 ms, and its parts add up."""
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    response = result["segments"][0]
    assert response["median"] * tick == pytest.approx(5.99e-3, rel=0.002)
    assert 3 * 245e-6 < (response["max"] - response["median"]) * tick < 4.5 * 245e-6


def test_twenty_times_the_loop(tmp_path):
    port = url(profile=fast_grid(tmp_path), link="unlimited", task__duration="5.96ms")
    result, _ = latency(
        tmp_path / "run",
        port,
        "--rate",
        "50Hz",
        "--count",
        6000,
        "--segments",
        "niedermeyer-end",
        "--dither",
        "none",
        "--threshold",
        "6.19ms",
    )
    check_long(result)
    assert 5 <= result["outlier_periodicity"]["n"] <= 30


@pytest.mark.slow
def test_600_000_samples_of_each_of_niedermeyer_s_cases(tmp_path):
    """As docs/guide/latency.md has them."""
    true = GRID / (1 + 33e-6)
    cases, lengths = {}, {}
    for case, hertz in (("1kHz", 1000), ("1025Hz", 1025), ("60Hz", 60)):
        result, _ = end_of_task(tmp_path / case, "niedermeyer", "--rate", case, "--dither", "none", count=600_000)
        cases[case], lengths[case] = beyond_the_threshold(result), 600_000 / hertz
    cases["clock"], lengths["clock"] = by_the_clock(tmp_path, 10_000, true, profile="niedermeyer-clock"), 10_000
    check_cases(cases, true, lengths)


@pytest.mark.slow
def test_600_000_samples_of_twenty_times_the_loop(tmp_path):
    port = url(profile="niedermeyer-long", link="unlimited")
    result, _ = latency(
        tmp_path / "run",
        port,
        "--rate",
        "50Hz",
        "--count",
        600_000,
        "--segments",
        "niedermeyer-end",
        "--dither",
        "none",
        "--threshold",
        "6.19ms",
    )
    check_long(result)
    points, gaps = delayed(beyond_the_threshold(result), GRID / (1 + 33e-6))
    assert not gaps and max(points.values()) == 1 and 0.45 < len(points) / (12_000 / GRID) < 0.7


@pytest.mark.slow
def test_600_000_samples_of_niedermeyer_s_grid(tmp_path):
    first, _ = end_of_task(tmp_path / "one", "niedermeyer", "--dither", "none", count=600_000)
    second, _ = end_of_task(tmp_path / "two", "niedermeyer", "--confirm", tmp_path / "one", count=600_000)
    found = first["outlier_periodicity"]
    assert 2e-5 < found["n"] / 600_000 < 6e-5
    assert found["claim"] == "candidate" and found["period"] == pytest.approx(30.7, rel=1e-4)
    assert second["outlier_periodicity"]["claim"] == "confirmed"


@pytest.mark.slow
@pytest.mark.parametrize("window", ["50ns", "100us"])
def test_600_000_samples_of_a_beat_that_looks_like_it(tmp_path, window):
    target = profile(tmp_path, "beat", ('duration = "50ns"', f'duration = "{window}"'))
    port = url(profile=target, link="unlimited")
    common = ("--count", 600_000, "--segments", "niedermeyer-isr", "--threshold", "1.115us")
    first, _ = latency(tmp_path / "one", port, *common, "--dither", "none")
    second, _ = latency(tmp_path / "two", port, *common, "--confirm", tmp_path / "one")
    found = first["outlier_periodicity"]
    assert found["claim"] == "candidate" and found["period"] == pytest.approx(30.7, rel=1e-3)
    assert second["outlier_periodicity"]["claim"] == "not confirmed"


def test_what_cannot_be_confirmed_is_refused(tmp_path, plain):
    port = url(profile=fast_grid(tmp_path))

    def refused(*arguments: object) -> str:
        with redirect_stderr(StringIO()) as told:
            line = ["latency", "--port", port, "--out", tmp_path / "two", "--segments", "niedermeyer-end", *arguments]
            assert cli.main([str(argument) for argument in line]) == 2
        assert not (tmp_path / "two").exists()
        return told.getvalue()

    one = ("--confirm", plain[0])
    assert "give --threshold" in refused(*one)
    beyond = (*one, "--threshold", "525us")
    assert "choose --segments and --threshold alike" in refused(*one, "--threshold", "530us")
    assert "one fast activity beats with both" in refused(*beyond, "--dither", "none", "--count", N)
    assert "one fast activity beats with both" in refused(*beyond, "--rate", "500Hz", "--dither", "none", "--count", N)
    assert "are too short to confirm 3.07 s: it takes 12.28 s" in refused(*beyond)
    assert "holds no run.json" in refused("--confirm", tmp_path, "--threshold", "525us")

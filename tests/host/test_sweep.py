# SPDX-License-Identifier: BSD-2-Clause
"""Sweeps: what they leave, and what is refused."""

import itertools
import json
import re
import shutil
from pathlib import Path

import goldens
import jsonrecords
import pytest
from edited_run import edit
from endtoend import page_of
from jsonrecords import content_of, made
from pagetext import cells

from irqscope import cli
from irqscope.base.records import changed, sealed
from irqscope.experiments.saturate import conclude_sweep
from irqscope.measuring.experiment import Telling
from irqscope.report.curves import draw_saturation
from irqscope.report.figures import to_svg
from irqscope.report.sweep import _never_free, headline
from irqscope.report.textbars import BAR
from irqscope.sweeps.evaluation import evaluate_sweep
from irqscope.sweeps.sweepdir import SweepDirectory
from irqscope.sweeps.sweepfile import Step
from irqscope.sweeps.sweeprecord import StepResult
from irqscope.sweeps.sweepresult import assemble, row

SWEEP = [
    "saturate",
    "--port",
    "model://",
    "--from",
    "1kHz",
    "--to",
    "16kHz",
    "--steps",
    "5",
    "--count",
    "50",
    "--pause",
    "0",
]


def result_of(directory: Path) -> dict:
    return json.loads((directory / "result.json").read_text())


def test_the_histogram_is_that_of_the_fastest_step_without_a_loss(tmp_path, capsys):
    """The model's target answers all at any of these rates: that is the last step, 16 kHz. Later it is the same."""
    assert cli.main([*SWEEP, "--histogram", "--out", str(tmp_path / "s")]) == 0
    printed = capsys.readouterr().out
    result = result_of(tmp_path / "s")
    fastest = max(result["steps"], key=lambda row: row["offered_hz"])
    assert result["saturation"]["loss_free"]["rate"] == fastest["offered_hz"]
    heading = (
        f"Step {fastest['number']}, the fastest one before a stimulus was lost. Latency isr (stimulus to isr), n = 5"
    )
    assert heading in printed and BAR in printed and "Bars are logarithmic" in printed
    assert cli.main(["report", str(tmp_path / "s"), "--histogram"]) == 0
    assert heading in capsys.readouterr().out


def test_the_histogram_of_a_sweep_that_loses_at_any_rate_is_that_of_the_slowest_step(tmp_path, capsys):
    assert cli.main([*SWEEP, "--out", str(tmp_path / "s")]) == 0
    capsys.readouterr()
    directory = SweepDirectory(tmp_path / "s")
    result = evaluate_sweep(directory, again=True)
    lossy = changed(result, saturation=changed(result.saturation, loss_free=None))
    assert conclude_sweep(directory.path, lossy, Telling(histogram=True)) == 0
    assert "\nStep 1, the slowest one, as all lost stimuli. Latency isr" in capsys.readouterr().out


def test_a_sweep_is_a_directory_of_runs(tmp_path, capsys):
    assert cli.main([*SWEEP, "--refine", "0", "--direction", "both", "--out", str(tmp_path / "sweep")]) == 0
    result = result_of(tmp_path / "sweep")
    rows = result["steps"]
    assert [row["direction"] for row in rows] == ["up"] * 5 + ["down"] * 5
    periods = [row["period"] for row in rows]
    assert periods[:5] == periods[:4:-1] == pytest.approx([100_500, 50_250, 25_125, 12_562, 6281], abs=2)
    for each in rows:
        run = result_of(tmp_path / "sweep" / "steps" / f"{each['number']:03}")
        assert run["stimuli"]["stimulus"]["fired"] == each["stimuli"] == each["answers"] == 50
        assert run["balance"]["balanced"] and run["end"]["reason"] == "count"
        plan = run["configuration"]["stimuli"]["stimulus"]
        assert plan["period"] == each["period"] and plan["span"] == int(each["period"] * 0.3)
        assert each["answered_hz"] == pytest.approx(each["offered_hz"]) == pytest.approx(100_500_000 / each["period"])
        assert each["interval"]["n"] == 49 and each["interval"]["low"] is None  # 0.1 % of 49 is not estimable
    assert "10 steps from 1 kHz to 16 kHz" in capsys.readouterr().out


@pytest.mark.parametrize("fastest", [1_000_000, 999_900, 7_000_000, 7_179_000])
def test_no_step_is_faster_than_the_last_rate(fastest, tmp_path):
    """The nearest period made 7 MHz, of 14.36 ticks, 7.179 MHz; the first rate may not be faster, either."""
    rates = ["--from", f"{fastest - 1}Hz", "--to", f"{fastest}Hz", "--steps", "2", "--width", "20ns", "--dither", "0"]
    more = ["--refine", "4", "--direction", "both", "--throughput", "0", "--count", "5"]
    assert cli.main([*SWEEP, *rates, *more, "--out", str(tmp_path / "sweep")]) in (0, 3)
    offered = [row["offered_hz"] for row in result_of(tmp_path / "sweep")["steps"]]
    assert max(offered) <= fastest and max(offered) > 0.9 * fastest


def starts(directory: Path) -> list[int]:
    """Ticks at which the steps of a sweep began."""
    runs = [json.loads(path.read_text()) for path in sorted(directory.glob("steps/*/run.json"))]
    return [run["end"]["start_ticks"] for run in runs]


def test_steps_begin_at_equal_distances(tmp_path):
    """A slot is 50 periods of the slowest step, 2.5 s; a run begins some reads of the port after it, each of 0.1 s."""
    rates = ["--from", "20Hz", "--to", "320Hz", "--refine", "0"]
    assert cli.main([*SWEEP, *rates, "--out", str(tmp_path / "sweep")]) == 0
    slot = 50 * 5_025_000
    apart = [later - sooner for sooner, later in itertools.pairwise(starts(tmp_path / "sweep"))]
    assert min(apart) >= slot and max(apart) < 1.3 * slot


def test_steps_are_equally_long(tmp_path):
    """0.3 s of stimuli in each, however many that are, and then none for 2 s."""
    by_time = [word for word in SWEEP if word not in ("--count", "50", "--pause", "0")]
    arguments = ["--refine", "0", "--duration", "0.3s", "--pause", "2s", "--out", str(tmp_path / "sweep")]
    assert cli.main([*by_time, *arguments]) == 0
    rows = result_of(tmp_path / "sweep")["steps"]
    assert [row["stimuli"] for row in rows] == [300, 600, 1200, 2400, 4799], "16 kHz are no whole ticks"
    apart = [later - sooner for sooner, later in itertools.pairwise(starts(tmp_path / "sweep"))]
    assert min(apart) >= 2.3 * 100_500_000 and max(apart) < 3.2 * 100_500_000
    assert "Steps of 300 ms" in page_of(tmp_path / "sweep")


def test_a_step_too_fast_for_the_statistics_keeps_its_count(tmp_path):
    """What they missed would look like fewer answers, and like longer times between them."""
    assert cli.main([*SWEEP, "--refine", "0", "--out", str(tmp_path / "sweep")]) == 0
    result = result_of(tmp_path / "sweep" / "steps" / "005")
    step, settings = Step(number=5, direction="up", period=6282), SweepDirectory(tmp_path / "sweep").read().settings
    kept = content_of(row(step, jsonrecords.result_of(result), settings))
    assert kept["answers"] == 50 and kept["classes"]["paired"] == 50 and kept["interval"]["median"]
    result["errors"] = ["the statistics missed 40 clocks with edges"]
    for segment in result["segments"]:
        segment["classes"] = {name: count // 2 for name, count in segment["classes"].items()}
    missed = content_of(row(step, jsonrecords.result_of(result), settings))
    assert missed["answers"] == 50 and missed["answered_hz"] == kept["answered_hz"]
    assert missed["classes"] is None
    assert {missed["interval"][name] for name in ("min", "low", "median", "max")} == {None}


def test_report_computes_the_same_again(tmp_path):
    assert cli.main([*SWEEP, "--out", str(tmp_path / "sweep")]) == 0
    kept = {path: path.read_bytes() for path in (tmp_path / "sweep").rglob("*") if path.suffix in (".json", ".html")}
    for path in (tmp_path / "sweep").rglob("result.json"):
        path.unlink()
    assert cli.main(["report", str(tmp_path / "sweep")]) == 0
    assert kept == {path: path.read_bytes() for path in kept}


def test_a_silent_target_ends_the_sweep(tmp_path, capsys):
    arguments = ["model://?mute=1" if word == "model://" else word for word in SWEEP]
    assert cli.main([*arguments, "--out", str(tmp_path / "sweep")]) == 3
    result = result_of(tmp_path / "sweep")
    assert len(result["steps"]) == 1 and result["end"]["reason"] == "silent"
    assert "stopped answering" in capsys.readouterr().err


def test_a_guest_whose_kernel_was_in_trouble_is_told_of(tmp_path, capsys):
    """It may have killed the stub, which looks like a livelock."""
    assert cli.main([*SWEEP, "--out", str(tmp_path / "sweep")]) == 0
    killed = "[    1.1] Out of memory: Killed process 89 (stub)"
    edit(tmp_path / "sweep" / "sweep.json", lambda data: data["end"].update(target={"trouble": [killed]}))
    assert cli.main(["report", str(tmp_path / "sweep")]) == 3
    assert f"the guest's kernel was in trouble before the run had ended, and said: {killed}" in capsys.readouterr().err
    edit(tmp_path / "sweep" / "sweep.json", lambda data: data["end"].update(target={"trouble": 7}))
    assert cli.main(["report", str(tmp_path / "sweep")]) == 2
    assert "target.trouble: expected a list" in capsys.readouterr().err


def test_a_link_that_breaks_before_the_first_stimulus_leaves_a_page_that_says_so(tmp_path):
    arguments = ["model://?breaks=20000" if word == "model://" else word for word in SWEEP]
    assert cli.main([*arguments, "--out", str(tmp_path / "sweep")]) == 5
    assert [row["stimuli"] for row in result_of(tmp_path / "sweep")["steps"]] == [0]
    assert "no stimulus was driven" in page_of(tmp_path / "sweep")


def test_a_link_that_breaks_leaves_the_steps_until_then(tmp_path, capsys):
    arguments = ["model://?breaks=90000" if word == "model://" else word for word in SWEEP]
    assert cli.main([*arguments, "--out", str(tmp_path / "sweep")]) == 5
    result = result_of(tmp_path / "sweep")
    assert not result["complete"] and 1 < len(result["steps"]) < 5
    assert [row["complete"] for row in result["steps"]] == [True] * (len(result["steps"]) - 1) + [False]
    assert "INCOMPLETE" in capsys.readouterr().out


def test_a_step_that_broke_off_before_its_first_stimulus_is_drawn_as_none(tmp_path):
    """What the instrument had told when the link broke: a snapshot of nothing."""
    directory = tmp_path / "sweep"
    assert cli.main([*SWEEP, "--refine", "0", "--out", str(directory)]) == 0
    step_file = directory / "steps" / "005" / "result.json"
    step = json.loads(step_file.read_text())
    step["stimuli"]["stimulus"]["fired"] = 0
    for account in step["balance"]["equations"]:
        account["left"] = dict.fromkeys(account["left"], 0)
    step_file.write_text(json.dumps(sealed(step)))
    swept = SweepDirectory(directory)
    conclude_sweep(directory, evaluate_sweep(swept), Telling(drawn=True))
    last = result_of(directory)["steps"][-1]
    assert (last["stimuli"], last["answered_hz"]) == (0, 0)
    assert (directory / "report.html").stat().st_size > 10_000
    assert cli.main(["report", str(directory), "--format", "svg"]) == 0
    assert (directory / "saturation.svg").stat().st_size > 10_000


def test_a_killed_sweep_can_be_read(tmp_path):
    """sweep.json without an end, and a last step that holds no block yet."""
    directory = tmp_path / "sweep"
    assert cli.main([*SWEEP, "--refine", "0", "--out", str(directory)]) == 0
    sweep_file = directory / "sweep.json"
    content = json.loads(sweep_file.read_text())
    del content["end"]
    sweep_file.write_text(json.dumps(sealed(content)))
    for path in (directory / "steps" / "005").iterdir():
        path.unlink()
    assert cli.main(["report", str(directory)]) == 5
    assert len(result_of(directory)["steps"]) == 4


@pytest.mark.parametrize("gone", ["capture.irq", None])
def test_a_sweep_of_which_a_step_is_gone_is_invalid_and_keeps_no_limit(gone, tmp_path, capsys):
    """Without the step that lost stimuli the limit was kept."""
    directory, limit = tmp_path / "sweep", ("--limit", "loss-free=8kHz")
    assert cli.main([*SWEEP, "--refine", "0", *limit, "--out", str(directory)]) == 0
    for path in (directory / "steps" / "003").iterdir():
        if gone in (path.name, None):
            path.unlink()
    assert cli.main(["report", str(directory)]) == 4
    result = result_of(directory)
    assert result["errors"] == ["step 3 was measured and is gone: put back its run in steps/003"]
    assert [row["number"] for row in result["steps"]] == [1, 2, 4, 5] and not result["valid"]
    assert (result["verdict"], [entry["outcome"] for entry in result["limits"]]) == (None, ["not judged"])
    assert "INVALID MEASUREMENT: step 3 was measured and is gone" in capsys.readouterr().out


def test_a_sweep_of_which_all_steps_are_gone_says_so(tmp_path, capsys):
    directory = tmp_path / "sweep"
    assert cli.main([*SWEEP, "--refine", "0", "--out", str(directory)]) == 0
    shutil.rmtree(directory / "steps")
    assert cli.main(["report", str(directory)]) == 2
    assert "or all of its steps were removed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--steps", "1"], "at least 2 --steps"),
        (["--count", "0"], "--count must be at least 1"),
        (["--duration", "1s"], "both say how long a step is"),
        (["--pause", "1"], "is not a time"),
        (["--to", "x"], "is not a rate"),
        (["--from", "20kHz"], "--from 20kHz must be slower than --to 16kHz"),
        (["--to", "16"], "is not a rate"),
        (["--dither", "1"], "a share of the period from 0 to 1"),
        (["--dither", "whole"], "is not a share"),
        (["--segments", "isr,task"], "name an interval in --segments"),
        (["--to", "40MHz"], "a rate of 40MHz is too fast: this instrument drives at most 25.12 MHz without dither"),
        (["--dither", "0.99"], "pulses of 10 us could merge at 1 kHz with a dither of 990 us: at most 989.9 us"),
        (["--stub", "/nowhere"], "cannot read the stub's start line"),
    ],
)
def test_bad_input(more, words, tmp_path, capsys):
    assert cli.main([*SWEEP, *more, "--out", str(tmp_path / "sweep")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
    assert not (tmp_path / "sweep").exists()


@pytest.mark.parametrize(("time", "words"), [("0s", "more than 0"), ("100h", "at most 4294967295 stimuli")])
def test_steps_of_no_use(time, words, tmp_path, capsys):
    by_time = [word for word in SWEEP if word not in ("--count", "50")]
    assert cli.main([*by_time, "--duration", time, "--out", str(tmp_path / "sweep")]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "sweep").exists()


def test_a_directory_is_not_used_twice(tmp_path, capsys):
    assert cli.main([*SWEEP, "--out", str(tmp_path)]) == 0
    assert cli.main([*SWEEP, "--out", str(tmp_path)]) == 2
    assert "holds a sweep already" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"schema": "irqscope.sweep/2", "steps": [{"number": 1}]}'])
def test_damaged_directories_are_refused(content, tmp_path, capsys):
    (tmp_path / "sweep.json").write_text(content)
    assert cli.main(["report", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def assembled(sweep, results):
    """Of contents of results."""
    return content_of(assemble(sweep, [(step, jsonrecords.result_of(result)) for step, result in results]))


def test_the_sweep_warns_of_steps_but_not_of_m(tmp_path, capsys):
    assert cli.main([*SWEEP, "--refine", "0", "--out", str(tmp_path / "sweep")]) == 0
    directory = SweepDirectory(tmp_path / "sweep")
    data = directory.read()
    results = [(step, result_of(directory.step(step).path)) for step in data.steps]
    results[3][1]["warnings"] = ["isr: m is too small, 0 s: 20 responses came too soon"]
    assert assembled(data, results)["warnings"] == []
    results[1][1]["warnings"] = ["isr: nothing was measured"]
    assert assembled(data, results)["warnings"] == ["1 step with warnings of their own, the first is step 2"]


def test_a_sweep_that_was_stopped_passes_no_limit(tmp_path):
    short = ("--steps", "2", "--refine", "0", "--count", "20")
    assert cli.main([*SWEEP, *short, "--limit", "loss-free=1kHz", "--out", str(tmp_path / "r")]) == 0
    directory = SweepDirectory(tmp_path / "r")
    data = directory.read()
    results = [(step, result_of(directory.step(step).path)) for step in data.steps]
    nine = changed(data.settings, planned=[1] * 9)
    stopped = changed(data, end=changed(data.end, reason="interrupt"), settings=nine)
    for sweep, verdict, code in (
        (data, "PASS", 0),
        (stopped, "WARN", 3),
        (changed(stopped, allow_short=True), "PASS", 0),
    ):
        result = assembled(sweep, results)
        assert (result["verdict"], result["exit_code"]) == (verdict, code)
    assert "short of its plan, with 2 steps of 9" in headline(jsonrecords.result_of(assembled(stopped, results)))


def test_a_step_that_broke_off_says_nothing_of_the_target(tmp_path):
    """Its cable was pulled before the first answer: that was said to be a livelock."""
    options = ("--steps", "3", "--refine", "0", "--count", "20", "--limit", "loss-free=1kHz")
    assert cli.main([*SWEEP, *options, "--out", str(tmp_path / "r")]) == 0
    directory = SweepDirectory(tmp_path / "r")
    data = directory.read()
    *whole, (step, last) = [(step, result_of(directory.step(step).path)) for step in data.steps]
    broken = json.loads(json.dumps(last)) | {"complete": False, "end": None}
    broken["stimuli"]["stimulus"]["fired"] = 0
    for segment in broken["segments"]:
        segment["n"] = segment["classes"]["paired"] = 0
    broke = changed(data, end=None)
    result, without = assembled(broke, [*whole, (step, broken)]), assembled(broke, whole)
    assert not result["complete"] and (result["verdict"], result["exit_code"]) == (None, 5)
    assert result["saturation"] == without["saturation"] and result["saturation"]["livelock"] is None
    assert len(result["steps"]) == 3 and not result["steps"][-1]["complete"]


def test_a_sweep_without_a_rate_free_of_loss_says_so():
    """2.3 % of the slowest, of which some were lost and some shared an answer."""

    def at(rate, lost):
        counts = None if lost is None else dict.fromkeys(("coalesced", "missing", "unstamped"), 0) | lost
        return made(StepResult, {"offered_hz": rate, "stimuli": 1000, "masked": None, "classes": counts})

    (text,) = _never_free([at(2e4, {"missing": 300}), at(1e4, {"missing": 3, "coalesced": 20}), at(5e3, None)])
    assert "at 10 kHz, the slowest, 2.3 % of the stimuli had no answer of their own" in text


def test_a_step_with_warnings_has_them_in_full_and_its_page_a_link(tmp_path):
    directory = tmp_path / "sweep"
    assert cli.main([*SWEEP, "--refine", "0", "--out", str(directory)]) == 0
    step_file = directory / "steps" / "003" / "result.json"
    step = json.loads(step_file.read_text())
    step["warnings"] = ["a <b> is too small", "the second"]
    step_file.write_text(json.dumps(sealed(step)))
    conclude_sweep(directory, evaluate_sweep(SweepDirectory(directory)), Telling(drawn=True))
    told = cells((directory / "report.html").read_text())
    for text in ("a &lt;b&gt; is too small", "the second"):
        assert re.search(rf'<a href="steps/003/report.html">3 up</a></td><td>[^<]*Hz</td><td>{text}</td>', told)
    pages = [step.name for step in sorted((directory / "steps").iterdir()) if (step / "report.html").exists()]
    assert pages == ["003"], "of steps without warnings irqscope report makes it"


def test_what_is_answered_is_drawn_against_what_is_offered_with_the_knee(tmp_path):
    """A golden sweep, whose knee is at 181 kHz."""
    result = goldens.result_of("sweep", tmp_path)
    top, bottom = draw_saturation(result).axes
    drawn = {point for line in top.lines for point in zip(*line.get_data(), strict=True)}
    assert {(row.offered_hz, row.answered_hz) for row in result.steps} <= drawn
    knee = result.saturation.knee
    for axes in (top, bottom):
        (band,) = axes.patches
        assert (band.get_x(), band.get_x() + band.get_width()) == pytest.approx(knee.interval)
    legends = [[text.get_text() for text in axes.get_legend().get_texts()] for axes in (top, bottom)]
    assert legends[0] == [
        "rates going up",
        "at the knee",
        "all answered",
        "knee 181.4 kHz (95 %: 178.2 kHz to 184.9 kHz)",
    ]
    assert not set(legends[0]) & set(legends[1])
    assert "step 1: 50 kHz answered of 50 kHz</title>" in to_svg(draw_saturation(result), "saturation")

# SPDX-License-Identifier: BSD-2-Clause
"""Runs beside each other: the samples that are compared, what is said of them, and what is refused."""

import json
import shutil
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from edited_run import edit
from jsonrecords import evaluate, result_of
from model_run import IDENTITY, Measured, configuration

import irqscope
from irqscope import cli
from irqscope.analysis import comparison
from irqscope.analysis.comparedblocks import Blocks
from irqscope.base.records import read_json, sealed, write_json
from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.errors import BadInput
from irqscope.findings.comparison import _disturbances, _in_parts
from irqscope.measuring.pairing import SegmentPairing
from irqscope.measuring.rundir import RunDirectory
from irqscope.recording.stream import replay
from irqscope.report import anyresult
from irqscope.report.comparison import draw_distributions
from irqscope.results.samples import FINE_BITS, BlockedSamples, in_blocks
from models.instrument import ModelInstrument

COUNT = 2500
THRESHOLD = 200_000
"""Above all samples: a block for each of them is no part of a comparison, and took most of the time."""


def answers(later: int, stall: int = 0):
    """A target that takes 400 to 600 ticks, `later` ticks more, and every 500th time `stall` ticks."""

    def answer(number, dice):
        isr = 400 + dice.randrange(200) + later + (stall if number % 500 == 250 else 0)
        return [(Source.ISR, isr), (Source.TASK, isr + 1000), (Source.DONE, isr + 2000)]

    return answer


def measure(path: Path, later: int = 0, stall: int = 0, seed: int = 1, count: int = COUNT, **more) -> Path:
    path.mkdir()
    run = Measured(
        path,
        ModelInstrument(answer=answers(later, stall), seed=seed, **more),
        configuration(count, threshold=THRESHOLD),
    )
    write_json(run.directory.result_file, sealed(run.result))
    return run.directory.path


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> dict[str, Path]:
    base = tmp_path_factory.mktemp("compare")
    return {
        "first": measure(base / "first"),
        "same": measure(base / "same", seed=2),
        "slower": measure(base / "slower", later=50, seed=3),
        "stalled": measure(base / "stalled", stall=20_000, seed=4),
    }


def compared(capsys, *arguments: object) -> tuple[int, dict]:
    code = cli.main(["compare", *map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


# The samples


def plain(directory: Path) -> list[tuple[int, int]]:
    """Values of isr and times of their responses, in order."""
    found = []
    plan = Configuration.of(RunDirectory(directory).read_run().configuration)
    pairing = SegmentPairing(plan.segments[0], IDENTITY)
    pairing.watchers.append(lambda values, times: found.extend(zip(values.tolist(), times.tolist(), strict=True)))
    replay(directory, pairing)
    return found


def test_blocks_hold_each_sample_once_at_its_time(runs):
    """Blocks are of equal time: with a steady rate, of equally many samples but for one or two at their ends."""
    samples = in_blocks(RunDirectory(runs["first"]), "isr", 25)
    reference = plain(runs["first"])
    assert samples.source == f"events {COUNT} of {COUNT}" and samples.counts.shape[0] == 25
    assert np.all(abs(samples.counts.sum(axis=1) - COUNT / 25) <= 2)
    values = [value for value, _ in reference]
    assert samples.values.tolist() == samples.tops.tolist() == sorted(set(values))
    assert samples.counts.sum(axis=0).tolist() == [values.count(value) for value in samples.values.tolist()]
    first = samples.counts[0]
    begin = values[: first.sum()]
    assert first.tolist() == [begin.count(value) for value in samples.values.tolist()]


def test_late_samples_keep_their_times(runs):
    samples = in_blocks(RunDirectory(runs["stalled"]), "isr", 25, later=10_000)
    assert samples.late.tolist() == [time for value, time in plain(runs["stalled"]) if value > 10_000]
    assert len(samples.late) == COUNT // 500
    wide = samples.values[samples.values > 2 << FINE_BITS]
    tops = samples.tops[samples.values > 2 << FINE_BITS]
    assert len(wide) and np.all((tops - wide + 1) / wide <= 2**-FINE_BITS)


def test_without_all_events_the_chip_tells(tmp_path, runs):
    lossy = measure(tmp_path / "lossy", loses=lambda row: 700 <= row < 720)
    samples = in_blocks(RunDirectory(lossy), "isr", 5)
    assert samples.source == "on chip" and samples.late is None
    assert samples.counts.sum() == COUNT
    result = read_json(lossy / "result.json")["segments"][0]["histogram"]
    used = [(low, count) for low, count in zip(result["edges"], result["counts"], strict=False) if count]
    assert list(zip(samples.values.tolist(), samples.counts.sum(axis=0).tolist(), strict=True)) == used


def test_a_segment_from_events_has_the_same_samples_as_one_of_the_chip(tmp_path, capsys):
    """The same target twice: its response is measured on the chip in one run, and told by events in the other."""
    chip, told = tmp_path / "chip", tmp_path / "told"
    command = ["latency", "--port", "model://", "--dither", "none", "--count", "2500", "--out"]
    assert cli.main([*command, str(chip), "--segments", "response,isr,task"]) == 0
    assert cli.main([*command, str(told), "--segments", "isr,task,work"]) == 0
    on_chip, from_events = (in_blocks(RunDirectory(path), "response", 25) for path in (chip, told))
    assert on_chip.counts.tolist() == from_events.counts.tolist() and on_chip.counts.sum() == 2500
    assert on_chip.values.tolist() == from_events.values.tolist()
    capsys.readouterr()
    code, result = compared(capsys, chip, told, "--segment", "response", "--margin", "1us", "--quantiles", "0.5")
    assert code == 0 and [each["outcome"] for each in result["comparisons"][0]["differences"]] == ["equivalent"]
    assert [row["figures"]["n"] for row in result["runs"]] == [2500, 2500]
    # What the chip measured is compared first, if nothing is named.
    assert compared(capsys, chip, told, "--quantiles", "0.5")[1]["segment"] == "isr"


def test_a_segment_from_events_is_not_compared_where_some_were_lost(tmp_path):
    path = tmp_path / "lossy"
    path.mkdir()
    plan = configuration(500, threshold=THRESHOLD)
    run = Measured(path, ModelInstrument(loses=lambda row: 700 <= row < 720), plan)
    evaluate(run.directory, run.run, run.observation)
    with pytest.raises(BadInput, match="lost events, and wake was not measured on the chip: name it in --segments"):
        in_blocks(run.directory, "wake", 5)


# What is said


def test_two_runs_of_one_target_are_equivalent_within_a_margin(runs, capsys):
    code, result = compared(capsys, runs["first"], runs["same"], "--margin", "200ns", "--quantiles", "0.5,0.9")
    assert code == 0
    assert [each["outcome"] for each in result["comparisons"][0]["differences"]] == ["equivalent", "equivalent"]
    code, result = compared(capsys, runs["first"], runs["same"], "--quantiles", "0.5,0.9")
    assert code == 0
    assert [each["outcome"] for each in result["comparisons"][0]["differences"]] == ["not shown", "not shown"]


@pytest.mark.parametrize("margin", [(), ("--margin", "0")])
def test_a_margin_of_0_is_told_as_one(margin, runs, capsys):
    """It said of one that was given that none was."""
    assert cli.main(["compare", str(runs["first"]), str(runs["same"]), *margin]) == 0
    assert "\nThe margin is 0, so nothing is equivalent: state one with --margin.\n" in capsys.readouterr().out


def test_a_slower_target_is_worse_by_what_it_is_slower(runs, capsys):
    code, result = compared(capsys, runs["first"], runs["slower"], "--quantiles", "0.5,0.9")
    assert code == 1
    for each in result["comparisons"][0]["differences"]:
        low, high = each["interval"]
        assert each["outcome"] == "worse" and low <= 50 * float(IDENTITY.tick) <= high
    code, result = compared(capsys, runs["slower"], runs["first"], "--quantiles", "0.5,0.9")
    assert code == 0
    assert [each["outcome"] for each in result["comparisons"][0]["differences"]] == ["better", "better"]


@pytest.mark.parametrize(("line", "amount"), [("bias", 1e-7), ("relative_bias", 1e-2)])
def test_what_is_stamped_too_long_is_taken_off_before_it_is_compared(runs, tmp_path, capsys, line, amount):
    shutil.copytree(runs["same"], tmp_path / "long")

    def longer(result):
        budget = result["segments"][0]["uncertainty"]["components"]
        budget.append({**budget[0], "name": "cable", "bias": 0.0, "relative_bias": 0.0, "known": True, line: amount})

    edit(tmp_path / "long" / "result.json", longer)
    (before,), (after,) = (
        compared(capsys, runs["first"], other, "--quantiles", "0.5")[1]["comparisons"][0]["differences"]
        for other in (runs["same"], tmp_path / "long")
    )
    median = read_json(runs["same"] / "result.json")["segments"][0]["median"] * float(IDENTITY.tick)
    taken = amount if line == "bias" else amount * median
    for mine, other in zip((after["value"], *after["interval"]), (before["value"], *before["interval"]), strict=True):
        assert mine == pytest.approx(other - taken, abs=2e-9)


def test_what_is_rare_is_compared_by_its_count(runs, capsys):
    """Five stalls against none in the same time: by chance one time in 2**5 on that side, so not shown."""
    _, result = compared(capsys, runs["first"], runs["stalled"], "--exceed", "100us", "--quantiles", "0.5")
    found = result["comparisons"][0]["exceedances"]
    assert (found["reference"], found["run"], found["outcome"]) == (0, 5, "not shown")
    assert found["ratio"][1] is None and 0.99 / 2**5 < found["p"] < 2.01 / 2**5


def test_clusters_that_come_unevenly_are_told(runs, capsys, monkeypatch):
    """Ten in each eighth of the one run, and of the other all in two: by chance once in more than 1000 runs."""
    parts = [(10,) * 8, (0, 0, 25, 30, 0, 0, 0, 0)]
    monkeypatch.setattr("irqscope.findings.comparison._in_parts", lambda found: parts)
    _, result = compared(capsys, runs["first"], runs["same"], "--exceed", "100us", "--quantiles", "0.5")
    (pair,) = result["comparisons"]
    assert pair["exceedances"]["outcome"] == "not shown"
    assert "(55 against 80, p = 0.82, allowing for 12 times the variance of independent ones)" in pair["sentence"]
    assert [note.split(".")[0] for note in result["notes"]] == [
        "same against first: clusters of exceedances come unevenly"
    ]
    parts[1] = (7,) * 7 + (6,)
    _, result = compared(capsys, runs["first"], runs["same"], "--exceed", "100us", "--quantiles", "0.5")
    assert not result["notes"] and "allowing" not in result["comparisons"][0]["sentence"]


def stalls(rng: np.random.Generator, rate: float, length: float, period: float) -> BlockedSamples:
    """Late samples of a target that stalls at times, for 150 ms on average, asked each `period` seconds."""
    begins = np.cumsum(rng.exponential(1 / rate, int(3 * rate * length)))
    asked = np.arange(0, length, period)
    late = np.zeros(len(asked), dtype=np.bool_)
    for begin, lasts in zip(begins, rng.exponential(0.15, len(begins)), strict=True):
        late |= (asked >= begin) & (asked < begin + lasts)
    times = (asked[late] / 1e-6).astype(np.int64)
    counts = np.array([[len(asked)]])
    return BlockedSamples(np.array([1]), np.array([1]), counts, 0, int(length / 1e-6), times, "events")


def counted(found: list) -> list[int | None]:
    return [parts and sum(parts) for parts in _in_parts(found)]


def test_a_stall_counts_once_however_seldom_stimuli_come():
    """One system, two runs of ten minutes at 50 Hz: that they differ is claimed in 5 % of comparisons, 8 of 60 at most
    but for one time in 100."""
    rng, claimed = np.random.default_rng(1), 0
    for _ in range(60):
        found = [_disturbances(stalls(rng, 0.2, 600, 0.02), Fraction(1, 10**6)) for _ in range(2)]
        assert all(60 < each.clusters.count < 180 for each in found)
        one, other = (
            Blocks(name, np.array([1e-6]), np.ones((20, 1), np.int64), parts=(count,), exposure=600.0)
            for name, count in zip("ab", counted(found), strict=True)
        )
        (pair,) = comparison.compare([one, other], [0.5])
        claimed += pair.exceedances.outcome != "not shown"
    assert claimed <= 8


def test_a_run_that_is_always_late_is_not_better():
    """All samples of a target that is beyond the limit throughout are one cluster, against 60 that came alone."""
    counts = np.array([[60_000]])
    often, always = (
        BlockedSamples(np.array([1]), np.array([1]), counts, 0, 60_000_000, times, "events")
        for times in (np.arange(60) * 1_000_000 + 500, np.arange(60_000) * 1000)
    )
    found = [_disturbances(each, Fraction(1, 10**6)) for each in (often, always)]
    assert [each.clusters.count for each in found] == [60, 1] and not found[0].uncounted
    assert counted(found) == [60, 1] and "cannot be told from the next" in found[1].uncounted


def test_what_comes_in_groups_in_one_run_is_counted_by_groups_in_both():
    """Ten groups of eight disturbances, 50 ms apart, against eighty that come alone, of which two are 30 ms apart."""
    alone = np.sort([*(np.arange(79) * 7_500_000 + 1_000_000), 31_030_000])
    groups = (np.arange(10) * 60_000_000 + 7_000_000)[:, None] + np.arange(8) * 50_000
    found = []
    for times in (np.sort(groups.ravel()), alone):
        counts = np.array([[600_000]])
        samples = BlockedSamples(np.array([1]), np.array([1]), counts, 0, 600_000_000, times, "events")
        found.append(_disturbances(samples, Fraction(1, 10**6)))
    assert [each.clusters.count for each in found] == [80, 80]
    assert found[0].group_gap > 0 and found[1].group_gap == 0
    assert counted(found) == [10, 79]
    # A part has an eighth of ten minutes, 75 s: a group each minute from the 7th second on.
    assert _in_parts(found) == [(2, 1, 1, 1, 2, 1, 1, 1), (10, 10, 10, 10, 10, 10, 10, 9)]
    chip = _disturbances(replace(samples, late=None), Fraction(1, 10**6))
    assert counted([found[1], chip]) == [80, None] and chip.uncounted.startswith("events were lost")


def test_a_quantile_beyond_the_samples_is_withheld(runs, capsys):
    _, result = compared(capsys, runs["first"], runs["same"], "--quantiles", "0.9999")
    (each,) = result["comparisons"][0]["differences"]
    assert each["interval"] is None and each["outcome"] == "not shown" and "too few samples" in each["reason"]


def test_a_run_is_called_as_its_user_calls_it(runs, capsys):
    names = ["_idle", "with $load$"]
    _, found = compared(capsys, runs["first"], runs["slower"], "--name", names[0], "--name", names[1])
    assert [run["name"] for run in found["runs"]] == names
    assert [pair["run"] for pair in found["comparisons"]] == names[1:]
    legend = draw_distributions(result_of(found)).axes[0].get_legend()
    assert [text.get_text() for text in legend.get_texts()][:2] == names  # then come marks


def test_the_page_says_it_all(runs, tmp_path, capsys):
    out = tmp_path / "out"
    arguments = [runs["first"], runs["same"], runs["slower"], "--margin", "200ns", "--exceed", "1us", "--out", out]
    assert cli.main(["compare", *map(str, arguments)]) == 1
    said = capsys.readouterr().out
    assert "same against first: equivalent" in said and "slower against first: worse" in said
    page = (out / "report.html").read_text()
    assert page.count("<svg") == 2 and "within the margin of 200 ns" in page and "UNQUALIFIED INSTRUMENT" in page
    assert json.loads((out / "comparison.json").read_text())["segment"] == "isr"


def test_limits_and_thresholds_of_the_runs_are_lines_of_the_figure(runs, tmp_path, capsys):
    names = ["first", "slower", "same"]
    paths = [shutil.copytree(runs[name], tmp_path / name) for name in names]
    bounds = (["isr.max=5ms"], ["isr.max=5ms", "isr.median=5us"], ["isr.max=5ms"])
    for path, limits in zip(paths, bounds, strict=True):
        irqscope.read(path).judge(*limits, warn=["task.max=9s"], keep=True)
    out = tmp_path / "out"
    cli.main(["compare", *map(str, paths), "--exceed", "1us", "--out", str(out), "--format", "svg"])
    page = (out / "report.html").read_text()
    content = json.loads((out / "comparison.json").read_text())
    assert [[each["name"] for each in run["limits"]] for run in content["runs"]] == [
        [limit.partition("=")[0] for limit in limits] for limits in bounds
    ]
    ticks = Configuration.of(RunDirectory(paths[0]).read_run().configuration).segments[0].threshold
    assert {run["threshold"] for run in content["runs"]} == {ticks * float(IDENTITY.tick)}
    for text in (page, (out / "distributions.svg").read_text()):
        assert "limit max 5ms<" in text and "limit median 5us, of slower, not kept by 1 of 1<" in text
        assert text.count("threshold ") == 1 and "exceed 1 us" in text and "warn max" not in text


# What is refused


def test_a_forged_step_of_nothing_is_refused(runs, tmp_path):
    """Differences would have no digits."""
    out = tmp_path / "out"
    cli.main(["compare", str(runs["first"]), str(runs["slower"]), "--out", str(out)])
    content = json.loads((out / "comparison.json").read_text())
    content["comparisons"][0]["step"] = 0.0
    (out / "comparison.json").write_text(json.dumps(sealed(content)))
    with pytest.raises(BadInput, match="step: expected a number of more than 0"):
        anyresult.read(out)


@pytest.mark.parametrize(
    ("names", "more", "words"),
    [
        (["first"], [], "two run directories or more"),
        (["first", "nowhere"], [], "is no run directory"),
        (["first", "first"], [], "is named twice"),
        (["first", "same"], ["--name", "one"], "a name is given to each of the 2 runs"),
        (["first", "same"], ["--name", "one", "--name", "one"], "each another one"),
        (["first", "same"], ["--segment", "wake"], "has no samples of wake: it measured isr, task, work, isr.interval"),
        (["first", "same"], ["--margin", "5"], "is not a time"),
        (["first", "same"], ["--quantiles", "50"], "shares between 0 and 1"),
        (["first", "same"], ["--quantiles", "0.5,x"], "shares between 0 and 1"),
        (["first", "same"], ["--quantiles", "0.5,0.9,0.50"], "a quantile is named twice"),
    ],
)
def test_bad_input(runs, names, more, words, tmp_path, capsys):
    directories = [str(runs.get(name, tmp_path / name)) for name in names]
    assert cli.main(["compare", *directories, *more]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1


@pytest.mark.parametrize("count", [1, 3])
def test_a_run_of_few_samples_is_too_short(count, runs, tmp_path, capsys):
    """One sample has no SD, which the page shows of each run."""
    few = measure(tmp_path / "few", count=count)
    for pair in ((few, runs["first"]), (runs["first"], few)):
        assert cli.main(["compare", *map(str, pair)]) == 2
        said = capsys.readouterr().err
        assert "must have 20 blocks or more, each with samples: measure longer" in said and said.count("\n") == 1


def test_contexts_are_not_mixed(runs, tmp_path, capsys):
    """What a thread answers is no ISR latency."""
    for name, context in (("first", "hard handler"), ("same", "user thread")):
        copy = tmp_path / name
        copy.mkdir()
        for file in runs[name].iterdir():
            (copy / file.name).write_bytes(file.read_bytes())
        result = read_json(copy / "result.json")
        result["segments"][0]["context"]["to"] = context
        write_json(copy / "result.json", sealed(result))
    assert cli.main(["compare", str(tmp_path / "first"), str(tmp_path / "same"), "--segment", "isr"]) == 2
    assert "not answered by the same kind of code: hard handler in" in capsys.readouterr().err


def test_an_invalid_run_is_compared_with_nothing(runs, tmp_path, capsys):
    for file in runs["first"].iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    edit(tmp_path / "result.json", valid=False, errors=["wrong"])
    assert cli.main(["compare", str(runs["first"]), str(tmp_path)]) == 2
    assert "is an invalid measurement, which is compared with nothing: wrong" in capsys.readouterr().err

# SPDX-License-Identifier: BSD-2-Clause
"""Sweeps beside each other: how far their saturation rates are apart, what is not known, and what is refused."""

import json
import math
import shutil
from fractions import Fraction
from pathlib import Path

import pytest
from jsonrecords import made
from scipy.stats import t

import irqscope
from irqscope import cli
from irqscope.base.records import changed, write
from irqscope.campaigns.scenariofile import CommandRecord, Definition, ScenarioEnd, ScenarioRecord
from irqscope.contract.roles import Source
from irqscope.errors import BadInput
from irqscope.report import anyresult, sweepcomparison
from irqscope.report.documents import document
from irqscope.report.formats import html
from irqscope.sweeps.evaluation import evaluate_sweep
from irqscope.sweeps.sweepcomparison import _answers, _row, compare_sweeps
from irqscope.sweeps.sweepdir import SweepDirectory

GOLDEN = Path(__file__).parents[1] / "golden/recorded/sweep"
"""Its target is saturated at 181 kHz."""
SLOWER = """
[irq]
latency = { shape = "uniform", least = "1us", most = "1.2us" }

[isr]
toggle = "300ns"
duration = { shape = "uniform", least = "6us", most = "6.4us" }
reentry = "500ns"
"""
MOMENT = "2026-12-01T12:00:00.000+00:00"
SWEEP = "--from 50kHz --to 400kHz --width 200ns --count 200 --steps 10 --refine 4 --segments isr.interval,isr"


@pytest.fixture(scope="module")
def sweeps(tmp_path_factory) -> dict[str, Path]:
    """One, and that of a slower target."""
    base = tmp_path_factory.mktemp("sweeps")
    shutil.copytree(GOLDEN, base / "first")
    (base / "slower.toml").write_text(SLOWER)
    url = f"sim://?profile={base / 'slower.toml'}"
    assert cli.main(["saturate", "--port", url, *SWEEP.split(), "--out", str(base / "slower")]) == 0
    for name in ("first", "slower"):
        evaluate_sweep(SweepDirectory(base / name))
    return {"first": base / "first", "slower": base / "slower"}


def compared(*paths: Path, margin: str = "0", **more):
    return compare_sweeps(paths, margin=Fraction(margin), **more)


def altered(source: Path, path: Path, **changes) -> Path:
    """A copy with other settings."""
    shutil.copytree(source, path)
    directory = SweepDirectory(path)
    record = directory.read()
    write(directory.sweep_file, changed(record, settings=changed(record.settings, **changes)))
    return path


def cut(source: Path, path: Path, fastest: float) -> Path:
    """A copy that has not gone beyond this rate, in hertz."""
    shutil.copytree(source, path)
    directory = SweepDirectory(path)
    record = directory.read()
    rates = {row.number: row.offered_hz for row in evaluate_sweep(directory).steps}
    kept = [step for step in record.steps if rates[step.number] <= fastest and step.direction == "up"]
    for step in record.steps:
        if step not in kept:
            shutil.rmtree(directory.step(step).path)
    write(directory.sweep_file, changed(record, steps=kept))
    return path


def test_a_difference_is_made_of_both_rates(sweeps):
    """By hand: the root of the sum of squares of the nearer ends, on each side (Zou and Donner, 2008)."""
    result = compared(sweeps["first"], sweeps["slower"])
    (found,) = result.comparisons
    first, slower = (each.saturation.knee for each in result.sweeps)
    assert found.value == slower.rate - first.rate < 0 and found.outcome == "worse" and result.exit_code == 1
    low = found.value - math.hypot(slower.rate - slower.interval[0], first.interval[1] - first.rate)
    high = found.value + math.hypot(slower.interval[1] - slower.rate, first.rate - first.interval[0])
    assert found.interval == pytest.approx((low, high)) and high < 0
    assert found.sentence.endswith(f"), {100 * found.value / first.rate:.2g} %")
    (turned,) = compared(sweeps["slower"], sweeps["first"]).comparisons
    assert turned.outcome == "better" and turned.value == -found.value
    assert turned.sentence.startswith("first against slower: better, +")
    assert turned.sentence.endswith(f"), +{100 * turned.value / slower.rate:.2g} %")
    assert turned.interval == pytest.approx((-high, -low))


def test_a_margin_is_a_rate_within_which_all_is_equivalent(sweeps):
    paths = sweeps["first"], sweeps["slower"]
    low, _ = compared(*paths).comparisons[0].interval
    beyond, within = (compared(*paths, margin=str(math.ceil(-low) + more)) for more in (-1, 0))
    assert [each.comparisons[0].outcome for each in (beyond, within)] == ["worse", "equivalent"]
    assert [each.exit_code for each in (beyond, within)] == [1, 0]
    told = [*sweepcomparison.sentences(within)]
    assert not any("margin is 0" in text for text in told)


def test_intervals_of_more_comparisons_hold_together(sweeps, tmp_path):
    """Of three sweeps there are two, and five times as many among five others of their kind."""
    third = shutil.copytree(sweeps["first"], tmp_path / "third")
    alone = compared(sweeps["first"], sweeps["slower"]).comparisons[0]
    two = compared(sweeps["first"], sweeps["slower"], third)
    ten = compared(sweeps["first"], sweeps["slower"], third, among=5)
    ends = [each.interval[1] - each.interval[0] for each in (alone, two.comparisons[0], ten.comparisons[0])]
    assert ends == sorted(ends) and len({*ends}) == 3
    first, slower = (each.saturation.knee for each in ten.sweeps[:2])
    wider = [t.ppf(1 - 0.0025, each.steps - 2) / t.ppf(1 - 0.025, each.steps - 2) for each in (first, slower)]
    below, above = wider[1] * (slower.rate - slower.interval[0]), wider[0] * (first.interval[1] - first.rate)
    assert ten.comparisons[0].interval[0] == pytest.approx(slower.rate - first.rate - math.hypot(below, above))
    assert compared(*sweeps.values(), among=10).comparisons[0].interval == ten.comparisons[0].interval
    assert two.comparisons[1].value == 0 and two.comparisons[1].outcome == "not shown" and two.exit_code == 1
    with pytest.raises(BadInput, match="one among 1 to 100, and not among 102"):
        compared(sweeps["first"], sweeps["slower"], third, among=51)


def test_a_sweep_without_a_rate_is_told_with_the_reason(sweeps, tmp_path):
    """That is a warning, exit code 3, unless another one is worse."""
    slow = cut(sweeps["first"], tmp_path / "slow", 130e3)
    result = compared(slow, sweeps["slower"], called=["slow", "slower"])
    (found,) = result.comparisons
    assert found.value is None and found.interval is None and found.outcome == "not shown" and result.exit_code == 3
    assert found.reason.startswith("slow has no saturation rate (saturation not reached: nearly all stimuli are answer")
    (check,) = document(result).checks
    assert check.outcome == "warning" and check.sentence == found.sentence
    both = compared(sweeps["first"], slow, sweeps["slower"])
    assert [each.outcome for each in both.comparisons] == ["not shown", "worse"] and both.exit_code == 1
    same = shutil.copytree(sweeps["first"], tmp_path / "same")
    assert compared(sweeps["first"], slow, same).exit_code == 3


def test_what_else_was_not_the_same_is_told(sweeps, tmp_path):
    """Another dither or direction makes another rate; steps and bitstream are told only."""
    other = altered(sweeps["first"], tmp_path / "other", dither_share=0.1)
    result = compared(sweeps["first"], other)
    assert [each.name for each in result.unlike] == ["stimulus"]
    assert result.unlike[0].values[1].startswith("up to 10 % of a period late, pulses of 199 ns")
    assert result.notes[0].startswith("Stimulus or workload were not the same (stimulus)")
    down = altered(sweeps["first"], tmp_path / "down", direction="both")
    assert "(direction)" in compared(sweeps["first"], down).notes[0]
    result = compared(sweeps["first"], sweeps["slower"])
    told = {each.name: each.values for each in result.unlike}
    assert "port" in told and not result.notes
    assert told["steps"][0] == "10 from 50 kHz to 400.4 kHz, each of 200 stimuli"


def test_another_load_may_be_the_difference(sweeps, tmp_path):
    """Of scenarios of one name."""
    paths = []
    for name in ("hackbench", "fio"):
        paths.append(shutil.copytree(sweeps["first"], tmp_path / name))
        load = made(CommandRecord, {"run": [name], "on": "target"})
        what = Definition(
            experiment="saturate", options={}, target=None, name="io", description="", settle=0, commands=[load]
        )
        end = ScenarioEnd(time=MOMENT, valid=True, errors=[], sha256=None)
        write(paths[-1] / "scenario.json", ScenarioRecord(start=MOMENT, definition=what, end=end))
    result = compared(*paths)
    assert [each.name for each in result.unlike] == ["load"]
    assert result.notes[0].startswith("Stimulus or workload were not the same (load)")


def test_the_steps_are_those_that_the_rate_is_of(sweeps):
    """By their rates; masked is one with a span in which the target had its interrupt masked."""
    result = compared(sweeps["first"], sweeps["slower"])
    for each, name in zip(result.sweeps, ("first", "slower"), strict=True):
        rows = evaluate_sweep(SweepDirectory(sweeps[name])).steps
        wanted = sorted((row.offered_hz, row.answered_hz, row.stimuli, row.answers) for row in rows)
        assert [(s.offered_hz, s.answered_hz, s.stimuli, s.answers) for s in each.steps] == wanted and len(wanted) > 10
        assert not any(step.masked for step in each.steps)
    found = evaluate_sweep(SweepDirectory(sweeps["first"]))
    rows = [*found.steps[:-1], changed(found.steps[-1], masked=2)]
    row = _row("first", sweeps["first"], changed(found, steps=rows), Source.ISR)
    assert [step.offered_hz for step in row.steps if step.masked] == [found.steps[-1].offered_hz]


def test_a_sweep_that_broke_off_says_so(sweeps, tmp_path):
    shutil.copytree(sweeps["first"], tmp_path / "broken")
    directory = SweepDirectory(tmp_path / "broken")
    write(directory.sweep_file, changed(directory.read(), end=None))
    result = compared(sweeps["slower"], directory.path)
    assert result.sweeps[1].warnings[0] == "the sweep broke off: this is what came until then"
    assert "broken: the sweep broke off: this is" in html.page(document(result))


def test_the_command_prints_and_keeps_all(sweeps, tmp_path, capsys):
    out = tmp_path / "out"
    words = [str(sweeps["first"]), str(sweeps["slower"]), "--name", "old", "--name", "new", "--out", str(out)]
    assert cli.main(["compare", *words, "--margin", "1kHz", "--format", "junit,csv,markdown"]) == 1
    printed = capsys.readouterr().out
    assert printed.startswith("Saturation rate, new against old: worse, -")
    kept, wanted = (
        anyresult.read(out),
        compared(sweeps["first"], sweeps["slower"], margin="1000", called=["old", "new"]),
    )
    assert kept.comparisons == wanted.comparisons and kept.sweeps == wanted.sweeps and kept.margin == 1000
    assert {"report.html", "report.md", "junit.xml", "steps.csv"} <= {path.name for path in out.iterdir()}
    assert "<title>new: 50 kHz answered of 50 kHz</title>" in (out / "report.html").read_text()
    assert (out / "differences.csv").read_text().splitlines()[1].startswith("new,-")
    assert cli.main(["compare", *words[:2], "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["schema"] == "irqscope.sweep-comparison/1"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--segment", "isr"], "--segment is of latencies; of sweeps the saturation rates are compared: leave it out"),
        (["--exceed", "1us"], "--exceed is of latencies"),
        (["--quantiles", "0.5"], "--quantiles is of latencies"),
        (["--margin", "1us"], "--margin: '1us' is not a rate"),
        (["--name", "a"], "a name is given to each of the 2 sweeps"),
    ],
)
def test_what_is_not_of_sweeps_is_refused(words, said, sweeps, capsys):
    assert cli.main(["compare", str(sweeps["first"]), str(sweeps["slower"]), *words]) == 2
    assert said in capsys.readouterr().err


def test_what_cannot_be_compared_is_refused(sweeps, tmp_path, capsys):
    run = shutil.copytree(sweeps["first"] / "steps" / "001", tmp_path / "run")
    assert cli.main(["compare", str(sweeps["first"]), str(run)]) == 2
    assert f"{run} is none: a sweep is compared with sweeps" in capsys.readouterr().err
    assert cli.main(["compare", str(sweeps["first"]), str(sweeps["first"] / "steps" / "001")]) == 2
    assert f"its runs are in {sweeps['first']}/steps" in capsys.readouterr().err
    assert cli.main(["compare", str(sweeps["first"])]) == 2
    assert capsys.readouterr().err == "irqscope: a comparison takes two sweeps or more\n"
    with pytest.raises(BadInput, match="two sweeps or more"):
        irqscope.compare_sweeps(sweeps["first"])
    over = shutil.copytree(sweeps["first"], tmp_path / "over")
    what = Definition(experiment="saturate", options={}, target=None, name="io", description="", settle=0, commands=[])
    end = ScenarioEnd(time=MOMENT, valid=False, errors=["the load ended"], sha256=None)
    write(over / "scenario.json", ScenarioRecord(start=MOMENT, definition=what, end=end))
    with pytest.raises(BadInput, match="measured over the scenario 'io', which is invalid"):
        compared(sweeps["slower"], over)
    gone = cut(sweeps["first"], tmp_path / "gone", 130e3)
    shutil.rmtree(gone / "steps" / "003")
    with pytest.raises(BadInput, match="invalid measurement, which is compared with nothing: step 3 was measured"):
        compared(sweeps["first"], gone)


def test_the_api_takes_sweeps_and_paths(sweeps):
    found = irqscope.compare_sweeps(irqscope.read(sweeps["first"]), str(sweeps["slower"]), margin="1kHz", among=3)
    assert found.exit_code == 1 and not found.ok and found.result.margin == 1000 and found.result.among == 3
    assert repr(found).startswith("Saturation rate, slower against first: worse")
    assert found.result == irqscope.compare_sweeps(*sweeps.values(), margin=1000.0, among="3").result
    for margin in (0, "0", 0.0):
        assert irqscope.compare_sweeps(*sweeps.values(), margin=margin).result.margin == 0


def test_answers_of_another_input_or_kind_of_code_are_not_compared(sweeps):
    paths = [Path("old"), Path("new")]
    first = evaluate_sweep(SweepDirectory(sweeps["first"]))
    hard, thread = (changed(first, target={"pins": {"isr": each}}) for each in ("hard handler", "threaded handler"))
    assert _answers(paths, [hard, hard]).label == "isr"
    assert _answers(paths, [hard, first]).label == "isr"  # nobody says what answers the second
    with pytest.raises(BadInput) as refused:
        _answers(paths, [hard, thread])
    told = "isr was not answered by the same kind of code: hard handler in old, threaded handler in new"
    assert str(refused.value) == told
    step = changed(first.steps[0], interval=changed(first.steps[0].interval, segment="task.interval"))
    with pytest.raises(BadInput, match="not of one input: isr in old, task in new"):
        _answers(paths, [first, changed(first, steps=[step])])


def named(figure) -> list[str]:
    return [text.get_text() for text in figure.axes[0].get_legend().get_texts()]


def test_steps_in_which_the_target_masked_its_interrupt_are_hollow(sweeps):
    result = compared(sweeps["first"], sweeps["slower"])
    one, other = result.sweeps
    masked = changed(one, steps=[*one.steps[:-1], changed(one.steps[-1], masked=True)])
    figure = sweepcomparison.draw_curves(changed(result, sweeps=[masked, other]))
    lines = figure.axes[0].get_lines()
    hollow = [line for line in lines if line.get_marker() != "None" and line.get_markerfacecolor() == "none"]
    assert [len(line.get_xdata()) for line in hollow] == [1, 0] and hollow[0].get_xdata()[0] == one.steps[-1].offered_hz
    assert named(figure) == ["first", "slower", "all answered"]
    called = changed(result, sweeps=[changed(one, name="_a $x^2$"), changed(other, name="_b")])
    assert named(sweepcomparison.draw_curves(called)) == ["_a $x^2$", "_b", "all answered"]
    none = [changed(each, steps=[], saturation=None) for each in (one, other)]
    assert sweepcomparison.draw_curves(changed(result, sweeps=none)).texts[0].get_text() == "no stimulus was driven"

# SPDX-License-Identifier: BSD-2-Clause
"""Stimuli without a latency may have had any: what leaves them out shows no limit to be kept."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from jsonrecords import made
from model_run import PERIOD, Measured, configuration

from irqscope.analysis.interference import Delayed
from irqscope.base.records import changed
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.device.decode import Events
from irqscope.findings import idleness, times
from irqscope.findings.idleness import PARTS, Activity, Segments
from irqscope.findings.interference import Stimuli, _nearest, _pair
from irqscope.findings.times import Samples
from irqscope.measuring.experimentrecord import IdleSettings
from irqscope.recording.stream import Gap, replay
from irqscope.report.interference import sentences
from irqscope.results.findingrecords import Interference, InterferenceFinding, MultiFinding, TaskResult
from irqscope.results.foundjudging import judge_found
from irqscope.results.foundlimits import IdleLimit, InterferenceLimit, MultiLimit
from irqscope.results.idlerecords import IdleFinding
from irqscope.results.judged import EXCEEDED, KEPT, NOT_SHOWN
from irqscope.results.segmentrecord import SegmentResult
from irqscope.targets.target import Target
from models.instrument import IDENTITY

ISR = SegmentSettings(name="isr", cause=Source.STIMULUS, response=Source.ISR, policy=Policy.COALESCE, timeout=50_000)
US = Fraction(1, 10**6)
TAKES = 300


def events(rows: list[tuple[int, Source]]) -> Events:
    time, source = map(np.array, zip(*rows, strict=True))
    return Events(time.astype(np.int64), source.astype(np.uint8), *np.zeros((2, len(rows)), np.uint8))


def told(rows: list[tuple[int, Source]], breaks: int = 0) -> Segments:
    """What a run with these edges says of gaps."""
    activity, samples = Activity(configuration(1), Target()), Samples(ISR, IDENTITY)
    for consumer in (activity, samples.pairing):
        consumer.take_events(events(rows))
        for _ in range(breaks):
            consumer.take_gap(Gap(1))
        consumer.finish()
    segments = Segments(2000)
    segments.breaks = activity.breaks
    segments.add(activity, samples)
    return segments


def slept(gaps: list[int], answers: Callable[[int], bool]) -> list[tuple[int, Source]]:
    """The edges of a target that answers after some gaps."""
    rows, now = [(1000, Source.ISR)], 1000
    for gap in gaps:
        rows.append((now + gap, Source.STIMULUS))
        now += gap + (TAKES if answers(gap) else 2 * ISR.timeout)
        if answers(gap):
            rows.append((now, Source.ISR))
    return rows


def of_exit(finding: IdleFinding) -> tuple[str, str]:
    (entry,) = judge_found([IdleLimit("isr.exit", "1us", True)], finding, US / 100)
    return entry.outcome, entry.sentence


GAPS = (10 ** np.random.default_rng(1).uniform(3.4, 6, 300)).astype(int).tolist()


def test_a_target_that_does_not_wake_up_is_not_shown_to_wake_up_early() -> None:
    """All gaps are answered, or those up to 2 ms."""
    assert of_exit(told(slept(GAPS, lambda gap: True)).finding([]))[0] == KEPT
    outcome, sentence = of_exit(told(slept(GAPS, lambda gap: gap < 200_000)).finding([]))
    silent = sum(gap >= 200_000 for gap in GAPS)
    assert outcome == NOT_SHOWN and sentence.endswith(
        f"because {silent} stimuli of isr had no latency, and it may have been any"
    )


def test_lost_edges_may_have_been_those_of_the_longest_sleep() -> None:
    outcome, sentence = of_exit(told(slept(GAPS, lambda gap: True), breaks=2).finding([]))
    assert outcome == NOT_SHOWN and "because events were lost in 2 places" in sentence


def test_a_part_without_a_sample_is_named(tmp_path: Path, target: Callable[..., Any]) -> None:
    """Of two runs with longer and shorter gaps one is answered."""
    runs = [target(tmp_path / name, answers) for name, answers in (("one", True), ("two", False))]
    for whole, part, words in (
        (0, 1, "part 01 has no sample of isr"),
        (1, 0, "the longest gaps have no sample of isr"),
    ):
        place = runs[whole].directory.path / PARTS
        place.mkdir()
        (place / "01").symlink_to(runs[part].directory.path)
        settings = IdleSettings(shortest=1, longest=PERIOD, parts=["01"])
        finder = idleness.finder(runs[whole].directory, runs[whole].run, settings)
        replay(runs[whole].directory.path, *finder.consumers)
        finding, wrong = finder.found()
        assert isinstance(finding, IdleFinding) and words in finding.missing and not wrong


@pytest.fixture
def target() -> Callable[..., Any]:
    from models.instrument import ModelInstrument

    def measured(path: Path, answers: bool) -> Measured:
        path.mkdir()
        model = ModelInstrument(answer=lambda number, dice: [(Source.ISR, TAKES)] if answers else [])
        return Measured(path, model, configuration(60))

    return measured


def test_edges_beyond_those_that_are_kept_make_no_stimulus_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three pins answer each stimulus, so that their edges are the first to be too many."""
    monkeypatch.setattr(times, "KEPT", 3000)
    rows = [
        (1000 * number + 10 * later, source)
        for number in range(1, 2501)
        for later, source in enumerate((Source.STIMULUS, Source.ISR, Source.TASK, Source.DONE))
    ]
    segments = told([(3 * time, source) for time, source in rows])
    (curve,) = segments.finding([]).curves
    assert (curve.n, curve.busy, curve.left) == (999, 1, 1500)


FIGURES = dict.fromkeys(("min", "max", "range", "mean", "sd", "median", "iqr"), 1) | {"median_bounds": (1, 1)}


def segment(**content: Any) -> SegmentResult:
    about = {"name": "isr", "kind": "latency", "to": "isr", "from": "stimulus", "n": 1000, "source": {"events": 1000}}
    return made(SegmentResult, about | FIGURES | {"histogram": {"edges": [1, 2], "counts": [1000]}} | content)


LEFT_OUT = [
    ({"classes": {"missing": 648}}, "648 causes had no latency (missing 648)"),
    ({"classes": {"unstamped": 1}}, "1 cause had no latency (unstamped 1)"),
    ({"flags": {"unproven": 3}}, "3 causes had no latency (unproven 3)"),
    ({"source": {"events": 998}}, "the events of 2 samples were lost"),
]


PAIR = {"segment": "isr", "by": "stimulus2", "judged": 0.96, "bound": 2.0, "rest": (9.0, 8, 10), "resolution": 60.4}
REGION = {"begin": 0, "end": 9, "delay": 7.0, "interval": (6.0, 8.0)}


@pytest.mark.parametrize(("content", "words"), LEFT_OUT)
def test_who_is_not_answered_may_have_been_delayed_by_any_time(content: dict[str, Any], words: str) -> None:
    finding = InterferenceFinding(pairs=[made(Interference, PAIR)], missing=[])
    limit = InterferenceLimit("isr.delay", "1ms", True)
    (shown,) = judge_found([limit], finding, US, [segment()])
    (entry,) = judge_found([limit], finding, US, [segment(**content)])
    assert (shown.outcome, entry.outcome) == (KEPT, NOT_SHOWN) and f"because {words}" in entry.sentence
    result: Any = SimpleNamespace(segments=[segment(**content)], tick=SimpleNamespace(fraction=US))
    assert f"Of isr {words}: by how long those were delayed nothing shows." in list(sentences(result, finding))


def of_delay(limit: str, **content: Any) -> tuple[str, str]:
    """How a limit on the longest delay of a segment is judged, with a tick of 1 us."""
    finding = InterferenceFinding(pairs=[made(Interference, PAIR | content)], missing=[])
    (entry,) = judge_found([InterferenceLimit("isr.delay", limit, True)], finding, US, [segment()])
    return entry.outcome, entry.sentence


def test_samples_beyond_those_that_are_kept_show_no_limit_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert of_delay("1ms")[0] == KEPT
    outcome, sentence = of_delay("1ms", left=7)
    assert outcome == NOT_SHOWN and sentence.endswith("because 7 samples more came than are kept")
    monkeypatch.setattr(times, "KEPT", 100)
    outcome, sentence = of_exit(told(slept(GAPS, lambda gap: True)).finding([]))
    assert outcome == NOT_SHOWN and sentence.endswith("because 201 samples more came than are kept")


@pytest.mark.parametrize("regions", [[], [made(Delayed, REGION)]])
def test_no_delay_is_shown_to_be_less_than_the_stretches_of_phases_that_may_be_missed(regions: list[Delayed]) -> None:
    """Who waits in such a stretch waits for as long as it is."""
    assert of_delay("61us", regions=regions)[0] == KEPT
    outcome, sentence = of_delay("60us", regions=regions)
    assert outcome == NOT_SHOWN
    assert sentence.endswith("because stretches of phases shorter than 60.4 us may be missed")
    assert of_delay("8us", regions=regions, resolution=5.0)[0] == KEPT, "the bound and the interval are longer"
    assert of_delay("6us", regions=regions, resolution=5.0)[0] == (EXCEEDED if regions else KEPT)
    assert of_delay("7us", regions=[made(Delayed, REGION)], resolution=5.0)[1].endswith("is allowed: not shown")


@pytest.mark.parametrize("figure", ["late", "missing", "worst", "determ"])
def test_an_activation_that_nobody_knows_of_may_have_been_late(figure: str) -> None:
    content = {"task": "isr", "count": 9, "late": 0, "missing": 0, "best": 20, "worst": 80, "range": 60}
    finding = MultiFinding(tasks=[made(TaskResult, content)])
    limit = MultiLimit.parse(f"isr.{figure}={'0' if figure in ('late', 'missing') else '1ms'}", hard=True)
    for classes, outcome in (({}, KEPT), ({"pending": 1}, NOT_SHOWN), ({"unstamped": 2}, NOT_SHOWN)):
        (entry,) = judge_found([limit], finding, US, [segment(classes=classes)])
        assert entry.outcome == outcome
    never = changed(finding, tasks=[changed(finding.tasks[0], missing=2, late=2)])
    (entry,) = judge_found([limit], never, US, [segment(classes={"missing": 2})])
    assert entry.outcome == (EXCEEDED if figure in ("late", "missing") else NOT_SHOWN)


def test_each_cause_has_the_phase_of_the_only_stimulus_near() -> None:
    """Also half-way between two of them."""
    found = np.array([100, 110, 130])
    causes = np.arange(90, 140)
    phases, near = _nearest(causes, found, 10)
    for cause, phase, has in zip(causes.tolist(), phases.tolist(), near.tolist(), strict=True):
        mine = [cause - each for each in found.tolist() if -5 <= cause - each < 5]
        assert has == (len(mine) == 1) and (not has or phase == mine[0] % 10)


def test_a_sample_beyond_the_stimuli_that_are_kept_is_left_and_has_no_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second interrupt comes once in five first stimuli, of which half are kept, and then alone: once too soon."""
    monkeypatch.setattr(times, "KEPT", 1000)
    isr2 = replace(ISR, name="isr2", cause=Source.STIMULUS2, response=Source.AUX)
    rows = [(1000 * number, Source.STIMULUS) for number in range(1, 2001)]
    for number in range(1000):
        begin = 5000 * number + 1000 + number % 400
        rows += [(begin, Source.STIMULUS2), (begin + TAKES, Source.AUX)]
    stimuli, samples = Stimuli(), Samples(isr2, IDENTITY)
    for consumer in (stimuli, samples.pairing):
        consumer.take_events(events(sorted(rows)))
        consumer.finish()
    planned = SimpleNamespace(stimuli={Source.STIMULUS: SimpleNamespace(period=1000)})
    observation: Any = SimpleNamespace(configuration=planned)
    pair = _pair(samples, stimuli, observation, None)
    assert pair is not None and (pair.n, pair.left, pair.n_rest) == (200, 200, 599)

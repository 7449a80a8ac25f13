# SPDX-License-Identifier: BSD-2-Clause
"""Segments with ambiguous responses under the other policy; and that only such segments are computed twice."""

import random
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonrecords import assemble, content_of, made, result_of
from pagetext import cells

from irqscope.base.records import Exact, read_json
from irqscope.contract.roles import Source
from irqscope.contract.segments import Count, Policy
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.decode import Events
from irqscope.device.instrument import Instrument
from irqscope.device.snapshots import SegmentTotals
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.experiments._conclude import conclude_run
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.experiment import Telling
from irqscope.measuring.observation import Observation
from irqscope.measuring.run import Run
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.recording.stream import replay
from irqscope.report.sentence import other_policy_sentence
from irqscope.results import secondpass
from irqscope.results.alternativepairing import OtherPolicy
from irqscope.results.segmentrecord import SegmentResult
from irqscope.targets.target import Target
from models import pairing as slow
from models.instrument import IDENTITY, ModelInstrument

STIMULUS, ISR = int(Source.STIMULUS), int(Source.ISR)
PERIOD = 100_500
Rows = list[tuple[int, int]]
"""(tick, source)."""


CLASSES = (
    Count.PAIRED,
    Count.COALESCED,
    Count.MISSING,
    Count.PENDING,
    Count.UNSTAMPED,
    Count.UNMATCHED,
    Count.UNPROVEN,
)


def settings_for(policy: Policy, least: int = 0, timeout: int = 1000, depth: int = 0) -> SegmentSettings:
    return SegmentSettings(
        name="isr", cause=Source.STIMULUS, response=Source.ISR, policy=policy, least=least, timeout=timeout, depth=depth
    )


def under_other(settings: SegmentSettings, rows: Rows, until: int = 0) -> OtherPolicy:
    table = np.array(rows, dtype=np.int64).reshape(-1, 2)
    zero = np.zeros(len(rows), dtype=np.uint8)
    pairing = OtherPolicy(settings, IDENTITY, until)
    pairing.take_events(Events(table[:, 0], table[:, 1].astype(np.uint8), zero, zero))
    pairing.finish()
    return pairing


@pytest.mark.parametrize(("until", "missing"), [(1100, 0), (1101, 1), (1200, 1), (1201, 2), (9999, 2)])
def test_what_is_overdue_at_the_end_is_missing(until, missing):
    """Both policies: a cause at 100 and one at 200, neither of which is ever answered, with a timeout of 1000."""
    for policy in (Policy.COALESCE, Policy.FIFO):
        rows = [(0, STIMULUS), (50, ISR), (100, STIMULUS), (200, STIMULUS)]
        counts = under_other(settings_for(policy), rows, until).counts
        assert (counts[Count.MISSING], counts[Count.PENDING]) == (missing, 2 - missing)
        assert counts[Count.CAUSES] == 3 and counts[Count.PAIRED] == 1


def entry(pairing: OtherPolicy, causes: int) -> dict:
    totals = SegmentTotals(IDENTITY)
    totals.counts[Count.CAUSES] = causes
    return content_of(pairing.record(totals))


STALL = [(0, STIMULUS), (100, STIMULUS), (150, ISR), (200, STIMULUS), (210, ISR)]
"""One response to two stimuli, or a stimulus that still waits at the end."""


def test_one_cause_each():
    found = entry(under_other(settings_for(Policy.COALESCE), STALL), 3)
    assert (found["pairing"], found["n"], found["min"], found["max"], found["sum"]) == ("fifo", 2, 110, 150, 260)
    assert found["mean"] == 130 and found["median"] == 110 and found["exact"]
    assert found["classes"] == {
        "paired": 2,
        "coalesced": 0,
        "missing": 0,
        "pending": 1,
        "unstamped": 0,
        "unmatched": 0,
        "unproven": 0,
        "masked": 0,
        "masked_responses": 0,
    }
    assert found["complete"] and found["source"] == "events 3 of 3"


def test_all_causes_at_once():
    found = entry(under_other(settings_for(Policy.FIFO), STALL), 3)
    assert (found["pairing"], found["n"], found["min"], found["max"], found["sum"]) == ("coalesce", 3, 10, 150, 210)
    assert found["classes"]["coalesced"] == 1 and found["classes"]["pending"] == 0


def test_a_part_of_the_events_is_no_whole():
    found = entry(under_other(settings_for(Policy.FIFO), STALL), 5)
    assert not found["complete"] and found["source"] == "events 3 of 5"
    # The response at 9 answers nothing that is known, so that the next pair is unsure.
    unsure = entry(under_other(settings_for(Policy.COALESCE), [(0, STIMULUS), (5, ISR), (9, ISR), *STALL[3:]]), 2)
    assert unsure["classes"]["unproven"] == 1 and not unsure["complete"]


POLICY = st.sampled_from([Policy.COALESCE, Policy.FIFO])
SETTINGS = st.builds(settings_for, POLICY, st.integers(0, 60), st.integers(1, 2000), st.sampled_from([0, 1, 16]))
STEP = st.tuples(st.one_of(st.integers(1, 120), st.integers(1, 3000)), st.sampled_from([STIMULUS, STIMULUS, ISR]))


@given(SETTINGS, st.lists(STEP, max_size=150))
def test_against_the_model(settings, steps):
    rows, tick = [], 0
    for gap, source in steps:
        tick += gap
        rows.append((tick, source))
    other = Policy.FIFO if settings.policy == Policy.COALESCE else Policy.COALESCE
    config = slow.Config(STIMULUS, ISR, other, settings.least, settings.timeout, depth=settings.depth)
    model = slow.Pairing(config, IDENTITY.pending_depth)
    for tick, source in rows:
        model.cause(tick) if source == STIMULUS else model.response(tick, 0)
    model.counts[Count.PENDING] = len(model.pending)
    values = sorted(sample.value for sample in model.samples if sample.counted)
    found = entry(under_other(settings, rows), model.counts[Count.CAUSES])
    assert (found["n"], found["sum"]) == (len(values), sum(values))
    assert (found["min"], found["max"]) == ((values[0], values[-1]) if values else (None, None))
    assert found["median"] == (values[(len(values) - 1) // 2] if values else None)
    nothing_masked = {"masked": 0, "masked_responses": 0}
    counts = {count.name.lower(): model.counts[count] for count in CLASSES} | nothing_masked
    assert found["classes"] == counts


def test_a_backlog_is_known_to_a_thousandth_in_constant_memory():
    """One stimulus of a hundred is not answered: first in, first out, every later pair is further apart."""
    rng = np.random.default_rng(3)
    rows, times, causes = [], [], []
    for number in range(3000):
        rows.append((number * PERIOD, STIMULUS))
        causes.append(number * PERIOD)
        if number % 100:
            rows.append((number * PERIOD + int(rng.integers(300, 5000)), ISR))
            times.append(rows[-1][0])
    values = sorted(response - cause for response, cause in zip(times, causes, strict=False))
    pairing = under_other(settings_for(Policy.COALESCE, timeout=1000 * PERIOD), rows)
    found = entry(pairing, 3000)
    assert (found["n"], found["sum"], found["min"], found["max"]) == (len(values), sum(values), values[0], values[-1])
    assert found["median"] == pytest.approx(values[(len(values) - 1) // 2], rel=1e-3) and not found["exact"]
    assert pairing.exact.n == pairing.oldest.n == 0


# Whole runs ----------------------------------------------------------------------------------------------------------


def stalling(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    """Every tenth stimulus is answered only with the one after it, every 50th twice."""
    if number % 10 == 5:
        return []
    return [(Source.ISR, 400), *([(Source.ISR, 450)] if number % 50 == 1 else [])]


def steady(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    return [(Source.ISR, 400)]


def measure(path: Path, model: ModelInstrument, timeout: int = 10 * PERIOD) -> tuple[RunDirectory, dict, Observation]:
    interval = SegmentSettings(
        name="isr.interval", cause=Source.ISR, response=Source.ISR, policy=Policy.INTERVAL, timeout=timeout
    )
    plan = Configuration(
        inputs={Source.ISR: InputSettings(filter=2)},
        stimuli={Source.STIMULUS: StimulusPlan(period=PERIOD, width=1000, count=1000)},
        segments=(settings_for(Policy.COALESCE, timeout=timeout), interval),
        snapshot=PERIOD * 250,
        flush=5_000_000,
        watchdog=0,
    )
    directory = RunDirectory(path / "run")
    directory.create()
    with Instrument(model) as instrument:
        begun = directory.begin(instrument.identity, plan, Target(), model.url, ["irqscope"])
        run = Run(instrument, plan, directory)
        ending = run.measure(lambda observation, elapsed: None, StopRequest())
    return directory, directory.end(begun, **vars(ending)), run.observation


def concluded(path: Path, model: ModelInstrument) -> tuple[dict, str]:
    """result.json and the report, without line breaks."""
    directory, run, observation = measure(path, model)
    conclude_run(directory.path, evaluate(directory, run, observation), Telling(drawn=True))
    page = directory.report_file.read_text().replace("\n", " ").replace("\N{NO-BREAK SPACE}", " ")
    return read_json(directory.result_file), page


def test_a_run_with_both(tmp_path):
    """100 stimuli are coalesced and 20 responses are extra. With one cause each, the extra ones serve as well."""
    result, page = concluded(tmp_path, ModelInstrument(answer=stalling))
    isr, interval = result["segments"]
    assert isr["classes"]["unmatched"] == 20 and isr["flags"]["ambiguous"] == 100
    assert result["exit_code"] == 3 and isr["lost_or_merged"]["causes"] == 100, "answers come in the ordinary time"
    assert interval["unmatched"] is None and interval["alternative_pairing"] is None
    bounce = {name: isr["unmatched"][name] for name in ("bounce", "premature", "spurious", "source")}
    assert bounce == {"bounce": 20, "premature": 0, "spurious": 0, "source": "events 20 of 20"}
    row = "<td>unmatched 20</td><td>=</td><td>bounce 20 + premature 0 + spurious 0</td>"
    assert f"<td>isr: unmatched (events 20 of 20)</td>{row}" in cells(page)
    other = isr["alternative_pairing"]
    assert other["pairing"] == "fifo" and other["source"] == "events 1000 of 1000"
    assert _sentence(result) in page
    assert "If each response answered one cause (fifo), the maximum would be at least " in page


def _sentence(result) -> str:
    """Of its first segment."""
    of = result_of(result)
    return other_policy_sentence(of, of.segments[0])


def test_a_run_with_lost_events(tmp_path):
    lossy = ModelInstrument(answer=stalling, loses=lambda row: 900 < row <= 1100)
    result, page = concluded(tmp_path, lossy)
    isr = result["segments"][0]
    seen, causes = sum(isr["unmatched"][name] for name in ("bounce", "premature", "spurious")), 1000
    assert 15 <= seen < 20 and isr["unmatched"]["source"] == f"events {seen} of 20"
    assert isr["classes"]["unmatched"] == 20
    assert f"<td>bounce {seen} + premature 0 + spurious 0 + not told by the events {20 - seen}</td>" in cells(page)
    read = int(isr["alternative_pairing"]["source"].split()[1])
    assert causes - 120 < read < causes - 80 and isr["alternative_pairing"]["source"] == f"events {read} of {causes}"
    assert "at least" in _sentence(result)


def test_a_run_with_neither(tmp_path):
    directory, run, observation = measure(tmp_path, ModelInstrument(answer=steady))
    look = secondpass.second_pass(run, observation)
    replay(directory.path, *look.consumers)
    isr = assemble(run, observation, look=look)["segments"][0]
    assert isr["alternative_pairing"] is None
    assert isr["unmatched"] == {
        "bounce": 0,
        "premature": 0,
        "spurious": 0,
        "bounce_ticks": 101,
        "premature_ticks": 101,
        "source": "events 0 of 0",
    }


def test_nothing_can_be_paired():
    segment = made(
        SegmentResult,
        {
            "name": "isr",
            "flags": {"ambiguous": 1},
            "classes": {"paired": 1},
            "max": 1,
            "median": 1,
            "alternative_pairing": entry(under_other(settings_for(Policy.COALESCE), [(0, ISR), (3, ISR)]), 7),
        },
    )
    tick = Exact(numerator=1, denominator=10**8)
    sentence = other_policy_sentence(SimpleNamespace(tick=tick), segment)
    assert sentence.endswith("(fifo), no pair would be sure (from events 0 of 7 causes).")

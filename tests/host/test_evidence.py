# SPDX-License-Identifier: BSD-2-Clause
"""What the order of samples says, through whole runs on the model instrument. References count one by one."""

import math
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import goldens
import pytest
from goldens import EXPECTED
from jsonrecords import assemble, made, page
from model_run import IDENTITY, Measured, configuration
from scipy import stats

from irqscope.analysis.exceedance import proportion
from irqscope.analysis.quantiles import CONFIDENCE
from irqscope.base.records import changed
from irqscope.contract.registers import Dither
from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.device.stimulus_plan import whole_walk
from irqscope.measuring.limits import Limit
from irqscope.measuring.pairing import SegmentPairing
from irqscope.recording.stream import replay
from irqscope.results.evidence import THRESHOLD, WORST
from irqscope.results.rarerecord import Exceedance
from irqscope.results.rarity import many, of_phases, one_of
from irqscope.results.verdict import UNTIMED
from irqscope.units import percent
from models.instrument import ModelInstrument

TICK = float(IDENTITY.tick)
LATE = 5_000
BURSTS = (300, 1111, 2222, 3900, 5000)
"""Numbers of the stimuli with which a burst of five late answers begins."""


def target(late=lambda number: False, more=lambda number: 0):
    """400 to 600 ticks, and `LATE` more where `late` says so."""

    def answer(number, dice):
        isr = 400 + dice.randrange(200) + more(number) + (LATE if late(number) else 0)
        return [(Source.ISR, isr), (Source.TASK, isr + 1000), (Source.DONE, isr + 2000)]

    return answer


def in_burst(number: int) -> bool:
    return any(first <= number < first + 5 for first in BURSTS)


def measure(path: Path, answer, count: int = 6000, **more) -> Measured:
    path.mkdir(exist_ok=True)
    return Measured(path, ModelInstrument(answer=answer, **more), plan(count))


def plan(count: int, met: float = 1.0) -> Configuration:
    """Stimuli at this share of the phases of their period."""
    made = configuration(count, threshold=2000)
    stimulus = made.stimuli[Source.STIMULUS]
    if met == 1:
        walk = whole_walk(stimulus.period, stimulus.width, IDENTITY.samples)
        assert walk
        stimulus = replace(stimulus, dither=Dither.WALK, period=walk[0], span=walk[1])
    elif met:
        stimulus = replace(stimulus, dither=Dither.UNIFORM, span=round(met * stimulus.period))
    return replace(made, stimuli={Source.STIMULUS: stimulus})


def judged(run: Measured, *texts: str):
    limits = [Limit.parse(text, hard=True).record for text in texts]
    return assemble(changed(run.run, limits=limits), run.observation)


def samples(run: Measured) -> list[tuple[int, int]]:
    """Latency of isr and time of the response, one after the other."""
    found: list[tuple[int, int]] = []
    pairing = SegmentPairing(run.observation.configuration.segments[0], IDENTITY)
    pairing.watchers.append(lambda values, times: found.extend(zip(values.tolist(), times.tolist(), strict=True)))
    replay(run.directory.path, pairing)
    return found


def entry(result, of: str):
    return next(e for e in result["segments"][0]["exceedances"] if e["of"].startswith(of))


@pytest.fixture(scope="module")
def bursty(tmp_path_factory) -> Measured:
    return measure(tmp_path_factory.mktemp("bursty"), target(in_burst))


@pytest.fixture(scope="module")
def quiet(tmp_path_factory) -> Measured:
    return measure(tmp_path_factory.mktemp("quiet"), target())


@pytest.fixture(scope="module")
def lossy(tmp_path_factory) -> Measured:
    """The bursty one, of whose events many were lost."""
    return measure(tmp_path_factory.mktemp("lossy"), target(in_burst), loses=lambda row: row % 50 == 7)


def live_share(late, times) -> float:
    """Of a run with five bursts: the time without these and the 10 ms after each, in which a sixth would be told."""
    bursts = sum(b[1] - a[1] for a, b in zip(late[::5], late[4::5], strict=True))
    return 1 - (bursts + 5 * 0.01 / TICK) / (times[-1] - times[0])


def test_bursts_of_five_late_samples_are_one_disturbance_each(bursty):
    result = judged(bursty, "isr.max=30us")
    late = [(value, time) for value, time in samples(bursty) if value * TICK > 30e-6]
    disturbances = 1 + sum(b - a > 0.01 / TICK for (_, a), (_, b) in pairwise(late))
    found = entry(result, "isr.max")
    assert (len(late), disturbances) == (25, 5)
    assert (found["count"], found["disturbances"], found["longest"]) == (25, 5, 5)
    assert found["longest_ticks"] == max(b[1] - a[1] for a, b in zip(late[::5], late[4::5], strict=True))
    times = [time for _, time in samples(bursty)]
    hours, live = (times[-1] - times[0]) * TICK / 3600, live_share(late, times)
    assert found["per_stimulus"]["upper"] == pytest.approx(stats.beta.ppf(CONFIDENCE, 6, 6000 * live - 5))
    assert found["hours"] == pytest.approx(hours)
    assert found["per_hour"]["upper"] == pytest.approx(stats.chi2.ppf(CONFIDENCE, 12) / 2 / (hours * live))
    assert result["segments"][0]["dependence"]["extremal_index"] < 0.6
    told = page(result)
    assert "come together" in told and "5 disturbances" in told


def test_the_largest_of_snapshots_stand_in_the_order_of_time(quiet):
    """Of each snapshot there are two, and the rising one may be the first."""
    for segment in judged(quiet)["segments"]:
        times, latencies = ([peak[key] for peak in segment["timeline"]] for key in ("time", "latency"))
        assert times == sorted(times) and max(latencies) == segment["max"]
        assert {peak["edge"] for peak in segment["timeline"]} == {0, 1}


def test_a_quiet_run_has_the_rule_of_three(quiet):
    result = judged(quiet, "isr.max=30us")
    n, worst = 6000, max(value for value, _ in samples(quiet))
    for of in (WORST, THRESHOLD, "isr.max"):
        found = entry(result, of)
        assert (found["count"], found["disturbances"], found["withheld"]) == (0, 0, None)
        assert found["per_stimulus"]["upper"] == pytest.approx(3 / n, rel=2e-3)
        assert found["per_hour"]["upper"] == pytest.approx(-math.log(0.05) / found["hours"])
    assert entry(result, WORST)["ticks"] == worst
    needed = {row["bound"]: row for row in entry(result, WORST)["required_bounds"]}
    assert list(needed) == pytest.approx([1e-4, 1e-5, 1e-6])
    first = entry(result, WORST)["required_bounds"][0]
    assert (first["needed"], first["more"]) == (29_956, 23_956)
    assert first["hours"] == pytest.approx(23_956 / 5999 * found["hours"])
    hourly = many(found["per_hour"]["upper"])
    said = f"there is fewer than 1 disturbance in 2 000 stimuli, and fewer than {hourly} an hour of this scenario"
    told = page(result)
    assert found["coverage"] == 1 and f"{said}. The share" in told and "phases met" not in told
    assert "The share of stimuli is not bounded: none was seen" in told
    assert "nothing in this run says otherwise" in told
    assert "to show 1 of 10 000, measure 24 s more (23956 samples)" in told


@pytest.mark.parametrize(("share", "said"), [(0.9949, "99 %"), (0.995, ""), (0.7, "70 %"), (None, "")])
def test_all_phases_go_without_saying(share, said):
    words = f"of the phases met, {said} of the period" if said else ""
    assert of_phases(made(Exceedance, {"coverage": share})) == words


def test_a_limit_stands_as_it_was_written(bursty):
    """It is exact, and what ticks come next to it is not what anybody asked about."""
    result = judged(bursty, "isr.beyond(33.3333us)<0.1", "isr.max=100us")
    told = page(result)
    times = {e["of"]: e["time"] for e in result["segments"][0]["exceedances"]}
    limits = {"isr.beyond(33.3333us)": "33.3333 us", "isr.max=100us": "100 us"}
    assert times == {WORST: None, THRESHOLD: "19.9 us", **limits}
    assert "isr.beyond(33.3333us): 33.3333 us" in told and "isr beyond 19.9 us, in " in told
    assert "33.333 us" not in told and "19.900 us" not in told and "100.000 us" not in told


@pytest.mark.parametrize("met", [0.75, 0.0])
def test_what_met_few_phases_bounds_nothing_in_time(tmp_path, met):
    run = Measured(tmp_path, ModelInstrument(answer=target()), plan(1000, met))
    found = entry(judged(run, "isr.max=30us"), "isr.max")
    assert found["per_hour"] is None and found["per_hour_withheld"].startswith("the stimuli met")
    assert found["per_stimulus"]["upper"] == pytest.approx(3 / 1000, rel=5e-3)
    assert found["coverage"] == run.result["stimuli"]["stimulus"]["coverage"]["share"] == pytest.approx(met, abs=0.05)
    told = page(run.result)
    assert f"Of the phases met, {percent(found['coverage'])} of the period. No bound per hour" in told
    assert "an hour of this scenario" not in told and f"of the phases met, {percent(found['coverage'])} of the" in told
    assert "No bound per hour is given: the stimuli met" in told
    hourly = assemble(changed(run.run, wanted=["2/h"]), run.observation)
    (row,) = entry(hourly, WORST)["required_bounds"]
    assert (row["needed"], row["more"]) == (None, None) and row["withheld"] == found["per_hour_withheld"]
    assert "No longer run will show fewer than 2 an hour: the stimuli met" in page(hourly)


def test_the_share_of_stimuli_stands_beside_the_disturbances(tmp_path):
    starts = sorted(Random(4).sample(range(5, 5950, 25), 40))
    late = {first + more for first in starts for more in range(1 + first % 3)}
    run = measure(tmp_path, target(late.__contains__))
    found = entry(run.result, THRESHOLD)
    many = len(late)
    assert (found["disturbances"], found["count"], found["share"]["estimate"]) == (40, many, many / 6000)
    low, high = found["share"]["interval"]
    assert low < stats.beta.ppf(0.025, many, 6000 - many + 1) and high > stats.beta.ppf(0.975, many + 1, 6000 - many)
    assert f"Of the stimuli 1 in {one_of(high)} to 1 in " in page(run.result)


def test_one_sample_spans_no_time(tmp_path):
    """It was said to last a tick: at most 10^12 disturbances an hour, and as many samples to show fewer."""
    result = judged(measure(tmp_path, target(), count=1), "isr.beyond(15us)<1/h")
    found = entry(result, "isr.beyond")
    assert (found["hours"], found["per_hour"], found["per_hour_withheld"]) == (0, None, "the samples span no time")
    assert found["required_bounds"] == [] and found["per_stimulus"]["upper"] == pytest.approx(0.95)
    assert result["limits"][0]["outcome"] == "not shown"


def test_the_curve_is_the_bound_after_so_many_samples(bursty):
    curve = entry(bursty.result, THRESHOLD)["curve"]
    assert curve["samples"][-1] == 6000 and curve["disturbances"][-1] == 5
    late = [(value, time) for value, time in samples(bursty) if value * TICK > 30e-6]
    each = 6000 * (1 - live_share(late, [time for _, time in samples(bursty)])) / 5  # samples in which none is told
    for number, upper in zip(curve["samples"], curve["upper"], strict=True):
        seen = sum(first < number for first in BURSTS)
        assert upper == pytest.approx(stats.beta.ppf(CONFIDENCE, seen + 1, max(seen, number - seen * each) - seen))


def test_a_target_that_drifts_is_found(tmp_path, quiet):
    """Its median goes up by a tick each 60 stimuli: by 100 from the first to the last."""
    result = measure(tmp_path, target(more=lambda number: number // 60)).result
    change = result["segments"][0]["change"]
    assert change["stationary"] is False and change["drift"] == pytest.approx(100, abs=10)
    told = page(result)
    assert "usual latencies changed" in told and "find out what changes" in told
    assert result["segments"][0]["extrapolation"]["refused"]
    assert quiet.result["segments"][0]["change"]["stationary"] is True
    assert abs(quiet.result["segments"][0]["change"]["drift"]) < 10


def test_snapshots_and_records_say_what_events_do(lossy, bursty):
    assert not lossy.observation.stream_complete and not lossy.result["segments"][0]["exact"]
    chip, events = lossy.result["segments"][0], bursty.result["segments"][0]
    assert (chip["dependence"]["source"], events["dependence"]["source"]) == ("snapshots", "events")
    for of in (WORST, THRESHOLD):
        one, other = entry(lossy.result, of), entry(bursty.result, of)
        for key in ("count", "disturbances", "longest", "longest_ticks", "withheld"):
            assert one[key] == other[key]
        mine, theirs = one["per_stimulus"], other["per_stimulus"]
        for key in ("count", "exposure", "estimate"):
            assert mine[key] == theirs[key]
        assert mine["interval"][0] == theirs["interval"][0]
        # Their time is told by the plan, and with it the share in which none would have been told.
        assert (mine["upper"], mine["interval"][1]) == pytest.approx((theirs["upper"], theirs["interval"][1]), rel=1e-3)
        assert one["hours"] == pytest.approx(other["hours"], rel=0.1) and one["hours"] <= other["hours"]
    sizes = lossy.observation.totals.segments[0].blocks.table.sum(axis=1)
    assert sizes.sum() == 6000 and sizes.max() < 300  # a snapshot has some 250
    assert chip["change"]["maxima"] == events["change"]["maxima"]
    assert events["change"]["stationary"] is True and chip["change"]["stationary"] is None  # of 24 blocks
    for one, other in zip(chip["quantiles"], events["quantiles"], strict=True):
        if one["estimable"]:
            assert one["low"] <= other["high"] and other["low"] <= one["high"]
    assert chip["quantiles"][4]["interval"][0] <= events["quantiles"][4]["interval"][0]


def test_what_no_record_tells_is_not_counted(lossy):
    """The limit lies below the threshold of records, so that not all that exceeds it has one."""
    found = entry(judged(lossy, "isr.max=5us"), "isr.max")
    assert found["per_stimulus"] is None and "--threshold" in found["withheld"] and found["disturbances"] is None


def test_a_bound_is_of_all_causes_each_once():
    """Those that were lost or merged, for all that is known, have the sample of a later one; others have none."""
    bounded = 0
    for path in sorted(EXPECTED.glob("*/result.json")):
        result = goldens.expected(path.parent.name)[path.name]
        for segment in result.get("segments", ()):
            tick = result["tick"]["numerator"] / result["tick"]["denominator"]
            if segment.get("kind") != "latency":
                continue
            without = sum(segment["classes"][name] for name in UNTIMED) + segment["flags"]["unproven"]
            for each in segment.get("exceedances", ()):
                if each["per_stimulus"] and not each["groups"]:
                    causes = segment["n"] + without
                    every = min(each["disturbances"] + each["untimed"], causes)
                    # Those within a disturbance, or within the gap after it, are told with it: so many at most.
                    untold = each["disturbances"] * (each["gap"] + (each["longest_ticks"] or 0)) * tick
                    live = 1 - untold / (3600 * each["hours"])
                    least, most = (proportion(every, share * causes).upper for share in (1, live))
                    upper = each["per_stimulus"]["upper"]
                    assert least * (1 - 1e-9) <= upper <= most * (1 + 1e-9), (path, segment["name"])
                    bounded += each["untimed"] > without
    assert bounded, "some run must have causes of both kinds"


def test_causes_without_a_latency_may_have_been_beyond_any_limit(tmp_path):
    def answer(number, dice):
        return [] if number == 5999 else target()(number, dice)

    result = measure(tmp_path, answer).result
    found = entry(result, WORST)
    assert (found["disturbances"], found["untimed"]) == (0, 1)
    assert found["per_stimulus"]["upper"] == pytest.approx(stats.beta.ppf(CONFIDENCE, 2, 6000 - 1))
    assert found["per_stimulus"]["interval"][0] == 0 == found["per_stimulus"]["estimate"]
    assert found["per_hour"]["upper"] == pytest.approx(stats.chi2.ppf(CONFIDENCE, 4) / 2 / found["hours"])
    assert found["curve"]["upper"][-1] == pytest.approx(found["per_stimulus"]["upper"])
    assert "1 cause without a latency" in page(result)


def test_a_limit_that_is_exceeded_all_the_time_has_no_disturbances(quiet):
    found = entry(judged(quiet, "isr.max=5us"), "isr.max")
    assert found["count"] == sum(value > found["ticks"] for value, _ in samples(quiet)) > 1000
    assert found["ticks"] * TICK == pytest.approx(5e-6, abs=2 * TICK)
    assert found["disturbances"] is None and "cannot be told" in found["withheld"]


def test_a_quantile_whose_interval_is_withheld_passes_no_limit(tmp_path, quiet):
    """Late for 30 of every 600 stimuli: a slow beat. By itself the 95 % quantile would lie far below the limit."""
    beat = measure(tmp_path, target(lambda number: number % 600 < 29))
    found = next(q for q in beat.result["segments"][0]["quantiles"] if q["q"] == "0.95")
    assert found["estimable"] and found["interval"] is None and found["high"] * TICK < 10e-6
    result = judged(beat, "isr.p95=10us")
    (limit,) = result["limits"]
    assert (limit["outcome"], result["verdict"]) == ("not shown", "FAIL") and "has no interval" in limit["sentence"]
    assert judged(quiet, "isr.p95=10us")["verdict"] == "PASS"
    told = page(result).replace("\N{NO-BREAK SPACE}", " ")
    assert "[no interval]" in told and "No interval of the quantile" in told


def test_intervals_of_quantiles_allow_for_bursts(tmp_path, quiet):
    """Bursts of 20 at 40 places: the interval has to be several times as wide in ranks as of independent samples."""
    starts = [7 + 150 * k + (37 * k) % 100 for k in range(40)]
    run = measure(tmp_path, target(lambda number: any(first <= number < first + 20 for first in starts)))
    found = next(q for q in run.result["segments"][0]["quantiles"] if q["q"] == "0.9")
    assert found["design_effect"] is None or found["design_effect"] > 5
    plain = next(q for q in quiet.result["segments"][0]["quantiles"] if q["q"] == "0.9")
    assert plain["design_effect"] < 2 and plain["effective"] > 3000

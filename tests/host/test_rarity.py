# SPDX-License-Identifier: BSD-2-Clause
"""Limits on how rarely a latency is exceeded, and what stands beside a maximum that keeps its limit."""

import math
from dataclasses import replace

import pytest
from jsonrecords import assemble, headline
from model_run import PERIOD, Measured, configuration

from irqscope.base.records import changed
from irqscope.contract.registers import Dither
from irqscope.contract.roles import Source
from irqscope.device.stimulus_plan import whole_walk
from irqscope.errors import BadInput
from irqscope.measuring.limits import HOURLY, SHARE, Limit
from irqscope.results.rarity import one_of
from models.instrument import IDENTITY, ModelInstrument

N = 600
RULE = 1 - 0.05 ** (1 / N)
"""95 % upper bound of a share of which none was seen among `N`, exactly."""
HOURS = (N - 1) * float(PERIOD * IDENTITY.tick) / 3600


@pytest.mark.parametrize(
    ("probability", "text"),
    [(0.9, "1"), (0.4, "2"), (1 / 99.5, "99"), (1 / 109.5, "100"), (1 / 2999.5, "2 900"), (8.1e-7, "1 200 000")],
)
def test_one_of_so_many_is_never_more_than_it_is(probability, text):
    assert one_of(probability) == text


def at_all_phases():
    plan = configuration(N)
    stimulus = plan.stimuli[Source.STIMULUS]
    period, span = whole_walk(stimulus.period, stimulus.width, IDENTITY.samples)
    return replace(plan, stimuli={Source.STIMULUS: replace(stimulus, dither=Dither.WALK, period=period, span=span)})


@pytest.fixture(scope="module")
def calm(tmp_path_factory):
    return Measured(tmp_path_factory.mktemp("calm"), ModelInstrument(), at_all_phases())


@pytest.fixture(scope="module")
def undithered(tmp_path_factory):
    return Measured(tmp_path_factory.mktemp("undithered"), ModelInstrument(), configuration(N))


@pytest.fixture(scope="module")
def stalls(tmp_path_factory):
    """Five times twenty answers in a row take 400 us."""
    late, usual = [(Source.ISR, 40_000)], [(Source.ISR, 400)]
    model = ModelInstrument(answer=lambda number, dice: late if number % 120 < 20 else usual)
    return Measured(tmp_path_factory.mktemp("stalls"), model, configuration(N))


def judged(measured, *texts):
    limits = [Limit.parse(text, hard=True).record for text in texts]
    return assemble(changed(measured.run, limits=limits), measured.observation)


def one(measured, text):
    return judged(measured, text)["limits"][0]


@pytest.mark.parametrize(
    ("text", "unit", "bound"),
    [
        ("isr.beyond(100us)<1e-6", SHARE, 1e-6),
        ("isr.interval.beyond(2ms) < 0.01", SHARE, 0.01),
        ("task.beyond(100us)<1/d", HOURLY, 1 / 24),
        ("isr.beyond(100us)<3/h", HOURLY, 3),
        ("isr.beyond(100us)<2/min", HOURLY, 120),
        ("isr.beyond(100us)<1/s", HOURLY, 3600),
    ],
)
def test_a_rate_is_a_share_or_so_many_in_a_time(text, unit, bound):
    limit = Limit.parse(text, hard=True)
    assert (limit.unit, float(limit.bound)) == (unit, pytest.approx(bound))
    assert float(limit.threshold) in (100e-6, 2e-3)
    assert Limit.of(limit.record) == limit


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("isr.beyond(100us)=1e-6", "write for example"),
        ("isr.beyond(100us)<1", "no share of the stimuli"),
        ("isr.beyond(100)<1/d", "is not a time"),
        ("isr.beyond()<1/d", "is not a time"),
        ("isr.beyond(100us)<1/year", "is no bound"),
        ("isr.beyond(100us)<-1/d", "is no bound"),
        ("isr.beyond(100us)<", "is no bound"),
        ("lunch.beyond(1us)<1/d", "names no segment"),
    ],
)
def test_what_is_no_rate_is_one_sentence(text, sentence):
    with pytest.raises(BadInput, match=sentence) as caught:
        Limit.parse(text, hard=True)
    assert "\n" not in str(caught.value)


def test_the_upper_end_of_the_bound_is_judged(calm):
    for share, outcome in ((RULE * 1.01, "kept"), (RULE * 0.99, "not shown")):
        entry = one(calm, f"isr.beyond(100us)<{share:.9f}")
        assert entry["outcome"] == outcome and entry["found"] == 0
        assert entry["interval"] == [0, pytest.approx(RULE)]
        assert f"with 95 % confidence at most 1 in {one_of(RULE)} stimuli" in entry["sentence"]
    wanted = 1e-6
    needed = math.ceil(math.log(0.05) / math.log1p(-wanted)) - N
    assert f"not shown, because it takes {needed} more samples" in one(calm, "isr.beyond(100us)<1e-6")["sentence"]


@pytest.mark.parametrize("bound", ["0.1", "1e-6", "1e9/h"])
def test_nothing_is_shown_where_most_phases_were_not_met(undithered, bound):
    result = judged(undithered, f"isr.beyond(100us)<{bound}")
    (entry,) = result["limits"]
    assert entry["outcome"] == "not shown" and "--dither whole" in entry["sentence"] and result["verdict"] == "FAIL"


def test_in_time(calm):
    upper = 2.9957 / HOURS  # -ln(0.05), Garwood without any
    assert one(calm, f"isr.beyond(100us)<{upper * 1.05:.3f}/h")["outcome"] == "kept"
    entry = one(calm, f"isr.beyond(100us)<{upper * 0.95 * 24:.3f}/d")
    assert entry["outcome"] == "not shown" and entry["interval"][1] == pytest.approx(upper, rel=0.02)
    assert "/d, fewer than" in entry["sentence"]


def test_not_shown_fails_and_kept_passes(calm):
    assert judged(calm, "isr.beyond(100us)<1/d")["verdict"] == "FAIL"
    assert judged(calm, "isr.beyond(100us)<0.1")["verdict"] == "PASS"


def test_few_disturbances_that_delay_many_are_as_many_as_they_delay(stalls):
    """Five disturbances are fewer than 2 % of the stimuli; a sixth of these was late."""
    entry = one(stalls, "isr.beyond(100us)<0.03")
    assert entry["outcome"] == "exceeded" and entry["found"] == pytest.approx(1 / 6, rel=0.01)


def test_beside_a_maximum_stands_how_rarely_it_is_exceeded(calm):
    result = judged(calm, "isr.max=100us")
    (entry,) = result["limits"]
    told = f"beyond it, with 95 % confidence, fewer than 1 disturbance in {one_of(RULE)} stimuli"
    assert entry["outcome"] == "kept" and told in entry["sentence"]
    assert f"1 limit is kept; isr.max=100us: {told}" in headline(result)
    assert "confidence" not in one(calm, "isr.max=1us")["sentence"], "of an exceeded one the run shows the opposite"


def test_each_time_is_asked_for_once(stalls):
    segment = judged(stalls, "isr.max=100us", "isr.beyond(100us)<0.1")["segments"][0]
    ticks = [entry["ticks"] for entry in segment["exceedances"]]
    assert len(ticks) == len(set(ticks)) and "isr.max=100us" in [entry["of"] for entry in segment["exceedances"]]

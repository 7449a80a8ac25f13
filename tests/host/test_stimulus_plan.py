# SPDX-License-Identifier: BSD-2-Clause
"""Plans that are accepted make separate pulses; plans that could merge some are refused with a sentence."""

import random
from dataclasses import replace
from itertools import islice, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from whole_phases import unevenness

import models.stimulus as model
from irqscope.contract.registers import BY_NAME, Dither, PulseEnd
from irqscope.contract.roles import Source
from irqscope.contract.stimulus import EDGE_CLOCKS, LEAST_CLOCKS, PULSE_CLOCKS
from irqscope.device.stimulus_plan import StimulusPlan, check, largest_span, least_distance, whole_limits, whole_walk


def test_accepted_plans_do_not_merge() -> None:
    """Thousands of random small plans, those that pass `check` run in the model."""
    rng = random.Random("plan")
    accepted = 0
    for _ in range(4000):
        samples = rng.choice([1, 2, 4, 8])
        plan = StimulusPlan(
            period=rng.randrange(1, 200 * samples),
            width=rng.randrange(1, 6 * samples),
            count=30,
            burst=rng.randrange(5),
            gap=rng.randrange(1, 10 * samples),
            span=rng.randrange(200 * samples),
            dither=rng.choice(list(Dither)),
            seed=rng.randrange(1 << 32),
        )
        try:
            check(plan, samples)
        except ValueError:
            continue
        accepted += 1
        for one, next_one in pairwise(islice(model.due_edges(plan, samples), 60)):
            assert next_one - one >= EDGE_CLOCKS * samples
            assert next_one - (one + plan.width) >= PULSE_CLOCKS * samples
    assert accepted > 300


@pytest.mark.parametrize("samples", [1, 2, 8])
@pytest.mark.parametrize("burst", [0, 3])
@pytest.mark.parametrize("pulse_end", list(PulseEnd))
def test_largest_span_is_the_largest(samples: int, burst: int, pulse_end: PulseEnd) -> None:
    """The latest edge of one period and the earliest of the next are just far enough apart."""
    plan = StimulusPlan(
        period=500 * samples,
        width=5 * samples,
        burst=burst,
        gap=9 * samples,
        dither=Dither.UNIFORM,
        pulse_end=pulse_end,
        span=largest_span(500 * samples, 5 * samples, samples, burst=burst, gap=9 * samples, pulse_end=pulse_end),
    )
    check(plan, samples)
    latest = plan.span - 1 + (2 * plan.gap if burst else 0)
    assert plan.period - latest == (6 if pulse_end == PulseEnd.FIXED else 2) * samples
    with pytest.raises(ValueError, match=f"at most {plan.span} ticks are possible"):
        check(replace(plan, span=plan.span + 1), samples)


def test_largest_span_of_nothing() -> None:
    assert largest_span(10, 50, 2) == 0


def walk(interval: int, width: int, samples: int, **more: int) -> StimulusPlan | None:
    """The plan that meets every phase of `interval`, if there is one."""
    found = whole_walk(interval, width, samples)
    return found and StimulusPlan(period=found[0], span=found[1], width=width, dither=Dither.WALK, **more)


@given(samples=st.sampled_from([1, 2, 4, 8]), clocks=st.integers(3, 200_000), share=st.floats(0, 1))
def test_a_whole_walk_keeps_the_rate_and_its_pulses_apart(samples: int, clocks: int, share: float) -> None:
    interval = clocks * samples + samples // 2
    width = max(samples, int(share * interval))
    if plan := walk(interval, width, samples):
        check(plan, samples)
        assert plan.interval == interval and plan.span % 2 == 1, "the mean is exact"
        assert plan.period >= least_distance(width, samples)
        if least_distance(width, samples) <= interval // 2 and interval > 80 * samples:
            assert plan.span in (interval, interval - 1), "each phase whatever the one before was"


@given(samples=st.sampled_from([1, 2, 4, 8]), clocks=st.integers(3, 200_000), share=st.floats(0, 1))
def test_the_limits_of_a_whole_walk_are_sharp(samples: int, clocks: int, share: float) -> None:
    interval = clocks * samples
    width = max(samples, int(share * interval))
    longest, shortest = whole_limits(interval, width, samples)
    assert walk(shortest, width, samples) and not walk(shortest - 1, width, samples)
    if walk(interval, samples, samples):
        assert walk(interval, longest, samples) and not walk(interval, longest + 1, samples)


@pytest.mark.parametrize("samples", [1, 2, 8])
@pytest.mark.parametrize("clocks", [46, 47, 81, 1005, 50_250])
@pytest.mark.parametrize("duty", ["least", 0.05, 0.25, 0.5, "most"])
def test_a_whole_walk_meets_every_phase_equally_often(samples: int, clocks: int, duty: float | str) -> None:
    """From the highest rate to 1 kHz, from the shortest pulse to the longest, both even and odd periods.

    The bound is that of an even walk, exceeded once in 100 000 such harmonics.
    """
    interval = clocks * samples + 1
    longest = whole_limits(interval, samples, samples)[0]
    width = {"least": samples, "most": longest}.get(str(duty)) or max(samples, int(float(duty) * interval))
    plan = walk(interval, width, samples, seed=clocks)
    if duty not in ("least", "most") and width > longest:
        assert plan is None
        return
    assert plan
    edges = np.fromiter(islice(model.due_edges(plan, samples), 20_000), np.int64)
    assert np.diff(edges).min() >= width + samples
    assert max(unevenness(edges % interval / interval, plan.span / interval)) < 3.5


def test_a_schedule_that_falls_short_of_its_period_is_seen() -> None:
    """The same measure of a dither that spares a quarter of the period."""
    plan = StimulusPlan(period=10_000, width=2, dither=Dither.UNIFORM, span=7500)
    edges = np.fromiter(islice(model.due_edges(replace(plan, count=20_000), 2), 20_000), np.int64)
    assert max(unevenness(edges % 10_000 / 10_000, 0.75)) > 30


GOOD = StimulusPlan(period=1000, width=20)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"width": 1}, "a pulse of 1 ticks is too short: this instrument needs 2"),
        ({"period": 3}, "a period of 3 ticks is too short: this instrument needs 4"),
        ({"period": 21}, "pulses of 20 ticks would merge at a period of 21: it takes 22"),
        ({"burst": 3, "gap": 21}, "would merge in a burst with a gap of 21: it takes 22"),
        ({"burst": 30, "gap": 40}, "bursts of 30 pulses of 20 ticks would merge at a period of 1000: it takes 1182"),
        ({"dither": Dither.UNIFORM}, "uniform dither needs a span of at least 1 tick"),
        ({"dither": Dither.UNIFORM, "span": 980}, "could merge pulses .*: at most 979 ticks are possible"),
        ({"dither": Dither.UNIFORM, "period": 79, "span": 1}, "too short with uniform dither: .* needs 80"),
        ({"dither": Dither.EXPONENTIAL, "period": 287, "span": 1}, "too short with exponential dither: .* needs 288"),
        ({"dither": Dither.EXPONENTIAL, "span": 1 << 36}, "do not fit the counters: at most [0-9]+ ticks are possible"),
        ({"period": 1 << 40}, "period_high.value cannot hold 256"),
        ({"width": 1 << 32}, "width.value cannot hold"),
        ({"count": -1}, "count.value cannot hold -1"),
    ],
)
def test_refusals(change: dict[str, int], sentence: str) -> None:
    check(GOOD, 2)
    with pytest.raises(ValueError, match=sentence):
        check(replace(GOOD, **change), 2)


def test_a_stimulus_without_dither_refuses_it() -> None:
    check(GOOD, 2, can_dither=False)
    for dither in (Dither.UNIFORM, Dither.EXPONENTIAL, Dither.WALK):
        check(replace(GOOD, dither=dither, span=100), 2)
        with pytest.raises(ValueError, match="cannot dither: choose a schedule without"):
            check(replace(GOOD, dither=dither, span=100), 2, can_dither=False)


def test_an_instrument_without_bursts_refuses_them() -> None:
    for burst in (0, 1):
        check(replace(GOOD, burst=burst), 2, can_burst=False)
    burst = replace(GOOD, burst=2, gap=300)
    check(burst, 2)
    with pytest.raises(ValueError, match="cannot make bursts: choose a schedule of single pulses"):
        check(burst, 2, can_burst=False)


@pytest.mark.parametrize("name", ["period", "width", "delay", "gap", "span"])
def test_an_instrument_with_short_times_refuses_longer_ones(name: str) -> None:
    plan = replace(GOOD, pulse_end=PulseEnd.UNTIL_RESPONSE)
    check(replace(plan, **{name: (1 << 20) - 1}), 2, time_bits=20)
    check(replace(plan, **{name: 1 << 20}), 2)
    with pytest.raises(ValueError, match=f"a {name} of 1048576 ticks is too long: .* can time 1048575 at most"):
        check(replace(plan, **{name: 1 << 20}), 2, time_bits=20)


def test_held_pulses_may_be_longer_than_the_period() -> None:
    check(replace(GOOD, width=5000, pulse_end=PulseEnd.UNTIL_RESPONSE), 2)


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_limits_are_accepted(samples: int) -> None:
    check(StimulusPlan(period=EDGE_CLOCKS * samples, width=samples), samples)
    for dither in (Dither.UNIFORM, Dither.EXPONENTIAL, Dither.WALK):
        check(StimulusPlan(period=LEAST_CLOCKS[dither] * samples, width=samples, dither=dither, span=1), samples)


def test_words() -> None:
    """Every register of the output gets its value, low and high words put together again."""
    plan = StimulusPlan(
        period=0x12_3456_789A,
        width=5,
        active_low=1,
        pulse_end=PulseEnd.UNTIL_RESPONSE,
        release=Source.DONE,
        dither=Dither.UNIFORM,
        delay=1 << 39,
        count=7,
        burst=3,
        gap=9,
        span=0xFF_0000_0001,
        seed=8,
    )
    words = plan.words(Source.STIMULUS2)
    assert words["stimulus2_period_low"] == 0x3456_789A and words["stimulus2_period_high"] == 0x12
    assert words["stimulus2_delay_low"] == 0 and words["stimulus2_delay_high"] == 0x80
    assert words["stimulus2_span_low"] == 1 and words["stimulus2_span_high"] == 0xFF
    assert BY_NAME["stimulus2_mode"].word.unpack(words["stimulus2_mode"]) == {
        "active_low": 1,
        "pulse_end": 1,
        "release": 2,
        "dither": 1,
    }
    assert all(name in BY_NAME for name in words) and len(words) == 12

# SPDX-License-Identifier: BSD-2-Clause
"""What the API gives can be copied, and handed to another process."""

import copy
import inspect
import pickle
import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import irqscope
from irqscope.api.values import At, Peak
from irqscope.base.namedtimes import NamedTimes
from irqscope.contract.roles import Source
from irqscope.measuring.secondstimulus import SecondStimulus

URL = "sim://?profile=linux-rt"

WAYS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    *(lambda value, protocol=protocol: pickle.loads(pickle.dumps(value, protocol)) for protocol in range(6)),
]
NO_VALUES = {"Instrument", "Running"}
"""An open port, and a thread."""

ticks = st.integers(-(10**12), 10**12) | st.floats(-1e12, 1e12)
tick = st.fractions(Fraction(1, 10**10), Fraction(1, 10**6))
times = st.builds(irqscope.Time, ticks, tick)
texts = st.text(max_size=5)
ats = st.builds(At, times, st.none() | st.datetimes().map(lambda when: when.replace(tzinfo=UTC, fold=0)))


def peak(ticks: float, tick: Fraction, at: At | None) -> Peak:
    found = Peak(ticks, tick)
    found.at = at
    return found


VALUES = st.one_of(
    times,
    ats,
    st.builds(peak, ticks, tick, st.none() | ats),
    st.builds(irqscope.Quantile, texts, *[st.none() | times] * 3, st.none() | st.integers(), st.none() | texts),
    st.builds(
        irqscope.Progress,
        texts,
        st.none() | st.floats(0, 1),
        times,
        st.dictionaries(texts, st.tuples(st.integers(), st.none() | times)),
    ),
)


def same(one: Any, other: Any) -> bool:
    """Of one kind, with equal attributes all the way down; what is computed when it is asked for is no part of it."""
    if type(one) is not type(other):
        return False
    match one:
        case np.ndarray():
            return bool((one == other).all())
        case float():
            return one == other and same(getattr(one, "__dict__", {}), getattr(other, "__dict__", {}))
        case dict():
            return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
        case list() | tuple():
            return len(one) == len(other) and all(map(same, one, other))
        case irqscope.Run():
            return one.path == other.path and one.result == other.result
        case _:
            return same(vars(one), vars(other)) if hasattr(one, "__dict__") else bool(one == other)


@given(VALUES)
def test_a_value_is_the_same_when_it_is_copied_or_handed_on(value):
    for way in WAYS:
        found = way(value)
        assert same(found, value) and repr(found) == repr(value)


def test_a_peak_keeps_when_it_was():
    at = At(irqscope.Time(5, Fraction(1, 10**8)), datetime(2026, 1, 1, tzinfo=UTC))
    for way in WAYS:
        assert way(peak(2057, Fraction(1, 10**8), at)).at == at
    assert not same(peak(1, Fraction(1), None), peak(1, Fraction(1), at)), "else the above shows nothing"


REQUESTS = [
    irqscope.Bracket(),
    irqscope.Chain(segments=("wake=stimulus:task",), deadline=NamedTimes(times=(("wake", Fraction(1, 1000)),))),
    irqscope.Clock(),
    irqscope.Idle(),
    irqscope.Interfere(stimulus2=SecondStimulus(rate=Fraction(20_000))),
    irqscope.Latency(),
    irqscope.Multi(deadline=NamedTimes(times=((None, Fraction(1, 1000)),))),
    irqscope.Periodic(),
    irqscope.Saturate(fastest=Fraction(4000)),
]
ERRORS = [getattr(irqscope, name)("one sentence") for name in irqscope.PUBLIC if name in vars(irqscope.errors)]
OTHERS = [
    irqscope.Port("COM7", None),
    irqscope.Stop(),
    irqscope.Oscillator(Fraction(1), Source.AUX, 10.0, 10, 1e-6, 1e-9, 1e-9, [(1.0, 1e-9)], [], 0, 0),
]


@pytest.fixture(scope="module")
def measured(tmp_path_factory) -> list[Any]:
    """What comes of measurements, after it has computed what it does when it is asked for it."""
    folder, told = tmp_path_factory.mktemp("copies"), []
    with irqscope.connect(URL) as scope:
        loops = scope.selftest()
        run = scope.latency(count=100, out=folder / "run", progress=told.append)
        other = scope.latency(count=100, out=folder / "other")
        sweep = scope.saturate(slowest="1kHz", fastest="2kHz", steps=2, refine=0, count=60, out=folder / "sweep")
    (folder / "c.toml").write_text(
        f'options = {{ port = "{URL}", count = 60 }}\n[[scenario]]\nname = "calm"\nsettle = "0"\n'
    )
    campaign = irqscope.campaign(folder / "c.toml", folder / "campaign")
    isr = run["isr"]
    assert run.figures and run.recording and len(isr.times())
    again = irqscope.campaign(folder / "c.toml", folder / "again")
    several = [run, sweep, campaign, irqscope.compare(run, other), irqscope.compare_campaigns(campaign, again)]
    copy = shutil.copytree(sweep.path, folder / "copy")
    several.append(irqscope.compare_sweeps(sweep, copy))
    return [*several, isr, isr.max, isr.quantile(0.5), run.events(), run.table("segments"), told[-1], *loops]


def test_one_of_each_public_class_is_the_same_when_it_is_copied_or_handed_on(measured):
    values = [*measured, *REQUESTS, *ERRORS, *OTHERS]
    classes = {getattr(irqscope, name) for name in irqscope.PUBLIC if name not in NO_VALUES}
    assert {each for each in classes if inspect.isclass(each)} <= {kind for each in values for kind in type(each).mro()}
    for value in values:
        for way in WAYS:
            assert same(way(value), value), value

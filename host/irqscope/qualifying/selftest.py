# SPDX-License-Identifier: BSD-2-Clause
"""Self-test: internal loopback of every stimulus into every input, whose latency is 0 ticks by the contract."""

from ..contract import registers
from ..contract.roles import STIMULI, Source
from ..contract.segments import Count, Policy
from ..device.configuration import Configuration, InputSettings, SegmentSettings
from ..device.instrument import Instrument
from ..device.stimulus_plan import StimulusPlan
from ..measuring.instrumentfile import Loop
from ..measuring.observation import Observation
from ..results.crosscheck import comparable, differences
from .trial import trial

PULSES = 200
"""Edges per path."""
PERIOD_CLOCKS = 2000
"""And a tick, so that every sample of a clock has its turn."""
WIDTH_CLOCKS = 20


def selftest(instrument: Instrument) -> list[Loop]:
    """Measure all paths, as many at a time as the instrument has segments."""
    inputs = instrument.identity.roles
    size = max(1, min(instrument.identity.segments, len(inputs)))
    loops = []
    for stimulus in STIMULI[: instrument.identity.stimuli]:
        for start in range(0, len(inputs), size):
            loops += _measure(instrument, stimulus, inputs[start : start + size])
    return loops


def _configuration(instrument: Instrument, stimulus: Source, inputs: tuple[Source, ...]) -> Configuration:
    samples = instrument.identity.samples
    period, width = PERIOD_CLOCKS * samples + 1, WIDTH_CLOCKS * samples
    selector = registers.LOOPBACK_STIMULUS if stimulus == Source.STIMULUS else registers.LOOPBACK_STIMULUS2
    return Configuration(
        inputs={role: InputSettings(fall=False, loopback=selector) for role in inputs},
        stimuli={stimulus: StimulusPlan(period=period, width=width, count=PULSES)},
        segments=tuple(
            SegmentSettings(name=role.label, cause=stimulus, response=role, policy=Policy.COALESCE, timeout=period)
            for role in inputs
        ),
        snapshot=period * PULSES,
        flush=PERIOD_CLOCKS,
        watchdog=0,
    )


def _measure(instrument: Instrument, stimulus: Source, inputs: tuple[Source, ...]) -> list[Loop]:
    found = trial(instrument, _configuration(instrument, stimulus, inputs))
    common = found.complaints()
    if comparable(found.observation):
        common += differences(found.observation)
    fired = found.count(registers.FIRED[stimulus])
    return [_judge(stimulus, role, found.observation, number, fired, common) for number, role in enumerate(inputs)]


def _judge(
    stimulus: Source, role: Source, observation: Observation, number: int, fired: int, common: list[str]
) -> Loop:
    both = observation.totals.segments[number].both
    if common:
        passed, text = False, "; ".join(common[:2])
    elif both.count != PULSES or fired != PULSES:
        unmatched = observation.totals.segments[number].counts[Count.UNMATCHED]
        passed, text = False, f"{fired} of {PULSES} pulses driven, {both.count} answered, {unmatched} unmatched"
    elif (both.minimum, both.maximum) != (0, 0):
        passed, text = False, f"latency {both.minimum}..{both.maximum} ticks instead of 0"
    else:
        passed, text = True, f"{both.count} edges, latency 0 ticks"
    return Loop(stimulus=stimulus.label, input=role.label, passed=passed, text=text)

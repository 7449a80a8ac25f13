# SPDX-License-Identifier: BSD-2-Clause
"""The link at full rate for a while: every stimulus into every input inside the FPGA, and no byte of it may be wrong.

What a short self-test does not show: a bridge that drops a byte in a million, a cable beside a motor, a hub.
"""

import math
from collections.abc import Callable, Iterator
from fractions import Fraction

from ..contract import registers
from ..contract.roles import STIMULI
from ..contract.segments import Policy
from ..contract.stimulus import PULSE_CLOCKS
from ..device.configuration import Configuration, InputSettings, SegmentSettings
from ..device.instrument import Instrument
from ..device.stimulus_plan import StimulusPlan, least_distance
from ..device.transport import bytes_per_second
from ..errors import BadInput
from ..measuring.instrumentfile import Check
from ..measuring.observation import Observation
from ..measuring.planning import COUNT_LIMIT, edges_hz
from ..units import format_rate, format_time, time_text
from .trial import complaints, drive

SHARE = Fraction(9, 10)
"""Of the edges that the link carries: at all of them, a pause of the host would already lose some."""
UNLIMITED_HZ = 100_000
"""Edges a second over a link without a limit."""
FLUSH_CLOCKS = 10_000
POLL_BYTES = 1 << 16
"""Between two questions whether the stimuli are over: each reply takes a block of the link."""
NONE = "none"


def soak(instrument: Instrument, seconds: Fraction, progress: Callable[[int, int], None]) -> list[Check]:
    """Drive edges for so long; `progress` is told of the stimuli driven so far and of all.

    LinkError if the instrument no longer answers, or begins anew.
    """
    observation = Observation(instrument.identity, _configuration(instrument, seconds))
    (plan,) = observation.configuration.stimuli.values()

    def wait() -> None:
        asked = instrument.bytes
        while True:
            came = instrument.pump()
            progress(min(observation.received[STIMULI[0]], plan.count), plan.count)
            if not came or instrument.bytes - asked >= POLL_BYTES:
                if not instrument.read_fields(registers.STATE)["running"]:
                    return
                asked = instrument.bytes

    drive(instrument, observation, wait)
    bad, missing = instrument.reader.bad_bytes, observation.missing
    return [
        _clean("damaged bytes", bad, f"{bad} of {instrument.bytes}"),
        _clean("lost blocks", missing, f"{missing} of {observation.stream.blocks + missing}"),
        *_edges(observation, plan),
        *_latencies(observation, plan.count),
    ]


def _configuration(instrument: Instrument, seconds: Fraction) -> Configuration:
    identity = instrument.identity
    inputs = identity.roles
    carried = edges_hz(bytes_per_second(instrument.transport))
    rate = (UNLIMITED_HZ if carried is None else SHARE * carried) / (1 + len(inputs))
    rate = min(rate, identity.followed_hz(min(identity.segments, len(inputs))))
    width = PULSE_CLOCKS * identity.samples
    # And a tick, so that every sample of a clock has its turn.
    whole = math.ceil(1 / (rate * identity.tick) / identity.samples) * identity.samples + 1
    period = max(whole, least_distance(width, identity.samples))
    count = max(1, math.floor(seconds / (period * identity.tick)))
    if count > COUNT_LIMIT:
        most = format_time(COUNT_LIMIT * period * identity.tick, 3)
        raise BadInput(f"a soak of {time_text(seconds)} is too long: at most {most} is possible")
    return Configuration(
        inputs={role: InputSettings(fall=False, loopback=registers.LOOPBACK_STIMULUS) for role in inputs},
        stimuli={
            STIMULI[0]: StimulusPlan(period=period, width=width, count=count),
        },
        segments=tuple(
            SegmentSettings(name=role.label, cause=STIMULI[0], response=role, policy=Policy.COALESCE, timeout=period)
            for role in inputs[: identity.segments]
        ),
        snapshot=0,
        flush=FLUSH_CLOCKS,
        watchdog=0,
    )


def _clean(name: str, wrong: int, found: str) -> Check:
    return Check(name=name, found=found, limit=NONE, passed=not wrong)


def _edges(observation: Observation, plan: StimulusPlan) -> Iterator[Check]:
    """All came, and the books say so."""
    identity, configuration = observation.identity, observation.configuration
    wanted = plan.count * (1 + len(configuration.inputs))
    rate = format_rate((1 + len(configuration.inputs)) / (plan.period * identity.tick), 3)
    yield Check(
        name="edges",
        found=f"{observation.events} of {wanted}, at {rate}",
        limit="all",
        passed=observation.events == wanted,
    )
    wrong = complaints(observation)
    yield Check(name="books", found=wrong[0] if wrong else "balanced", limit="balanced", passed=not wrong)


def _latencies(observation: Observation, count: int) -> Iterator[Check]:
    """By the chip's statistics, which no loss on the link touches."""
    for number, settings in enumerate(observation.configuration.segments):
        both = observation.totals.segments[number].both
        right = (both.count, both.minimum, both.maximum) == (count, 0, 0)
        found = f"{both.count} of {count}"
        found += f", {both.minimum} to {both.maximum} ticks" if both.count else ""
        yield Check(name=f"latency of {settings.name}", found=found, limit="all, 0 ticks", passed=right)

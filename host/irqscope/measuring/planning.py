# SPDX-License-Identifier: BSD-2-Clause
"""From a request to a configuration: times become ticks, and what cannot be done is refused."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import TypedDict

from ..contract.blocks import BLOCK_BYTES, PAYLOAD_WORDS
from ..contract.identity import Identity
from ..contract.registers import FLUSH as FLUSH_REGISTER
from ..contract.registers import Dither, PulseEnd
from ..contract.roles import INPUTS, STIMULI, Source
from ..contract.segments import Segment
from ..contract.statistics import VALUE_BITS
from ..contract.stimulus import LEAST_CLOCKS
from ..device.configuration import Configuration, InputSettings, SegmentSettings
from ..device.stimulus_plan import StimulusPlan, whole_limits, whole_walk
from ..errors import BadInput
from ..targets.target import Target
from ..units import counted, format_rate, format_time, rate_text, time_text, to_ticks
from .drivable import check_drivable, cut, lasting
from .requests import FILTER, Latency, Request
from .secondstimulus import SecondStimulus
from .selection import selected

LOG = logging.getLogger(__name__)
DEFAULT_COUNT = 10_000
DEFAULT_WIDTH = Fraction(10, 10**6)
SNAPSHOT = Fraction(1, 2)
"""Seconds between snapshots: half of what the contract promises, so that a retry stays below it."""
FLUSH = Fraction(1, 10)
"""Seconds after which a block is sent that is not full."""
PROMPT = Fraction(1, 100)
"""The same where somebody waits for records of outliers. They alone are sent then: half of what 1 Mbaud carries."""
WATCHDOG = Fraction(5)
"""Seconds beyond the host's patience after which a silent host's stimuli stop, as far as the instrument can count."""
EVENT_BYTES = Fraction(BLOCK_BYTES, PAYLOAD_WORDS)
"""What an edge takes on the link, its share of a block's frame included."""
COUNT_LIMIT = SEED_LIMIT = (1 << 32) - 1
FLUSH_LIMIT = (1 << FLUSH_REGISTER.word.width) - 1
TIME_LIMIT = (1 << 40) - 1


def _ticks(seconds: Fraction, identity: Identity, name: str, limit: int = TIME_LIMIT) -> int:
    ticks = to_ticks(seconds, identity.tick)
    if ticks > limit:
        longest = format_time(limit * identity.tick)
        raise BadInput(f"--{name} {time_text(seconds)} is too long: at most {longest} is possible")
    return ticks


def timeout_in_ticks(seconds: Fraction, identity: Identity) -> int:
    """How long an answer is waited for; BadInput if that is longer than the instrument can, or no time."""
    ticks = _ticks(seconds, identity, "timeout", (1 << VALUE_BITS) - 1)
    if not ticks:
        raise BadInput(f"--timeout {time_text(seconds)} is too short: every answer would count as missing")
    return ticks


def stimulus(request: Latency, identity: Identity, intervals: bool, falling: bool) -> StimulusPlan:
    """The stimulus, of a target that acts on the edge `falling` says; BadInput if this instrument cannot drive it."""
    samples = identity.samples
    interval = to_ticks(1 / request.rate, identity.tick)
    if not 0 < interval <= TIME_LIMIT:
        most = format_rate(cut(1 / (LEAST_CLOCKS[Dither.NONE] * samples * identity.tick)))
        raise BadInput(
            f"a rate of {rate_text(request.rate)} is outside of what this instrument can drive: from "
            f"{format_rate(cut(1 / (TIME_LIMIT * identity.tick), up=True))} to {most}"
        )
    if (release := request.releasing) is not None and release not in identity.roles:
        raise BadInput(f"--hold-until {release.label}: this instrument has no such input")
    usual = min(to_ticks(DEFAULT_WIDTH, identity.tick), interval // 4) if release is None else interval // 2
    width = max(samples, min(usual, COUNT_LIMIT))
    if request.width is not None:
        width = _ticks(request.width, identity, "width", COUNT_LIMIT)
    period, span, dither = interval, 0, Dither.UNIFORM
    how = request.dither
    if how == "whole":
        # Where only intervals are measured, a schedule of equal ones shows the target's alone.
        # What holds a pulse blocks stimuli that come too soon: they are counted, and need no room.
        room = width if release is None else samples
        period, span, dither = (interval, 0, Dither.NONE) if intervals else _walk(request, interval, room, identity)
    elif how == "exponential":
        dither, period = Dither.EXPONENTIAL, interval // 2
        span = interval - period
    elif isinstance(how, str) or not (span := _ticks(how, identity, "dither")):
        dither = Dither.NONE
    count = DEFAULT_COUNT if request.count is None else request.count
    if request.duration is not None:
        count = max(1, lasting(request.duration, identity) // interval)
    elif count > COUNT_LIMIT:
        raise BadInput(f"--count {count} is too much: at most {COUNT_LIMIT} are possible, use --duration")
    if request.seed > SEED_LIMIT:
        raise BadInput(f"--seed {request.seed} is too much: at most {SEED_LIMIT} is possible")
    plan = StimulusPlan(
        period=period,
        width=width,
        count=count if count <= COUNT_LIMIT else 0,
        active_low=int(request.active_low or falling),
        pulse_end=PulseEnd.FIXED if release is None else PulseEnd.UNTIL_RESPONSE,
        release=Source.ISR if release is None else release,
        dither=dither,
        span=span if dither != Dither.NONE else 0,
        seed=request.seed,
    )
    check_drivable(plan, identity, rate_text(request.rate))
    return plan


def second_plan(
    wanted: SecondStimulus, identity: Identity, first: StimulusPlan, *, delay: int, length: int | None
) -> StimulusPlan:
    """The second stimulus, from `delay` ticks after the begin of the `first` one on, for `length` ticks (None: without
    an end); BadInput if this instrument cannot drive it."""
    if identity.stimuli < len(STIMULI):
        raise BadInput("this instrument drives one stimulus, and two are needed: irqscope boards lists those that have")
    period = max(1, to_ticks(1 / wanted.rate, identity.tick))
    gap = to_ticks(wanted.gap, identity.tick) if wanted.gap is not None else 0
    usual = max(identity.samples, min(first.width, (gap or period) // 4))
    found = StimulusPlan(
        period=period,
        width=usual if wanted.width is None else to_ticks(wanted.width, identity.tick),
        active_low=first.active_low,
        delay=delay,
        count=0 if length is None else max(1, length // period),
        burst=wanted.burst if wanted.burst > 1 else 0,
        gap=gap,
    )
    try:
        check_drivable(found, identity, rate_text(wanted.rate))
    except BadInput as error:
        raise BadInput(f"--stimulus2: {error}") from error
    return found


def _walk(request: Latency, interval: int, width: int, identity: Identity) -> tuple[int, int, Dither]:
    """Period, span and kind of a dither that meets every phase; BadInput says what would, if this cannot."""
    if walk := whole_walk(interval, width, identity.samples):
        return *walk, Dither.WALK
    longest, shortest = whole_limits(interval, width, identity.samples)
    remedies = [f"a rate of at most {format_rate(cut(1 / (shortest * identity.tick)))}"]
    if request.width is not None and whole_walk(interval, longest, identity.samples):
        remedies.append(f"pulses of at most {format_time(cut(longest * identity.tick))}")
    raise BadInput(
        f"at {rate_text(request.rate)} with pulses of {format_time(width * identity.tick)} --dither whole cannot meet "
        f"every phase of the period: it takes {' or '.join(remedies)}; or choose --dither none"
    )


def _input(role: Source, target: Target, glitch: int, inverted: bool) -> InputSettings:
    rise, fall = target.edges(role)
    return InputSettings(filter=glitch, invert=inverted, rise=rise, fall=fall)


def plan(request: Latency, identity: Identity, target: Target, *, every_pin: bool = False) -> Configuration:
    """The configuration of a latency run on this instrument.

    With `every_pin` all inputs are watched that the target is known to toggle, not only those of the segments.
    """
    segments, asked = selected(request, identity, target)
    if len(segments) > identity.segments:
        raise BadInput(f"this instrument measures {identity.segments} segments at a time, not {len(segments)}")
    target.check(segments)
    undriven = [] if request.stimulus2 else [s.name for s in segments if s.cause == Source.STIMULUS2]
    if undriven:
        raise BadInput(f"{undriven[0]} begins with the second stimulus: --stimulus2 rate=1kHz drives it")
    only_intervals = all(s.is_interval for s in segments)
    first = stimulus(request, identity, only_intervals, target.acts_on_falling)
    timeout = timeout_in_ticks(request.timeout, identity)
    thresholds = _thresholds(request, identity, segments)
    least = {name: _ticks(value, identity, "least") for name, value in request.least_times.times}
    if unmeasured := sorted(name for name in least if name and name not in {s.name for s in segments}):
        raise BadInput(f"--least names {', '.join(unmeasured)}, which is not measured: add it to --segments")
    settings = []
    for s in segments:
        policy, depth = target.policy(s)
        settings.append(
            SegmentSettings(
                name=s.name,
                cause=s.cause,
                response=s.response,
                policy=policy,
                depth=depth,
                timeout=timeout,
                threshold=thresholds.get(s.name, TIME_LIMIT),
                least=least.get(s.name, least.get(None, 0) if s.cause in STIMULI else 0),
                asked=s.name in asked,
            )
        )
    used = {role for s in segments for role in (s.cause, s.response)} & set(INPUTS)
    if first.pulse_end == PulseEnd.UNTIL_RESPONSE:
        used.add(first.release)
    if every_pin:
        used |= {role for role in identity.roles if role.label in target.pins}
    if target.announces_masking and Source.AUX in identity.roles:
        used.add(Source.AUX)
    return Configuration(
        inputs=inputs(request, identity, target, used),
        stimuli={Source.STIMULUS: first, **_other(request, identity, first)},
        segments=tuple(settings),
        duration=0 if first.count or request.duration is None else lasting(request.duration, identity),
        outliers=identity.keeps_outliers,
        **pacing(request, identity),
    )


def _other(request: Latency, identity: Identity, first: StimulusPlan) -> Mapping[Source, StimulusPlan]:
    """The second stimulus, if it is wanted."""
    if (wanted := request.stimulus2) is None:
        return {}
    delay = to_ticks(wanted.phase, identity.tick)
    return {Source.STIMULUS2: second_plan(wanted, identity, first, delay=delay, length=None)}


def _thresholds(request: Latency, identity: Identity, segments: Sequence[Segment]) -> dict[str, int]:
    """The thresholds of the segments that have one, in ticks.

    One without a name is that of the first latency, and of those that --segments names: what takes longer by nature and
    is measured by default would fill the queue of records. So would intervals, as each of a slow schedule is long.
    """
    if request.threshold is not None and not identity.keeps_outliers:
        raise BadInput("this instrument keeps no records of single latencies: leave out --threshold")
    latencies = [s.name for s in segments if not s.is_interval]
    if wrong := [name for name in request.thresholds.named if name not in latencies]:
        raise BadInput(
            f"--threshold names {', '.join(wrong)}, which is no latency that is measured: add it to --segments"
        )
    general = request.thresholds.general
    unnamed = latencies if request.segments else latencies[:1]
    given = {name: general for name in unnamed if general is not None} | request.thresholds.named
    return {name: _ticks(seconds, identity, "threshold") for name, seconds in given.items()}


class _Pacing(TypedDict):
    """The attributes of a Configuration that say how often instrument and host hear of each other."""

    snapshot: int
    flush: int
    watchdog: int
    patience: int


def pacing(request: Request, identity: Identity) -> _Pacing:
    """The same for every run; the watchdog outlasts the host's `patience`."""
    clock = identity.clock_hz
    return _Pacing(
        snapshot=to_ticks(SNAPSHOT, identity.tick),
        flush=min(FLUSH_LIMIT, int(FLUSH * clock)),
        watchdog=min(COUNT_LIMIT, int((WATCHDOG + request.patience) * clock)),
        patience=_ticks(request.patience, identity, "patience"),
    )


def followed(configuration: Configuration, identity: Identity, rate: Fraction, link: float | None) -> Configuration:
    """The same run without the last of the segments that nobody asked for, as far as the rate allows no more of them.

    BadInput as `check_followed` says.
    """
    kept = list(configuration.segments)
    while not _follows(replace(configuration, segments=tuple(kept)), identity, rate, link):
        spare = [each for each in kept[1:] if not each.asked]
        if not spare:
            break
        kept.remove(spare[-1])
    fewer = replace(configuration, segments=tuple(kept))
    check_followed(fewer, identity, rate, link)
    if left := [each.name for each in configuration.segments if each not in kept]:
        LOG.warning(
            "at %s the chip's statistics follow in %s only, not in %s as well: --segments chooses others",
            rate_text(rate),
            ", ".join(each.name for each in kept),
            ", ".join(left),
        )
    return fewer


def edges_hz(link: float | None) -> Fraction | None:
    """Edges a second, all channels together, that a link of so many bytes a second carries; None: as many as come."""
    return None if link is None else Fraction(link) / EVENT_BYTES


def second_edges_hz(configuration: Configuration, identity: Identity) -> Fraction:
    """Edges a second of the second stimulus, and of `aux` if that is watched; 0 if it is not driven."""
    second = configuration.stimuli.get(Source.STIMULUS2)
    if second is None:
        return Fraction(0)
    return (1 + (Source.AUX in configuration.inputs)) * max(1, second.burst) / (second.period * identity.tick)


def all_edges_hz(configuration: Configuration, identity: Identity, rate: Fraction) -> Fraction:
    """Edges a second of stimuli at a rate, of inputs that answer each of them once, and of the second stimulus."""
    return rate * (1 + len(configuration.inputs)) + second_edges_hz(configuration, identity)


def _follows(configuration: Configuration, identity: Identity, rate: Fraction, link: float | None) -> bool:
    """Whether the chip's statistics follow, or the link carries every edge, as `check_followed` says it."""
    most = edges_hz(link)
    carried = configuration.stream and (most is None or all_edges_hz(configuration, identity, rate) <= most)
    return carried or rate <= identity.followed_hz(len(configuration.segments))


def check_followed(configuration: Configuration, identity: Identity, rate: Fraction, link: float | None) -> None:
    """BadInput if stimuli at `rate` come faster than the chip's statistics follow, and events cannot stand in for them.

    They can where the link (bytes a second; None: without a limit) carries every edge: one of each stimulus, and of
    each input that answers it.
    """
    if not _follows(configuration, identity, rate, link):
        segments = len(configuration.segments)
        most = format_rate(identity.followed_hz(segments), 3)
        fewer = ", or fewer segments" if segments > 1 else ""
        raise BadInput(
            f"a rate of {rate_text(rate)} is more than this instrument's statistics follow in "
            f"{counted(segments, 'segment')}, {most}, and its link does not carry every edge: "
            f"choose a lower rate{fewer}, or irqscope saturate, which counts answers at any rate"
        )


def without_events(configuration: Configuration, target: Target) -> Configuration:
    """The same run with its statistics and records of outliers alone; BadInput if that would not say enough."""
    if target.announces_masking:
        raise BadInput("the stub may mask its interrupt, which only events show: leave out --events outliers")
    return replace(configuration, stream=False)


def prompt(configuration: Configuration, identity: Identity) -> Configuration:
    """The same run `without_events`, whose records of outliers come soon."""
    return replace(configuration, flush=int(PROMPT * identity.clock_hz))


def check_recorded(configuration: Configuration) -> None:
    """BadInput if nothing that is late in a run with this configuration could be seen while it is measured."""
    if not configuration.trigger and all(settings.threshold >= TIME_LIMIT for settings in configuration.segments):
        raise BadInput("--on-late and --stop-on-late are about latencies, but only intervals are measured")


def inputs(request: Request, identity: Identity, target: Target, used: Iterable[Source]) -> dict[Source, InputSettings]:
    """The settings of the inputs that are used: glitch filter, inverted levels, and edges that are answers."""
    if absent := sorted({*used, *request.inverted} - {*identity.roles}):
        there = ", ".join(role.label for role in identity.roles)
        raise BadInput(f"this instrument has no input {absent[0].label}: it has {there}")
    glitch = to_ticks(request.filter, identity.tick)
    if glitch > identity.filter_limit:
        longest = format_time(identity.filter_limit * identity.tick)
        if request.filter != FILTER:
            asked = time_text(request.filter)
            raise BadInput(f"--filter {asked} is too long: this instrument filters at most {longest}")
        glitch = identity.filter_limit
    inverted = request.inverted
    return {role: _input(role, target, glitch, role in inverted) for role in sorted(used)}

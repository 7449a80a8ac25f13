# SPDX-License-Identifier: BSD-2-Clause
"""What an instrument measures, a method each: arguments are the fields of its request, written out for editors and for
whoever checks types (tests/api compares them)."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from ..base.options import in_python, options, take
from ..experiments.bracket import Bracket
from ..experiments.chain import Chain
from ..experiments.clock import Clock
from ..experiments.idle import Idle
from ..experiments.interfere import Interfere
from ..experiments.multi import Multi
from ..experiments.periodic import Periodic
from ..experiments.saturate import Saturate
from ..measuring.requests import Connection, Latency, Request
from ..measuring.stopping import StopRequest
from .arguments import NO_TIMES, Count, File, Hertz, Names, Second, Seconds, Share, Tell, Times
from .run import Run
from .several import Sweep

CONDUCT = ("out", "progress", "stop")
"""Arguments of `measure` beside the request."""
COMMON = """
out, progress, stop
    of `measure`: the directory, made anew; who is told how far it is; what ends it early.

Raises
------
TypeError
    There is no such argument, or one that is required is missing.
BadInput
    Arguments contradict each other, or this instrument, target or directory does not take them. Nothing is driven.
Busy
    Another measurement is running.
NotKept
    The directory cannot be written.
"""
M = TypeVar("M", bound=Callable[..., Any])


def documented(kind: type[Request]) -> Callable[[M], M]:
    """Has a method tell what each of its arguments is, as the request has it."""

    def completed(method: M) -> M:
        lines = [inspect.cleandoc(method.__doc__ or ""), "", "Parameters", "----------"]
        for name, each, _ in options(kind):
            lines += [f"{name} : {each.kind.metavar or 'bool'}", f"    {in_python(each.help, Connection, kind)}"]
        method.__doc__ = "\n".join(lines) + COMMON
        return method

    return completed


class Experiments(ABC):
    """Measures by its method `measure`."""

    @abstractmethod
    def measure(
        self,
        request: Request,
        *,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run | Sweep:
        """Measure what is requested."""

    def _measure(self, kind: type[Request], given: dict[str, Any]) -> Run | Sweep:
        """Measure what the arguments of a method ask for."""
        fields = {key: value for key, value in given.items() if key not in ("self", *CONDUCT)}
        return self.measure(take(kind, fields), **{key: given[key] for key in CONDUCT})

    def _run(self, kind: type[Request], given: dict[str, Any]) -> Run:
        found = self._measure(kind, given)
        assert isinstance(found, Run)
        return found

    @documented(Latency)
    def latency(
        self,
        *,
        rate: Hertz = "1kHz",
        count: Count | None = None,
        duration: Seconds | None = None,
        warmup: Seconds | None = None,
        events: Literal["all", "outliers"] = "all",
        confirm: File | None = None,
        on_late: Names | None = None,
        on_late_again: Count | None = None,
        on_late_timeout: Seconds | None = None,
        stop_on_late: bool = False,
        trigger: Seconds | None = None,
        trigger_segment: str | None = None,
        trigger_on: Names = ("deadline",),
        trigger_width: Seconds = "10us",
        trigger_holdoff: Seconds = "1ms",
        trigger_count: Count = 1,
        trigger_stop: bool = False,
        trigger_active_low: bool = False,
        segments: Names | None = None,
        timeout: Seconds = "1s",
        threshold: Times | None = None,
        least: Times = NO_TIMES,
        dither: Seconds = "whole",
        width: Seconds | None = None,
        active_low: bool = False,
        hold_until: str | None = None,
        stimulus2: Second | None = None,
        seed: Count = 1,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        max_loss: Count | None = None,
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        wanted: Names = (),
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Drive stimuli and time the answers (docs/guide/latency.md): a Run with a segment for each latency and
        interval.

        `scope.latency(rate="1kHz", duration="60s", limits=["isr.max=50us"], out="first")`
        """
        return self._run(Latency, locals())

    @documented(Periodic)
    def periodic(
        self,
        *,
        duration: Seconds = "10min",
        inputs: Names | None = None,
        window: Seconds = "100s",
        threshold: Seconds | None = None,
        work: Seconds | None = None,
        tolerance: Share | None = None,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure tasks that run by a clock of their own (docs/guide/periodic.md): a Run with a finding on each pin.

        `scope.periodic(duration="10min", work="200us", limits=["task.delay.max=50us"], out="tasks")`
        """
        return self._run(Periodic, locals())

    @documented(Multi)
    def multi(
        self,
        *,
        deadline: Times,
        tasks: Names | None = None,
        release: Literal["stimulus", "grid"] | None = None,
        duration: Seconds = "10min",
        window: Seconds = "30s",
        rate: Hertz | None = None,
        timeout: Seconds = "1s",
        least: Seconds = "0",
        allow_unstarted: bool = False,
        dither: Seconds = "whole",
        width: Seconds | None = None,
        active_low: bool = False,
        hold_until: str | None = None,
        stimulus2: Second | None = None,
        seed: Count = 1,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure tasks against their deadlines (docs/guide/multi.md): a Run whose `result` has a finding on each task.

        `scope.multi(deadline={"isr": "500us", "task": "2ms"}, release="stimulus", out="tasks")`
        """
        return self._run(Multi, locals())

    @documented(Bracket)
    def bracket(
        self,
        *,
        duration: Seconds = "10s",
        operation: str | None = None,
        timeout: Seconds = "100ms",
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure what an operation of the target takes between two toggles (docs/guide/bracket.md): a Run whose
        `result` has a finding on the operation.

        `scope.bracket(operation="pipe", duration="10s", out="pipe")`
        """
        return self._run(Bracket, locals())

    @documented(Interfere)
    def interfere(
        self,
        *,
        rate: Hertz = "1kHz",
        count: Count = 30_000,
        segment: str | None = None,
        timeout: Seconds = "1s",
        bins: Count | None = None,
        width: Seconds | None = None,
        active_low: bool = False,
        hold_until: str | None = None,
        stimulus2: Second,
        seed: Count = 1,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        max_loss: Count | None = None,
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure how two interrupts delay each other (docs/guide/interfere.md): a Run whose `result` has a finding on
        each of them.

        `scope.interfere(stimulus2="rate=2kHz", rate="1kHz", count="60k", out="both")`
        """
        return self._run(Interfere, locals())

    @documented(Chain)
    def chain(
        self,
        *,
        rate: Hertz = "1kHz",
        count: Count = 10_000,
        segments: Names = (),
        timeout: Seconds = "1s",
        deadline: Times = NO_TIMES,
        dither: Seconds = "whole",
        width: Seconds | None = None,
        active_low: bool = False,
        hold_until: str | None = None,
        stimulus2: Second | None = None,
        seed: Count = 1,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        max_loss: Count | None = None,
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure what a stimulus sets off, pin after pin (docs/guide/chain.md): a Run whose `result` has a finding on
        the chain.

        `scope.chain(segments=["wake=stimulus:task", "hop=task:done"], deadline="200us", out="chain")`
        """
        return self._run(Chain, locals())

    @documented(Idle)
    def idle(
        self,
        *,
        shortest: Seconds = "20us",
        longest: Seconds = "100ms",
        duration: Seconds = "1min",
        segment: str | None = None,
        timeout: Seconds = "1s",
        width: Seconds | None = None,
        active_low: bool = False,
        hold_until: str | None = None,
        stimulus2: Second | None = None,
        seed: Count = 1,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        max_loss: Count | None = None,
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure how the time before a stimulus makes its latency longer (docs/guide/idle.md): a Run whose `result`
        has a finding on it.

        `scope.idle(longest="1s", duration="10min", limits=["isr.exit=50us"], out="sleep")`
        """
        return self._run(Idle, locals())

    @documented(Clock)
    def clock(
        self,
        *,
        input: str = "aux",
        reference: str | None = None,
        period: Seconds = "1s",
        duration: Seconds | None = None,
        count: Count | None = None,
        edge: Literal["rising", "falling"] = "rising",
        tolerance: Share = "1%",
        remove: Literal["nothing", "offset"] | None = None,
        mask: Names = (),
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Run:
        """Measure how far a clock wanders whose pulses come at equal intervals (docs/guide/clock.md): a Run whose
        `result` has a finding on it.

        `scope.clock(input="isr", reference="aux", duration="1h", limits=["mtie(100s)=1us"], out="pps")`
        """
        return self._run(Clock, locals())

    @documented(Saturate)
    def saturate(
        self,
        *,
        slowest: Hertz = "1kHz",
        fastest: Hertz,
        steps: Count = 25,
        refine: Count = 8,
        duration: Seconds | None = None,
        count: Count | None = None,
        pause: Seconds = "100ms",
        dither: Share = "0.3",
        direction: Literal["up", "down", "both"] = "up",
        throughput: Share | None = None,
        within: Seconds | None = None,
        precision: Share = "1%",
        segments: Names | None = None,
        timeout: Seconds = "1s",
        threshold: Times | None = None,
        least: Times = NO_TIMES,
        width: Seconds | None = None,
        active_low: bool = False,
        hold_until: str | None = None,
        stimulus2: Second | None = None,
        seed: Count = 1,
        patience: Seconds = "20s",
        filter: Seconds = "50ns",
        invert: Names = (),
        limits: Names = (),
        warn: Names = (),
        limits_file: File | None = None,
        allow_short: bool = False,
        decision: Literal["simple", "guarded"] | None = None,
        out: File | None = None,
        progress: Tell | None = None,
        stop: StopRequest | None = None,
    ) -> Sweep:
        """Find the rate at which the target is saturated (docs/guide/saturate.md): a Sweep with a Run for each rate,
        and the `knee`.

        `scope.saturate(fastest="500kHz", limits=["saturation=100kHz"], out="sweep")`
        """
        found = self._measure(Saturate, locals())
        assert isinstance(found, Sweep)
        return found

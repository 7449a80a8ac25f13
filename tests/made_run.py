# SPDX-License-Identifier: BSD-2-Clause
"""Runs that never were: a timeline of edges as a run directory, with losses where the timeline has them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

from model_run import configuration

from irqscope.contract import registers
from irqscope.contract.blocks import PAYLOAD_WORDS, Kind, encode
from irqscope.contract.events import EVENT
from irqscope.contract.identity import Identity
from irqscope.contract.roles import Source
from irqscope.device.capture import Seal
from irqscope.device.configuration import TriggerSettings
from irqscope.measuring.rundir import RunDirectory
from irqscope.targets.target import Target
from models.instrument import IDENTITY

WIDTH = 10
"""Ticks of a stimulus."""
END = 1000
"""Ticks from the last edge to the end of the run."""


@dataclass(frozen=True)
class Edge:
    time: int
    source: Source
    edge: int
    multi: int = 0


@dataclass(frozen=True)
class Loss:
    """These edges were lost: by the instrument, which says so, or on the link, which took the blocks."""

    edges: tuple[Edge, ...]
    link: bool = False


def identity(tick: Fraction = Fraction(1, 100_500_000)) -> Identity:
    return replace(IDENTITY, tick=tick)


def made(
    path: Path,
    steps: Sequence[Edge | Loss],
    tick: Fraction = Fraction(1, 100_500_000),
    *,
    trigger: TriggerSettings | None = None,
    target: Target | None = None,
    timeout: int = 10**9,
    stream: bool = True,
) -> Path:
    """The directory of a run of these steps."""
    plan = configuration()
    stimulus = replace(plan.stimuli[Source.STIMULUS], width=WIDTH)
    plan = replace(
        plan,
        stimuli={Source.STIMULUS: stimulus},
        trigger=trigger,
        stream=stream,
        segments=tuple(replace(settings, timeout=timeout) for settings in plan.segments),
    )
    directory = RunDirectory(path)
    directory.create()
    run = directory.begin(identity(tick), plan, target or Target(), "model:", ["irqscope", "latency"])
    directory.capture_file.write_bytes(b"".join(_blocks(steps)))
    last = max((step.time if isinstance(step, Edge) else step.edges[-1].time for step in steps), default=0)
    seal = Seal.of(directory.capture_file)
    directory.end(run, seal, reason="count", start_ticks=0, end_ticks=last + END, bad_bytes=0)
    return path


def _blocks(steps: Sequence[Edge | Loss]) -> list[bytes]:
    found: list[bytes] = []
    number, held = 0, list[Edge]()

    def put(kind: Kind, base: int, payload: Sequence[int]) -> None:
        nonlocal number
        found.append(encode(kind, number, base, payload, protocol=registers.PROTOCOL))
        number += 1

    def flush() -> None:
        nonlocal held
        for start in range(0, len(held), PAYLOAD_WORDS):
            part = held[start : start + PAYLOAD_WORDS]
            before = [part[0].time, *(edge.time for edge in part[:-1])]
            put(
                Kind.EVENTS,
                part[0].time,
                [
                    EVENT.pack(
                        {"delta": edge.time - last, "source": edge.source, "edge": edge.edge, "multi": edge.multi}
                    )
                    for edge, last in zip(part, before, strict=True)
                ],
            )
        held = []

    for step in steps:
        if isinstance(step, Edge):
            held.append(step)
            continue
        flush()
        if step.link:
            number += 1
            continue
        begin, end = step.edges[0].time, step.edges[-1].time
        counts = [sum(edge.source == source for edge in step.edges) for source in range(8)]
        words = [begin & 0xFFFF_FFFF, begin >> 32, end & 0xFFFF_FFFF, end >> 32, *counts]
        put(Kind.LOSS, end, words)
    flush()
    put(Kind.EVENTS, 0, [])  # that the last ones are missing shows in the number of what follows
    return found

# SPDX-License-Identifier: BSD-2-Clause
"""What synthesis made of a board, one of each family, does what was written: pads and gears, logic and block RAM."""

import random

import numpy as np
import pytest
from netlistbench import NetlistBench
from truth import accepted, recorded, sampled_changes

from irqscope.contract import registers
from irqscope.contract.blocks import Kind
from irqscope.contract.commands import Opcode, encode
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.device.blockreader import BlockReader, kind_of
from irqscope.device.decode import events_of, losses_of, reply_of
from irqscope_boards.catalogue import boards

pytestmark = [pytest.mark.board, pytest.mark.timeout(3600)]

SETTLED_CLOCKS = 3000
"""Power-up resets and the start of the gears are over."""

REPLY_CLOCKS = 700
"""Of a command and the block that answers it."""

EVENTS_CLOCKS = 3000
"""Until a block of events is full or flushed, for which a reply waits."""

SNAPSHOT_CLOCKS = 5000
"""Of a segment in a snapshot: a word that is 0 takes two, and one that is cleared a third; nearly all are 0."""

READS = 4
"""While the stream runs; in this time every input has more than 30 edges."""


def commands(samples):
    """Everything on: inputs, a stimulus with dither, the stream, a segment."""
    input_on = {"enable": 1, "rise": 1, "fall": 1}
    mode = registers.STIMULUS[Source.STIMULUS]["mode"].word
    segment = registers.SEGMENT[0]["mode"].word
    control = registers.CONTROL.word
    return [
        *((f"input_{role.label}", registers.INPUT[role].word.pack(input_on)) for role in INPUTS[:FEW]),
        ("stimulus_mode", mode.pack({"dither": 1})),
        ("stimulus_period_low", 300 * samples),
        ("stimulus_width", 20 * samples + 1),
        ("stimulus_span_low", 60 * samples + 3),
        ("segment0_mode", segment.pack({"enable": 1, "cause": Source.STIMULUS, "response": Source.ISR})),
        ("segment0_timeout_low", 1000 * samples),
        ("flush", 500),
        ("control", control.pack({"stimulus": 1, "stream": 1, "statistics": 1})),
    ]


def session(board):
    """The host: configure, look at the identification for a while, stop, take a snapshot.

    Returns its bytes, how many commands they are, and the clocks in which all is answered.
    """
    writes = [(Opcode.WRITE, registers.BY_NAME[name].address, value) for name, value in commands(board.samples)]
    waits = [(Opcode.READ, 0, len(registers.IDENTIFICATION))] * READS
    ends = [(Opcode.WRITE, registers.CONTROL.address, 0), (Opcode.WRITE, registers.SNAPSHOT.address, 1)]
    frames = [encode(*frame, tag) for tag, frame in enumerate([*writes, *waits, *ends])]
    waiting = (len(waits) + 1) * EVENTS_CLOCKS
    snapshot = board.part.parameters["segments"] * SNAPSHOT_CLOCKS
    return b"".join(frames), len(frames), SETTLED_CLOCKS + len(frames) * REPLY_CLOCKS + waiting + snapshot


def edges(rng, tick_ps, samples, clocks):
    """Random (time, level) for each input; no edge within 2 ps of a sampling instant. Some pulses are below a tick."""
    changes = {role: [] for role in INPUTS[:FEW]}
    for role in INPUTS[:FEW]:
        time, level = SETTLED_CLOCKS * samples * tick_ps, 0
        while time < clocks * samples * tick_ps:
            longest = rng.choice([2, 4 * samples, 40 * samples, 1000 * samples])
            time += rng.randrange(tick_ps // 5, longest * tick_ps)
            time += 4 if (time + 2) % tick_ps < 4 else 0
            level ^= 1
            changes[role].append((time, level))
    return changes


def merged(changes):
    """(time, levels of all inputs) at each change of one of them."""
    now = dict.fromkeys(INPUTS[:FEW], 0)
    for time, role, level in sorted((time, each, level) for each in INPUTS[:FEW] for time, level in changes[each]):
        now[role] = level
        yield time, "".join(str(now[role]) for role in reversed(INPUTS[:FEW]))


def expected(changes, tick, samples, offset):
    """The events of an input by the published rule, its clocks beginning at `offset`: (tick, edge, multi)."""
    instants = [(instant + offset, level) for instant, level in sampled_changes(changes, tick)]
    return recorded(accepted(instants, 0), samples)


@pytest.mark.parametrize(
    "name", ["icebreaker", *(pytest.param(name, marks=pytest.mark.slow) for name in ("ecpix5-45", "tang-nano-9k"))]
)
def test_the_netlist_does_what_was_written(name, tmp_path, monkeypatch):
    board = boards()[name]
    bench = NetlistBench(board, tmp_path, monkeypatch)
    data, frames, clocks = session(board)
    changes = edges(random.Random(name), bench.tick_ps, board.samples, clocks)
    stop_ps = clocks * board.samples * bench.tick_ps
    written, synthesised = (bench.run(form, merged(changes), stop_ps, data) for form in ("written", "synthesised"))
    assert synthesised == written

    blocks = BlockReader().feed(synthesised.data)
    kinds = {kind_of(block) for block in blocks}
    assert kinds >= {Kind.REPLY, Kind.EVENTS, Kind.SNAPSHOT}
    replies = [reply_of(block) for block in blocks if kind_of(block) == Kind.REPLY]
    assert len(replies) == frames and not any(reply.status for reply in replies)
    assert not [block for block in blocks if kind_of(block) == Kind.LOSS and losses_of(block)]

    # When the time base began is not known from outside: one offset must make all events true.
    events = events_of(blocks)
    first, last = events.time[0], events.time[-1]
    of = {
        source: [
            (int(t), int(e), bool(x))
            for t, e, x in zip(events.time[here], events.edge[here], events.multi[here], strict=True)
        ]
        for source in Source
        if (here := np.flatnonzero(events.source == source)).size
    }
    role = Source(int(events.source[0]))

    def true_with(offset):
        for each in INPUTS[:FEW]:
            truth = expected(changes[each], bench.tick, board.samples, offset)
            if [event for event in truth if first <= event[0] <= last] != of[each]:
                return False
        return True

    assert role in INPUTS[:FEW]
    candidates = {int(first) - instant for instant, _ in sampled_changes(changes[role], bench.tick)}
    (offset,) = [candidate for candidate in candidates if true_with(candidate)]
    assert all(len(of[each]) > 30 for each in INPUTS[:FEW])

    # A stimulus is stamped with the instant at which its pin was driven.
    rises = [
        instant + offset
        for (_, before), (instant, now) in zip(synthesised.levels, synthesised.levels[1:], strict=False)
        if before[-1] != "1" and now[-1] == "1"
    ]
    stamped = [time for time, _, _ in of[Source.STIMULUS]]
    assert len(stamped) > 10
    assert [time for time in rises if first <= time <= last] == stamped

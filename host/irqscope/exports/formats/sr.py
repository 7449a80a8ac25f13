# SPDX-License-Identifier: BSD-2-Clause
"""The pins as a sigrok session (version 2 of the format), for PulseView and its protocol decoders.

It holds samples, one for each tick: its size follows the time, not the edges. Sample 0 is `LEAD` ticks before the first
event. A sample is 0 or 1, so that the channel `lost` says where levels of the others may be wrong. The format has no
room for remarks: the member `irqscope.json`, which sigrok passes over, says where the session comes from.
"""

import json
import zipfile
from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from ...errors import BadInput
from ...units import format_time
from ..levels import UNKNOWN, Changes, Levels
from ..provenance import provenance
from ..recording import Recording
from . import Choices

SUFFIX = "sr"
TAKES: frozenset[str] = frozenset()
LEAD = 1000
CHUNK = 1 << 22
"""Samples of one member: what libsigrok itself writes."""
MOST = 100_000_000_000
"""Samples: a thousand seconds of 10 ns are 100 MB on disk, and 100 GB to whoever reads them."""
Words = NDArray[np.uint16]
Ints = NDArray[np.int64]


def write(recording: Recording, file: BinaryIO, choices: Choices) -> Mapping[str, Any]:
    recording.require_edges("a sigrok session")
    tick, levels = recording.clock.tick, Levels(recording)
    begin = max(0, recording.begin - LEAD)
    # Pulses last on after the last event; nothing of what is drawn shall be cut off.
    whole = max(recording.end, (recording.observation.last or 0) + 1) - begin + LEAD
    if whole > MOST:
        raise BadInput(
            f"a sigrok session has a sample for each tick, and {format_time(whole * tick)} of them are too many "
            f"(at most {format_time(MOST * tick)}): export --to vcd, which GTKWave and Surfer open"
        )
    rate = round(1 / tick)
    exact = "exact" if rate == 1 / tick else f"rounded: the tick is {recording.clock.text}"
    names = [*(pin.label for pin in levels.pins), "lost"]
    facts = provenance(recording) | {"samplerate": f"{rate} Hz, {exact}", "sample_0_at_tick": str(begin)}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("version", "2")
        archive.writestr("metadata", _metadata(rate, names))
        archive.writestr("irqscope.json", json.dumps(facts, indent=1) + "\n")
        for number, samples in enumerate(_samples(levels, recording, begin, whole), 1):
            archive.writestr(f"logic-1-{number}", samples.astype(_sample(names)).tobytes())
    return {"samples": whole, "channels": names, "samplerate": facts["samplerate"], "sample_0_at_tick": begin}


def _sample(names: list[str]) -> np.dtype[Any]:
    """A sample, of a bit for each channel."""
    return np.dtype("u1" if len(names) <= 8 else "<u2")


def _metadata(rate: int, names: list[str]) -> str:
    lines = [
        "[global]",
        "sigrok version=0.5.2",
        "",
        "[device 1]",
        "capturefile=logic-1",
        f"total probes={len(names)}",
        f"samplerate={rate} Hz",
        "total analog=0",
        *(f"probe{n}={name}" for n, name in enumerate(names, 1)),
        f"unitsize={_sample(names).itemsize}",
    ]
    return "\n".join(lines) + "\n"


def _samples(levels: Levels, recording: Recording, begin: int, whole: int) -> Iterator[Words]:
    """All samples, in chunks."""
    place = {pin: bit for bit, pin in enumerate(levels.pins)}
    # A pin that never changes has lost nothing, though its level is unknown.
    came = recording.observation.received
    state = {pin: level if came[pin] else 0 for pin, level in levels.initial.items()}
    word, start = _word(state, place), 0
    times, words = [np.zeros(0, np.int64)], [np.zeros(0, np.uint16)]

    def chunk(length: int) -> Words:
        nonlocal word, start, times, words
        time, value = np.concatenate(times), np.concatenate(words)
        inside = int(np.searchsorted(time, start + length))
        bounds = np.concatenate([[start], np.maximum(time[:inside], start), [start + length]])
        values = np.concatenate([[word], value[:inside]]).astype(np.uint16)
        word, start = int(values[-1]), start + length
        times, words = [time[inside:]], [value[inside:]]
        return np.repeat(values, np.diff(bounds))

    for changes in levels.changes(recording.pieces()):
        times.append(changes.time - begin)
        words.append(_words(changes, state, place))
        while start + CHUNK <= min(whole, int(times[-1][-1])):
            yield chunk(CHUNK)
    while start < whole:
        yield chunk(min(CHUNK, whole - start))


def _word(state: Mapping[Any, int], place: Mapping[Any, int]) -> int:
    lost = any(level == UNKNOWN for level in state.values())
    return sum((level == 1) << place[pin] for pin, level in state.items()) | lost << len(place)


def _words(changes: Changes, state: dict[Any, int], place: Mapping[Any, int]) -> Words:
    """The sample after each change; `state` is that before them and, afterwards, that after. An
    unknown level is drawn as 0."""
    result = np.zeros(len(changes.time), dtype=np.uint16)
    lost = np.zeros(len(changes.time), dtype=bool)
    for pin, bit in place.items():
        mine = np.where(changes.source == pin, np.arange(1, len(changes.time) + 1), 0)
        level = np.concatenate([[state[pin]], changes.level])[np.maximum.accumulate(mine)]
        result |= (level == 1).astype(np.uint16) << bit
        lost |= level == UNKNOWN
        state[pin] = int(level[-1])
    result |= lost.astype(np.uint16) << len(place)
    return result

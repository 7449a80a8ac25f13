# SPDX-License-Identifier: BSD-2-Clause
"""The fast decoder against the plain reference of the contract."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.contract import blocks, commands, registers
from irqscope.contract.blocks import Kind
from irqscope.contract.events import EVENT_WORDS, event_form, max_delta
from irqscope.device import decode as decoder

SOURCES = ((0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11))
"""Numbers by form."""


def event_words(form: int) -> st.SearchStrategy[int]:
    word = EVENT_WORDS[form]
    return st.builds(
        lambda delta, source, edge, multi: word.pack({"delta": delta, "source": source, "edge": edge, "multi": multi}),
        st.integers(0, max_delta(word)),
        st.sampled_from(SOURCES[form]),
        st.integers(0, 1),
        st.integers(0, 1),
    )


FORMS = pytest.mark.parametrize("form", range(len(EVENT_WORDS)))
BASE = st.integers(0, 2**62)


def encode(kind, payload, base=0, number=0, **more) -> bytes:
    return blocks.encode(kind, number, base, payload, protocol=registers.PROTOCOL, **more)


def plain_events(data: list[bytes]) -> list[tuple[int, int, int, int]]:
    found = []
    for block in map(blocks.decode, data):
        time = block.base
        for word in block.payload if block.kind == Kind.EVENTS else ():
            fields = EVENT_WORDS[block.detail].unpack(word)
            time += fields["delta"]
            found.append((time, fields["source"], fields["edge"], fields["multi"]))
    return found


@FORMS
@given(st.data())
def test_events(form, data):
    each = st.tuples(BASE, st.lists(event_words(form), max_size=blocks.PAYLOAD_WORDS))
    check(data.draw(st.lists(each, max_size=4)), form)


def check(content: list[tuple[int, list[int]]], form: int = 0) -> None:
    data = [encode(Kind.EVENTS, words, base, detail=form) for base, words in content]
    data.insert(len(data) // 2, encode(Kind.REPLY, [0, 0]))
    events = decoder.events_of(data)
    columns = (events.time, events.source, events.edge, events.multi)
    assert list(zip(*(c.tolist() for c in columns), strict=True)) == plain_events(data)
    assert events.time.dtype == np.int64


@given(st.lists(st.tuples(st.sampled_from(range(2)), st.lists(st.integers(0, 2**32 - 1), max_size=9)), max_size=6))
def test_each_block_is_decodable_alone(content):
    """Whatever stands beside it: those of two instruments, if somebody asks for that."""
    data = [encode(Kind.EVENTS, words, detail=form) for form, words in content]
    found = decoder.events_of(data)
    columns = (found.time, found.source, found.edge, found.multi)
    assert list(zip(*(column.tolist() for column in columns), strict=True)) == plain_events(data)


ORIGINAL = decoder.decode_events


def later_base(words):
    events = ORIGINAL(words)
    return decoder.Events(events.time + 1, events.source, events.edge, events.multi)


def other_edge(words):
    events = ORIGINAL(words)
    return decoder.Events(events.time, events.source, 1 - events.edge, events.multi)


def one_too_many(words):
    copy = words.copy()
    copy[:, blocks.WORD_TRAILER] += 1
    return ORIGINAL(copy)


@pytest.mark.parametrize("broken", [later_base, other_edge, one_too_many])
def test_a_broken_decoder_is_caught(monkeypatch, broken):
    content = [(2**40 + 7, [EVENT_WORDS[0].pack({"delta": d, "source": d % 6, "edge": d % 2}) for d in range(50)])]
    check(content)
    monkeypatch.setattr(decoder, "decode_events", broken)
    with pytest.raises(AssertionError):
        check(content)


@given(st.integers(0, 2**60), st.integers(-(2**39) + 1, 2**39 - 1))
def test_short_times_are_extended(near, offset):
    time = max(0, near + offset)
    assert decoder.extend(time % 2**40, near) == time


@given(BASE, st.integers(0, 7), st.integers(0, 2**34 - 1), st.integers(0, 2**38), st.booleans(), st.booleans())
def test_outliers(base, segment, latency, age, premature, unproven):
    time = max(0, base - age)
    word = blocks.OUTLIER.pack(
        {
            "segment": segment,
            "edge": 1,
            "premature": premature,
            "unproven": unproven,
            "latency_high": latency >> 32,
            "time_high": time >> 32 & 0xFF,
        }
    )
    record = [word, latency & 0xFFFF_FFFF, time & 0xFFFF_FFFF]
    found = decoder.outliers_of(encode(Kind.OUTLIERS, record * 2, base))
    assert found == [decoder.OutlierRecord(segment, time, latency, 1, False, premature, False, unproven)] * 2


@given(BASE, st.lists(st.integers(0, 2**38), max_size=40), st.integers(0, 2))
def test_the_latest_time_of_a_block_is_its_base_or_the_last_response(base, ages, more):
    times = sorted(base + age for age in ages)
    words = [(blocks.OUTLIER.pack({"time_high": time >> 32 & 0xFF}), 9, time & 0xFFFF_FFFF) for time in times]
    payload = [word for record in words for word in record] + [2**32 - 1] * (more if len(times) < 40 else 0)
    assert decoder.latest_of(encode(Kind.OUTLIERS, payload, base)) == max([base, *times])
    for kind in set(Kind) - {Kind.OUTLIERS}:
        assert decoder.latest_of(encode(kind, payload, base)) == base


def test_loss_records_and_replies():
    loss = [1, 2, 3, 2, *range(8)]
    found = decoder.losses_of(encode(Kind.LOSS, loss * 2, lost=56))
    assert found == [decoder.LossRecord(1 | 2 << 32, 3 | 2 << 32, tuple(range(8)))] * 2
    reply = [commands.Status.OK | 0x41 << 8 | commands.Opcode.WRITE << 16, 9, 9]
    found = decoder.reply_of(encode(Kind.REPLY, reply, base=77, number=5, detail=3))
    assert found == decoder.Reply(3, 77, 0, 2, 0x41, 9, (9,))
    assert decoder.reply_of(encode(Kind.REPLY, reply[:1])) is None


def test_loss_records_of_more_inputs_have_more_counts():
    loss = [1, 2, 3, 2, *range(16)]
    found = decoder.losses_of(encode(Kind.LOSS, loss * 2, lost=56, detail=1))
    assert found == [decoder.LossRecord(1 | 2 << 32, 3 | 2 << 32, tuple(range(16)))] * 2
    assert [found[0].of(source) for source in (0, 11, 16)] == [0, 11, 0]


def test_the_words_are_those_of_the_protocol_page():
    """Four inputs and fewer have the word that they always had."""
    assert EVENT_WORDS[0].pack({"delta": 5, "source": 6, "edge": 1, "multi": 1}) == 5 | 6 << 27 | 1 << 30 | 1 << 31
    assert EVENT_WORDS[1].pack({"delta": 5, "source": 11, "edge": 0, "multi": 1}) == 5 | 11 << 26 | 1 << 31
    assert [event_form(inputs) for inputs in (1, 4, 5, 8)] == [0, 0, 1, 1]


def test_nothing():
    assert len(decoder.events_of([])) == 0 == len(decoder.events_of([encode(99, [1, 2, 3])]))

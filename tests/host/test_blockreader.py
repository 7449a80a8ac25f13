# SPDX-License-Identifier: BSD-2-Clause
"""The block reader finds every sound block, whatever happened to the others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.contract import blocks, registers
from irqscope.device import blockreader
from irqscope.device.blockreader import MAGIC_BYTES, REMEMBERED, BlockReader

SIZE = blocks.BLOCK_BYTES


def stream(count: int, first: int = 0, epoch: int = 1) -> list[bytes]:
    payload = [int.from_bytes(MAGIC_BYTES, "little")] * 7 + list(range(60))  # a magic word inside is no beginning
    return [blocks.encode(1, first + i, i, payload, epoch=epoch, protocol=registers.PROTOCOL) for i in range(count)]


def read(data: bytes, cuts: list[int]) -> tuple[list[bytes], BlockReader]:
    reader, found, last = BlockReader(), [], 0
    for cut in [*sorted(cut % (len(data) + 1) for cut in cuts), len(data)]:
        found += reader.feed(data[last:cut])
        last = cut
    return found, reader


@given(st.integers(0, 6), st.integers(0, blocks.SEQUENCE_MODULUS - 1), st.lists(st.integers(0, 4000)))
def test_a_clean_stream_in_any_pieces(count, first, cuts):
    sent = stream(count, first)
    found, reader = read(b"".join(sent), cuts)
    assert found == sent
    assert (reader.blocks, reader.bad_bytes, reader.restarts) == (count, 0, 0)


@given(st.binary(max_size=700), st.lists(st.integers(0, 4000), max_size=4))
def test_garbage_in_front(garbage, cuts):
    sent = stream(3)
    found, reader = read(garbage + b"".join(sent), cuts)
    assert found == sent
    assert reader.bad_bytes == len(garbage)


Fault = tuple[str, int, int]


def damage(sent: list[bytes], faults: list[Fault]) -> tuple[bytes, list[int]]:
    """The stream after all faults, and the numbers of the blocks that are still whole."""
    data = bytearray(b"".join(sent))
    origin = list(range(len(data)))  # where each byte comes from; -1 if it is none of ours
    for kind, at, size in faults:
        at = min(at, len(data) - 1)
        if kind == "flip":
            data[at] ^= 1 << size % 8
            origin[at] = -1
        elif kind == "drop":
            del data[at], origin[at]
        elif kind == "insert":
            data[at:at], origin[at:at] = bytes([size % 256]), [-1]
        else:
            del data[at : at + size], origin[at : at + size]
    starts = {n: origin.index(n * SIZE) for n in range(len(sent)) if n * SIZE in origin}
    return bytes(data), [n for n, i in starts.items() if origin[i : i + SIZE] == list(range(n * SIZE, (n + 1) * SIZE))]


def check(faults: list[Fault], cuts: list[int]) -> None:
    sent = stream(20)
    data, whole = damage(sent, faults)
    found, reader = read(data, cuts)
    assert {sent[n] for n in whole} <= set(found)
    assert set(found) <= set(sent), "a damaged block was taken for a sound one"
    numbers = [blockreader.number_of(block) for block in found]
    assert numbers == sorted(numbers)
    assert reader.restarts == 0


KIND = st.sampled_from(["flip", "drop", "insert", "cut"])
FAULT = st.tuples(KIND, st.integers(0, 20 * SIZE - 1), st.integers(1, 1500))


@given(st.lists(FAULT, min_size=1, max_size=4), st.lists(st.integers(0, 20 * SIZE), max_size=5))
def test_only_the_damaged_blocks_are_missed(faults, cuts):
    check(faults, cuts)


def test_counts():
    sent = stream(10)
    reader = BlockReader()
    assert reader.feed(b"".join(sent[:3] + sent[5:6] + sent[4:5]) + b"tail") == sent[:3] + sent[5:6]
    assert (reader.blocks, reader.restarts) == (4, 0), "the block that came too late is lost"
    assert reader.finish() == 4 and reader.bad_bytes == SIZE + 4
    reader.count_anew()
    assert reader.feed(sent[9]) == [sent[9]] and (reader.blocks, reader.bad_bytes) == (1, 0)


@given(st.integers(1, 3 * REMEMBERED), st.integers(0, 3 * REMEMBERED))
def test_an_instrument_that_begins_anew_is_noticed(before, lost):
    """However much it had sent, and however much of what it sends then is lost, and the first block of it at once."""
    reader = BlockReader()
    sent = stream(before)
    assert reader.feed(b"".join(sent)) == sent and reader.restarted_at is None
    anew = stream(2, lost, epoch=0)
    assert reader.feed(stream(1, before)[0] + b"".join(anew)) == [*stream(1, before), *anew]
    assert (reader.restarts, reader.restarted_at) == (1, 1)
    assert reader.feed(stream(1, lost + 2, epoch=0)[0]) and reader.restarted_at is None


def test_a_restart_that_is_announced():
    """Blocks of the epoch before may still be on their way, or come twice."""
    reader = BlockReader()
    old, new = stream(30), stream(9, epoch=2)
    assert reader.feed(b"".join(old[20:28])) == old[20:28]
    reader.announce(2)
    assert reader.feed(b"".join(old[28:] + new[1:5])) == old[28:] + new[1:5]
    assert reader.restarts == 0
    reader.count_anew()
    assert reader.feed(b"".join(old[25:] + new[3:9])) == new[5:9]
    assert (reader.blocks, reader.restarts, reader.bad_bytes) == (4, 0, 7 * SIZE)
    assert reader.feed(b"".join(stream(1, 30))) and reader.restarts == 1, "the instrument is back in the old epoch"


def test_what_a_driver_gives_out_twice_is_taken_once():
    sent = stream(10)
    reader = BlockReader()
    came = b"".join(sent[:4]) + sent[4][:100] + (b"".join(sent[1:4]) + sent[4][:100])[-1300:] + sent[4][100:]
    assert reader.feed(came + b"".join(sent[3:])) == sent
    assert reader.restarts == 0
    assert reader.bad_bytes == len(came) + 7 * SIZE - 10 * SIZE


@pytest.mark.parametrize("fault", [("flip", 5000, 3), ("drop", 700, 1), ("insert", 0, 9), ("cut", 1000, 700)])
def test_each_kind_of_fault(fault):
    check([fault], [])


@pytest.mark.parametrize("broken", [lambda data: data[:4] == MAGIC_BYTES, lambda data: True])
def test_a_reader_without_crc_is_caught(monkeypatch, broken):
    monkeypatch.setattr(blockreader, "is_sound", broken)
    with pytest.raises(AssertionError):
        check([("flip", 5000, 3)], [])

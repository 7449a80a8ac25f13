# SPDX-License-Identifier: BSD-2-Clause
"""A capture of anything beside a run.json that is good: a result that can be kept, or a sentence; no impossible figure.

Each input is read twice: as it is, and as a description of blocks that are sound and mostly follow each other, since
no mutation would ever find those.
"""

import json
import struct
import zlib
from typing import Any

from fuzz import carried
from fuzz.files import given
from fuzz.fuzzing import outcome
from fuzz.recorded import recorded
from jsonrecords import evaluate, page

from irqscope.contract import blocks, registers
from irqscope.contract.blocks import BLOCK_BYTES, PAYLOAD_WORDS, Kind
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.onepass import read_whole

DRAWN = 32
"""One result of so many is made a page, which takes ten times as long."""
_HEAD = struct.Struct("<BBQ")
"""Of a described block: its kind and the three below, its payload's words, its base. The payload follows."""
LAST, ANEW = 8, 16
SKIPPED = 32
"""From this bit on: how many numbers were left out before it."""


def described(capture: bytes) -> bytes:
    """The description of sound blocks without a gap."""
    found = [blocks.decode(capture[at : at + BLOCK_BYTES]) for at in range(0, len(capture), BLOCK_BYTES)]
    return b"".join(
        _HEAD.pack(block.kind | LAST * block.last, len(block.payload), block.base)
        + struct.pack(f"<{len(block.payload)}I", *block.payload)
        for block in found
        if block.kind != Kind.REPLY
    )


def built(data: bytes) -> bytes:
    """The blocks that `data` describes."""
    found, at, number, snapshot, epoch = [], 0, 0, 1, 0
    while at + _HEAD.size <= len(data):
        flags, count, base = _HEAD.unpack_from(data, at)
        at += _HEAD.size
        count = min(count, PAYLOAD_WORDS, (len(data) - at) // 4)
        payload = struct.unpack_from(f"<{count}I", data, at)
        at += 4 * count
        number += flags // SKIPPED
        if flags & ANEW:
            epoch, number = (epoch + 1) % 16, 0
        last = bool(flags & LAST)
        found.append(
            blocks.encode(
                flags % 8, number, base, payload, detail=snapshot, last=last, epoch=epoch, protocol=registers.PROTOCOL
            )
        )
        number += 1
        snapshot += flags % 8 == Kind.SNAPSHOT and last
    return b"".join(found)


SEEDS = [recorded()["capture.irq"], described(recorded()["capture.irq"])]


def check(data: bytes) -> None:
    for stream in (data, built(data)):
        with given(stream, "capture.irq") as path:
            (path.parent / "run.json").write_bytes(recorded()["run.json"])
            directory = RunDirectory(path.parent)
            if result := outcome(lambda directory=directory: evaluate(directory, *read_whole(directory))):
                possible(result)
                assert json.loads(directory.result_file.read_text())["valid"] == result["valid"]
                if zlib.crc32(data) % DRAWN == 0:
                    with carried.Carrying():
                        assert page(result)
                carried.run(stream, directory.path)


def possible(result: dict[str, Any]) -> None:
    """What is said must be possible, whatever came from the instrument."""
    for segment in (*result["segments"], *result["from_events"]):
        assert segment["n"] >= 0 and all(count >= 0 for count in segment["histogram"]["counts"])
        for quantile in segment["quantiles"]:
            if quantile["estimable"]:
                assert segment["min"] <= quantile["low"] <= quantile["high"] <= segment["max"], segment["name"]
    if not result["balance"]["balanced"]:
        return  # figures that contradict each other are shown, and said to be invalid
    for account in result["balance"]["equations"]:
        assert all(term >= 0 for side in ("left", "right") for term in account[side].values()), account
    for segment in (*result["segments"], *result["from_events"]):
        assert all(count >= 0 for count in segment["classes"].values()), segment["name"]
        if segment["n"]:
            assert 0 <= segment["min"] <= segment["mean"] <= segment["max"], segment["name"]
            assert segment["min"] <= segment["median"] <= segment["max"], segment["name"]

# SPDX-License-Identifier: BSD-2-Clause
"""Tens of thousands of faults in the bytes of a run: none gets through undetected (a million: benchmarks/faults.py)."""

import pytest
from endtoend import latency, url
from fault_flood import Flood

from irqscope.device import blockreader
from irqscope.device.capture import CaptureFile

pytestmark = pytest.mark.bench

FAULTS = 20_000


@pytest.fixture(scope="module")
def sent(tmp_path_factory):
    """The blocks of a run."""
    directory = tmp_path_factory.mktemp("flood") / "run"
    assert latency(url(profile="linux-rt", engine="native"), directory, "--rate", "5kHz", "--count", 5000).code == 0
    return [block for batch in CaptureFile(directory / "capture.irq").batches() for block in batch]


def test_nothing_gets_through(sent):
    flood, seed = Flood(), 0
    while flood.faults.total() < FAULTS:
        flood.go(sent, seed)
        seed += 1
    assert (flood.undetected, flood.uncounted) == (0, 0)
    assert 0.05 < flood.lost / flood.blocks < 0.5 and len(flood.faults) == 6


def test_the_flood_finds_a_reader_that_looks_away(sent, monkeypatch):
    """Without the CRC, or without an eye for what is late, it is noticed."""
    flood = Flood()
    with monkeypatch.context() as patch:
        patch.setattr(blockreader, "is_sound", lambda data: data[:4] == blockreader.MAGIC_BYTES)
        for seed in range(10):
            flood.go(sent, seed)
    assert flood.undetected > 0
    flood = Flood()
    with monkeypatch.context() as patch:
        patch.setattr(blockreader.BlockReader, "_is_late", lambda reader, block: False)
        for seed in range(10):
            flood.go(sent, seed)
    assert flood.undetected > 0

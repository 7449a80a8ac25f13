# SPDX-License-Identifier: BSD-2-Clause
"""capture.irq: what was appended is there, whatever became of the tail."""

import errno
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from irqscope.contract import blocks, registers
from irqscope.device import capture
from irqscope.device.capture import CaptureFile, CaptureWriter
from irqscope.errors import BadInput, NotKept

SIZE = blocks.BLOCK_BYTES
SENT = [blocks.encode(1, i, i * 100, list(range(i % 120)), protocol=registers.PROTOCOL) for i in range(60)]


def read(path) -> tuple[list[bytes], CaptureFile]:
    file = CaptureFile(path)
    return [block for batch in file.batches() for block in batch], file


def test_what_is_appended_is_there_at_once(tmp_path):
    with CaptureWriter(tmp_path / "capture.irq") as writer:
        for at in range(0, 60, 7):
            writer.append(SENT[at : at + 7])
            assert (tmp_path / "capture.irq").stat().st_size == SIZE * min(at + 7, 60)
    assert read(tmp_path / "capture.irq")[0] == SENT


def test_an_existing_capture_is_never_touched(tmp_path):
    (tmp_path / "capture.irq").write_bytes(b"precious")
    with pytest.raises(BadInput, match="exists already"):
        CaptureWriter(tmp_path / "capture.irq")
    assert (tmp_path / "capture.irq").read_bytes() == b"precious"


def test_a_disk_that_takes_no_capture_or_loses_it_is_a_sentence(tmp_path, monkeypatch):
    """A network's disk says only in the end that it has no room."""
    with pytest.raises(NotKept, match=r"^cannot write .*capture.irq: No such file or directory$"):
        CaptureWriter(tmp_path / "gone" / "capture.irq")
    writer = CaptureWriter(tmp_path / "capture.irq")
    writer.append(SENT)

    def full(number):
        raise OSError(errno.EDQUOT, "Disk quota exceeded")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotKept, match=r"^cannot write .*capture.irq: Disk quota exceeded$"):
        writer.close()
    assert read(tmp_path / "capture.irq")[0] == SENT


def test_no_capture_is_a_sentence(tmp_path):
    with pytest.raises(BadInput, match="cannot read"):
        list(CaptureFile(tmp_path / "none").batches())


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 60 * SIZE), st.integers(0, 3000))
def test_torn_and_zeroed_tails(tmp_path, length, zeros):
    path = tmp_path / "capture.irq"
    data = b"".join(SENT)[:length]
    path.write_bytes(data[: max(0, length - zeros)] + bytes(min(zeros, length)))
    whole = max(0, length - zeros) // SIZE
    found, file = read(path)
    assert found[:whole] == SENT[:whole]
    assert len(found) - whole <= 1 and set(found) <= set(SENT)  # a block may end in zeros of its own
    assert file.reader.bad_bytes == length - SIZE * len(found)


def test_reading_in_pieces(tmp_path, monkeypatch):
    monkeypatch.setattr(capture, "READ_BLOCKS", 7)
    path = tmp_path / "capture.irq"
    path.write_bytes(b"".join(SENT) + os.urandom(100))
    batches = list(CaptureFile(path).batches())
    assert [block for batch in batches for block in batch] == SENT and len(batches) == 9

# SPDX-License-Identifier: BSD-2-Clause
"""`kill -9` at any moment: what was received until then is a valid, incomplete result."""

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from endtoend import irqscope, url
from eventually import eventually

from irqscope import read
from irqscope.contract.blocks import Kind, decode
from irqscope.contract.segments import Count
from irqscope.device.capture import CaptureFile

pytestmark = pytest.mark.bench

ROOT = Path(__file__).parents[2]
MOMENTS = 200
IN_CI = (0, 40, 80, 120, 160, 199)
EXIT_INCOMPLETE = 5
LONG = 500_000
"""Bytes of the capture within which a run is killed: some forty snapshots."""


def killed_run(directory: Path, seed: int, after: int) -> None:
    """A run through the command line that dies when it has written `after` bytes of its capture, or some more."""
    port = url(profile="linux-rt", engine="native", seed=seed)
    command = [
        sys.executable,
        "-m",
        "irqscope",
        "latency",
        "--port",
        port,
        "--rate",
        "1kHz",
        "--count",
        "1000000",
        "--out",
        str(directory),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "host")}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        capture = directory / "capture.irq"
        eventually(lambda: process.poll() is not None or (capture.exists() and capture.stat().st_size >= after))
        assert process.poll() is None, "the run ended by itself"
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def snapshots(capture: Path) -> tuple[int, int, int]:
    """Whole snapshots in a capture, and the stimuli and answers to them that segment 0 counts there; plainly."""
    data = capture.read_bytes()
    whole = causes = serving = 0
    gathered = (0, 0)
    number = None
    for start in range(0, len(data) - 511, 512):
        block = decode(data[start : start + 512])
        if block.kind != Kind.SNAPSHOT:
            continue
        if block.detail != number:
            number, gathered = block.detail, (0, 0)
        words = dict(zip(block.payload[::2], block.payload[1::2], strict=True))
        gathered = (gathered[0] + words.get(Count.CAUSES, 0), gathered[1] + words.get(Count.PAIRED, 0))
        if block.last:
            whole, causes, serving = whole + 1, causes + gathered[0], serving + gathered[1]
    return whole, causes, serving


@pytest.mark.parametrize(
    "moment", [pytest.param(i, marks=() if i in IN_CI else pytest.mark.slow) for i in range(MOMENTS)]
)
def test_what_was_received_is_a_valid_result(moment, tmp_path):
    rng = random.Random(moment)
    directory = tmp_path / "run"
    killed_run(directory, moment, int(LONG * moment / (MOMENTS - 1) * rng.uniform(0.7, 1.0)))
    code, output = irqscope("report", directory)
    result = json.loads((directory / "result.json").read_text())
    assert code == result["exit_code"] == EXIT_INCOMPLETE
    assert result["valid"] and not result["complete"] and not result["errors"]
    assert "INCOMPLETE" in output and (directory / "report.html").stat().st_size > 1000
    whole, causes, serving = snapshots(directory / "capture.irq")
    assert result["snapshots"] == whole
    classes = result["segments"][0]["classes"]
    if result["events"]["received"] and not whole:  # the figures are of the events
        causes, serving = (len(read(directory).events(source).ticks) for source in ("stimulus", "isr"))
    assert (classes["causes"], classes["paired"]) == (causes, serving)
    assert result["segments"][0]["n"] == serving + classes["coalesced"]
    blocks = [block for batch in CaptureFile(directory / "capture.irq").batches() for block in batch]
    assert len(blocks) == (directory / "capture.irq").stat().st_size // 512
    if moment == MOMENTS - 1:
        assert whole >= 1 and serving > 100


def test_a_torn_last_block_is_left_out(tmp_path):
    directory = tmp_path / "run"
    killed_run(directory, 99, 300_000)
    capture = directory / "capture.irq"
    assert irqscope("report", directory)[0] == EXIT_INCOMPLETE
    before = json.loads((directory / "result.json").read_text())
    with capture.open("ab") as file:
        file.write(capture.read_bytes()[:300])
    assert irqscope("report", directory)[0] == EXIT_INCOMPLETE
    after = json.loads((directory / "result.json").read_text())
    assert after["valid"] and after["segments"] == before["segments"]
    assert after["events"]["received"] == before["events"]["received"]

# SPDX-License-Identifier: BSD-2-Clause
"""Runs of random configurations against the waveform of their pins, by a program that shares no code with irqscope."""

import ast
import json
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import differential
import pytest

pytestmark = pytest.mark.bench

CASES, STIMULI = 20, 300
RESULT = "result.json"


def measured(number: int, place: Path, stimuli: int = STIMULI) -> tuple[Path, Path, Path]:
    """Case `number`, with R = 2, whose core ships; the other R are in the long form."""
    return differential.measure(differential.draw(number, samples=(2,)), place, stimuli)


NUMBERS = [*range(CASES), *range(differential.TRIGGERED, differential.TRIGGERED + CASES // 2)]


@pytest.mark.few(12)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_random_configuration_is_the_truth(number, tmp_path):
    found = differential.compare(*measured(number, tmp_path))
    assert found["first"] == [] and found["wrong"] == 0
    assert found["events"] + found["lost"] >= STIMULI / 2 and found["figures"] > 6


def test_the_program_imports_nothing_but_the_standard_library():
    own = {path.stem for path in differential.CHECKER.parent.glob("*.py")}
    for path in differential.CHECKER.parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            modules = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else ([node.module or "."] if isinstance(node, ast.ImportFrom) else [])
            )
            for module in modules:
                assert module.partition(".")[0] in own | set(sys.stdlib_module_names), f"{path.name} imports {module}"
            assert not (isinstance(node, ast.Name) and node.id == "__import__")
            assert not (isinstance(node, ast.Name) and node.id == "importlib")


def rewrite(capture: Path, kind: int, change: Callable[[list[int]], None]) -> None:
    """Change the words of the first block of a kind that has a payload, and make its CRC good again."""
    data = bytearray(capture.read_bytes())
    for start in range(0, len(data), 512):
        words = list(struct.unpack_from("<128I", data, start))
        if words[1] & 0xFF == kind and words[126] & 0xFF > 8:
            change(words)
            struct.pack_into("<127I", data, start, *words[:127])
            struct.pack_into("<I", data, start + 508, zlib.crc32(data[start : start + 508]))
            capture.write_bytes(data)
            return
    raise AssertionError(f"no block of kind {kind}")


def add_to(word: int, amount: int) -> Callable[[list[int]], None]:
    def change(words: list[int]) -> None:
        words[word] += amount

    return change


def swap(words: list[int]) -> None:
    """The sources of two successive events, which then are paired otherwise."""
    first, second = words[7], words[8]
    words[7], words[8] = ((a & ~(7 << 27)) | (b & 7 << 27) for a, b in ((first, second), (second, first)))


@pytest.mark.parametrize(
    "kind, change, complaint",
    [
        (1, add_to(3, 1), "an event that never was"),  # all ticks of a block are off by one
        (1, add_to(7, 1), "an event that never was"),  # one tick
        (1, swap, "an event that never was"),
        (3, add_to(6, 1), "a record of a latency that never was"),  # the latency of an outlier
        (3, add_to(7, -1), "a record of a latency that never was"),  # its time
    ],
)
def test_a_capture_with_one_wrong_word_is_found(kind, change, complaint, tmp_path):
    run, truth, _ = measured(2, tmp_path, 150)
    (run / "capture.irq").chmod(0o600)
    rewrite(run / "capture.irq", kind, change)
    found = differential.compare(run, truth, None)
    assert found["wrong"] and any(complaint in text for text in found["first"]), found


@pytest.mark.parametrize("key", ["paired", "causes", "coalesced"])
def test_a_pairing_off_by_one_is_found(key, tmp_path):
    run, truth, _ = measured(2, tmp_path, 150)
    result = json.loads((run / RESULT).read_text())
    result["segments"][0]["classes"][key] += 1
    (run / RESULT).write_text(json.dumps(result))
    assert differential.compare(run, truth, None)["wrong"] == 1


def test_a_bin_too_far_is_found(tmp_path):
    run, truth, _ = measured(2, tmp_path, 150)
    result = json.loads((run / RESULT).read_text())
    counts = result["segments"][0]["histogram"]["counts"]
    used = next(index for index, count in enumerate(counts) if count)
    counts[used], counts[used + 1] = counts[used] - 1, counts[used + 1] + 1
    (run / RESULT).write_text(json.dumps(result))
    assert differential.compare(run, truth, None)["wrong"] == 1

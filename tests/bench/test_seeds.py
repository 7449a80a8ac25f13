# SPDX-License-Identifier: BSD-2-Clause
"""Equal seeds give byte-identical captures: run after run, and natively as in WebAssembly."""

import pytest
from endtoend import irqscope, url

from irqscope_bench.opening import find_core

pytestmark = pytest.mark.bench

TARGET = {"profile": "linux-loaded", "faults__near": 0.1, "irq__kind": "8259-edge"}


def capture(directory, count: int, **options: object) -> bytes:
    """The blocks of a short run, and the waveform of its pins."""
    waveform = directory.with_suffix(".vcd")
    port = url(**TARGET, truth=waveform, **options)
    code, _ = irqscope("latency", "--port", port, "--rate", "10kHz", "--count", count, "--out", directory)
    assert code in (0, 3)
    return (directory / "capture.irq").read_bytes() + waveform.read_bytes()


def test_equal_seeds_give_equal_captures(tmp_path):
    runs = [
        capture(tmp_path / str(number), 300, engine="native", seed=seed, link=link)
        for number, (seed, link) in enumerate([(7, "3Mbaud"), (7, "3Mbaud"), (8, "3Mbaud"), (7, "6Mbaud")])
    ]
    assert runs[0] == runs[1]
    assert len({*runs}) == 3
    assert len(runs[0]) > 20_000


def test_native_and_wasm_captures_are_equal(tmp_path):
    core = find_core(None)
    if not core.module.exists():
        pytest.skip("the WebAssembly module has not been made: python -m irqscope_gateware.simulation")
    native, wasm = (capture(tmp_path / engine, 150, engine=engine, seed=2**63 + 5) for engine in ("native", "wasm"))
    assert native == wasm

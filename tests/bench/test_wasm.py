# SPDX-License-Identifier: BSD-2-Clause
"""A whole run with nothing but Python packages: the gateware in WebAssembly, its statistics, and a report."""

import json

from endtoend import irqscope, page_of, url

PROFILE = """
description = "Always as late"
[irq]
latency = "2us"
[isr]
toggle = "500ns"
duration = "1us"
[task]
latency = "10us"
"""


def test_a_run_without_a_compiler_ends_in_a_report(tmp_path):
    profile, out = tmp_path / "even.toml", tmp_path / "run"
    profile.write_text(PROFILE)
    port = url(profile=profile, engine="wasm")
    code, said = irqscope(
        "latency",
        "--port",
        port,
        "--rate",
        "10kHz",
        "--count",
        200,
        "--limit",
        "isr.max=3us",
        "--max-loss",
        0,
        "--out",
        out,
    )
    result = json.loads((out / "result.json").read_text())
    tick = result["tick"]["numerator"] / result["tick"]["denominator"]
    isr = result["segments"][0]
    assert code == 0 and result["verdict"] == "PASS" and "PASS" in said
    assert result["valid"] and result["balance"]["balanced"] and result["cross_check"]["agrees"]
    assert isr["n"] == isr["classes"]["paired"] == 200
    assert 2.5e-6 <= isr["min"] * tick <= isr["max"] * tick <= 2.5e-6 + 2 * tick, "the target's own, and the grid"
    assert "PASS" in page_of(out)

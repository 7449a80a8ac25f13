# SPDX-License-Identifier: BSD-2-Clause
"""A run that broke off is compared by what is there of it, and the comparison says so."""

import json

import goldens

from irqscope import cli


def test_a_run_that_broke_off_is_named(tmp_path):
    """Neither page nor file told it from a whole one."""
    for name in ("killed", "latency"):
        goldens.result_of(name, tmp_path)
    words = ["compare", str(tmp_path / "latency"), str(tmp_path / "killed"), "--segment", "isr"]
    assert cli.main([*words, "--out", str(tmp_path / "out")]) == 0
    told = "the run broke off: this is what came until then"
    whole, part = json.loads((tmp_path / "out" / "comparison.json").read_text())["runs"]
    assert part["warnings"][0] == told and told not in whole["warnings"]
    assert f"killed: {told}" in (tmp_path / "out" / "report.html").read_text()

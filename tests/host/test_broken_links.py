# SPDX-License-Identifier: BSD-2-Clause
"""Wherever a link breaks for good, each experiment keeps what it measured until then, and has a page for it."""

import pytest

from irqscope import cli

EXPERIMENTS = {
    "latency": ["--rate", "1kHz", "--count", "3000"],
    "periodic": ["--duration", "20s"],
    "multi": ["--release", "stimulus", "--rate", "1kHz", "--duration", "2s", "--deadline", "1ms"],
    "saturate": ["--from", "1kHz", "--to", "16kHz", "--steps", "5", "--count", "50", "--pause", "0"],
}


@pytest.mark.parametrize("received", [9_000, 12_000, 16_000, 20_000, 23_000, 25_000, 40_000])
@pytest.mark.parametrize("experiment", EXPERIMENTS)
def test_what_was_measured_until_then_has_a_page(experiment, received, tmp_path):
    """Before the first snapshot, with one of nothing in it, between two, in the middle."""
    directory = tmp_path / "run"
    arguments = [experiment, "--port", f"model://?breaks={received}", *EXPERIMENTS[experiment], "--out", str(directory)]
    assert cli.main(arguments) == 5
    assert cli.main(["report", str(directory)]) == 5
    assert (directory / "report.html").stat().st_size > 1000

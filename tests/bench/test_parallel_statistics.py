# SPDX-License-Identifier: BSD-2-Clause
"""An instrument with an engine for each segment: the same figures, and rates that one engine does not follow."""

from fractions import Fraction
from pathlib import Path

import pytest
from endtoend import irqscope, latency, read, url

pytestmark = [pytest.mark.bench, pytest.mark.usefixtures("compiled_quickly")]

SERVICE = Fraction("247.5e-9") / (1 + Fraction(42, 10**6))
"""Seconds that an answer of profile `microcontroller` takes on the mean: its handler, and the way back into it."""
ENGINES = ("serial", "parallel")

EXIT_WARNED = 3


def port(engine: str, **options: object) -> str:
    return url(engine="native", statistics=engine, link="unlimited", **options)


@pytest.mark.few(1)
@pytest.mark.parametrize("profile", ["linux-loaded", "rtos"])
def test_both_engines_give_the_same_figures(profile: str, tmp_path: Path) -> None:
    """After a rehearsal, whose reset clears what it left; with outliers, coalesced causes and snapshots in mid-run."""
    options = ("--rate", "20kHz", "--count", 6000, "--least", "learned", "--threshold", "1.2us", "--seed", "3")
    found = [latency(port(engine, profile=profile), tmp_path / engine, *options) for engine in ENGINES]
    assert found[0].code == found[1].code and all(each.result["cross_check"]["agrees"] for each in found)
    for each in found:
        for segment in each.result["segments"]:
            segment["charts"].pop("course")  # it ends with the run, a few clocks sooner or later
    assert found[0].result["segments"] == found[1].result["segments"]
    assert found[0].result["balance"] == found[1].result["balance"]
    assert any(each["classes"]["outliers"] for each in found[0].result["segments"])


def sweep(engine: str, directory: Path) -> dict:
    code, _ = irqscope(
        *("saturate", "--port", port(engine, profile="microcontroller"), "--out", directory),
        *("--from", "1MHz", "--to", "6MHz", "--steps", 16, "--refine", 4, "--dither", 0, "--count", 2000),
    )
    assert code in (0, EXIT_WARNED)
    return read(directory).result


def test_a_microcontroller_that_answers_four_million_times_a_second(tmp_path: Path) -> None:
    """Its knee, and what each step says of single answers; one engine follows the slowest steps alone, and says so."""
    serial, parallel = (sweep(engine, tmp_path / engine) for engine in ENGINES)
    for result in (serial, parallel):
        # It bends a little before that: a handler that ends just before the next edge waits for it.
        rate, (low, high) = (result["saturation"]["knee"][name] for name in ("rate", "interval"))
        assert low < rate < high and 0.98 < rate * SERVICE < 1 and high / low < 1.02
        assert [row["answers"] for row in result["steps"]] == [row["answers"] for row in parallel["steps"]]
    assert all(row["followed"] and row["classes"]["missing"] == 0 for row in parallel["steps"])
    fast = [row for row in serial["steps"] if not row["followed"]]
    assert fast and min(row["offered_hz"] for row in fast) > serial["instrument"]["sustained_samples_hz"]
    for row in fast:
        assert row["classes"] is None
        assert {row[part][name] for part in ("interval", "latency") for name in ("min", "median", "max")} == {None}

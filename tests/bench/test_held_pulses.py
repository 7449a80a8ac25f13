# SPDX-License-Identifier: BSD-2-Clause
"""A level interrupt: the pulse is held until it is answered, and what comes meanwhile is counted, not driven."""

from pathlib import Path

import pytest
from endtoend import measure, page_of, read, url

from irqscope import cli

pytestmark = pytest.mark.bench
LEVEL = """
[irq]
kind = "level"
latency = "2us"
[isr]
toggle = "300ns"
duration = "1us"
reentry = "500ns"
[task]
release = "none"
[[disturbance]]
period = "{period}"
phase = "200us"
duration = "{duration}"
"""
RATE = ("--rate", "10kHz", "--count", 500, "--segments", "isr")


def port(folder: Path, period: str = "1s", duration: str = "0s", **more: str) -> str:
    profile = folder / "level.toml"
    profile.write_text(LEVEL.format(period=period, duration=duration))
    return url(profile=profile, **more)


def test_a_level_that_stays_is_served_again_and_one_that_is_held_until_the_answer_once(tmp_path: Path) -> None:
    again = measure(port(tmp_path, ledger="on"), tmp_path / "a", *RATE, "--width", "10us")
    held = measure(port(tmp_path, ledger="on"), tmp_path / "b", *RATE, "--hold-until", "isr")
    assert again.counts["extra_runs"] > 400
    assert (held.counts["runs"], held.counts["extra_runs"], held.counts["served"]) == (500, 0, 500)
    assert held.classes("isr")["paired"] == 500 and held.classes("isr")["unmatched"] == 0


def test_what_cannot_be_driven_is_counted_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The CPU stands for three stimuli's time, once in twenty: the pulse holds, and the two that are due are not."""
    out = tmp_path / "run"
    words = ["--rate", "10kHz", "--count", "400", "--segments", "isr", "--dither", "none"]
    held = ["--hold-until", "isr", "--width", "1ms"]
    stalling = port(tmp_path, "2ms", "300us")
    assert cli.main(["latency", "--port", stalling, "--out", str(out), *words, *held]) == 3
    found = read(out)
    stimulus = found.result["stimuli"]["stimulus"]
    assert stimulus["blocked"] >= 2 * 19 and stimulus["fired"] + stimulus["blocked"] == 400
    (said,) = [each for each in found.result["warnings"] if "held" in each]
    assert said == f"{stimulus['blocked']} stimuli were not driven, since the pulse before was still held"
    assert "held until isr answers, 1 ms at most, active high" in page_of(out)
    assert found.segment("isr")["n"] == stimulus["fired"] and found.result["valid"]


@pytest.mark.parametrize(("given", "words"), [("stimulus2", "takes an input, one of isr, task, done, aux"), ("x", "x")])
def test_what_holds_it_is_an_input(given: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "run")
    assert cli.main(["latency", "--port", port(tmp_path), "--out", out, "--hold-until", given]) == 2
    assert words in capsys.readouterr().err

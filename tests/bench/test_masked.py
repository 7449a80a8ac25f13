# SPDX-License-Identifier: BSD-2-Clause
"""Masked spans through the real core and command line. A modelled target is made deaf at times that `aux` shows.

Its CPU is blocked for the length of a pulse on `aux`. What comes meanwhile is one request then, as of a masked line.
"""

import json
from pathlib import Path

import pytest
from edited_run import edit
from endtoend import Outcome, irqscope, latency, read, url
from masking_target import DEAF, START

pytestmark = pytest.mark.bench


def measured(directory: Path, rate: str, count: int, *segments: str, **options: object) -> Outcome:
    (directory / "deaf.toml").write_text(DEAF)
    (directory / "stub").write_text(json.dumps(START))
    port = url(profile=directory / "deaf.toml", engine="native", **options)
    return latency(
        port,
        directory / "run",
        "--rate",
        rate,
        "--count",
        count,
        "--timeout",
        "20ms",
        "--stub",
        directory / "stub",
        "--segments",
        ",".join(segments),
    )


def spans(run: Outcome) -> list[tuple[int, int]]:
    """By the events: after the first tick and not after the second."""
    edges = [(ticks, edge) for ticks, source, edge, _ in run.events if source == "aux"]
    assert [edge for _, edge in edges] == [1, 0] * (len(edges) // 2)
    return list(zip([t for t, _ in edges[::2]], [t for t, _ in edges[1::2]], strict=True))


def test_the_books_and_the_figures(tmp_path):
    """By the events, and the plainest rule: a stimulus in a span is masked, another one answered by the next isr."""
    run = measured(tmp_path, "10kHz", 2000, "isr", "task", "isr.interval", link="unlimited")
    isr, interval, known = run.segment("isr"), run.segment("isr.interval"), spans(run)
    tick = run.result["tick"]["numerator"] / run.result["tick"]["denominator"]
    assert run.code == 3 and run.result["valid"] and run.result["cross_check"]["agrees"]
    masked = run.result["masked"]
    assert masked["spans"] == len(known) >= 3 and not masked["open"] and masked["storms"] is None
    assert masked["ticks"]["least"] == masked["ticks"]["most"] == sum(end - begin for begin, end in known)
    assert masked["ticks"]["most"] * tick == pytest.approx(len(known) * 5e-3, rel=1e-5)

    times = {name: [t for t, source, _, _ in run.events if source == name] for name in ("stimulus", "isr")}
    outside = [t for t in times["stimulus"] if not any(begin < t <= end for begin, end in known)]
    answer = {t: min(r for r in times["isr"] if r > t) for t in outside}
    waited = {t for t in outside if any(t <= begin < end < answer[t] for begin, end in known)}
    values = sorted(answer[t] - t for t in outside if t not in waited)
    classes = isr["classes"]
    assert classes["masked"] == 2000 - len(values) > 100 and classes["causes"] == 2000
    assert (isr["n"], isr["min"], isr["max"], isr["sum"]) == (len(values), values[0], values[-1], sum(values))
    assert (classes["missing"], classes["unmatched"]) == (0, 0) and classes["masked_responses"] >= 3
    assert isr["max"] * tick < 100e-6 and interval["max"] * tick < 5e-3
    assert interval["classes"]["masked"] >= 3 and run.segment("task")["source"]["histogram"] == "on chip"
    assert run.result["balance"]["balanced"]


def test_a_link_that_is_too_slow(tmp_path):
    """Edges of aux are among the lost ones: all spans are known, to the ticks of the loss records."""
    run = measured(tmp_path, "40kHz", 8000, "isr", "task", link="1Mbaud")
    masked, isr = run.result["masked"], run.segment("isr")
    assert not run.result["events"]["complete"] and run.result["valid"] and run.result["balance"]["balanced"]
    seen = sum(source == "aux" for _, source, _, _ in run.events)
    assert masked["spans"] >= 3 and 0 < seen < 2 * masked["spans"]
    assert masked["ticks"]["least"] < masked["ticks"]["most"]
    told = isr["classes"]["causes"]
    assert 0 < told < 8000 and isr["source"]["figures"] == f"events {told} of 8000"
    assert any(f"the figures tell of {told} of 8000 causes only" in text for text in run.result["warnings"])
    tick = run.result["tick"]["numerator"] / run.result["tick"]["denominator"]
    assert isr["max"] * tick < 100e-6


def test_what_the_stub_counted_otherwise_is_said(tmp_path):
    """The end line of a stub, as a run of a guest or a process has it."""
    measured(tmp_path, "5kHz", 1000, "isr")
    edit(tmp_path / "run" / "run.json", lambda run: run["end"].update(target={"storms": 99}))
    code, _ = irqscope("report", tmp_path / "run")
    again = read(tmp_path / "run", code)
    assert code == 3 and any("99 times as its stub counted" in text for text in again.result["warnings"])

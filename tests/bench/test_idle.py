# SPDX-License-Identifier: BSD-2-Clause
"""The time before end to end: what `irqscope idle` finds is what the target is made of."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from edited_run import edit
from endtoend import irqscope, page_of, url
from idle_targets import AWAY, TICK, drawn, measured

import irqscope as api
from irqscope import cli
from irqscope.experiments import idle
from irqscope.measuring.idling import Part, counts, parts
from irqscope.measuring.rundir import RunDirectory

pytestmark = pytest.mark.bench


@pytest.mark.parametrize("seed", range(3))
def test_steps_are_those_of_the_target(seed: int, tmp_path: Path) -> None:
    states = drawn(seed)
    code, found, said = measured(tmp_path, states)
    assert code == 0 and not found["missing"], said
    (curve,) = found["curves"]
    assert curve["segment"] == "isr" and found["runs"] > 3
    assert curve["shortest"] * TICK < 22e-6 and curve["longest"] * TICK > 4e-3
    # One in ten of these curves has a step that is none: it is far lower than those that are.
    steps = [step for step in curve["steps"] if abs(step["height"][0]) * TICK > 0.2e-6]
    assert len(steps) == len(states) and len(curve["steps"]) <= len(states) + 1
    before = 0.0
    for step, (residency, takes) in zip(steps, states, strict=True):
        low, high = (each * TICK for each in step["interval"])
        assert low - 2 * TICK <= residency / 1e6 + AWAY <= high + 2 * TICK
        assert (step["height"][1] - 1) * TICK <= (takes - before) / 1e6 <= (step["height"][2] + 1) * TICK
        before = takes
    assert (curve["interval"][0] - 1) * TICK <= states[-1][1] / 1e6 <= (curve["interval"][1] + 1) * TICK


def test_a_target_that_does_not_sleep_and_what_is_said_of_it(tmp_path: Path) -> None:
    code, found, said = measured(tmp_path, [], "--limit", "isr.exit=1us", "--limit", "isr.max=10us", "--json")
    result = json.loads(said)
    assert code == 0 and result["verdict"] == "PASS"
    assert result["experiment"]["name"] == "idle" and len(result["experiment"]["parts"]) + 1 == found["runs"]
    (curve,) = found["curves"]
    assert not curve["steps"] and curve["exit"] == 0 and curve["interval"][1] * TICK < 1e-6
    assert "Nothing shows that isr depends on how long the target was idle before" in page_of(tmp_path / "out")


def test_the_report_limits_and_a_part_that_is_missing(tmp_path: Path) -> None:
    code, _, said = measured(tmp_path, [(100, 30)], "--limit", "isr.exit=29us")
    out = tmp_path / "out"
    assert code == 1 and "After 101.0" in said and "without work isr is longer by 30.0" in said
    assert irqscope("report", out, "--limit", "isr.exit=31us", "--format", "json,junit,markdown,png")[0] == 0
    assert (out / "idle.png").exists() and "isr.exit" in (out / "junit.xml").read_text()
    assert "| isr |" in (out / "report.md").read_text() and "After idleness" in page_of(out)
    (out / "parts" / "02" / "capture.irq").unlink()
    code, said = irqscope("report", out)
    assert code == 1 and "Part 02 was not measured." in said, "not shown to be kept"
    capture = out / "parts" / "01" / "capture.irq"
    capture.write_bytes(capture.read_bytes()[:-4096])
    assert irqscope("report", out)[0] == 4


@pytest.mark.parametrize(
    ("part", "code", "verdict"),
    [
        ({"reason": "interrupt"}, 3, "WARN"),  # the user ended it
        (None, 5, None),  # killed, or its cable was pulled
    ],
    ids=["short", "broken off"],
)
def test_a_limit_is_not_kept_by_a_measurement_of_which_a_part_is_missing(
    part: dict[str, str] | None, code: int, verdict: str | None, tmp_path: Path
) -> None:
    assert measured(tmp_path, [(100, 30)], "--limit", "isr.max=1s")[0] == 0
    out = tmp_path / "out"
    edit(out / "parts" / "02" / "run.json", lambda run: run.update(end=part and run["end"] | part))
    found, said = irqscope("report", out)
    result = json.loads((out / "result.json").read_text())
    assert found == code and "Part 02 was broken off." in said
    assert (result["verdict"], result["complete"]) == (verdict, part is not None)
    assert result["plan"]["short"] and result["plan"]["sentence"].endswith(f"{result['findings']['runs'] - 1} of "
        f"{result['findings']['runs']} parts")  # fmt: skip


def test_a_run_that_is_ended_early_keeps_what_it_has(tmp_path: Path) -> None:
    """The user ends it in the second part: the first is whole, and what is missing is said."""
    told: list[int] = []
    stop = api.Stop()

    def tell(progress: api.Progress) -> None:
        told.append(1)
        if (tmp_path / "run" / "parts" / "01").exists():
            stop.ask()

    with api.connect(url(profile="idle-states")) as scope:
        run = scope.idle(shortest="50us", longest="5ms", duration="2s", out=tmp_path / "run", progress=tell, stop=stop)
    finding = json.loads((tmp_path / "run" / "result.json").read_text())["findings"]
    assert told and run["isr"].n > 100 and finding["runs"] >= 1
    assert any("was not measured" in each for each in finding["missing"])


def test_what_ends_between_two_parts_is_no_whole_measurement(tmp_path: Path) -> None:
    """Killed there, nothing told it: the report of what was there had exit code 0."""
    assert measured(tmp_path, [(100, 30)], "--limit", "isr.max=1s")[0] == 0
    out = tmp_path / "out"
    for part in sorted((out / "parts").iterdir())[1:]:
        shutil.rmtree(part)
    code, said = irqscope("report", out)
    result = json.loads((out / "result.json").read_text())
    assert code == 5 and "Part 02 was not measured." in said and "INCOMPLETE" in said
    assert (result["complete"], result["verdict"]) == (False, None) and result["plan"]["short"]
    edit(out / "parts" / "01" / "run.json", lambda run: run["end"].update(reason="interrupt"))
    assert irqscope("report", out)[0] == 3, "the user ended it"


def test_a_disk_without_room_for_a_part_keeps_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    create = RunDirectory.create

    def full(directory: RunDirectory) -> None:
        if directory.path.name == "02":
            raise api.NotKept(f"cannot make the directory {directory.path}: No space left on device")
        create(directory)

    monkeypatch.setattr(RunDirectory, "create", full)
    words = ["--from", "50us", "--to", "5ms", "--duration", "1s", "--out", str(tmp_path / "run")]
    assert cli.main(["idle", "--port", url(profile="idle-states"), *words]) == 5
    said = capsys.readouterr()
    assert "02: No space left on device; what was received until then is kept" in said.err
    assert "Part 01" not in said.out and "Part 02 was not measured." in said.out and "INCOMPLETE" in said.out


def test_a_request_between_two_parts_is_on_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The part that comes then has it."""
    stop, busy = api.Stop(), idle._busy

    def ask(*arguments: Any) -> int:
        stop.ask()
        return busy(*arguments)

    monkeypatch.setattr(idle, "_busy", ask)
    with api.connect(url(profile="idle-states")) as scope:
        run = scope.idle(shortest="50us", longest="5ms", duration="1s", out=tmp_path / "run", stop=stop)
    assert run.result.complete and run.result.plan.short
    assert json.loads((tmp_path / "run/parts/01/run.json").read_text())["end"]["reason"] == "interrupt"
    assert not (tmp_path / "run/parts/02").exists()


def test_any_run_has_a_view_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    port = url(profile="idle-states")
    options = ("--rate", "4kHz", "--count", 3000, "--dither", "exponential", "--segments", "isr")
    assert irqscope("latency", "--port", port, "--out", out, *options)[0] == 0
    code, said = irqscope("report", out, "--view", "idle", "--format", "png,json")
    assert code == 0 and "without work isr is longer by 2" in said and (out / "idle.png").exists()
    assert "After idleness" in page_of(out)
    found = json.loads(irqscope("report", out, "--view", "idle", "--json")[1])["idle"]
    (step,) = found["curves"][0]["steps"]
    assert step["interval"][0] * TICK <= 201.02e-6 <= step["interval"][1] * TICK + TICK
    assert irqscope("report", out)[0] == 0 and "After idleness" not in page_of(out)
    assert irqscope("latency", "--port", port, "--out", tmp_path / "b", "--count", 100, "--dither", "none")[0] == 0
    assert cli.main(["report", str(tmp_path / "b"), "--view", "idle"]) == 2
    assert "at intervals that differ" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--from", "1ms", "--to", "1ms"], "--to 1ms must be twice as long as --from 1ms"),
        (["--from", "0", "--to", "1ms"], "--from 0 is no gap"),
        (["--to", "1s", "--duration", "1s"], "is too short for gaps of up to 1 s: it takes"),
        (["--segment", "task"], "does not begin with the first stimulus"),
        (["--segment", "lunch"], "no segment is called 'lunch'"),
        (["--limit", "isr.sleep=1us"], "isr.sleep"),
        (["--limit", "task.exit=1us"], "task"),
        (["--width", "1ms"], "pulses of 1 ms merge"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = url(profile="idle-states")
    assert cli.main(["idle", "--port", port, "--out", str(tmp_path / "out"), *arguments]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "out").exists()


def test_parts_cover_all_gaps_and_the_time() -> None:
    found = parts(2_000, 20_000_000, 1)
    assert [each.high for each in found[1:]] == [each.low for each in found[:-1]]
    assert (found[0].high, found[-1].low) == (20_000_000, 2_000) and len(found) == 8
    number = counts(found, 0, 2_000_000_000)
    assert sorted(number) == number
    assert 0.95 < sum(n * each.mean for n, each in zip(number, found, strict=True)) / 2e9 <= 1
    slow = parts(2_000, 20_000_000, 50_000)
    assert slow[-1] == Part(2_000, 63_246, 50_000, random=True) and slow[:-1] == found[:5]

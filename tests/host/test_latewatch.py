# SPDX-License-Identifier: BSD-2-Clause
"""What late samples start while they come, and how a command ends that does not end by itself."""

import itertools
import json
import select
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from edited_run import edit
from eventually import eventually

from irqscope import cli
from irqscope.base.records import to_json
from irqscope.contract import blocks, registers
from irqscope.contract.blocks import OUTLIER, Kind
from irqscope.measuring import latecommand, latewatch
from irqscope.measuring.latecommand import GRACE_S, LateCommand
from irqscope.measuring.latewatch import LateWatch, OnLate
from irqscope.units import format_time
from models.instrument import IDENTITY

numbers = itertools.count()
WATCHED = "kill -0 $PPID"
"""Whether these tests still run: a script that waits ends with them, even if they are killed."""


def late(time: int, latency: int, segment: int = 0) -> bytes:
    """A block with one record."""
    word = OUTLIER.pack({"segment": segment, "latency_high": latency >> 32, "time_high": time >> 32 & 0xFF})
    payload = [word, latency & 0xFFFF_FFFF, time & 0xFFFF_FFFF]
    return blocks.encode(Kind.OUTLIERS, next(numbers), 0, payload, protocol=registers.PROTOCOL)


def other() -> bytes:
    """A block that tells of no late sample."""
    return blocks.encode(Kind.REPLY, next(numbers), 0, [0, 0], protocol=registers.PROTOCOL)


class Clock:
    """The seconds that `latecommand` knows: they pass when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(latecommand, "time", made)
    return made


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., LateCommand]]:
    """Starts a script of the shell, and waits until it has said `ready`."""
    made: list[LateCommand] = []

    def start(script: str, limit_s: float = 60) -> LateCommand:
        made.append(LateCommand(["sh", "-c", script], tmp_path / "log", limit_s))
        eventually(lambda: said(tmp_path).startswith("ready\n") and made[-1]._process)
        return made[-1]

    yield start
    for command in made:
        command.kill()


def said(folder: Path) -> str:
    path = folder / "log"
    return path.read_text() if path.exists() else ""


def watch(folder: Path, **wanted: Any) -> LateWatch:
    return LateWatch(OnLate(**wanted), ["isr", "task"], Fraction(1, 10**8), folder / "log")


def test_one_start_and_then_none(tmp_path):
    with watch(tmp_path, command=("echo", "run")) as seen:
        seen.feed([other()], 500)
        assert seen.noticed == 0
        seen.feed([other(), late(1000, 70, segment=1), other(), late(1100, 80)], 900)
        seen.feed([late(1200, 90)], 1300)
        seen.passed(1, 4000)
        seen.passed(1, 9000)
    assert said(tmp_path) == "run\n" and not seen.ends
    (notice,) = to_json(seen.record)["noticed"]
    assert (notice["number"], notice["segment"], notice["time"], notice["latency"]) == (1, "task", 1000, 70)
    assert notice["delay"] == {"least": 0, "most": 3000}, "between a time before it and a later one"
    assert notice["command"]["code"] == 0 and notice["command"]["output"] == "run\n"


def test_again_after_so_many_and_never_two_at_once(tmp_path):
    go = tmp_path / "go"
    script = f"echo begin; while [ ! -e {go} ] && {WATCHED}; do sleep 0.01; done; echo end"
    with watch(tmp_path, command=("sh", "-c", script), again=2) as seen:
        for number in range(1, 5):  # 3 would be its turn, but the first start has not come to its end
            seen.feed([late(1000 * number, 70)], 1000 * number + 100)
        assert seen.noticed == 1
        go.touch()
        eventually(lambda: said(tmp_path) == "begin\nend\n" and not seen._notices[0].command.running)
        seen.feed([late(5000, 70)], 5100)
        eventually(lambda: said(tmp_path).count("end") == 2 and not seen._notices[1].command.running)
        seen.feed([late(6000, 70)], 6100)
        seen.feed([late(7000, 70)], 7100)
    noticed = to_json(seen.record)["noticed"]
    assert [each["number"] for each in noticed] == [1, 5, 7]
    assert [each["delay"] for each in noticed] == [{"least": 100, "most": None}] * 3
    assert [each["command"]["output"] for each in noticed] == ["begin\nend\n"] * 3, "each its own"


def test_a_pulse_is_an_occasion_too(tmp_path):
    """Snapshots tell how many came since the one before; a count that has not changed tells nothing."""
    with watch(tmp_path, command=("echo", "run"), again=3) as seen:
        seen.fired(0, 500)
        seen.fired(0, 1000)
        assert seen.noticed == 0
        seen.fired(1, 1500)
        seen.passed(1, 1700)
        eventually(lambda: not seen._notices[0].command.running)
        seen.fired(1, 2000)
        seen.feed([late(2100, 70)], 2200)
        assert seen.noticed == 1, "one of three"
        seen.fired(4, 2500)
        eventually(lambda: not seen._notices[1].command.running)
        seen.feed([late(2600, 70), late(2650, 70), late(2700, 90)], 2800)
    first, second, third = to_json(seen.record)["noticed"]
    assert (first["occasion"], first["number"], first["segment"], first["time"]) == ("pulse", 1, None, None)
    assert first["delay"] == {"least": 0, "most": 700}, "it came after the snapshot before it"
    assert (second["occasion"], second["number"], second["latency"]) == ("pulse", 4, None)
    assert (third["occasion"], third["number"], third["latency"]) == ("sample", 4, 90)
    assert said(tmp_path) == "run\n" * 3


def test_starts_have_an_end(tmp_path, monkeypatch):
    """Of a target that is always late."""
    monkeypatch.setattr(latewatch, "MOST_STARTS", 2)
    with watch(tmp_path, command=("true",), again=1) as seen:
        for number in range(1, 5):
            seen.feed([late(1000 * number, 70)], 1000 * number)
            eventually(lambda: not seen._notices[-1].command.running)
    assert [each["number"] for each in to_json(seen.record)["noticed"]] == [1, 2]


def test_a_run_that_shall_end_needs_no_command(tmp_path):
    with watch(tmp_path, stop=True) as seen:
        assert not seen.ends
        seen.feed([late(1000, 70)], 1100)
        assert seen.ends == "late"
    assert to_json(seen.record)["noticed"][0]["command"] is None and not (tmp_path / "log").exists()
    with watch(tmp_path, stop=True) as seen:
        seen.fired(2, 1100)
        assert seen.ends == "trigger"


def test_nothing_is_done_where_nothing_is_wanted():
    with LateWatch() as seen:
        seen.feed([late(1000, 70)], 1100)
        seen.fired(1, 1200)
        assert not seen.hurries and not seen.ends
    assert seen.record is None and seen.noticed == 0


def test_a_command_that_takes_too_long_is_asked_and_then_killed(tmp_path, clock, started):
    command = started(f"trap 'echo asked' TERM; echo ready; while {WATCHED}; do sleep 0.01; echo on; done")
    command.look()
    clock.now += 61
    command.look()
    eventually(lambda: "asked" in said(tmp_path))
    command.look()
    seen = said(tmp_path).count("on")
    eventually(lambda: said(tmp_path).count("on") >= seen + 3)  # a second signal would have come to it by now
    assert command.running
    clock.now += GRACE_S
    command.look()
    eventually(lambda: not command.running)
    assert said(tmp_path).count("asked") == 1
    assert to_json(command.record) == {
        "code": -9,
        "seconds": 61 + GRACE_S,
        "error": None,
        "ended": True,
        "output": said(tmp_path),
    }


def test_what_it_has_started_ends_with_it(tmp_path, clock, started):
    fifo = tmp_path / "fifo"
    command = started(f"mkfifo {fifo}; sleep 1000 > {fifo} & echo ready; wait")
    with fifo.open("rb") as end:  # now the child has it open, too, until it is gone
        clock.now += 61
        command.look()
        eventually(lambda: select.select([end], [], [], 0)[0])
    eventually(lambda: not command.running)
    assert to_json(command.record)["ended"]


def test_a_program_that_is_stopped_does_not_wait(tmp_path, started):
    """What it has started ends, however long it might have gone on."""
    with pytest.raises(KeyboardInterrupt), watch(tmp_path, command=("sleep", "1000"), timeout=Fraction(1000)) as seen:
        seen.feed([late(1000, 70)], 1100)
        raise KeyboardInterrupt
    assert to_json(seen.record)["noticed"][0]["command"]["code"] == -9


def test_who_does_not_want_to_wait_need_not(tmp_path, monkeypatch):
    """A second Ctrl-C, after that which has ended the run."""

    def interrupted(command: LateCommand) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(LateCommand, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt), watch(tmp_path, command=("sleep", "1000"), timeout=Fraction(1000)) as seen:
        seen.feed([late(1000, 70)], 1100)
    assert to_json(seen.record)["noticed"][0]["command"]["code"] == -9


def test_a_broken_link_lets_it_come_to_its_end(tmp_path):
    go = tmp_path / "go"
    script = f"while [ ! -e {go} ] && {WATCHED}; do sleep 0.01; done; echo end"
    with pytest.raises(OSError, match="broken"), watch(tmp_path, command=("sh", "-c", script)) as seen:
        seen.feed([late(1000, 70)], 1100)
        go.touch()
        raise OSError("broken")
    assert said(tmp_path) == "end\n" and to_json(seen.record)["noticed"][0]["command"]["code"] == 0


def test_both_clocks_are_added_up_where_the_instrument_has_a_real_one(tmp_path, capsys):
    out = tmp_path / "run"
    late_ones = ["--segments", "isr", "--threshold", "5.9us", "--on-late", "true"]
    assert cli.main(["latency", "--port", "model://", "--count", "600", "--out", str(out), *late_ones]) == 0
    (notice,) = json.loads((out / "result.json").read_text())["on_late"]["noticed"]
    tick = IDENTITY.tick
    together = format_time(float(notice["delay"]["most"] * tick) + notice["command"]["seconds"], 3)
    assert f"later by the host's clock, at most {together} after the response." in capsys.readouterr().out


def test_of_a_run_that_broke_off_nobody_knows_what_was_done(tmp_path, capsys):
    out = tmp_path / "run"
    late_ones = ["--segments", "isr", "--threshold", "5.9us", "--on-late", "true"]
    assert cli.main(["latency", "--port", "model://", "--count", "600", "--out", str(out), *late_ones]) == 0

    def broken_off(run: dict[str, Any]) -> None:
        run["on_late"]["noticed"] = []
        del run["end"]

    edit(out / "run.json", broken_off)
    assert cli.main(["report", str(out)]) == 5
    assert "what was done about it is on record at the end of a run only" in capsys.readouterr().out

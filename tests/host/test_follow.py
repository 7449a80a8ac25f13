# SPDX-License-Identifier: BSD-2-Clause
"""A run that is followed while it is written: every block once, and at each moment what the capture then holds."""

import json
import os
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from edited_run import edit
from growing_run import GrowingRun, measured, plainly
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonrecords import content_of

import irqscope
from irqscope import cli
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.device.capture import Seal
from irqscope.errors import BadInput
from irqscope.exports.recording import Recording
from irqscope.measuring.liveness import STALE
from irqscope.measuring.rundir import RunDirectory, now
from irqscope.results.reread import reread
from irqscope.view.follow import FollowedRun, Tail
from irqscope.view.newest import Following
from irqscope.view.poller import Poller


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("follow") / "run")


def drain(run: FollowedRun | Following) -> int:
    steps = 0
    while run.step():
        steps += 1
        if isinstance(run, FollowedRun) and run.final:
            break
    return steps


pieces = st.lists(st.integers(1, 30_000), min_size=1, max_size=12)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(pieces)
def test_whole_blocks_are_read_once_whatever_the_pieces(model, tmp_path, sizes):
    shutil.rmtree(tmp_path / "r", ignore_errors=True)
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0)
    tail, found = Tail(tmp_path / "r" / "capture.irq"), b""
    for size in sizes:
        data = run.grow(run.written + size)
        while more := tail.read():
            found += more
        assert found == data[: len(data) // BLOCK_BYTES * BLOCK_BYTES] and tail.behind == 0
    tail.close()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(pieces)
def test_the_figures_are_those_of_the_snapshots_that_are_there(model, tmp_path, sizes):
    shutil.rmtree(tmp_path / "r", ignore_errors=True)
    run = GrowingRun(model, tmp_path / "r")
    followed = FollowedRun(RunDirectory(tmp_path / "r"))
    before = 0
    for size in sizes:
        there = plainly(run.grow(run.written + size))
        assert drain(followed) == there.snapshots - before
        before = followed.snapshots
        segment = content_of(followed.result())["segments"][0]
        assert (segment["classes"]["causes"], sum(segment["histogram"]["counts"])) == (there.causes, there.samples)
        assert segment["source"]["events"] == 0  # which would have to be kept
    followed.close()


def test_the_last_moment_is_what_the_capture_says_when_it_is_read_again(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    followed = FollowedRun(RunDirectory(tmp_path / "r"))
    for share in (0.2, 0.5, 0.9, 1.0):
        run.grow(share)
        drain(followed)
    result = content_of(followed.result())
    _, observation = reread(RunDirectory(tmp_path / "r"))
    for mine, totals in zip(result["segments"], observation.totals.segments, strict=True):
        both = totals.both
        assert (mine["n"], mine["min"], mine["max"]) == (both.count, both.minimum, both.maximum)
        used = [index for index, count in enumerate(totals.bins) if count]
        assert mine["histogram"]["counts"] == totals.bins[used[0] : used[-1] + 1]
    assert result["valid"] and not result["complete"] and result["events"]["received"] == observation.events
    followed.close()


def test_its_report_takes_the_place_of_the_snapshots_when_the_run_has_ended(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    followed = FollowedRun(RunDirectory(tmp_path / "r"))
    drain(followed)
    assert not followed.final and not followed.result().complete
    run.end()
    whole = plainly(run.data).snapshots
    assert drain(followed) == whole - plainly(run.data[: int(0.5 * len(run.data))]).snapshots + 1
    kept = json.loads((tmp_path / "r" / "result.json").read_text())
    assert content_of(followed.result()) == kept
    assert followed.snapshots == whole and followed.behind == 0


def test_of_a_finished_run_the_capture_is_not_read(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.end()
    (tmp_path / "r" / "capture.irq").write_bytes(b"\xff" * 5000)
    followed = FollowedRun(RunDirectory(tmp_path / "r"))
    assert followed.final and followed.snapshots == plainly(run.data).snapshots and followed.behind == 0
    (tmp_path / "r" / "capture.irq").unlink()
    followed = FollowedRun(RunDirectory(tmp_path / "r"))
    assert followed.final and followed.written is None


def test_a_report_that_somebody_made_during_the_run_is_not_its_end(model, tmp_path, capsys):
    """Nor does the end find it there: what it said of half a run is gone before run.json says that the run ended."""
    directory = RunDirectory(tmp_path / "r")
    run = GrowingRun(model, directory.path)
    run.grow(0.5)
    followed = FollowedRun(directory)
    drain(followed)
    assert cli.main(["report", str(directory.path)]) == 5 and directory.result_file.exists()
    assert drain(followed) == 0 and not followed.final
    afresh = FollowedRun(directory)
    assert not afresh.final
    afresh.close()
    run.grow(0.8)
    assert drain(followed) > 0 and not followed.final
    ending = {"reason": "count", "start_time": now(), "start_ticks": 0, "end_ticks": 1, "bad_bytes": 0}
    directory.end(directory.read_run(), Seal(BLOCK_BYTES, 1, "0" * 64), **ending)
    assert not directory.result_file.exists() and not directory.report_file.exists()
    run.end()
    drain(followed)
    assert followed.final and followed.final.complete


def test_a_report_of_a_killed_run_is_its_end_once_its_capture_is_still(model, tmp_path, capsys):
    run = GrowingRun(model, tmp_path / "r")
    data = run.grow(0.5)
    assert cli.main(["report", str(run.path)]) == 5
    followed = FollowedRun(RunDirectory(run.path))
    assert drain(followed) == plainly(data).snapshots and not followed.final
    long_ago = (run.path / "capture.irq").stat().st_mtime - STALE - 1
    os.utime(run.path / "capture.irq", (long_ago, long_ago))
    assert drain(followed) == 1 and followed.final and not followed.final.complete


def test_a_report_of_a_part_of_a_killed_run_is_not_its_end(model, tmp_path, capsys):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    assert cli.main(["report", str(run.path)]) == 5
    data = run.grow(0.8)
    os.utime(run.path / "capture.irq", (1e9, 1e9))
    followed = FollowedRun(RunDirectory(run.path))
    assert drain(followed) == plainly(data).snapshots and not followed.final and followed.is_killed
    assert cli.main(["report", str(run.path)]) == 5
    assert drain(followed) == 1 and followed.final and followed.final.segments[0].n == followed.result().segments[0].n


def test_a_result_of_another_run_is_not_taken(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r", start="2026-01-01T00:00:00.000+00:00")
    shutil.copy(model / "result.json", tmp_path / "r")
    run.grow(1.0)
    followed = FollowedRun(RunDirectory(tmp_path / "r"))
    assert drain(followed) == plainly(run.data).snapshots and not followed.final
    followed.close()


@pytest.mark.parametrize("harm", [{"start": "2026-01-01T00:00:00.000+00:00"}, {"end": None}, {"schema": "mine"}])
def test_an_ended_run_with_a_result_that_is_not_its_own_is_not_still_measuring(model, tmp_path, harm, capsys):
    shutil.copytree(model, path := tmp_path / "r")
    edit(path / "result.json", **harm)
    assert cli.main(["watch", str(path), "--once"]) == 2
    sentence = f"{path}/result.json is not that of the run beside it: `irqscope report {path}` makes it again"
    said = capsys.readouterr()
    assert not said.out and said.err == f"irqscope: {sentence}\n"
    with Following(path) as following:
        assert Poller(following).state("", "") == {"error": f"{sentence}."}


def cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(BLOCK_BYTES)


def replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


@pytest.mark.parametrize("harm", [cut, replace, Path.unlink])
def test_a_capture_that_is_no_longer_the_same_is_a_sentence(model, tmp_path, harm):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    following = Following(tmp_path / "r")
    following.catch_up(100)
    harm(tmp_path / "r" / "capture.irq")
    with pytest.raises(BadInput, match="removed, replaced or cut short while it was followed: start again"):
        following.step()
    assert following.run
    following.run.close()


@pytest.mark.parametrize("known", ["before it is followed", "since", "never"])
def test_times_are_those_of_the_report(model, tmp_path, known):
    """They began with the first stimulus, and in the report when the run did. Runs from before that was on record told
    of it at their end only."""
    run = GrowingRun(model, tmp_path / "r")
    start = run.run["start_ticks"]
    if known != "before it is followed":
        run._write("run.json", {**run.run, "start_ticks": None})
    with closing(FollowedRun(RunDirectory(run.path))) as followed:
        if known == "since":
            run._write("run.json", run.run)
        run.grow(0.5)
        drain(followed)
        result = followed.result()
        first = result.events.first
        assert first is not None and first > start
        assert result.start_ticks == (first if known == "never" else start)
        whole, _ = reread(RunDirectory(model))
        assert whole.end and (known == "never") == (result.start_ticks != whole.end.start_ticks)
        run.end()
        drain(followed)
        assert followed.final and followed.final.start_ticks == start
    (run.path / "result.json").unlink()
    run._write("run.json", run.run)
    killed = irqscope.read(run.path)
    assert killed.result.end is None and killed.result.start_ticks == start == Recording(RunDirectory(run.path)).start

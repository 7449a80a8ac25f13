# SPDX-License-Identifier: BSD-2-Clause
"""A target whose stub prints into a file: a run is measured with its start line, and judged again with its end line."""

import json
from pathlib import Path

import pytest
from edited_run import edit
from endtoend import Outcome, irqscope, latency, page_of, read, url
from stub_bench import COMPILERS

from irqscope.cli import main

pytestmark = [pytest.mark.bench, pytest.mark.skipif(not COMPILERS, reason="no C compiler")]

COUNT = 200


def measured(directory: Path, *, handed_over: bool, **stub: object) -> tuple[Outcome, Path]:
    """A run, and a file with all that the stub has printed. The bench hands its end line over, or has lost it."""
    options = {f"stub__{name}": value for name, value in stub.items()}
    port = url(target="stub", port="rtlinux", link="unlimited", **options)
    run = latency(port, directory / "run", "--rate", "1kHz", "--count", COUNT)
    record = directory / "run" / "run.json"
    data = json.loads(record.read_text())
    output = directory / "stub.log"
    output.write_text(f"loaded\n{json.dumps(data['target'])}\n{json.dumps(data['end']['target'])}\nmachine: lost 0\n")
    if not handed_over:
        edit(record, lambda data: data["end"].pop("target"))
        run = read(directory / "run", irqscope("report", directory / "run")[0])
        assert run.result["target_counts"] == [] and "target" not in run.result["end"]
    return run, output


def changed(output: Path, change: dict[str, object]) -> Path:
    """The same with another end line."""
    *before, line, after = output.read_text().splitlines()
    output.write_text("\n".join([*before, json.dumps(json.loads(line) | change), after]))
    return output


def test_the_result_is_as_if_the_bench_had_handed_the_line_over(tmp_path, capsys):
    for name in ("known", "file"):
        (tmp_path / name).mkdir()
    known, _ = measured(tmp_path / "known", handed_over=True, workload="task", release="counting")
    _, output = measured(tmp_path / "file", handed_over=False, workload="task", release="counting")
    run = tmp_path / "file" / "run"
    assert main(["report", str(run), "--stub", str(output)]) == known.code == 0
    same = f"The stub counted the same: {COUNT} stimuli, {COUNT} toggles of isr, {COUNT} toggles of task, "
    assert same in capsys.readouterr().out
    found = read(run).result
    assert found["target_counts"] == known.result["target_counts"] and len(found["target_counts"]) >= 4
    assert found["segments"] == known.result["segments"] and found["end"]["target"] == known.result["end"]["target"]
    assert main(["report", str(run)]) == 0
    assert read(run).result == found, "the run keeps it"


def test_what_a_stub_has_counted_in_a_warm_up_is_known(tmp_path, capsys):
    port = url(target="stub", port="rtlinux", link="unlimited", stub__workload="task")
    run = latency(port, tmp_path / "run", "--rate", "1kHz", "--count", COUNT, "--warmup", "50ms")
    assert run.code == 0 and {each["target"] for each in run.result["target_counts"]} == {COUNT + 50, 0}
    assert all(each["target"] == each["instrument"] for each in run.result["target_counts"])


def test_what_differs_is_said(tmp_path, capsys):
    _, output = measured(tmp_path, handed_over=False, workload="isr")
    changed(output, {"handlers": COUNT + 3, "toggles": {"isr": COUNT + 1, "task": 0, "done": 0, "aux": 0}})
    assert main(["report", str(tmp_path / "run"), "--stub", str(output)]) == 3
    said = capsys.readouterr()
    assert f"warning: the target counted {COUNT + 3} stimuli and the instrument {COUNT}\n" in said.err
    assert f"warning: the target counted {COUNT + 1} toggles of isr and the instrument {COUNT}\n" in said.err
    assert "counted the same" not in said.out
    page = page_of(tmp_path / "run")
    assert str(COUNT + 3) in page and read(tmp_path / "run").result["exit_code"] == 3


def test_storms_and_threads_of_the_end_line_are_judged_too(tmp_path, capsys):
    _, output = measured(tmp_path, handed_over=False, workload="isr")
    assert main(["report", str(tmp_path / "run"), "--stub", str(changed(output, {"storms": 2, "threaded": 5}))]) == 3
    said = capsys.readouterr().err
    assert "masked its interrupt twice as its stub counted" in said and "ran 5 times in a thread" in said


def test_a_clock_of_its_own_is_not_compared(tmp_path, capsys):
    _, output = measured(tmp_path, handed_over=False, workload="bracket", operation="pipe", count=20)
    capsys.readouterr()
    assert main(["report", str(tmp_path / "run"), "--stub", str(output)]) == 0
    assert "not compared: it toggles by a clock of its own" in capsys.readouterr().out


def test_a_file_of_another_start_changes_nothing(tmp_path, capsys):
    _, output = measured(tmp_path, handed_over=False, workload="isr")
    record = tmp_path / "run" / "run.json"
    before = record.read_bytes()
    output.write_text(output.read_text().replace('"loop": 0', '"loop": 9'))
    assert main(["report", str(tmp_path / "run"), "--stub", str(output)]) == 2
    assert "its loop is 9, that of the run was 0" in capsys.readouterr().err
    assert record.read_bytes() == before


def test_a_run_that_broke_off_is_not_compared(tmp_path, capsys):
    _, output = measured(tmp_path, handed_over=False, workload="isr")
    record = tmp_path / "run" / "run.json"
    edit(record, lambda data: data.pop("end"))
    assert main(["report", str(tmp_path / "run"), "--stub", str(output)]) == 2
    assert "broke off" in capsys.readouterr().err

# SPDX-License-Identifier: BSD-2-Clause
"""Standard output that takes nothing more, or that nobody reads: a sentence or silence, never an internal error.
Standard error that takes nothing more changes nothing.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fulldisk import full_disk
from growing_run import measured

from irqscope import cli

FULL = Path("/dev/full")
FULL_ONLY = pytest.mark.skipif(not FULL.exists() and sys.platform != "linux", reason="only Linux has /dev/full")
UNBUFFERED = pytest.mark.parametrize("unbuffered", ["", "1"])


def started(arguments: list[str], output: int, unbuffered: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "irqscope", *arguments],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
    )


@FULL_ONLY
@UNBUFFERED
@pytest.mark.parametrize(
    "arguments",
    [["boards"], ["--help"], ["latency", "--help"], ["--version"]],  # more than a buffer, and less
    ids=" ".join,
)
def test_a_full_disk_behind_the_output_is_said_in_a_sentence(arguments: list[str], unbuffered: str) -> None:
    with FULL.open("wb") as file:
        process = started(arguments, file.fileno(), unbuffered)
        told = process.communicate()[1]
    assert process.returncode == 5
    assert told == (
        "irqscope: standard output takes nothing more (No space left on device): what it should have said is cut "
        "short; files are as they would be without it\n"
    )


@FULL_ONLY
def test_a_run_whose_figures_cannot_be_printed_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "run"
    with FULL.open("wb") as file:
        process = started(
            ["latency", "--port", "sim://?engine=wasm", "--count", "600", "--out", str(out)], file.fileno(), ""
        )
        told = process.communicate()[1]
    assert process.returncode == 5 and "standard output takes nothing more" in told
    assert cli.main(["report", str(out)]) == 0


def test_a_full_disk_that_takes_no_export_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = measured(tmp_path / "run", 300)
    capsys.readouterr()
    with full_disk(1000):
        assert cli.main(["export", str(run), "--to", "csv", "--out", str(tmp_path / "x.csv")]) == 5
    assert f"irqscope: cannot write {tmp_path / 'x.csv'}: File too large\n" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["run"]


@FULL_ONLY
@UNBUFFERED
def test_standard_error_that_takes_nothing_changes_no_exit_code(unbuffered: str) -> None:
    """As of a terminal that was closed: the first word of it ended the program with 1, as if a limit had failed."""
    with FULL.open("wb") as file:
        done = subprocess.run(
            [sys.executable, "-m", "irqscope", "boards", "none"],
            stdout=subprocess.PIPE,
            stderr=file,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    assert (done.stdout, done.returncode) == (b"", 2)


@UNBUFFERED
@pytest.mark.parametrize("arguments", [["boards"], ["--version"]], ids=" ".join)
def test_whoever_reads_no_further_hears_nothing_and_nothing_is_wrong(arguments: list[str], unbuffered: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        process = started(arguments, writer, unbuffered)
    finally:
        os.close(writer)
    assert (process.communicate()[1], process.returncode) == ("", 0)


def test_a_pipe_that_breaks_elsewhere_is_no_success(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(arguments: list[str]) -> int:
        raise BrokenPipeError

    monkeypatch.setattr(cli, "perform", broken)
    assert cli.main(["boards"]) == 70
    assert "internal error" in capsys.readouterr().err


def without(streams: str, arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """A process that is given none of these standard streams, as `>&-` has it."""
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "irqscope", *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
    )


SHELL_ONLY = pytest.mark.skipif(sys.platform == "win32", reason="it has no shell that closes a stream")


@SHELL_ONLY
def test_a_run_without_standard_output_ends_as_it_would(tmp_path: Path) -> None:
    """It was measured and kept, and then ended with 70."""
    measure = ["latency", "--port", "sim://?engine=wasm", "--count", "600", "--out", "run"]
    done = without(">&-", measure, tmp_path)
    assert (done.returncode, done.stdout) == (0, "") and "Traceback" not in done.stderr
    assert (tmp_path / "run" / "result.json").exists()


@SHELL_ONLY
@pytest.mark.parametrize(
    "arguments", [["watch"], ["watch", "--once"], ["decode"], ["export", "--to", "csv", "--out", "-"]], ids=" ".join
)
def test_what_can_be_written_nowhere_is_said_in_a_sentence(arguments: list[str], tmp_path: Path) -> None:
    """Without a word of a damaged file."""
    measured(tmp_path / "run", 300)
    done = without(">&-", [arguments[0], "run", *arguments[1:]], tmp_path)
    assert done.returncode == 5 and done.stderr == (
        "irqscope: there is no standard output, and nothing else was asked for: give it a file or a pipe\n"
    )


@SHELL_ONLY
@pytest.mark.parametrize(("arguments", "code"), [(["boards", "none"], 2), (["decode", "run"], 0)], ids=str)
def test_what_is_for_standard_error_goes_nowhere_else(arguments: list[str], code: int, tmp_path: Path) -> None:
    """Python prints to standard output what is for a standard error that is not there."""
    measured(tmp_path / "run", 300)
    there, gone = (without(streams, arguments, tmp_path) for streams in ("", "2>&-"))
    assert (gone.returncode, gone.stdout, gone.stderr) == (code, there.stdout, "")

# SPDX-License-Identifier: BSD-2-Clause
"""A lock is held by one, and by nobody any more when its holder is killed."""

import errno
import json
import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from fulldisk import full_disk
from made_run import identity
from model_run import configuration

from irqscope import cli, files
from irqscope.errors import BadInput, NotKept
from irqscope.files import aside, held, make_directory, make_file, replace
from irqscope.measuring.rundir import RunDirectory
from irqscope.targets.target import Target

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from contextlib import nullcontext
from pathlib import Path
from irqscope.files import held
with held(Path(sys.argv[1]), "taken"):
    print("held", flush=True)
    time.sleep(1000)
"""


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often a file is still refused to be replaced, as Windows does while another program has it open."""
    left, rename = [0], Path.replace

    def refuse(self: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] >= 0:
            raise PermissionError(13, "Access is denied")
        return rename(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(files, "POLL_S", 0)
    return left


def test_a_file_that_a_viewer_has_open_on_windows_is_replaced_when_it_is_closed(
    opened: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    opened[0] = 3
    replace(tmp_path / "run.json", b"new")
    assert (tmp_path / "run.json").read_bytes() == b"new"
    monkeypatch.setattr(files, "OPEN_ELSEWHERE_S", 0)
    opened[0] = 10**9
    with pytest.raises(NotKept, match=r"^cannot write .*run.json: Access is denied$"):
        replace(tmp_path / "run.json", b"newer")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"run.json": b"new"}


def test_elsewhere_a_refusal_is_told_at_once(opened: list[int], tmp_path: Path) -> None:
    opened[0] = 1
    with pytest.raises(NotKept):
        replace(tmp_path / "run.json", b"new")
    assert opened == [0]


def test_a_lock_is_gone_with_a_process_that_is_killed(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(lock)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "host")},
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout and other.stdout.readline() == b"held\n"
        with pytest.raises(BadInput, match=r"^it is taken$"), held(lock, "it is taken"):
            pass
        other.kill()
        other.wait()
    with held(lock, "it is taken"), pytest.raises(BadInput), held(lock, "it is taken by this process"):
        pass
    with held(lock, "it is taken"):
        assert lock.exists()


def test_a_lock_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with pytest.raises(NotKept, match=r"^cannot write .*: Is a directory$"), held(tmp_path / "lock", "taken"):
        pass


@pytest.mark.parametrize("name", ["file/below", "x" * 250])
def test_where_nothing_can_be_beside_a_file_the_reason_is_one_sentence(tmp_path: Path, name: str) -> None:
    """What removes the rest of an attempt fails, too, and must not be what is heard; as on a disk that is read-only."""
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(NotKept, match=r"^cannot write .*: (Not a directory|File name too long)$"):
        replace(tmp_path / name, b"content")
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_what_is_no_file_is_written_to_not_replaced(tmp_path: Path) -> None:
    """`--out /dev/null`, given by root, must not leave a file there."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    replace(pipe, b"content")
    assert os.read(reader, 100) == b"content" and pipe.is_fifo()
    os.close(reader)
    with pytest.raises(NotKept, match=r"^cannot write .*: Is a directory$"):
        replace(tmp_path, b"content")
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_one_and_its_file_is_replaced(tmp_path: Path, there: bool) -> None:
    link, place = tmp_path / "link", tmp_path / "elsewhere" / "file"
    place.parent.mkdir()
    if there:
        place.write_bytes(b"former")
    link.symlink_to(Path("elsewhere") / "file")
    replace(link, b"content")
    assert link.is_symlink() and place.read_bytes() == b"content"
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["elsewhere", "file", "link"]


def test_a_disk_that_is_full_is_no_bad_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = pytest.raises(NotKept, match=r"^cannot write .*file: File too large$")
    with full_disk(100), refused, aside(tmp_path / "file", BadInput) as file:
        file.write(b"x" * 1000)
    assert not list(tmp_path.iterdir())

    def full(path: Path, **options: bool) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "mkdir", full)
    with pytest.raises(NotKept, match=r"^cannot make the directory .*run: No space left on device$"):
        make_directory(tmp_path / "run")


@pytest.mark.parametrize("name", ["file", "file/below", "x" * 300])
def test_a_directory_that_cannot_be_made_is_one_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(
        BadInput, match=r"^cannot make the directory .*: (File exists|Not a directory|File name too long)$"
    ):
        make_directory(tmp_path / name)


def test_into_a_directory_of_others_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A disk that is mounted for reading only refuses root, too; here the system's answer stands in for it."""
    monkeypatch.setattr("os.access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(BadInput, match=r"^cannot write into "):
        make_directory(tmp_path / "new")
    assert cli.main(["report", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"irqscope: cannot write into {tmp_path}\n"


def test_each_of_several_writers_of_a_file_leaves_it_whole(tmp_path: Path) -> None:
    """Nightly reports of two hosts into one folder, such as of a farm, end in any order."""
    path = tmp_path / "farm.json"
    with aside(path, NotKept) as first:
        first.write(b"the first one, which ")
        with aside(path, NotKept) as second:
            second.write(b"the second one")
        assert path.read_bytes() == b"the second one"
        first.write(b"ends last")
    assert path.read_bytes() == b"the first one, which ends last"
    with pytest.raises(BadInput), aside(path, NotKept) as third:
        third.write(b"fails")
        raise BadInput("for another reason")
    assert [each.name for each in tmp_path.iterdir()] == ["farm.json"] and path.read_bytes().endswith(b"ends last")


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_is_made_replaces_none(links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But where the file system has no links."""
    if not links:
        monkeypatch.setattr("os.link", lambda source, place: (_ for _ in ()).throw(OSError(95, "not supported")))
    path = tmp_path / "run.json"
    make_file(path, b"first", "taken")
    with pytest.raises(BadInput, match=r"^taken$") if links else nullcontext():
        make_file(path, b"second", "taken")
    assert path.read_bytes() == (b"first" if links else b"second")
    assert [each.name for each in tmp_path.iterdir()] == ["run.json"]


def test_a_disk_that_fails_as_what_was_written_beside_is_removed_is_no_internal_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file was there, and a run or a report ended with a traceback."""
    run = tmp_path / "run"
    words = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "600", "--out", str(run)]
    unlink = Path.unlink

    def fail(path: Path, missing_ok: bool = False) -> None:
        if path.suffix in (".first", ".sha256"):
            raise OSError(errno.EIO, "Input/output error")
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", fail)
    make_file(tmp_path / "file", b"content", "taken")
    assert (tmp_path / "file").read_bytes() == b"content"
    assert cli.main(words) == 5
    said = f"irqscope: cannot remove {run}/formats.sha256, which is of a former result: Input/output error\n"
    assert capsys.readouterr().err == said and json.loads((run / "result.json").read_text())["complete"]


def test_of_two_runs_that_begin_in_one_directory_the_second_is_refused(tmp_path: Path) -> None:
    """Both had seen it empty; the second wrote its run.json over that of the first, which was measured with it."""
    first, second = RunDirectory(tmp_path / "run"), RunDirectory(tmp_path / "run")
    first.create()
    second.create()
    plan = configuration()
    begun = first.begin(identity(), plan, Target(), "model:", ["irqscope", "first"])
    with pytest.raises(BadInput, match="run holds a run already: choose another directory with --out"):
        second.begin(identity(), plan, Target(), "model:", ["irqscope", "second"])
    assert first.read_run().command == begun.command

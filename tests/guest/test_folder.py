# SPDX-License-Identifier: BSD-2-Clause
"""The folder of a guest: it is gone with its process, however that ends, and nobody takes another's."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from irqscope_bench.guest import folder
from irqscope_bench.guest.folder import PREFIX, Folder

OTHER = "from irqscope_bench.guest.folder import Folder\nmine = Folder()\nprint(mine.path, flush=True)\ninput()"


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch) -> Path:
    """The system's folder for temporary files, with a space in its name."""
    (there := tmp_path / "a b").mkdir()
    monkeypatch.setenv("TMPDIR", str(there))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return there


@contextmanager
def another() -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """Another process with a folder."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", OTHER], **pipes) as process:
        assert process.stdout
        yield process, Path(process.stdout.readline().strip())
        process.kill()


def test_what_a_killed_process_has_left_is_removed_by_the_next(place):
    with another() as (process, left):
        (left / "root.cpio").write_text("of the guest")
        process.kill()
        process.wait()
        assert left.parent == place and left.exists()
        made = Folder()
        assert [*place.iterdir()] == [made.path]
        made.close(), made.close()
        assert not [*place.iterdir()]


def test_the_folders_of_those_that_live_stay(place):
    with another() as (_, theirs), another() as (_, too):
        mine = Folder()
        assert {*place.iterdir()} == {theirs, too, mine.path}
        mine.close()
        assert {*place.iterdir()} == {theirs, too}


def test_what_is_no_folder_of_a_guest_stays(place, tmp_path):
    (place / f"{PREFIX}file").touch()
    (place / "other").mkdir()
    (place / f"{PREFIX}link").symlink_to(tmp_path)
    there = {*place.iterdir()}
    Folder().close()
    assert {*place.iterdir()} == there


def test_a_folder_that_was_taken_away_before_it_was_locked_is_made_anew(place, monkeypatch):
    """By another process that has just looked for what is left."""
    make = tempfile.mkdtemp

    def taken(**options: str) -> str:
        monkeypatch.setattr(tempfile, "mkdtemp", make)
        Path(name := make(**options)).rmdir()
        return name

    monkeypatch.setattr(folder.tempfile, "mkdtemp", taken)
    made = Folder()
    assert [*place.iterdir()] == [made.path]
    made.close()

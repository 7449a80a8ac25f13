# SPDX-License-Identifier: BSD-2-Clause
"""A user without a home folder, as containers have: one sentence says what is to be set."""

import os
import pwd
import tempfile
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.measuring import qualification
from irqscope_bench import native
from irqscope_bench.core import BenchError

SENTENCE = "this user has no home folder, and HOME is not set: set HOME to a folder"


@pytest.fixture(autouse=True)
def no_home(monkeypatch) -> None:
    def unknown(number: int) -> None:
        raise KeyError(number)

    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)


def test_a_command_says_so(capsys):
    assert cli.main(["info", "--port", "model://"]) == 2
    assert SENTENCE in capsys.readouterr().err


def test_so_do_records_of_instruments_and_the_cache():
    for find in (qualification.folder, native.cache):
        with pytest.raises(BadInput, match=SENTENCE):
            find()


def test_the_variables_are_enough(tmp_path, monkeypatch, capsys):
    for name in ("CONFIG", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    assert cli.main(["info", "--port", "model://"]) == 0
    assert native.cache() == Path(tmp_path / "CACHE" / "irqscope")


@pytest.fixture
def shared(tmp_path, monkeypatch) -> Path:
    """Make the folder that stands in for a cache that cannot be written, among those that all users share."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"irqscope-{os.getuid()}"


def test_a_cache_that_cannot_be_written_is_in_a_folder_of_this_user_alone(shared):
    assert native.cache() == native.cache() == shared
    assert shared.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("by", ["another user", "a link", "a folder open to all"])
def test_what_others_may_have_put_into_a_cache_is_not_run(shared, tmp_path, monkeypatch, by):
    match by:
        case "another user":
            shared = shared.with_name(f"irqscope-{os.getuid() + 1}")
            shared.mkdir(mode=0o700)
            monkeypatch.setattr(os, "getuid", lambda: int(shared.name.removeprefix("irqscope-")))
        case "a link":
            (tmp_path / "theirs").mkdir(mode=0o700)
            shared.symlink_to(tmp_path / "theirs")
        case _:
            shared.mkdir()
            shared.chmod(0o777)
    with pytest.raises(BenchError, match=f"others may have written into {shared}: set XDG_CACHE_HOME to a folder"):
        native.cache()

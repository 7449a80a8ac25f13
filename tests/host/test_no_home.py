# SPDX-License-Identifier: BSD-2-Clause
"""A user without a home folder, as containers have: one sentence says what is to be set."""

import pwd
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.measuring import qualification
from irqscope_bench import native

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

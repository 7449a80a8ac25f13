# SPDX-License-Identifier: BSD-2-Clause
"""The stub's C takes any option: what was found once, and as many inputs from a fixed seed. See clang.py."""

import subprocess
from pathlib import Path

import pytest
from fuzz import clang

RUNS = 400_000
FRESH = ("sh", "-c", '"$@"; exit $?', "sh")
"""Runs a program as the child of a small process. Linux hands the peak of memory (ru_maxrss) on over fork and exec, and
libFuzzer holds its limit against it: the program would be stopped for what a worker of pytest used."""


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Path:
    try:
        return clang.build(tmp_path_factory.mktemp("clang"))
    except clang.NoFuzzer as error:
        pytest.skip(str(error))


def run(program: Path, *arguments: object) -> str:
    done = subprocess.run(
        [*FRESH, program, *clang.LIMITS, *map(str, arguments)],
        cwd=program.parent,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    assert not done.returncode, done.stderr[-2000:]
    return done.stderr


def test_what_was_found_once_is_mended(program):
    known = [path for folder in (clang.SEEDS, clang.CORPUS) for path in folder.iterdir()]
    assert len(known) > 5
    run(program, *known)


def test_the_limit_of_memory_is_the_programs_own(program):
    mine = bytearray(400 << 20)
    mine[::4096] = bytes(len(mine[::4096]))  # now it is memory
    del mine
    run(program, "-rss_limit_mb=300", "-runs=100000", "-seed=1")


def test_any_option_is_taken_or_refused(program, tmp_path):
    (tmp_path / "found").mkdir()  # the first folder is written to
    told = run(program, f"-runs={RUNS}", "-seed=1", tmp_path / "found", clang.SEEDS, clang.CORPUS)
    assert f"stat::number_of_executed_units: {RUNS}" in told

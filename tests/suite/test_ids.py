# SPDX-License-Identifier: BSD-2-Clause
"""Each worker collects the suite by itself, and all must find the same tests under the same names.

Names are made of parameters. A time, an address, a random number or the order of a set in one of them differs from
process to process, and then no test runs at all.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APART_S = 2.0
"""Between two imports of a file: longer than the coarsest time that formats keep, of two seconds in zip."""


def names(folder: Path, seed: int, *options: str, bare: bool = False) -> list[str]:
    """The names of all tests below `folder`, in their order, as a process finds them that hashes by `seed`; `bare`: one
    without plug-ins, whose start takes longer than a small file.
    """
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options, str(folder)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTHONHASHSEED"] = str(seed)
    if bare:
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return [line for line in done.stdout.splitlines() if "::" in line]


def differing(first: list[str], second: list[str]) -> set[str]:
    """Names that only one of two collections has, or a note that only their order differs."""
    assert first, "nothing was collected"
    return set(first) ^ set(second) or ({"their order"} if first != second else set())


@pytest.mark.slow
def test_the_suite_has_the_same_names_in_every_process():
    """In two that hash differently, one after the other. Workers that begin together compare theirs in every run."""
    assert not differing(*(names(ROOT / "tests", seed) for seed in (1, 2)))


def test_names_that_differ_are_found(tmp_path):
    """Of a time to the second, of the process, and of the order of a set."""
    head = "import gzip, os, pytest\n"
    paths = [tmp_path / f"test_{number}.py" for number in range(3)]
    for path, values in zip(
        paths, ("[gzip.compress(b'1')]", "[os.getpid()]", "{'a', 'b', 'c', 'd', 'e', 'f'}"), strict=True
    ):
        path.write_text(f"{head}@pytest.mark.parametrize('value', {values})\ndef test_it(value): pass\n")

    def found(path: Path) -> set[str]:
        options = ("-c", os.devnull, f"--rootdir={tmp_path}")
        first = names(path, 1, *options, bare=True)
        time.sleep(APART_S)
        return differing(first, names(path, 2, *options, bare=True))

    with ThreadPoolExecutor() as pool:  # each sleeps for most of its time
        assert all(pool.map(found, paths))

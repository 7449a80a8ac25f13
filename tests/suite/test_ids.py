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

import collected
import pytest

ROOT = Path(__file__).parents[2]
APART_S = 2.0
"""Between two imports of a file: longer than the coarsest time that formats keep, of two seconds in zip."""


def names(folder: Path, seed: int, *options: str) -> list[str]:
    """The names of all tests below `folder`, in their order, as a process finds them that hashes by `seed`."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *options, str(folder)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command, cwd=ROOT, env={**environment, "PYTHONHASHSEED": str(seed)}, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return [line for line in done.stdout.splitlines() if "::" in line]


def differing(first: list[str], second: list[str]) -> set[str]:
    """Names that only one of two collections has, or a note that only their order differs."""
    assert first, "nothing was collected"
    return set(first) ^ set(second) or ({"their order"} if first != second else set())


def here(config: pytest.Config) -> list[str] | None:
    """The names that this process found, which hashes by a number drawn at its start; None if it looked at a part."""
    if [config.invocation_params.dir / each for each in config.args] == [ROOT / "tests"]:
        return config.stash[collected.NAMES]
    return None


def test_the_suite_has_the_same_names_in_every_process(pytestconfig):
    """In this one, if it collected the whole suite but for what it was told to ignore, and in another one."""
    ignored = [f"--ignore={path}" for path in pytestconfig.getoption("ignore") or ()]
    ours = here(pytestconfig) or names(ROOT / "tests", 1, *ignored)
    assert not differing(ours, names(ROOT / "tests", 2, *ignored))


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
        first = names(path, 1, *options)
        time.sleep(APART_S)
        return differing(first, names(path, 2, *options))

    with ThreadPoolExecutor() as pool:  # each sleeps for most of its time
        assert all(pool.map(found, paths))

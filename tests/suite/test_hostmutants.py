# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/hostmutants.py: which mistakes are drawn of a module, and that a test that sees one is heard."""

import json
import os
import subprocess
import sys
from pathlib import Path

import hostmutants
import pytest
from numericmutants import candidates, drawn

TOY = '''"""A toy."""
LIMIT = 7  # a setting
AT_ONCE = 100


def total(values, most: int = 3):
    """Sum those below the limit."""
    if not values:
        raise ValueError(f"there are {0 + 0} of {most + 1}")
    for start in range(0, len(values), AT_ONCE):
        values[start]
    return sum(value for value in values if value < LIMIT)


class Box:
    def largest(self, values):
        return max(values) + 1

    def forever(self, n, by=1):
        while n > 0:
            n -= by
        return n
'''
TESTS = """from toy import Box, total


def test_total():
    assert total([1, 2, 8]) == 3


def test_box():
    assert Box().largest([1, 2]) == 3 and Box().forever(2) == 0
"""
CHANGES = {
    "total: not values -> not not values": "seen",
    "total: value < LIMIT -> value <= LIMIT": "not seen",  # no test has a 7
    "Box.largest: max(values) + 1 -> max(values) - 1": "seen",
    "Box.largest: max -> min": "seen",
    "Box.largest: 1 -> 2": "seen",
    "Box.largest: 1 -> 0": "seen",
    "Box.forever: n > 0 -> n >= 0": "seen",
    "Box.forever: 0 -> 1": "seen",
    "Box.forever: 0 -> -1": "seen",
    "Box.forever: n -= by -> n += by": "endless",
}
"""All that may be drawn, and what these tests make of it."""


def test_drawn_is_what_computes_and_the_same_by_a_seed_each_time() -> None:
    every = drawn(TOY, "toy.py", 99, "1")
    assert {mutant.key for mutant in every} == CHANGES.keys() and len(every) == len(CHANGES) == candidates(TOY)
    assert [each.line for each in every if each.function == "Box.largest"] == [17] * 4
    some = [drawn(TOY, "toy.py", 4, seed) for seed in ("1", "1", "2")]
    assert some[0] == some[1] != some[2] and len(some[0]) == 4


PROGRAM = """
import json, sys
from pathlib import Path
import mutantrun, numericmutants
mutantrun.LEAST_S = 1
toy, tests = Path("toy.py").resolve(), "test_toy.py"
mutants = numericmutants.drawn(toy.read_text(), str(toy), 99, "1")
said = mutantrun.asked(toy, [tests], mutants, Path("tmp").resolve())
print(json.dumps([[mutant.key, word] for mutant, word in zip(mutants, said)]), file=sys.stderr)
"""


def asked(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    """What is said of the toy and these tests, in a process of its own."""
    (folder / "toy.py").write_text(TOY)
    (folder / "test_toy.py").write_text(tests)
    path = os.pathsep.join((str(folder), *sys.path))
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_tests_that_see_a_mistake_are_heard(tmp_path: Path) -> None:
    assert dict(json.loads(asked(tmp_path, TESTS).stderr)) == CHANGES


def test_tests_that_fail_without_a_mistake_tell_nothing(tmp_path: Path) -> None:
    told = asked(tmp_path, TESTS.replace("== 3\n", "== 4\n")).stderr
    assert "Failing: without any change: test_toy.py::test_total" in told


@pytest.mark.parametrize("module", hostmutants.TESTS)
def test_tests_that_have_another_name_are_there(module: str) -> None:
    assert (hostmutants.HOST / f"{module}.py").is_file()
    assert hostmutants.tests_of(module)[0] == sorted(hostmutants.TESTS[module])


def test_a_module_has_the_tests_of_its_name_and_others_that_import_it(capsys: pytest.CaptureFixture[str]) -> None:
    own, others = hostmutants.tests_of("analysis/quantiles")
    assert own == ["tests/analysis/test_quantiles.py"] and "tests/analysis/test_blocks.py" in others
    with pytest.raises(SystemExit):
        hostmutants.main(["analysis/nothing"])
    assert "host/irqscope has no module analysis/nothing" in capsys.readouterr().err

# SPDX-License-Identifier: BSD-2-Clause
"""What VxWorks' shell may call when nobody expects it: a stop without a start, a start while one runs."""

from collections.abc import Callable
from pathlib import Path

import pytest
from stub_bench import DONE, ISR, TASK, needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler


@pytest.mark.parametrize("name", ["vxworks", "vxworks7"])
@pytest.mark.parametrize(
    ("calls", "said"),
    [("0s", "nothing runs"), ("1b", "one runs already"), ("2s", "nothing runs"), ("0s0s1b1b2s", "one runs already")],
)
def test_a_call_out_of_turn_is_a_sentence_and_changes_nothing(
    programs: Callable[[Port], Path], name: str, calls: str, said: str
) -> None:
    port = named(name)
    stub = port.bench(port.command(programs(port), workload="task"), {"STUB_SHELL": calls})
    try:
        assert stub.line()["workload"] == "task"
        for number in (1, 2, 3):
            stub.raise_events(1)
            stub.until(lambda number=number: stub.pins() == (ISR | TASK | DONE if number % 2 else 0))
        end = stub.terminate()
        assert any(said in line for line in stub.said())
        assert (end["handlers"], end["tasks"], end["toggles"]["done"]) == (3, 3, 3)
    finally:
        stub.close()


@pytest.mark.parametrize("name", ["vxworks", "vxworks7"])
@pytest.mark.parametrize(("letters", "fits"), [(511, True), (512, False)])
def test_options_that_are_too_long_are_refused(
    programs: Callable[[Port], Path], name: str, letters: int, fits: bool
) -> None:
    """What does not fit was left out in silence. Each word here ends with a space."""
    port = named(name)
    program, *words = port.command(programs(port))
    words.append("workload=task")
    rest = letters - sum(len(str(word)) + 1 for word in words)
    stub = port.bench([program, *words[:-1], "loop=".ljust(rest - 1, "0"), words[-1]], None)
    try:
        if fits:
            assert stub.line()["workload"] == "task"
            stub.terminate()
        else:
            assert "options are 511 letters at most" in stub.refusal()
    finally:
        stub.close()

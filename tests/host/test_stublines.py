# SPDX-License-Identifier: BSD-2-Clause
"""A stub's two lines, read from the file that its output went to."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.errors import BadInput
from irqscope.targets.stublines import read_end, read_start

START = {"irqscope_stub": 1, "workload": "task", "edge": "rising", "loop": 5, "pins": {"isr": "hard handler"}}
END = {
    "irqscope_stub_end": 1,
    "handlers": 7,
    "tasks": 7,
    "dropped": 0,
    "lost": 0,
    "unhandled": 0,
    "threaded": 0,
    "storms": 0,
    "triggers": 0,
    "toggles": {"isr": 7, "task": 7, "done": 7, "aux": 0},
}


def written(place: Path, *lines: object) -> Path:
    path = place / "stub"
    path.write_text("".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines))
    return path


def test_both_lines_are_found_among_others(tmp_path):
    path = written(tmp_path, "loading", START, "{", "[1]", "7", END, "bye")
    assert (read_start(path), read_end(path, START)) == (START, END)


def test_a_log_puts_its_own_words_before(tmp_path):
    path = written(tmp_path, f"[   12.5] irqscope_stub: {json.dumps(START)}", f"[   20.1] {json.dumps(END)}")
    assert (read_start(path), read_end(path, START)) == (START, END)


def test_the_end_line_may_come_alone(tmp_path):
    assert read_end(written(tmp_path, END), START) == END


def test_the_last_start_counts(tmp_path):
    """A file that the output of several starts was appended to."""
    again, more = START | {"loop": 6}, END | {"handlers": 9}
    assert read_start(written(tmp_path, START, END, again)) == again
    assert read_end(written(tmp_path, START, END, again, more), again) == more
    with pytest.raises(BadInput, match="holds no end line"):
        read_end(written(tmp_path, START, END, again), again)


def test_the_edge_that_a_probe_found_may_be_another(tmp_path):
    assert read_end(written(tmp_path, START, END), START | {"edge": "falling"}) == END


@pytest.mark.parametrize(
    ("lines", "measured", "sentence"),
    [
        ([], START, "holds no end line of a stub: end the stub"),
        ([START], START, "holds no end line of a stub: end the stub"),
        ([END | {"irqscope_stub_end": 2}], START, "reads lines of schema 1, not 2"),
        ([START | {"loop": 6}, END], START, "another stub: its loop is 6, that of the run was 5"),
        ([START | {"cpu": 1}, END], START, "another stub: its cpu is 1, that of the run was None"),
        ([START, END], {}, "measure with --stub"),
        ([START, END], {"irqscope_stub": 1, "edge": "rising"}, "measure with --stub"),
        ([START, END | {"handlers": "7"}], START, "damaged"),
        ([START, END | {"handlers": -7}], START, "damaged"),
        ([START, {name: value for name, value in END.items() if name != "lost"}], START, "damaged"),
        ([START, END | {"toggles": 7}], START, "damaged"),
        ([START, END | {"toggles": {"isr": None}}], START, "damaged"),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path, lines, measured, sentence):
    with pytest.raises(BadInput, match=sentence):
        read_end(written(tmp_path, *lines), measured)


@given(st.lists(st.sampled_from([START, END, START | {"loop": 6}, END | {"handlers": 9}, "noise", "{}"]), max_size=8))
def test_it_is_the_end_of_the_last_start(tmp_path_factory, lines):
    path = written(tmp_path_factory.mktemp("lines"), *lines)
    kinds = ["start" if "workload" in line else "end" if "tasks" in line else "" for line in lines]
    last = max((i for i, kind in enumerate(kinds) if kind == "start"), default=-1)
    ends = [line for line, kind in zip(lines[last + 1 :], kinds[last + 1 :], strict=True) if kind == "end"]
    measured = lines[last] if last >= 0 else START
    if ends:
        assert read_end(path, measured) == ends[-1]
    else:
        with pytest.raises(BadInput):
            read_end(path, measured)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("pulse", "no", "pulse must be 0 or 1, not 'no'"),
        ("marks", 2, "marks must be 0 or 1, not 2"),
        ("edge", "Falling", "edge must be rising or falling, not 'Falling'"),
        ("answers", "period ", "answers must be event or wake-up or period, not 'period '"),
        ("release", 1, "release must be a text, not 1"),
        ("depth", "16", "depth must be a number of 0 or more, not '16'"),
        ("depth", -1, "depth must be a number of 0 or more, not -1"),
        ("pins", "isr", "pins must say by what each is toggled, not 'isr'"),
        ("pins", {"isr": ["x"]}, "pins must say by what each is toggled"),
        ("pins", {"foo": "x"}, "there is no pin 'foo': there are isr, task, done, aux"),
        ("notes", "hello", "notes must be a list of sentences, not 'hello'"),
        ("id", {"a": 1}, "id must be a text"),
    ],
)
def test_a_start_line_that_no_stub_prints_is_refused(key, value, complaint, tmp_path):
    """Each was taken for something else, and the run was another one."""
    file = tmp_path / "stub.json"
    file.write_text(json.dumps({**START, key: value}))
    with pytest.raises(BadInput, match=re.escape(complaint)):
        read_start(file)

# SPDX-License-Identifier: BSD-2-Clause
"""The two lines that a stub prints, one when it starts and one when it ends, from a file that its output went to."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .. import jsontext
from ..contract.roles import STUB_ROLES
from ..errors import BadInput
from ..reading import read_text

START, END = "irqscope_stub", "irqscope_stub_end"
"""Keys by which they are known. Their value is the schema."""
SCHEMA = 1
COUNTS = ("handlers", "tasks", "dropped", "lost", "unhandled", "threaded", "storms", "triggers")
"""Numbers of an end line; `toggles` has one for each role besides."""
FOUND_OUT = "edge"
"""What `irqscope probe` may know better than the start line."""
TEXTS = ("port", "device", "lines", "id", "workload", "operation", "release", "answers", "edge")
FLAGS = ("pulse", "marks")
ONE_OF = {
    "edge": ("rising", "falling"),
    "release": ("binary", "counting"),
    "answers": ("event", "wake-up", "period"),
}


def read_start(path: Path) -> dict[str, Any]:
    """The start line in the file, the last one if the stub was started again; BadInput if there is none."""
    start, _ = _read(path, "start line")
    if start is None:
        raise BadInput(f"{path} holds no start line of a stub: keep what the stub prints when it starts")
    if wrong := next(_amiss(start), None):
        raise BadInput(f"the start line in {path} is damaged: {wrong}")
    return start


def _amiss(start: Mapping[str, Any]) -> Iterator[str]:
    """What of a start line is not as a stub prints it, where a measurement would be another one."""
    for name in TEXTS:
        if not isinstance(value := start.get(name, ""), str):
            yield f"{name} must be a text, not {value!r}"
        elif name in start and value not in ONE_OF.get(name, (value,)):
            yield f"{name} must be {' or '.join(ONE_OF[name])}, not {value!r}"
    for name in FLAGS:
        if not isinstance(value := start.get(name, 0), int) or value not in (0, 1):
            yield f"{name} must be 0 or 1, not {value!r}"
    depth = start.get("depth", 0)
    if isinstance(depth, bool) or not isinstance(depth, int) or depth < 0:
        yield f"depth must be a number of 0 or more, not {depth!r}"
    pins, roles = start.get("pins", {}), [role.label for role in STUB_ROLES]
    if not isinstance(pins, dict) or not all(isinstance(context, str) for context in pins.values()):
        yield f"pins must say by what each is toggled, not {pins!r}"
    elif strange := pins.keys() - roles:
        yield f"there is no pin {min(strange)!r}: there are {', '.join(roles)}"
    notes = start.get("notes", [])
    if not isinstance(notes, list) or not all(isinstance(note, str) for note in notes):
        yield f"notes must be a list of sentences, not {notes!r}"


def has_start(text: str) -> bool:
    """Whether a start line is among what a stub has printed."""
    return any(START in found for found in _objects(text))


def read_end(path: Path, measured: Mapping[str, Any]) -> dict[str, Any]:
    """The end line of a stub after the run whose start line was `measured`.

    A start line before it must be the same. BadInput if there is no end line, or it is not this stub's.
    """
    start, end = _read(path, "end line")
    if end is None:
        raise BadInput(f"{path} holds no end line of a stub: end the stub, and keep what it prints then")
    if "workload" not in measured:
        raise BadInput("the run knows nothing of its stub: measure with --stub and the file that its start line is in")
    for name, value in (start or {}).items():
        if name != FOUND_OUT and measured.get(name) != value:
            theirs = measured.get(name)
            raise BadInput(f"{path} is of another stub: its {name} is {value!r}, that of the run was {theirs!r}")
    toggles = end.get("toggles")
    numbers = [*(end.get(name) for name in COUNTS), *(toggles.values() if isinstance(toggles, dict) else [None])]
    if not all(isinstance(number, int) and number >= 0 for number in numbers):
        raise BadInput(f"the end line in {path} is damaged: it must count {', '.join(COUNTS)} and toggles")
    return end


def _read(path: Path, wanted: str) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    """The last start line, and the end line that follows it."""
    try:
        text = read_text(path)
    except OSError as error:
        raise BadInput(f"cannot read the stub's {wanted} from {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"cannot read the stub's {wanted} from {path}: it is no text") from error
    except ValueError as error:
        raise BadInput(f"cannot read the stub's {wanted} from {path}: {error}") from error
    start = end = None
    for found in _objects(text):
        for key in (START, END):
            if found.get(key, SCHEMA) != SCHEMA:
                raise BadInput(f"{path}: this version reads lines of schema {SCHEMA}, not {found[key]}")
        if START in found:
            start, end = found, None
        elif END in found:
            end = found
    return start, end


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """JSON objects: all of the text, or each line from its first brace on, since logs put their own words before."""
    for candidate in (text, *(line[max(line.find("{"), 0) :] for line in text.splitlines())):
        try:
            found = jsontext.read(candidate)
        except ValueError:
            continue
        if isinstance(found, dict):
            yield found

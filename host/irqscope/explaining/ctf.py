# SPDX-License-Identifier: BSD-2-Clause
"""A folder in the Common Trace Format 1.8, as LTTng and Zephyr write traces, by text of babeltrace2.

It makes a line for each event. See diamon.org/ctf, babeltrace2-convert(1) and babeltrace2-sink.text.pretty(7), whose
strings are escaped as in C.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ..errors import BadInput
from ..printable import printable
from .printed import printed

SINK = 'field-default="hide",name-default="show",clock-seconds=yes,no-delta=yes,color="never"'
"""How it prints: no fields before the event's name but the time, all names of fields and scopes, whole seconds."""
COMMAND = ("babeltrace2", "--log-level=WARNING", "--component=sink.text.pretty", f"--params={SINK}")
"""What makes the text; the folder comes after it."""
METADATA = "metadata"
LONGEST = 1 << 16
"""Characters of a line that is read: an event of LTTng fits into a quarter of its sub-buffers, which are 256 KiB."""
_HEAD = re.compile(r"timestamp = (?P<seconds>\d{1,10})\.(?P<part>\d{9}), name = (?P<name>\S{1,256}), ", re.ASCII)
# Each token begins with a character of its own, and a string without an end is one to the end of the line.
_TOKEN = re.compile(
    r'(?P<text>"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$))|(?P<name>[\w.]+) = |'
    r'(?P<open>[{\[(])|(?P<close>[}\])])|(?P<word>[^\s,"{}\[\]()]+)',
    re.ASCII | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(?:x([0-9a-f]{2})|(.))", re.DOTALL)
_CONTROLS = {"a": "\a", "b": "\b", "e": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_LOSS = re.compile(
    r"WARNING: Tracer (?:may have )?discarded (?:(?P<count>\d{1,18}) )?(?P<what>event|packet)s? "
    r"(?:between \[(?P<begin>\d{1,10}\.\d{9})\] and \[(?P<end>\d{1,10}\.\d{9})\]|\(unknown time range\)) in trace ",
    re.ASCII,
)
_STREAM = re.compile(r'within stream "(?P<name>[^"]*)" \(stream class ID: \d+, [^()]*\)\.$')
_ERROR = re.compile(r"\S+ \S+ \d+ \d+ [EF] \S+ \S+ (?:\[[^\]]*\] )?(.*)")
_LATEST = (1 << 62) - 1
"""Nanoseconds, of a damaged clock."""
_LENGTH = 200
"""Of what it complains of."""


@dataclass(frozen=True, slots=True)
class Event:
    """One line: `time` in nanoseconds of the trace's own clock, and what it says in each scope.

    Values are as babeltrace2 prints them, of text what it says, of an enumeration the first label. What is
    inside of structures and arrays is left out.
    """

    time: int
    name: str
    scopes: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Loss:
    """Events that the tracer lost: how many, or `at_least` so many, as of packets it does not say what was in them; in
    which stream, and between which times as far as it knows."""

    count: int
    stream: str
    begin: int | None
    end: int | None
    at_least: bool = False


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that is no event."""


def report(path: Path) -> Iterator[Event | Loss | Unread]:
    """Events in the order of time, then losses, as babeltrace2 says them.

    BadInput, perhaps after some events, if it is missing or cannot read all of the folder, or if that holds no trace.
    """
    folder = next((each for each in (path / "kernel", path) if (each / METADATA).is_file()), None)
    if folder is None:
        raise BadInput(
            f"{path} is a folder without a trace: LTTng's and Zephyr's have a file {METADATA}, "
            "in it or in kernel/ below it"
        )
    with printed(
        (*COMMAND, str(folder.absolute())),
        reads=f"{path} is a trace of LTTng or Zephyr (CTF)",
        instead="install babeltrace2",
    ) as program:
        for line in program:
            yield event(line) or Unread()
        errors = []
        for line in program.complaints():
            if lost := loss(line):
                yield lost
            elif failed := _ERROR.match(line):
                errors.append(failed[1])
        if program.code != 0:
            raise BadInput(f"babeltrace2 cannot read {path}: {_why(program.code, errors)}")


def event(line: str) -> Event | None:
    """What a line says; None if it is no event."""
    head = _HEAD.match(line) if len(line) <= LONGEST else None
    if not head:
        return None
    time = int(head["seconds"] + head["part"])
    return None if time > _LATEST else Event(time, head["name"], _scopes(line, head.end()))


def loss(line: str) -> Loss | None:
    """What a line of warning says; None if it warns of something else."""
    found = _LOSS.match(line)
    if not found:
        return None
    stream = _STREAM.search(line)
    begin, end = (int(at.replace(".", "")) if (at := found[side]) else None for side in ("begin", "end"))
    at_least = found["count"] is None or found["what"] == "packet"
    return Loss(int(found["count"] or 1), stream["name"] if stream else "", begin, end, at_least)


def _scopes(line: str, begin: int) -> Mapping[str, Mapping[str, str]]:
    found: dict[str, dict[str, str]] = defaultdict(dict)
    scope, name = "", ""
    around: list[str] = []
    for token in _TOKEN.finditer(line, begin):
        if token["name"]:
            if not around:
                scope = token["name"]
            elif around == ["{"]:
                name = token["name"]
        elif token["open"]:
            around.append(token["open"])
        elif token["close"]:
            del around[-1:]
        elif around in (["{"], ["{", "("]):
            found[scope].setdefault(name, _said(token["text"]) if token["text"] else token["word"])
    return found


def _said(text: str) -> str:
    """What a string in quotes says, without what would steer a terminal."""
    inner = text[1:-1]
    if "\\" in inner:
        inner = _ESCAPE.sub(
            lambda found: chr(int(found[1], 16)) if found[1] else _CONTROLS.get(found[2], found[2]), inner
        )
    return printable(inner.rstrip())


def _why(code: int, errors: list[str]) -> str:
    if code < 0:
        return f"it ended by signal {-code}; the trace is damaged"
    return printable(errors[0])[:_LENGTH] if errors else "it does not say why; the trace is truncated or damaged"

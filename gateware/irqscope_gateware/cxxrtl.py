# SPDX-License-Identifier: BSD-2-Clause
"""Reads the C++ that CXXRTL writes (`-header -O6 -g1`) of a design with one clock and no feedback."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

CHUNK = 32
"""Bits in a chunk, of which CXXRTL's values consist."""

_MEMBER = re.compile(r"^\t(?:/\*(input|output)\*/ )?(value|wire|memory)<(\d+)> (\w+)", re.MULTILINE)
_NAME = re.compile(r"\b(?:p_|i_|memory_p_)\w+")
_READ = re.compile(r"\b(p_\w+)\.curr\b")
_TARGET = re.compile(r"^\s*(?:((?:p_|i_)\w+)(?:\.next|\.slice<[\d,]+>\(\))* = |(memory_\w+)\.update\()", re.MULTILINE)
_ALIAS = re.compile(r"^(?:\t//.*\n)*\t(p_\w+|i_\w+) = (\w+(?:\.curr)?);\n$")
_PATH = re.compile(r"\$flatten((?:\\[^ .]+\.)+)")
_LINEAR = re.compile(r"// \\irqscope\.linear: (\w+)\n(?:\t//.*\n)*\twire<\d+> (\w+)")
ENABLED = re.compile(r", ([\w.]+)\.repeat<\d+>\(\)\.val\(\), \d+\);$", re.MULTILINE)
"""The end of a write to a memory that one value enables."""

EVAL = re.compile(r"^bool (\w+)::eval\(performer \*performer\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)


class LayoutError(RuntimeError):
    """The text is not laid out as CXXRTL's is known to be; the message shows where."""


@dataclass(eq=False)
class Statement:
    """An assignment, or the ports of a memory: C++ text, what it assigns and what it reads."""

    text: str
    module: str
    """Path in C++ of the module that it is from; empty if nothing tells."""

    target: str
    uses: set[str]


class Design:
    """The members of a class that CXXRTL made, and the statements of its `eval()` in order.

    Members
    -------
    name
        Of the class.
    inputs, outputs, values, registers
        Name and width; values are what `eval()` computes anew each time, outputs among them.
    memories
        Name and width of a word.
    counters
        Linear counters and their direction, `up` or `down`.
    """

    def __init__(self, header: str, source: str) -> None:
        members = _MEMBER.findall(header)
        self.inputs = {name: int(width) for port, _, width, name in members if port == "input" and name != "p_clk"}
        self.outputs = {name: int(width) for port, kind, width, name in members if (port, kind) == ("output", "value")}
        self.registers = {name: int(width) for _, kind, width, name in members if kind == "wire"}
        self.memories = {name: int(width) for _, kind, width, name in members if kind == "memory"}
        self.counters = {name: direction for direction, name in _LINEAR.findall(header)}
        body = EVAL.search(source)
        if body is None:
            raise LayoutError("eval() was not found")
        self.name = body[1]
        self.values = dict(self.outputs)
        self.statements = self._live(self._direct(self._merged(self._statements(body[2]))))

    def _statements(self, body: str) -> Iterator[Statement]:
        comment = block = ""
        for line in body.splitlines(keepends=True):
            if block:
                block += line
                if line != "\t}\n":
                    continue
                text, block = block, ""
            elif line == "\tif (posedge_p_clk) {\n":
                block = "\t{\n"
                continue
            elif line.startswith("\tauto "):  # a memory that is read between clock edges
                block = line
                continue
            elif line.startswith("\t//"):
                comment += line
                continue
            elif declaration := _MEMBER.match(line):
                self.values[declaration[4]] = int(declaration[3])
                comment = ""
                continue
            elif line.startswith(("\tbool converged", "\tbool posedge_p_clk", "\treturn converged")):
                continue
            else:
                text = line
            targets = {value or memory for value, memory in _TARGET.findall(text)}
            if len(targets) != 1:
                raise LayoutError(f"not one assignment in {text!r}")
            (target,) = targets
            yield Statement(comment + text, _module(comment, target), target, self.uses(text, target))
            comment = ""

    def uses(self, text: str, target: str = "") -> set[str]:
        """What a text reads that assigns `target`."""
        named = set(_NAME.findall(text))
        values = named - self.registers.keys() - {target}
        return set(_READ.findall(text)) | values | (named & self.memories.keys() - {target}) - {"p_clk"}

    def add(self, name: str, expression: str) -> None:
        """A further value, a bit wide."""
        self.values[name] = 1
        self.statements.append(Statement(f"\t{name} = {expression};\n", "", name, self.uses(expression)))

    def _merged(self, statements: Iterable[Statement]) -> list[Statement]:
        """Statements with one target become one, at the place of the last."""
        last: dict[str, Statement] = {}
        kept: list[Statement] = []
        for statement in reversed(list(statements)):
            later = last.setdefault(statement.target, statement)
            if later is statement:
                kept.append(statement)
            else:
                later.text = statement.text + later.text
                later.uses |= statement.uses
        return kept[::-1]

    def _direct(self, statements: list[Statement]) -> list[Statement]:
        """Statements of which each reads what there is itself, not a further name of it."""
        names: dict[str, str] = {}
        kept: list[Statement] = []
        for statement in statements:
            if statement.uses & names.keys():
                statement.text = _NAME.sub(lambda found: names.get(found[0], found[0]), statement.text)
                statement.uses = self.uses(statement.text, statement.target)
            alias = _ALIAS.search(statement.text)
            if alias and alias[1] == statement.target and alias[1] not in self.outputs:
                names[alias[1]] = alias[2]
            else:
                kept.append(statement)
        return kept

    def _live(self, statements: list[Statement]) -> list[Statement]:
        """Statements without those that make what nobody reads."""
        read = set(self.outputs)
        kept: list[Statement] = []
        for statement in reversed(statements):
            if statement.target in read or statement.target not in self.values:
                read |= statement.uses
                kept.append(statement)
        return kept[::-1]


def _module(comment: str, name: str) -> str:
    """The path of the module that a statement is from, as names are written in C++; empty if nothing tells."""
    if path := _PATH.search(comment):
        return path[1].replace("_", "__").replace(".", "_2e_").replace("$", "_24_").replace("\\", "")
    plain = re.sub(r"^(p|i_flatten_5c|memory_p)_", "", name).replace("_5c_", "")
    return plain[: plain.rfind("_2e_") + 4] if "_2e_" in plain else ""

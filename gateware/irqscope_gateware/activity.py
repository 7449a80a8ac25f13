# SPDX-License-Identifier: BSD-2-Clause
"""Makes the C++ of CXXRTL evaluate only what can have changed.

CXXRTL evaluates and commits a whole design in every clock, though in most clocks most of an instrument rests. This
rewrites its text: the statements of `eval()` become *parts*, each run only if a value that it reads has changed since
it last ran (as ESSENT does: Beamer and Donofrio, "Efficiently exploiting low activity factors to accelerate RTL
simulation", DAC 2020). What a part computes is CXXRTL's text, untouched. It is exact:

- a part that is not run would compute what it computed before, so its registers' next values are their present ones;
- a part reads registers, inputs, memories, and values of parts before it;
- whoever changes a value (a part, a commit, the harness through an input) marks all parts that read it;
- a write to a memory is repeated until it changes the memory no more.

The class keeps its name, ports, registers and `debug_info`, so one harness serves both. It has no clock phases:
`eval()` settles the values before a clock edge, `commit()` is the edge. The observer of the commit is told of each
counter and each register of more than 32 bits that changes; of the others only that one has changed.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from .cxxrtl import EVAL, Design, LayoutError, Statement

MARKS = 64
"""Parts in a word of the set of marked ones."""

CHUNK = 32
"""Bits in a chunk, of which CXXRTL's values consist."""

LARGEST = 48
"""Statements of a part: more are seldom all needed, fewer cost more marks."""

TIME = "time"
"""Group of the statements that follow the time, hence change in nearly every clock. They come last, as one part."""

_UPDATE = re.compile(r"^(\s*)(memory_\w+\.update\(.*\);)$", re.MULTILINE)
_ENABLED = re.compile(r", ([\w.]+)\.repeat<\d+>\(\)\.val\(\), \d+\);$")
_CLOCK = re.compile(r"^\tvalue<1> prev_p_clk;\n\tbool posedge_p_clk\(\) const \{\n.*?^\t\}\n", re.MULTILINE | re.DOTALL)
_COMMIT = re.compile(
    r"^\ttemplate<class ObserverT>\n\tbool commit\(ObserverT &observer\) \{\n(.*?)^\t\}\n", re.MULTILINE | re.DOTALL
)


def groups(design: Design) -> dict[Statement, str]:
    """Statements that are likely to be needed together: those of a module, or those that follow a counter."""
    group: dict[Statement, str] = {}
    reader: dict[str, str] = {}
    for statement in reversed(design.statements):
        group[statement] = statement.module or reader.get(statement.target, "")
        reader |= dict.fromkeys(statement.uses, group[statement])
    after_time = {name for name, direction in design.counters.items() if direction == "up"}
    after_countdown = design.counters.keys() - after_time
    for statement in design.statements:
        # What is a bit wide, like the end of a count, seldom changes.
        wide = {statement.target} if design.values.get(statement.target, 1) > 1 else set()
        if statement.uses & after_time:
            group[statement] = TIME
            after_time |= wide
        elif statement.uses & after_countdown:
            group[statement] += " countdown"
            after_countdown |= wide
    return group


def parts_of(design: Design) -> list[list[Statement]]:
    """The statements in an order in which those of a group stand together, cut into parts."""
    group = groups(design)
    maker = {s.target: s for s in design.statements if s.target in design.values}
    sources = {s: {maker[name] for name in s.uses if name in maker} for s in design.statements}
    readers: dict[Statement, list[Statement]] = defaultdict(list)
    ready: dict[str, list[Statement]] = defaultdict(list)
    for statement in design.statements:
        for source in sources[statement]:
            readers[source].append(statement)
        if not sources[statement]:
            ready[group[statement]].append(statement)
    parts: list[list[Statement]] = []
    while ready:
        name = max(ready, key=lambda name: (name != TIME, len(ready[name])))
        run: list[Statement] = []
        while ready[name]:
            statement = ready[name].pop(0)
            run.append(statement)
            for reader in readers[statement]:
                sources[reader].remove(statement)
                if not sources[reader]:
                    ready[group[reader]].append(reader)
        del ready[name]
        parts += [run[i : i + LARGEST] for i in range(0, len(run), LARGEST)]
    if circle := [statement.target for statement in design.statements if sources[statement]]:
        raise LayoutError(f"values depend on each other in a circle: {', '.join(circle[:5])}")
    return parts


def rewrite(header: str, source: str) -> tuple[str, str]:
    """Header and source of a class that CXXRTL made, with activity-driven evaluation."""
    design = Design(header, source)
    return _Writer(design, parts_of(design)).rewrite(header, source)


def _write(found: re.Match[str]) -> str:
    """A write to a memory that is noted for the commit, and whose data are not made if it is not enabled."""
    enabled = _ENABLED.search(found[2])
    condition = f"if ({enabled[1]}) " if enabled else ""
    return f"{found[1]}{condition}{{ written = true; {found[2]} }}"


class _Writer:
    """The new members of the class and the texts of its functions; `readers` are the parts that read a value."""

    def __init__(self, design: Design, parts: list[list[Statement]]) -> None:
        self.design = design
        self.parts = parts
        self.readers: dict[str, set[int]] = defaultdict(set)
        for number, part in enumerate(parts):
            for statement in part:
                for name in statement.uses:
                    self.readers[name].add(number)
        self.words = -(-len(parts) // MARKS)

    def rewrite(self, header: str, source: str) -> tuple[str, str]:
        """`marked` are the parts to run, `following` those that the commit will mark."""
        name = self.design.name
        handed = {value for number, part in enumerate(self.parts) for value in self._handed(number, part)}
        handed -= self.design.outputs.keys()
        members = [f"value<{self.design.values[value]}> {value};" for value in sorted(handed)]
        members += [f"value<{width}> seen_{value};" for value, width in self.design.inputs.items()]
        members += [
            "struct Change { chunk_t *curr; size_t chunks; };",
            "std::vector<Change> wide; // counters, and registers of more than a chunk: the first `wides` change",
            "std::vector<chunk_t *> narrow; // registers of a chunk: the first `narrows` change",
            "size_t wides = 0, narrows = 0;",
            f"uint64_t marked[{self.words}], following[{self.words}];",
            "bool written;",
        ]
        members += [f"void part_{number}();" for number in range(len(self.parts))]
        header = _replaced(_CLOCK, header, "".join(f"\t{line}\n" for line in members))
        header = _replaced(_COMMIT, header, self._commit())
        source = _replaced(EVAL, source, self._eval())
        reset = re.compile(rf"^void {name}::reset\(\) \{{\n", re.MULTILINE)
        start = self._marks(range(len(self.parts)), "marked").replace("|=", "=")
        start += " std::fill(std::begin(following), std::end(following), 0); written = false;"
        start += " wides = narrows = 0;"
        return header, _replaced(reset, source, f"void {name}::reset() {{\n\t{start}\n")

    def _handed(self, number: int, part: list[Statement]) -> list[str]:
        """Values that a part makes for other parts or for outside."""
        made = sorted(s.target for s in part if s.target in self.design.values)
        return [name for name in made if self.readers[name] - {number} or name in self.design.outputs]

    def _marks(self, parts: Iterable[int], to: str) -> str:
        """C++ that marks these parts."""
        words: dict[int, int] = defaultdict(int)
        for number in parts:
            words[number // MARKS] |= 1 << number % MARKS
        return " ".join(f"{to}[{word}] |= 0x{bits:x}u;" for word, bits in sorted(words.items()))

    def _part(self, number: int, part: list[Statement]) -> Iterator[str]:
        yield f"void {self.design.name}::part_{number}() {{\n"
        for value in sorted(s.target for s in part if s.target in self.design.values):
            yield f"\tvalue<{self.design.values[value]}> {value};\n"
        for statement in part:
            yield _UPDATE.sub(_write, statement.text)
        for value in self._handed(number, part):
            marks = self._marks(self.readers[value] - {number}, "marked")
            yield f"\tif (this->{value} != {value}) {{ this->{value} = {value}; {marks} }}\n"
        for register in sorted(s.target for s in part if s.target in self.design.registers):
            marks = self._marks(self.readers[register], "following")
            yield f"\tif ({register}.next != {register}.curr) {{ {self._change(register)} {marks} }}\n"
        yield "}\n\n"

    def _change(self, register: str) -> str:
        """C++ that notes a register for the commit. Most are narrow and no counters: these cost least."""
        chunks = -(-self.design.registers[register] // CHUNK)
        if chunks == 1 and register not in self.design.counters:
            return f"narrow[narrows++] = {register}.curr.data;"
        return f"wide[wides++] = {{{register}.curr.data, {chunks}}};"

    def _eval(self) -> str:
        """All parts, and the loop that runs the marked ones: a part marks only parts after it."""
        name = self.design.name
        text = [line for number, part in enumerate(self.parts) for line in self._part(number, part)]
        text += [f"bool {name}::eval(performer *) {{\n", f"\tstatic void ({name}::*const parts[])() = {{\n"]
        text += [f"\t\t&{name}::part_{number},\n" for number in range(len(self.parts))]
        text.append("\t};\n")
        for value in self.design.inputs:
            marks = self._marks(self.readers[value], "marked")
            text.append(f"\tif (seen_{value} != {value}) {{ seen_{value} = {value}; {marks} }}\n")
        registers = len(self.design.registers)  # a register is noted once in an evaluation
        text.append(
            f"\tif (narrow.size() < narrows + {registers})\n\t\tnarrow.resize(narrows + {registers});\n"
            f"\tif (wide.size() < wides + {registers})\n\t\twide.resize(wides + {registers});\n"
            f"\tfor (unsigned word = 0; word < {self.words}; word++)\n"
            "\t\twhile (marked[word]) {\n"
            "\t\t\tconst unsigned bit = __builtin_ctzll(marked[word]);\n"
            "\t\t\tmarked[word] &= marked[word] - 1;\n"
            f"\t\t\t(this->*parts[{MARKS} * word + bit])();\n"
            "\t\t}\n"
            "\treturn true;\n}\n"
        )
        return "".join(text)

    def _commit(self) -> str:
        memories = "".join(
            f"\t\t\tif ({name}.commit(observer)) {{ changed = true; {self._marks(self.readers[name], 'marked')} }}\n"
            for name in self.design.memories
        )
        return (
            "\ttemplate<class ObserverT>\n\tbool commit(ObserverT &observer) {\n"
            "\t\tbool changed = false;\n"
            "\t\tfor (size_t n = 0; n < wides; n++) {\n"
            "\t\t\tconst Change &change = wide[n];\n"
            "\t\t\tchunk_t *const next = change.curr + change.chunks;\n"
            "\t\t\tchunk_t difference = 0;\n"
            "\t\t\tfor (size_t i = 0; i < change.chunks; i++) difference |= change.curr[i] ^ next[i];\n"
            "\t\t\tif (!difference) continue;\n"
            "\t\t\tobserver.on_update(change.chunks, change.curr, next);\n"
            "\t\t\tfor (size_t i = 0; i < change.chunks; i++) change.curr[i] = next[i];\n"
            "\t\t\tchanged = true;\n"
            "\t\t}\n"
            "\t\tbool told = false;\n"
            "\t\tfor (size_t i = 0; i < narrows; i++) {\n"
            "\t\t\tchunk_t *const curr = narrow[i], *const next = curr + 1;\n"
            "\t\t\tif (!told && *curr != *next) {\n"
            "\t\t\t\tobserver.on_update(1, curr, next);\n"
            "\t\t\t\ttold = changed = true;\n"
            "\t\t\t}\n"
            "\t\t\t*curr = *next;\n"
            "\t\t}\n"
            "\t\twides = narrows = 0;\n"
            f"\t\tfor (unsigned word = 0; word < {self.words}; word++) {{\n"
            "\t\t\tmarked[word] |= following[word];\n"
            "\t\t\tfollowing[word] = 0;\n"
            "\t\t}\n"
            "\t\tif (written) {\n"
            "\t\t\twritten = false;\n"
            f"{memories}"
            "\t\t}\n"
            "\t\treturn changed;\n\t}\n"
        )


def _replaced(pattern: re.Pattern[str], text: str, by: str) -> str:
    result, number = pattern.subn(lambda _: by, text)
    if number != 1:
        raise LayoutError(f"found {number} times, not once: {pattern.pattern}")
    return result

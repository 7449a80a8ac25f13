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
counter that changes; of other registers only of the first of each size.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from .cxxrtl import EVAL, Design, LayoutError, Statement

MARKS = 64
"""Parts in a word of the set of marked ones."""

CHUNK = 32
"""Bits in a chunk, of which CXXRTL's values consist."""

CHANGES = """
	template<size_t Chunks, bool Counters> struct Changes {
		std::vector<chunk_t *> noted; // present values of registers; the next one stands behind each
		size_t number = 0;
		void reserve(size_t more) { if (noted.size() < number + more) noted.resize(number + more); }
		CXXRTL_ALWAYS_INLINE void note(chunk_t *curr) { noted[number++] = curr; }
		template<class ObserverT> CXXRTL_ALWAYS_INLINE bool commit(ObserverT &observer) {
			bool changed = false;
			for (size_t n = 0; n < number; n++) {
				chunk_t *const curr = noted[n], *const next = curr + Chunks;
				chunk_t difference = 0;
				for (size_t i = 0; i < Chunks; i++) difference |= curr[i] ^ next[i];
				if (!difference) continue;
				if (Counters || !changed) observer.on_update(Chunks, curr, next);
				changed = true;
				for (size_t i = 0; i < Chunks; i++) curr[i] = next[i];
			}
			number = 0;
			return changed;
		}
	};
"""
"""C++ of the registers that an evaluation gave a new value: all of one size, and either counters or none."""

LARGEST = 48
"""Statements of a part: more are seldom all needed, fewer cost more marks."""

TIME = "time"
"""Group of the statements that follow the time, hence change in nearly every clock. They come last, as one part."""

_UPDATE = re.compile(r"^(\s*)((memory_\w+)\.update\(.*\);)$", re.MULTILINE)
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
        self.kinds = {_list(*kind): kind for kind in sorted(map(self._kind, design.registers))}

    def rewrite(self, header: str, source: str) -> tuple[str, str]:
        """`marked` are the parts to run, `following` those that the commit will mark."""
        name = self.design.name
        handed = {value for number, part in enumerate(self.parts) for value in self._handed(number, part)}
        handed -= self.design.outputs.keys()
        members = [f"value<{self.design.values[value]}> {value};" for value in sorted(handed)]
        members += [f"value<{width}> seen_{value};" for value, width in self.design.inputs.items()]
        members += [
            *(f"Changes<{chunks}, {str(counters).lower()}> {name};" for name, (chunks, counters) in self.kinds.items()),
            f"uint64_t marked[{self.words}], following[{self.words}];",
            "uint64_t written; // a bit for each memory",
        ]
        members += [f"void part_{number}();" for number in range(len(self.parts))]
        header = _replaced(_CLOCK, header, CHANGES + "".join(f"\t{line}\n" for line in members))
        header = _replaced(_COMMIT, header, self._commit())
        source = _replaced(EVAL, source, self._eval())
        reset = re.compile(rf"^void {name}::reset\(\) \{{\n", re.MULTILINE)
        start = self._marks(range(len(self.parts)), "marked").replace("|=", "=")
        start += " std::fill(std::begin(following), std::end(following), 0); written = 0;"
        start += "".join(f" {name}.number = 0;" for name in self.kinds)
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
            yield _UPDATE.sub(self._write, statement.text)
        for value in self._handed(number, part):
            marks = self._marks(self.readers[value] - {number}, "marked")
            yield f"\tif (this->{value} != {value}) {{ this->{value} = {value}; {marks} }}\n"
        for register in sorted(s.target for s in part if s.target in self.design.registers):
            marks = self._marks(self.readers[register], "following")
            change = f"{_list(*self._kind(register))}.note({register}.curr.data);"
            yield f"\tif ({register}.next != {register}.curr) {{ {change} {marks} }}\n"
        yield "}\n\n"

    def _write(self, found: re.Match[str]) -> str:
        """A write to a memory that is noted for the commit, and whose data are not made if it is not enabled."""
        enabled = _ENABLED.search(found[2])
        condition = f"if ({enabled[1]}) " if enabled else ""
        return f"{found[1]}{condition}{{ written |= {self._bit(found[3])}; {found[2]} }}"

    def _bit(self, memory: str) -> str:
        return f"0x{1 << self.design.memories.index(memory):x}u"

    def _kind(self, register: str) -> tuple[int, bool]:
        """Chunks of a register, and whether it is a counter."""
        return -(-self.design.registers[register] // CHUNK), register in self.design.counters

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
        # An evaluation notes a register at most once.
        text += [f"\t{name}.reserve({len(self.design.registers)});\n" for name in self.kinds]
        text.append(
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
            f"\t\t\tif ((written & {self._bit(name)}) && {name}.commit(observer)) "
            f"{{ changed = true; {self._marks(self.readers[name], 'marked')} }}\n"
            for name in self.design.memories
        )
        registers = "".join(f"\t\tchanged |= {name}.commit(observer);\n" for name in self.kinds)
        return (
            "\ttemplate<class ObserverT>\n\tbool commit(ObserverT &observer) {\n"
            "\t\tbool changed = false;\n"
            f"{registers}"
            f"\t\tfor (unsigned word = 0; word < {self.words}; word++) {{\n"
            "\t\t\tmarked[word] |= following[word];\n"
            "\t\t\tfollowing[word] = 0;\n"
            "\t\t}\n"
            "\t\tif (written) {\n"
            f"{memories}"
            "\t\t\twritten = 0;\n"
            "\t\t}\n"
            "\t\treturn changed;\n\t}\n"
        )


def _list(chunks: int, counters: bool) -> str:
    """The member in which changes of registers of one kind are noted."""
    return f"{'counters' if counters else 'registers'}_{chunks}"


def _replaced(pattern: re.Pattern[str], text: str, by: str) -> str:
    result, number = pattern.subn(lambda _: by, text)
    if number != 1:
        raise LayoutError(f"found {number} times, not once: {pattern.pattern}")
    return result

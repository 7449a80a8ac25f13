# SPDX-License-Identifier: BSD-2-Clause
"""Makes the C++ of CXXRTL evaluate only what can have changed.

CXXRTL evaluates and commits a whole design in every clock, though in most clocks most of an instrument rests. This
rewrites its text: the statements of `eval()` become *parts*, each run only if a value that it reads has changed since
it last ran (as ESSENT does: Beamer and Donofrio, "Efficiently exploiting low activity factors to accelerate RTL
simulation", DAC 2020). What a part computes is CXXRTL's text, untouched. It is exact:

- a part that is not run would compute what it computed before, so its registers' next values are their present ones;
- a part reads registers, inputs, memories, and values of parts before it;
- whoever changes a value (a part, a commit, the harness through an input) marks all parts that read it;
- a write to a memory is not repeated while nothing that makes it changes: nobody else writes there;
- a counter coasts (`coasting.py`) from a commit in which it stepped until its part runs or it comes to its end. Nobody
  is marked meanwhile, since nobody would find a difference, but for those that take the time (`timeguard.py`). All that
  coast are late by the same clocks; whoever looks at one settles them first.

So a clock in which nothing is marked is all that coasts one step later, and so are those after it while the inputs
stay: it `rests()`, at most `rest()` clocks, and `pass()` lets them pass.

The class keeps its name, ports, registers and `debug_info`, so one harness serves both. It has no clock phases:
`eval()` makes the values before a clock edge, `commit()` is the edge. `eval()` is `notice()`, which compares the inputs
with those noticed before, and `run()`, which does without where none has changed. Who looks at registers from outside
calls `settle()` before; who changes counters calls `wake()` after, who changes any other register or memory `rouse()`.
The observer of the commit is told of each counter that changes; of those that coast, a bit each, by `on_coast`; of
other registers only of the first of each size.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from .clusters import clusters_of
from .coasting import coasters
from .cxxrtl import CHUNK, ENABLED, EVAL, Design, LayoutError, Statement
from .parts import moving, parts_of
from .timeguard import GUARD, add_guard

COMMON = (1, False)
"""The kind of most registers: one chunk, and no counter."""

MARKS = 64
"""Bits in a word: parts in one of the set of marked ones, counters that coast."""

CHANGES = """
	template<size_t Chunks, bool Counters> struct Changes {
		std::vector<chunk_t *> noted; // present values of registers; the next one stands behind each
		size_t number = 0;
		CXXRTL_ALWAYS_INLINE void note(chunk_t *curr) { noted[number++] = curr; }
		template<class ObserverT> CXXRTL_ALWAYS_INLINE bool commit(ObserverT &observer) {
			bool changed = false;
			chunk_t *const *const first = noted.data(), *const *const end = first + number;
			// An ordinary register that was noted may have got its value back: no matter.
			if (!Counters && number) {
				observer.on_update(Chunks, *first, *first + Chunks);
				changed = true;
			}
			for (chunk_t *const *at = first; at < end; at++) {
				chunk_t *const curr = *at, *const next = curr + Chunks;
				if (Counters && std::equal(curr, next, next)) continue;
				if (Counters) observer.on_update(Chunks, curr, next);
				changed = true;
				for (size_t i = 0; i < Chunks; i++) curr[i] = next[i];
			}
			number = 0;
			return changed;
		}
	};
"""
"""C++ of the registers that an evaluation gave a new value: all of one size, and either counters or none."""

WRITE = """
	template<size_t Width> struct Write {
		size_t index;
		value<Width> data, mask;
		CXXRTL_ALWAYS_INLINE void update(size_t at, const value<Width> &to, const value<Width> &which, int) {
			index = at, data = to, mask = which;
		}
		template<class ObserverT> CXXRTL_ALWAYS_INLINE bool commit(memory<Width> &memory, ObserverT &observer) const {
			const value<Width> word = memory[index].update(data, mask);
			if (word == memory[index]) return false;
			observer.on_update(value<Width>::chunks, memory[0].data, word.data, index);
			memory[index] = word;
			return true;
		}
	};
"""
"""C++ of what the last evaluation wants a memory's port to write."""

OBSERVER = "\t\tobserver observer;\n"
DEAF = "\t\tstruct : observer { void on_coast(uint64_t, const chunk_t *const *) {} } observer;\n"
"""C++ of the observer of a commit that nobody observes, as CXXRTL has it and as it must be here."""

_UPDATE = re.compile(r"^(\s*)((memory_\w+)\.update\(.*\);)$", re.MULTILINE)
_CLOCK = re.compile(r"^\tvalue<1> prev_p_clk;\n\tbool posedge_p_clk\(\) const \{\n.*?^\t\}\n", re.MULTILINE | re.DOTALL)
_COMMIT = re.compile(
    r"^\ttemplate<class ObserverT>\n\tbool commit\(ObserverT &observer\) \{\n(.*?)^\t\}\n", re.MULTILINE | re.DOTALL
)


def rewrite(header: str, source: str, clusters: Mapping[str, int] | None = None) -> tuple[str, str]:
    """Header and source of a class that CXXRTL made, with activity-driven evaluation.

    `clusters` are the statements that make a part (see `parts_of`), as recorded unless they are given.
    """
    design = Design(header, source)
    guarded = add_guard(design, moving(design))
    parts = parts_of(design, guarded, clusters_of(design) if clusters is None else clusters)
    return _Writer(design, parts, guarded).rewrite(header, source)


class _Writer:
    """The new members of the class and the texts of its functions; `readers` are the parts that read a value."""

    def __init__(self, design: Design, parts: list[list[Statement]], guarded: set[Statement]) -> None:
        self.design = design
        self.parts = parts
        self.guarded = {number for number, part in enumerate(parts) if guarded.issuperset(part)}
        self.moving = moving(design)
        self.readers: dict[str, set[int]] = defaultdict(set)
        for number, part in enumerate(parts):
            for statement in part:
                for name in statement.uses:
                    self.readers[name].add(number)
        self.words = -(-len(parts) // MARKS)
        for statement in design.statements:
            if len(_UPDATE.findall(statement.text)) > 1:
                raise LayoutError(f"a memory with several ports that write: {statement.target}")
        self.kinds = {_list(*kind): kind for kind in sorted(map(self._kind, design.registers))}
        part_of = {statement: number for number, part in enumerate(parts) for statement in part}
        self.coasters = {coaster.register: coaster for coaster in coasters(design, guarded, part_of)[:MARKS]}

    def rewrite(self, header: str, source: str) -> tuple[str, str]:
        """`marked` are the parts to run, `following` those that the commit will mark."""
        name = self.design.name
        handed = {value for number, part in enumerate(self.parts) for value in self._handed(number, part)}
        handed -= self.design.outputs.keys()
        members = [f"value<{self.design.values[value]}> {value};" for value in sorted(handed)]
        members += [f"value<{width}> seen_{value};" for value, width in self.design.inputs.items()]
        members += [
            *(f"Changes<{chunks}, {str(counters).lower()}> {name};" for name, (chunks, counters) in self.kinds.items()),
            # Otherwise the compiler marks in single bytes, for which the loop, which reads whole words, has to wait.
            f"volatile uint64_t marked[{self.words}], following[{self.words}];",
            *(f"Write<{width}> write_{name};" for name, width in self.design.memories.items()),
            "uint64_t written; // a bit for each memory",
            "uint64_t coasting, starting; // a bit for each counter that coasts, and that will from the commit on",
            f"const chunk_t *coasters[{MARKS}]; // the counters of these bits",
            "uint64_t late, left; // clocks that those are late, and after which one may be at its end",
            "bool rarer; // whether other registers are noted than those of a chunk that are no counters",
            "unsigned notices, room; // since the last commit, and the evaluations for which the notes have room",
            "void notice();",
            "void run();",
        ]
        members += [f"void part_{number}();" for number in range(len(self.parts))]
        header = _replaced(_CLOCK, header, CHANGES + WRITE + "".join(f"\t{line}\n" for line in members))
        header = _replaced(_COMMIT, header, self._commit())
        header = _replaced(re.compile(OBSERVER), header, DEAF)
        source = _replaced(EVAL, source, self._eval())
        reset = re.compile(rf"^void {name}::reset\(\) \{{\n", re.MULTILINE)
        start = self._marks(range(len(self.parts)), "marked").replace("|=", "=")
        start += " std::fill(std::begin(following), std::end(following), 0); written = notices = room = rarer = 0;"
        start += " coasting = starting = late = left = 0;"
        start += "".join(f" coasters[{n}] = {name}.curr.data;" for n, name in enumerate(self.coasters))
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
        yield f"__attribute__((noinline)) void {self.design.name}::part_{number}() {{\n"
        for value in sorted(s.target for s in part if s.target in self.design.values):
            yield f"\tvalue<{self.design.values[value]}> {value};\n"
        if any(s.uses & self.coasters.keys() for s in part):
            yield "\tsettle();\n"
        if own := sum(self._bit(s.target, self.coasters) for s in part if s.target in self.coasters):
            yield f"\tcoasting &= ~uint64_t(0x{own:x}u); starting &= ~uint64_t(0x{own:x}u);\n"
        for statement in part:
            yield _UPDATE.sub(self._write, statement.text)
        for value in self._handed(number, part):
            marks = self._marks(self.readers[value] - {number}, "marked")
            yield f"\tif (this->{value} != {value}) {{ this->{value} = {value}; {marks} }}\n"
        for register in sorted(s.target for s in part if s.target in self.design.registers):
            marks = self._marks(self.readers[register] - self._taking(register), "following")
            if register in self.coasters:
                bit = self._bit(register, self.coasters)
                marks = f"if ({self.coasters[register].starts()}) starting |= 0x{bit:x}u; else {{ {marks} }}"
            marks += self._mark_taking(register)
            kind = self._kind(register)
            change = f"{_list(*kind)}.note({register}.curr.data);{'' if kind == COMMON else ' rarer = true;'}"
            yield f"\tif ({register}.next != {register}.curr) {{ {change} {marks} }}\n"
        yield "}\n\n"

    def _write(self, found: re.Match[str]) -> str:
        """A write to a memory that is noted for the commit. If it is not enabled, its data are not made, and what an
        earlier evaluation of the clock noted is withdrawn.
        """
        enabled = ENABLED.search(found[2])
        bit = self._bit(found[3], self.design.memories)
        text = f"{{ written |= 0x{bit:x}u; write_{found[2]} }}"
        if enabled:
            text = f"if ({enabled[1]}) {text} else written &= ~uint64_t(0x{bit:x}u);"
        return found[1] + text

    def _taking(self, register: str) -> set[int]:
        """The parts that look at this register only while the guard is true."""
        return self.readers[register] & self.guarded if register in self.moving else set()

    def _mark_taking(self, register: str) -> str:
        taking = self._taking(register)
        return f" if ({GUARD}) {{ {self._marks(taking, 'following')} }}" if taking else ""

    @staticmethod
    def _bit(name: str, names: Iterable[str]) -> int:
        return 1 << list(names).index(name)

    def _kind(self, register: str) -> tuple[int, bool]:
        """Chunks of a register, and whether it is a counter."""
        return -(-self.design.registers[register] // CHUNK), register in self.design.counters

    def _eval(self) -> str:
        """All parts, and the loop that runs the marked ones: a part marks only parts after it."""
        name = self.design.name
        text = [line for number, part in enumerate(self.parts) for line in self._part(number, part)]
        # Without a notice, an evaluation after another runs nothing. One notes a register at most once.
        grow = "".join(f" {name}.noted.resize(room * {len(self.design.registers)});" for name in self.kinds)
        text.append(f"CXXRTL_ALWAYS_INLINE void {name}::notice() {{\n")
        text.append(f"\tif (++notices >= room) {{ room = notices + 1;{grow} }}\n")
        for value in self.design.inputs:
            marks = self._marks(self.readers[value], "marked")
            text.append(f"\tif (seen_{value} != {value}) {{ seen_{value} = {value}; {marks} }}\n")
        text.append(f"}}\n\nCXXRTL_ALWAYS_INLINE void {name}::run() {{\n")
        # A switch, no table of functions: in WebAssembly whoever calls by a table is checked first. No part is inlined,
        # as compilers make worse code of one large function.
        for word in range(self.words):
            text.append(f"\twhile (marked[{word}]) {{\n\t\tconst unsigned bit = __builtin_ctzll(marked[{word}]);\n")
            text.append(f"\t\tmarked[{word}] &= marked[{word}] - 1;\n\t\tswitch (bit) {{\n")
            first = MARKS * word
            for number in range(first, min(first + MARKS, len(self.parts))):
                text.append(f"\t\tcase {number - first}: part_{number}(); break;\n")
            text.append("\t\tdefault: __builtin_unreachable();\n\t\t}\n\t}\n")
        text.append("}\n\n")
        text.append(f"bool {name}::eval(performer *) {{\n\tnotice();\n\trun();\n\treturn true;\n}}\n")
        return "".join(text)

    def _commit(self) -> str:
        memories = "".join(
            f"\t\t\tif ((written & 0x{1 << bit:x}u) && write_{name}.commit({name}, observer)) "
            f"{{ changed = true; {self._marks(self.readers[name], 'marked')} }}\n"
            for bit, name in enumerate(self.design.memories)
        )
        commits = {kind: f"\t\tchanged |= {name}.commit(observer);\n" for name, kind in self.kinds.items()}
        registers = commits.pop(COMMON, "")
        registers += f"\t\tif (rarer) {{\n\t\trarer = false;\n{''.join(commits.values())}\t\t}}\n"
        taking = "".join(
            f"\t\t\tif (coasting & 0x{self._bit(register, self.coasters):x}u) {{{marks} }}\n"
            for register in self.coasters
            if (marks := self._mark_taking(register))
        )
        return (
            "\ttemplate<class ObserverT>\n\tCXXRTL_ALWAYS_INLINE bool commit(ObserverT &observer) {\n"
            "\t\tbool changed = false;\n"
            "\t\tnotices = 0;\n"
            "\t\tif (coasting) {\n"
            "\t\t\tchanged = true;\n"
            "\t\t\tobserver.on_coast(coasting, coasters);\n"
            f"{taking}"
            "\t\t\tif (++late == left) arrive();\n"
            "\t\t}\n"
            f"{registers}"
            "\t\tif (starting) {\n"
            "\t\t\tsettle();\n"
            "\t\t\tcoasting |= starting;\n"
            "\t\t\tstarting = 0;\n"
            "\t\t\tmeasure();\n"
            "\t\t}\n"
            f"\t\tfor (unsigned word = 0; word < {self.words}; word++) {{\n"
            "\t\t\tmarked[word] |= following[word];\n"
            "\t\t\tfollowing[word] = 0;\n"
            "\t\t}\n"
            "\t\tif (written) {\n"
            f"{memories}"
            "\t\t\twritten = 0;\n"
            "\t\t}\n"
            "\t\treturn changed;\n\t}\n\n"
            f"{self._coasting()}"
            f"\tbool rests() const {{ return !({' | '.join(f'marked[{word}]' for word in range(self.words))}); }}\n"
            "\tuint64_t rest() const { return coasting ? left - late - 1 : ~uint64_t(0); }\n"
            "\tvoid pass(uint64_t clocks) { if (coasting) late += clocks; }\n\n"
            f"\tvoid rouse() {{ {self._marks(range(len(self.parts)), 'marked')} coasting = 0; }}\n"
        )

    def _coasting(self) -> str:
        """The functions that let the counters that coast come as far as the clock is."""
        steps, rooms, ends, wakes = "", "", "", ""
        for register, coaster in self.coasters.items():
            bit = self._bit(register, self.coasters)
            readers = self.readers[register] - self._taking(register)
            stop = f"coasting &= ~uint64_t(0x{bit:x}u); {self._marks(readers, 'following')}"
            steps += f"\t\tif (coasting & 0x{bit:x}u) {{ {coaster.advance('late')} }}\n"
            rooms += f"\t\tif (coasting & 0x{bit:x}u) left = std::min<uint64_t>(left, {coaster.room()});\n"
            ends += f"\t\tif (coasting & 0x{bit:x}u) {coaster.ended(stop)}\n"
            wakes += f"\t\tif (coasting & 0x{bit:x}u) {{ {self._marks(self.readers[register], 'marked')} }}\n"
        return (
            "\tCXXRTL_ALWAYS_INLINE void settle() { if (late) catch_up(); }\n\n"
            "\tvoid catch_up() {\n"
            f"{steps}"
            "\t\tleft -= late;\n"
            "\t\tlate = 0;\n\t}\n\n"
            "\tvoid measure() {\n"
            "\t\tleft = ~uint64_t(0);\n"
            f"{rooms}\t}}\n\n"
            "\tvoid arrive() {\n"
            "\t\tsettle();\n"
            f"{ends}"
            "\t\tmeasure();\n\t}\n\n"
            "\tvoid wake() {\n"
            f"{wakes}"
            "\t\tcoasting = 0;\n\t}\n\n"
        )


def _list(chunks: int, counters: bool) -> str:
    """The member in which changes of registers of one kind are noted."""
    return f"{'counters' if counters else 'registers'}_{chunks}"


def _replaced(pattern: re.Pattern[str], text: str, by: str) -> str:
    result, number = pattern.subn(lambda _: by, text)
    if number != 1:
        raise LayoutError(f"found {number} times, not once: {pattern.pattern}")
    return result

# SPDX-License-Identifier: BSD-2-Clause
"""Mutants of what lies between the core and the pads: how many of them the tests see; docs/evidence/glue.md.

python benchmarks/glue.py                 # the named ones and those drawn by the seed, minutes; writes data and page
python benchmarks/glue.py --seed 2 --dry  # says what another seed would draw, and runs nothing
python benchmarks/glue.py --check         # fails if the page is not what the data give
"""

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from pages import known, made, origin, publish

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/glue.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"glue.{kind}" for kind in ("json", "md"))
BOARDS, FRONT_ENDS = "boards/irqscope_boards", "gateware/irqscope_gateware/frontends"
FILES = (
    *(f"{BOARDS}/{name}.py" for name in ("top", "clocks", "pll")),
    *(
        f"{BOARDS}/described/{name}.py"
        for name in (
            "colorlight",
            "ecpix5",
            "hx8k_evn",
            "icebreaker",
            "icepi_zero",
            "orangecrab",
            "tang_nano_9k",
            "tang_primer_20k",
            "ulx3s",
        )
    ),
    *(f"{FRONT_ENDS}/{name}.py" for name in ("ddr", "ecp5", "gear", "gowin", "halfrate", "pads")),
)
"""What is changed; front ends that no board has, and what looks at others, are not among them."""
DOMAINS = ("sync", "double", "start", "gear", "edge", "always")
EACH = 4
"""Mutants drawn of each kind."""
NETLIST, PINS, OLDER, PAGES = "netlist", "pins", "tests of before", "boards.md"
OLD = (
    *("rules", "pins_of_gowin_parts_are_a_pins_of_their_side", "ticks"),
    "the_rules_refuse",
)
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Glue, changed

Between the core, which is proven, and the pads are sites, a PLL, clocks, a reset, pads and the serial line's two ends.
No test of the core sees a mistake there. Each row below is one mistake in the source of that; a test either sees it or
does not:

- **netlist**: `irqscope_boards.glue` reads what synthesis made of a board, and the constraints that the tools get, and
  says what contradicts the board's description. `tests/boards/test_glue.py` asks it of one board of each kind.
- **pins**: the netlist with all its cells in Icarus Verilog, driven and read at the pins alone, the PLL as its
  parameters say: bytes come back over the serial line, edges arrive at the tick, a lost lock stops all
  (`tests/boards/test_pins.py`).
- **tests of before**: rules of descriptions, tests of the PLL's settings and of the front ends, asked where neither of
  the others saw anything; and so is **boards.md**, whether the boards' page is still what the descriptions give.

<!-- needs hours -->

    {command}

**{named_seen} of {named} named mutants, which a review made and no test saw, and {drawn_seen} of {drawn} drawn with
seed {seed}, from the source as it was, are seen**{left}. {made}

## Named

{named_table}
## Drawn

{each} of each kind: a constant changed by one; two settings, nets or sites exchanged; another clock domain; a register
or a statement left out; a level inverted.

{drawn_table}"""


@dataclass(frozen=True)
class Mutant:
    """One change of a file: what stands at some bytes of it."""

    kind: str
    file: str
    line: int
    before: str
    after: str
    text: str
    """The whole file, changed."""


NAMED = (
    ("CLKI_DIV and CLKFB_DIV exchanged", "clocks", "p_CLKI_DIV=pll.clki_div,", "p_CLKI_DIV=pll.clkfb_div,"),
    ("CLKFB_DIV and CLKOP_DIV exchanged", "clocks", "p_CLKFB_DIV=pll.clkfb_div,", "p_CLKFB_DIV=pll.clkop_div,"),
    ("DIVF + 1", "clocks", "C(pll.divf, 7)", "C(pll.divf + 1, 7)"),
    ("RX and TX exchanged", "top", "Pins(board.link.rx,", "Pins(board.link.tx,"),
    ("trigger not wired", "top", "m.d.comb += front_end.trigger.eq(core.trigger)", "pass"),
    ("no power-on reset", "clocks", 'ResetSignal("sync").eq(reset)', 'ResetSignal("sync").eq(0)'),
    ("1.8 V pads", "top", "LVCMOS33", "LVCMOS18"),
    ("TX in the slow domain", "top", "o_domain=clock)", 'o_domain="sync")'),
    ("UART without synchroniser", "", "m.submodules.synchroniser = cdc.FFSynchronizer(self.line, newest, init=1)", ""),
)
"""Those of the review; of an exchange the other half follows."""
OTHER_HALF = {
    "p_CLKI_DIV=pll.clki_div,": ("p_CLKFB_DIV=pll.clkfb_div,", "p_CLKFB_DIV=pll.clki_div,"),
    "p_CLKFB_DIV=pll.clkfb_div,": ("p_CLKOP_DIV=pll.clkop_div,", "p_CLKOP_DIV=pll.clkfb_div,"),
    "Pins(board.link.rx,": ("Pins(board.link.tx,", "Pins(board.link.rx,"),
}
EQUIVALENT = {
    "pll.py: 7 in `cls(reference, divr, divf, divq) for divr in range(16) for divf in ran` -> 8": "a DIVQ of 7 "
    "makes less than the 16 MHz that an output has at least",
    "gear.py: 32 in `EDGES_BEGIN = 32` -> 33": "the edge clock waits one clock longer, of 16",
    "pll.py: 128 in `cls(reference, divr, divf, divq) for divr in range(16) for divf in ran` -> 129": "no board has "
    "a DIVF of 128, which would not fit its parameter",
    "halfrate.py: m.d.gear in `m.d.gear += first.eq(second)` -> m.d.double": "in its reset the register has the level "
    "that comes to it anyway",
}
"""By `file: before -> after`: why a mutant that nothing sees changes nothing."""


def named() -> Iterator[Mutant]:
    """The mutants of the review; ValueError if the source has moved on from one."""
    for what, module, before, after in NAMED:
        file = f"{BOARDS}/{module}.py" if module else "gateware/irqscope_gateware/uartreceiver.py"
        text = (ROOT / file).read_text()
        changed = text.replace(before, "\0", 1)
        if changed == text:
            raise ValueError(f"{file} has no {before!r} any more: name this mutant anew")
        if before in OTHER_HALF:
            changed = changed.replace(*OTHER_HALF[before], 1)
        changed = changed.replace("\0", after or "m.d.comb += newest.eq(self.line)")
        line = 1 + text[: text.index(before)].count("\n")
        yield Mutant(what, file, line, before, after or "m.d.comb += newest.eq(self.line)", changed)


class _Candidates(ast.NodeVisitor):
    """All changes of a file, by kind: (nodes, what stands in their places)."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: dict[str, list[list[tuple[ast.AST, str]]]] = {}
        self.domains = {word for word in DOMAINS if re.search(rf'"{word}"|\bd\.{word}\b', source)}
        self.visit(ast.parse(source))

    def _add(self, kind: str, *places: tuple[ast.AST, str]) -> None:
        self.found.setdefault(kind, []).append(list(places))

    def _text(self, node: ast.AST) -> str:
        return ast.get_source_segment(self.source, node) or ""

    def _exchange(self, one: ast.AST, other: ast.AST) -> None:
        if self._text(one) != self._text(other):
            self._add("exchanged", (one, self._text(other)), (other, self._text(one)))

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            for step in (1, -1):
                self._add("constant", (node, str(node.value + step)))
        elif node.value in DOMAINS:
            for other in sorted(self.domains - {str(node.value)}):
                self._add("domain", (node, f'"{other}"'))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Attribute) and node.value.attr == "d" and node.attr in DOMAINS:
            for other in sorted(self.domains - {node.attr}):
                self._add("domain", (node, f"{self._text(node.value)}.{other}"))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Invert):
            self._add("inverted", (node, self._text(node.operand)))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = self._text(node.func)
        if name in ("Const", "C") and isinstance(node.args[0], ast.Constant) and node.args[0].value in (0, 1):
            self._add("inverted", (node.args[0], str(1 - node.args[0].value)))
        settings = [each for each in node.keywords if each.arg and each.arg[:2] in ("p_", "i_", "o_")]
        for one, other in pairwise(settings):
            if one.arg and other.arg and one.arg[:2] == other.arg[:2]:
                self._exchange(one.value, other.value)
        if name == "Link":
            self._exchange(node.keywords[0].value, node.keywords[1].value)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg == "init" and isinstance(node.value, ast.Constant) and node.value.value in (0, 1):
            self._add("inverted", (node.value, str(1 - node.value.value)))
        elif node.arg in ("reset_less", "trigger_fine", "half_rate", "pad") and isinstance(node.value, ast.Constant):
            self._add("inverted", (node.value, str(not node.value.value)))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        signs = {ast.Lt: ("<", ">="), ast.Gt: (">", "<="), ast.Eq: ("==", "!="), ast.LtE: ("<=", ">")}
        if len(node.ops) == 1 and (sign := signs.get(type(node.ops[0]))):
            left, right = self._text(node.left), self._text(node.comparators[0])
            self._add("inverted", (node, f"{left} {sign[1]} {right}"))
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        for one, other in pairwise(node.values):
            self._exchange(one, other)
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        calls = [
            each
            for each in node.elts
            if isinstance(each, ast.Call) and self._text(each.func).endswith(".eq") and len(each.args) == 1
        ]
        for one, other in pairwise(calls):
            self._exchange(one.args[0], other.args[0])
            self._add("left out", (one, "*[]"))
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if re.fullmatch(r"m\.d\.\w+", target := self._text(node.target)):
            self._add("left out", (node, "pass"))
            if target != "m.d.comb":
                self._add("left out", (node.target, "m.d.comb"))
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        call = node.value
        if isinstance(call, ast.Call) and self._text(call.func).endswith("FFSynchronizer"):
            self._add("left out", (node, f"m.d.comb += {self._text(call.args[1])}.eq({self._text(call.args[0])})"))
        elif isinstance(call, ast.Call) and self._text(call.func).endswith("ResetSynchronizer"):
            self._add("left out", (node, "pass"))
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)


def _changed(source: str, places: list[tuple[Any, str]]) -> str:
    lines = [0]
    raw = source.encode()
    for line in raw.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    for node, text in sorted(places, key=lambda each: (-each[0].lineno, -each[0].col_offset)):
        start, end = lines[node.lineno - 1] + node.col_offset, lines[node.end_lineno - 1] + node.end_col_offset
        raw = raw[:start] + text.encode() + raw[end:]
    return raw.decode()


def drawn(seed: int) -> list[Mutant]:
    """EACH mutants of each kind, no line twice, and none of those that have a name."""
    told = {mutant.text for mutant in named()}
    dice = random.Random(seed)
    pool: dict[str, list[tuple[str, list[tuple[Any, str]], str]]] = {}
    for file in FILES:
        source = (ROOT / file).read_text()
        for kind, places in _Candidates(source).found.items():
            pool.setdefault(kind, []).extend((file, place, source) for place in places)
    found: list[Mutant] = []
    for kind in sorted(pool):
        dice.shuffle(pool[kind])
        lines: set[tuple[str, int]] = set()
        for file, places, source in pool[kind]:
            node = min((each[0] for each in places), key=lambda each: each.lineno)
            changed = _changed(source, places)
            if (file, node.lineno) in lines or len(lines) == EACH or changed in told:
                continue
            lines.add((file, node.lineno))
            before = " ".join((ast.get_source_segment(source, node) or "").split())
            line = source.splitlines()[node.lineno - 1].strip()
            if len(before) < 20:
                before = f"{before} in `{line[:70]}`"
            after = places[0][1] if places[0][0] is node else places[1][1]
            found.append(Mutant(kind, file, node.lineno, before, " ".join(after.split()), changed))
    return found


def seen(mutant: Mutant) -> list[str]:
    """What sees it."""
    with tempfile.TemporaryDirectory(prefix="glue-") as name:
        copy = Path(name)
        for entry in ROOT.iterdir():
            if entry.name in ("boards", "gateware"):
                shutil.copytree(entry, copy / entry.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif entry.name not in (".git", ".venv", "build"):
                (copy / entry.name).symlink_to(entry)
        (copy / mutant.file).write_text(mutant.text)
        found = []
        said = _pytest(
            copy, ["tests/boards/test_glue.py", "tests/boards/test_pins.py"], "nothing_is or pins", "not board"
        )
        if "test_glue" in said:
            found.append(NETLIST)
        if "test_pins" in said:
            found.append(PINS)
        if not found:
            said = _pytest(
                copy, ["tests/boards/test_glue.py", "tests/boards/test_pins.py"], "nothing_is or pins", "board"
            )
            found += [name for name, test in ((NETLIST, "test_glue"), (PINS, "test_pins")) if test in said]
        if not found:
            tests = ["tests/boards/test_boards.py", "tests/boards/test_pll.py", "tests/gateware/test_frontends.py"]
            if "test_" in _pytest(
                copy, tests, " or ".join((*OLD, "test_pll", "test_frontends")), "not slow and not board"
            ):
                found.append(OLDER)
            if _run(copy, "irqscope_boards.render", "--check").returncode != 0:
                found.append(PAGES)
        return found


def _run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = (copy / part for part in ("host", "gateware", "boards", "tests", "benchmarks"))
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def _pytest(copy: Path, tests: list[str], which: str, marks: str) -> str:
    """The names of the tests that failed, or that could not begin."""
    base = copy / "out"
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--basetemp", str(base), "-k", which, "-m", marks]
    done = _run(copy, "pytest", *options, *tests)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if done.returncode not in (0, 1) and not failed:
        return " ".join(tests)  # what is imported fails already
    return " ".join(failed)


def unchanged() -> Mutant:
    """None at all."""
    file = FILES[0]
    return Mutant("unchanged", file, 1, "", "", (ROOT / file).read_text())


def measure(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Data of the page; ValueError if something is seen where nothing was changed."""
    mutants = [*named(), *drawn(options.seed)]
    if options.dry:
        for mutant in mutants:
            print(f"{mutant.kind}: {mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}")
        return
    before = {key(row): row for row in known(DATA).get("mutants", []) if options.go_on}
    if not before and (found := seen(unchanged())):
        raise ValueError(f"without any change {' and '.join(found)} see something")
    told = [{name: value for name, value in asdict(mutant).items() if name != "text"} for mutant in mutants]
    rows: list[dict[str, Any]] = []
    with ThreadPoolExecutor(max_workers=options.jobs) as pool:

        def asked(number: int) -> dict[str, Any]:
            row = told[number]
            if key(row) in before:
                return before[key(row)]
            return {**row, "named": number < len(NAMED), "seen": seen(mutants[number]), **origin(COMMAND)}

        for row in pool.map(asked, range(len(mutants))):
            rows.append(row)
            print(row, file=sys.stderr, flush=True)
            yield {"seed": options.seed, "mutants": rows}


def key(row: dict[str, Any]) -> tuple[Any, ...]:
    """What a mutant is told by."""
    return tuple(row[name] for name in ("kind", "file", "line", "before", "after"))


def table(rows: list[dict[str, Any]]) -> str:
    text = "| | where | from | to | seen by |\n" + "|---" * 5 + "|\n"
    for row in rows:
        place = f"`{'/'.join(row['file'].split('/')[2:])}:{row['line']}`"
        before, after = (row[key].replace("|", "\\|") for key in ("before", "after"))
        before, _, line = before.partition(" in `")
        quoted = f"`{before}` in `{line}" if line else f"`{before}`"
        by = ", ".join(row["seen"]) or f"**nothing**{reason(row)}"
        text += f"| {row['kind']} | {place} | {quoted} | `{after}` | {by} |\n"
    return text


def reason(row: dict[str, Any]) -> str:
    """Why a mutant that nothing sees changes nothing, as far as somebody has said it."""
    why = EQUIVALENT.get(f"{row['file'].split('/')[-1]}: {row['before']} -> {row['after']}", "")
    return f": {why}" if why else ""


def page(data: dict[str, Any]) -> str:
    """docs/evidence/glue.md."""
    parts = {which: [row for row in data["mutants"] if row["named"] is which] for which in (True, False)}
    unseen = [row for row in data["mutants"] if not row["seen"]]
    same = sum(bool(reason(row)) for row in unseen)
    left = f"; not seen: {len(unseen)}, of which {same} by the reason given there changed nothing" if unseen else ""
    return _PAGE.format(
        command=COMMAND,
        named=len(parts[True]),
        named_seen=sum(bool(row["seen"]) for row in parts[True]),
        drawn=len(parts[False]),
        drawn_seen=sum(bool(row["seen"]) for row in parts[False]),
        seed=data["seed"],
        left=left,
        made=made(COMMAND, *data["mutants"]),
        each=("None", "One", "Two", "Three", "Four")[EACH],
        named_table=table(parts[True]),
        drawn_table=table(parts[False]),
    )


def options_of(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="ask only of mutants that the data lack")
    parser.add_argument("--dry", action="store_true", help="say what would be changed")


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measure, add=options_of))

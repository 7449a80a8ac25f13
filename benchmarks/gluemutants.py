# SPDX-License-Identifier: BSD-2-Clause
"""Mistakes in the source of what lies between the core and the pads: those of a review, and others drawn by a seed."""

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BOARDS, FRONT_ENDS = "boards/irqscope_boards", "gateware/irqscope_gateware/frontends"
CLOCKS, TOP = (f"{BOARDS}/{name}.py" for name in ("clocks", "top"))
RECEIVER = "gateware/irqscope_gateware/uartreceiver.py"
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
    ("CLKI_DIV and CLKFB_DIV exchanged", CLOCKS, "p_CLKI_DIV=pll.clki_div,", "p_CLKI_DIV=pll.clkfb_div,"),
    ("CLKFB_DIV and CLKOP_DIV exchanged", CLOCKS, "p_CLKFB_DIV=pll.clkfb_div,", "p_CLKFB_DIV=pll.clkop_div,"),
    ("DIVF + 1", CLOCKS, "C(pll.divf, 7)", "C(pll.divf + 1, 7)"),
    ("RX and TX exchanged", TOP, "Pins(board.link.rx,", "Pins(board.link.tx,"),
    ("trigger not wired", TOP, "m.d.comb += front_end.trigger.eq(core.trigger)", "pass"),
    ("no power-on reset", CLOCKS, 'ResetSignal("sync").eq(reset)', 'ResetSignal("sync").eq(0)'),
    ("1.8 V pads", TOP, "LVCMOS33", "LVCMOS18"),
    ("TX in the slow domain", TOP, "o_domain=clock)", 'o_domain="sync")'),
    (
        "UART without synchroniser",
        RECEIVER,
        "m.submodules.synchroniser = cdc.FFSynchronizer(self.line, newest, init=1)",
        "m.d.comb += newest.eq(self.line)",
    ),
)
"""Those of the review; of an exchange the other half follows."""
OTHER_HALF = {
    "p_CLKI_DIV=pll.clki_div,": ("p_CLKFB_DIV=pll.clkfb_div,", "p_CLKFB_DIV=pll.clki_div,"),
    "p_CLKFB_DIV=pll.clkfb_div,": ("p_CLKOP_DIV=pll.clkop_div,", "p_CLKOP_DIV=pll.clkfb_div,"),
    "Pins(board.link.rx,": ("Pins(board.link.tx,", "Pins(board.link.rx,"),
}


def named() -> Iterator[Mutant]:
    """The mutants of the review; ValueError if the source has moved on from one."""
    for what, file, before, after in NAMED:
        text = (ROOT / file).read_text()
        changed = text.replace(before, "\0", 1)
        if changed == text:
            raise ValueError(f"{file} has no {before!r} any more: name this mutant anew")
        if before in OTHER_HALF:
            changed = changed.replace(*OTHER_HALF[before], 1)
        changed = changed.replace("\0", after)
        line = 1 + text[: text.index(before)].count("\n")
        yield Mutant(what, file, line, before, after, changed)


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


def unchanged() -> Mutant:
    """None at all."""
    file = FILES[0]
    return Mutant("unchanged", file, 1, "", "", (ROOT / file).read_text())

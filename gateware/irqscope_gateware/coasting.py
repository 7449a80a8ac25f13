# SPDX-License-Identifier: BSD-2-Clause
"""Finds the linear counters that can *coast*: step by one each clock without the statements that make them step.

As long as a down-counter is not zero, what asks only whether it is zero gets the same answer whatever its value, and
so does what compares an up-counter with a value near its wrap. If all statements that read a counter are seen to do
no more than that (and to step it, or hold it), they need not run while nothing else that they read changes: the
counter goes on stepping. They run again when it comes to its end.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from .choice import assigned, branches, choice
from .cxxrtl import CHUNK, Design, Statement

WRAP_GUARD = 8
"""An up-counter coasts no closer to its wrap: a pipelined carry looks ahead."""
LARGEST_BITS = 63


@dataclass(frozen=True)
class Coaster:
    """A counter that can coast, and the C++ that makes it do so."""

    register: str
    bits: int
    down: bool
    chosen: str
    """Condition, where the next value has been made: it is the step, not something else that happens to be equal."""

    @property
    def end(self) -> int:
        """The value at which it coasts no more."""
        return 0 if self.down else (1 << self.bits) - WRAP_GUARD

    def starts(self) -> str:
        """Condition, where the next value has been made: the counter steps, and not to its end."""
        return f"{self.chosen} && {self._number('next')} {'>' if self.down else '<'} 0x{self.end:x}u"

    def advance(self, by: str) -> str:
        """So many clocks, at most `room`."""
        low, high = (f"{self.register}.curr.data[{i}]" for i in (0, 1))
        if not self.down:
            text = f"{low} += chunk_t({by});"
        elif self.bits > CHUNK:
            to = f"const uint64_t to = {self._number('curr')} - {by};"
            text = f"{{ {to} {low} = chunk_t(to); {high} = chunk_t(to >> 32); }}"
        else:
            text = f"{low} -= chunk_t({by});"
        return f"{text} {self.register}.next = {self.register}.curr;"

    def room(self) -> str:
        """The clocks until its end."""
        return f"{self._number('curr')} - 0x{self.end:x}u" if self.down else f"0x{self.end:x}u - {self._number('curr')}"

    def ended(self, stop: str) -> str:
        """`stop` is done at the end."""
        return f"if ({self._number('curr')} == 0x{self.end:x}u) {{ {stop} }}"

    def _number(self, side: str) -> str:
        data = f"{self.register}.{side}.data"
        return f"(uint64_t({data}[1]) << 32 | {data}[0])" if self.bits > CHUNK else f"uint64_t({data}[0])"


def coasters(design: Design, guarded: set[Statement], part_of: Mapping[Statement, int]) -> list[Coaster]:
    """All counters that can coast. `part_of` tells which statements run together.

    `guarded` statements wait for the time's guard, so that an up-counter, which is the time, need not mind them.
    """
    found = [_Readers(design, name, part_of) for name in design.counters]
    return [readers.coaster() for readers in found if readers.allow(guarded)]


class _Readers:
    """The statements that read a counter, in the forms in which CXXRTL writes them."""

    def __init__(self, design: Design, register: str, part_of: Mapping[Statement, int]) -> None:
        self.design = design
        self.register = register
        self.bits = design.registers[register]
        self.down = design.counters[register] == "down"
        (self.own,) = (s for s in design.statements if s.target == register)
        self.part = {s for s in design.statements if part_of[s] == part_of[self.own]}
        self.present = f"{register}.curr"
        self.stepped = f"{'sub' if self.down else 'add'}_uu<{self.bits + 1}>({self.present}, value<1>{{0x1u}})"

    def coaster(self) -> Coaster:
        """The counter, of whose readers `allow` holds."""
        return Coaster(self.register, self.bits, self.down, self._chosen(assigned(self.own) or ""))

    def _chosen(self, expression: str) -> str:
        """Condition under which an expression is the counter one step later."""
        made = {s.target: assigned(s) or "" for s in self.part if self._leads_only_to_own(s)}
        stepped = {s.target: step for s in self.part if (step := self._step(assigned(s) or ""))}
        for name, step in {self.stepped: "true", **stepped}.items():
            if expression == self._low(name):
                return step
        if expression in made:
            return self._chosen(made[expression])
        parts = choice(expression)
        if parts is None:
            return "false"
        then, otherwise = map(self._chosen, parts[1:])
        return then if then == otherwise else f"({parts[0]} ? {then} : {otherwise})"

    def _step(self, expression: str) -> str | None:
        """Condition under which an expression is the counter one step later and a further bit; None if it never is.

        A down-counter may add what is -1 as a rule: then it steps, and its carry says whether it was zero, while that
        has every bit set.
        """
        if expression == self.stepped:
            return "true"
        sum_ = f"add_uu<{self.bits + 1}>({self.present}, "
        if not (self.down and expression.startswith(sum_) and expression.endswith(")")):
            return None
        added = expression[len(sum_) : -1]
        words = [f"0x{(1 << min(CHUNK, self.bits - low)) - 1:x}u" for low in range(0, self.bits, CHUNK)]
        return None if self.present in added else f"({added} == value<{self.bits}>{{{','.join(words)}}})"

    def _low(self, stepped: str) -> str:
        """The bits of the counter of what is a bit wider."""
        return f"{stepped}.slice<{self.bits - 1},0>().val()"

    def allow(self, guarded: set[Statement]) -> bool:
        """Whether no statement learns more of the counter than that it is not at its end."""
        if self.bits not in (range(1, LARGEST_BITS + 1) if self.down else range(WRAP_GUARD.bit_length(), CHUNK + 1)):
            return False
        excused = set() if self.down else guarded
        return all(s in excused or self._allows(s) for s in self._of(self.register))

    def _of(self, name: str) -> list[Statement]:
        return [statement for statement in self.design.statements if name in statement.uses]

    def _allows(self, statement: Statement) -> bool:
        expression = assigned(statement)
        if expression is None:
            return False
        if self._step(expression):
            readers = self._of(statement.target)
            return statement in self.part and all(self._allows_stepped(s, statement.target) for s in readers)
        return self._learns_nothing(statement, {self.present, self._low(self.stepped)}, self.present, self._tests())

    def _allows_stepped(self, statement: Statement, name: str) -> bool:
        """`name` is the counter one step later, and a further bit: the borrow of a down-counter that was zero."""
        tests = [re.escape(f"{name}.slice<{self.bits}>()")] if self.down else []
        return self._learns_nothing(statement, {self._low(name)}, name, tests)

    def _learns_nothing(self, statement: Statement, values: set[str], name: str, tests: list[str]) -> bool:
        """Whether it looks at `name` by `tests` alone and else hands on nothing but `values`, to the counter."""
        hands_on = statement is self.own or self._leads_only_to_own(statement)
        for chosen, text in branches(assigned(statement) or name):
            if not (chosen and hands_on and text in values):
                for test in tests:
                    text = re.sub(test, "", text)
                if re.search(rf"\b{re.escape(name)}\b", text):
                    return False
        return True

    def _leads_only_to_own(self, statement: Statement) -> bool:
        """Whether the counter's next value may be what this statement makes, and nobody else looks at that."""
        uses = [(chosen, text) for chosen, text in branches(assigned(self.own) or "") if statement.target in text]
        whole = uses and all(chosen and text == statement.target for chosen, text in uses)
        return statement in self.part and self._of(statement.target) == [self.own] and bool(whole)

    def _tests(self) -> list[str]:
        """Forms of asking whether the counter is at its end."""
        present = re.escape(self.present)
        if self.down:
            return [rf"(?:reduce_bool|logic_not)<1>\({present}\)"]
        ends = range((1 << self.bits) - WRAP_GUARD, 1 << self.bits)
        return [rf"eq_uu<1>\({present}, value<{self.bits}>\{{0x{end:x}u\}}\)" for end in ends]

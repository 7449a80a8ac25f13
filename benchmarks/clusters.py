# SPDX-License-Identifier: BSD-2-Clause
"""Records which statements of the simulated gateware run in the same evaluations, and puts those together.

python benchmarks/clusters.py   # a minute; writes gateware/irqscope_gateware/clusters.json

Then `python -m irqscope_gateware.simulation` renews the simulated gateware, which takes it from there.
"""

import argparse
import heapq
import json
import re
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import run

from irqscope.contract.statistics import PARALLEL_SAMPLE_CLOCKS
from irqscope_bench import opening
from irqscope_bench.core import Core
from irqscope_bench.engine import Bench
from irqscope_bench.native import NativeBackend, library
from irqscope_gateware import activity, clusters, simulation
from irqscope_gateware.cxxrtl import Design, Statement
from irqscope_gateware.parts import moving, parts_of
from irqscope_gateware.timeguard import add_guard

KINDS: dict[str, dict[str, int]] = {"serial": {}, "parallel": {"sample_clocks": PARALLEL_SAMPLE_CLOCKS}}
LOADS = {"sim://?engine=native": 100_500, "sim://?engine=native&profile=microcontroller&link=unlimited": 400}
"""URLs, and the ticks from one stimulus to the next: 1 kHz, and half a million a second."""

EVALUATIONS = 40_000
"""Of each load."""

CALL = 50
"""Cost of a part that runs, in instructions or so, besides its statements'."""
STATEMENT, OPERATION, OPERATIONS = 4, 1, 16
"""Cost of a statement, of an operation in it, and how many of those it does at most, as much of it is not chosen."""

SELDOM = 200
"""Evaluations: statements that ran in no more are left out, as they may have met by chance."""

LARGEST = 40
"""Statements of a cluster."""

BEGINS = 0xFFFF
"""Recorded before the parts of an evaluation."""

_OPERATION = re.compile(r"_[us]{2}<|_u<|slice<|concat\(| \? |reduce|logic|update|\.curr")


@dataclass(eq=False)
class Cluster:
    """Statements, by their places in an order in which they can run, and when any of them ran: a bit an evaluation."""

    places: list[int]
    cost: int
    ran: int
    guarded: bool

    def __post_init__(self) -> None:
        self.number = self.ran.bit_count()
        self.all = sum(1 << place for place in self.places)
        self.before = self.after = 0
        """The statements that must run before it, and after it, a bit each."""

    def gain(self, other: "Cluster") -> int:
        """What is saved by running both whenever one must."""
        if min(self.number, other.number) <= SELDOM:
            return 0
        if self.guarded != other.guarded or len(self.places) + len(other.places) > LARGEST:
            return 0
        if CALL * min(self.number, other.number) <= abs(self.number - other.number) * min(self.cost, other.cost):
            return 0
        both = (self.ran & other.ran).bit_count()
        return CALL * both - self.cost * (other.number - both) - other.cost * (self.number - both)

    def can_join(self, other: "Cluster") -> bool:
        """Whether nothing has to run between the two."""
        between = (self.after & other.before) | (other.after & self.before)
        return not between & ~(self.all | other.all)

    def joined(self, other: "Cluster") -> "Cluster":
        made = Cluster(self.places + other.places, self.cost + other.cost, self.ran | other.ran, self.guarded)
        made.before = (self.before | other.before) & ~made.all
        made.after = (self.after | other.after) & ~made.all
        return made


def alone(
    statements: Sequence[Statement], design: Design, guarded: set[Statement], ran: Sequence[int]
) -> list[Cluster]:
    """A cluster for each statement; `ran` is when."""
    found: list[Cluster] = []
    maker: dict[str, Cluster] = {}
    for place, statement in enumerate(statements):
        operations = min(len(_OPERATION.findall(statement.text)), OPERATIONS)
        cluster = Cluster([place], STATEMENT + OPERATION * operations, ran[place], statement in guarded)
        for source in statement.uses & maker.keys():
            cluster.before |= maker[source].before | maker[source].all
        if statement.target in design.values:
            maker[statement.target] = cluster
        found.append(cluster)
    for cluster in reversed(found):
        for other in found:
            if cluster.before & other.all:
                other.after |= cluster.after | cluster.all
    return found


def join(found: Sequence[Cluster]) -> list[Cluster]:
    """Join what gains most by it, again and again, as long as there is a gain."""
    left = dict(enumerate(found))
    gains = [(-gain, i, j) for i, a in left.items() for j, b in left.items() if i < j and (gain := a.gain(b)) > 0]
    heapq.heapify(gains)
    following = len(left)
    while gains:
        _, i, j = heapq.heappop(gains)
        if i not in left or j not in left or not left[i].can_join(left[j]):
            continue
        made = left.pop(i).joined(left.pop(j))
        for number, other in left.items():
            if other.before & made.all or made.after & other.all:
                other.before |= made.before | made.all
            if other.after & made.all or made.before & other.all:
                other.after |= made.after | made.all
            if (gain := made.gain(other)) > 0:
                heapq.heappush(gains, (-gain, number, following))
        left[following] = made
        following += 1
    return list(left.values())


def load(url: str, period: int, evaluations: int, compiled: Callable[[Core], Path]) -> Bench:
    """Run the bench of `url`, as it was `compiled` for its core, with a stimulus every `period` ticks."""
    with (
        patch.object(opening, "backend", lambda core, _: NativeBackend(compiled(core))),
        patch.object(run, "PERIOD", period),
    ):
        target = run.measuring(url)
        while target.counter("evaluations") < evaluations:
            target.step(100_000)
            target.pull()
        return target


def record(header: str, source: str, core: Core, apart: dict[str, int]) -> Iterator[list[int]]:
    """The statements that run in each evaluation, by their places, of all loads; `core` is what to make it of."""
    header, source = activity.rewrite(header, source, apart)
    call, told = "\t\t\tparts[64 * word + bit](this);\n", core.directory / "ran"
    note = "uint16_t part = 64 * word + bit; fwrite(&part, 2, 1, ran);"
    source = source.replace(call, f"\t\t\t{{ {note} }}\n{call}")
    loop = "\tfor (unsigned word"
    source = source.replace(loop, f"\tuint16_t begins = {BEGINS}; fflush(ran), fwrite(&begins, 2, 1, ran);\n{loop}")
    opened = f'#include <cstdio>\nstatic FILE *const ran = fopen("{told}", "wb");\n'
    (core.directory / "core.h").write_text(header, encoding="utf-8")
    (core.directory / "core.cc").write_text(opened + source, encoding="utf-8")
    path = library(core, optimise="-O1", directory=core.directory)
    words = array("H")
    for url, period in LOADS.items():
        with patch.object(opening, "find_core", lambda *_, **__: core):
            load(url, period, EVALUATIONS, lambda _: path).close()
    words.frombytes(told.read_bytes())
    evaluation: list[int] = []
    for word in words:
        if word == BEGINS:
            yield evaluation
            evaluation = []
        else:
            evaluation.append(word)


def clustered(kind: str, place: Path) -> list[list[str]]:
    """The clusters of more than one statement, by what they assign."""
    changed = KINDS[kind]
    tick = simulation.identity(**changed).tick
    core = simulation.generate(
        simulation.instrument(**changed), place, samples=simulation.SAMPLES, tick=tick, plain=True
    )
    header, source = (core.directory / "core.h").read_text(), (core.directory / "core.cc").read_text()
    design = Design(header, source)
    guarded = add_guard(design, moving(design))
    apart = {statement.target: number for number, statement in enumerate(design.statements)}
    statements = [statement for (statement,) in parts_of(design, guarded, apart)]
    evaluations = list(record(header, source, core, apart))
    ran = [bytearray(len(evaluations) // 8 + 1) for _ in statements]
    for number, evaluation in enumerate(evaluations):
        for part in evaluation:
            ran[part][number // 8] |= 1 << number % 8
    found = join(alone(statements, design, guarded, [int.from_bytes(bits, "little") for bits in ran]))
    named = [[statements[at].target for at in cluster.places] for cluster in found if cluster.number > SELDOM]
    return sorted(sorted(names) for names in named)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    found = {}
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as name:
            found[kind] = clustered(kind, Path(name))
    clusters.DATA.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

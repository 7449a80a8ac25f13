# SPDX-License-Identifier: BSD-2-Clause
"""The runner of proofs can fail in every way it should, and mutants stay out of the rest of the process."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import formal_support
import pytest
import verdicts
from amaranth.back import rtlil
from amaranth.hdl import Assert, Assume, Cover, Elaboratable, Module, Signal
from amaranth.lib import memory as memories
from claims import Claim
from formal_support import mutant, prove
from patches import MUTANTS, Patch, patches

import irqscope_gateware.lane
import irqscope_gateware.timebase

pytestmark = pytest.mark.proof


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory of its own, for the remains of proofs that fail on purpose."""
    formal_support.BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="self-test-", dir=formal_support.BUILD) as directory:
        monkeypatch.setattr(formal_support, "BUILD", Path(directory))
        yield Path(directory)


class Saturating(Elaboratable):
    """A counter that stops at 5."""

    def __init__(self, limit: int) -> None:
        self.enable = Signal()
        self.limit = limit

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = Signal(4)
        with m.If(self.enable & (count < 5)):
            m.d.sync += count.eq(count + 1)
        m.d.comb += [Assert(count <= self.limit), Cover(count == self.limit)]
        return m


def test_true_and_false_claims(build: Path) -> None:
    for limit, mode, expect in [(5, "prove", "pass"), (4, "bmc", "fail"), (5, "cover", "pass"), (6, "cover", "fail")]:
        proof = Saturating(limit)
        prove(proof, [proof.enable], depth=12, mode=mode, expect=expect)
    assert not list(build.iterdir()), "proofs that end as expected leave nothing behind"


@pytest.mark.parametrize(("limit", "mode", "expect"), [(4, "prove", "pass"), (5, "bmc", "fail"), (6, "cover", "pass")])
def test_disappointment_is_an_error(build: Path, limit: int, mode: str, expect: str) -> None:
    proof = Saturating(limit)
    with pytest.raises(AssertionError, match=f"expected to {expect}"):
        prove(proof, [proof.enable], depth=12, mode=mode, expect=expect)
    assert list(build.glob("*/proof.sby")), "the run can be looked at"
    assert bool(list(build.glob("*/proof/engine_0/trace*.vcd"))) == (mode == "prove"), "a trace of what is not so"


class Memory(Elaboratable):
    """A memory gives what was written last; if it is `forgetful`, what was written first."""

    def __init__(self, *, forgetful: bool = False) -> None:
        self.address, self.data, self.enable = Signal(2), Signal(3), Signal()
        self.forgetful = forgetful

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.memory = memory = memories.Memory(shape=3, depth=4, init=[])
        write, read = memory.write_port(), memory.read_port(domain="comb")
        copy, known = Signal(3), Signal()
        m.d.comb += [
            write.addr.eq(self.address),
            write.data.eq(self.data),
            read.addr.eq(1),
            write.en.eq(self.enable & ~(known & self.forgetful)),
            Assert(~known | (read.data == copy)),
            Cover(known & (copy == 5)),
        ]
        with m.If(self.enable & (self.address == 1)):
            m.d.sync += [copy.eq(self.data), known.eq(1)]
        return m


class OutOfReach(Elaboratable):
    """What must not be is never reached, but may follow any number of states of which nothing bad is said."""

    def __init__(self) -> None:
        self.enable = Signal()

    def elaborate(self, platform: object) -> Module:
        m = Module()
        state = Signal(2)
        with m.If(state < 2):
            m.d.sync += state.eq(1 - state)
        with m.Elif(self.enable):
            m.d.sync += state.eq(3)
        m.d.comb += Assert(state != 3)
        return m


class Late(Elaboratable):
    """What must not be is there in this clock and in no other."""

    def __init__(self, clock: int) -> None:
        self.clock = clock

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = Signal(4)
        m.d.sync += count.eq(count + (count != 15))
        m.d.comb += Assert(count != self.clock)
        return m


@pytest.mark.parametrize(
    ("design", "mode", "found"),
    [
        (partial(Saturating, 5), "prove", "pass"),
        (partial(Saturating, 4), "prove", "fail"),
        (partial(Saturating, 4), "bmc", "fail"),
        (partial(Late, 7), "prove", "fail"),
        (partial(Late, 8), "prove", "unknown"),
        (partial(Saturating, 5), "cover", "pass"),
        (partial(Saturating, 6), "cover", "fail"),
        (OutOfReach, "prove", "unknown"),
        (OutOfReach, "bmc", "pass"),
        (Memory, "prove", "pass"),
        (partial(Memory, forgetful=True), "bmc", "fail"),
        (Memory, "cover", "pass"),
    ],
)
def test_symbiyosys_says_the_same_of_the_same_input(
    build: Path, design: Callable[[], Elaboratable], mode: str, found: str
) -> None:
    """Its answer, by what it expects, and to the letter what it asks the solver."""
    proof = design()
    ports = [value for value in vars(proof).values() if isinstance(value, Signal)]
    (build / "proof.il").write_text(rtlil.convert(proof, name="proof", ports=ports))
    assert verdicts.verdict(build, mode, 8, 60) == found
    for expect in (found,) if found != "unknown" else ("pass", "fail"):
        as_expected, log = verdicts.symbiyosys(build, mode, 8, expect, 60)
        assert as_expected == (found == expect), log
    assert (build / "proof.smt2").read_text() == (build / "proof" / "model" / "design_smt2.smt2").read_text()


@pytest.mark.parametrize("mode", ["bmc", "prove"])
def test_contradicting_assumptions_prove_nothing(build: Path, mode: str) -> None:
    class Contradiction(Elaboratable):
        def elaborate(self, platform: object) -> Module:
            m = Module()
            seen = Signal()
            m.d.sync += seen.eq(1)
            m.d.comb += [Assume(~seen), Assert(~seen)]
            return m

    with pytest.raises(AssertionError, match="PREUNSAT"):
        prove(Contradiction(), [], depth=4, mode=mode)


def test_inputs_that_are_no_ports_are_constant(build: Path) -> None:
    """The pitfall that the module's docstring warns of: the same false claim is not refuted."""
    prove(Saturating(4), [], depth=12, mode="bmc", expect="pass")


class Factors(Elaboratable):
    """No solver finds the factors of this number within seconds."""

    def __init__(self) -> None:
        self.a, self.b = Signal(48), Signal(48)

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.d.comb += [Assume((self.a > 1) & (self.b > 1)), Assert(self.a * self.b != 140737488355213 * 140737488355327)]
        return m


def test_a_proof_that_does_not_end_is_an_error_and_leaves_no_process(build: Path) -> None:
    proof = Factors()
    with pytest.raises(AssertionError, match="did not end within 5 s"):
        prove(proof, [proof.a, proof.b], depth=2, mode="bmc", timeout=5)
    (directory,) = build.iterdir()
    survivors = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "cwd").readlink().is_relative_to(directory) and ") Z" not in (process / "stat").read_text():
                survivors.append(process.name)
        except OSError:
            continue
    assert not survivors


def test_a_mutant_is_not_seen_by_others() -> None:
    shipped = irqscope_gateware.timebase
    changed = mutant("irqscope_gateware.timebase", "segment_bits < 2", "segment_bits < 20")
    assert changed is not shipped and changed.TimeBase is not shipped.TimeBase
    assert sys.modules["irqscope_gateware.timebase"] is shipped
    assert irqscope_gateware.timebase is shipped


def test_a_mutant_reaches_the_modules_that_import_it() -> None:
    lane = mutant("irqscope_gateware.layouts", '"multi": 1', '"many": 1', via="irqscope_gateware.lane")
    assert "many" in lane.slot_layout(2).members
    assert "multi" in irqscope_gateware.lane.slot_layout(2).members


@pytest.mark.parametrize("old", ["no such text", "self"])
def test_a_mutant_needs_one_place(old: str) -> None:
    with pytest.raises(ValueError, match="needs it once"):
        mutant("irqscope_gateware.timebase", old, "")


DIFF = """\
--- a/gateware/irqscope_gateware/layouts.py
+++ b/gateware/irqscope_gateware/layouts.py
@@ -1,2 +1,2 @@
     \"\"\"One source in one clock: at most one recorded edge. `sub` is 0 and one bit wide where R is 1.\"\"\"
-    return data.StructLayout({"valid": 1, "edge": 1, "multi": 1, "sub": max(1, sub_bits(samples))})
+    return data.StructLayout({"valid": 1, "edge": 1, "many": 1, "sub": max(1, sub_bits(samples))})
"""


def test_a_patch_is_applied_wherever_its_lines_are(tmp_path: Path) -> None:
    (tmp_path / "many.patch").write_text(DIFF)
    patch = Patch.read(tmp_path / "many.patch")
    assert (patch.name, patch.module) == ("many", "irqscope_gateware.layouts")
    assert "many" in patch.applied(irqscope_gateware.lane).slot_layout(2).members
    assert "multi" in irqscope_gateware.lane.slot_layout(2).members


def test_a_patch_of_other_source_is_refused(tmp_path: Path) -> None:
    """Also if it is only the context that has changed."""
    (tmp_path / "stale.patch").write_text(DIFF.replace("at most one", "no more than one"))
    with pytest.raises(ValueError, match=r"'stale' of irqscope_gateware\.layouts no longer applies"):
        Patch.read(tmp_path / "stale.patch").applied(irqscope_gateware.lane)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "one hunk"),
        (DIFF + DIFF, "one hunk"),
        (DIFF.replace("b/gateware/irqscope_gateware/layouts", "b/gateware/irqscope_gateware/lane"), "one file"),
        (DIFF.replace("\n-", "\n ").replace("\n+ ", "\n  "), "changes nothing"),
        (DIFF + "no diff\n", "neither context nor change"),
    ],
)
def test_what_is_no_patch_is_refused(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "bad.patch").write_text(text)
    with pytest.raises(ValueError, match=message):
        Patch.read(tmp_path / "bad.patch")


def test_each_mutant_is_one_short_change() -> None:
    for path in MUTANTS.glob("*/*.patch"):
        changed = [line for line in path.read_text().splitlines()[3:] if line[0] in "+-"]
        assert len(changed) <= 4, path


def test_a_claim_without_mutants_or_with_unknown_ones_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        patches("no-such-claim")
    with pytest.raises(ValueError, match="has no mutants nonsense"):
        Claim("timebase", "", "").mutants(in_ci=["nonsense"])

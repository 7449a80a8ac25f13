# SPDX-License-Identifier: BSD-2-Clause
"""Proofs of gateware, and the shipped source with one place of it changed.

A proof is an elaboratable that holds the block under proof and its `Assume`, `Assert` and `Cover`; everything that
shall be arbitrary is in `ports` or comes from `AnyConst`/`AnySeq`: a signal that is neither driven nor a port keeps
its initial value, and the proof would say less than it seems to.

    prove(Proof(timebase), depth=4)
    prove(Proof(patch.applied(timebase)), depth=20, mode="bmc", expect="fail")

What is claimed, and which mutants a proof must refute, is in claims.py and patches.py.
"""

import contextlib
import importlib
import importlib.util
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

from amaranth.back import rtlil
from amaranth.hdl import Assume, Cat, Elaboratable, Module, ResetSignal, Signal, Value
from amaranth.lib import wiring
from verdicts import Unfinished, symbiyosys, verdict

# The repository's own directory: YoWASP shows its tools a private /tmp, where pytest's tmp_path would not be found.
BUILD = Path(__file__).parent.parent / "build" / "formal"
RUNS: list[tuple[str, int]] = []
"""(mode, depth) of what was run and ended as expected since the list was last cleared."""


class _NoReset(Elaboratable):
    """The design without a reset: proofs start from the initial state, as after configuration."""

    def __init__(self, design: Elaboratable) -> None:
        self.design = design

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.design = self.design
        m.d.comb += Assume(~ResetSignal("sync"))
        return m


def past(m: Module, value: Value) -> Signal:
    """`value` one clock ago."""
    register = Signal.like(value)
    m.d.sync += register.eq(value)
    return register


def picked(vector: Value, source: Value) -> Value:
    """The bit of a source; 0 for a number that no source has."""
    return Cat(vector, 0).bit_select(source, 1) if len(vector) < 1 << len(source) else vector.bit_select(source, 1)


def prove(
    elaboratable: Elaboratable,
    ports: Sequence | None = None,
    *,
    depth: int,
    mode: str = "prove",
    expect: str = "pass",
    resets: bool = False,
    timeout: float = 1500,
) -> None:
    """Run a proof and assert its result.

    `mode` is "prove" (k-induction with k = `depth`), "bmc" (the first `depth` clocks) or "cover" (every `Cover` can be
    reached within `depth` clocks); `expect` is "pass" or "fail". `ports` are the inputs that are arbitrary in each
    clock; they default to the members of a `wiring.Component`. With `resets` everything, ghosts included, may be reset
    in any clock, but what knows no reset: that is then as it happened to be, as are memories; else no reset ever comes.
    The directory of a run that disappoints is kept, with its trace, for which SymbiYosys runs it once more.
    """
    if mode not in ("prove", "bmc", "cover"):
        raise ValueError(f"there is no mode {mode!r}")
    if expect not in ("pass", "fail"):
        raise ValueError(f"a proof passes or fails, it cannot {expect!r}")
    if ports is None:
        if not isinstance(elaboratable, wiring.Component):
            raise TypeError("the ports of a design that is no wiring.Component must be named")
        ports = [value for _, _, value in elaboratable.signature.flatten(elaboratable)]
    design = elaboratable if resets else _NoReset(elaboratable)
    BUILD.mkdir(parents=True, exist_ok=True)
    directory = Path(tempfile.mkdtemp(prefix=f"{type(elaboratable).__name__}-{mode}-", dir=BUILD))
    (directory / "proof.il").write_text(rtlil.convert(design, name="proof", ports=ports))
    try:
        found = verdict(directory, mode, depth, timeout)
        if found != expect:
            _, log = symbiyosys(directory, mode, depth, expect, timeout)
            raise AssertionError(f"{mode} to depth {depth}, expected to {expect}: {found}, see {directory}\n{log}")
    except Unfinished as error:
        raise AssertionError(f"the proof did not end within {timeout} s, see {directory}\n{error}") from None
    shutil.rmtree(directory)
    RUNS.append((mode, depth))


def mutant(module: str, old: str, new: str, *, via: str | None = None) -> ModuleType:
    """The shipped `module` with `old`, which its source has exactly once, replaced by `new`.

    With `via` the result is that module instead, imported anew so that it uses the mutant. Neither is left in
    `sys.modules`: the rest of the process keeps the shipped code.
    """
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ImportError(f"there is no source of {module}")
    source = Path(spec.origin).read_text()
    if source.count(old) != 1:
        raise ValueError(f"{module} has {old!r} {source.count(old)} times, a mutant needs it once")
    with _fresh(module.partition(".")[0]):
        mutated = importlib.util.module_from_spec(spec)
        if parent := module.rpartition(".")[0]:
            setattr(importlib.import_module(parent), module.rpartition(".")[2], mutated)
        sys.modules[module] = mutated
        exec(compile(source.replace(old, new), spec.origin, "exec"), mutated.__dict__)
        return importlib.import_module(via) if via else mutated


@contextlib.contextmanager
def _fresh(package: str) -> Iterator[None]:
    """Inside, `package` is imported anew; afterwards it is what it was."""

    def loaded() -> dict[str, ModuleType]:
        return {name: m for name, m in sys.modules.items() if name == package or name.startswith(package + ".")}

    before = loaded()
    for name in before:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in loaded():
            del sys.modules[name]
        sys.modules.update(before)

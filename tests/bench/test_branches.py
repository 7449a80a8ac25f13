# SPDX-License-Identifier: BSD-2-Clause
"""How often branches are taken is a matter of speed alone, and what was counted is of the bench of today."""

import subprocess

import branches
import pytest

from irqscope_bench import native
from irqscope_bench.core import DIRECTORY, Core
from irqscope_bench.definitions import HARNESS
from irqscope_bench.stub import live_parts

pytestmark = pytest.mark.bench

USE = f"-fprofile-instr-use={native.BRANCHES}"


@pytest.fixture(scope="module")
def clang() -> str:
    """The first compiler; a test that wants it is skipped where it is another one."""
    if not (found := native.compilers()) or "clang" not in found[0]:
        pytest.skip("no clang++ is here")
    return found[0]


def out_of_date(clang, harness, out) -> str:
    """What the compiler says of counts that are not those of `harness` and the shipped core; nothing if they are."""
    parts = live_parts()
    words = [clang, *native.FLAGS, "-Wprofile-instr-out-of-date", "-Wprofile-instr-unprofiled", "-Werror", USE]
    words += [f"-D{name}" for name in parts["defines"]]
    words += [f"-I{place}" for place in (DIRECTORY, harness, *(path.parent for path in parts["headers"]))]
    words = [word for word in words if word not in ("-shared", "-w")]
    done = subprocess.run(
        [*words, "-c", "-emit-llvm", str(harness / "harness.cc"), "-o", str(out)],
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stderr


def test_what_was_counted_is_of_the_bench_that_ships(clang, tmp_path):
    said = out_of_date(clang, HARNESS, tmp_path / "made")
    assert not said, f"{said}: `python benchmarks/branches.py` counts anew"


@pytest.mark.slow
def test_counts_of_another_bench_are_told(clang, mutant_harness, tmp_path):
    harness = mutant_harness("bench.h", "if (!idle && !resting)", "if (!idle && !resting && end)")
    assert "1 has mismatched data" in out_of_date(clang, harness, tmp_path / "made")


def test_a_compiler_to_which_counts_mean_nothing_compiles_without_them(monkeypatch, tmp_path):
    tried = []

    def compile_(arguments, target):
        tried.append(USE in arguments)
        if USE in arguments:
            raise native.BenchError("unknown option")
        target.write_bytes(b"made")

    monkeypatch.setattr(native, "_compile", compile_)
    assert native.library(Core.load(), directory=tmp_path).read_bytes() == b"made"
    assert tried == [True, False]
    native.library(Core.load(), directory=tmp_path, optimise="-O1")
    assert tried == [True, False, False], "what is compiled quickly has no use for them"


def test_other_counts_make_another_library(monkeypatch, tmp_path):
    monkeypatch.setattr(native, "_compile", lambda arguments, target: None)
    first = native.library(Core.load(), directory=tmp_path)
    monkeypatch.setattr(native, "BRANCHES", tmp_path / native.BRANCHES.name)
    native.BRANCHES.write_bytes(b"others")
    assert native.library(Core.load(), directory=tmp_path) != first


def test_only_the_benchs_own_functions_are_kept():
    kept = [
        "_ZN8irqscope5BenchIN13cxxrtl_design12p_instrumentEE4stepEmm\n# Func Hash:\n7",
        "_ZN13cxxrtl_design12p_instrument6part_7Ev\n1",
        "bench_step\n1",
    ]
    others = [
        "_ZNSt6vectorIhSaIhEE9push_backEOh\n1",
        "_ZN12cxxrtl_yosys5add_uuILm1ELm1ELm1EEE\n# of irqscope\n1",
        "_ZN13cxxrtl_design12p_instrument10debug_infoEPN6cxxrtl11debug_itemsE\n1",
    ]
    assert list(branches.own([*others, *kept])) == kept

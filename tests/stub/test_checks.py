# SPDX-License-Identifier: BSD-2-Clause
"""What the stub looks at before it starts, in Linux user space (checks.c), on systems that are simulated."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from stub_bench import needs_compiler
from stub_ports import Port, named

pytestmark = needs_compiler


@pytest.mark.parametrize("unseeded", [False, True])
@pytest.mark.parametrize("name", ["linux_gpiod", "linux_parport"])
def test_random_numbers_that_are_not_ready_are_noted(
    programs: Callable[[Port], Path], name: str, unseeded: bool
) -> None:
    port = named(name)
    stub = port.bench(port.command(programs(port)), {"STUB_UNSEEDED": "1"} if unseeded else {})
    try:
        assert sum("random number generator is not ready" in note for note in stub.line()["notes"]) == unseeded
    finally:
        stub.close()


SERVER = "sys/kernel/debug/sched/fair_server/cpu0/runtime"
RUNTIME, RELEASE = "proc/sys/kernel/sched_rt_runtime_us", "proc/sys/kernel/osrelease"
ISOLATED, NOHZ = "sys/devices/system/cpu/isolated", "sys/devices/system/cpu/nohz_full"
HERE, ELSEWHERE = f"0-{max(os.sched_getaffinity(0))}\n", "1021,1022-1023\n"
SHARES = {"real-time throttling is on", "the kernel's fair server is on"}
APART = {"CPUs are isolated here", "the stub may run on a CPU of nohz_full"}


@pytest.mark.parametrize(
    ("files", "options", "said"),
    [
        ({RELEASE: "6.1.0-53-rt-arm64\n", RUNTIME: "950000\n"}, (), {"real-time throttling is on"}),
        ({RELEASE: "6.1.0-53-rt-arm64\n", RUNTIME: "-1\n"}, (), set()),
        ({RELEASE: "6.11.9\n", RUNTIME: "950000\n"}, (), {"real-time throttling is on"}),
        ({RELEASE: "6.12.48+deb13-rt-amd64\n", RUNTIME: "-1\n"}, (), {"the kernel's fair server is on"}),
        ({RELEASE: "7.2.0\n", RUNTIME: "950000\n"}, (), {"the kernel's fair server is on"}),
        ({RELEASE: "6.12.1\n", RUNTIME: "950000\n", SERVER: "0\n"}, (), set()),
        ({RELEASE: "6.6.9\n", RUNTIME: "-1\n", SERVER: "50000000\n"}, (), {"the kernel's fair server is on"}),
        ({ISOLATED: "\n", NOHZ: " (null)\n"}, (), set()),
        ({ISOLATED: HERE, NOHZ: ELSEWHERE}, (), set()),
        ({ISOLATED: ELSEWHERE}, (), {"CPUs are isolated here"}),
        ({ISOLATED: HERE, NOHZ: HERE}, (), {"the stub may run on a CPU of nohz_full"}),
        ({ISOLATED: ELSEWHERE, NOHZ: "7,0-2\n"}, ("--cpu", "0"), APART),
    ],
)
def test_what_the_kernel_keeps_of_a_cpu_is_noted(
    programs: Callable[[Port], Path], tmp_path: Path, files: dict[str, str], options: tuple[str, ...], said: set[str]
) -> None:
    """Linux since 6.12 has a server for ordinary threads where it throttled real-time ones before."""
    for name, text in {RELEASE: "6.1.0\n", RUNTIME: "-1\n", **files}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    port = named("linux_gpiod")
    stub = port.bench([*port.command(programs(port)), *options], {"STUB_SYSTEM": str(tmp_path)})
    try:
        notes = stub.line()["notes"]
        assert {each for each in SHARES | APART if any(note.startswith(each) for note in notes)} == said
    finally:
        stub.close()


CANNOT_BE_BOUND = "the interrupt cannot be bound to the CPU"


@pytest.mark.parametrize("cpu", ["0", None])
@pytest.mark.parametrize("can", [True, False])
def test_the_interrupt_is_bound_to_the_cpu_meanwhile(
    programs: Callable[[Port], Path], tmp_path: Path, cpu: str | None, can: bool
) -> None:
    """As the module's is, where there are several; that of a chip whose lines share one cannot."""
    bound = cpu is not None and os.cpu_count() != 1
    file = tmp_path / "proc/irq/50/smp_affinity_list"
    file.parent.mkdir(parents=True)
    if can:
        file.write_text("0-7\n")
    port = named("linux_gpiod")
    command = [*port.command(programs(port)), *(["--cpu", cpu] if cpu else [])]
    stub = port.bench(command, {"STUB_SYSTEM": str(tmp_path)})
    try:
        assert (CANNOT_BE_BOUND in stub.line()["notes"]) == (bound and not can)
        assert not can or file.read_text() == ("0\n7\n" if bound else "0-7\n")  # in a file that is none of /proc
        stub.terminate()
        assert file.exists() == can and (not can or file.read_text() == "0-7\n")
    finally:
        stub.close()


@pytest.mark.skipif(os.cpu_count() == 1, reason="nothing is bound where there is one CPU")
def test_a_stub_that_does_not_start_leaves_the_interrupt_as_it_was(
    programs: Callable[[Port], Path], tmp_path: Path
) -> None:
    file = tmp_path / "proc/irq/50/smp_affinity_list"
    file.parent.mkdir(parents=True)
    file.write_text("0-7\n")
    port = named("linux_gpiod")
    command = [word for word in port.command(programs(port), cpu=0) if word != "--regardless"]
    stub = port.bench(command, {"STUB_SYSTEM": str(tmp_path), "STUB_UNSEEDED": "1"})
    assert "--regardless goes on" in stub.refusal()
    stub.close()
    assert file.read_text() == "0-7\n"

# SPDX-License-Identifier: BSD-2-Clause
"""Faults that are put into the stub's sources on purpose: each must be caught by what the other tests look at."""

import functools
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from stub_bench import TARGET_STUB, build, needs_compiler
from stub_judges import (
    TURNS,
    answers_each,
    is_good,
    is_hard,
    loses_nothing,
    rests,
    survives,
    toggles_in_order,
    triggers,
    turns,
    works,
)

pytestmark = needs_compiler


PIPE: dict[str, object] = {"workload": "bracket", "operation": "pipe", "count": TURNS}
TRIGGER_PORT: dict[str, object] = {"device": "lpt,0x378,7,0x278,5"}
TRIGGER_LINE: dict[str, object] = {"lines": "10,11,12,13,14,15"}

FAULTS: list[tuple[str, str, str, str, str, Callable[..., bool], dict[str, object]]] = [
    (
        "line not enabled again",
        "rtlinux",
        "ports/rtlinux.c",
        "	if (!enabled && !stub.masked)\n		enable();\n",
        "",
        answers_each,
        {},
    ),
    (
        "line enabled after the semaphore is posted",
        "rtlinux",
        "ports/rtlinux.c",
        "	if (!enabled && stub.workload->event)\n		enable();\n	return sem_post(&slot(thread)->releases);\n",
        "	return sem_post(&slot(thread)->releases);\n",
        loses_nothing,
        {"workload": "task", "loop": 20_000},
    ),
    (
        "semaphore posted before the toggle",
        "rtlinux",
        "workloads.c",
        "	if (stub_port.handler)\n		toggle(stub, IRQSCOPE_ISR);\n"
        "	if (stub_port.release(&stub->threads[stub->thread_count - 1]))\n		stub->counts.dropped++;\n",
        "	stub_port.release(&stub->threads[stub->thread_count - 1]);\n	toggle(stub, IRQSCOPE_ISR);\n",
        toggles_in_order,
        {"workload": "task"},
    ),
    (
        "control bit 4 lost",
        "rtlinux",
        "ports/rtlinux.c",
        "outb(shadow[pin.offset] ^= pin.bit, ports",
        "outb((shadow[pin.offset] ^= pin.bit) & 15, ports",
        answers_each,
        {"workload": "task"},
    ),
    # In real time: where basic blocks are counted, gcc keeps the loop.
    (
        "no volatile in the work loop",
        "sim",
        "workloads.c",
        "	volatile unsigned long turn;",
        "	unsigned long turn;",
        works,
        {"workload": "task", "loop": 20_000_000, "priority": 0},
    ),
    (
        "interrupt not enabled at the controller",
        "vxworks",
        "ports/vxworks.c",
        "	sysIntEnablePIC((int)ports[LPT_EVENT].irq);\n",
        "",
        answers_each,
        {},
    ),
    (
        "wrong vector",
        "vxworks",
        "ports/vxworks.c",
        "INUM_TO_IVEC(INT_NUM_GET(irq))",
        "INUM_TO_IVEC(irq)",
        answers_each,
        {},
    ),
    (
        "level in place of edge",
        "vxworks7",
        "ports/vxworks7.c",
        "INTR_TRIGGER_EDGE",
        "INTR_TRIGGER_LEVEL",
        answers_each,
        {"lines": "10,11,12,13,14"},
    ),
    (
        "storm not masked",
        "vxworks7",
        "workloads.c",
        "	if (stub->run == stub->config.storm) {",
        "	if (0) {",
        survives,
        {"lines": "10,11,12,13,14", "storm": 100},
    ),
    (
        "handler may be forced into a thread",
        "linux_kmod",
        "ports/linux_kmod.c",
        "threaded ? 0 : IRQF_NO_THREAD",
        "0",
        is_hard,
        {"device": "simulated", "lines": "10,11,12,13,14"},
    ),
    (
        "interrupt not enabled",
        "linux_kmod",
        "kernel.c",
        "	atomic_xchg(&off, 0);\n	enable_irq(irq);\n",
        "	atomic_xchg(&off, 0);\n",
        answers_each,
        {"device": "simulated", "lines": "10,11,12,13,14"},
    ),
    (
        "FIFO not emptied",
        "rtlinux",
        "rtloperations.c",
        "	rtl_pipe_write(stub);\n	rtl_pipe_read(stub);\n",
        "	rtl_pipe_write(stub);\n",
        turns,
        PIPE,
    ),
    (
        "message queue not emptied",
        "vxworks",
        "vxoperations.c",
        "	vx_pipe_write(stub);\n	vx_pipe_read(stub);\n",
        "	vx_pipe_write(stub);\n",
        turns,
        PIPE,
    ),
    (
        "kernel's FIFO not emptied",
        "linux_kmod",
        "kernel.c",
        "	kernel_pipe_write(stub);\n	kernel_pipe_read(stub);\n",
        "	kernel_pipe_write(stub);\n",
        turns,
        {**PIPE, "device": "simulated", "lines": "10,11,12,13,14"},
    ),
    *(
        (what, "freertos", file, good, bad, judge, {"lines": "10,11,12,13,14", "workload": "task", **options})
        for what, file, good, bad, judge, options in (
            (
                "handler does not give way",
                "ports/freertos.c",
                "	portYIELD_FROM_ISR(woken);\n",
                "	(void)woken;\n",
                loses_nothing,
                {},
            ),
            (
                "a task's call in a handler",
                "ports/freertos.c",
                "		GIVE_FROM_ISR(slot(thread));\n",
                "		GIVE(slot(thread));\n",
                loses_nothing,
                {},
            ),
            (
                "pin's interrupt not enabled",
                "ports/freertos.c",
                "	part_listen(freertos_lines[LINE_EVENT]);\n",
                "",
                answers_each,
                {},
            ),
            (
                "queue not emptied",
                "freertosoperations.c",
                "	freertos_pipe_write(stub);\n	freertos_pipe_read(stub);\n",
                "	freertos_pipe_write(stub);\n",
                turns,
                PIPE,
            ),
            (
                "other task not made ready",
                "freertosoperations.c",
                "	xTaskNotifyGive(other);\n",
                "",
                turns,
                {**PIPE, "operation": "switch"},
            ),
        )
    ),
    *(
        (what, "zephyr", file, good, bad, judge, {"workload": "task", **options})
        for what, file, good, bad, judge, options in (
            (
                "pin's interrupt not enabled",
                "ports/zephyr.c",
                "	gpio_pin_interrupt_configure_dt(&zephyr_lines[LINE_EVENT], GPIO_INT_EDGE_RISING);\n",
                "",
                answers_each,
                {},
            ),
            (
                "callback left",
                "ports/zephyr.c",
                "	if (callback.handler)\n		gpio_remove_callback(zephyr_lines[LINE_EVENT].port, &callback);\n",
                "",
                answers_each,
                {},
            ),
            (
                "output that is read back no input",
                "zephyrlines.c",
                "GPIO_OUTPUT_LOW | (reads ? GPIO_INPUT : 0)",
                "GPIO_OUTPUT_LOW | (reads ? 0 : 0)",
                turns,
                {**PIPE, "operation": "read-back"},
            ),
            (
                "event not posted",
                "zephyroperations.c",
                "	k_event_post(&event, EVENT);\n",
                "",
                turns,
                {**PIPE, "operation": "event"},
            ),
            (
                "message queue not emptied",
                "zephyroperations.c",
                "	zephyr_pipe_write(stub);\n	zephyr_pipe_read(stub);\n",
                "	zephyr_pipe_write(stub);\n",
                turns,
                PIPE,
            ),
            (
                "other thread not made ready",
                "zephyroperations.c",
                "	k_sem_give(&to_other);\n",
                "",
                turns,
                {**PIPE, "operation": "switch"},
            ),
        )
    ),
    *(
        (
            f"{what} not cleared before it is written to",
            port,
            file,
            f"{stem}_pipe_write, {stem}_pipe_clear }}",
            f"{stem}_pipe_write, 0 }}",
            turns,
            {**PIPE, "operation": "pipe-write", **options},
        )
        for what, port, file, stem, options in (
            ("FIFO", "rtlinux", "rtloperations.h", "rtl", {}),
            ("message queue", "vxworks", "vx.h", "vx", {}),
            ("kernel's FIFO", "linux_kmod", "kernel.h", "kernel", {"device": "simulated", "lines": "10,11,12,13,14"}),
        )
    ),
    (
        "FIFO not filled before it is read",
        "rtlinux",
        "workloads.c",
        "	if (thread->stub->operation->prepare)\n		thread->stub->operation->prepare(thread->stub);\n",
        "",
        turns,
        {**PIPE, "operation": "pipe-read"},
    ),
    (
        "FIFO of somebody else",
        "rtlinux",
        "rtloperations.c",
        "	for (fifo = 0; (error = rtf_create(fifo, MESSAGE_BYTES)) == -EBUSY;)\n		fifo++;\n",
        "	error = 0;\n",
        turns,
        PIPE,
    ),
    (
        "pins left as they are",
        "rtlinux",
        "ports/rtlinux.c",
        "		outb(0, ports[LPT_EVENT].base + LPT_DATA);\n",
        "",
        rests,
        {},
    ),
    (
        "trigger's line not enabled again",
        "rtlinux",
        "rtltrigger.c",
        "	rtl_hard_enable_irq(number);\n",
        "	(void)number;\n",
        triggers,
        TRIGGER_PORT,
    ),
    (
        "trigger's interrupt kept",
        "rtlinux",
        "rtltrigger.c",
        "		rtl_free_irq(port.irq);\n",
        "",
        triggers,
        TRIGGER_PORT,
    ),
    (
        "interrupt of the trigger's port not enabled",
        "vxworks",
        "ports/vxworks.c",
        "LPT_CONTROL, LPT_QUIET | LPT_IRQ_ENABLE);",
        "LPT_CONTROL, LPT_QUIET);",
        triggers,
        TRIGGER_PORT,
    ),
    (
        "trigger's interrupt left on",
        "vxworks",
        "ports/vxworks.c",
        "			sysIntDisablePIC((int)ports[LPT_TRIGGER].irq);\n",
        "			;\n",
        triggers,
        TRIGGER_PORT,
    ),
    (
        "hook not called",
        "vxworks7",
        "vx.c",
        "	if (hook)\n		hook();\n",
        "	(void)hook;\n",
        triggers,
        TRIGGER_LINE,
    ),
    (
        "trigger's line not freed",
        "vxworks7",
        "ports/vxworks7.c",
        "			vxbGpioFree((UINT32)lines[claimed]);\n",
        "			if (claimed != LINE_TRIGGER)\n				vxbGpioFree((UINT32)lines[claimed]);\n",
        triggers,
        TRIGGER_LINE,
    ),
    (
        "trigger's port kept",
        "linux_kmod",
        "kernelfreeze.c",
        "		release_region(port.base, LPT_REGISTERS);\n",
        "",
        triggers,
        TRIGGER_PORT,
    ),
]


Built = Callable[[str], Path]


def build_port(directory: Path, port: str, sources: Path = TARGET_STUB) -> Path:
    return build(directory, port, sources=sources, simulated=port.startswith("linux"))


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The program of a port as it is, built once."""
    return functools.cache(lambda port: build_port(tmp_path_factory.mktemp(port), port))


@pytest.mark.few(8)
@pytest.mark.parametrize("fault", FAULTS, ids=[f"{fault[1]}: {fault[0]}" for fault in FAULTS])
def test_a_seeded_fault_is_caught(fault, shipped: Built, tmp_path: Path) -> None:
    _, port, file, good, bad, _, _ = fault
    assert is_good(shipped(port), fault)
    sources = tmp_path / "sources"
    shutil.copytree(TARGET_STUB, sources, ignore=shutil.ignore_patterns("build"))
    text = (sources / file).read_text()
    assert text.count(good) == 1
    (sources / file).write_text(text.replace(good, bad))
    assert not is_good(build_port(tmp_path / "bad", port, sources), fault)

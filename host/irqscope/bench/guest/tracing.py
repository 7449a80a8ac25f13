# SPDX-License-Identifier: BSD-2-Clause
"""The guest's own trace: what is recorded, and how it comes out by the console.

What is recorded is what docs/explain.md recommends for any target: who runs, interrupts, softirqs, timers, work items,
the loading of modules, system calls, what is written to GPIO lines, and functions of modules that are loaded by then.
"""

from pathlib import Path

BEGIN, END = "irqscope-trace-begin", "irqscope-trace-end"
EVENTS = (
    "irq", "sched/sched_switch", "sched/sched_waking", "sched/sched_wakeup", "timer/hrtimer_expire_entry",
    "timer/hrtimer_expire_exit", "workqueue/workqueue_execute_start", "workqueue/workqueue_execute_end", "module",
    "initcall", "raw_syscalls", "gpio",
)  # fmt: skip
_FOLDER = "/sys/kernel/tracing"
_BUFFER_KB = 16384

PREPARE = "\n".join((
    f"/bin/busybox mount -t tracefs none {_FOLDER}",
    f"echo 0 > {_FOLDER}/tracing_on",
    f"echo {_BUFFER_KB} > {_FOLDER}/buffer_size_kb",
    *(f"echo 1 > {_FOLDER}/events/{event}/enable" for event in EVENTS),
))  # fmt: skip
"""Commands that come first of all."""
START = "\n".join((
    f"echo '*:mod:' > {_FOLDER}/set_ftrace_filter",
    f"echo function > {_FOLDER}/current_tracer",
    f"echo 1 > {_FOLDER}/tracing_on",
))  # fmt: skip
"""Commands once modules are loaded."""
TELL = "\n".join((
    f"echo 0 > {_FOLDER}/tracing_on", f"echo {BEGIN}", f"/bin/busybox cat {_FOLDER}/trace", f"echo {END}",
))  # fmt: skip
"""Commands that print the trace."""


def save(console: str, path: Path) -> None:
    """Write the trace that is in a console's text, as far as it came, to a file."""
    path.write_text(console.partition(f"{BEGIN}\n")[2].partition(f"{END}\n")[0], encoding="utf-8")

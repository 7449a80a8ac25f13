# SPDX-License-Identifier: BSD-2-Clause
"""A target that masks its interrupt for 5 ms of each 60, in which it is deaf, and tells so on `aux`."""

START = {
    "irqscope_stub": 1,
    "port": "linux_kmod",
    "device": "lpt",
    "workload": "task",
    "storm": 10_000,
    "rest": 5,
    "pins": {"isr": "hard handler", "task": "kernel thread", "done": "kernel thread"},
}
"""Its stub's start line."""
DEAF = """[irq]
latency = { shape = "uniform", least = "1us", most = "3us" }
[aux]
signal = "pps"
period = "60ms"
phase = "55ms"
width = "5ms"
[[disturbance]]
period = "60ms"
phase = "55ms"
duration = "5ms"
"""
"""Its profile."""

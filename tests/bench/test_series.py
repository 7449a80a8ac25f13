# SPDX-License-Identifier: BSD-2-Clause
"""Experiments of several runs, end to end on the real gateware: operations, CPUs, tasks."""

import json
from pathlib import Path
from typing import Any

import pytest
from endtoend import irqscope, page_of, url

pytestmark = pytest.mark.bench

PLAIN = """
description = "An interrupt handler that always takes as long"
[irq]
kind = "latched"
latency = "{latency}"
[isr]
toggle = "300ns"
duration = "4us"
reentry = "1us"
[task]
release = "none"
"""


def result_of(out: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((out / "result.json").read_text())
    return found


def test_operations_of_the_stub(tmp_path):
    """A write to the pins costs what two toggles that follow each other are apart: one more toggle between the two."""
    out = tmp_path / "out"
    port = url(target="stub", port="linux_kmod", stub__workload="bracket", stub__loop=50, stub__operation="{operation}")
    command = ["bracket", "--port", port, "--operations", "port,sqrt", "--duration", "1500ms", "--out", out]
    code, said = irqscope(*command)
    result = result_of(out)
    assert code in (0, 3) and result["valid"] and result["complete"], said
    assert result["series"] == {"name": "bracket"} and result["findings"]["calibration"] == "nothing"
    nothing, port_write, sqrt = result["findings"]["operations"]
    assert [each["operation"] for each in (nothing, port_write, sqrt)] == ["nothing", "port", "sqrt"]
    assert min(each["n"] for each in (nothing, port_write, sqrt)) >= 1400 and nothing["cost"] is None
    tick = result["scenarios"][0]["tick"]
    ticks = 2 * tick["numerator"] / tick["denominator"]
    low, high = port_write["cost"]["interval"]
    assert low <= nothing["median"] <= high, "two toggles without anything between"
    assert port_write["cost"]["value"] == pytest.approx(port_write["median"] - nothing["median"], abs=ticks / 1000)
    assert port_write["cost"]["quantisation"] == pytest.approx(ticks)
    assert sqrt["cost"]["shown"] and sqrt["cost"]["interval"][0] > high
    run = result_of(out / "scenarios" / "sqrt")
    assert run["target"]["operation"] == "sqrt" == run["findings"]["operation"] and run["stimuli"] == {}
    assert "sqrt takes" in said and "3 operations of 3 measured" in said
    kept = (out / "result.json").read_bytes()
    assert irqscope("report", out)[0] == code and (out / "result.json").read_bytes() == kept
    assert irqscope(*command)[0] == code, "all are there: nothing is measured again"
    assert (out / "result.json").read_bytes() == kept and not (out / "aside").exists()
    assert irqscope(*command, "--timeout", "50ms")[0] == 2, "with other options it is another measurement"


def test_the_stub_does_something_else(tmp_path):
    port = url(target="stub", port="linux_kmod", stub__workload="bracket", stub__operation="sqrt")
    assert irqscope("bracket", "--port", port, "--operation", "pipe", "--out", tmp_path / "out")[0] == 2
    assert not (tmp_path / "out").exists()


def test_a_cpu_that_is_slower(tmp_path):
    for cpu, latency in enumerate(("3us", "1us")):
        (tmp_path / f"cpu{cpu}.toml").write_text(PLAIN.format(latency=latency))
    out, port = tmp_path / "out", url(profile=f"{tmp_path}/cpu{{cpu}}.toml")
    command = ["affinity", "--cpus", "0-1", "--port", port, "--segments", "isr", "--count", 200, "--out", out]
    code, said = irqscope(*command)
    result = result_of(out)
    assert code == 0 and [each["cpu"] for each in result["findings"]["cpus"]] == [0, 1]
    slow, fast = (each["median"] for each in result["findings"]["cpus"])
    tick = result["scenarios"][0]["tick"]
    assert slow - fast == pytest.approx(2e-6, abs=2 * tick["numerator"] / tick["denominator"])
    assert "on CPU 0, and at most 1.3" in said
    page = page_of(out)
    assert "cpu0 (n = 200)" in page and "handled there" not in page


def test_a_task_of_fifteen(tmp_path):
    """Two of the stub's tasks, each under test by itself: the lower its priority, the later it may start."""
    out = tmp_path / "out"
    port = url(
        target="stub", port="rtlinux", stub__workload="multi", stub__loop=2000, stub__period=1000, stub__tested="{task}"
    )
    code, said = irqscope(
        "multi",
        "--port",
        port,
        "--tasks",
        "task",
        "--rotate",
        "2,9",
        "--deadline",
        "10us",
        "--duration",
        "11s",
        "--window",
        "10s",
        "--out",
        out,
    )
    result = result_of(out)
    assert code in (0, 3) and result["valid"], said
    high, low = result["findings"]["tasks"]
    assert (high["run"], low["run"]) == ("task2", "task9")
    assert high["count"] == pytest.approx(5500, abs=120) and low["count"] == pytest.approx(917, abs=20)
    assert high["worst"] < low["worst"] and high["late"] == 0 < low["late"] < low["count"]
    for task in (high, low):
        assert task["range"] == pytest.approx(task["worst"] - task["best"]) and task["spare"] is None
    assert "task9 came at worst" in said and "2 tasks of 2 measured" in said


def test_four_tasks_at_once(tmp_path):
    """One a CPU, each with a pin of its own. On this machine nothing delays them, and a deadline is never missed."""
    out = tmp_path / "out"
    port = url(target="stub", port="vxworks7", stub__workload="periodic", stub__threads=4, stub__period=10000)
    command = ["multi", "--port", port, "--deadline", "2us", "--duration", "11s", "--window", "10s", "--out", out]
    code, said = irqscope(*command)
    result = result_of(out)
    assert code in (0, 3) and result["valid"], said
    assert result["experiment"]["release"] == "grid" and result["stimuli"] == {}
    assert [task["task"] for task in result["findings"]["tasks"]] == ["isr", "task", "done", "aux"]
    for task in result["findings"]["tasks"]:
        assert task["count"] == pytest.approx(1100, abs=40) and task["late"] == task["missing"] == 0
        assert 0 <= task["best"] <= task["current"] <= task["worst"] <= 10
    assert page_of(out).count("not seen") >= 4

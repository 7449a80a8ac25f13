# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope probe` finds out what a real kernel with the stub acts on."""

import json

import pytest
from guest_run import port

from irqscope.cli import main

INPUTS = {"off": ["task", "done"], "on": ["isr", "task", "done"]}


@pytest.mark.parametrize("module", ["on", pytest.param("off", marks=pytest.mark.slow)])
def test_probe_finds_the_edge_that_the_stub_declares(module, kernel, tmp_path, capsys):
    """It drives both polarities: a change of the level of rest is an edge that comes with a command, unforeseen."""
    found = tmp_path / "target.json"
    command = ["probe", "--port", port(kernel, f"module={module}&stub.workload=task"), "--json", "--out", str(found)]
    assert main(command) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["edge"] == "rising" and {each["trigger"] for each in said["inputs"]} == {"rising"}
    assert [each["input"] for each in said["inputs"]] == INPUTS[module]
    assert json.loads(found.read_text())["edge"] == "rising"

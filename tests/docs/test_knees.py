# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/knees.py: what was measured is kept when the script is stopped, and only what it holds for is kept."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "knees.py"


@pytest.fixture
def knees(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script with a folder for its files; `measured` lists its sweeps by port, of which that of `stops` ends it."""
    spec = importlib.util.spec_from_file_location("knees", SCRIPT)
    assert spec and spec.loader
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    example = json.loads(module.DATA.read_text())
    for name in ("DATA", "FIGURE", "PAGE"):
        monkeypatch.setattr(module, name, tmp_path / getattr(module, name).name)
    module.measured, module.stops = [], None

    def saturate(port: str, arguments: list[str]) -> dict[str, Any]:
        module.measured.append(port)
        if port.endswith(f"seed={module.stops}"):
            raise KeyboardInterrupt
        sweep = example["kernel" if "qemu" in port else "sweeps"]
        return dict(sweep) if "qemu" in port else {"steps": sweep[0]["steps"], "knee": sweep[0]["knee"]}

    monkeypatch.setattr(module, "saturate", saturate)
    monkeypatch.setattr(module, "build", lambda: "one gateware")
    monkeypatch.setattr(module, "kernels", SimpleNamespace(find=lambda name: SimpleNamespace(release="6", hardware=0)))
    monkeypatch.setattr(module, "process", SimpleNamespace(version=lambda hardware: "7"))
    return module


def seeds(knees: Any, *arguments: str) -> list[int | str]:
    """Seeds that a call of the script measured, or `kernel`; afterwards its page is what its data give."""
    knees.measured.clear()
    knees.main(list(arguments))
    assert knees.main(["--check"]) == 0
    return ["kernel" if "qemu" in port else int(port.rpartition("=")[2]) for port in knees.measured]


def test_it_goes_on_where_it_was_stopped(knees: Any) -> None:
    knees.stops = 2
    with pytest.raises(KeyboardInterrupt):
        knees.main(["--seeds", "5"])
    assert [each["seed"] for each in json.loads(knees.DATA.read_text())["sweeps"]] == [0, 1]
    assert "Of **2 sweeps** (seeds 0 to 1)" in knees.PAGE.read_text() and knees.FIGURE.exists()
    knees.stops = None
    assert seeds(knees, "--seeds", "5") == [2, 3, 4]
    assert seeds(knees, "--seeds", "5") == [] and seeds(knees, "--seeds", "3") == []
    assert "Of **5 sweeps** (seeds 0 to 4)" in knees.PAGE.read_text()


def test_what_is_of_something_else_is_measured_anew(knees: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert seeds(knees, "--seeds", "2") == ["kernel", 0, 1]
    assert seeds(knees, "--seeds", "2", "--anew") == ["kernel", 0, 1]
    with monkeypatch.context() as changed:
        changed.setattr(knees, "SWEEP", [*knees.SWEEP, "--steps", "9"])
        assert seeds(knees, "--seeds", "2") == [0, 1]
    assert seeds(knees, "--seeds", "1") == [0]
    with monkeypatch.context() as changed:
        changed.setattr(knees, "GUEST", knees.GUEST + "&seed=1")
        assert seeds(knees, "--seeds", "1") == ["kernel"]
    monkeypatch.setattr(knees, "build", lambda: "another gateware")
    assert seeds(knees, "--seeds", "1") == ["kernel", 0]

# SPDX-License-Identifier: BSD-2-Clause
"""The verb with a program in place of the one that reads a trace."""

from collections.abc import Callable
from pathlib import Path

import pytest
from recorded_traces import recorded

from irqscope.cli import main
from irqscope.explaining import explanation


@pytest.fixture
def explained_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """`irqscope explain` of a recorded run; the `reader` of its trace is this script, or is missing. The exit code."""
    monkeypatch.setattr(explanation, "outside", lambda directory, segment: recorded("poller-rt").seen)

    def run(reader: str, script: str | None, trace: Path) -> int:
        if script is None:
            monkeypatch.setenv("PATH", str(tmp_path))
        else:
            monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
            program = tmp_path / reader
            program.write_text(f"#!/bin/sh\n{script}\n")
            program.chmod(0o755)
        return main(["explain", str(tmp_path), "--trace", str(trace)])

    return run

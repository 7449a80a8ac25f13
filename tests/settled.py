# SPDX-License-Identifier: BSD-2-Clause
"""Loads of a campaign that are known to run before it measures, and the ready ones in a place of the test's own."""

from fractions import Fraction
from pathlib import Path

import pytest
from eventually import eventually

from irqscope.campaigns import campaign
from irqscope.campaigns.load import Load
from irqscope.measuring.stopping import StopRequest


class Settled(Load):
    """A load of commands that each write to the file that their last word names: it settles until they have."""

    def settle(self, seconds: Fraction | float, stop: StopRequest) -> None:
        files = [Path(command.run[-1]) for command in self._commands]
        eventually(lambda: all(file.exists() for file in files) or self.ended)
        super().settle(seconds, stop)


def wait_for_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a load takes to start is up to the machine: scenarios are measured when it has."""
    monkeypatch.setattr("irqscope.campaigns.scenario.Load", Settled)


def ready_in(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The ready scenarios, which write into `place` and not where those of other tests write; the file of `copy`."""
    folder = place / "ready"
    folder.mkdir()
    for path in campaign.READY.glob("*.toml"):
        (folder / path.name).write_text(path.read_text().replace("/var/tmp", str(place)))
    monkeypatch.setattr(campaign, "READY", folder)
    return place / "irqscope-load-copy"

# SPDX-License-Identifier: BSD-2-Clause
"""How far somebody has to walk who follows one request, from the command line to the instrument's registers.

Counted in a run, not in the source. A request goes as options, as `Latency`, as a plan of stimuli and as configuration.
A place is a file with a function that takes one of these as an argument, from the start of the program until the
stimuli run. A climb is such a call from a folder into one that lies above it (tests/layers.py).
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any
from unittest import mock

from layers import LEVEL

import irqscope
from irqscope import cli
from irqscope.device.configuration import Configuration
from irqscope.device.instrument import Instrument
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.measuring.requests import Connection, Latency

ROOT = Path(irqscope.__file__).parent
CARRIERS = (argparse.Namespace, Connection, Latency, StimulusPlan, Configuration)
PLACES, CLIMBS = 25, 5


def place(frame: FrameType | None) -> str:
    """The file of the host program that a frame is in, "" if it is none."""
    path = Path(frame.f_code.co_filename) if frame else ROOT
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) and path != ROOT else ""


def caller(frame: FrameType) -> str:
    """The place that a call came from, through whatever is not of the host program (dataclasses, contextlib)."""
    behind = frame.f_back
    while behind and not place(behind):
        behind = behind.f_back
    return place(behind)


def level(place: str) -> int:
    return LEVEL[place.split("/")[0].removesuffix(".py")]


class Walk:
    """Every call that hands a request on."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event != "call" or not (here := place(frame)) or code.co_name.startswith("<"):
            return
        given = (frame.f_locals.get(name) for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount])
        if any(isinstance(value, CARRIERS) for value in given):
            self.calls[caller(frame) or here, here] += 1

    @property
    def places(self) -> set[str]:
        return {here for _, here in self.calls}

    @property
    def climbs(self) -> list[tuple[str, str]]:
        return [(there, here) for there, here in self.calls if level(here) > level(there)]


def test_a_stranger_follows_a_request_through_few_places(tmp_path):
    walk, start = Walk(), Instrument.start

    def started(self: Instrument, configuration: Configuration) -> None:
        start(self, configuration)
        sys.setprofile(None)

    words = ["latency", "--port", "sim://", "--rate", "1kHz", "--count", "50", "--out", str(tmp_path / "run")]
    with mock.patch.object(Instrument, "start", started):
        try:
            sys.setprofile(walk)
            assert cli.main(words) == 0
        finally:
            sys.setprofile(None)
    assert {"cli/_measure.py", "experiments/latency.py", "measuring/planning.py", "device/instrument.py"} <= walk.places
    assert len(walk.places) <= PLACES, sorted(walk.places)
    assert len(walk.climbs) <= CLIMBS, walk.climbs

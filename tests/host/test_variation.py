# SPDX-License-Identifier: BSD-2-Clause
"""`variation` of segments against lists of their samples, one at a time, and what the page says of it."""

import math
import random
from itertools import pairwise

import pytest
from jsonrecords import assemble, result_of
from model_run import Measured, configuration

from irqscope.contract.roles import Source
from irqscope.measuring.observation import Observation
from irqscope.recording.stream import read
from irqscope.report.variation import variation
from models.instrument import ModelInstrument

COUNT = 400


def late(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    """Answers of 4 to 6 us, and each fiftieth 60 us late."""
    return [(Source.ISR, 400 + dice.randrange(200) + (6000 if number % 50 == 7 else 0))]


@pytest.fixture(scope="module")
def measured(tmp_path_factory):
    return Measured(tmp_path_factory.mktemp("variation"), ModelInstrument(answer=late), configuration(COUNT))


def samples(measured, name):
    """Of one segment, in their order."""
    found = []
    again = Observation(measured.observation.identity, measured.observation.configuration)
    number = [settings.name for settings in again.configuration.segments].index(name)
    again.pairings[number].watchers.append(lambda values, responses: found.extend(values.tolist()))
    read(measured.directory.path, again.stream)
    return found


def test_of_latencies(measured):
    result = assemble(measured.run, measured.observation)
    values = samples(measured, "isr")
    differences = [b - a for a, b in pairwise(values)]
    running, highest = 0.0, 0.0
    for each in differences:
        running += (abs(each) - running) / 16
        highest = max(highest, running)
    found = next(s for s in result["segments"] if s["name"] == "isr")["variation"]
    assert len(values) == COUNT and found["ipdv"] == pytest.approx(
        {
            "n": COUNT - 1,
            "least": min(differences),
            "greatest": max(differences),
            "mean_absolute": sum(map(abs, differences)) / (COUNT - 1),
            "rms": math.sqrt(sum(each**2 for each in differences) / (COUNT - 1)),
        }
    )
    assert found["pdv"] == {"n": COUNT, "p99.9": None, "greatest": max(values) - min(values)}
    assert found["interarrival_jitter"] == pytest.approx({"n": COUNT - 1, "last": running, "greatest": highest})


def test_of_intervals(measured):
    """A late answer is there twice in the period, and twice as large from cycle to cycle."""
    result = assemble(measured.run, measured.observation)
    values = samples(measured, "isr.interval")
    mean = sum(values) / len(values)
    found = next(s for s in result["segments"] if s["name"] == "isr.interval")["variation"]
    period = found["period_jitter"]
    assert period["n"] == len(values) and period["peak_to_peak"] == max(values) - min(values)
    assert period["greatest"] == pytest.approx(max(values) - mean)
    assert period["least"] == pytest.approx(min(values) - mean)
    assert period["rms"] == pytest.approx(math.sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1)))
    largest = max(abs(b - a) for a, b in pairwise(values))
    assert found["cycle_to_cycle_jitter"]["largest"] == largest > 1.8 * period["greatest"]


def test_the_page_has_a_row_for_each(measured):
    table, _ = variation(result_of(assemble(measured.run, measured.observation)))
    told = {row[1] for row in table.rows}
    for name in (
        "period jitter (JESD65B)",
        "cycle-to-cycle jitter (JESD65B)",
        "IPDV (RFC 3393)",
        "PDV (RFC 5481, Y.1540)",
        "interarrival jitter (RFC 3550)",
    ):
        assert name in told

# SPDX-License-Identifier: BSD-2-Clause
"""Statistics that missed edges: pairs are wrong and not only fewer, so that such a run is invalid, or refused."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest
from jsonrecords import assemble
from model_run import IDENTITY, PERIOD, THRESHOLD, Measured, configuration

from irqscope.base.records import changed
from irqscope.contract.roles import Source
from irqscope.errors import BadInput, ExitCode
from irqscope.measuring.experimentrecord import MultiSettings
from irqscope.measuring.planning import check_followed, followed
from irqscope.recording.stream import replay
from irqscope.results.result import BLIND
from irqscope.results.secondpass import second_pass
from irqscope.units import parse_rate
from models.instrument import ModelInstrument

COUNT = 1500


def answer(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    isr = 400 + dice.randrange(200)
    return [(Source.ISR, isr), (Source.TASK, isr + 900), (Source.DONE, isr + 2400)]


def sometimes(clock: int) -> bool:
    return clock * 2654435761 % 2**32 < 2**32 // 50


def evaluated(run: Measured, **run_json):
    """result.json of a run with all that a second look at its events finds."""
    data = changed(run.run, **run_json)
    look = second_pass(data, run.observation)
    replay(run.directory.path, *look.consumers)
    return assemble(data, run.observation, look=look)


def test_a_run_whose_statistics_missed_edges_is_invalid(tmp_path):
    run = Measured(
        tmp_path, ModelInstrument(answer=answer, blind=sometimes, loses=lambda row: row == 700), configuration(COUNT)
    )
    result = evaluated(run)
    isr = result["segments"][0]
    assert isr["max"] > PERIOD, "an answer that was missed is made up by the next one's"
    assert not result["valid"] and result["exit_code"] == ExitCode.INVALID and result["verdict"] is None
    assert any(text.startswith(BLIND) and "pairs are wrong" in text for text in result["errors"])


def test_events_that_have_every_edge_stand_in_for_the_statistics(tmp_path):
    latencies = []

    def recorded(number, dice):
        answers = answer(number, dice)
        latencies.append(answers[0][1])
        return answers

    run = Measured(tmp_path, ModelInstrument(answer=recorded, blind=sometimes), configuration(COUNT))
    result = evaluated(run)
    isr = result["segments"][0]
    assert result["valid"] and result["exit_code"] == ExitCode.WARNING
    assert [text for text in result["warnings"] if text.startswith(BLIND)]
    assert (isr["min"], isr["max"], isr["n"]) == (min(latencies), max(latencies), COUNT)
    assert isr["source"]["histogram"] == f"events {COUNT} of {COUNT}"
    assert isr["classes"]["paired"] == isr["classes"]["causes"] == COUNT
    assert isr["classes"]["outliers"] == sum(latency > THRESHOLD for latency in latencies) > 10
    seen = [account for account in result["balance"]["equations"] if account["name"] == "isr, unmasked: causes"]
    assert seen and seen[0]["left"] == {"seen stimulus": COUNT} and result["balance"]["balanced"]


def test_what_is_counted_on_the_chip_alone_has_no_stand_in(tmp_path):
    """The tasks of multi."""
    run = Measured(tmp_path, ModelInstrument(answer=answer, blind=sometimes), configuration(COUNT))
    result = evaluated(run, experiment=MultiSettings(release="stimulus", window=10.0, deadlines={}))
    assert not result["valid"] and any(text.startswith(BLIND) for text in result["errors"])


SLOW = replace(IDENTITY, sample_clocks=24 + 33 * 4)
"""Follows 322 kHz in four segments, and 882 kHz in one."""


@pytest.mark.parametrize(
    ("rate", "segments", "link", "refused"),
    [
        ("300kHz", 4, 300_000, False),
        ("330kHz", 4, 300_000, True),
        ("330kHz", 4, None, False),
        ("330kHz", 4, 50e6, False),
        ("330kHz", 2, 300_000, False),
        ("880kHz", 1, 300_000, False),
        ("890kHz", 1, 300_000, True),
    ],
)
def test_rates_above_what_the_statistics_follow_are_refused(rate, segments, link, refused):
    plan = configuration()
    plan = replace(plan, segments=plan.segments[:segments])
    if not refused:
        check_followed(plan, SLOW, parse_rate(rate), link)
        return
    with pytest.raises(BadInput, match=f"a rate of {rate} is more than this instrument's statistics follow in "):
        check_followed(plan, SLOW, parse_rate(rate), link)


@pytest.mark.parametrize(
    ("rate", "kept"),
    [("300kHz", 4), ("330kHz", 3), ("500kHz", 2), ("880kHz", 1)],
)
def test_segments_that_nobody_asked_for_give_way_to_the_rate(rate, kept, caplog):
    plan = configuration()
    default = replace(plan, segments=tuple(replace(each, asked=False) for each in plan.segments))
    found = followed(default, SLOW, parse_rate(rate), 300_000)
    assert found.segments == default.segments[:kept]
    told = [record.getMessage() for record in caplog.records]
    gone = ", ".join(each.name for each in default.segments[kept:])
    assert [f"not in {gone} as well" in each for each in told] == [True] * (kept < 4)


def test_segments_that_somebody_asked_for_stay():
    """Those alone are dropped that nobody asked for; what is left is refused if it is still too much."""
    first, second, third, last = configuration().segments
    mixed = replace(configuration(), segments=(replace(first, asked=False), replace(second, asked=False), third, last))
    assert followed(mixed, SLOW, Fraction(330_000), 300_000).segments == (mixed.segments[0], third, last)
    with pytest.raises(BadInput, match="in 3 segments"):
        followed(mixed, SLOW, Fraction(890_000), 300_000)


def test_without_a_stream_no_link_is_fast_enough():
    with pytest.raises(BadInput, match="or fewer segments"):
        check_followed(replace(configuration(), stream=False), SLOW, Fraction(330_000), None)


def test_what_is_followed_is_never_less_than_what_the_instrument_states():
    assert SLOW.followed_hz(4) == SLOW.sustained_samples_hz == Fraction(50_250_000, 156)
    assert IDENTITY.followed_hz(1) == IDENTITY.sustained_samples_hz

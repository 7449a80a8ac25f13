# SPDX-License-Identifier: BSD-2-Clause
"""Whole runs on the model instrument: what is measured, lost, cut short and read again."""

import random
import shutil
from dataclasses import replace

import pytest
from jsonrecords import assemble
from made_run import Edge, made
from model_run import PERIOD, THRESHOLD, Measured, configuration, unplugged

from irqscope import cli
from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope.contract.segments import Count
from irqscope.device.capture import CaptureWriter
from irqscope.device.configuration import Configuration
from irqscope.errors import Invalid
from irqscope.measuring import pairing, run
from irqscope.measuring.rundir import RunDirectory
from irqscope.results import crosscheck
from irqscope.results.balance import balance
from irqscope.results.reread import reread, unread
from models.answers import steady
from models.instrument import ModelInstrument


def test_a_clean_run_agrees_with_the_chip(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration())
    result = measured.result
    assert measured.ending.reason == "count"
    assert result["errors"] == [] and result["warnings"] == [] and result["exit_code"] == 0
    assert result["balance"]["balanced"] and result["cross_check"] == {"done": True, "agrees": True}
    assert [s["n"] for s in result["segments"]] == [1500, 1500, 1500, 1499]
    isr = result["segments"][0]
    dice, expected = random.Random(1), []
    for number in range(1500):
        expected.append(steady(number, dice)[0][1])
    assert (isr["min"], isr["max"], isr["sum"]) == (min(expected), max(expected), sum(expected))
    assert isr["exact"] and isr["median"] == sorted(expected)[749]
    assert sum(isr["histogram"]["counts"]) == 1500
    assert len(isr["histogram"]["edges"]) == len(isr["histogram"]["counts"]) + 1
    assert isr["polarity"]["rising"]["n"] == isr["polarity"]["falling"]["n"] == 750
    assert isr["maximum"]["response_time"] - isr["maximum"]["cause_time"] == isr["max"]
    assert isr["worst"][0]["latency"] == isr["max"]
    beyond = sum(value > THRESHOLD for value in expected)
    assert measured.observation.outlier_counts[0] == beyond == isr["classes"]["outliers"]


def test_reading_the_directory_gives_the_same_result(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration(400))
    run, observation = reread(measured.directory)
    assert assemble(run, observation) == measured.result


def test_a_lost_interval_is_accounted_for(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(loses=lambda row: 900 < row <= 1100), configuration())
    result = measured.result
    assert result["balance"]["balanced"] and result["cross_check"]["done"] is False
    assert [s["n"] for s in result["segments"]] == [1500, 1500, 1500, 1499], "the statistics are complete"
    assert result["events"]["loss_records"] == 1 and sum(measured.observation.loss_counts) == 200
    assert not result["segments"][0]["exact"] and result["segments"][0]["source"]["events"] < 1500
    low, high = result["segments"][0]["median_bounds"]
    assert low <= 500 <= high


def test_blocks_lost_on_the_link_are_accounted_for(tmp_path):
    dice = random.Random(11)
    model = ModelInstrument(fault=lambda block: block if dice.random() > 0.1 else block[:300])
    measured = Measured(tmp_path, model, configuration())
    result = measured.result
    assert result["balance"]["balanced"] and measured.observation.missing > 0
    assert [s["n"] for s in result["segments"]] == [1500, 1500, 1500, 1499], "no snapshot is lost or doubled"
    assert result["exit_code"] == 3 and "lost on the link" in " ".join(result["warnings"])


def test_an_overloaded_target(tmp_path):
    """The handler stalls for three periods now and then: one answer serves several stimuli, some are never answered."""
    state = {"free": 0}

    def stalls(number, dice):
        now = number * PERIOD
        if now < state["free"]:
            return []
        stall = dice.random() < 0.05
        state["free"] = now + (3 * PERIOD + 500 if stall else 500)
        return [] if dice.random() < 0.02 else [(Source.ISR, 3 * PERIOD + 400 if stall else 400)]

    measured = Measured(tmp_path, ModelInstrument(answer=stalls), configuration(2000, timeout=2 * PERIOD))
    counts = measured.result["segments"][0]["classes"]
    assert measured.result["balance"]["balanced"] and measured.result["cross_check"]["agrees"]
    assert counts["coalesced"] > 20 and counts["missing"] > 20
    views = measured.result["segments"][0]["views"]
    assert views["oldest_pending"]["n"] == counts["paired"] < views["all_stimuli"]["n"]


def test_a_target_that_never_answers(tmp_path):
    result = Measured(tmp_path, ModelInstrument(answer=lambda number, dice: []), configuration(100)).result
    assert result["balance"]["balanced"] and result["exit_code"] == 3
    assert result["segments"][0]["classes"]["missing"] == 100
    (told,) = result["warnings"]
    assert told.startswith("nothing answered 100 stimuli: `irqscope probe --port model:`")


class Stopped(Measured):
    def watch(self, observation, stop):
        if observation.totals.snapshots >= 3:
            stop.ask()


def test_a_stopped_run_is_valid(tmp_path):
    measured = Stopped(tmp_path, ModelInstrument(), configuration(1_000_000))
    result = measured.result
    assert measured.ending.reason == "interrupt"
    assert result["exit_code"] == 0 and result["valid"] and result["cross_check"]["agrees"]
    assert 500 < result["segments"][0]["n"] < 2000


@pytest.mark.parametrize("stream", [True, False])
def test_records_of_outliers_alone_tell_the_time(tmp_path, stream):
    """Their blocks' base is in turns of 85 s. Every answer had one, so no read was empty: no snapshot was asked for."""
    model = ModelInstrument(loses=lambda row: True)
    plan = replace(configuration(0, threshold=0), stream=stream, duration=3000 * PERIOD)
    measured = Measured(tmp_path, model, plan)
    assert measured.ending.reason == "duration" and 3000 <= model.now / PERIOD < 3200
    assert measured.observation.totals.snapshots >= 12
    assert measured.result["segments"][0]["n"] == measured.observation.outlier_counts[0] > 2990


def test_an_endless_run_ends_after_its_duration(tmp_path):
    plan = configuration(0)
    plan = Configuration(**{**vars(plan), "duration": PERIOD * 700})
    measured = Measured(tmp_path, ModelInstrument(), plan)
    assert measured.ending.reason == "duration" and 690 < measured.result["segments"][0]["n"] < 1000


@pytest.mark.parametrize("seed", range(10))
def test_what_a_killed_run_leaves_is_valid(tmp_path, seed):
    directory = unplugged(tmp_path, ModelInstrument(seed=seed), configuration())
    dice, data = random.Random(seed), directory.capture_file.read_bytes()
    cut = dice.randrange(len(data) // 2, len(data))
    directory.capture_file.write_bytes(data[:cut] + bytes(dice.randrange(0, 600)))
    run, observation = reread(directory)
    result = assemble(run, observation)
    assert result["exit_code"] == 5 and result["valid"] and not result["complete"]
    assert result["balance"]["balanced"] and not result["balance"]["final"]
    segment = result["segments"][0]
    assert segment["n"] == sum(segment["histogram"]["counts"]) > 0
    assert result["snapshots"] >= 1 and segment["median"] is not None


def test_nothing_received_is_invalid(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration(50))
    measured.directory.capture_file.write_bytes(b"")
    with pytest.raises(Invalid, match="0 blocks of 0 bytes"):
        reread(measured.directory)
    assert assemble(*unread(measured.directory))["exit_code"] == 4


def wrong_bins(self, sub_bits):
    bins = BINS(self, sub_bits)
    return [0, *bins[:-1]]


BINS = pairing.ExactCounts.bins


def test_a_wrong_histogram_is_caught(tmp_path, monkeypatch):
    monkeypatch.setattr(pairing.ExactCounts, "bins", wrong_bins)
    result = Measured(tmp_path, ModelInstrument(), configuration(200)).result
    assert result["exit_code"] == 4 and "the histogram differs in" in result["errors"][0]


def test_what_differs_is_said_of_one_figure_each(tmp_path):
    """Of a run of which the chip tells nothing."""
    edges = [Edge(time, role, 1) for time in (5, 90_005) for role in (Source.STIMULUS, Source.ISR)]
    _, observation = reread(RunDirectory(made(tmp_path / "run", edges)))
    found = crosscheck.differences(observation)
    assert "isr: count of rising responses is 0 on the chip and 2 from the events" in found
    assert "isr: the histogram differs in 1 bin: bin 0 is 0 on the chip and 2 from the events" in found
    assert any(
        text.startswith("isr: the histogram of response - youngest pending differs in 1 bin: ") for text in found
    )


@pytest.mark.parametrize(
    "register",
    [
        registers.SENT[Source.ISR],
        registers.SEEN[Source.STIMULUS],
        registers.LOST[Source.TASK],
        registers.FIRED[Source.STIMULUS],
    ],
)
def test_one_wrong_counter_unbalances_the_books(tmp_path, register):
    measured = Measured(tmp_path, ModelInstrument(), configuration(200))
    assert balance(measured.observation, True).balanced
    measured.observation.totals.status[register.address] = measured.observation.totals.get(register) + 1
    assert not balance(measured.observation, True).balanced
    assert assemble(measured.run, measured.observation)["exit_code"] == 4


@pytest.mark.parametrize("count", [Count.CAUSES, Count.PAIRED, Count.COALESCED, Count.MISSING, Count.UNMATCHED])
def test_one_wrong_class_unbalances_the_books(tmp_path, count):
    measured = Measured(tmp_path, ModelInstrument(), configuration(200))
    measured.observation.totals.segments[1].counts[count] += 1
    assert not balance(measured.observation, True).balanced
    assert crosscheck.differences(measured.observation)


def test_an_event_lost_without_a_gap_unbalances_the_books(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration(200))
    measured.observation.received[Source.DONE] -= 1
    assert not balance(measured.observation, True).balanced


def test_a_record_of_an_outlier_lost_without_a_gap_unbalances_the_books(tmp_path):
    """Where blocks are missing on the link they may have held it."""
    observation = Measured(tmp_path, ModelInstrument(), configuration(200)).observation
    observation.outlier_counts[0] -= 1
    assert [each.name for each in balance(observation, True).accounts if not each.balanced] == ["link outliers"]
    observation.stream.missing = 1
    assert balance(observation, True).balanced


@pytest.mark.parametrize(("more", "balanced"), [(0, None), (1, None), (-1, False)])
def test_bins_that_are_not_settled_may_hold_more_than_was_counted_and_never_less(tmp_path, more, balanced):
    observation = Measured(tmp_path, ModelInstrument(), configuration(200)).observation
    totals = observation.totals
    totals.cumulative = True
    totals.segments[0].bins[totals.segments[0].bins.index(max(totals.segments[0].bins))] += more
    (account,) = (each for each in balance(observation, False).accounts if each.name == "isr: histogram")
    assert account.balanced is balanced


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("late", [False, True])
def test_a_directory_that_is_taken_away_is_told(tmp_path, monkeypatch, capsys, moved, late):
    """At once with what is synced, or, `late`, when the run ends."""
    directory, append, appended = tmp_path / "run", CaptureWriter.append, []

    def taken(self, blocks):
        append(self, blocks)
        appended.append(len(blocks))
        if len(appended) == 20:
            directory.rename(tmp_path / "elsewhere") if moved else shutil.rmtree(directory)

    monkeypatch.setattr(CaptureWriter, "append", taken)
    monkeypatch.setattr(run, "SYNC_S", 1e9 if late else 0.0)
    schedule = ["--rate", "1kHz", "--count", "2000"]
    code = cli.main(["latency", "--port", "model://", *schedule, "--out", str(directory)])
    said = capsys.readouterr().err
    assert code == 5 and "run/capture.irq was removed, or moved, while it was written" in said and "kept" not in said
    assert (len(appended) == 20) != late

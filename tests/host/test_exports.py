# SPDX-License-Identifier: BSD-2-Clause
"""What an export says, read by programs that others wrote: the truth of a made timeline, and where it is not known."""

import csv
import json
import shutil
import subprocess
import tempfile
from bisect import bisect_right
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import duckdb
import numpy as np
import pyarrow.parquet
import pytest
from hdrh.histogram import HdrHistogram
from hdrh.log import HistogramLogReader
from hypothesis import given, settings
from hypothesis import strategies as st
from made_run import WIDTH, Edge, Loss, made
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent
from vcdvcd import VCDVCD

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.exports import formats
from irqscope.exports.clock import PICOSECOND, Clock
from irqscope.exports.formats.perfetto import FIRST_LANE
from irqscope.extras import install

TICKS = (Fraction(1, 100_500_000), Fraction(1, 125_000_000), Fraction(1, 768_000_000))
INPUTS = (Source.ISR, Source.TASK, Source.DONE)
PINS = (Source.STIMULUS, *INPUTS)
LEVEL = {"0": 0, "1": 1, "x": None}


@st.composite
def timelines(draw):
    """Edges of all pins, each after what its pin did before, and which stretches of them were lost, and how."""
    now, level, free = draw(st.sampled_from([5, 1 << 33])), dict.fromkeys(INPUTS, 0), {}
    for pin in INPUTS:
        level[pin] = draw(st.integers(0, 1))
    edges = []
    for _ in range(draw(st.integers(1, 60))):
        pin = draw(st.sampled_from(PINS))
        now = max(now + draw(st.integers(0, 30)), free.get(pin, 0))
        free[pin] = now + (WIDTH + 2 if pin == Source.STIMULUS else 2)
        if pin != Source.STIMULUS:
            level[pin] ^= 1
        edges.append(Edge(now, pin, level.get(pin, 1)))
    steps, at = [], 0
    while at < len(edges):
        run = draw(st.integers(1, 12))
        lost = at > 0 and draw(st.integers(0, 3)) == 0
        # Edges of one tick are lost together, as the link takes whole blocks of them.
        part = edges[at : at + run]
        if lost:
            steps.append(Loss(tuple(part), link=draw(st.booleans())))
        else:
            steps += part
        at += run
    return edges, steps


def truth(edges, pin, tick):
    """Level of a pin at a tick."""
    mine = [edge for edge in edges if edge.source == pin]
    past = bisect_right([edge.time for edge in mine], tick)
    if pin == Source.STIMULUS:
        return int(past > 0 and tick < mine[past - 1].time + WIDTH)
    if not mine:
        return None
    return mine[past - 1].edge if past else 1 - mine[0].edge


def unknown(steps, pin):
    """Spans of ticks, the end not included, in which the level of a pin cannot be known."""
    spans, seen_any, interrupted, last = [], False, False, None
    open_from = None
    for place, step in enumerate(steps):
        if isinstance(step, Edge):
            last = step.time
            if step.source == pin:
                if open_from is not None and (pin != Source.STIMULUS or step.time < open_from[1]):
                    spans.append((open_from[0], step.time))
                    open_from = None
                if not seen_any and interrupted and pin != Source.STIMULUS:
                    spans.append((-1, step.time))
                seen_any = True
            continue
        interrupted, before = True, last
        last = last if step.link else step.edges[-1].time
        mine = [edge for edge in step.edges if edge.source == pin]
        if not mine and not step.link:
            continue
        later = [other for other in steps[place + 1 :] if isinstance(other, Edge) or not other.link]
        after = next((o.time if isinstance(o, Edge) else o.edges[0].time for o in later), 1 << 62)
        begin = before + 1 if step.link else step.edges[0].time
        end = after if step.link else step.edges[-1].time
        until = end + WIDTH if pin == Source.STIMULUS else 1 << 62
        if open_from is not None and open_from[1] >= begin:
            begin = open_from[0]
        elif open_from is not None:
            spans.append(open_from)
        open_from = (begin, max(until, begin + WIDTH if pin == Source.STIMULUS else 0))
    if open_from is not None:
        spans.append(open_from)
    if not seen_any and pin != Source.STIMULUS:
        spans.append((-1, 1 << 62))
    return spans


def export(directory: Path, *arguments: object) -> Path:
    """The first file that the command writes."""
    out = directory / "out"
    assert cli.main(["export", str(directory), "--out", str(out), *map(str, arguments)]) == 0
    return out


def to_ticks(time: int, tick: Fraction, unit: Fraction) -> int:
    """The tick that was rounded to so many units."""
    ticks = round(time * unit / tick)
    assert abs(ticks * tick - time * unit) <= unit / 2
    return ticks


def levels(path: Path, tick: Fraction):
    """By pin: ticks and levels of the changes in a waveform."""
    waves = VCDVCD(str(path), store_tvs=True)
    unit = Fraction(str(waves.timescale["timescale"]))
    found = {}
    for pin in PINS:
        changes = waves[f"irqscope.{pin.label}"].tv
        found[pin] = [(to_ticks(time, tick, unit), LEVEL[value]) for time, value in changes]
    return found


def at(changes, tick):
    return changes[bisect_right([time for time, _ in changes], tick) - 1][1]


@given(timelines(), st.sampled_from(TICKS))
def test_a_waveform_says_the_truth_or_that_it_does_not_know(timeline, tick):
    edges, steps = timeline
    with tempfile.TemporaryDirectory() as name:
        found = levels(export(made(Path(name) / "run", steps, tick), "--to", "vcd"), tick)
    for pin in PINS:
        spans = unknown(steps, pin)
        for edge in edges:
            for moment in (edge.time, edge.time + 1, edge.time + WIDTH - 1, edge.time + WIDTH):
                if moment < edges[0].time:
                    continue
                hidden = any(begin <= moment < end for begin, end in spans)
                assert at(found[pin], moment) == (None if hidden else truth(edges, pin, moment)), (pin, moment, spans)


def steady(count: int = 200, start: int = 1000) -> list[Edge]:
    """A target that answers, each time later by three ticks."""
    edges = []
    for number in range(count):
        begin, level = start + 2000 * number, (number + 1) % 2
        edges.append(Edge(begin, Source.STIMULUS, 1))
        for pin, after in ((Source.ISR, 100 + 3 * number), (Source.TASK, 900), (Source.DONE, 1200)):
            edges.append(Edge(begin + after, pin, level))
    return edges


def with_loss(edges: list[Edge]) -> list[Edge | Loss]:
    return [*edges[:40], Loss(tuple(edges[40:52])), *edges[52:]]


TICK = TICKS[0]


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    return made(tmp_path_factory.mktemp("whole") / "run", steady())


@pytest.fixture(scope="module")
def lossy(tmp_path_factory) -> Path:
    return made(tmp_path_factory.mktemp("lossy") / "run", with_loss(steady()))


def test_what_decode_prints_lacks_is_said_beside(whole, lossy, capsys):
    for directory, rows, sentence in ((whole, 800, ""), (lossy, 788, "INCOMPLETE: 12 edges lost in 1 span")):
        assert cli.main(["decode", str(directory)]) == 0
        said = capsys.readouterr()
        assert len(said.out.splitlines()) == 1 + rows
        assert said.err.startswith(f"irqscope: {sentence}") if sentence else not said.err


@pytest.mark.parametrize("name", formats.names())
def test_every_format_says_where_it_comes_from_and_what_is_missing(name, whole, lossy, capsys):
    for directory, sentence in ((whole, "complete: every edge, 800 events"), (lossy, "12 edges lost in 1 span")):
        path = export(directory, "--to", name, "--json")
        output = capsys.readouterr()
        summary = json.loads(output.out)
        assert summary["format"] == name and summary["files"][0] == str(path)
        assert summary["bytes"] == path.stat().st_size > 0
        assert sentence in summary["completeness"]
        assert ("INCOMPLETE" in output.err) == (directory == lossy) == (not summary["exact"])
        told = b"".join(Path(file).read_bytes() for file in summary["files"])
        if name == "sr":
            told = subprocess.run(["unzip", "-p", path, "irqscope.json"], capture_output=True, check=True).stdout
        assert sentence.encode() in told
        assert b"1/100500000 s" in told and b"0000000000001234" in told
        assert not list(path.parent.glob("*.new"))


@pytest.mark.parametrize("name", sorted({*formats.names()} - {"sr"}))  # which has the time in it
def test_a_dash_is_standard_output_and_nothing_is_beside(name, whole, tmp_path, monkeypatch, capfdbinary):
    content = export(whole, "--to", name).read_bytes()
    capfdbinary.readouterr()
    monkeypatch.chdir(tmp_path)
    assert cli.main(["export", str(whole), "--to", name, "--out", "-"]) == 0
    assert capfdbinary.readouterr().out == content and not list(tmp_path.iterdir())


@pytest.mark.parametrize("directory", ["whole", "lossy"])
def test_sigrok_reads_the_levels_of_the_waveform(directory, request, tmp_path):
    if shutil.which("sigrok-cli") is None:
        pytest.skip("sigrok-cli is not installed: apt-get install sigrok-cli")
    run = request.getfixturevalue(directory)
    waveform = levels(export(run, "--to", "vcd"), TICK)
    session = export(run, "--to", "sr").rename(tmp_path / "out.sr")
    read = tmp_path / "read.vcd"
    subprocess.run(["sigrok-cli", "-i", session, "-O", "vcd", "-o", read], check=True, capture_output=True)
    waves = VCDVCD(str(read), store_tvs=True)
    unit = Fraction(str(waves.timescale["timescale"]))
    signals = {name.rpartition(".")[2]: name for name in waves.signals}
    assert set(signals) == {*(pin.label for pin in PINS), "aux", "lost"}
    lost = [(round(time * unit / TICK), value) for time, value in waves[signals["lost"]].tv]
    for pin in PINS:
        drawn = [(time, 0 if level is None else level) for time, level in waveform[pin]]
        shown = [(round(time * unit / TICK), int(value)) for time, value in waves[signals[pin.label]].tv]
        edges = [time for (_, a), (time, b) in pairwise(shown) if a != b]
        wanted = [time for (_, a), (time, b) in pairwise(drawn) if a != b]
        assert edges == wanted and len(edges) > 150, pin
    spans = [time for time, _ in lost[1:]]
    if directory == "whole":
        assert {value for _, value in lost} == {"0"}
    else:  # from the first lost edge to the first of `done` after it; sample 0 is tick 0 here
        edges = steady()
        assert [value for _, value in lost] == ["0", "1", "0"]
        assert spans == [edges[40].time, edges[55].time]


def test_perfetto_has_levels_latencies_and_flows(whole):
    trace = Trace.FromString(export(whole, "--to", "perfetto").read_bytes())
    names = {p.track_descriptor.uuid: p.track_descriptor.name for p in trace.packet if p.HasField("track_descriptor")}
    slices, flows, counters, open_slices = {}, {}, {}, {}
    for packet in sorted((p for p in trace.packet if p.HasField("track_event")), key=lambda p: p.timestamp):
        event = packet.track_event
        track = names[event.track_uuid]
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            assert event.track_uuid not in open_slices
            open_slices[event.track_uuid] = (packet.timestamp, event)
        elif event.type == TrackEvent.TYPE_SLICE_END:
            begin, first = open_slices.pop(event.track_uuid)
            kind = track if event.track_uuid < FIRST_LANE else f"latency {track}"
            slices.setdefault(kind, []).append((begin, packet.timestamp))
            for flow in first.flow_ids:
                flows[flow] = [track, packet.timestamp]
        elif event.type == TrackEvent.TYPE_COUNTER:
            counters.setdefault(track, []).append(event.double_counter_value)
        for flow in event.terminating_flow_ids:
            flows[flow] += [track, packet.timestamp]

    def ns(ticks):
        return round(ticks * TICK * 10**9)

    assert not open_slices
    edges = steady()
    stimuli = [edge.time for edge in edges if edge.source == Source.STIMULUS]
    isr = [edge.time for edge in edges if edge.source == Source.ISR]
    assert slices["stimulus"] == [(ns(time), ns(time + WIDTH)) for time in stimuli]
    assert slices["isr"] == [(ns(a), ns(b)) for a, b in zip(isr[::2], isr[1::2], strict=True)]
    assert slices["latency isr"] == [(ns(a), ns(b)) for a, b in zip(stimuli, isr, strict=True)]
    latencies = [100 + 3 * number for number in range(200)]
    assert counters["isr, ns"] == pytest.approx([float(ticks * TICK * 10**9) for ticks in latencies], rel=1e-12)
    answered = [flow for flow in flows.values() if flow[0] == "isr"]
    assert len(answered) == 200 and all(flow[1] == flow[3] and flow[2] == "isr" for flow in answered)


def test_perfetto_marks_what_was_lost(lossy):
    trace = Trace.FromString(export(lossy, "--to", "perfetto").read_bytes())
    found = [p.track_event for p in trace.packet if p.track_event.name == "12 edges lost"]
    counts = {note.name: note.int_value for note in found[0].debug_annotations}
    assert len(found) == 1 and counts == {"stimulus": 3, "isr": 3, "task": 3, "done": 3, "aux": 0}


def test_tables_hold_every_event_and_latency(whole, lossy):
    expected = [(edge.time, edge.source.label, edge.edge) for edge in steady()]
    for name, read in (("parquet", "read_parquet"), ("csv", "read_csv")):
        path = export(whole, "--to", name)
        rows = duckdb.sql(f"select time_ticks, source, edge from {read}('{path}')").fetchall()
        assert rows == expected
        rows = duckdb.sql(f"select time_ticks, time_ps, multi, after_loss from {read}('{path}')").fetchall()
        assert [row[1] for row in rows] == [round(row[0] * TICK * 10**12) for row in rows]
        assert not any(multi or loss for _, _, multi, loss in rows)
        path = export(lossy, "--to", name)
        after = duckdb.sql(f"select time_ticks from {read}('{path}') where after_loss").fetchall()
        assert after == [(expected[52][0],)]
        path = export(whole, "--to", name, "--table", "latencies", "--segment", "isr")
        rows = duckdb.sql(f"select latency_ticks, cause_ticks, latency_ns from {read}('{path}')").fetchall()
        assert [row[:2] for row in rows] == [(100 + 3 * n, 1000 + 2000 * n) for n in range(200)]
        assert rows[7][2] == pytest.approx(float(121 * TICK * 10**9))


def test_pyarrow_and_csv_read_the_tables(whole):
    table = pyarrow.parquet.read_table(export(whole, "--to", "parquet", "--table", "latencies"))
    facts = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert facts["irqscope.completeness"] == "complete: every edge, 800 events"
    assert set(table["segment"].to_pylist()) == {"isr", "task", "work", "isr.interval"}
    assert table.schema.field("latency_ns").metadata[b"description"].startswith(b"response minus cause")
    path = export(whole, "--to", "csv", "--table", "latencies")
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["latency_ticks"]) for row in rows] == table["latency_ticks"].to_pylist()
    beside = json.loads(path.with_name("out-metadata.json").read_text())
    assert [column["name"] for column in beside["tableSchema"]["columns"]] == list(rows[0])


@pytest.mark.parametrize("interval", ["1s", "500us", "33us"])
def test_the_log_of_histograms_has_each_sample_in_its_interval(interval, whole):
    path, tags, start = export(whole, "--to", "hlog", "--interval", interval), {}, None
    reader = HistogramLogReader(str(path), HdrHistogram(1, 10**9, 3))
    length = {"1s": 1, "500us": Fraction(1, 2000), "33us": Fraction(33, 10**6)}[interval]
    latencies = [100 + 3 * number for number in range(200)]
    place = {}
    for number, ticks in enumerate(latencies):
        at = (2000 * number + ticks) // round(length / TICK)
        place.setdefault(at, []).append(ticks)
    start = reader.get_start_time_sec()
    found = []
    while (one := reader.get_next_interval_histogram()) is not None:
        tags[one.get_tag()] = tags.get(one.get_tag(), 0) + one.get_total_count()
        if one.get_tag() == "isr":
            found.append((one.get_total_count(), one.get_max_value()))
    reader.close()
    assert tags == {"isr": 200, "task": 200, "work": 200, "isr.interval": 199} and start == 0
    assert [count for count, _ in found] == [len(place[at]) for at in sorted(place)]
    for (_, most), at in zip(found, sorted(place), strict=True):
        assert most == pytest.approx(float(max(place[at]) * TICK * 10**9), rel=2e-3)


def test_percentiles_are_those_of_the_samples(whole):
    text = export(whole, "--to", "hgrm", "--segment", "isr").read_text()
    rows = [line.split() for line in text.splitlines() if line and line[0] != "#" and "Value" not in line]
    samples = np.array([float((100 + 3 * number) * TICK * 10**6) for number in range(200)])
    assert int(rows[-1][2]) == 200 and len(rows) > 20
    for value, share, total, *_ in rows:
        below = np.count_nonzero(samples <= float(value) * 1.001)
        assert below == int(total) and below >= float(share) * 200 - 1e-6
    assert float(rows[-1][0]) == pytest.approx(samples.max(), rel=2e-3)
    mean = float(text.split("#[Mean    =")[1].split(",")[0])
    assert mean == pytest.approx(samples.mean(), rel=2e-3)


@given(st.integers(0, 1 << 49), st.fractions(min_value=Fraction(1, 10**10), max_value=Fraction(1, 10**7)))
@settings(max_examples=300)
def test_times_are_rounded_once_and_to_the_nearest(ticks, tick):
    exact = ticks * tick / PICOSECOND
    if exact < 1 << 62:
        found = int(Clock(tick).times(np.array([ticks]), PICOSECOND)[0])
        assert abs(found - exact) <= Fraction(1, 2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--to", "xls"], "no format is called 'xls': use one of csv, hgrm"),
        (["--to", "vcd", "--table", "events"], "--table says nothing to vcd: it is for csv, parquet"),
        (["--to", "csv", "--table", "pins"], "no table is called 'pins'"),
        (["--to", "csv", "--segment", "isr"], "--segment is of latencies"),
        (["--to", "hgrm", "--segment", "nothing"], "has no segment nothing: it measured isr"),
        (["--to", "hlog", "--interval", "0s"], "--interval is a time above 0"),
        (["--to", "vcd", "--out", "{}/capture.irq"], "is a file of the run itself"),
        (["--to", "vcd", "--out", "{}/no/such/place"], "cannot write"),
        (["--to", "vcd", "--out", "-", "--json"], "--json says on standard output what was"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(arguments, words, whole, capsys):
    before = (whole / "capture.irq").read_bytes()
    assert cli.main(["export", str(whole), *(text.format(whole) for text in arguments)]) == 2
    assert words in capsys.readouterr().err
    assert (whole / "capture.irq").read_bytes() == before


def test_a_missing_package_is_named(whole, monkeypatch, capsys):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert cli.main(["export", str(whole), "--to", "parquet"]) == 2
    assert install("export") in capsys.readouterr().err
    assert not list(whole.glob("export.*"))

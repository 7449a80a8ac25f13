# SPDX-License-Identifier: BSD-2-Clause
"""The Python API, on the virtual bench and on golden runs."""

import inspect
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from endtoend import irqscope as command

import irqscope

URL = "sim://?profile=linux-rt"
COUNT = 400


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> irqscope.Run:
    with irqscope.connect(URL) as scope:
        return scope.latency(
            rate=1e3,
            count=COUNT,
            limits=["isr.max=50us"],
            threshold="1us",
            segments=["isr", "task"],
            out=tmp_path_factory.mktemp("api") / "run",
        )


def test_it_measures_what_the_command_does(run, tmp_path):
    line = json.loads((run.path / "run.json").read_text())["command"]
    assert line == [
        "irqscope",
        "latency",
        f"--out={run.path}",
        f"--port={URL}",
        "--count=400",
        "--segments=isr,task",
        "--threshold=1us",
        "--limit=isr.max=50us",
    ]
    code, _ = command(*line[1:2], "--out", tmp_path / "again", *line[3:])
    assert code == run.exit_code == 0 and run.ok and run.verdict == "PASS" and run.complete and not run.ended_early
    again = irqscope.read(tmp_path / "again")
    for name in ("isr", "task"):
        assert (again[name].ticks() == run[name].ticks()).all()
        assert again[name].result.histogram == run[name].result.histogram


def test_segments_are_arrays_in_ticks_and_seconds(run):
    isr, ticks = run["isr"], run["isr"].ticks()
    assert len(isr.ticks()) == isr.n == COUNT and isr.missing == 0
    assert (ticks.min(), ticks.max()) == (isr.min.ticks, isr.max.ticks) and ticks.dtype == np.int64
    assert isr.mean.ticks == ticks.mean() and isr.median.ticks == np.median(ticks)
    assert isr.seconds().tolist() == [float(each * run.tick) for each in ticks.tolist()]
    longest = int(ticks.argmax())
    assert isr.max.at.since_start == pytest.approx(isr.times()[longest])
    assert isr.max.at.clock is None, "time of a simulated instrument goes as fast as it can"
    edges, counts = isr.histogram
    assert counts.sum() == COUNT and len(edges) == len(counts) + 1 and edges[0] <= isr.min <= isr.max < edges[-1]
    assert [segment.name for segment in run] == run.segments and {"isr", "task"} <= set(run.segments)


def test_a_time_is_a_float_that_prints_its_unit(run):
    assert (
        repr(run["isr"].max).endswith(" us")
        and run["isr"].max < 50e-6
        and run["isr"].max + 0 == float(run["isr"].max.ticks * run.tick)
    )
    tick = Fraction(1, 10**8)
    assert repr(irqscope.Time(2057, tick)) == "20.57 us" and irqscope.Time(2057, tick).ticks == 2057


@pytest.mark.parametrize("q", [Decimal("0.9"), Fraction(9, 10), np.float64(0.9), np.float32(0.9)])
def test_a_quantile_is_named_by_any_number(run, q):
    assert run["isr"].quantile(q) == run["isr"].quantile(0.9)


@pytest.mark.parametrize("q", [float("nan"), True, None, "0.9x", [0.5], 0.9000001, Decimal("0.90000000000000000001")])
def test_what_names_no_quantile_is_one_sentence(run, q):
    with pytest.raises(irqscope.BadInput, match=r"use one of 0\.001, .*0\.999999$|is not a finite number$"):
        run["isr"].quantile(q)


def test_an_invalid_run_says_what_it_is_and_no_figure(run, tmp_path):
    shutil.copytree(run.path, path := tmp_path / "run")
    (path / "result.json").unlink()
    os.truncate(path / "capture.irq", 4096)
    invalid = irqscope.read(path)
    assert repr(invalid) == str(invalid) == f"<irqscope.Run {path}, invalid: {'; '.join(invalid.errors)}>"
    assert "capture.irq is not what was measured" in repr(invalid)
    with pytest.raises(irqscope.Invalid, match="none of its figures may be used: capture"):
        invalid["isr"]


def test_quantiles_say_what_they_need(run):
    median = run["isr"].quantile(0.5)
    assert median.low <= median.value <= median.high and median.needs is None
    rare = run["isr"].quantile(0.9999)
    assert rare.value is None and rare.needs > COUNT and "not estimable" in repr(rare)
    with pytest.raises(irqscope.BadInput, match=r"isr has no quantile 0\.123: use one of"):
        run["isr"].quantile(0.123)


def test_events_are_edges_in_the_order_of_time(run):
    stimuli, both = run.events("stimulus"), run.events("stimulus", "isr")
    assert len(stimuli) == COUNT and len(both) == 2 * COUNT and not both.gaps and (np.diff(both.ticks) >= 0).all()
    assert (np.diff(stimuli.seconds) > 0).all() and stimuli.seconds[0] >= 0
    isr = run["isr"]
    assert set((both.ticks[both.source != stimuli.source[0]]).tolist()) == set(
        np.rint(isr.times() / float(run.tick) + run.result.end.start_ticks).astype(int).tolist()
    )
    with pytest.raises(irqscope.BadInput, match="there is no pin x: use stimulus, isr"):
        run.events("x")


def test_tables_are_taken_by_other_libraries(run):
    latencies = run.table("latencies", "isr")
    assert len(latencies) == COUNT and np.array_equal(latencies["latency_ticks"], run["isr"].ticks())
    arrow = latencies.to_arrow()
    assert arrow.num_rows == COUNT and arrow.column("segment")[0].as_py() == "isr"
    assert arrow.column("latency_ticks").to_numpy().tolist() == run["isr"].ticks().tolist()
    assert latencies.to_numpy()["latency_ticks"].tolist() == run["isr"].ticks().tolist()
    assert latencies.__arrow_c_stream__() is not None
    segments = run.table("segments")
    assert segments["segment"][0] == "isr" and segments["max_s"][0] == run["isr"].max
    exact = float(Fraction(run["isr"].result.iqr) * run.tick)
    assert segments["iqr_s"][0] == run["isr"].statistic("iqr") == exact > 0
    with pytest.raises(irqscope.BadInput, match="no statistic is called 'iqd': use one of min, median, "):
        run["isr"].statistic("iqd")
    with pytest.raises(irqscope.BadInput, match="no table is called 'x'"):
        run.table("x")
    for name in ("events", "segments"):
        with pytest.raises(irqscope.BadInput, match=f"segment is of latencies: {name} take none"):
            run.table(name, "isr")
    with pytest.raises(KeyError, match="there is no column x"):
        segments["x"]


def test_it_is_judged_by_other_limits_without_a_trace_unless_these_are_kept(run, tmp_path):
    def kept() -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in run.path.iterdir() if path.is_file()}

    before = kept()
    worse = run.judge("isr.max=1us", warn=["task.missing=0"])
    assert (worse.verdict, worse.exit_code, worse.ok) == ("FAIL", 1, False) and kept() == before
    with pytest.raises(irqscope.BadInput, match="names no segment"):
        run.judge("lunch.max=1us")
    with irqscope.connect(URL) as scope:
        other = scope.latency(count=COUNT, out=tmp_path / "other")
    assert other.verdict is None and other.judge("isr.max=1us", keep=True).verdict == "FAIL"
    assert irqscope.read(other.path).verdict == "FAIL"


def test_reports_exports_and_figures(run, tmp_path):
    (page,) = run.report(to=tmp_path)
    assert page.name == "report.html" and page.stat().st_size > 10_000
    table, *_ = run.export("csv", tmp_path / "events.csv")
    assert len(table.read_text().splitlines()) > COUNT
    assert "histogram-isr" in run.figures and run.figure("histogram", "isr").axes
    shown = run._repr_html_()
    assert shown.startswith('<div class="irqscope">') and shown.count("<div") == shown.count("</div>")
    assert "<svg" in shown and "<table" in shown and "PASS" in shown and "*simulated*" not in shown
    wrongs = {
        "there is no figure x-isr": lambda: run.figure("x"),
        "no format is called": lambda: run.report("x"),
        "an export takes no colour": lambda: run.export("csv", tmp_path / "x", colour=1),
    }
    for sentence, wrong in wrongs.items():
        with pytest.raises(irqscope.BadInput, match=sentence):
            wrong()


def test_quantiles_are_compared_with_each_of_their_digits(run, tmp_path):
    quantiles = (0.12345678, Decimal("0.5"), np.float32(0.9), "0.25")
    same = shutil.copytree(run.path, tmp_path / "same")
    (pair,) = irqscope.compare(run, same, quantiles=quantiles).result.comparisons
    assert [each.q for each in pair.differences] == [0.12345678, 0.5, 0.9, 0.25]


@pytest.mark.parametrize("q", [2, 1, 0, -0.5, float("nan"), float("inf"), True, None, "50", "x", Fraction(1, 3)])
def test_what_is_no_quantile_is_not_compared(run, q):
    with pytest.raises(irqscope.BadInput, match=r"^quantiles: .*(shares between 0 and 1|finite|it takes SHARE)"):
        irqscope.compare(run, run, quantiles=(q,))


@pytest.mark.parametrize(("quantiles", "said"), [(0.5, "it takes SHARE, or a list"), ((), "it takes one or more")])
def test_quantiles_are_a_list(run, quantiles, said):
    with pytest.raises(irqscope.BadInput, match=f"^quantiles: {said}"):
        irqscope.compare(run, run, quantiles=quantiles)


@pytest.mark.parametrize("names", [(1, 2), 5, ("a", None)])
def test_names_are_texts(run, names, tmp_path):
    """A campaign measured all, and kept them so that nobody could read it."""
    (tmp_path / "c.toml").write_text('options.port = "model://"\n[[scenario]]\nuse = "idle"\n')
    for called in (
        lambda: irqscope.compare(run, run, names=names),
        lambda: irqscope.campaign(tmp_path / "c.toml", tmp_path / "out", names=names),
    ):
        with pytest.raises(irqscope.BadInput, match=r"^names: it takes NAME"):
            called()
    assert not (tmp_path / "out").exists()


def test_two_runs_are_compared(run, tmp_path):
    with irqscope.connect(URL + "&seed=5") as scope:
        other = scope.latency(count=COUNT, segments="isr,task", out=tmp_path / "b")
    found = irqscope.compare(run, other, margin="5us", names=["idle", "under load"])
    assert [each.name for each in found.result.runs] == ["idle", "under load"]
    assert "<svg" in found._repr_html_()
    assert found.ok and found.sentences and repr(found) == "\n".join(found.sentences)
    with pytest.raises(irqscope.BadInput, match="two runs or more"):
        irqscope.compare(run)
    with pytest.raises(irqscope.BadInput, match="a name is given to each of the 2 runs"):
        irqscope.compare(run, other, names=["idle"])


def test_a_thread_measures_is_looked_at_and_stopped(tmp_path):
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    told = threading.Event()
    scope = irqscope.connect("sim://?profile=linux-rt&link=unlimited")
    job = scope.start(irqscope.Latency(count=10**8), out=tmp_path / "run")
    assert job.wait(0.01) is None
    with pytest.raises(irqscope.Busy, match="a measurement is running"):
        scope.latency(count=1, out=tmp_path / "other")
    while not (job.progress and job.progress.samples):
        told.wait(0.01)
    assert job.progress.share < 0.01 and job.progress.worst > 0 and set(job.progress.segments) >= {"isr", "task"}
    job.stop()
    run = job.wait()
    assert run.complete and run.ended_early and run.result.end.reason == "interrupt" and run["isr"].n > 0
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == handlers


def test_who_leaves_ends_what_was_started_and_it_is_kept(tmp_path):
    with irqscope.connect(URL) as scope:
        job = scope.start(irqscope.Latency(count=10**8), out=tmp_path / "run")
        while not (job.progress and job.progress.samples):
            job.wait(0.01)
    run = irqscope.read(tmp_path / "run")
    assert run.complete and run.ended_early and run["isr"].n > 0 and not run.warnings
    assert job.wait()["isr"].result == run["isr"].result
    assert scope.latency(count=10, out=tmp_path / "again")["isr"].n == 10, "it is opened again"


def test_an_interrupted_wait_ends_nothing(tmp_path):
    job = irqscope.connect(URL).start(irqscope.Latency(count=10**8), out=tmp_path / "run")

    def interrupt(frame, event, called):
        if event == "c_call" and called.__name__ == "acquire":
            raise KeyboardInterrupt

    sys.setprofile(interrupt)  # as Ctrl-C does where it waits
    try:
        with pytest.raises(KeyboardInterrupt):
            job.wait()
    finally:
        sys.setprofile(None)
    assert job.wait(0) is None, "it goes on"
    job.stop()
    assert job.wait().complete


EXIT = f"""
import irqscope, sys
job = irqscope.connect({URL!r}).start(irqscope.Latency(count=10**8), out=sys.argv[1])
while not (job.progress and job.progress.samples):
    job.wait(0.01)
"""


def test_an_interpreter_that_exits_ends_what_was_started_and_it_is_kept(tmp_path):
    assert subprocess.run([sys.executable, "-c", EXIT, tmp_path / "run"], timeout=60, check=True)
    run = irqscope.read(tmp_path / "run")
    assert run.complete and run.ended_early and run["isr"].n > 0 and not run.warnings


def test_a_measurement_does_not_close_its_own_instrument(tmp_path, monkeypatch):
    """It would wait for itself."""
    scope = irqscope.connect(URL)
    with pytest.raises(irqscope.Busy, match="a measurement is running"):
        scope.latency(count=10**8, out=tmp_path / "run", progress=lambda progress: scope.close())
    monkeypatch.setattr(irqscope.Running, "_told", lambda job, progress: scope.close())
    job = scope.start(irqscope.Latency(count=10**8), out=tmp_path / "job")
    with pytest.raises(irqscope.Busy, match="a measurement is running"):
        job.wait()


def test_what_goes_wrong_in_a_thread_is_raised_where_somebody_waits(tmp_path):
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "run.json").write_text("{}")
    job = irqscope.connect(URL).start(irqscope.Latency(count=10), out=tmp_path / "run")
    with pytest.raises(irqscope.BadInput, match="holds a run already: choose another directory with out"):
        job.wait()


def test_a_sweep_and_a_campaign(tmp_path, capsys, monkeypatch):
    with irqscope.connect("sim://?profile=linux-rt") as scope:
        sweep = scope.saturate(slowest="1kHz", fastest="4kHz", steps=3, refine=0, count=60, out=tmp_path / "sweep")
    assert len(sweep.steps) == 3 and all(step["isr"].n == 60 for step in sweep.steps)
    assert len(irqscope.read(sweep.path).steps) == 3 and sweep.knee is None
    (tmp_path / "c.toml").write_text(
        f'options = {{ port = "{URL}", count = 60 }}\n[[scenario]]\nname = "calm"\nsettle = "0"\n'
    )
    capsys.readouterr()
    monkeypatch.setattr("irqscope.measuring.progress.FILE_S", 0)
    both = irqscope.campaign(tmp_path / "c.toml", tmp_path / "campaign")
    assert capsys.readouterr() == ("", "")
    assert "<table" in both._repr_html_() and "<table" in sweep._repr_html_()
    assert both.ok and both.runs["calm"]["isr"].n == 60 and irqscope.read(both.path).ok


def test_each_direction_of_a_mistake(tmp_path, monkeypatch):
    monkeypatch.delenv("IRQSCOPE_PORT", raising=False)
    with pytest.raises(irqscope.BadInput, match=r"say which instrument measures: connect\(port\)"):
        irqscope.connect()
    monkeypatch.setenv("IRQSCOPE_PORT", URL)
    scope = irqscope.connect()
    assert scope.port == URL and scope.identity.samples > 0 and all(loop.passed for loop in scope.selftest())
    for given, sentence in (
        ({"rate": "5"}, "rate: '5' is not a rate"),
        ({"segments": "lunch"}, "no segment is called 'lunch'"),
        ({"count": 1, "duration": 1}, "count and duration both say"),
        ({"width": "1h"}, "width 1h is too long"),
    ):
        with pytest.raises(irqscope.BadInput, match=sentence):
            scope.latency(out=tmp_path / "x", **given)
    with pytest.raises(TypeError, match="unexpected keyword argument 'rates'"):
        scope.latency(rates=5)
    with pytest.raises(irqscope.BadInput, match="cannot open the port"):
        irqscope.connect(str(tmp_path / "nothing"))
    with pytest.raises(irqscope.BadInput, match="nothing answers on fault:"):
        irqscope.connect(f"fault://deaf=0/{URL}")
    for told in (irqscope.connect.__doc__, irqscope.Instrument.__init__.__doc__):
        assert set(re.findall("[A-Z][a-z]+(?:Input|Error)", told)) == {irqscope.BadInput.__name__}
    with pytest.raises(irqscope.BadInput, match="no run"):
        irqscope.read(tmp_path)


def test_the_oscillator_is_calibrated_recorded_and_used_when_asked(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    port, told = "sim://?profile=ideal&aux.signal=pps&clock.error_ppm=-12.5", []
    with irqscope.connect(port) as scope:
        nominal = scope.identity.tick
        found = scope.calibrate(1, duration="10s", progress=lambda done, wanted: told.append((done, wanted)))
        assert abs(found.error - (1 / (1 - 12.5e-6) - 1)) <= 2 * found.uncertainty < 2e-9 and found.periods == 10
        assert told[-1] == (10, 10) and not found.wrong
        for given, sentence in (
            ({"input": "done"}, "done is silent"),
            ({"input": "stimulus"}, "no input stimulus"),
            ({"input": "x"}, "no source is called 'x'"),
            ({"reference": "1"}, "not a rate"),
            ({"duration": 5}, "it takes 10 periods"),
        ):
            with pytest.raises((irqscope.BadInput, irqscope.Invalid), match=sentence):
                scope.calibrate(**{"duration": 10, **given})
    with irqscope.connect(f"{port}&seed=5", calibrated=True) as scope:
        assert scope.serial_number is None, "what is alike of simulated instruments is no number"
        assert float(nominal / scope.identity.tick - 1) == pytest.approx(found.error, rel=1e-6)
        with pytest.raises(irqscope.BadInput, match="connect once more"):
            scope.calibrate()


def test_without_a_directory_one_of_this_second_is_made(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    run = irqscope.connect(URL).latency(count=10)
    assert run.path.parent == Path() and run.path.name.startswith("irqscope-20") and run["isr"].n == 10
    assert capsys.readouterr() == ("", "")
    names = iter([run.path, Path("another")])  # of two in one second the other was quicker
    monkeypatch.setattr(irqscope.api.instrument, "fresh", lambda: next(names))
    assert irqscope.connect(URL).latency(count=10).path == Path("another")


def test_everything_public_says_what_it_is():
    assert set(irqscope.PUBLIC) == set(irqscope.api.__all__) <= set(dir(irqscope))
    for name in irqscope.PUBLIC:
        thing = getattr(irqscope, name)
        assert inspect.getdoc(thing), name
        for member, each in vars(thing).items() if inspect.isclass(thing) else ():
            if not member.startswith("_") and (inspect.isfunction(each) or isinstance(each, property)):
                inherited = inspect.getdoc(each) or member in (inspect.getdoc(thing) or "") or member == "check"
                assert inherited, f"{name}.{member}"
    with pytest.raises(AttributeError):
        irqscope.nothing

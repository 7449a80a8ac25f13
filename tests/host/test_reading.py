# SPDX-License-Identifier: BSD-2-Clause
"""Directories that another version has written, or somebody has changed, are named as such in one sentence."""

import json
import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from edited_run import edit

from irqscope import __version__, cli
from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import IDENTITY_FIELDS, Identity
from irqscope.errors import BadInput
from irqscope.measuring.runrecord import RUN_SCHEMA, InstrumentRecord
from irqscope.reading import SHOWN, reading

LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "20", "--segments", "isr"]
RUN = (
    "allow_short before capture command configuration confirm experiment host instrument interruptions limits "
    "live on_late port record calibrated schema seal start"
)
CONFIGURATION = "duration flush inputs outliers patience segments snapshot stimuli stream trigger watchdog"
INPUT = "enable fall filter invert loopback rise"
STIMULUS = "active_low burst count delay dither gap period pulse_end release seed span width"
INSTRUMENT = (
    "bin_bits board build bursts clock_hz contract dithered event_queue filter_clocks front_end "
    "histogram_banks inputs outlier_queue pending_depth protocol sample_clocks samples segments "
    "stamp_offset statistics_queue stimuli sub_bits sustained_samples_hz tick time_bits trigger"
)
SEGMENT = "cause depth learned least name policy response threshold timeout"


@pytest.fixture
def run(tmp_path) -> Path:
    assert cli.main([*LATENCY, "--out", str(tmp_path / "run")]) == 0
    return tmp_path / "run"


def change(path: Path, **entries: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **entries}))


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="priorities are those of POSIX")
def test_a_watched_run_that_cannot_be_read_leaves_the_tests_their_priority(run, capsys):
    before = os.getpriority(os.PRIO_PROCESS, 0)
    change(run / "run.json", schema="irqscope.run/1")
    complaint(capsys, "watch", run)
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def complaint(capsys, *arguments: object) -> str:
    capsys.readouterr()
    assert cli.main([*map(str, arguments)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize("verb", ["report", "watch", "decode"])
def test_a_run_of_another_version_names_both_and_says_what_to_do(run, verb, capsys):
    change(run / "run.json", schema="irqscope.run/1", tool="irqscope 0.0.7")
    del (content := json.loads((run / "run.json").read_text()))["configuration"]["stream"]
    (run / "run.json").write_text(json.dumps(content))
    told = complaint(capsys, verb, run)
    assert f"{run}/run.json has schema 'irqscope.run/1' and was written by irqscope 0.0.7" in told
    assert f"this is irqscope {__version__}, which reads {RUN_SCHEMA!r}: read it with that version, or measure" in told


def test_a_result_of_another_version_can_be_made_again(run, tmp_path, capsys):
    assert cli.main([*LATENCY, "--out", str(tmp_path / "other")]) == 0
    change(run / "result.json", schema="irqscope.result/0", tool="irqscope 0.0.7")
    told = complaint(capsys, "compare", tmp_path / "other", run)
    assert f"written by irqscope 0.0.7, but this is irqscope {__version__}" in told
    assert told.endswith(f"`irqscope report {run}` makes it again")
    assert cli.main(["report", str(run)]) == 0 and cli.main(["compare", str(tmp_path / "other"), str(run)]) == 0


@pytest.mark.parametrize("name", ["sweep", "campaign"])
def test_a_series_of_another_version_is_named(name, tmp_path, capsys):
    (tmp_path / f"{name}.json").write_text(json.dumps({"schema": f"irqscope.{name}/0", "tool": "irqscope 0.0.7"}))
    assert f"has schema 'irqscope.{name}/0' and was written by irqscope 0.0.7" in complaint(capsys, "report", tmp_path)


def test_who_wrote_it_may_be_unknown_or_hostile(run, capsys):
    change(run / "run.json", schema="mine/1", tool=None)
    assert "has schema 'mine/1' and was written by an unknown program" in complaint(capsys, "report", run)
    change(run / "run.json", schema=["\x1b[2J"] * 999, tool="\x1b]0;x\x07" * 999)
    told = complaint(capsys, "report", run)
    assert told.isprintable() and len(told) < 3 * SHOWN + len(str(run))


@pytest.mark.parametrize("name", ["run.json", "annotations.json"])
def test_what_has_no_schema_is_damaged(name, run, capsys):
    (run / name).write_text(json.dumps({"start": "2026-01-01T00:00:00.000+00:00"}))
    assert complaint(capsys, "report", run) == f"irqscope: {run / name} is damaged: it has no schema"


def test_a_file_is_no_run_directory(tmp_path, capsys):
    (file := tmp_path / "file").touch()
    assert complaint(capsys, "report", file) == f"irqscope: {file} is no run directory: it is a file"
    assert complaint(capsys, "decode", file / "x").endswith("x is no run directory: it holds no run.json")


@pytest.mark.parametrize(("name", "runs"), [("affinity", "scenarios"), ("sweep", "steps")])
def test_where_the_runs_of_a_campaign_or_a_sweep_are_is_told(name, runs, capsys):
    several = Path(__file__).parents[1] / "golden" / "recorded" / name
    said = f"{several} is no run directory: it holds no run.json, its runs are in {several / runs}"
    assert complaint(capsys, "compare", several, several / runs) == f"irqscope: {said}"


def test_a_stub_s_output_that_cannot_be_read_is_one_sentence(run, tmp_path, capsys):
    told = complaint(capsys, "report", run, "--stub", tmp_path / "no")
    assert told.endswith(f"cannot read the stub's end line from {tmp_path}/no: No such file or directory")
    (tmp_path / "no").write_bytes(b"\xff")
    assert complaint(capsys, "report", run, "--stub", tmp_path / "no").endswith("/no: it is no text")


@pytest.mark.parametrize("verb", ["watch --once", "watch --once --json", "compare {other}"])
def test_a_changed_result_is_damaged(run, verb, tmp_path, capsys):
    assert cli.main([*LATENCY, "--out", str(tmp_path / "other")]) == 0
    edit(run / "result.json", segments=[{"name": "isr", "n": "many"}], from_events=[])
    assert "is damaged: " in complaint(capsys, *verb.format(other=tmp_path / "other").split(), run)


def test_what_is_not_of_the_content_passes():
    with pytest.raises(BadInput, match=r"^x is damaged: KeyError\('stream'\)$"), reading("x"):
        raise KeyError("stream")
    for other in (OSError, KeyboardInterrupt, AssertionError):
        with pytest.raises(other), reading("x"):
            raise other


def test_the_identity_in_a_run_is_the_whole_one():
    identity = Identity(
        board="a",
        tick=Fraction(1, 3),
        front_end=FrontEndId.HALF_RATE,
        build=1 << 63,
        **{name: 1 for name in IDENTITY_FIELDS},
    )
    for other in (
        identity,
        *(replace(identity, **{name: 2}) for name in IDENTITY_FIELDS if name not in ("bursts", "trigger")),
    ):
        assert InstrumentRecord.of(other).identity == other


def test_the_schema_of_a_run_goes_with_its_entries(run):
    """If this fails: raise the number in `RUN_SCHEMA`, and only then change the names here."""
    assert RUN_SCHEMA == "irqscope.run/6"
    data = json.loads((run / "run.json").read_text())
    configuration = data["configuration"]
    assert sorted(data["instrument"]) == INSTRUMENT.split()
    assert sorted(configuration) == CONFIGURATION.split()
    assert sorted(data) == sorted([*RUN.split(), "end", "start_ticks", "target", "tool", "wanted"])
    for entries, names in (("inputs", INPUT), ("stimuli", STIMULUS)):
        assert all(sorted(each) == sorted(names.split()) for each in configuration[entries].values()), entries
    assert all(sorted(each) == SEGMENT.split() for each in configuration["segments"])

# SPDX-License-Identifier: BSD-2-Clause
"""The record of an instrument: kept by device and build, cited by runs, and what reports say with and without it."""

import json
import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from endtoend import page_of
from hypothesis import given, settings
from hypothesis import strategies as st
from instrument_records import BINS, BOARD, BROUGHT_UP, CALIBRATED, TESTED
from jsonrecords import content_of

from irqscope import cli
from irqscope.base.records import Exact, changed, check, read_json, write_json
from irqscope.device.boardtable import boards
from irqscope.device.instrument import Instrument
from irqscope.errors import BadInput, NotKept
from irqscope.measuring.cited import Cited, CitedInstrument, SelfTest
from irqscope.measuring.instrumentfile import FORMER
from irqscope.measuring.qualification import Key, check_keeping, cite, correct, keep, look_up
from irqscope.results.provenance import qualification
from models.instrument import IDENTITY, ModelInstrument

TICKS = sorted({Fraction(board["tick_s"]) for board in boards().values()})


@pytest.fixture(autouse=True)
def empty_folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def instrument(**changes: object) -> Instrument:
    return Instrument(ModelInstrument(identity=replace(IDENTITY, **changes)))


def opened() -> Instrument:
    """As the command line opens it."""
    return Instrument.open("model://")


def run(directory: Path, *more: str) -> tuple[int, dict]:
    code = cli.main(
        ["latency", "--port", "model://", "--rate", "1kHz", "--count", "200", "--out", str(directory), *more]
    )
    return code, json.loads((directory / "result.json").read_text())


def test_parts_are_kept_side_by_side_and_the_id_says_what_is_in_them(empty_folder):
    there = instrument()
    assert look_up(Key.of(there)) is None
    first = keep(there, selftest=TESTED)
    second = keep(there, bins=BINS)
    assert (second.selftest, second.bins, second.oscillator) == (TESTED, BINS, None) and first.bins is None
    assert first.id != second.id and look_up(Key.of(there)) == second
    assert len(list((empty_folder / "irqscope" / "instruments").iterdir())) == 1


@settings(max_examples=200, deadline=None)
@given(
    error=st.floats(-1e-3, 1e-3), nominal=st.sampled_from(sorted({Fraction(b["tick_s"]) for b in boards().values()}))
)
def test_a_tick_that_is_corrected_by_any_error_is_one_that_files_hold(error, nominal):
    """Its fraction had twenty digits, and no run with it could be read."""
    there = instrument(tick=nominal)
    kept = correct(
        there, Cited(id="x", instrument=BOARD, selftest=None, bins=None, oscillator=changed(CALIBRATED, error=error))
    )
    exact = Exact.of(there.identity.tick)
    assert check(content_of(exact), Exact, Path("run.json")).fraction == there.identity.tick
    assert abs(there.identity.tick * (1 + Fraction(error)) / nominal - 1) < Fraction(1, 10**15)
    assert kept.nominal_tick.fraction == nominal


def test_ticks_that_former_versions_wrote_are_read_and_larger_ones_refused():
    written = {"numerator": 143_742_832_963, "denominator": 14_374_283_296_328_750_000, "unit": "s"}
    assert check(written, Exact, Path("run.json")).fraction == Fraction(143_742_832_963, 14_374_283_296_328_750_000)
    with pytest.raises(BadInput, match=r"run.json is damaged: .*are less than 2\^80"):
        check(written | {"denominator": 2**80}, Exact, Path("run.json"))


def test_where_no_record_can_be_kept_the_reason_is_one_sentence(empty_folder, monkeypatch):
    empty_folder.touch()
    with pytest.raises(BadInput, match=r"^cannot make the directory .*instruments: Not a directory$"):
        check_keeping(instrument())
    with pytest.raises(NotKept, match=r"^nothing is put on record: cannot make the directory .*: Not a directory$"):
        keep(instrument(), selftest=TESTED)
    empty_folder.unlink()
    monkeypatch.setattr("os.access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(BadInput, match=r"^cannot write into .*instruments$"):
        check_keeping(instrument())
    with pytest.raises(NotKept, match=r"^nothing is put on record: cannot write into .*instruments$"):
        keep(instrument(), selftest=TESTED)


def test_where_a_record_can_be_kept_the_trial_leaves_nothing(empty_folder):
    check_keeping(instrument())
    assert not empty_folder.exists()
    before = keep(instrument(), selftest=TESTED)
    check_keeping(instrument())
    assert look_up(Key.of(instrument())) == before
    assert len(list((empty_folder / "irqscope" / "instruments").iterdir())) == 1


def damaged(folder: Path) -> None:
    with opened() as there:
        keep(there, selftest=TESTED)
        Key.of(there).path.write_text("{")


def no_folder(folder: Path) -> None:
    folder.touch()


@pytest.mark.parametrize(
    "verb",
    [
        ("calibrate", "--pps", "aux"),
        ("selftest", "--jumper", "--record"),
        ("selftest", "--bins", "aux", "--record"),
        ("bringup", "--by", "Ada"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize(
    ("prevent", "says"), [(damaged, "remove it and repeat the self-test"), (no_folder, "cannot make the directory")]
)
def test_what_cannot_be_kept_is_not_measured(empty_folder, monkeypatch, capsys, verb, prevent, says):
    prevent(empty_folder)
    monkeypatch.setattr("irqscope.device.instrument.Instrument.start", lambda *rest: pytest.fail("it measures"))
    monkeypatch.setattr("irqscope.device.instrument.Instrument.reset", lambda *rest: pytest.fail("it measures"))
    assert cli.main([*verb, "--port", "model://"]) == 2
    told = capsys.readouterr()
    assert says in told.err and not told.out and not list(Path().glob("bringup*"))


@pytest.mark.parametrize("changes", [{"build": 0x4321}, {"board": "other"}])
def test_another_build_or_board_is_another_instrument(changes):
    keep(instrument(), selftest=TESTED)
    assert look_up(Key.of(instrument(**changes))) is None


def test_another_device_is_another_instrument():
    there = instrument()
    there.transport.serial_number = "A1"
    keep(there, selftest=TESTED)
    assert look_up(Key.of(there)) is not None
    there.transport.serial_number = "A2"
    assert look_up(Key.of(there)) is None


@pytest.mark.parametrize("damage", ["{", "[]", "{}", '{"schema": "irqscope.instrument/2"}'])
def test_a_damaged_record_is_named(damage):
    there = instrument()
    keep(there, selftest=TESTED)
    Key.of(there).path.write_text(damage)
    with pytest.raises(BadInput, match=Key.of(there).path.name):
        look_up(Key.of(there))


def test_a_run_cites_what_its_figures_depend_on(tmp_path):
    with opened() as there:
        record = keep(there, selftest=TESTED, bins=BINS)
    code, result = run(tmp_path / "run", "--limit", "isr.max=1ms")
    assert code == 0 and result["verdict"] == "PASS"
    assert result["record"] == content_of(cite(record)) and result["record"]["id"] == record.id
    assert result["qualification"] == f"self-tested {record.selftest.date[:10]}, record {record.id}"
    lines = {line["name"]: line for line in result["segments"][0]["uncertainty"]["components"]}
    assert lines["bin widths"]["basis"] == lines["pins"]["basis"] == "measured"
    assert lines["bin widths"]["text"] == "sampling bins of 1.1000, 0.9000 ticks"
    page = page_of(tmp_path / "run")
    assert "UNQUALIFIED" not in page and f"The instrument is self-tested {record.selftest.date[:10]}" in page
    assert f"(record {record.id})" in page


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "brought up on 2026-11-01 by Ada: 2 checks passed, without bins"),
        ({"not_done": []}, "brought up on 2026-11-01 by Ada: 2 checks passed"),
        ({"passed": False, "failed": 1}, "bring-up of 2026-11-01 by Ada FAILED: 1 of 2 checks"),
    ],
)
def test_reports_quote_a_bring_up(tmp_path, changes, words):
    with opened() as there:
        record = keep(there, bringup=changed(BROUGHT_UP, **changes))
    _, result = run(tmp_path / "run")
    assert result["record"]["bringup"]["by"] == "Ada" and "steps" not in result["record"]["bringup"]
    assert f"{words} (record {record.id})" in page_of(tmp_path / "run")


def test_a_record_that_changes_later_does_not_change_a_report(tmp_path):
    with opened() as there:
        keep(there, selftest=TESTED)
    _, before = run(tmp_path / "run")
    with opened() as there:
        keep(there, selftest=changed(TESTED, passed=False), bins=BINS)
    assert cli.main(["report", str(tmp_path / "run")]) == 0
    assert json.loads((tmp_path / "run" / "result.json").read_text()) == before


@pytest.mark.parametrize(
    ("kept", "why"),
    [
        ({}, "no self-test of this board&#x27;s hardware is on record"),
        ({"bins": BINS}, "no self-test of this board&#x27;s hardware is on record"),
        ({"selftest": changed(TESTED, passed=False)}, "its self-test of "),
    ],
)
def test_unqualified_stands_beside_the_verdict(tmp_path, capsys, kept, why):
    if kept:
        with opened() as there:
            keep(there, **kept)
    for limit, verdict in (("1ms", "PASS"), ("1us", "FAIL")):
        run(tmp_path / verdict, "--limit", f"isr.max={limit}")
        assert f"{verdict} (UNQUALIFIED INSTRUMENT): " in capsys.readouterr().out
        page = page_of(tmp_path / verdict)
        assert f"{verdict} (UNQUALIFIED INSTRUMENT): " in page and f"UNQUALIFIED INSTRUMENT: {why}" in page


def test_a_simulated_instrument_says_simulated_whatever_is_on_record():
    tested = SelfTest(date="2026-01-02T", tool="irqscope", stimulus="stimulus", passed=True)
    board = CitedInstrument(board="model", build="0", serial="1")
    record = Cited(id="1", instrument=board, selftest=tested, bins=None, oscillator=None)
    assert qualification("sim://", record) == "simulated"
    assert qualification("/dev/ttyUSB0", record) == "self-tested 2026-01-02, record 1"
    assert qualification("/dev/ttyUSB0", None) == "UNQUALIFIED INSTRUMENT"


def test_record_needs_what_the_pins_show(capsys):
    assert cli.main(["selftest", "--port", "model://", "--record"]) == 2
    assert "give --jumper or --bins INPUT" in capsys.readouterr().err


def test_info_says_what_is_on_record(capsys):
    assert cli.main(["info", "--port", "model://"]) == 0
    assert "on record      nothing" in capsys.readouterr().out
    with opened() as there:
        keep(there, selftest=TESTED, bins=BINS)
    assert cli.main(["info", "--port", "model://"]) == 0
    assert "self-test of 20" in (said := capsys.readouterr().out) and "bin widths of 20" in said


def edited(there: Instrument, **changes: object) -> None:
    """The file of a record, with other keys of its self-test."""
    path = Key.of(there).path
    content = read_json(path)
    content["selftest"] |= changes
    write_json(path, content)


def test_a_record_that_was_edited_is_told():
    there = instrument()
    keep(there, selftest=changed(TESTED, passed=False))
    edited(there, passed=True)
    with pytest.raises(BadInput, match=r"was edited: .*; remove it and repeat the self-test"):
        look_up(Key.of(there))
    edited(there, stimulus=None)
    with pytest.raises(BadInput, match=r"is damaged: selftest.stimulus: expected a text, got null; remove it"):
        look_up(Key.of(there))


def test_the_record_of_another_instrument_is_told():
    there, other = instrument(), instrument(build=0x4321)
    keep(other, selftest=TESTED)
    Key.of(other).path.rename(Key.of(there).path)
    with pytest.raises(BadInput, match="is the record of another instrument"):
        look_up(Key.of(there))


def test_a_record_of_the_schema_before_had_no_seal():
    there = instrument()
    kept = keep(there, selftest=TESTED, bins=BINS)
    path = Key.of(there).path
    content = read_json(path)
    del content["seal"]
    write_json(path, {**content, "schema": FORMER})
    found = look_up(Key.of(there))
    assert (found.selftest, found.bins, found.id) == (TESTED, BINS, kept.id)
    assert keep(there, bins=BINS) == kept

# SPDX-License-Identifier: BSD-2-Clause
"""Run directories as archives: later versions read them, and what does not belong together is told apart."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from edited_run import edit, to_first_layout

from irqscope import cli
from irqscope.base.records import seal_of
from irqscope.cli import perform
from irqscope.contract import registers
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.digest import digest
from irqscope.contract.layout import PRESENT
from irqscope.device.capture import Seal
from irqscope.errors import Invalid
from irqscope.explaining.outside import outside
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.verdict import NOT_JUDGED

SEED = ("--seed", "7")


def measure(path: Path, count: int = 300, *more: str) -> Path:
    arguments = ["--rate", "1kHz", "--count", str(count), "--segments", "isr", *more, "--limit", "isr.max=1s"]
    assert cli.main(["latency", "--port", "model://", *arguments, "--out", str(path)]) in (0, 3)
    return path


@pytest.fixture(scope="module")
def measured(tmp_path_factory) -> Path:
    return measure(tmp_path_factory.mktemp("archive") / "run")


@pytest.fixture
def run(measured, tmp_path) -> Path:
    return Path(shutil.copytree(measured, tmp_path / "run"))


@pytest.fixture(scope="module")
def other(tmp_path_factory) -> Path:
    return measure(tmp_path_factory.mktemp("other") / "run", 300, *SEED)


def content(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text()))


def figures(run: Path) -> dict[str, Any]:
    """Of result.json, but what names the version, and the seal of all."""
    other = ("contract", "end", "seal")
    return {name: value for name, value in content(run / "result.json").items() if name not in other}


def report(run: Path, capsys) -> tuple[int, str]:
    capsys.readouterr()
    code = cli.main(["report", str(run)])
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return code, told.out + told.err


def test_the_end_names_the_capture(run):
    end, capture = content(run / "run.json")["end"], run / "capture.irq"
    assert {name: end[name] for name in ("bytes", "blocks", "sha256")} == vars(Seal.of(capture))
    assert end["bytes"] == capture.stat().st_size == end["blocks"] * BLOCK_BYTES


def test_another_contract_is_no_matter_for_an_archive(run, capsys):
    """Only an instrument that is there must have the host's own."""
    before = figures(run)
    other = "0" * len(digest().hex())
    edit(run / "run.json", lambda data: data["instrument"].update(contract=other))
    code, _ = report(run, capsys)
    assert code in (0, 3) and content(run / "result.json")["contract"]["digest"] == other
    after = figures(run)
    assert after.pop("instrument") != before.pop("instrument") and after == before


def test_a_version_with_another_register_table_reads_it(run, capsys):
    """As if the run were of a version whose registers lay elsewhere: only what lies where it is stated is counted."""
    before = figures(run)

    def elsewhere(data: dict[str, Any]) -> None:
        status = data["capture"]["layout"]["status"]
        status |= {"spare": 0xFE, "seen_isr": status["seen_task"], "seen_task": status["seen_isr"]}

    edit(run / "run.json", elsewhere)
    code, _ = report(run, capsys)
    assert code == 4 and "the books do not balance" in content(run / "result.json")["errors"]
    edit(run / "run.json", lambda data: data["capture"]["layout"].update(status=PRESENT.status | {"spare": 0xFE}))
    code, _ = report(run, capsys)
    assert code in (0, 3) and figures(run) == before


@pytest.mark.parametrize(
    ("table", "name", "number", "told"),
    [
        ("status", "seen_isr", PRESENT.status["seen_task"], "status has one number for two names"),
        ("sources", "isr", 7, "sources has another number for isr"),
        ("status", "statistics_lost", None, "status lacks statistics_lost"),
    ],
)
def test_a_layout_that_cannot_be_is_refused(table, name, number, told, run, capsys):
    """Sealed again, as by somebody who means it: nothing is read with it."""

    def change(data):
        stated = data["capture"]["layout"][table]
        del stated[name]
        if number is not None:
            stated[name] = number

    edit(run / "run.json", change)
    assert cli.main(["report", str(run)]) == 2
    assert told in capsys.readouterr().err


def test_a_front_end_is_known_by_its_former_name(run, capsys):
    found = []
    for name in ("half_rate", "halved"):
        edit(run / "run.json", lambda data, name=name: data["instrument"].update(front_end=name))
        code, said = report(run, capsys)
        assert code in (0, 3), said
        found.append(figures(run))
        assert found[-1]["instrument"].pop("front_end") == name
    assert found[0] == found[1]


@pytest.mark.parametrize("schema", ["irqscope.run/4", "irqscope.run/5"])
def test_a_run_of_a_former_schema_is_read(schema, run, capsys):
    """What was added to it may stand in run.json itself, or beside it."""
    before, toggle = (
        figures(run),
        {
            "directory": "costs",
            "start": None,
            "n": 9,
            "median": 1e-6,
            "max": 2e-6,
            "qualification": None,
        },
    )

    def former(data: dict[str, Any]) -> None:
        del data["seal"]
        data |= {"schema": schema, "beside": [], "toggle": toggle}
        if schema == "irqscope.run/4":
            del data["capture"]
            for name in ("bytes", "blocks", "sha256"):
                del data["end"][name]

    former(data := content(run / "run.json"))
    (run / "run.json").write_text(json.dumps(data))
    if "capture" not in data:
        to_first_layout(run / "capture.irq")
    code, _ = report(run, capsys)
    after = figures(run)
    assert code in (0, 3) and after["toggle"] == toggle
    assert [each["max"] for each in after["segments"]] == [each["max"] for each in before["segments"]]
    bound = "not bound to the run: it was recorded by an older version" not in (run / "report.html").read_text()
    assert bound == (schema == "irqscope.run/5")
    assert cli.main(["report", str(run), "--limit", "isr.max=1ns"]) == 1
    assert content(run / "run.json") == data


def test_what_is_added_to_a_run_stands_beside_it(run, capsys):
    before, seal = (run / "run.json").read_bytes(), content(run / "run.json")["seal"]
    assert seal == seal_of(content(run / "run.json")) and not (run / "annotations.json").exists()
    assert cli.main(["report", str(run), "--limit", "isr.max=1ns"]) == 1
    assert cli.main(["report", str(run), "--wanted", "1e-1"]) == 1, "the limit stays"
    assert (run / "run.json").read_bytes() == before
    added = content(run / "annotations.json")
    assert [limit["wanted"] for limit in added["limits"]] == ["1ns"] and added["wanted"] == ["1e-1"]
    (run / "annotations.json").unlink()
    assert report(run, capsys)[0] in (0, 3), "it is judged by its own"


def loosened(run: Path) -> None:
    data = content(run / "annotations.json")
    data["limits"][0]["wanted"] = "1s"
    (run / "annotations.json").write_text(json.dumps(data))


def moved(run: Path) -> None:
    edit(run / "annotations.json", start="2020-01-01T00:00:00.000+00:00")


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (loosened, "annotations.json was edited"),
        (moved, "annotations.json is not that of the run beside it: remove it"),
    ],
)
def test_what_was_not_added_by_irqscope_to_this_run_is_refused(harm, told, run, capsys):
    assert cli.main(["report", str(run), "--limit", "isr.max=1ns"]) == 1
    harm(run)
    code, said = report(run, capsys)
    assert code == 2 and told in said


@pytest.mark.parametrize("verb", ["report", "export --to csv", "decode", "watch --once", "compare RUN"])
def test_an_edited_run_is_refused_by_whoever_reads_it(verb, run, tmp_path, capsys):
    data = content(run / "run.json")
    data["configuration"]["segments"][0]["threshold"] = 3
    (run / "run.json").write_text(json.dumps(data))
    words = [word.replace("RUN", str(run)) for word in verb.split()]
    assert cli.main([words[0], str(run), *words[1:]]) == 2
    assert f"{run}/run.json was edited: it is no more what irqscope wrote" in capsys.readouterr().err


def test_another_format_is_refused(run, capsys):
    edit(run / "run.json", lambda data: data["capture"].update(format=2))
    code, told = report(run, capsys)
    assert code == 2 and "has a capture of format 2, this version reads 1: read it with the version that" in told


def cut(run: Path, other: Path) -> None:
    data = (run / "capture.irq").read_bytes()
    (run / "capture.irq").write_bytes(data[:-BLOCK_BYTES])


def swapped(run: Path, other: Path) -> None:
    shutil.copy(other / "capture.irq", run / "capture.irq")


def emptied(run: Path, other: Path) -> None:
    (run / "capture.irq").write_bytes(b"")


def flipped(run: Path, other: Path) -> None:
    data = bytearray((run / "capture.irq").read_bytes())
    data[len(data) // 2] ^= 1
    (run / "capture.irq").write_bytes(data)


def renumbered(run: Path, other: Path) -> None:
    edit(run / "run.json", lambda data: data["end"].update(blocks=1))


@pytest.mark.parametrize("harm", [cut, swapped, emptied, flipped, renumbered])
def test_a_capture_that_is_not_what_was_measured_is_invalid(harm, run, other, capsys):
    harm(run, other)
    code, told = report(run, capsys)
    (limit,), (error,) = (content(run / "result.json")[name] for name in ("limits", "errors"))
    assert code == 4 and error.startswith("capture.irq is not what was measured: ") and error in told
    assert "disagree" not in told and "scalars" not in told
    assert limit["outcome"] == NOT_JUDGED


@pytest.mark.parametrize("harm", [cut, swapped, emptied, flipped])
@pytest.mark.parametrize("verb", ["decode", "export --to csv", "compare RUN"])
def test_nothing_is_shown_of_a_capture_that_is_not_what_was_measured(harm, verb, run, other, capsys):
    harm(run, other)
    words = [word.replace("RUN", str(other)) for word in verb.split()]
    assert cli.main([words[0], str(run), *words[1:]]) == 4
    said = capsys.readouterr()
    assert not said.out and "capture.irq is not what was measured: " in said.err


def test_nothing_is_explained_by_the_capture_of_another_run(run, other):
    assert len(outside(RunDirectory(run)).latencies) == 300
    swapped(run, other)
    with pytest.raises(Invalid, match=r"run: capture\.irq is not what was measured: "):
        outside(RunDirectory(run))


def test_more_stimuli_than_planned_are_of_another_run(run, tmp_path, capsys):
    """Even where nothing binds the two."""

    def fewer(data: dict[str, Any]) -> None:
        for name in ("bytes", "blocks", "sha256"):
            del data["end"][name]
        data["configuration"]["stimuli"]["stimulus"]["count"] = 200

    edit(run / "run.json", fewer)
    code, told = report(run, capsys)
    assert code == 4 and "300 times stimulus was driven, and 200 times planned: run.json is not of this capture" in told


def test_a_tick_that_contradicts_the_clock_is_damage(run, capsys):
    edit(run / "run.json", lambda data: data["instrument"]["tick"].update(denominator=402_000_000))
    code, told = report(run, capsys)
    assert code == 2 and "run.json is damaged: " in told and "tick and samples make it" in told


def test_a_result_of_another_run_is_not_taken_for_its_own(run, other, capsys):
    shutil.copy(other / "result.json", run / "result.json")
    assert cli.main(["compare", str(run), str(other)]) == 2
    assert f"result.json is not that of the run beside it: `irqscope report {run}` makes it again" in (
        capsys.readouterr().err
    )


def test_what_nobody_foresaw_ends_with_a_code_of_its_own(monkeypatch, capsys):
    def fall(arguments: list[str]) -> int:
        raise ZeroDivisionError("no\x1b[2J one foresaw this")

    monkeypatch.setattr(cli, perform.__name__, fall)
    assert cli.main(["info"]) == 70
    *lines, last = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("Traceback")
    assert last.isprintable() and last.startswith("irqscope: internal error, ZeroDivisionError('no")
    assert last.endswith("please report it, with the lines above and the command")


def test_every_status_register_has_its_place_in_the_archive(run):
    stated = content(run / "run.json")["capture"]["layout"]["status"]
    assert stated == {r.name: r.address for r in registers.REGISTERS if r.access is registers.Access.STATUS}

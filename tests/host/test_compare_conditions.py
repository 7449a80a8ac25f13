# SPDX-License-Identifier: BSD-2-Clause
"""What else was not the same in runs that are compared, and when that may be the difference."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from edited_run import edit
from hypothesis import given
from hypothesis import strategies as st
from model_run import IDENTITY, PERIOD

from irqscope import cli
from irqscope.contract.registers import PulseEnd
from irqscope.contract.roles import Source
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.findings.conditions import LONGEST, driven, unlike

SCENARIO = Path(__file__).parents[1] / "golden" / "recorded" / "bracket" / "scenarios" / "pipe" / "scenario.json"
STUB = {
    "irqscope_stub": 1,
    "port": "linux_kmod",
    "workload": "task",
    "loop": 100,
    "release": "binary",
    "id": "a",
    "count": 5,
}


def measure(path: Path, *words: object) -> Path:
    command = [
        "latency",
        "--port",
        "model://",
        "--rate",
        "1kHz",
        "--count",
        "300",
        *map(str, words),
        "--out",
        str(path),
    ]
    assert cli.main(command) == 0
    return path


def line(path: Path, **changed: object) -> Path:
    path.write_text(json.dumps(STUB | changed))
    return path


@pytest.fixture(scope="module")
def plain(tmp_path_factory) -> Path:
    return measure(tmp_path_factory.mktemp("plain") / "run")


@pytest.fixture
def compared(plain, tmp_path, capsys):
    def run(other: Path, first: Path = plain) -> tuple[dict, str, str]:
        """The content of comparison.json, what is printed, and the page."""
        capsys.readouterr()
        words = ["compare", str(first), str(other), "--quantiles", "0.5", "--out", str(tmp_path / "to")]
        assert cli.main(words) in (0, 1)
        data = json.loads((tmp_path / "to" / "comparison.json").read_text())
        return data, capsys.readouterr().out, (tmp_path / "to" / "report.html").read_text()

    return run


def test_of_one_target_asked_alike_all_is_the_same(compared, tmp_path):
    data, said, page = compared(measure(tmp_path / "again"))
    assert data["unlike"] == [] and data["notes"] == [] and "not the same" not in said.lower()
    assert "All conditions that the runs tell are the same in all of them." in page


def test_another_rate_is_told_and_may_be_the_difference(compared, tmp_path):
    data, said, page = compared(measure(tmp_path / "fast", "--rate", "2kHz", "--dither", "none", "--width", "20us"))
    before, after = "each 1 ms, dither walk 999.99 us, pulses of 10 us", "each 500 us, no dither, pulses of 20 us"
    assert data["unlike"] == [{"name": "stimulus", "values": [before, after]}]
    (note,) = data["notes"]
    assert note.startswith(
        "Stimulus or workload were not the same (stimulus): a difference, or that there is none, may "
    )
    assert note in said and f"Not the same in all runs: stimulus ({before}; {after})." in said
    assert "<h2>Conditions" in page and before in page and after in page


def test_a_second_stimulus_and_polarity_are_told(compared, tmp_path):
    data, _, _ = compared(measure(tmp_path / "two", "--stimulus2", "rate=500Hz", "--active-low"))
    first, second = data["unlike"]
    assert first["values"][1] == f"{first['values'][0]}, active low"
    assert second["name"] == "stimulus2" and second["values"][0] is None and second["values"][1].startswith("each 2 ms")
    assert "(stimulus, stimulus2)" in data["notes"][0]


def test_bursts_are_told():
    plan = StimulusPlan(period=PERIOD, width=1000, burst=3, gap=PERIOD // 10)
    (told,) = driven(IDENTITY.tick, {Source.STIMULUS: plan}).values()
    assert told.startswith("bursts of 3 by 100 us, each 1 ms, no dither, pulses of ")


def test_when_pulses_end_and_when_the_first_one_comes_is_told():
    """A pulse that is held until the answer masks what comes meanwhile, and another phase meets another work."""
    plan = StimulusPlan(period=PERIOD, width=1000)
    held = replace(plan, pulse_end=PulseEnd.UNTIL_RESPONSE, release=Source.TASK)
    plans = {Source.STIMULUS: held, Source.STIMULUS2: replace(plan, delay=300)}
    first, second = driven(IDENTITY.tick, plans).values()
    alone = driven(IDENTITY.tick, {Source.STIMULUS: plan})["stimulus"]
    width = alone.rpartition(" of ")[2]
    assert first == alone.replace(f"pulses of {width}", f"pulses until task answers, at most {width}")
    assert second.startswith(f"{alone}, from ")


def test_of_the_stub_its_work_may_be_the_difference_and_its_system_is_what_was_to_be_compared(tmp_path, compared):
    """What a run is called, and how long the stub was to run, is no condition."""
    first, second = line(tmp_path / "1.json"), line(tmp_path / "2.json", loop=9, system="6.12", id="b", count=7)
    runs = measure(tmp_path / "one", "--stub", first), measure(tmp_path / "two", "--stub", second)
    data, said, _ = compared(runs[1], runs[0])
    told = {each["name"]: each["values"] for each in data["unlike"]}
    assert told == {"stub.loop": ["100", "9"], "stub.system": [None, "6.12"]}
    assert "(stub.loop)" in data["notes"][0] and "stub.loop (100; 9), stub.system (not told; 6.12)." in said


def test_of_scenarios_the_load_and_the_record_of_the_target_are_told(compared, plain, tmp_path):
    def scenario(path: Path, **changed: object) -> Path:
        shutil.copytree(plain, path)
        shutil.copy(SCENARIO, path)
        record = json.loads(SCENARIO.read_text())
        edit(path / "scenario.json", before=(record["before"] or {}) | changed)
        return path

    data, _, page = compared(scenario(tmp_path / "new", release="6.12.1"), scenario(tmp_path / "old", release="6.1.0"))
    assert data["unlike"] == [{"name": "target.release", "values": ["6.1.0", "6.12.1"]}] and data["notes"] == []
    assert "6.12.1" in page


def test_another_load_may_be_the_difference_unless_it_is_another_scenarios(compared, plain, tmp_path):
    """Of two campaigns by files that differ nothing said so beside the difference of the kernels."""

    def scenario(path: Path, name: str, loads: int) -> Path:
        shutil.copytree(plain, path)
        shutil.copy(SCENARIO, path)
        definition = json.loads(SCENARIO.read_text())["definition"]
        command = dict.fromkeys(("version", "prepare", "clean", "package")) | {
            "run": ["hackbench"],
            "on": "target",
            "after": 0.0,
            "repeat": True,
            "stub": False,
        }
        edit(path / "scenario.json", definition=definition | {"name": name, "commands": [command] * loads})
        return path

    one, two, other = (
        scenario(tmp_path / f"{name}{loads}", name, loads) for name, loads in (("a", 0), ("a", 1), ("b", 1))
    )
    data, said, _ = compared(two, one)
    assert data["unlike"] == [{"name": "load", "values": ["", "hackbench"]}]
    assert "Stimulus or workload were not the same (load): a difference" in said
    assert "Not the same in all runs: load (nothing; hackbench)." in said
    data, _, _ = compared(other, one)
    assert [each["name"] for each in data["unlike"]] == ["load", "scenario"] and data["notes"] == []


def test_many_are_counted_and_all_are_on_the_page(compared, tmp_path):
    """Whatever the target says can be printed."""
    stub = line(tmp_path / "stub.json", loop=9, note="\x1b[2J" + "x" * 200)
    data, said, page = compared(measure(tmp_path / "run", "--stub", stub))
    assert len(data["unlike"]) == len(STUB) - 1 - 1 + 1 and "\x1b" not in said + page
    assert f"and {len(data['unlike']) - 4} other conditions, which the report and comparison.json name." in said


texts = st.dictionaries(
    st.sampled_from(["load", "stub.loop", "target.a", "target.a.x", "target.b"]), st.sampled_from("xyz")
)


@given(st.lists(texts, min_size=1, max_size=4))
def test_what_is_unlike_is_what_a_slow_look_finds(runs):
    expected = {}
    for name in sorted({name for run in runs for name in run}):
        section = ".".join(name.split(".")[:2])
        all_tell = all(any(f"{each}.".startswith(f"{section}.") for each in run) for run in runs)
        if any(run.get(name) != runs[0].get(name) for run in runs) and (not name.startswith("target.") or all_tell):
            expected[name] = [run.get(name) for run in runs]
    assert unlike(runs) == expected


def test_long_texts_are_cut():
    (found,) = unlike([{"a": "x" * 500}, {"a": "y"}]).values()
    assert found == ["x" * LONGEST, "y"]


def test_long_texts_are_cut_to_where_they_differ():
    """Command lines of one system differ at their ends: both were told with their begin, as one."""
    line, end = "root=" + "x" * 200, " isolcpus=" + "3," * 200
    (found,) = unlike([{"a": line}, {"a": line + end}, {"a": line}, {"a": "quiet"}]).values()
    assert found[0] == found[2] == "..." + "x" * 25 and found[3] == "quiet"
    assert found[1] == ("..." + "x" * 25 + end)[:LONGEST]


def test_no_name_takes_the_place_of_another_with_the_same_begin():
    names = ["target.processors.isa: " + "rv64" * 30 + each for each in ("_zba", "_zbb")]
    found = unlike([{names[0]: "4"}, {names[1]: "4"}])
    assert [*found.values()] == [["4", None], [None, "4"]]
    assert [name[-4:] for name in found] == ["_zba", "_zbb"] and max(map(len, found)) <= LONGEST

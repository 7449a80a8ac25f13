# SPDX-License-Identifier: BSD-2-Clause
"""Whole campaigns with the model of the instrument: what they measure, and what the report says."""

import json
import os
import re
import shutil
import signal
import sys

import fakessh
import pytest
from campaignbench import COUNT, ENDLESS, FOREVER, HEAD, Campaign, quiet_record, scenario
from pagetext import cells

from irqscope import cli
from irqscope.campaigns import load
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.stopping import StopRequest
from irqscope.report.anyresult import read
from irqscope.report.documents import document
from irqscope.report.formats import html


def test_scenarios_side_by_side(tmp_path, capsys, monkeypatch):
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("calm", description="no load"), scenario("sleep", FOREVER, count=450))
    assert campaign.run("--report") == 0
    result = campaign.result
    assert result["schema"] == "irqscope.campaign-result/2" and result["valid"] and result["complete"]
    assert campaign.states == {"calm": "valid", "sleep": "valid"}
    for row, count in zip(result["scenarios"], (COUNT, 450), strict=True):
        run = json.loads((campaign.out / row["directory"] / "result.json").read_text())
        for mine, theirs in zip(row["segments"], run["segments"], strict=True):
            assert mine["n"] == count and all(mine[key] == theirs[key] for key in ("min", "median", "max", "histogram"))
    program = result["scenarios"][1]["programs"][0]
    assert program["path"] == sys.executable and re.fullmatch("[0-9a-f]{64}", program["sha256"])
    said = capsys.readouterr()
    assert "2 scenarios of 2 measured; the longest isr was 5.9" in said.out and "UNQUALIFIED" in said.out
    page = (campaign.out / "report.html").read_text()
    assert page.count("<svg") == 3 * 2 and 'href="scenarios/calm/report.html"' in page and "<script" not in page
    assert "sleep (n = 450)" in page
    before = (campaign.out / "result.json").read_bytes()
    assert cli.main(["report", str(campaign.out)]) == 0
    assert (campaign.out / "result.json").read_bytes() == before and (campaign.out / "report.html").read_text() == page


@pytest.mark.usefixtures("unpaged")
def test_scenarios_are_called_as_their_user_calls_them(tmp_path, capsys, monkeypatch):
    """In JSON, page and figures, from the measurement on or later; their directories keep their names."""
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("calm"), scenario("sleep", FOREVER))
    assert campaign.run("--name", "no load", "--name", "20 $downloads$") == 0
    assert campaign.states == {"no load": "valid", "20 $downloads$": "valid"}
    assert [row["directory"] for row in campaign.result["scenarios"]] == ["scenarios/calm", "scenarios/sleep"]
    page = campaign.page
    assert 'href="scenarios/calm/report.html"' in page and "20 $downloads$ (n = 300)" in page and ">sleep<" not in page
    assert campaign.run() == 0 and [*campaign.states] == ["no load", "20 $downloads$"], "as it goes on"
    capsys.readouterr()
    assert cli.main(["report", str(campaign.out), "--name", "idle", "--name", "busy"]) == 0
    assert "in idle" in capsys.readouterr().out and [*campaign.states] == ["idle", "busy"]
    assert cli.main(["report", str(campaign.out)]) == 0 and [*campaign.states] == ["idle", "busy"], "it is kept"


@pytest.mark.parametrize("names", [["one"], ["one", "one"], ["one", ""], ["one", "two", "three"]])
def test_names_that_are_not_one_for_each_scenario(names, tmp_path, capsys):
    campaign = Campaign(tmp_path, scenario("calm"), scenario("sleep", FOREVER))
    given = [word for name in names for word in ("--name", name)]
    assert campaign.run(*given) == 2
    assert "a name is given to each of the 2 scenarios or to none" in capsys.readouterr().err
    assert not (campaign.out / "campaign.json").exists()


def test_names_of_what_is_no_campaign(tmp_path, capsys):
    assert cli.main(["report", str(tmp_path), "--name", "one"]) == 2
    assert "--name is for the scenarios of a campaign" in capsys.readouterr().err


@pytest.mark.usefixtures("unpaged")
def test_a_scenario_has_the_result_of_its_own_run(tmp_path, capsys, monkeypatch):
    """A result that came from another scenario is refused until it is made again, and so is a whole other run."""
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("calm"), scenario("long", count=450))
    assert campaign.run() == 0
    kept = campaign.result
    calm, long = (campaign.out / row["directory"] for row in kept["scenarios"])
    shutil.copy(calm / "result.json", long / "result.json")
    capsys.readouterr()
    assert cli.main(["report", str(campaign.out)]) == 2
    assert capsys.readouterr().err == (
        f"irqscope: {long}/result.json is not that of the run beside it: `irqscope report {long}` makes it again\n"
    )
    assert campaign.result == kept
    assert cli.main(["report", str(long)]) == 0 and cli.main(["report", str(campaign.out)]) == 0
    assert campaign.result == kept
    for path in calm.iterdir():
        if path.name != "scenario.json":
            shutil.copy(path, long / path.name)
    capsys.readouterr()
    assert cli.main(["report", str(campaign.out)]) == 2
    said = capsys.readouterr().err
    assert f"{long} holds another run than the one that was measured over the scenario long: put that back" in said
    assert said.count("\n") == 1 and campaign.result == kept


def test_the_target_is_recorded_before_and_after(tmp_path):
    campaign = Campaign(tmp_path, scenario("calm"))
    assert campaign.run() in (0, 3)  # this machine's kernel may have something to say
    row = campaign.result["scenarios"][0]
    assert row["record"]["interrupts"]["per_second"] > 0 and row["record"]["seconds"] > 0
    assert row["target"]["release"] == os.uname().release and campaign.scenario("calm")["after"]
    assert os.uname().release in campaign.page


def test_a_target_that_ssh_reaches(tmp_path, monkeypatch, capsys):
    """Loads and record go there, what is `on = "host"` stays."""
    log = fakessh.install(tmp_path, monkeypatch)
    head = HEAD.replace('"local"', '"root@board"')
    stays = f'on = "host"\nrun = {json.dumps([sys.executable, "-c", FOREVER, "{host}"])}\n'
    campaign = Campaign(tmp_path, scenario("both", FOREVER) + f"[[scenario.command]]\n{stays}", head=head)
    assert campaign.run() in (0, 3)
    row = campaign.result["scenarios"][0]
    assert [(program["on"], program["run"][3:]) for program in row["programs"]] == [
        ("root@board", []),
        ("this machine", ["board"]),
    ]
    assert row["target"]["release"] == os.uname().release and campaign.result["target"] == "root@board"
    # Programs there, which ones, load, two records: five connections, no other host.
    assert [line for line in log.read_text().splitlines() if line.startswith("to ")] == ["to root@board"] * 5
    monkeypatch.setattr("irqscope.campaigns.scenario.measure", None)
    campaign.write(scenario("both"), head=HEAD.replace('"local"', '"gone"'))
    capsys.readouterr()
    assert campaign.run() == 2
    assert capsys.readouterr().err == (
        "irqscope: ssh does not reach gone (ssh: connect to host gone port 22: No route to host): `ssh gone true` must "
        "without a question\n"
    )


def test_without_a_target_nothing_is_recorded(tmp_path):
    campaign = Campaign(tmp_path, scenario("calm"), head=HEAD.replace('target = "local"', ""))
    assert campaign.run() == 0
    assert campaign.result["scenarios"][0]["record"] is None
    assert "No record of it was taken" in campaign.page


RECORD = {"uptime": 10.0, "release": "6.1", "throttled": {"0": 4}, "smi": 7, "warnings": ["<4>[1] old"], "affinity": {}}


@pytest.mark.usefixtures("unpaged")
def test_what_the_record_says_against_a_measurement_is_a_warning(tmp_path, monkeypatch, capsys):
    from irqscope.campaigns.record import SECTIONS

    nothing = dict.fromkeys(SECTIONS)
    later = {"uptime": 20.0, "throttled": {"3": 4}, "smi": 9, "warnings": ["<4>[1] old", "<3>[12] oops <b>"]}
    records = [
        {**nothing, **RECORD},
        {**nothing, **RECORD, **later},
        {**nothing, **RECORD, "release": "6.2", "microcode": "0x1"},
        {**nothing, **RECORD, "release": "6.2", "microcode": "0x1", "uptime": 3.0, "throttled": {"1": 4}, "smi": 2},
        {"error": "gone"},
        {**nothing, **RECORD},
    ]
    monkeypatch.setattr("irqscope.campaigns.scenario.take", lambda machine: records.pop(0))
    campaign = Campaign(tmp_path, scenario("one"), scenario("two"), scenario("three"))
    assert campaign.run() == 3
    assert campaign.result["warnings"] == [
        "one: the target's processor was throttled 12 times, the counts of its CPUs added up",
        "one: 2 system management interrupts (SMI) took the processor from the kernel",
        "one: 1 warning of the target's kernel, the last: <3>[12] oops <b>",
        "two: the target was started anew during the measurement",
        "three: the target's record was not taken before the measurement: gone",
        "the target's release is not the same in one and two",
    ]
    assert "oops &lt;b&gt;" in campaign.page


DIES = "import os, sys, time\nwhile not os.path.exists({!r}): time.sleep(0.001)\nprint('no more'); sys.exit(7)"


def test_a_load_that_dies_makes_its_scenario_invalid_and_ends_its_run(tmp_path, capsys, monkeypatch):
    quiet_record(monkeypatch)
    capture = tmp_path / "out" / "scenarios" / "dies" / "capture.irq"
    campaign = Campaign(tmp_path, scenario("dies", FOREVER, DIES.format(str(capture)), count=ENDLESS), scenario("calm"))
    assert campaign.run() == 4
    assert campaign.states == {"dies": "invalid", "calm": "valid"}
    (error,) = campaign.result["errors"]
    assert error == (
        f"dies: the load did not run throughout: {sys.executable} on this machine ended with exit code 7 (no more)"
    )
    dead, calm = campaign.result["scenarios"]
    assert dead["segments"] == [] and dead["exit_code"] == 4 and calm["segments"][0]["n"] == COUNT
    run = json.loads((capture.parent / "result.json").read_text())
    assert run["stimuli"]["stimulus"]["fired"] < ENDLESS and run["end"]["reason"] == "load"  # its run was ended
    told = html.page(document(read(capture.parent)))
    assert "Ended early, as the load of its scenario had ended." in told and "on request" not in told
    assert "INVALID SCENARIOS: dies; none of their figures may be used" in capsys.readouterr().out
    page = campaign.page
    assert '<strong class="wrong">invalid</strong>' in page and "dies (n =" not in page


def test_a_sweep_whose_load_dies_says_so(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    sweep = tmp_path / "out" / "scenarios" / "dies"
    dies = DIES.format(str(sweep / "steps" / "001" / "capture.irq"))
    head = 'target = "local"\nsettle = "0"\nexperiment = "saturate"\n[options]\nport = "model://"\nto = "4kHz"\n'
    campaign = Campaign(tmp_path, scenario("dies", FOREVER, dies, count=ENDLESS), head=head)
    assert campaign.run() == 4
    result = json.loads((sweep / "result.json").read_text())
    assert result["end"]["reason"] == "load" and result["plan"]["short"] and len(result["steps"]) == 1
    assert "Ended early, as the load of its scenario had ended." in html.page(document(read(sweep)))


def test_a_user_who_stops_a_run_is_why_it_ended():
    outer = StopRequest()
    inner = StopRequest(outer)
    assert inner.reason == "interrupt" and not inner.requested
    inner.ask("load")
    assert inner.reason == "load" and inner.requested and not outer.requested
    outer.ask()
    assert inner.reason == outer.reason == "interrupt"


def test_the_load_and_the_records_end_before_the_run_is_evaluated(tmp_path, monkeypatch):
    happened = []

    class Watched(load.Load):
        def __exit__(self, *error):
            super().__exit__(*error)
            happened.append("load ended")

    monkeypatch.setattr("irqscope.campaigns.scenario.take", lambda machine: happened.append("record"))
    monkeypatch.setattr("irqscope.campaigns.scenario.Load", Watched)
    evaluated = "irqscope.findings.evaluation.evaluate"
    monkeypatch.setattr(evaluated, lambda *run: happened.append("evaluated") or evaluate(*run))
    campaign = Campaign(tmp_path, scenario("busy", FOREVER))
    assert campaign.run() == 0 and campaign.states == {"busy": "valid"}
    assert happened == ["record", "record", "load ended", "evaluated"]


def test_each_scenario_has_its_verdict(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    head = HEAD.replace("[options]", '[options]\nlimit = "isr.max=1ms"').replace('["isr", "task"]', '["isr"]')
    codes = {"PASS": 0, "WARN": 3, "FAIL": 1}
    options = {"PASS": "", "WARN": 'warn = "isr.max=1us"', "FAIL": 'limit = "isr.max=1us"'}
    for verdict, code in codes.items():
        folder = tmp_path / verdict
        folder.mkdir()
        text = f'[[scenario]]\nname = "x"\n[scenario.options]\n{options[verdict]}\n'
        campaign = Campaign(folder, scenario("calm"), text, head=head)
        assert campaign.run() == code
        assert [row["verdict"] for row in campaign.result["scenarios"]] == ["PASS", verdict]
        shown = '<strong class="wrong">FAIL</strong>' if verdict == "FAIL" else verdict
        assert f"<td>valid</td><td>{shown}</td>" in cells(campaign.page)


def test_a_scenario_with_a_limit_of_its_own_is_judged_by_those_of_the_campaign_too(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    head = HEAD.replace("[options]", '[options]\nlimit = "isr.max=1us"').replace('["isr", "task"]', '["isr"]')
    text = '[[scenario]]\nname = "x"\noptions = { limit = "isr.min=1ms" }\n'
    campaign = Campaign(tmp_path, text, head=head)
    assert campaign.run() == 1
    (row,) = campaign.result["scenarios"]
    assert [(each["name"], each["outcome"]) for each in row["limits"]] == [("isr.max", "exceeded"), ("isr.min", "kept")]


def test_what_the_instrument_cannot_do_names_the_place_in_the_file(tmp_path, monkeypatch, capsys):
    quiet_record(monkeypatch)
    text = '[[scenario]]\nname = "x"\noptions = { rate = "90MHz" }\n'
    campaign = Campaign(tmp_path, scenario("calm"), text)
    assert campaign.run() == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith(f"irqscope: error: x: {campaign.file}: scenario x: options: at 90MHz ")
    assert "or choose dither none" in said and "--" not in said


def test_a_load_that_dies_at_once_is_not_measured(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("dies", "raise SystemExit(3)", settle="1h"))
    assert campaign.run() == 4
    (error,) = campaign.result["errors"]
    assert error.startswith("dies: the load ended before the measurement began: ") and "exit code 3" in error
    assert not (campaign.out / "scenarios" / "dies" / "run.json").exists()


def test_a_missing_program_is_one_sentence_and_nothing_is_measured(tmp_path, capsys):
    text = '[[scenario]]\nname = "x"\n[[scenario.command]]\nrun = ["no-such-tool"]\npackage = "rt-tests"\n'
    campaign = Campaign(tmp_path, scenario("calm"), text, text.replace('"x"', '"y"'))
    assert campaign.run() == 2
    assert capsys.readouterr().err == (
        "irqscope: no-such-tool, which scenario x, y needs, is not on this machine: install it (in Debian's package "
        "rt-tests)\n"
    )
    assert not campaign.out.exists()


def test_a_limit_of_the_time_to_stop(tmp_path, monkeypatch):
    """A command whose machine does not answer any more is given up."""
    monkeypatch.setattr(load, "GRACE_S", 0.1)
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "ssh").write_text("#!/bin/sh\nexec sleep 1000\n")
    (folder / "ssh").chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    from irqscope.campaigns.campaign import Command
    from irqscope.campaigns.machine import Machine

    process = load.Process(Command(("x",)), Machine("board"))
    assert process.code is None
    process.wait()
    assert process.code == -signal.SIGKILL

# SPDX-License-Identifier: BSD-2-Clause
"""Campaigns that end early or are begun again: what is kept, and what is refused."""

import errno
import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from campaignbench import ENDLESS, FOREVER, HEAD, MAIN, Campaign, quiet_record, scenario

from irqscope import cli
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.campaigns.load import Load
from irqscope.campaigns.scenario import measure
from irqscope.device.transport import SerialTransport


def test_a_campaign_goes_on_where_it_was_killed(tmp_path, monkeypatch):
    """`kill -9` in the midst of the second scenario; the first is kept, the second measured anew, the old one aside."""
    quiet_record(monkeypatch)
    once, capture = tmp_path / "once", tmp_path / "out" / "scenarios" / "two" / "capture.irq"
    kills = (
        f"import os, signal, time\nif not os.path.exists({str(once)!r}):\n"
        f"    while not os.path.exists({str(capture)!r}): time.sleep(0.001)\n"
        f"    campaign = int(open({str(tmp_path / 'campaign')!r}).read())\n"
        f"    open({str(once)!r}, 'w').write(str(os.getpid())); os.kill(campaign, signal.SIGKILL)\n"
        f"time.sleep(1000)"
    )
    campaign = Campaign(tmp_path, scenario("one"), scenario("two", kills, count=ENDLESS), scenario("three"))
    text = f"import os; open({str(tmp_path / 'campaign')!r}, 'w').write(str(os.getpid())); {MAIN}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", text, *campaign.arguments],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL
    assert campaign.scenario("one")["end"] and campaign.scenario("two")["end"] is None
    assert cli.main(["report", str(campaign.out)]) == 5
    assert campaign.states == {"one": "valid", "two": "not measured", "three": "not measured"}
    kept = {path: path.read_bytes() for path in (campaign.out / "scenarios" / "one").iterdir()}
    torn = capture.read_bytes()
    # A second attempt measures two and three; the one run that was measured is that of before, byte by byte.
    campaign.write(scenario("one"), scenario("two", kills, count=600), scenario("three"))
    assert campaign.run() == 0
    assert campaign.states == {"one": "valid", "two": "valid", "three": "valid"}
    assert {path: path.read_bytes() for path in (campaign.out / "scenarios" / "one").iterdir()} == kept
    assert (campaign.out / "aside" / "two.1" / "capture.irq").read_bytes() == torn
    assert campaign.result["scenarios"][1]["segments"][0]["n"] == 600
    assert not Path(f"/proc/{once.read_text()}").exists()


@pytest.mark.usefixtures("unpaged")
@pytest.mark.parametrize("gone", ["run", "scenario"])
def test_a_scenario_whose_run_is_gone_was_not_measured_and_is_measured_again(gone, tmp_path, monkeypatch):
    """Where only the scenario's own file was left, it was valid, without any figures, and the campaign well."""
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("one"), scenario("two"))
    assert campaign.run() == 0
    for path in (campaign.out / "scenarios" / "one").iterdir():
        if gone == "scenario" or path.name != "scenario.json":
            path.unlink()
    assert cli.main(["report", str(campaign.out)]) == 5
    assert campaign.states == {"one": "not measured", "two": "valid"} and not campaign.result["complete"]
    kept = (campaign.out / "scenarios" / "two" / "capture.irq").stat().st_mtime_ns
    assert campaign.run() == 0 and campaign.states == {"one": "valid", "two": "valid"}
    assert (campaign.out / "scenarios" / "two" / "capture.irq").stat().st_mtime_ns == kept


@pytest.mark.usefixtures("unpaged")
@pytest.mark.parametrize("again", ["report", "campaign"])
def test_a_result_that_is_gone_is_made_again_from_the_capture(again, tmp_path, monkeypatch):
    """It was missing in the campaign, without figures and limits, and the campaign well."""
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("one"), scenario("two"))
    assert campaign.run() == 0
    rows, result = campaign.result["scenarios"], campaign.out / "scenarios" / "one" / "result.json"
    first, kept = json.loads(result.read_text()), (result.parent / "capture.irq").stat().st_mtime_ns
    result.unlink()
    assert (cli.main(["report", str(campaign.out)]) if again == "report" else campaign.run()) == 0
    assert campaign.result["scenarios"] == rows and (result.parent / "capture.irq").stat().st_mtime_ns == kept
    assert json.loads(result.read_text())["segments"] == first["segments"]


def test_the_page_of_a_former_result_is_drawn_anew(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("one"))
    page = campaign.out / "report.html"
    assert campaign.run() == 0 and not page.exists()
    page.write_text("of a former result")
    assert campaign.run() == 0 and "<svg" in page.read_text()


def test_ctrl_c_ends_load_and_stimuli_and_leaves_a_report(tmp_path, monkeypatch, capsys):
    quiet_record(monkeypatch)
    capture, pid = tmp_path / "out" / "scenarios" / "two" / "capture.irq", tmp_path / "pid"
    presses = (
        f"import os, signal, time\nopen({str(pid)!r}, 'w').write(str(os.getpid()))\n"
        f"while not os.path.exists({str(capture)!r}): time.sleep(0.001)\n"
        f"os.kill({os.getpid()}, signal.SIGINT); time.sleep(1000)"
    )
    campaign = Campaign(tmp_path, scenario("one"), scenario("two", presses, count=ENDLESS), scenario("three"))
    assert campaign.run() == 5
    assert campaign.states == {"one": "valid", "two": "not measured", "three": "not measured"}
    assert "INCOMPLETE: start the campaign again to go on with it. 1 scenario of 3" in capsys.readouterr().out
    assert not Path(f"/proc/{pid.read_text()}").exists()
    run = json.loads((capture.parent / "result.json").read_text())
    assert run["end"]["reason"] == "interrupt" and run["balance"]["balanced"]
    campaign.write(scenario("one"), scenario("two"), scenario("three"))
    assert campaign.run() == 0 and (campaign.out / "aside" / "two.1" / "capture.irq").exists()


def test_ctrl_c_while_a_load_settles(tmp_path):
    presses = f"import os, signal, time; os.kill({os.getpid()}, signal.SIGINT); time.sleep(1000)"
    campaign = Campaign(tmp_path, scenario("one", presses, settle="10h"))
    assert campaign.run() == 5
    assert campaign.states == {"one": "not measured"}


def test_an_unplugged_instrument_ends_the_campaign(tmp_path, monkeypatch, capsys):
    quiet_record(monkeypatch)
    head = HEAD.replace("model://", "model://?breaks=150000")
    campaign = Campaign(tmp_path, scenario("one", count=100_000), scenario("two"), head=head)
    assert campaign.run() == 5
    assert campaign.states == {"one": "not measured", "two": "not measured"}
    assert not (campaign.out / "scenarios" / "two").exists()


@pytest.mark.parametrize("when", ["begin_scenario", "settle", "evaluate", "end_scenario", "end"])
def test_a_campaign_whose_directory_is_moved_ends_in_one_sentence(tmp_path, monkeypatch, capsys, when):
    """It made another one of what came then, or complained of its user's input."""
    quiet_record(monkeypatch)
    campaign, place = Campaign(tmp_path, scenario("one"), scenario("two")), tmp_path / "elsewhere"

    def moved(called):
        def call(*arguments, **options):
            if (campaign.out / "scenarios" / "one" / "result.json").exists():
                campaign.out.rename(place)
            return called(*arguments, **options)

        return call

    def measured(definition, own, directory, stop, run, conclude):
        def ran(*arguments):
            return moved(run(*arguments)) if when == "evaluate" else run(*arguments)

        goes_on = measure(definition, own, directory, stop, ran, conclude)
        return moved(lambda: goes_on)() if when == "end" and own.name == "two" else goes_on

    monkeypatch.setattr("irqscope.campaigns.scenario.measure", measured)
    for owner in (CampaignDirectory, Load):
        if hasattr(owner, when):
            monkeypatch.setattr(owner, when, moved(getattr(owner, when)))
    assert campaign.run() == 5
    said = capsys.readouterr().err
    assert f"irqscope: {campaign.out} was removed, or moved, while its campaign ran: put it back, and start" in said
    assert said.count("\n") == said.count("no description\n") + 1 and not campaign.out.exists()
    monkeypatch.undo()
    quiet_record(monkeypatch)
    place.rename(campaign.out)
    assert campaign.run() == 0 and campaign.states == {"one": "valid", "two": "valid"}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /dev/full")
def test_a_full_disk_that_does_not_take_what_a_stub_said_ends_the_campaign(tmp_path, monkeypatch, capsys):
    """It was an internal error, and nothing was told of the scenarios before."""
    quiet_record(monkeypatch)
    log = tmp_path / "out" / "scenarios" / "two" / "stub.log"
    says = (
        f"import json, os, time; os.symlink('/dev/full', {str(log)!r})\n"
        "print(json.dumps({'irqscope_stub': 1}), flush=True); time.sleep(1000)"
    )
    campaign = Campaign(tmp_path, scenario("one"), scenario("two", says) + "stub = true\n", scenario("three"))
    assert campaign.run() == 5
    said = capsys.readouterr().err
    assert f"{log}: No space left on device; what was measured until then is kept" in said and "Traceback" not in said
    assert campaign.states == {"one": "valid", "two": "not measured", "three": "not measured"}
    campaign.write(scenario("one"), scenario("two"), scenario("three"))
    assert campaign.run() == 0 and (campaign.out / "aside" / "two.1" / "scenario.json").exists()


def test_an_invalid_scenario_is_measured_anew_and_the_old_one_kept(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("x", "raise SystemExit(3)", settle="1h"))
    assert campaign.run() == 4 and campaign.run() == 4
    campaign.write(scenario("x", FOREVER))
    assert campaign.run() == 0
    assert sorted(path.name for path in (campaign.out / "aside").iterdir()) == ["x.1", "x.2"]
    measured = (campaign.out / "scenarios" / "x" / "capture.irq").stat().st_mtime_ns
    assert campaign.run() == 0  # complete: nothing is measured again
    assert (campaign.out / "scenarios" / "x" / "capture.irq").stat().st_mtime_ns == measured


def test_another_definition_of_what_is_kept_is_refused(tmp_path, monkeypatch, capsys):
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("one"))
    assert campaign.run() == 0
    for other in ((scenario("one", count=301),), (scenario("two"),), (scenario("one", settle="1s"),)):
        campaign.write(*other)
        capsys.readouterr()
        assert campaign.run() == 2
        said = f"holds the scenario 'one' otherwise than {campaign.file} defines it now: choose another directory"
        assert said in capsys.readouterr().err
    campaign.write(scenario("zero"), scenario("one"))
    assert campaign.run() == 0 and list(campaign.states) == ["zero", "one"]


@pytest.mark.parametrize(("since", "code"), [(1, 5), (0, 2)])
def test_an_instrument_that_goes_away_between_two_scenarios_ends_the_campaign(
    since, code, tmp_path, monkeypatch, capsys
):
    """It was bad input, and there was no result; what never answered is."""
    quiet_record(monkeypatch)
    opened, real = [], SerialTransport._open

    def there(port):
        opened.append(port)
        if len(opened) > since:
            raise OSError(errno.ENOENT, "gone")
        real(port)

    monkeypatch.setattr(SerialTransport, "_open", there)
    campaign = Campaign(tmp_path, scenario("one"), scenario("two"))
    assert campaign.run() == code
    said = capsys.readouterr().err
    assert "cannot open the port model://: No such file" in said
    assert ("went away" in said and "what was measured until then is kept" in said) is (code == 5)
    assert code == 2 or campaign.states == {"one": "valid", "two": "not measured"}


def test_a_scenario_that_is_refused_is_told_and_the_others_are_measured(tmp_path, monkeypatch, capsys):
    """It ended the campaign, and there was no result of what had been measured."""
    quiet_record(monkeypatch)
    refused = scenario("bad").replace("{ count", '{ rate = "10MHz", count')
    campaign = Campaign(tmp_path, scenario("one"), refused, scenario("three"))
    assert campaign.run("--report") == 2
    assert campaign.states == {"one": "valid", "bad": "refused", "three": "valid"}
    row, result = campaign.result["scenarios"][1], campaign.result
    assert row["exit_code"] == 2 and row["segments"] == [] and result["valid"] and not result["complete"]
    why = f"{campaign.file}: scenario bad: options: at 10MHz with pulses"
    assert row["errors"][0].startswith(why) and row["errors"][0] in campaign.page
    said = capsys.readouterr()
    assert f"scenario bad was refused: {why}" in said.err
    assert "REFUSED SCENARIOS: bad; change what they ask for. 2 scenarios of 3 measured" in said.out
    campaign.write(scenario("one"), scenario("bad"), scenario("three"))
    assert campaign.run() == 0 and campaign.states["bad"] == "valid"
    assert (campaign.out / "aside" / "bad.1" / "scenario.json").exists()


def test_a_campaign_of_which_a_scenario_is_missing_has_passed_nothing(tmp_path, monkeypatch):
    """Its page had the verdict of the others."""
    quiet_record(monkeypatch)
    refused = scenario("bad").replace("{ count", '{ rate = "10MHz", count')
    for limit, stamp in (("1ms", "INCOMPLETE"), ("1us", "FAIL")):
        head = HEAD.replace("[options]", f'[options]\nlimit = "isr.max={limit}"')
        (tmp_path / limit).mkdir()
        campaign = Campaign(tmp_path / limit, scenario("one"), refused, head=head)
        assert campaign.run("--report") == 2
        assert f' {stamp}</strong> <strong class="label">' in campaign.page


def test_what_all_scenarios_share_and_is_refused_ends_the_campaign_at_the_first(tmp_path, monkeypatch, capsys):
    """So would be the others, each after its load has settled."""
    quiet_record(monkeypatch)
    head, plain = HEAD.replace("1kHz", "10MHz"), '[[scenario]]\nname = "one"\n'
    campaign = Campaign(tmp_path, plain, plain.replace("one", "two"), head=head)
    assert campaign.run() == 2 and not (campaign.out / "result.json").exists()
    assert f"irqscope: {campaign.file}: options: at 10MHz with pulses" in capsys.readouterr().err
    assert not (campaign.out / "scenarios" / "two").exists()


def test_limits_that_were_edited_hold_for_what_is_kept_once_it_is_judged_anew(tmp_path, monkeypatch, capsys):
    """What was kept passed by limits that its file had no longer, beside scenarios that failed by the new ones."""
    quiet_record(monkeypatch)
    limits = tmp_path / "limits.toml"
    limits.write_text('[limit]\n"isr.max" = "1ms"\n')
    head = HEAD.replace("[options]", f'[options]\nlimits = "{limits}"\nwarn = "isr.min=1ms"')
    campaign = Campaign(tmp_path, scenario("one"), head=head)
    assert campaign.run() == 0 and campaign.run() == 0
    limits.write_text('[limit]\n"isr.max" = "1us"\n')
    campaign.write(scenario("one"), scenario("two"), head=head)
    capsys.readouterr()
    assert campaign.run() == 2
    said = capsys.readouterr().err
    assert f"one was judged by other limits than {limits} has now: `irqscope report " in said and said.count("\n") == 1
    assert cli.main(shlex.split(said.split("`")[1])[1:]) == 1
    assert campaign.run() == 1
    assert [row["verdict"] for row in campaign.result["scenarios"]] == ["FAIL", "FAIL"]


def test_a_directory_of_something_else_is_refused(tmp_path, capsys):
    campaign = Campaign(tmp_path, scenario("one"))
    campaign.out.mkdir()
    (campaign.out / "run.json").write_text("{}")
    assert campaign.run() == 2 and "holds a run already" in capsys.readouterr().err
    (campaign.out / "run.json").unlink()
    (campaign.out / "campaign.json").write_text('{"schema": "irqscope.campaign/0"}')
    assert campaign.run() == 2 and "has schema 'irqscope.campaign/0'" in capsys.readouterr().err
    (campaign.out / "campaign.json").write_text("{")
    assert campaign.run() == 2 and "is damaged" in capsys.readouterr().err


def test_two_campaigns_into_one_directory(tmp_path, monkeypatch, capsys):
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("one"))

    def again(*arguments):
        codes.append(cli.main(campaign.arguments))
        return measure(*arguments)

    codes: list[int] = []
    monkeypatch.setattr("irqscope.campaigns.scenario.measure", again)
    assert campaign.run() == 0
    assert codes == [2] and f"a campaign into {campaign.out} is running" in capsys.readouterr().err


def test_a_scenario_that_was_whole_when_the_user_ended_the_campaign_is_kept(tmp_path, monkeypatch):
    """Ctrl-C came while it was evaluated: it was measured anew the next time."""
    quiet_record(monkeypatch)
    campaign = Campaign(tmp_path, scenario("one"), scenario("two"))

    def stopped(definition, own, directory, stop, run, conclude):
        def asked(path, result):
            conclude(path, result)
            stop.ask()

        return measure(definition, own, directory, stop, run, asked)

    with monkeypatch.context() as patch:
        patch.setattr("irqscope.campaigns.scenario.measure", stopped)
        assert campaign.run() == 5
    assert campaign.states == {"one": "valid", "two": "not measured"}
    before = campaign.scenario("one")
    assert campaign.run() == 0
    assert campaign.states == {"one": "valid", "two": "valid"} and campaign.scenario("one") == before
    assert not (campaign.out / "aside").exists()

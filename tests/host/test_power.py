# SPDX-License-Identifier: BSD-2-Clause
"""Power settings of a scenario: made before it, held through it, and put back whatever ends them.

The processors are files in a folder, laid out as the kernel's (Documentation/admin-guide/pm/cpufreq.rst, cpuidle.rst).
"""

import os
import re
import signal
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from campaignbench import FOREVER, HEAD, MAIN, Campaign, quiet_record, scenario
from eventually import eventually

from irqscope.campaigns import campaign, power, record
from irqscope.campaigns.power import NOT_RESTORED, SAID, Power
from irqscope.errors import BadInput

STATES = ("POLL", "C1", "C6")
GOVERNOR = "cpufreq/policy1/scaling_governor"
WAYS = (
    ("governor", Power(governor="performance"), {"cpufreq/policy{}/scaling_governor": "performance"}),
    (
        "above the present range",
        Power(frequency=Fraction(3_500_000_000)),
        {"cpufreq/policy{}/scaling_min_freq": "3500000", "cpufreq/policy{}/scaling_max_freq": "3500000"},
    ),
    ("state by name", Power(deepest="C1"), {"cpu{}/cpuidle/state2/disable": "1"}),
    ("state by number", Power(deepest="0"), {f"cpu{{}}/cpuidle/state{n}/disable": "1" for n in (1, 2)}),
    (
        "all",
        Power("performance", Fraction(1_000_000_000), "POLL"),
        {
            "cpufreq/policy{}/scaling_governor": "performance",
            "cpufreq/policy{}/scaling_min_freq": "1000000",
            "cpufreq/policy{}/scaling_max_freq": "1000000",
            "cpu{}/cpuidle/state1/disable": "1",
            "cpu{}/cpuidle/state2/disable": "1",
        },
    ),
)


class Processors:
    """Two CPUs as files, with their settings."""

    def __init__(self, folder: Path) -> None:
        self.path, self.held = folder / "cpu", folder / "held"
        for n in range(2):
            policy = {"scaling_governor": "schedutil", "scaling_available_governors": "schedutil performance"}
            policy |= {"scaling_min_freq": "800000", "scaling_max_freq": "3000000"}
            policy |= {"cpuinfo_min_freq": "800000", "cpuinfo_max_freq": "3500000"}
            for name, value in policy.items():
                self._write(f"cpufreq/policy{n}/{name}", value)
            for k, name in enumerate(STATES):
                self._write(f"cpu{n}/cpuidle/state{k}/name", name)
                self._write(f"cpu{n}/cpuidle/state{k}/disable", "0")
        self.before = self.values

    def _write(self, name: str, value: str) -> None:
        (self.path / name).parent.mkdir(parents=True, exist_ok=True)
        (self.path / name).write_text(value + "\n")

    @property
    def values(self) -> dict[str, str]:
        files = (path for path in self.path.rglob("*") if path.is_file())
        return {str(path.relative_to(self.path)): path.read_text().strip() for path in files}

    @property
    def other(self) -> dict[str, str]:
        """What is not as it was."""
        return {name: value for name, value in self.values.items() if value != self.before[name]}

    def of_both(self, settings: dict[str, str]) -> dict[str, str]:
        return {name.format(n): value for name, value in settings.items() for n in range(2)}

    def odd(self, name: str) -> None:
        """A file that takes nothing."""
        (self.path / name).unlink()
        (self.path / name).symlink_to("/dev/null")


@pytest.fixture
def processors(tmp_path, monkeypatch) -> Processors:
    made = Processors(tmp_path)
    monkeypatch.setattr(power, "CPUS", str(made.path))
    monkeypatch.setattr(power, "HELD", str(made.held))
    return made


def start(settings: Power) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        settings.run, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    assert process.stdout and process.stdout.readline() == f"{SAID}\n"
    return process


def said_by(command: tuple[str, ...]) -> tuple[int, str]:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    return done.returncode, done.stdout.strip()


@pytest.mark.parametrize(("settings", "made"), [way[1:] for way in WAYS], ids=[way[0] for way in WAYS])
def test_settings_are_made_and_put_back(settings, made, processors):
    with start(settings) as process:
        assert processors.other == processors.of_both(made)
        process.terminate()
        assert process.wait() == 0 and process.stdout.read() == ""
    assert processors.other == {} and not processors.held.exists()


def test_a_second_one_is_refused_and_leaves_the_first_alone(processors):
    settings = Power(governor="performance")
    with start(settings) as process:
        found = processors.other
        refused = f"another irqscope holds the settings (process {process.pid})"
        assert said_by(Power(deepest="C1").run) == (1, refused)
        assert said_by(settings.clean) == (0, "") and processors.other == found
        process.terminate()


@pytest.mark.parametrize("mended", ["by the cleaning", "by the next one"])
def test_what_a_killed_one_left_is_put_back(mended, processors):
    settings = Power("performance", Fraction(2_000_000_000), "POLL")
    with start(settings) as process:
        os.killpg(process.pid, signal.SIGKILL)
    assert len(processors.other) == 10
    if mended == "by the cleaning":
        assert said_by(settings.clean) == (0, "")
    else:
        with start(Power(deepest="C1")) as process:
            assert processors.other == processors.of_both({"cpu{}/cpuidle/state2/disable": "1"})
            process.terminate()
    assert processors.other == {} and not processors.held.exists()


def test_what_cannot_be_set_is_said_and_nothing_stays_set(processors):
    where = processors.path
    assert said_by(Power("performance", deepest="C9").run) == (
        1,
        f"{where}/cpu0 has no idle state C9: it has POLL C1 C6",
    )
    processors.odd("cpufreq/policy1/scaling_governor")
    assert said_by(Power(governor="performance", deepest="C1").run) == (
        1,
        f"{where}/cpufreq/policy1 does not take performance: it has schedutil performance",
    )
    processors.odd("cpufreq/policy1/scaling_max_freq")
    assert said_by(Power(frequency=Fraction(9_000_000_000)).run) == (
        1,
        f"{where}/cpufreq/policy1 does not take 9000000 kHz: it has 800000 to 3500000",
    )
    (where / "cpufreq/policy0/scaling_governor").unlink()
    assert said_by(Power(governor="performance").run) == (1, f"there is no {where}/cpufreq/policy0/scaling_governor")
    for n in range(2):
        (where / f"cpu{n}" / "cpuidle").rename(where / f"cpu{n}" / "none")
    assert said_by(Power(deepest="C1").run) == (1, f"no CPU below {where} has idle states")
    processors.held.parent.joinpath("file").write_text("")
    told = said_by((*Power(deepest="C1").run[:-4], f"{processors.held.parent}/file/x", "", "", "C1"))
    assert told == (1, f"cannot make {processors.held.parent}/file/x, which takes root")
    assert processors.values["cpufreq/policy1/cpuinfo_max_freq"] == "3500000" and not processors.held.exists()


def test_a_setting_that_cannot_be_put_back_is_named(processors):
    with start(Power(governor="performance")) as process:
        processors.odd("cpufreq/policy1/scaling_governor")
        process.terminate()
        file = processors.path / "cpufreq/policy1/scaling_governor"
        assert process.stdout.read() == f"{NOT_RESTORED}{file} was schedutil\n"


def test_settings_last_as_long_as_the_scenario_and_are_told(processors, tmp_path, monkeypatch, capsys):
    """The load of the scenario sees them; the record of the target is taken meanwhile."""
    monkeypatch.setitem(
        record.SECTIONS, "governors", f"cat {processors.path}/cpufreq/*/scaling_governor | sort | uniq -c"
    )
    seen = tmp_path / "seen"
    look = (
        f"open({str(seen)!r}, 'w').write(open({str(processors.path)!r} + '/cpufreq/policy1/scaling_governor').read())"
    )
    file = Campaign(
        tmp_path,
        scenario("calm"),
        scenario("fast", f"{look}\n{FOREVER}") + '[scenario.power]\ngovernor = "performance"\ndeepest = 0\n',
    )
    assert file.run() in (0, 3)
    assert seen.read_text() == "performance\n" and processors.other == {} and not processors.held.exists()
    calm, fast = file.result["scenarios"]
    assert (calm["power"], fast["power"]["governor"], fast["power"]["deepest"]) == (None, "performance", "0")
    assert calm["target"]["governors"] == {"schedutil": 2} and fast["target"]["governors"] == {"performance": 2}
    assert not any("governors" in text for text in file.result["warnings"])
    page = file.page
    assert "Power settings of the target" in page and re.search(r"performance:\s2<", page)
    file.write(scenario("calm"), scenario("fast", f"{look}\n{FOREVER}"))
    assert file.run() == 2 and "holds the scenario 'fast' otherwise than" in capsys.readouterr().err


def test_without_the_settings_nothing_is_measured(processors, tmp_path, monkeypatch, capsys):
    quiet_record(monkeypatch)
    file = Campaign(tmp_path, scenario("deep") + '[scenario.power]\ndeepest = "C9"\n')
    assert file.run() == 4 and processors.other == {}
    assert file.result["scenarios"][0]["errors"] == [
        "the load ended before the measurement began: power (deepest idle state C9) on this machine ended with exit "
        f"code 1 ({processors.path}/cpu0 has no idle state C9: it has POLL C1 C6)"
    ]


def test_what_stays_set_is_a_warning(processors, tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    file = processors.path / "cpufreq/policy0/scaling_governor"
    breaks = f"import os\nos.unlink({str(file)!r}); os.symlink('/dev/null', {str(file)!r})\n{FOREVER}"
    found = Campaign(tmp_path, scenario("x", breaks) + '[scenario.power]\ngovernor = "performance"\n')
    assert found.run() == 3
    assert found.result["warnings"] == [f"x: a setting of the target was not restored: {file} was schedutil"]


def test_what_is_not_cleaned_is_a_warning(tmp_path, monkeypatch):
    quiet_record(monkeypatch)
    found = Campaign(tmp_path, scenario("x", FOREVER) + 'clean = ["sh", "-c", "echo no; exit 9"]\n')
    assert found.run() == 3
    assert found.result["warnings"] == [
        "x: what the load left was not cleaned: sh on this machine ended with exit code 9 (no)"
    ]


def test_a_killed_campaign_leaves_nothing_set(processors, tmp_path, monkeypatch):
    """Its supervisor sees that irqscope is gone."""
    quiet_record(monkeypatch)
    own = tmp_path / "campaign"
    kills = (
        f"import os, signal\nassert 'performance' in open({str(processors.path / GOVERNOR)!r}).read()\n"
        f"os.kill(int(open({str(own)!r}).read()), signal.SIGKILL)\n{FOREVER}"
    )
    file = Campaign(tmp_path, scenario("x", kills) + '[scenario.power]\ngovernor = "performance"\n')
    text = f"import os; open({str(own)!r}, 'w').write(str(os.getpid())); from irqscope.campaigns import power; "
    text += f"power.CPUS, power.HELD = {str(processors.path)!r}, {str(processors.held)!r}; {MAIN}"
    done = subprocess.run(
        [sys.executable, "-c", text, *file.arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL
    eventually(lambda: not processors.held.exists())
    assert processors.other == {}


WRONG = [
    ("x = 1", "scenario 1 power: x is no key that irqscope knows here"),
    ("", "scenario 1 power: sets nothing: give a governor"),
    ('governor = "a b"', "scenario 1 power: governor must be a name of the kernel's, such as performance, not 'a b'"),
    ("governor = 3", "power: governor must be a text, not 3"),
    ('frequency = "1800"', "power: frequency cannot be used: '1800' is not a rate"),
    ('frequency = "1Hz"', "power: frequency must be whole kHz, not '1Hz'"),
    ("deepest = -1", "power: deepest must be the name or number of an idle state"),
    ("deepest = true", "power: deepest must be the name or number of an idle state"),
    ('deepest = "C1;"', "power: deepest must be the name or number of an idle state"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_what_is_wrong_is_one_sentence(text, complaint, tmp_path, capsys):
    file = Campaign(tmp_path, f'[[scenario]]\nuse = "idle"\n[scenario.power]\n{text}\n')
    assert file.run() == 2
    said = capsys.readouterr().err
    assert complaint in said and said.count("\n") == 1


def test_a_scenario_s_own_settings_replace_those_of_the_ready_one(tmp_path):
    file = Campaign(
        tmp_path,
        '[[scenario]]\nuse = "power"\n[[scenario]]\nuse = "power"\nname = "slow"\n'
        '[scenario.power]\nfrequency = "800MHz"\n',
    )
    ready, slow = campaign.read_campaign(file.file).scenarios
    assert ready.power == Power("performance", deepest="0") and ready.commands == ()
    assert slow.power == Power(frequency=Fraction(800_000_000)) and str(slow.power) == "frequency 800MHz"
    file.write('[[scenario]]\nuse = "power"\n', head=HEAD.replace('target = "local"', ""))
    with pytest.raises(BadInput, match="sets power on the target: say who that is at the head of the campaign"):
        campaign.read_campaign(file.file)

# SPDX-License-Identifier: BSD-2-Clause
"""The file of a campaign: what it says, and one sentence for everything that it says wrongly."""

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.base.options import split
from irqscope.campaigns.campaign import Command, read_campaign, ready
from irqscope.errors import BadInput
from irqscope.measuring.requests import Connection, Latency

ROOT = Path(__file__).parents[2]

FULL = """
experiment = "latency"
target = "root@board"
settle = "20s"

[options]
port = "/dev/ttyUSB1"
rate = "1kHz"
count = 600000
segments = ["isr", "task"]
active-low = true

[[scenario]]
use = "idle"

[[scenario]]
use = "cpu"
name = "cpu-slow"
settle = "1min"
options = { rate = "10Hz", active-low = false }

[[scenario]]
name = "net"
description = "traffic"

[[scenario.command]]
run = ["iperf3", "--server"]
package = "iperf3"
version = ["iperf3", "--version"]

[[scenario.command]]
on = "host"
after = "2s"
repeat = true
run = ["ping", "-c", "100", "{host}"]
clean = ["rm", "-f", "x of {host}"]

[[scenario.command]]
copies = 2
prepare = ["touch", "x"]
run = ["ping", "{peer}"]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "c.toml"
    path.write_text(text)
    return path


def test_a_file_with_everything(tmp_path):
    campaign = read_campaign(written(tmp_path, FULL))
    assert (campaign.experiment, campaign.target) == ("latency", "root@board")
    idle, cpu, net = campaign.scenarios
    assert (idle.name, idle.commands, idle.settle) == ("idle", (), 20)
    assert (cpu.name, cpu.settle, cpu.commands[0].run[0]) == ("cpu-slow", 60, "stress-ng")
    assert cpu.description == "square roots on every CPU"
    assert net.commands == (
        Command(("iperf3", "--server"), package="iperf3", version=("iperf3", "--version")),
        Command(("ping", "-c", "100", "board"), "host", Fraction(2), True, clean=("rm", "-f", "x of board")),
        *2 * (Command(("ping", "{peer}"), prepare=("touch", "x")),),
    )
    connection, request = split({**campaign.options, **idle.options}, Connection, Latency)
    assert Connection(**connection) == Connection(port="/dev/ttyUSB1")
    assert Latency(**request) == Latency(rate=Fraction(1000), count=600_000, segments=("isr", "task"), active_low=True)
    (request,) = split({**campaign.options, **cpu.options, "port": "x"}, Connection, Latency)[1:]
    assert Latency(**request) == Latency(rate=Fraction(10), count=600_000, segments=("isr", "task"))


def test_a_list_is_what_its_option_takes(tmp_path):
    lists = 'segments = ["isr", "task"]\nlimit = ["isr.max=1s", "isr.p99=2s"]\nthreshold = ["1us", "task=2us"]\n'
    campaign = read_campaign(written(tmp_path, f'{IDLE}[options]\nport = "x"\n{lists}on-late = ["true", "-l"]\n'))
    (request,) = split({name: value for name, value in campaign.options.items() if name != "port"}, Latency)
    assert request["segments"] == ("isr", "task") and request["on_late"] == ("true", "-l")
    assert request["limits"] == ("isr.max=1s", "isr.p99=2s") and str(request["threshold"]) == "1us,task=2us"
    kept = campaign.definition(campaign.scenarios[0]).options
    assert kept["segments"] == "isr,task", "as records of before have it"


@pytest.mark.parametrize(
    ("own", "limits", "warn"),
    [
        ("", ["isr.max=1s", "isr.p99=2s"], ["isr.max=1ms"]),
        ('limit = "task.max=3s"', ["isr.max=1s", "isr.p99=2s", "task.max=3s"], ["isr.max=1ms"]),
        ('limit = ["isr.max = 9s", "task.max=3s"]', ["isr.p99=2s", "isr.max = 9s", "task.max=3s"], ["isr.max=1ms"]),
        ('limit = "isr.beyond(1ms)<1e-3"', ["isr.max=1s", "isr.p99=2s", "isr.beyond(1ms)<1e-3"], ["isr.max=1ms"]),
        ('warn = "isr.max=2ms"', ["isr.max=1s", "isr.p99=2s"], ["isr.max=2ms"]),
    ],
)
def test_limits_of_a_scenario_hold_beside_those_of_the_campaign(own, limits, warn, tmp_path):
    head = '[options]\nport = "x"\nlimit = ["isr.max=1s", "isr.p99=2s"]\nwarn = "isr.max=1ms"\n'
    campaign = read_campaign(written(tmp_path, f"{head}{IDLE}options = {{ {own} }}\n"))
    (scenario,) = campaign.scenarios
    (request,) = split({k: v for k, v in campaign.options_of(scenario).items() if k != "port"}, Latency)
    assert (list(request["limits"]), list(request["warn"])) == (limits, warn)
    assert campaign.definition(scenario).options["limit"] == ",".join(limits)


def test_a_scenario_settles_as_the_nearest_says(tmp_path):
    """That of the scenario, of the campaign, of the ready file, 10 s: the first that is there."""
    texts = {"": ("15", "10"), 'settle = "1s"': ("1", "1")}
    for head, times in texts.items():
        path = written(tmp_path, f'target = "b"\n{head}\n[[scenario]]\nuse = "io"\n[[scenario]]\nuse = "cpu"\n')
        assert [str(scenario.settle) for scenario in read_campaign(path).scenarios] == list(times)
    path = written(tmp_path, 'settle = "1s"\n[[scenario]]\nuse = "idle"\nsettle = "0"\n')
    assert read_campaign(path).scenarios[0].settle == 0


def test_an_ipv6_target(tmp_path):
    path = written(tmp_path, 'target = "root@[fe80::1]"\n[[scenario]]\nuse = "io"\n')
    campaign = read_campaign(path)
    (ping,) = (command for command in campaign.scenarios[0].commands if command.run[0] == "ping")
    assert campaign.target == "root@fe80::1" and ping.run[-1] == "fe80::1"


@pytest.mark.parametrize("name", ready())
def test_every_ready_scenario_can_be_used_and_is_in_the_documentation(name, tmp_path):
    (scenario,) = read_campaign(written(tmp_path, f'target = "b"\n[[scenario]]\nuse = "{name}"\n')).scenarios
    assert scenario.name == name and scenario.description
    page = (ROOT / "docs" / "guide" / "campaign.md").read_text()
    assert f"| `{name}` | {scenario.description}" in page
    for command in scenario.commands:
        assert f"`{command.run[0]}`" in page
        words = [*command.run, *(command.prepare or ())]
        files = [word.removeprefix("of=") for word in words if word.startswith("of=/var/tmp/")]
        assert not files or (command.clean and command.clean[-1] in files)


def test_dougan_s_load_has_his_counts(tmp_path):
    """Twelve find, five dd that read and start 30 s apart, four pings out and four in, at once."""
    (scenario,) = read_campaign(written(tmp_path, 'target = "b"\n[[scenario]]\nuse = "dougan"\n')).scenarios
    kinds = Counter((command.run[0], command.on) for command in scenario.commands)
    assert kinds == {("find", "target"): 12, ("dd", "target"): 5, ("ping", "target"): 4, ("ping", "host"): 4}
    reading = [command for command in scenario.commands if command.run[0] == "dd"]
    assert [command.after for command in reading] == [0, 30, 60, 90, 120]
    assert all("of=/dev/null" in command.run and "iflag=direct" in command.run for command in reading)


def test_the_example_of_the_documentation_is_a_campaign(tmp_path):
    text = (ROOT / "docs" / "guide" / "campaign.md").read_text()
    example = text[text.index("```toml\n") + 8 : text.index("```\n", text.index("```toml\n"))]
    assert len(read_campaign(written(tmp_path, example)).scenarios) >= 4


IDLE = '[[scenario]]\nuse = "idle"\n'
LOAD = 'target = "b"\n[[scenario]]\nname = "x"\n[[scenario.command]]\n'

WRONG = [
    ("", "needs at least one scenario: write [[scenario]]"),
    ("x = [", "is no TOML: "),
    ("\xff", "is no TOML"),
    (f"colour = 1\n{IDLE}", "c.toml: colour is no key that irqscope knows here"),
    (f"experiment = 3\n{IDLE}", "c.toml: experiment must be a text, not 3"),
    (f'experiment = "campaign"\n{IDLE}', "experiment must be one of bracket, chain, clock, idle, interfere, latency"),
    (
        f'experiment = "bracket"\n{IDLE}[options]\nport = "model://"\n'
        'operations = "clock"\nstart = "s {operation}"\n',
        "operations makes a campaign of its own",
    ),
    (
        f'experiment = "multi"\n{IDLE}[options]\nport = "model://"\ndeadline = "1ms"\nrotate = "1-3"\n'
        'start = "s {task}"\n',
        "rotate makes a campaign of its own",
    ),
    (f'experiment = "info"\n{IDLE}', "experiment must be one of bracket, chain, clock, idle, interfere, latency"),
    (f'target = "board:/opt"\n{IDLE}', "target must be [USER@]HOST without a folder"),
    (f'target = "a b"\n{IDLE}', "target cannot be used: 'a b' names no folder of a target"),
    (f'target = "-oProxyCommand=x"\n{IDLE}', "target cannot be used"),
    (f"settle = 3\n{IDLE}", 'settle must be a time with its unit, such as "10s", not 3'),
    (f'settle = "3"\n{IDLE}', "settle cannot be used: '3' is not a time without its unit"),
    (f"options = 3\n{IDLE}", "options must be a table, not 3"),
    (f'options = {{ out = "x" }}\n{IDLE}', "options must not say where the runs go"),
    (f"options = {{ rate = {{}} }}\n{IDLE}", "options must give rate a text"),
    (f"options = {{ rate = [] }}\n{IDLE}", "options must give rate a text"),
    (f'options = {{ port = "x", colour = "red" }}\n{IDLE}', "c.toml: options: there is no option colour"),
    (f'options = {{ port = "x", rate = "5" }}\n{IDLE}', "c.toml: options: rate: '5' is not a rate"),
    (f'options = {{ port = "x", width = true }}\n{IDLE}', "c.toml: options: width takes TIME, not true"),
    (f'experiment = "saturate"\noptions = {{ port = "x", to = "2kHz", steps = 1 }}\n{IDLE}', "at least 2 steps"),
    (IDLE, "c.toml: options: port or device is required"),
    (
        f'options = {{ port = "x", count = 5 }}\n{IDLE}options = {{ duration = "1s" }}\n',
        "c.toml: scenario idle: options: count and duration both say how long to measure",
    ),
    (f'options = {{ port = "x", count = 0 }}\n{IDLE}', "c.toml: options: count must be at least 1"),
    (
        f'options = {{ port = "x", trigger-stop = true }}\n{IDLE}',
        "c.toml: options: trigger-stop says how the trigger works: give trigger with its deadline",
    ),
    (
        f'options = {{ port = "x" }}\n{IDLE}options = {{ device = "A" }}\n',
        "c.toml: scenario idle: options: port and device are two ways to say the same",
    ),
    ("scenario = 3", "scenario must be tables in double brackets, not 3"),
    ("scenario = [3]", "scenario 1: must be a table, not 3"),
    (IDLE + IDLE, "scenario is there twice with the name 'idle'"),
    ("[[scenario]]\n", "scenario 1: needs a name, or use with one of "),
    ('[[scenario]]\nuse = "idel"\n', "scenario 1: use must be one of cache, copy, cpu, disk, "),
    ("[[scenario]]\nuse = 3\n", "scenario 1: use must be one of "),
    ('[[scenario]]\nname = "../x"\n', "scenario 1: name must be made of small letters"),
    ("[[scenario]]\nname = 3\n", "scenario 1: name must be made of small letters"),
    (f'[[scenario]]\nname = "{"x" * 300}"\n', "scenario 1: name must have at most 60 characters, not 300"),
    (f"{IDLE}load = 3\n", "scenario 1: load is no key that irqscope knows here"),
    (f"{IDLE}command = [{{ run = ['x'], on = 'host' }}]\n", "has use and commands of its own"),
    (f"{IDLE}description = 3\n", "scenario 1: description must be a text"),
    (LOAD, "scenario 1 command 1: needs run, a list of words"),
    (f'{LOAD}run = "rm -rf x"\n', "scenario 1 command 1: run must be a list of words"),
    (f"{LOAD}run = []\n", "run must be a list of words"),
    (f'{LOAD}run = ["x", 3]\n', "run must be a list of words"),
    (f'{LOAD}run = ["x"]\non = "moon"\n', "on must be target or host, not 'moon'"),
    (f'{LOAD}run = ["x"]\nafter = "x"\n', "after cannot be used: 'x' is not a time"),
    (f'{LOAD}run = ["x"]\nrepeat = 1\n', "repeat must be true or false, not 1"),
    (f'{LOAD}run = ["x"]\nclean = "x"\n', "clean must be a list of words"),
    (f'{LOAD}run = ["x"]\ncopies = 0\n', "scenario 1 command 1: copies must be a whole number from 1 to 100, not 0"),
    (f'{LOAD}run = ["x", "{{peer}}"]\non = "host"\n', "speaks of {peer}, which is for commands on the target"),
    (f'{LOAD}run = ["x"]\nstop = "x"\n', "scenario 1 command 1: stop is no key"),
    ('[[scenario]]\nuse = "cpu"\n', "cpu.toml: command 1: runs on the target: say who that is"),
    (
        '[[scenario]]\nname = "x"\n[[scenario.command]]\non = "host"\nrun = ["ping", "{host}"]\n',
        "run speaks of {host}: say who that is",
    ),
    *((f"{key}{'.a' * 3000} = 1", f"c.toml: {key}.a.a.") for key in ("settle", "target", "experiment", "scenario")),
    (f"[[scenario]]\nuse{'.a' * 3000} = 1", "c.toml: scenario.1.use.a.a."),
    (f"{LOAD}run{'.a' * 3000} = 1", "is nested too deeply: a table or list in 16 others"),
    (f"options.rate = {'[' * 200}{']' * 200}", "c.toml: options.rate.1.1."),
    (f"options.rate = {'[' * 3000}{']' * 3000}", "c.toml is no TOML: it is nested too deeply"),
    (f"settle = 0x{'f' * 5000}", "c.toml: settle is a whole number of more than 64 bits"),
    (f"options.count = 0x{'f' * 5000}", "c.toml: options.count is a whole number of more than 64 bits"),
    (f"{LOAD}copies = 0o1{'7' * 6000}", "c.toml: scenario.1.command.1.copies is a whole number of more than 64 bits"),
    *(
        (f'{LOAD}run = ["x"]\n{key} = ["sh", "a\\u0000b"]', f"c.toml: scenario.1.command.1.{key}.2 has a NUL character")
        for key in ("version", "prepare", "clean")
    ),
    (f'{LOAD}run = ["a\\u0000b"]', "c.toml: scenario.1.command.1.run.1 has a NUL character"),
    (f'target = "a\\u0000b"\n{IDLE}', "c.toml: target has a NUL character"),
    (f'options = {{ port = "x", on-late = "a\\u0000b" }}\n{IDLE}', "c.toml: options.on-late has a NUL character"),
    (
        f'settle = "1e20d"\n{IDLE}',
        "c.toml: settle cannot be used: 100000000000000000000d is too long to wait: at most 365d",
    ),
    (f'{IDLE}settle = "366d"\n', "c.toml: scenario 1: settle cannot be used: 366d is too long to wait"),
    (f'{LOAD}run = ["x"]\nafter = "9e99d"\n', "after cannot be used: 9"),
    *(
        (f'options = {{ port = "x", {key} = ["1us", "2us"] }}\n{IDLE}', f"c.toml: options: {key} takes one value, ")
        for key in ("width", "rate", "stub", "count", "events", "dither")
    ),
    (f"options = {{ port = 'x', rate = 1e308 }}\n{IDLE}", "c.toml: options: rate: '1e+308' is not a rate"),
    (f"options = {{ port = 'x', count = nan }}\n{IDLE}", "c.toml: options: count: 'nan' is not a count"),
    (f"settle = {'9' * 5000}", "c.toml is no TOML: a whole number in it has more than 64 bits"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_what_is_wrong_is_one_sentence(text, complaint, tmp_path, capsys):
    path = tmp_path / "c.toml"
    path.write_bytes(text.encode("latin-1"))
    assert cli.main(["campaign", str(path), "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert complaint in said and said.startswith("irqscope: ") and said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadInput, match=r"cannot read .*no\.toml: No such file"):
        read_campaign(tmp_path / "no.toml")

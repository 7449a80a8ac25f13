# SPDX-License-Identifier: BSD-2-Clause
"""labgrid measures, in an environment of its own, apart from irqscope's (`make setup` makes it)."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from endtoend import url
from pty_instrument import PtyInstrument

pytestmark = pytest.mark.bench

VIRTUAL = f'IrqscopeInstrument: {{url: "{url(profile="linux-rt", engine="native")}"}}'
PYTHON = Path(sys.prefix) / "labgrid" / "bin" / "python"
DRIVER = Path(__file__).parents[2] / "host" / "irqscope" / "lab" / "labgrid_driver.py"
ENVIRONMENT = """
targets:
  main:
    resources:
      {resource}
    drivers:
      IrqscopeDriver:
        command: "{command}"
        options: {options}
        out: "{out}"
imports:
  - {driver}
"""
PROGRAM = """
import json, sys
from labgrid import Environment
driver = Environment(sys.argv[1]).get_target("main").get_driver("IrqscopeDriver")
print(json.dumps(eval(sys.argv[2])))
"""
INTERRUPTING = """
import signal, subprocess, sys, time
from pathlib import Path
with subprocess.Popen(sys.argv[2:]) as child:
    while not (Path(sys.argv[1]).exists() and Path(sys.argv[1]).stat().st_size):
        time.sleep(0.05)
    child.send_signal(signal.SIGINT)
"""
"""Interrupts what it runs, and nothing else, once the file is there and has something in it."""
ON_USB = """\
P: /devices/usb1/1-{number}
E: SUBSYSTEM=usb
E: DEVTYPE=usb_device
A: serial={serial}

P: /devices/usb1/1-{number}/1-{number}:1.0
E: SUBSYSTEM=usb
E: DEVTYPE=usb_interface

P: /devices/usb1/1-{number}/1-{number}:1.0/tty/ttyACM{number}
N: ttyACM{number}
E: DEVNAME=/dev/ttyACM{number}
E: SUBSYSTEM=tty
E: ID_SERIAL_SHORT={serial}

"""
"""What udev knows of a serial port on USB, as umockdev reads it."""

Measure = Callable[..., tuple[int, str, str]]


@pytest.fixture
def measure(tmp_path: Path) -> Measure:
    """Evaluates an expression of `driver`, in labgrid's own Python, which the command `within` runs, if one is given;
    exit code, what it printed and what it said."""
    if not PYTHON.exists():
        pytest.skip(f"there is no {PYTHON}: make setup")

    def run(
        expression: str, resource: str = VIRTUAL, within: Sequence[object] = (), options: str = "{rate: 2kHz}"
    ) -> tuple[int, str, str]:
        file, command = tmp_path / "lab.yaml", f"{sys.executable} -m irqscope"
        places = {"out": tmp_path / "runs", "driver": DRIVER}
        file.write_text(ENVIRONMENT.format(resource=resource, command=command, options=options, **places))
        words = [*map(str, within), PYTHON, "-c", PROGRAM, file, expression]
        done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=tmp_path)
        return done.returncode, done.stdout, done.stderr

    return run


def test_a_measurement_with_a_limit_that_is_not_kept(measure, tmp_path):
    for number in (1, 2):
        code, out, said = measure("driver.latency('isr.max=1us', count=200)")
        assert code == 0, said
        result = json.loads(out)
        assert result["verdict"] == "FAIL" and result["stimuli"]["stimulus"]["fired"] == 200
        assert result["configuration"] and result.pop("directory") == str(tmp_path / "runs" / f"{number:03}")
        assert result == json.loads((tmp_path / "runs" / f"{number:03}" / "result.json").read_text())


@pytest.mark.parametrize(
    ("driver", "call"),
    [
        ("{limits: [task.max=1s]}", "'isr.max=1us', count=200"),
        ("{limits: isr.max=1us}", "'task.max=1s', count=200"),
        ("{limits: isr.max=1us}", "limits='task.max=1s', count=200"),
        ("{}", "'isr.max=1us', limits=['task.max=1s'], count=200"),
    ],
)
def test_limits_of_the_driver_and_of_the_measurement_are_judged_together(driver, call, measure):
    code, out, said = measure(f"driver.latency({call})", options=driver)
    assert code == 0, said
    result = json.loads(out)
    assert sorted(each["name"] for each in result["limits"]) == ["isr.max", "task.max"] and result["verdict"] == "FAIL"


def test_a_limit_of_which_there_is_one_is_not_given_twice(measure, tmp_path):
    code, _, said = measure("driver.latency(max_loss=5)", options="{max_loss: 0}")
    assert code == 1 and "max_loss is given here, and in the options of the driver" in said
    assert not (tmp_path / "runs").exists()


@pytest.mark.timeout(120)
def test_ctrl_c_ends_a_measurement_in_order(measure, tmp_path):
    """It was killed a quarter of a second later, before a guest for instance had ended."""
    run = tmp_path / "runs" / "001"
    within = [sys.executable, "-c", INTERRUPTING, run / "capture.irq"]
    _, out, said = measure("driver.latency(count=10**8)", within=within)
    assert said.strip().endswith("KeyboardInterrupt") and not out
    assert json.loads((run / "run.json").read_text())["end"]["reason"] == "interrupt"
    assert (run / "result.json").exists(), "it has evaluated what was measured"


def test_what_is_refused_is_an_error_of_labgrid_s(measure):
    code, _, said = measure("driver.latency(rate='fast')")
    assert code == 1 and "ExecutionError" in said and "irqscope ended with 2" in said and "fast" in said


def test_what_makes_a_result_invalid_is_said(measure):
    """It ended with "irqscope ended with 4: ", and no more."""
    code, _, said = measure("driver.latency('isr2.max=1s', segments=['isr', 'isr2'], stimulus2='rate=1kHz', count=100)")
    assert code == 1 and "ExecutionError" in said
    assert "irqscope ended with 4: the limit isr2.max cannot be judged: isr2 was not measured" in said


@pytest.mark.parametrize(
    "text", ["\x1b[2J\u202e", "", "/dev/x; touch pwned", "$(touch pwned)", "-oX", "a\0b", "\ud800"]
)
def test_any_url_is_one_sentence_and_nothing_is_executed(text, measure, tmp_path):
    """As text in YAML, which escapes as JSON does."""
    code, _, said = measure("driver.latency(count=20)", f"IrqscopeInstrument: {{url: {json.dumps(text)}}}")
    last = said.strip().splitlines()[-1]
    assert code == 1 and "ExecutionError: ('irqscope ended with 2: irqscope: " in last and last.isprintable()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lab.yaml", "runs"] and not list(
        (tmp_path / "runs").iterdir()
    )


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "'' cannot be run: 'it has no words'"),
        ("'", "cannot be run: 'No closing quotation'"),
        ("no-such\x1b[2J", "'no-such\\x1b[2J' cannot be run: \"[Errno 2] No such file"),
        ("/", "cannot be run: \"[Errno 13] Permission denied: '/'\""),
        ("true; touch pwned", "cannot be run: \"[Errno 2] No such file or directory: 'true;'"),
        ("echo x; touch pwned", "printed no result: Expecting value"),
    ],
)
def test_a_command_that_is_none(command, words, measure, tmp_path):
    """No shell reads it. What cannot be run, or answers something else, is an error of labgrid's."""
    code, _, said = measure(f"setattr(driver, 'command', {command!r}) or driver.latency(count=20)")
    last = said.strip().splitlines()[-1]
    assert code == 1 and "ExecutionError" in last and words in last.replace("\\'", "'") and last.isprintable()
    assert not (tmp_path / "pwned").exists()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ("driver.latency(stub=__import__('pathlib').Path('no.log'), count=20)", "no.log"),
        ("driver.latency(count=__import__('datetime').date(2020, 1, 1))", "'2020-01-01' is not a count"),
        ("driver.latency(limits={(): 1})", "the options are none: "),
        ("setattr(driver, 'out', 'lab.yaml') or driver.latency(count=20)", "no run directory can be made in"),
    ],
)
def test_what_is_wrong_is_not_said_of_the_command(call, words, measure):
    """It was: "the command cannot be run: Object of type PosixPath is not JSON serializable"."""
    code, _, said = measure(call)
    last = said.strip().splitlines()[-1].replace("\\'", "'")
    assert code == 1 and "ExecutionError" in last and words in last and "the command" not in last


def test_two_that_measure_at_once_have_a_directory_each(measure, tmp_path):
    """They were given one, and the second was refused, after it had written run.json over the first one's."""
    with ThreadPoolExecutor(2) as pool:
        found = [*pool.map(measure, ["driver.latency(count=50)['directory']"] * 2)]
    assert [code for code, _, _ in found] == [0, 0], found
    assert sorted(json.loads(out) for _, out, _ in found) == [str(tmp_path / "runs" / name) for name in ("001", "002")]


@pytest.mark.parametrize(
    ("attributes", "words"),
    [
        ("IrqscopeInstrument: {url: 5}", "failed to create IrqscopeInstrument"),
        ("IrqscopeInstrument: {url: [x]}", "failed to create IrqscopeInstrument"),
    ],
)
def test_a_url_of_another_type_is_refused(attributes, words, measure):
    code, _, said = measure("driver.latency()", attributes)
    assert code == 1 and words in said and "InvalidConfigError" in said


@pytest.mark.skipif(shutil.which("umockdev-run") is None, reason="no umockdev")
def test_an_instrument_on_usb_is_found_by_its_serial_number(measure, tmp_path):
    """Of two that udev is made to know. The node of the second one leads to a terminal behind which a model answers."""
    devices, terminal = tmp_path / "devices", tmp_path / "terminal"
    devices.write_text("".join(ON_USB.format(number=n, serial=f"7A003{n}") for n in (0, 1)))
    wired = f'ln -sf {terminal} "$UMOCKDEV_DIR"/dev/ttyACM1 && exec "$@"'
    instrument = PtyInstrument(terminal)
    instrument.start()
    try:
        code, out, said = measure(
            "driver.latency(count=200)",
            "USBSerialPort: {match: {ID_SERIAL_SHORT: 7A0031}}",
            ["umockdev-run", "--device", devices, "--", "sh", "-c", wired, "sh"],
        )
    finally:
        instrument.end()
    assert code == 0, said
    result = json.loads(out)
    assert (result["port"], result["instrument"]["board"]) == ("/dev/ttyACM1", "model")
    assert result["valid"] and result["stimuli"]["stimulus"]["fired"] == 200

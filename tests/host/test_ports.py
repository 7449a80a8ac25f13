# SPDX-License-Identifier: BSD-2-Clause
"""Instruments by the serial number of their USB device, and two of them side by side."""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from pty_instrument import PtyInstrument

from irqscope import cli
from irqscope.device import network, ports
from irqscope.errors import BadInput

ROOT = Path(__file__).parents[2]


@dataclass
class Port:
    device: str
    serial_number: str | None = None
    location: str | None = None
    description: str = ""


@pytest.fixture
def system(monkeypatch, tmp_path):
    """The ports that the system has; their links are in a folder of the test."""
    there = [Port("/dev/ttyS0")]
    monkeypatch.setattr(ports, "known", lambda: there)
    monkeypatch.setattr(network, "ask", lambda address: [])
    monkeypatch.setattr(ports, "LINKS", tmp_path / "by-id")
    return there


def test_the_uart_of_two_interfaces_is_the_last_one(system):
    system += [
        Port("/dev/ttyUSB3", "iCE7", "1-2:1.1"),
        Port("/dev/ttyUSB2", "iCE7", "1-2:1.0"),
        Port("/dev/ttyUSB9", "ULX1", "1-3:1.0"),
    ]
    assert ports.port_of("iCE7") == "/dev/ttyUSB3" and ports.port_of("ULX1") == "/dev/ttyUSB9"
    assert ports.serial_number_of("/dev/ttyUSB2") == "iCE7" and ports.serial_number_of("/dev/ttyS0") is None


def test_both_names_of_a_port_of_macos_are_one_device(system):
    system.append(Port("/dev/cu.usbserial-1420", "iCE7"))
    assert ports.serial_number_of("/dev/tty.usbserial-1420") == "iCE7"
    assert ports.serial_number_of("/dev/cu.usbserial-1420") == "iCE7"


def test_a_link_that_stays_is_preferred(system, tmp_path):
    device = tmp_path / "ttyUSB0"
    device.touch()
    (tmp_path / "by-id").mkdir()
    link = tmp_path / "by-id" / "usb-iCE7-if01-port0"
    link.symlink_to(device)
    system.append(Port(str(device), "iCE7", "1-2:1.1"))
    assert ports.port_of("iCE7") == str(link) and ports.serial_number_of(str(link)) == "iCE7"


def test_who_is_not_there_is_told_with_those_who_are(system, capsys):
    with pytest.raises(BadInput, match="there is none that has one, see --port"):
        ports.port_of("iCE7")
    system += [Port("/dev/ttyUSB3", "B"), Port("/dev/ttyUSB2", "A")]
    assert cli.main(["info", "--device", "iCE7"]) == 2
    assert "serial number iCE7: there are A, B" in capsys.readouterr().err


def test_a_port_and_a_device_exclude_each_other(capsys, system):
    system.append(Port("/dev/ttyUSB3", "iCE7"))
    assert cli.main(["info", "--port=x", "--device=iCE7"]) == 2
    assert "argument --device: not allowed with argument --port" in capsys.readouterr().err


def test_a_port_without_a_name_is_said_to_be_empty(capsys):
    assert cli.main(["info", "--port", ""]) == 2
    assert capsys.readouterr().err == "irqscope: --port is empty: name a serial port, or sim://\n"


@pytest.mark.parametrize(
    ("url", "option"),
    [
        ("sim://?profile=ideal&seed=1&profile=linux-rt", "sim:// option profile"),
        ("sim://?irq.edge=rising&irq.edge=falling", "sim:// option irq.edge"),
        ("fault://seed=1&seed=2/sim://", "fault:// option seed"),
        ("packets://lose=1e-3&lose=0/sim://", "packets:// option lose"),
    ],
)
def test_an_option_of_a_port_is_given_once(url, option, capsys):
    assert cli.main(["info", "--port", url]) == 2
    assert capsys.readouterr().err == f"irqscope: cannot open the port {url}: {option} is given twice\n"


def test_who_names_none_is_told_which_there_are(system, capsys, monkeypatch):
    monkeypatch.delenv("IRQSCOPE_PORT", raising=False)
    assert cli.main(["info"]) == 2
    assert "say which instrument by --port, IRQSCOPE_PORT" in (err := capsys.readouterr().err)
    assert ": there is /dev/ttyS0, and sim://" in err
    system += [Port("/dev/ttyUSB3", "B"), Port("/dev/ttyUSB2", "A")]
    assert cli.main(["info"]) == 2
    assert (
        ": there are /dev/ttyUSB2 (serial number A), /dev/ttyUSB3 (serial number B), and sim://"
        in capsys.readouterr().err
    )


def test_instruments_that_are_plugged_in_are_listed_with_what_is_known_of_them(system, capsys):
    system += [Port("model://", "ULX1", "1-3:1.0", "the model"), Port("/dev/none", "X", "1-1:1.0", "a modem")]
    assert cli.main(["devices"]) == 0
    head, modem, model = capsys.readouterr().out.splitlines()
    assert re.split("  +", head) == ["port", "serial number", "instrument", "build", "baud", "qualification"]
    assert modem.split("  ")[0] == "/dev/none" and modem.endswith("a modem")
    assert "  model  0000000000001234  " in model and model.endswith("3000000  UNQUALIFIED INSTRUMENT")
    assert cli.main(["devices", "--json"]) == 0
    found = {row["port"]: row for row in json.loads(capsys.readouterr().out)}
    assert set(found) == {"/dev/none", "model://"} and "No such file" in found["/dev/none"]["error"]
    assert len(found["model://"]["build"]) == 16 and found["model://"]["error"] is None


def test_nobody_is_asked_who_shall_not_be(system, capsys, monkeypatch):
    system.append(Port("/dev/ttyUSB7", "ULX1", "1-3:1.0", "the model"))
    monkeypatch.setattr("irqscope.device.instrument.SerialTransport", None)
    assert cli.main(["devices", "--no-ask", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["port"] == "/dev/ttyUSB7" and row["board"] is None and row["error"] is None


def test_without_any_it_says_so(system, capsys):
    assert cli.main(["devices"]) == 0
    said = capsys.readouterr()
    assert said.out == "" and "no USB device with a serial port is plugged in, and no instrument answers on" in said.err
    assert " the network: there is /dev/ttyS0" in said.err


PROGRAM = """
import json, sys
from types import SimpleNamespace
from irqscope import cli
from irqscope.device import network, ports
there = [SimpleNamespace(**each) for each in json.loads(sys.argv[1])]
ports.known = lambda: there
sys.exit(cli.main(sys.argv[2:]))
"""


def test_two_instruments_measure_side_by_side(tmp_path):
    names = {"left": 300, "right": 500}
    instruments = {name: PtyInstrument(tmp_path / name) for name in names}
    there = json.dumps([vars(Port(str(each.path), name)) for name, each in instruments.items()])
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("host", "gateware", "tests"))
    for each in instruments.values():
        each.start()
    try:
        running = [
            subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    PROGRAM,
                    there,
                    "latency",
                    "--device",
                    name,
                    "--count",
                    str(count),
                    "--out",
                    str(tmp_path / f"run-{name}"),
                ],
                env={**os.environ, "PYTHONPATH": paths},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            for name, count in names.items()
        ]
        for process in running:
            said, _ = process.communicate(timeout=300)
            assert process.returncode == 0, said
    finally:
        for each in instruments.values():
            each.end()
    for name, count in names.items():
        result = json.loads((tmp_path / f"run-{name}" / "result.json").read_text())
        assert result["segments"][0]["n"] == count and result["port"] == str(tmp_path / name)

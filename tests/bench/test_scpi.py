# SPDX-License-Identifier: BSD-2-Clause
"""Laboratory software, PyVISA here, measures by SCPI: the figures are those of the run directory. What needs no
instrument is in tests/lab."""

import json
import re
import signal
import subprocess
import sys

import pytest
import pyvisa
from endtoend import url

from irqscope.units import to_fraction

pytestmark = pytest.mark.bench

PORT = url(profile="linux-rt", engine="native", seed=3)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The server's process, its resource for PyVISA, and where its runs are."""
    place = tmp_path_factory.mktemp("scpi") / "runs"
    listen = ["--listen", "127.0.0.1:0", "--json"]
    command = [sys.executable, "-m", "irqscope", "scpi", "--port", PORT, *listen, "--out", str(place)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        found = json.loads(process.stdout.readline())
        assert found["identity"].startswith("irqscope,") and found.keys() == {"identity", "host", "port", "resource"}
        assert found["resource"] == f"TCPIP::{found['host']}::{found['port']}::SOCKET"
        yield process, found["resource"], place
        process.send_signal(signal.SIGINT)
        assert process.wait() == 0


@pytest.fixture
def instrument(server):
    manager = pyvisa.ResourceManager("@py")
    opened = manager.open_resource(server[1], read_termination="\n", write_termination="\n", timeout=120_000)
    opened.write("*RST;*CLS")
    yield opened
    opened.close()
    manager.close()


def test_a_measurement(server, instrument):
    maker, board, serial, version = instrument.query("*IDN?").split(",")
    assert (maker, board, serial) == ("irqscope", "virtual bench", "0") and re.match(r"\d+\.\d+", version)
    instrument.write("CONF:RATE 2kHz;:CONFIGURE:COUNT 400;:CONF:LIM isr.max=1us")
    assert instrument.query("conf:rate?") == "2kHz" and instrument.query("CONF:DUR?") == "NONE"
    instrument.write("INIT")
    assert instrument.query("*OPC?") == "1" and instrument.query("STAT:OPER:COND?") == "0"
    assert instrument.query("SYST:ERR?") == '0,"No error"'
    directory = instrument.query("FETC:DIR?").strip('"')
    result = json.loads((server[2] / "001" / "result.json").read_text())
    assert directory == str(server[2] / "001") and result["stimuli"]["stimulus"]["fired"] == 400
    segment, tick = result["segments"][0], to_fraction(result["tick"])
    assert float(instrument.query("FETC? isr,MAX")) == pytest.approx(segment["max"] * float(tick), rel=1e-9)
    middle = next(each for each in segment["quantiles"] if each["q"] == "0.5")
    assert float(instrument.query("FETCH? isr,0.5")) == pytest.approx(middle["high"] * float(tick), rel=1e-9)
    assert instrument.query("FETC? isr,n") == "400" and instrument.query("FETC? isr,missing") == "0"
    assert instrument.query("FETC:VERD?") == "FAIL"
    instrument.write("FETC:JSON?")
    sent = instrument.read_raw()
    size = int(sent[2 : 2 + int(sent[1:2])])
    while len(sent) < 2 + int(sent[1:2]) + size + 1:
        sent += instrument.read_raw()
    assert json.loads(sent[2 + int(sent[1:2]) :]) == result


def test_errors_are_in_a_queue(instrument):
    instrument.write("CONF:RATE fast;:MEAS:VOLT?;:CONF:COUN;:INIT:IMM:NOW")
    found = [instrument.query("SYST:ERR:NEXT?") for _ in range(5)]
    assert [each.partition(",")[0] for each in found] == ["-222", "-113", "-109", "-113", "0"]
    assert "fast" in found[0]


def test_what_irqscope_refuses_is_an_error(instrument):
    instrument.write("CONF:WIDT 1h;:INIT")
    assert instrument.query("*OPC?") == "1"
    assert instrument.query("SYST:ERR?").startswith('-221,"Settings conflict;width 1h is too long')


def test_a_measurement_is_ended_early(server, instrument):
    before = set(server[2].glob("*"))
    instrument.write("CONF:COUN 1000000000;:CONF:LIM isr.max=1s;:INIT;:INIT")
    assert instrument.query("SYST:ERR?").startswith("-221") and instrument.query("STAT:OPER:COND?") == "16"
    while not (made := set(server[2].glob("*")) - before):
        assert instrument.query("STAT:OPER:COND?") == "16"
    (run,) = made
    while not (run / "capture.irq").exists() or (run / "capture.irq").stat().st_size < 20_000:
        assert instrument.query("STAT:OPER:COND?") == "16"
    instrument.write("ABOR")
    assert instrument.query("*OPC?") == "1" and int(instrument.query("FETC? isr,n")) > 0
    assert json.loads((run / "result.json").read_text())["end"]["reason"] == "interrupt"
    assert instrument.query("FETC:VERD?") == "WARN", "a small part of the run shows no limit of the whole"
    instrument.write("CONF:LIM NONE")

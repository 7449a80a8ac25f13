# SPDX-License-Identifier: BSD-2-Clause
"""An instrument behind an FTDI chip as a synchronous FIFO: found, opened by name, measured with, and lost."""

import inspect
import json
import sys
import threading
import time

import pytest
from ftdi_fake import Plugged, make, plug
from pyftdi.ftdi import Ftdi

from irqscope import cli
from irqscope.api import connect
from irqscope.device import network, ports, readthread
from irqscope.device.ftdi import chip_of, chips
from irqscope.device.readthread import ReadThread
from irqscope.device.transport import SerialTransport, serial_number
from irqscope.errors import BadInput, Unplugged
from models.instrument import ModelInstrument


def test_a_measurement_and_what_the_chip_was_told(monkeypatch, tmp_path):
    (chip,) = plug(monkeypatch, Plugged(ModelInstrument()))
    with connect("ft245://FT0001") as scope:
        assert scope.serial_number == "FT0001" and chip.busy
        run = scope.latency(rate="1kHz", count=800, out=tmp_path / "run")
    assert run.result.balance.balanced and run["isr"].n == 800
    assert run.result.balance.notes["blocks lost on the link"] == 0
    assert chip.modes == [(0, "RESET"), (255, "SYNCFF"), (0, "RESET")] and not chip.busy
    assert chip.settings == {"interface": 1, "latency": 16, "flow": "hw", "chunk": 16384}


@pytest.mark.parametrize(
    ("trouble", "says"),
    [
        ("drop=3e-5", "lost on the link"),
        ("insert=3e-5", "lost on the link"),
        ("flip=3e-5&delay=1e-4", "lost on the link"),
        ("repeat=1e-5", ""),
    ],
)
def test_what_is_lost_behind_the_chip_is_counted_as_on_a_serial_line(trouble, says, monkeypatch, tmp_path, capsys):
    plug(monkeypatch, Plugged(ModelInstrument()))
    port = f"fault://seed=3&{trouble}/ft245://"
    code = cli.main(["latency", "--port", port, "--rate", "5kHz", "--count", "6000", "--out", str(tmp_path / "run")])
    assert code == (3 if says else 0) and says in capsys.readouterr().err
    result = json.loads((tmp_path / "run" / "result.json").read_text())
    assert result["balance"]["balanced"] and bool(result["balance"]["notes"]["blocks lost on the link"]) == bool(says)


def test_a_chip_is_named_by_its_serial_number_or_by_its_place(monkeypatch):
    one, two = Plugged(ModelInstrument(), address=7, sn="B"), Plugged(ModelInstrument(), address=3, sn="A", pid=0x6010)
    plug(monkeypatch, one, two, Plugged(ModelInstrument(), pid=0x6001, sn="C"))
    assert [(chip.kind, chip.url) for chip in chips()] == [("FT2232H", "ft245://A"), ("FT232H", "ft245://B")]
    assert [chip_of(name).descriptor for name in ("A", "B", "0", "1")] == [two, one, two, one]
    for name, said in (("C", "is C: there are FT2232H"), ("2", "is 2: there are"), ("", "not said: there are")):
        with pytest.raises(BadInput, match=said):
            chip_of(name)


def test_the_only_chip_needs_no_name(monkeypatch):
    plug(monkeypatch, Plugged(ModelInstrument(), sn=None))
    with SerialTransport("ft245://") as transport:
        assert serial_number(transport) is None and transport.bytes_per_second == 40e6
    plug(monkeypatch)
    with pytest.raises(BadInput, match=r"cannot open the port ft245://: .* none is plugged in"):
        SerialTransport("ft245://")


def test_without_pyftdi_it_is_said_how_to_install_it(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "pyftdi", None)
    monkeypatch.setitem(sys.modules, "pyftdi.ftdi", None)
    assert cli.main(["info", "--port", "ft245://"]) == 2
    said = capsys.readouterr().err
    assert "needs the Python package pyftdi" in said and "[ft245]" in said and said.count("\n") == 1


def test_a_chip_that_another_program_has(monkeypatch, capsys):
    plug(monkeypatch, Plugged(ModelInstrument(), busy=True))
    assert cli.main(["info", "--port", "ft245://"]) == 2
    assert "cannot open the port ft245://: Device or resource busy" in capsys.readouterr().err


def test_a_cable_that_is_pulled_and_put_back(monkeypatch):
    chip = Plugged(ModelInstrument())
    plugged = plug(monkeypatch, chip)
    with SerialTransport("ft245://FT0001") as transport:
        chip.gone = True
        for use in (transport.read, lambda: transport.write(b"x")):
            with pytest.raises(Unplugged, match="No such device"):
                use()
        assert not transport.reopen()
        plugged.append(Plugged(chip.instrument, address=9))
        assert transport.reopen() and plugged[1].modes[-1] == (255, "SYNCFF")


def test_a_read_ends_after_the_ports_time(monkeypatch):
    class Silent:
        def read(self) -> bytes:
            return b""

        def write(self, data: bytes) -> None:
            pass

    plug(monkeypatch, Plugged(Silent()))
    with SerialTransport("ft245://") as transport:
        began = time.monotonic()
        assert transport.read() == b"" and time.monotonic() - began >= 0.1


def test_a_run_goes_on_after_a_chip_that_was_away(monkeypatch, tmp_path, capsys):
    """As any port that goes and comes."""
    chip = Plugged(ModelInstrument())
    plugged = plug(monkeypatch, chip)
    read, sent = chip.instrument.read, 0

    def sometimes() -> bytes:
        nonlocal sent
        data, before = read(), sent
        sent += len(data)
        if before < 50_000 <= sent:  # in the midst of the run
            chip.gone = True
            threading.Timer(0.3, lambda: plugged.append(Plugged(chip.instrument, address=9))).start()
        return data

    chip.instrument.read = sometimes
    out = tmp_path / "run"
    code = cli.main(["latency", "--port", "ft245://FT0001", "--rate", "1kHz", "--count", "20000", "--out", str(out)])
    assert code in (0, 3) and "its port gone meanwhile" in capsys.readouterr().err
    assert json.loads((out / "result.json").read_text())["balance"]["balanced"]


def test_a_thread_fetches_what_comes_and_tells_of_its_end():
    given = [b"one", b"", b"two", b"three"]
    ahead = ReadThread(lambda: given.pop(0) if given else b"")
    out = b""
    while len(out) < 11:
        out += ahead.read(10)
    assert out == b"onetwothree" and ahead.read(0.01) == b""
    ahead.close()

    def broken() -> bytes:
        if not given:
            given.append(b"last")
            return b"last"
        raise OSError("gone")

    ahead = ReadThread(broken)
    assert ahead.read(10) == b"last"
    for _ in range(2):
        with pytest.raises(OSError, match="gone"):
            ahead.read(10)
    ahead.close()


def test_a_thread_that_nobody_reads_waits_and_ends(monkeypatch):
    monkeypatch.setattr(readthread, "MOST", 3)
    monkeypatch.setattr(readthread, "TURN_S", 0.01)
    given, enough = [], threading.Event()

    def read() -> bytes:
        given.append(bytes([len(given)]))
        if len(given) == 4:
            enough.set()
        return given[-1]

    ahead = ReadThread(read)
    assert enough.wait(10)
    time.sleep(0.05)
    assert len(given) == 4, "it has no place for the fourth, and asks for no fifth"
    assert ahead.read(10)[:3] == bytes(range(3))
    ahead.close()


def test_devices_lists_chips_and_asks_none(monkeypatch, capsys):
    monkeypatch.setattr(ports, "known", list)
    monkeypatch.setattr(network, "ask", lambda *_: [])
    chip = Plugged(ModelInstrument())
    plug(monkeypatch, chip)
    assert cli.main(["devices", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["port"], row["serial_number"], row["board"]) == ("ft245://FT0001", "FT0001", None)
    assert row["description"] == "UM232H (FT232H), not asked" and chip.modes == []
    assert cli.main(["devices"]) == 0
    assert "ft245://FT0001" in capsys.readouterr().out


def test_devices_needs_no_pyftdi(monkeypatch, capsys):
    monkeypatch.setattr(ports, "known", list)
    monkeypatch.setattr(network, "ask", lambda *_: [])
    monkeypatch.setitem(sys.modules, "pyftdi", None)
    monkeypatch.setitem(sys.modules, "pyftdi.ftdi", None)
    assert cli.main(["devices", "--json"]) == 0 and json.loads(capsys.readouterr().out) == []


def test_the_fake_has_what_pyftdi_has():
    fake = make([])["pyftdi.ftdi"].Ftdi
    assert Ftdi.BitMode.SYNCFF == fake.BitMode.SYNCFF and Ftdi.BitMode.RESET == fake.BitMode.RESET
    used = {name for name in vars(fake) if not name.startswith("_")} - {"BitMode"}
    for name in used:
        there, mine = (inspect.signature(getattr(each, name)).parameters for each in (Ftdi, fake))
        assert mine.keys() <= there.keys(), name

# SPDX-License-Identifier: BSD-2-Clause
"""`sim://` as a serial port: what pyserial promises, in virtual time, and the same bytes each time."""

import itertools
from concurrent.futures import ThreadPoolExecutor

import pytest
import serial

import irqscope_bench
from irqscope_bench import native, opening
from irqscope_bench.core import BenchError, Core
from irqscope_bench.url import parse
from models.stand_in import FRAME_BYTES, command, frames

pytestmark = pytest.mark.bench


@pytest.fixture
def port(stand_in, monkeypatch):
    """Opens a URL; the instrument is the stand-in."""
    irqscope_bench.register()
    monkeypatch.setattr(opening, "find_core", lambda samples, statistics, inputs, wasm=False: stand_in(samples or 2))
    ports = []

    def get(url="sim://?profile=ideal&engine=native", **options):
        ports.append(serial.serial_for_url(url, **options))
        return ports[-1]

    yield get
    for one in ports:
        one.close()


def start(port):
    port.write(command("width", 500) + command("period", 50_249) + command("flush", 100) + command("run", 1))


def test_bytes_come_and_go(port):
    with port(timeout=1) as one:
        start(one)
        data = one.read(12 * FRAME_BYTES)
        assert len(data) == 12 * FRAME_BYTES
        isr_rise, isr_fall = (frames(data)[i][0] for i in (0, 3))
        assert isr_fall - isr_rise == 50_250


def test_equal_seeds_give_equal_bytes(port):
    streams = []
    for seed in (1, 1, 2):
        with port(f"sim://?profile=overloaded&engine=native&seed={seed}", timeout=0.1) as one:
            start(one)
            streams.append(one.read(20_000))
    assert streams[0] == streams[1] != streams[2]


def test_timeouts_are_virtual(port):
    one = port(timeout=100)
    assert one.read(1) == b""
    assert one.bench.now == pytest.approx(100 * 50_250_000)
    one.timeout = 0
    assert one.read(1) == b""
    assert one.bench.now < 101 * 50_250_000


def test_waiting_lets_time_pass(port):
    one = port()
    start(one)
    polls = next(n for n in itertools.count() if one.in_waiting >= FRAME_BYTES)
    assert 0 < polls < 10
    assert len(one.read(one.in_waiting)) >= FRAME_BYTES


def test_flush_and_the_output_buffer(port):
    one = port("sim://?profile=ideal&engine=native&link=9600baud")
    one.write(bytes(100))
    assert one.out_waiting == 100
    one.flush()
    assert one.out_waiting == 0
    assert one.bench.now >= (100 - 16) * 10 / 9600 * 50_250_000  # all but what the FIFO takes at once
    one.write(bytes(100))
    one.reset_output_buffer()
    assert one.out_waiting == 0


def test_the_link_has_its_rate(port):
    """Frames enough for a second of 115200 baud: the bytes that arrive are those that the line carries."""
    one = port("sim://?profile=ideal&engine=native&link=115200baud", timeout=1)
    one.write(command("width", 50) + command("period", 400) + command("run", 1))
    began = one.bench.now
    data = one.read(20_000)
    assert len(data) == pytest.approx(11_520 * (one.bench.now - began) / 50_250_000, abs=40)


def test_input_buffer_can_be_forgotten(port):
    one = port(timeout=0.01)
    start(one)
    one.read(1)
    one.reset_input_buffer()
    assert len(one.read(5)) == 5


def test_a_closed_port_says_so(port):
    one = port()
    one.close()
    one.close()
    for action in (lambda: one.read(1), lambda: one.write(b"x"), one.flush, lambda: one.in_waiting):
        with pytest.raises(serial.SerialException):
            action()


class Watched:
    """A bench that notes what is asked of it while another thread could close the port."""

    def __init__(self, port):
        self.asked, self.unheld, self._port, self._bench = set(), set(), port, port.bench

    def __getattr__(self, name):
        self.asked.add(name)
        with ThreadPoolExecutor() as other:
            if other.submit(self._port._lock.acquire, blocking=False).result():
                other.submit(self._port._lock.release).result()
                self.unheld.add(name)
        return getattr(self._bench, name)


def test_no_thread_closes_the_port_under_a_call_of_another(port):
    """A bench that is closed is no memory to read from."""
    one = port("sim://?profile=ideal&engine=native&link=9600baud", timeout=0.01)
    one.bench = watched = Watched(one)
    start(one)
    one.flush(), one.align(), one.read(1), one.end_target(), one.blind_intervals(0), one.connect({})
    one.reset_input_buffer(), one.reset_output_buffer()
    assert one.in_waiting >= one.out_waiting == 0 < one.seconds
    one.close()
    assert watched.asked >= {"push", "counter", "step", "pull", "now", "autonomous", "connect", "discard", "close"}
    assert not watched.unheld


@pytest.mark.parametrize(
    "url, complaint",
    [
        ("sim://?colour=red", "no option"),
        ("sim://?profile=solaris", "there is no profile"),
        ("sim://?truth=/nowhere/at/all.vcd&engine=native", "truth cannot be written"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(url, complaint, port):
    with pytest.raises(serial.SerialException, match=complaint) as error:
        port(url)
    assert "\n" not in str(error.value)


def test_without_a_compiler(port, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(serial.SerialException, match="no C\\+\\+ compiler"):
        port("sim://?engine=native")


def test_a_compiler_that_fails_leaves_it_to_the_next_one(monkeypatch, tmp_path):
    """As clang++ does that has no C++ library."""
    scripts = {
        "clang++": "echo fatal error: no iostream >&2; exit 1",
        "c++": 'while [ "$1" != -o ]; do shift; done; echo 1 >$2',
    }
    for name, script in scripts.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.delenv("CXX", raising=False)
    made = native.library(Core.load(), directory=tmp_path)
    assert made.read_text() == "1\n"
    made.unlink(), (tmp_path / "c++").write_text("#!/bin/sh\nexit 1\n")
    monkeypatch.setenv("PATH", f"{tmp_path}")
    with pytest.raises(BenchError, match="c\\+\\+ could not compile the virtual bench"):
        native.library(Core.load(), directory=tmp_path)


@pytest.mark.parametrize(
    "told, flags",
    [
        ("processor : 0\nflags\t\t: fpu avx2 bmi1 bmi2 erms\n", ["-mbmi", "-mbmi2"]),
        ("flags : fpu bmi1 erms\n", []),
        ("Features : fp asimd bmi1 bmi2\n", []),
        (None, []),
    ],
)
def test_the_best_bench_uses_what_the_processor_has(told, flags, monkeypatch, tmp_path):
    monkeypatch.setattr(native, "CPUINFO", tmp_path / "cpuinfo")
    if told is not None:
        native.CPUINFO.write_text(told)
    assert native.instructions() == flags
    seen = []
    monkeypatch.setattr(native, "_compile", lambda arguments, target: seen.append(arguments))
    made = [native.library(Core.load(), directory=tmp_path, optimise=level) for level in ("-O3", "-O1")]
    assert [[flag for flag in arguments if flag.startswith("-m")] for arguments in seen] == [flags, []]
    monkeypatch.setattr(native, "CPUINFO", tmp_path)
    assert (native.library(Core.load(), directory=tmp_path) == made[0]) is (not flags), "another machine has another"


def test_modem_lines_are_accepted(port):
    one = port(baudrate=3_000_000)
    one.rts = one.dtr = False
    assert one.cts and one.dsr and one.cd and not one.ri
    one.baudrate = 12_000_000


def test_truth_is_written_by_the_end(port, tmp_path):
    path = tmp_path / "pins.vcd"
    one = port(f"sim://?profile=ideal&engine=native&truth={path}", timeout=0.01)
    start(one)
    one.read(1000)
    one.close()
    text = path.read_text()
    assert text.startswith("$timescale 1ps $end")
    assert text.count("#") > 20


@pytest.mark.parametrize("tail", ["#", "#&seed=7", "&profile=a#b.toml"])
def test_what_stands_behind_a_hash_is_not_dropped_in_silence(tail):
    with pytest.raises(BenchError, match="has a '#', and what follows is not read"):
        parse("sim://?seed=3" + tail)


def test_what_came_before_a_bench_broke_is_read_before_that_is_said(port, monkeypatch):
    one = port(timeout=1)
    start(one)
    step = one.bench.step

    def broken(clocks, wanted):
        step(clocks, wanted)
        raise BenchError("the target is gone")

    monkeypatch.setattr(one.bench, "step", broken)
    assert len(frames(one.read(10 * FRAME_BYTES))) > 0
    monkeypatch.setattr(one.bench, "step", lambda clocks, wanted: broken(0, wanted))
    with pytest.raises(serial.SerialException, match="the target is gone"):
        while True:
            one.read(FRAME_BYTES)

# SPDX-License-Identifier: BSD-2-Clause
"""LTTng's own kernel tracer in a guest: what it takes, what it is told, and how its folder comes out.

To have it record a guest is a long form, as its packages and its build are heavy: tests/data/lttng is what it recorded.
"""

import base64
import dataclasses
import io
import re
import tarfile
from pathlib import Path

import pytest
from guest_run import explained, port

from irqscope.cli import main
from irqscope_bench.core import BenchError
from irqscope_bench.guest import kernels, lttng, tracing
from irqscope_bench.guest.kernels import Kernel

PAGE = Path(__file__).parent.parent.parent / "docs" / "guide" / "explain.md"


def test_a_guest_is_told_what_the_page_tells_its_reader():
    page = re.findall(r"^    (lttng .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    said = [re.split(r" {2,}#|;", line)[0] for line in page]
    guest = [line for text in (lttng.PREPARE, lttng.START, lttng.TELL) for line in text.splitlines()]
    assert said == [line for line in guest if line.startswith("lttng ")]


@pytest.mark.slow  # it takes packages and a build of minutes: `python -m irqscope_bench.guest.lttng rt-arm64`
def test_lttng_records_a_guest_and_the_culprit_is_found(kernel, tmp_path, capsys):
    run, trace = tmp_path / "run", tmp_path / "late.lttng"
    url = port(kernel, f"module=on&stub.workload=task&trace={trace}&culprit=poller:200us")
    assert main(["latency", "--port", url, "--rate", "5kHz", "--count", "100", "--out", str(run)]) == 0
    said = explained(run, trace, capsys)
    assert said["cause"]["thread"].startswith("poller-") and said["cause"]["why"] == "interrupts off"
    assert said["cause"]["lasted_ns"] == pytest.approx(200_000, rel=0.05)
    assert said["trace"]["lost"] == 0 and said["clock"]["worst_ns"] < 150


@pytest.fixture
def alone(tmp_path, monkeypatch):
    """A kernel without anything beside it."""
    monkeypatch.setattr(kernels, "cache", lambda: tmp_path)
    return Kernel("rt-arm64", "6.1.0-1-rt-arm64", tmp_path / "image", tmp_path, tmp_path / "busybox")


def test_without_lttng_it_is_said_what_fetches_it(alone):
    with pytest.raises(
        BenchError,
        match=r"^LTTng for guests is not on this machine: run 'python -m irqscope_bench.guest.lttng rt-arm64'$",
    ):
        lttng.files(alone)


def test_a_kernel_without_modules_has_none(alone):
    with pytest.raises(BenchError, match="no module can be built here for the kernel rt-armmp, of 32 bits"):
        lttng.fetch(dataclasses.replace(alone, name="rt-armmp"))


def test_files_are_given_by_the_names_that_they_are_looked_for(alone, tmp_path, monkeypatch):
    tools, modules = tmp_path / "kernels" / "lttng-arm64" / "tools", tmp_path / "modules"
    for folder, name in ((tools, "usr/lib/a/liba.so.1.2.3"), (tools, "lib/a/ld-linux-aarch64.so.1"), (modules, "m.ko")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    (tools / "usr/lib/a/liba.so.1").symlink_to("liba.so.1.2.3")
    monkeypatch.setattr(lttng, "_modules", lambda kernel: modules)
    assert lttng.files(alone) == {
        "usr/lib/a/liba.so.1": b"usr/lib/a/liba.so.1.2.3",
        "lib/a/ld-linux-aarch64.so.1": b"lib/a/ld-linux-aarch64.so.1",
        "lib/ld-linux-aarch64.so.1": b"lib/a/ld-linux-aarch64.so.1",
        "m.ko": b"m.ko",
    }


TIMER = """\
	timer_hrtimer_start,

	TP_PROTO(struct hrtimer *hrtimer, enum hrtimer_mode mode),

	TP_ARGS(hrtimer, mode),
"""


@pytest.mark.parametrize(
    "proto, mended",
    [
        ("enum hrtimer_mode mode, bool was_armed", TIMER.replace("mode),", "mode, X),")),
        ("enum hrtimer_mode mode", TIMER),
    ],
    ids=["with", "without"],
)
def test_an_event_is_given_the_argument_that_the_kernel_has(proto, mended, alone, tmp_path):
    source, headers = tmp_path / "source", tmp_path / "usr/src/linux-headers-6.1.0-1-common-rt"
    for path, text in (
        (source / "include/instrumentation/events/timer.h", TIMER),
        (headers / "include/trace/events/timer.h", f"TP_PROTO(struct hrtimer *hrtimer, {proto})"),
    ):
        path.parent.mkdir(parents=True)
        path.write_text(text)
    lttng._mend(source, alone)
    found = (source / "include/instrumentation/events/timer.h").read_text()
    assert found == mended.replace("X", "bool was_armed", 1).replace("X", "was_armed")


def packed() -> bytes:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        member = tarfile.TarInfo("./kernel/metadata")
        member.size = 3
        archive.addfile(member, io.BytesIO(b"ctf"))
    return data.getvalue()


@pytest.mark.parametrize(
    "data, whole",
    [(packed(), True), (packed()[:-9], False), (b"none", False), (b"", False)],
    ids=["whole", "cut short", "no gzip", "nothing"],
)
def test_a_folder_comes_out_of_the_console_whole_or_not_at_all(data, whole, tmp_path, caplog):
    lines = ("boot", lttng.BEGIN, base64.encodebytes(data).decode().strip(), lttng.END, "")
    folder = tmp_path / "late.lttng"
    tracing.check(folder)
    tracing.save("\n".join(lines), folder)
    assert [path.name for path in folder.rglob("*")] == (["kernel", "metadata"] if whole else [])
    assert ("the guest's trace of LTTng did not come whole by its console" in caplog.text) is not whole


def test_what_is_there_is_not_mixed_with_a_trace(tmp_path):
    (tmp_path / "late.lttng").mkdir()
    (tmp_path / "late.lttng" / "mine").touch()
    with pytest.raises(BenchError, match=r"cannot be written to .*late\.lttng: something is in that folder"):
        tracing.check(tmp_path / "late.lttng")

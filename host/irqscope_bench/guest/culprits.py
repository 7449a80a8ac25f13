# SPDX-License-Identifier: BSD-2-Clause
"""What makes a guest late on purpose: two modules that disable interrupts, one that is slow to load, and loads of disk
and network by a thread whose priority is too high."""

import json
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .. import builds
from ..stubmake import need
from .kernels import Kernel
from .stubs import kept, module_prefix

EVERY_MS = {"poller": 4, "ledger": 4, "calibrator": 1, "disk": 7, "net": 7}
"""How often each comes, about, unless it is told."""
PRIORITY = 60
"""Of the loads: above that of the stub's task, which is 40 if not said otherwise."""

_WHAT = "the culprits"
_SOURCES = Path(__file__).parent / "culprits"
_BUSYBOX = "/bin/busybox"


@dataclass(frozen=True)
class Culprit:
    """One of EVERY_MS that lasts so many microseconds, again and again."""

    name: str
    us: int
    every_ms: int

    @classmethod
    def parse(cls, text: str) -> "Culprit":
        """Of `poller:250us`, or `poller:250us/40ms` for one each 40 ms or so; ValueError says what is wrong."""
        match = re.fullmatch(r"(\w+):(\d{1,6})us(?:/(\d{1,6})ms)?", text)
        if not match or match[1] not in EVERY_MS or not int(match[2]) or (match[3] and not int(match[3])):
            raise ValueError(f"{text!r} is not one of {', '.join(EVERY_MS)} with a time, such as poller:250us")
        return cls(match[1], int(match[2]), int(match[3] or EVERY_MS[match[1]]))

    def files(self, kernel: Kernel) -> Mapping[str, bytes]:
        """What the guest needs of it; BenchError says what is missing to build it."""
        folder = _built(kernel)
        if self.name in ("disk", "net"):
            files = {"bin/bursts": (folder / "bursts").read_bytes()}
            return files | ({"lib/brd.ko": kernel.module("brd")} if self.name == "disk" else {})
        return {f"lib/{self.name}.ko": (folder / f"{self.name}.ko").read_bytes()}

    @property
    def begin(self) -> str:
        """Commands that start it; they need /dev."""
        if self.name == "disk":
            return f"{_BUSYBOX} insmod /lib/brd.ko rd_nr=1 rd_size=2048\n" + self._bursts
        if self.name == "net":
            return f"{_BUSYBOX} ip link set lo up\n" + self._bursts
        if self.name == "calibrator":
            turn = f"{_BUSYBOX} insmod /lib/calibrator.ko us={self.us}; {_BUSYBOX} rmmod calibrator"
            return f"(while :; do {turn}; {_BUSYBOX} usleep {self.every_ms}000; done) &\nculprit=$!"
        return f"{_BUSYBOX} insmod /lib/{self.name}.ko us={self.us} ms={self.every_ms}"

    @property
    def resident(self) -> bool:
        """It is a module that is there until it is ended, with the names of its functions."""
        return self.name in ("poller", "ledger")

    @property
    def _bursts(self) -> str:
        return f"/bin/bursts {self.name} {self.us} {PRIORITY} {self.every_ms} &\nculprit=$!"

    @property
    def end(self) -> str:
        """Commands that end it."""
        if self.resident:
            return f"{_BUSYBOX} rmmod {self.name}"
        return f"{_BUSYBOX} kill -TERM $culprit; wait $culprit"

    def confess(self, console: str, path: Path) -> None:
        """Write to a file what it was, and how long it lasted each time: as it was told, or says at its end."""
        match = re.search(r'^\{"burst_ns".*\}$', console, re.MULTILINE)
        said = json.loads(match[0]) if match else {}
        lasted = said.get("burst_ns") if self.name in ("disk", "net") else self.us * 1000
        path.write_text(json.dumps({"culprit": self.name, "us": self.us, "lasted_ns": lasted}) + "\n", encoding="utf-8")


def _built(kernel: Kernel) -> Path:
    """A folder with the modules for that kernel and the program, from the user's cache if that has it."""
    prefix = module_prefix(kernel, "leave culprit out", _WHAT)
    need("make", "make", _WHAT)
    sources = sorted(_SOURCES.iterdir())

    def build(place: Path) -> Path:
        folder = place / "new"
        folder.mkdir()
        for path in sources:
            shutil.copy(path, folder)
        for command in (
            ["make", "-s", "-C", str(kernel.headers), f"M={folder}", f"CROSS_COMPILE={prefix}", "modules"],
            [f"{prefix}gcc", "-O2", "-static", "-Wall", "-Werror", "bursts.c", "-o", "bursts"],
        ):
            builds.build(command, _WHAT, folder=folder)
        return folder

    return kept("culprits", (kernel.name, kernel.release), sources, build)

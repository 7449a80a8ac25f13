# SPDX-License-Identifier: BSD-2-Clause
"""Kernels and programs for guests: Debian's own packages, unpacked in the user's cache.

    python -m irqscope_bench.guest.kernels rt-arm64 arm64

asks Debian's package tool for them, in lists of its own: the system's are not touched, whatever architecture it has.
"""

import argparse
import contextlib
import lzma
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..core import BenchError
from ..native import cache
from . import tracecmd
from .hardware import HARDWARE, Hardware

NAMES = ("rt-arm64", "arm64", "rt-armmp", "armmp", "rt-amd64", "amd64")
"""Kernels that can be asked for: with PREEMPT_RT, and Debian's normal ones."""

WITHOUT = ("bare-m3",)
"""Targets that are called in their place, and have none (bare.py)."""

LOADS = ("brd",)
"""Modules of a kernel that loads of a guest need: a disk in memory."""
MAKE = "make kernels"
_ARCHITECTURES = {"armmp": "armhf"}
"""Of flavours that are not called by it."""
_XZ, _ELF = b"\xfd7zXZ\0", b"\x7fELF"


@dataclass(frozen=True)
class Kernel:
    """A kernel that is ready for use."""

    name: str
    release: str
    """As `uname -r` says it."""
    image: Path
    folder: Path
    """What Debian's packages of it hold, from the root on."""
    busybox: Path
    """A static busybox of the same architecture."""

    @property
    def hardware(self) -> Hardware:
        """The machine that it runs on."""
        return HARDWARE[architecture(self.name)]

    @property
    def headers(self) -> Path:
        """What its modules are built with on this machine, where that can be done."""
        return self.folder / _headers(self.release)

    @property
    def tracecmd(self) -> Path:
        """The folder of trace-cmd for its architecture."""
        return _tracecmd(architecture(self.name))

    def module(self, name: str) -> bytes:
        """A module of the kernel; BenchError if the package has none of that name."""
        found = sorted(self.folder.glob(f"lib/modules/**/{name}.ko"))
        if not found:
            raise BenchError(f"Debian's package of the kernel {self.name} {self.release} has no module {name}")
        return found[0].read_bytes()


def architecture(name: str) -> str:
    """That of the kernel with this name, as Debian calls it."""
    flavour = name.rpartition("-")[2]
    return _ARCHITECTURES.get(flavour, flavour)


def directory() -> Path:
    """Where they are kept."""
    return cache() / "kernels"


def _tracecmd(of: str) -> Path:
    return directory() / f"trace-cmd-{of}"


def find(name: str) -> Kernel:
    """The kernel of that name; BenchError if there is none, or it has not been fetched."""
    if name not in NAMES:
        raise BenchError(f"there is no kernel {name!r}: choose {' or '.join((*NAMES, *WITHOUT))}")
    folder = directory() / name
    images = sorted(folder.glob("boot/vmlinuz-*"))
    busybox = directory() / f"busybox-{architecture(name)}" / "bin" / "busybox"
    if not images or not busybox.exists():
        raise BenchError(f"the kernel {name} is not on this machine: run '{MAKE}'")
    release = images[-1].name.removeprefix("vmlinuz-")
    unpacked = images[-1].with_name(f"vmlinux-{release}")
    image = unpacked if unpacked.exists() else images[-1]
    return Kernel(name, release, image, folder, busybox)


def _headers(release: str) -> str:
    return f"usr/src/linux-headers-{release}"


class Packages:
    """Debian's packages, by lists that are kept apart in `folder`.

    `busybox-static:arm64` is a package of one of the `architectures`; a name alone is of this machine's, or of all.
    """

    def __init__(self, folder: Path, architectures: set[str]) -> None:
        self._folder = folder
        for part in ("lists/partial", "cache/archives/partial"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        (folder / "status").touch()
        native = _call(["dpkg", "--print-architecture"], folder).strip()
        self._options = [
            f"APT::Architecture={native}",
            f"APT::Architectures={','.join(sorted(architectures | {native}))}",
            f"Dir::State::lists={folder / 'lists'}",
            f"Dir::State::status={folder / 'status'}",
            f"Dir::Cache={folder / 'cache'}",
            "APT::Sandbox::User=root",
        ]
        try:
            self._run("apt-get", "update")
        except BenchError as error:  # of one archive or architecture, perhaps, which may not be needed
            print(f"kernels: {str(error).rstrip('.')}: what the other lists have is taken", file=sys.stderr)

    def depends(self, package: str) -> list[str]:
        """What the newest version of `package` depends on, without architectures."""
        found = re.findall(r"Depends: <?([^:>\s]+)", self._run("apt-cache", "depends", package))
        return list(dict.fromkeys(found))

    def unpack(self, package: str, into: Path, *members: str) -> None:
        """Fetch `package`, and put its files that match `members` into a folder."""
        self._run("apt-get", "download", package)
        archive = next(self._folder.glob("*.deb"))
        with tempfile.TemporaryDirectory(dir=self._folder, prefix="unpacking-") as name:
            whole = Path(name)
            _call(["dpkg-deb", "--extract", str(archive), str(whole)], self._folder)
            for member in members:
                for path in whole.glob(member):
                    to = into / path.relative_to(whole)
                    to.parent.mkdir(parents=True, exist_ok=True)
                    path.rename(to)
        archive.unlink()

    def _run(self, tool: str, *arguments: str) -> str:
        options = [word for option in self._options for word in ("-o", option)]
        return _call([tool, "-q", *options, *arguments], self._folder)


def _call(command: list[str], folder: Path) -> str:
    try:
        result = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    except FileNotFoundError:
        raise BenchError(f"kernels are Debian's packages, and {command[0]} is missing: use a Debian system") from None
    if result.returncode != 0:
        lines = [line for line in result.stderr.splitlines() if line.startswith("E:")] or ["it says nothing"]
        raise BenchError(f"{command[0]} failed: {lines[-1]}")
    return result.stdout


def unpacked(image: bytes) -> bytes | None:
    """The kernel inside of an image that unpacks itself, which takes an emulator long; None if it is no such image."""
    start = image.find(_XZ)
    if start < 0:
        return None
    try:
        kernel = lzma.LZMADecompressor().decompress(image[start:])
    except lzma.LZMAError:
        return None
    return kernel if kernel.startswith(_ELF) else None


@contextlib.contextmanager
def _anew(into: Path) -> Iterator[Path]:
    """A folder to be filled. It then takes the place of `into`, which so is there whole or not at all."""
    with tempfile.TemporaryDirectory(dir=into.parent, prefix="unpacking-") as name:
        new = Path(name) / "new"
        new.mkdir()
        yield new
        if into.exists():
            into.rename(Path(name) / "former")
        new.rename(into)


def fetch(names: Sequence[str]) -> None:
    """Fetch what is missing, or what there is a newer version of."""
    folder = directory()
    folder.mkdir(parents=True, exist_ok=True)
    architectures = {architecture(name) for name in names}
    with tempfile.TemporaryDirectory(dir=folder, prefix="packages-") as lists:
        packages = Packages(Path(lists), architectures)
        for name in names:
            _fetch(packages, name, folder / name)
        for of in sorted(architectures):
            if not (folder / f"busybox-{of}").exists():
                with _anew(folder / f"busybox-{of}") as busybox:
                    packages.unpack(f"busybox-static:{of}", busybox, "bin/busybox")
            if not _tracecmd(of).exists():
                with _anew(_tracecmd(of)) as place:
                    tracecmd.fetch(packages, of, place)


def _fetch(packages: Packages, name: str, into: Path) -> None:
    of = architecture(name)
    package = packages.depends(f"linux-image-{name}:{of}")[0]
    release = package.removeprefix("linux-image-")
    modules = [f"lib/modules/*/**/{module}.ko" for module in (*(name for name, _ in HARDWARE[of].modules), *LOADS)]
    there = [path.name.removeprefix("vmlinuz-") for path in into.glob("boot/vmlinuz-*")]
    # Where a list is missing, Debian's newest kernel may be older than what is here.
    if max(map(_order, there), default=[]) >= _order(release) and all(any(into.glob(module)) for module in modules):
        return
    print(f"{name}: {package}", file=sys.stderr)
    with _anew(into) as new:
        packages.unpack(f"{package}:{of}", new, "boot/vmlinuz-*", *modules)
        image = new / "boot" / f"vmlinuz-{release}"
        if kernel := unpacked(image.read_bytes()):
            image.with_name(f"vmlinux-{release}").write_bytes(kernel)
        if HARDWARE[of].chip:
            _fetch_headers(packages, release, of, new)


def _order(release: str) -> list[int]:
    """By which releases of one kernel are ordered: 6.1.0-56 is newer than 6.1.0-9."""
    return [int(number) for number in re.findall(r"[0-9]+", release)]


def _fetch_headers(packages: Packages, release: str, of: str, into: Path) -> None:
    """The headers of one kernel, what all kernels share of them, and the tools that its build runs on this machine."""
    package = f"linux-headers-{release}:{of}"
    needed = [name for name in packages.depends(package) if name.startswith(("linux-headers-", "linux-kbuild-"))]
    for each in (package, *needed):
        packages.unpack(each, into, "usr/src/linux-headers-*", "usr/lib/linux-kbuild-*")
    makefile = into / _headers(release) / "Makefile"
    makefile.write_text(makefile.read_text(encoding="utf-8").replace("/usr/src/", "../"), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="kernels", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(NAMES), metavar="NAME", help=f"of {', '.join(NAMES)}; all")
    names = parser.parse_args().names
    try:
        for name in names:
            if name not in NAMES:
                raise BenchError(f"there is no kernel {name!r}: choose {' or '.join(NAMES)}")
        fetch(names)
    except BenchError as error:
        sys.exit(f"kernels: {error}")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: BSD-2-Clause
"""Kernels and programs for guests: Debian's own packages, unpacked in the user's cache.

    python -m irqscope_bench.guest.kernels rt-arm64 arm64@bookworm-backports rt-amd64@6.12

asks Debian's package tool for them, in lists of its own: the system's are not touched, whatever architecture it has.
Behind an @ stands a suite of Debian, or how the version begins; else it is the kernel of the system's own suites.
"""

import argparse
import contextlib
import lzma
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..core import BenchError
from ..native import cache, user_cache
from . import tracecmd
from .hardware import HARDWARE, Hardware
from .sums import sum_of

NAMES = ("rt-arm64", "arm64", "rt-armmp", "armmp", "rt-amd64", "amd64")
"""Kernels that can be asked for: with PREEMPT_RT, and Debian's normal ones. Each may have a suite or a version."""

SUITES = ("oldstable", "oldstable-backports", "stable", "stable-backports", "testing", "unstable")
"""Of Debian, in which a version is looked for."""
_NAME = re.compile(r"(?P<flavour>[a-z0-9-]+)(?:@(?P<version>[0-9]+(?:[.][0-9]+)*)|@(?P<suite>[a-z][a-z-]*))?")

WITHOUT = ("bare-m3", "bare-rv32")
"""Targets that are called in their place, and have none (bare.py)."""

LOADS = ("brd",)
"""Modules of a kernel that loads of a guest need: a disk in memory."""
_MAKEFILE = Path(__file__).parents[3] / "Makefile"
_ARCHITECTURES = {"armmp": "armhf"}
"""Of flavours that are not called by it."""
_PARTS = ("linux-binary-", "linux-modules-")
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
    def version(self) -> tuple[int, int]:
        """The first two numbers of its release."""
        major, minor, *_ = _order(self.release)
        return major, minor

    @property
    def headers(self) -> Path:
        """What its modules are built with on this machine, where that can be done."""
        return self.folder / _headers(self.release)

    @property
    def compiler_version(self) -> str | None:
        """Of the gcc that its modules are compiled with: `12`; None if its headers do not say."""
        said = self.headers / ".kernelvariables"
        match = (
            re.search(r"[)]gcc-([0-9]+)\s*$", said.read_text(encoding="utf-8"), re.MULTILINE) if said.exists() else None
        )
        return match[1] if match else None

    @property
    def has_types(self) -> bool:
        """Whether its modules carry their types (BTF), which their build takes from the kernel's by pahole."""
        return (self.headers / "vmlinux").exists()

    @property
    def tracecmd(self) -> Path:
        """The folder of trace-cmd for its architecture."""
        return _tracecmd(self.folder.parent, architecture(self.name))

    def module(self, name: str) -> bytes:
        """A module of the kernel; BenchError if the package has none of that name."""
        found = sorted(self.folder.glob(f"lib/modules/**/{name}.ko"))
        if not found:
            raise BenchError(f"Debian's package of the kernel {self.name} {self.release} has no module {name}")
        return found[0].read_bytes()


@dataclass(frozen=True)
class Wanted:
    """A kernel as it is asked for."""

    flavour: str
    """One of `NAMES`."""
    version: str | None
    """How its release begins: `6.12` is 6.12.95 too, and not 6.120."""
    suite: str | None

    @property
    def suites(self) -> tuple[str, ...]:
        """Where it is looked for; none: where the system's own packages come from."""
        return SUITES if self.version else (self.suite,) if self.suite else ()


def wanted(name: str) -> Wanted:
    """The kernel of that name; BenchError if there can be none."""
    match = _NAME.fullmatch(name)
    if not match or match["flavour"] not in NAMES:
        choice = " or ".join((*NAMES, *WITHOUT))
        raise BenchError(
            f"there is no kernel {name!r}: choose {choice}, of the first with @SUITE or @VERSION behind it"
        )
    return Wanted(**match.groupdict())


def architecture(name: str) -> str:
    """That of the kernel with this name, as Debian calls it."""
    last = wanted(name).flavour.rpartition("-")[2]
    return _ARCHITECTURES.get(last, last)


def directory() -> Path:
    """Where they are kept."""
    return cache() / "kernels"


def _places() -> list[Path]:
    """Where they are looked for: the user's own cache may have them, and take nothing more."""
    return [directory(), *({user_cache() / "kernels"} - {directory()})]


def _tracecmd(place: Path, of: str) -> Path:
    return place / f"trace-cmd-{of}"


def find(name: str) -> Kernel:
    """The kernel of that name; BenchError if there is none, or it has not been fetched."""
    of = architecture(name)
    for place in _places():
        folder, busybox = place / name, place / f"busybox-{of}" / "bin" / "busybox"
        if (images := sorted(folder.glob("boot/vmlinuz-*"))) and busybox.exists():
            break
    else:
        raise BenchError(f"the kernel {name} is not on this machine: run '{fetching(name)}'")
    if _damaged(folder):
        raise BenchError(f"the kernel {name} is not as it was fetched: run '{fetching(name)}'")
    return Kernel(name, images[-1].name.removeprefix("vmlinuz-"), _begun(images[-1]), folder, busybox)


def fetching(name: str) -> str:
    """The command that fetches it: a checkout of irqscope has a Makefile for that."""
    return f"make kernels KERNELS={name}" if _MAKEFILE.exists() else f"python -m {__spec__.name} {name}"


def _begun(image: Path) -> Path:
    """What an emulator is given of it."""
    unpacked = image.with_name(image.name.replace("vmlinuz-", "vmlinux-", 1))
    return unpacked if unpacked.exists() else image


def _sum(folder: Path) -> str:
    return "".join(sum_of(_begun(image)) for image in folder.glob("boot/vmlinuz-*"))


def _damaged(folder: Path) -> bool:
    """Whether a loss of power, or anything else, has changed the image, which an emulator would run for minutes. What
    was fetched by an irqscope that kept no sum is taken for whole.
    """
    kept = folder / "sha256"
    return kept.exists() and kept.read_text(encoding="utf-8") != _sum(folder)


def _headers(release: str) -> str:
    return f"usr/src/linux-headers-{release}"


class Packages:
    """Debian's packages, by lists that are kept apart in `folder`.

    `busybox-static:arm64` is a package of one of the `architectures`; a name alone is of this machine's, or of all.
    They come from where the system's do, or from other `sources`, in the lines of a sources.list.
    """

    def __init__(self, folder: Path, architectures: set[str], sources: str = "") -> None:
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
        if sources:
            (folder / "sources.list").write_text(sources, encoding="utf-8")
            self._options += [f"Dir::Etc::sourcelist={folder / 'sources.list'}", "Dir::Etc::sourceparts=-"]
        try:
            self._run("apt-get", "update")
        except BenchError as error:  # of one archive or architecture, perhaps, which may not be needed
            print(f"kernels: {str(error).rstrip('.')}: what the other lists have is taken", file=sys.stderr)

    def depends(self, package: str) -> list[str]:
        """What the newest version of `package` depends on, without architectures."""
        found = re.findall(r"Depends: <?([^:>\s]+)", self._run("apt-cache", "depends", package))
        return list(dict.fromkeys(found))

    def release(self, kernel: Wanted, of: str) -> str:
        """That of the newest such kernel, as `uname -r` says it."""
        if kernel.version is None:
            return self.depends(f"linux-image-{kernel.flavour}:{of}")[0].removeprefix("linux-image-")
        names = self._run("apt-cache", "pkgnames", f"linux-image-{kernel.version}")
        shape = rf"linux-image-({re.escape(kernel.version)}(?![0-9])[^-\s]*-{kernel.flavour})(?::{of})?"
        found = [match[1] for name in names.split() if (match := re.fullmatch(shape, name))]
        if not found:
            raise BenchError(f"no kernel {kernel.flavour} of version {kernel.version} is in {', '.join(SUITES)}")
        return max(found, key=_order)

    def sources(self, suites: Sequence[str]) -> str:
        """These suites of the archive that the system's own release comes from."""
        told = self._run("apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE)", "Created-By: Packages")
        own = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
        archive = next((line.split()[0] for line in told.splitlines() if line.split()[1:] == [own]), None)
        if archive is None:
            raise BenchError(
                f"no package list of this system is of its own release, {own!r}: other suites are not found"
            )
        return "".join(f"deb {archive} {suite} main\n" for suite in suites)

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
def anew(into: Path) -> Iterator[Path]:
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
        packages = Packages(Path(lists, "own"), architectures)
        others: dict[tuple[str, ...], Packages] = {(): packages}
        for number, name in enumerate(names):
            suites = wanted(name).suites
            if suites not in others:
                others[suites] = Packages(Path(lists, str(number)), architectures, packages.sources(suites))
            _fetch(others[suites], name, folder / name)
        for of in sorted(architectures):
            if not (folder / f"busybox-{of}").exists():
                with anew(folder / f"busybox-{of}") as busybox:
                    packages.unpack(f"busybox-static:{of}", busybox, "bin/busybox")
            if not (tools := _tracecmd(folder, of)).exists():
                with anew(tools) as place:
                    tracecmd.fetch(packages, of, place)


def _fetch(packages: Packages, name: str, into: Path) -> None:
    of = architecture(name)
    release = packages.release(wanted(name), of)
    package = f"linux-image-{release}"
    modules = [*(module for module, _ in HARDWARE[of].modules([0])), *LOADS]
    there = [path.name.removeprefix("vmlinuz-") for path in into.glob("boot/vmlinuz-*")]
    # Where a list is missing, Debian's newest kernel may be older than what is here.
    whole = all(any(into.glob(f"lib/modules/**/{module}.ko")) for module in modules)
    if max(map(_order, there), default=[]) >= _order(release) and whole and not _damaged(into):
        return
    print(f"{name}: {package}", file=sys.stderr)
    with anew(into) as new:
        # From 7.x on the image and the modules are packages of their own.
        parts = [each for each in packages.depends(f"{package}:{of}") if each.startswith(_PARTS)]
        found = [f"{place}lib/modules/*/**/{module}.ko*" for place in ("", "usr/") for module in modules]
        for each in (package, *parts):
            packages.unpack(f"{each}:{of}", new, "boot/vmlinuz-*", "usr/lib/modules/*/vmlinuz", *found)
        _settle(new, release)
        image = new / "boot" / f"vmlinuz-{release}"
        if kernel := unpacked(image.read_bytes()):
            image.with_name(f"vmlinux-{release}").write_bytes(kernel)
        if HARDWARE[of].builds_modules:
            _fetch_headers(packages, release, of, new)
        (new / "sha256").write_text(_sum(new), encoding="utf-8")


def _settle(folder: Path, release: str) -> None:
    """Put image and modules where all kernels had them once: newer ones have them in usr/, the modules compressed."""
    image = folder / "boot" / f"vmlinuz-{release}"
    moved = folder / "usr" / "lib" / "modules" / release / "vmlinuz"
    if moved.exists():
        image.parent.mkdir(exist_ok=True)
        moved.rename(image)
    if not image.exists():
        raise BenchError(f"Debian's packages of the kernel {release} have no image where one is known to be")
    for compressed in sorted(folder.glob("**/lib/modules/**/*.ko.xz")):
        module = folder / "lib" / "modules" / release / compressed.stem
        module.parent.mkdir(parents=True, exist_ok=True)
        module.write_bytes(lzma.decompress(compressed.read_bytes()))
        compressed.unlink()


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
    parser.add_argument(
        "names", nargs="*", default=list(NAMES), metavar="NAME", help=f"of {', '.join(NAMES)}; all of these"
    )
    names = parser.parse_args().names
    try:
        fetch(names)
    except BenchError as error:
        sys.exit(f"kernels: {error}")


if __name__ == "__main__":
    main()

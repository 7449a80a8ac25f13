# SPDX-License-Identifier: BSD-2-Clause
"""Kernels and programs for guests: Debian's own packages, unpacked in the user's cache.

    python -m irqscope.bench.guest.kernels rt-arm64 arm64

asks Debian's package tool for them, in lists of its own: the system's are not touched, whatever architecture it has.
"""

import argparse
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from ..core import BenchError
from ..native import cache

NAMES = ("rt-arm64", "arm64")
"""Kernels that can be asked for: with PREEMPT_RT, and Debian's normal one."""

ARCHITECTURE = "arm64"
MAKE = "make kernels"


@dataclass(frozen=True)
class Kernel:
    """A kernel that is ready for use."""

    name: str
    release: str
    """As `uname -r` says it."""
    image: Path
    busybox: Path
    """A static busybox of the same architecture."""


def directory() -> Path:
    """Where they are kept."""
    return cache() / "kernels"


def find(name: str) -> Kernel:
    """The kernel of that name; BenchError if there is none, or it has not been fetched."""
    if name not in NAMES:
        raise BenchError(f"there is no kernel {name!r}: choose {' or '.join(NAMES)}")
    images = sorted(directory().glob(f"{name}/boot/vmlinuz-*"))
    busybox = directory() / "busybox" / "bin" / "busybox"
    if not images or not busybox.exists():
        raise BenchError(f"the kernel {name} is not on this machine: run '{MAKE}'")
    return Kernel(name, images[-1].name.removeprefix("vmlinuz-"), images[-1], busybox)


class Packages:
    """Debian's packages of another architecture, by lists that are kept apart in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for part in ("lists/partial", "cache/archives/partial"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        (folder / "status").touch()
        self._options = [
            f"APT::Architecture={ARCHITECTURE}", f"APT::Architectures={ARCHITECTURE}",
            f"Dir::State::lists={folder / 'lists'}", f"Dir::State::status={folder / 'status'}",
            f"Dir::Cache={folder / 'cache'}", "APT::Sandbox::User=root",
        ]  # fmt: skip
        self._run("apt-get", "update")

    def depends(self, package: str) -> list[str]:
        """What the newest version of `package` depends on."""
        lines = self._run("apt-cache", "depends", package).splitlines()
        return [line.split()[-1] for line in lines if line.strip().startswith("Depends:")]

    def unpack(self, package: str, into: Path, *members: str) -> None:
        """Fetch `package`, and put its files that match `members` into a folder, which is there whole or not at all."""
        self._run("apt-get", "download", package)
        archive = next(self._folder.glob(f"{package}_*.deb"))
        with tempfile.TemporaryDirectory(dir=into.parent, prefix="unpacking-") as name:
            whole = Path(name) / "all"
            _call(["dpkg-deb", "--extract", str(archive), str(whole)], self._folder)
            target = Path(name) / "wanted"
            for member in members:
                for path in whole.glob(member):
                    to = target / path.relative_to(whole)
                    to.parent.mkdir(parents=True, exist_ok=True)
                    path.rename(to)
            if into.exists():
                into.rename(Path(name) / "former")
            target.rename(into)
        archive.unlink()

    def _run(self, tool: str, *arguments: str) -> str:
        options = [word for option in self._options for word in ("-o", option)]
        return _call([tool, "-q", *options, *arguments], self._folder)


def _call(command: list[str], folder: Path) -> str:
    try:
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BenchError(f"kernels are Debian's packages, and {command[0]} is missing: use a Debian system") from None
    if result.returncode != 0:
        lines = [line for line in result.stderr.splitlines() if line.startswith("E:")] or ["it says nothing"]
        raise BenchError(f"{command[0]} failed: {lines[-1]}")
    return result.stdout


def fetch(names: list[str]) -> None:
    """Fetch what is missing, or what there is a newer version of."""
    folder = directory()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix="packages-") as name:
        packages = Packages(Path(name))
        for kernel in names:
            (image,) = packages.depends(f"linux-image-{kernel}")[:1]
            release = image.removeprefix("linux-image-")
            if not (folder / kernel / "boot" / f"vmlinuz-{release}").exists():
                print(f"{kernel}: {image}", file=sys.stderr)
                packages.unpack(image, folder / kernel, "boot/vmlinuz-*", "boot/config-*")
        if not (folder / "busybox").exists():
            print("busybox", file=sys.stderr)
            packages.unpack("busybox-static", folder / "busybox", "bin/busybox")


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

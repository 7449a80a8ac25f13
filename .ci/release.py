#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Makes a release of a commit: wheel, source archive, bitstreams of boards with their manifests, SHA256SUMS.

    python .ci/release.py                                             # of the tag at HEAD, all boards; hours
    python .ci/release.py --rehearse --boards icebreaker,ulx3s-25f    # of HEAD, which needs no tag
    python .ci/release.py --rehearse --boards none                    # wheel and source archive alone: seconds

All is built twice, in two fresh checkouts that have other paths, times, time zones, permissions and hash seeds, and
compared byte by byte; what differs is said, and then there is no release. Only what is committed counts.
"""

import argparse
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUMS = "SHA256SUMS"
BITSTREAMS = "bitstreams"
PATHS = ("host", "gateware", "boards")


class Failed(Exception):
    """Why there is no release, in sentences."""


@dataclass(frozen=True)
class Place:
    """What surrounds a build and must not be seen in what it makes."""

    folder: str
    umask: int
    environment: Mapping[str, str]


PLACES = (
    Place("one", 0o022, {"TZ": "UTC", "PYTHONHASHSEED": "1", "LC_ALL": "C.UTF-8"}),
    Place("another/and a longer path", 0o077, {"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "2", "LC_ALL": "C"}),
)


def ran(words: Sequence[str | Path], folder: Path = ROOT, place: Place | None = None, **variables: str) -> str:
    """What a command prints; Failed with the end of what it said if it fails."""
    done = subprocess.run(
        [*map(str, words)],
        cwd=folder,
        env={**os.environ, **(place.environment if place else {}), **variables},
        umask=place.umask if place else -1,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()[-3:]
        raise Failed(f"`{' '.join(map(str, words))}` ended with exit code {done.returncode}: {' / '.join(said)}")
    return done.stdout.strip()


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def python(checkout: Path, *words: str | Path, place: Place | None = None, **variables: str) -> str:
    """What the Python of this environment prints with the packages of a checkout."""
    paths = os.pathsep.join(str(checkout / name) for name in PATHS)
    return ran([sys.executable, *words], checkout, place, PYTHONPATH=paths, **variables)


def checked_out(commit: str, folder: Path, place: Place) -> Path:
    """A fresh checkout of a commit."""
    ran(["git", "clone", "--quiet", "--no-checkout", "--no-hardlinks", ROOT, folder], place=place)
    ran(["git", "checkout", "--quiet", "--detach", commit], folder, place)
    return folder


def packages(checkout: Path, out: Path, place: Place, time: str) -> None:
    """Write wheel and source archive, by the build backend that pyproject.toml names, without a network."""
    python(checkout, "-m", "hatchling", "build", "-d", out, "-t", "wheel", place=place, SOURCE_DATE_EPOCH=time)
    python(checkout, "-m", "hatchling", "build", "-d", out, "-t", "sdist", place=place, SOURCE_DATE_EPOCH=time)


def bitstream(checkout: Path, board: str, out: Path, place: Place, time: str) -> None:
    """Write the bitstream of a board and its manifest, into a folder of its name."""
    folder = out / BITSTREAMS / board
    python(checkout, "-m", "irqscope", "build", board, "--out", folder, place=place, SOURCE_DATE_EPOCH=time)


def files(folder: Path) -> dict[str, Path]:
    """All files of a folder by their names in it."""
    return {str(path.relative_to(folder)): path for path in sorted(folder.rglob("*")) if path.is_file()}


def differences(one: Path, other: Path) -> Iterator[str]:
    """A sentence for each file of two folders that is in one of them only, or holds other bytes in the other."""
    ours, theirs = files(one), files(other)
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in theirs or name not in ours:
            yield f"{name} was made in {'one' if name in ours else 'the other'} checkout only"
            continue
        a, b = ours[name].read_bytes(), theirs[name].read_bytes()
        if a != b:
            at = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            inside = inner(ours[name], theirs[name])
            yield f"{name} differs from byte {at} on ({len(a)} and {len(b)} bytes)" + (f": {inside}" if inside else "")


def inner(one: Path, other: Path) -> str:
    """Which members of two archives differ; "" for what is no archive."""
    if one.suffix == ".whl":
        read = _zipped
    elif one.name.endswith(".tar.gz"):
        read = _tarred
    else:
        return ""
    try:
        a, b = read(one), read(other)
    except (OSError, tarfile.TarError, zipfile.BadZipFile) as error:
        return f"one is no archive ({error})"
    names = [name for name in sorted(a.keys() | b.keys()) if a.get(name) != b.get(name)]
    if not names:
        return "the members are the same, not how they are packed"
    return f"in {', '.join(names[:3])}" + (f" and {len(names) - 3} more" if names[3:] else "")


def _zipped(path: Path) -> dict[str, tuple[object, ...]]:
    with zipfile.ZipFile(path) as archive:
        return {each.filename: (each.date_time, each.external_attr, each.CRC) for each in archive.infolist()}


def _tarred(path: Path) -> dict[str, tuple[object, ...]]:
    with tarfile.open(path) as archive:
        return {
            each.name: (each.mtime, each.mode, each.uid, each.uname, each.size, _content(archive, each))
            for each in archive.getmembers()
        }


def _content(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member) or io.BytesIO()
    return hashlib.sha256(file.read()).digest()


def sums(folder: Path) -> str:
    """What `sha256sum --check SHA256SUMS` reads, of all files but that one."""
    found = {name: path for name, path in files(folder).items() if name != SUMS}
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}\n" for name, path in found.items())


def version_of(wheel: Path) -> str:
    """What a wheel says that it is."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        text = archive.read(name).decode()
    return re.findall(r"^Version: (.*)$", text, re.MULTILINE)[0]


def disagreements(version: str, printed: str, changes: str, tag: str | None) -> Iterator[str]:
    """A sentence for each that does not name the version of the wheel: what `irqscope --version` prints, and, of a
    tag, the headings of CHANGELOG.md and itself. A rehearsal has no tag.
    """
    if printed != f"irqscope {version}":
        yield f"`irqscope --version` prints {printed!r}, but the wheel is {version}"
    if tag is None:
        return
    if tag != f"v{version}":
        yield f"the tag is {tag}, but the wheel is {version}: tag v{version}, or set __version__ of host/irqscope"
    headings = re.findall(r"^## (.*)$", changes, re.MULTILINE)
    if not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", headings[0] if headings else ""):
        yield f"the first heading of CHANGELOG.md is {(headings or ['none'])[0]!r}: it is to be {version} (YYYY-MM-DD)"


def tag_at(commit: str) -> str:
    """The tag of a commit; Failed if it has none, or several."""
    tags = ran(["git", "tag", "--points-at", commit]).split()
    if len(tags) != 1:
        raise Failed(
            f"{commit[:12]} has {'the tags ' + ', '.join(tags) if tags else 'no tag'}: a release has one, v and its "
            "version; --rehearse makes all without one"
        )
    return tags[0]


def every_board() -> list[str]:
    return python(ROOT, "-c", "from irqscope_boards.catalogue import boards; print(*boards())").split()


def make(commit: str, boards: Iterable[str], work: Path) -> tuple[Path, Path]:
    """The folders of the two builds, and what was built in them."""
    time = ran(["git", "show", "--no-patch", "--format=%ct", commit])
    made = []
    for place in PLACES:
        checkout, out = work / place.folder / "checkout", work / place.folder / "dist"
        out.mkdir(parents=True)
        checked_out(commit, checkout, place)
        say(f"{place.folder}: wheel and source archive")
        packages(checkout, out, place, time)
        for board in boards:
            say(f"{place.folder}: bitstream of {board}")
            bitstream(checkout, board, out, place, time)
        made.append(out)
    return made[0], made[1]


def release(commit: str, boards: Sequence[str], out: Path, tag: str | None) -> None:
    """Write all files of the release to `out`; Failed, and nothing is written, if anything differs or disagrees."""
    if out.exists() and any(out.iterdir()):
        raise Failed(f"{out} holds something already: choose another folder with --out")
    with tempfile.TemporaryDirectory(prefix="irqscope-release-") as name:
        one, other = make(commit, boards, Path(name))
        (wheel,) = one.glob("*.whl")
        printed = partial(ran, [sys.executable, "-m", "irqscope", "--version"], PYTHONPATH=str(wheel))
        changes = (one.parent / "checkout" / "CHANGELOG.md").read_text(encoding="utf-8")
        if wrong := list(differences(one, other)) or list(disagreements(version_of(wheel), printed(), changes, tag)):
            raise Failed("\n".join(wrong))
        (one / SUMS).write_text(sums(one), encoding="utf-8")
        for relative, path in files(one).items():
            (out / relative).parent.mkdir(parents=True, exist_ok=True)
            (out / relative).write_bytes(path.read_bytes())


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", default="all", metavar="NAME,...", help="default all; or none")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="default dist")
    parser.add_argument("--rehearse", action="store_true", help="of HEAD, which needs no tag")
    options = parser.parse_args(arguments)
    try:
        commit = ran(["git", "rev-parse", "HEAD"])
        tag = None if options.rehearse else tag_at(commit)
        known = every_board()
        boards = {"all": known, "none": []}.get(options.boards, re.split(r"[, ]+", options.boards))
        if unknown := [name for name in boards if name not in known]:
            raise Failed(f"no board is called {unknown[0]!r}: there are {', '.join(known)}")
        release(commit, boards, options.out, tag)
    except Failed as error:
        print(error, file=sys.stderr)
        print("there is no release", file=sys.stderr)
        return 1
    print((options.out / SUMS).read_text(encoding="utf-8"), end="")
    print(f"{tag or 'a rehearsal'} of {commit[:12]}: both builds have the same bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

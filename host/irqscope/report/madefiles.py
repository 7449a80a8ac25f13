# SPDX-License-Identifier: BSD-2-Clause
"""What formats have made of the result in a directory, listed there as sha256sum lists and checks files: what is left
of a former result would contradict the new one."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from ..campaigns.campaigndir import NAME as CAMPAIGN
from ..errors import BadInput, NotKept
from ..files import replace
from ..findings.comparisonrecord import NAME as COMPARISON
from ..results.resultfile import MEASURED

NAME = "formats.sha256"
RESULT = "result.json"
RESULTS = {COMPARISON: COMPARISON, CAMPAIGN: RESULT, **dict.fromkeys(MEASURED, RESULT)}
"""By the file that its directory has."""
PAGE = "report.html"
"""Written with every report: it is never left."""


def check_free(folder: Path, option: str, own: str | None = None) -> None:
    """BadInput if a folder, which `option` named, holds what another result is of than the one whose reports are to be
    written there; `own` is the file that it may have."""
    for name in RESULTS:
        if name != own and (folder / name).exists():
            raise BadInput(
                f"{folder} holds {name}, whose report would be replaced: choose another directory with {option}"
            )


def check_elsewhere(folder: Path, to: Path, option: str) -> None:
    """The same of reports of the result in `folder`, which may lie beside it."""
    if to.resolve() != folder.resolve():
        check_free(to, option)


def renew(folder: Path, made: Mapping[str, bytes]) -> None:
    """List these files, by name, as `made` of the result in a folder, and remove those that were made of a former one.

    What somebody has changed since, or written, stays. In a folder that is not that of the result nothing is listed:
    reports of several may share it. NotKept if a file cannot be removed.
    """
    result = next((folder / result for name, result in RESULTS.items() if (folder / name).exists()), None)
    if result is None:
        return
    listed, now = _listed(folder), _digest(result.read_bytes())
    if listed.pop(result.name, now) != now:
        for name in listed.keys() - made.keys():
            if _is_made(folder / name, listed[name]):
                _remove(folder / name)
        listed = {}
    listed |= {name: _digest(content) for name, content in made.items() if name not in (result.name, PAGE)}
    if listed:
        lines = (f"{digest}  {name}\n" for name, digest in {result.name: now, **listed}.items())
        replace(folder / NAME, "".join(lines).encode())
    else:
        _remove(folder / NAME)


def _listed(folder: Path) -> dict[str, str]:
    """Digests by the names of files of the folder itself; none where nothing is listed."""
    file = folder / NAME
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines() if file.exists() else []
    found = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    return {name: digest for name, digest in found.items() if name == Path(name).name}


def _is_made(path: Path, digest: str) -> bool:
    """Whether a file is still the one with this digest."""
    return path.is_file() and _digest(path.read_bytes()) == digest


def _remove(path: Path) -> None:
    """Remove a file, if it is there."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise NotKept(f"cannot remove {path}, which is of a former result: {error.strerror}") from error


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()

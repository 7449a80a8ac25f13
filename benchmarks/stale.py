# SPDX-License-Identifier: BSD-2-Clause
"""Names the figures of pages that are older than what they measure; says nothing where all are of the present code.

    make stale
    python benchmarks/stale.py hand docs/guide/live.md    # the sentence for what was just measured, by hand or by a
                                                          # COMMAND

Compared are files: those of the commit that a page names, and those that are here now. A change that was taken back
makes nothing stale, nor does another layout, comment or place of a Python source (meaning.py), or another shape of what
golden runs hold (HELD in measures.py). Of a board what its tools get is compared, and the tools; of a proof all that
its tests import (imported.py). Exit code 1 if anything is stale, or cannot be told.
"""

import functools
import json
import sys
from collections.abc import Iterator, Sequence

import pages
import proofs
from meaning import meaning
from measures import MEASURES
from pages import ROOT, Made, compared, git, made, measured_by, origin, told

from irqscope_boards.catalogue import board
from irqscope_boards.netlist import netlist
from irqscope_boards.tools import versions

BOARD = "python benchmarks/boards.py "
SHOWN = 3
"""Files that are named at most."""


def sentences() -> Iterator[Made]:
    """What all pages say of their figures."""
    for name in git("ls-files", "--", "*.md").splitlines():
        yield from told(name, (ROOT / name).read_text(encoding="utf-8"))


def why(said: Made) -> str:
    """Why these figures are not known to be of the present code, or ""."""
    try:
        measured_by(said.command, said.page)
    except KeyError:
        return "what that measures is not said in MEASURES or BY_HAND of benchmarks/measures.py"
    if said.command.startswith(BOARD):
        return other_build(said.command.removeprefix(BOARD))
    for commit in (said.again,) if said.again else said.commits:
        if commit.endswith("+"):
            return f"{commit[:-1]} was changed when it was measured"
        if not git("cat-file", "-t", commit):
            shallow = git("rev-parse", "--is-shallow-repository") == "true"
            return f"{commit} is not known here" + shallow * ": this clone is shallow, `git fetch --unshallow`"
        if files := changed(commit, *compared(said.command, said.page, commit)):
            more = f" and {len(files) - SHOWN} more" if len(files) > SHOWN else ""
            return f"since {commit} these have changed: {', '.join(files[:SHOWN])}{more}"
    return ""


def other_build(name: str) -> str:
    """What place and route would get today and did not when the board's data were recorded, or ""."""
    data = json.loads((ROOT / "benchmarks" / "boards" / f"{name}.json").read_text(encoding="utf-8"))
    design = netlist(board(name))
    if data["build"] != f"{design.build:016x}":
        return f"it is of build {data['build']}, and this source gives {design.build:016x}"
    here = versions(list(design.commands))
    others = sorted(tool for tool in data["tools"] | here if data["tools"].get(tool) != here.get(tool))
    return f"other versions are here of {', '.join(others)}" if others else ""


def changed(commit: str, paths: Sequence[str], results: Sequence[str]) -> list[str]:
    """Files that are others than in a commit. A golden run that was added since is no change."""
    names = git("diff", "--name-only", "--no-renames", commit, "--", *paths).splitlines()
    old = {new: old for new, old in renamed(commit).items() if new in names}
    files = [name for name in names if name not in old.values() and differs(commit, old.get(name, name), name)]
    if results:
        files += git("diff", "--name-only", "--diff-filter=a", commit, "--", *results).splitlines()
    return files


@functools.cache
def renamed(commit: str) -> dict[str, str]:
    """Files that were moved since a commit, by their present names: the former ones."""
    lines = git("diff", "--name-status", "--find-renames", "--diff-filter=R", commit).splitlines()
    return {new: old for _, old, new in (line.split("\t") for line in lines)}


def differs(commit: str, old: str, new: str) -> bool:
    """Whether a file means something else than in a commit, or is in one of the two only."""
    here = pages.ROOT / new
    if not here.is_file() or not git("cat-file", "-t", f"{commit}:{old}"):
        return True
    if here.suffix != ".py":
        return git("rev-parse", f"{commit}:{old}") != git("hash-object", new)
    return meaning(here.read_text(encoding="utf-8")) != meaning(git("show", f"{commit}:{old}"))


def stale() -> Iterator[str]:
    """A sentence for whatever is stale, or cannot be told."""
    found = list(sentences())
    for said in found:
        if reason := why(said):
            yield f"{said.page}: `{said.command}` of {said.when}: {reason}"
    for command in MEASURES.keys() - {known for each in found for known in MEASURES if each.command.startswith(known)}:
        yield f"no page names its figures by `{command}`"
    proven = proofs.recorded()
    rows = [name for name, row in proofs.collect().items() if proven.get(name, {}).get("source") != row.source()]
    if rows:
        yield f"docs/evidence/proofs.md: `make formal`: of another source: {', '.join(rows)}"


if __name__ == "__main__":
    if words := sys.argv[1:]:
        print(made(words[0], origin(*words)))
        sys.exit(0)
    lines = list(stale())
    print("\n".join(lines), end="\n" * bool(lines))
    sys.exit(1 if lines else 0)

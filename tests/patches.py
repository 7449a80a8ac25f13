# SPDX-License-Identifier: BSD-2-Clause
"""Mutants of the shipped source, one readable patch each: unified diffs in `formal/mutants/CLAIM/WHAT-IT-BREAKS.patch`.

A patch has one hunk, whose old lines, context included, the source has exactly once. So lines may move, but where the
code was changed the patch is refused: it would otherwise be refuted for another reason than its own.
"""

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from formal_support import mutant

MUTANTS = Path(__file__).parent / "formal" / "mutants"


@dataclass(frozen=True)
class Patch:
    """`old` lines of a `module` and the `new` ones instead; `name` says what is broken then."""

    name: str
    module: str
    old: str
    new: str

    @classmethod
    def read(cls, path: Path) -> "Patch":
        """The patch in a file. Raises ValueError if it is no diff of one Python file with one hunk."""
        lines = path.read_text().splitlines(keepends=True)
        heads = [line.split()[1] for line in lines if line.startswith(("--- ", "+++ "))]
        hunks = [number for number, line in enumerate(lines) if line.startswith("@@ ")]
        if len(hunks) != 1 or len(heads) != 2 or heads[0][:2] + heads[1][:2] != "a/b/" or heads[0][2:] != heads[1][2:]:
            raise ValueError(f"{path} is no unified diff of one file with one hunk")
        hunk = lines[hunks[0] + 1 :]
        if any(line[0] not in " +-" for line in hunk) or not any(line[0] in "+-" for line in hunk):
            raise ValueError(f"{path} has lines that are neither context nor change, or changes nothing")
        module = ".".join(Path(heads[0][2:]).with_suffix("").parts[1:])  # the folders of the house are no packages
        old, new = ("".join(line[1:] for line in hunk if line[0] in (" ", sign)) for sign in "-+")
        return cls(path.stem, module, old, new)

    def applied(self, shipped: ModuleType) -> ModuleType:
        """`shipped`, imported anew with the patch: in it, or in what it imports.

        Raises ValueError if the patch no longer applies.
        """
        try:
            return mutant(self.module, self.old, self.new, via=shipped.__name__)
        except ValueError as error:
            raise ValueError(f"the patch {self.name!r} of {self.module} no longer applies, write it anew") from error


def patches(claim: str) -> list[Patch]:
    """The mutants of a claim, by name; an empty list is an error, since a claim that lost them shows nothing."""
    found = [Patch.read(path) for path in sorted((MUTANTS / claim).glob("*.patch"))]
    if not found:
        raise FileNotFoundError(f"there is no patch in {MUTANTS / claim}")
    return found

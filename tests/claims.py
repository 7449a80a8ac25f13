# SPDX-License-Identifier: BSD-2-Clause
"""What is claimed of the gateware: the rows of docs/evidence/proofs.md, declared beside the proofs that show them.

    EXACT = Claim("timebase", "the segmented time base equals a plain counter", size="full width")

    @EXACT.proof
    def test_equals_a_plain_counter() -> None: ...

    @EXACT.mutants()
    def test_mutants_are_refuted(patch: Patch) -> None: ...

Method, depth and time are not declared: `benchmarks/proofs.py` records them of the runs themselves.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

import pytest
from patches import patches

Test = Callable[..., None]


@dataclass(frozen=True)
class Claim:
    """A property: `name`, which is the folder of its mutants as well, what holds, and at which `size`."""

    name: str
    text: str
    size: str

    def proof(self, test: Test) -> Test:
        """Marks a test as a proof of the claim, or as one that its proof is not vacuous."""
        return pytest.mark.claim(self, "proof")(test)

    def mutants(self, *, in_ci: Collection[str] | None = None) -> Callable[[Test], Test]:
        """Runs a test with each mutant of the claim as `patch`; those that are not `in_ci`, if that is given, are slow.

        Raises ValueError if `in_ci` names a mutant that there is not.
        """
        found = patches(self.name)
        if unknown := set(in_ci or ()) - {patch.name for patch in found}:
            raise ValueError(f"{self.name} has no mutants {', '.join(sorted(unknown))}")
        parameters = [
            pytest.param(patch, id=patch.name, marks=[] if in_ci is None or patch.name in in_ci else pytest.mark.slow)
            for patch in found
        ]

        def mark(test: Test) -> Test:
            return pytest.mark.claim(self, "mutant")(pytest.mark.parametrize("patch", parameters)(test))

        return mark

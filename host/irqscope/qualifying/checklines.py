# SPDX-License-Identifier: BSD-2-Clause
"""What tests of the instrument found, as lines for people."""

from collections.abc import Iterator, Sequence

from ..measuring.instrumentfile import BringUpCheck, BringUpStep, Check, KeptBringUp
from ..units import counted


def lines_of(checks: Sequence[Check]) -> Iterator[str]:
    """A line a check; below one that failed what is likely to be wrong, if that is known."""
    width = max((len(check.name) for check in checks), default=0)
    for check in checks:
        yield f"{check.name:{width}}  {'PASS' if check.passed else 'FAIL'}  {check.found}; limit: {check.limit}"
        if isinstance(check, BringUpCheck) and check.fault:
            yield f"{'':{width}}    =>  {check.fault}: {check.advice}"


def step_lines(step: BringUpStep) -> Iterator[str]:
    """One step of a bring-up."""
    yield f"{step.name}: {step.outcome}" + (f", {step.reason}" if step.reason else "")
    yield from (f"  {line}" for line in lines_of(step.checks))


def verdict(found: KeptBringUp) -> Iterator[str]:
    """What came of a bring-up: the faults by their names first, and what has not been done."""
    if found.failed:
        yield f"{found.failed} of {counted(found.checks, 'check')} failed:"
        by_fault: dict[str, list[str]] = {}
        for check in found.faults:
            by_fault.setdefault(check.fault or "not known", []).append(check.name)
        yield from (f"  {fault} ({', '.join(names)})" for fault, names in by_fault.items())
    else:
        yield f"{counted(found.checks, 'check')} passed"
    if found.not_done:
        yield f"not done, so not passed: {', '.join(found.not_done)}"

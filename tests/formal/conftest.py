# SPDX-License-Identifier: BSD-2-Clause
"""Every test of a claim says what it ran and how much processor time it took (`benchmarks/proofs.py` keeps it)."""

import resource
from collections.abc import Generator

import formal_support
import pytest

_BEGUN = pytest.StashKey[float]()


def _cpu_s() -> float:
    """Of this process and its children, the solver among them."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Fixtures are part of it: some make the netlist that is proven."""
    formal_support.RUNS.clear()
    item.stash[_BEGUN] = _cpu_s()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    if marker := item.get_closest_marker("claim"):
        claim, kind = marker.args
        patch = item.callspec.params["patch"].name if kind == "mutant" else None
        runs = [list(run) for run in formal_support.RUNS]
        item.user_properties.append(("claim", [claim.name, patch, runs, round(_cpu_s() - item.stash[_BEGUN], 1)]))
    return (yield)

# SPDX-License-Identifier: BSD-2-Clause
"""Every test of a claim says what it ran and how much processor time it took (`benchmarks/proofs.py` keeps it)."""

from collections.abc import Generator

import cputime
import formal_support
import pytest

_BEGUN = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Fixtures are part of it: some make the netlist that is proven."""
    formal_support.RUNS.clear()
    item.stash[_BEGUN] = cputime.used_s()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    if marker := item.get_closest_marker("claim"):
        claim, kind = marker.args
        patch = item.callspec.params["patch"].name if kind == "mutant" else None
        runs = [list(run) for run in formal_support.RUNS]
        took = round(cputime.used_s() - item.stash[_BEGUN], 1)
        item.user_properties.append(("claim", [claim.name, patch, runs, took]))
    return (yield)

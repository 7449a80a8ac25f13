# SPDX-License-Identifier: BSD-2-Clause
"""Samples with little in them: one, all alike, two values, huge ties, a lone outlier: deterministic targets give such.

Every public function of analysis must say something finite of them, or refuse by its own error. NumPy's warnings are
errors here, as everywhere.
"""

import importlib
import inspect
import math
import pkgutil
import traceback

import pytest
from degenerate import degenerate, floats
from degeneratecases import CASES, ELSEWHERE
from hypothesis import HealthCheck, given, settings

import irqscope.analysis
from irqscope.analysis import (
    tail,
)
from irqscope.errors import BadInput


def test_every_public_function_is_here():
    found = set()
    for module in pkgutil.iter_modules(irqscope.analysis.__path__):
        loaded = importlib.import_module(f"irqscope.analysis.{module.name}")
        found |= {
            f"{module.name}.{name}"
            for name, each in inspect.getmembers(
                loaded, lambda each: inspect.isfunction(getattr(each, "__wrapped__", each))
            )
            if each.__module__ == loaded.__name__ and not name.startswith("_")
        }
    assert found == {name for names in CASES for name in names.split()} - {"grid.Grid"} | set(ELSEWHERE)


@pytest.mark.parametrize("name", CASES)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(samples=degenerate())
def test_degenerate_samples_have_a_finite_answer_or_a_refusal(name, monkeypatch, samples):
    monkeypatch.setattr(tail, "TRIALS", 2)
    try:
        found = CASES[name](samples)
    except (BadInput, ValueError) as refusal:
        last = traceback.extract_tb(refusal.__traceback__)[-1]
        assert str(last.line).startswith("raise "), f"not refused, but broken: {refusal}"
        return
    strange = [each for each in floats(found) if not math.isfinite(each)]
    assert not strange, f"{strange} in {found}"

# SPDX-License-Identifier: BSD-2-Clause
"""What tests of SCPI measure: nothing but a golden run."""

import shutil

import pytest
from goldens import RECORDED
from scpibench import Bench

from irqscope import Run


@pytest.fixture
def bench(tmp_path):
    return Bench(tmp_path / "runs")


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return Run(shutil.copytree(RECORDED / "limits", tmp_path_factory.mktemp("golden") / "limits"))

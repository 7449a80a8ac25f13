# SPDX-License-Identifier: BSD-2-Clause
"""The oldest packages that are allowed, for `make lowest`."""

import tomllib
from pathlib import Path

from lowest import PROJECT, lowest


def test_each_least_version_is_one_of_them():
    extras = {"more": ["amaranth>=0.5.8,<0.6", "irqscope[farm]"], "dev": ["moto[s3]", "pyarrow>=16.1"]}
    project = {"project": {"dependencies": ["numpy>=2.0", "yosys"], "optional-dependencies": extras}}
    assert lowest(project) == ["amaranth==0.5.8", "numpy==2.0", "pyarrow==16.1"]


def test_a_package_has_one_least_version():
    names = [line.partition("==")[0] for line in lowest(tomllib.loads(Path(PROJECT).read_text()))]
    assert len(names) == len(set(names)) > 10

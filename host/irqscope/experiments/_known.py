# SPDX-License-Identifier: BSD-2-Clause
"""All experiments, found by their files."""

import importlib
from pathlib import Path
from typing import Any

from ..discovery import modules_in
from ..measuring.experiment import Experiment


def known() -> dict[str, Experiment[Any]]:
    """Those that measure, by name; a file whose experiment is another one's has only a series of its runs."""
    package = __name__.rpartition(".")[0]
    names = modules_in([str(Path(__file__).parent)])
    found = {name: importlib.import_module(f"{package}.{name}").EXPERIMENT for name in names}
    return {name: experiment for name, experiment in found.items() if experiment.name == name}

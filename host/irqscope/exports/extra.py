# SPDX-License-Identifier: BSD-2-Clause
"""Packages of extras that most users do not need."""

import importlib
from typing import Any

from ..errors import BadInput
from ..extras import install


def needed(module: str, package: str | None = None, extra: str = "export") -> Any:
    """The module of a package (of the same name, if no other is given); BadInput says how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise BadInput(
            f"this needs the Python package {package or module}, which cannot be imported ({error}): {install(extra)}"
        ) from error

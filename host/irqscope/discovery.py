# SPDX-License-Identifier: BSD-2-Clause
"""What is found by its file: verbs, formats, readers. A file whose name begins with an underscore is none."""

import pkgutil
from collections.abc import Iterable


def modules_in(path: Iterable[str]) -> list[str]:
    """Names of the modules in a package's `__path__`, sorted."""
    return sorted(name for _, name, _ in pkgutil.iter_modules(path) if not name.startswith("_"))

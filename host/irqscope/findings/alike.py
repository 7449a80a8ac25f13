# SPDX-License-Identifier: BSD-2-Clause
"""What directories are that are compared with each other."""

from collections.abc import Sequence
from pathlib import Path

from ..errors import BadInput


def all_hold(directories: Sequence[Path], file: str, what: str) -> bool:
    """Whether these have that file, and so are each `what`; BadInput if some are and others are not.

    If these lie in one of them runs are meant, and who reads them says where they are.
    """
    found = [path for path in directories if (path / file).exists()]
    others = [path for path in directories if path not in found]
    within = any(each.resolve() in path.resolve().parents for each in found for path in others)
    if found and others and not within:
        raise BadInput(f"{found[0]} is a {what} and {others[0]} is none: a {what} is compared with {what}s")
    return bool(found) and not others

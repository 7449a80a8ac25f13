# SPDX-License-Identifier: BSD-2-Clause
"""Names that a user gives to runs that stand beside each other."""

from collections.abc import Sequence

from ..errors import BadInput


def check_names(names: Sequence[str], number: int, what: str) -> None:
    """BadInput unless there are none, or as many as there is to be called, each another one."""
    if names and (len(names) != number or len(set(names)) < len(names) or not all(names)):
        raise BadInput(f"a name is given to each of the {number} {what} or to none, in their order, each another one")

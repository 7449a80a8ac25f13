# SPDX-License-Identifier: BSD-2-Clause
"""What experiments on tasks share: the pins of those, and the windows of their grids."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from ..contract.roles import INPUTS, Source, source
from ..errors import BadInput
from ..units import time_text

if TYPE_CHECKING:
    from ..targets.target import Target


def roles_of(given: Sequence[str] | None, option: str, target: "Target", inputs: int) -> list[Source]:
    """Inputs on which tasks start: those that the user names by an option, or the stub, else `task`.

    BadInput if one is none of the instrument's, or is named twice.
    """
    named = given or list(target.pins) or ["task"]
    possible = INPUTS[:inputs]
    try:
        roles = sorted({source(name) for name in named})
    except ValueError as error:
        raise BadInput(str(error)) from error
    if strange := [role.label for role in roles if role not in possible]:
        raise BadInput(f"{option} takes {', '.join(role.label for role in possible)}, not {', '.join(strange)}")
    if len(roles) < len(named):
        raise BadInput(f"{option} names a pin twice: {','.join(named)}")
    return roles


def check_window(window: Fraction) -> None:
    """BadInput unless --window is one that a grid can have."""
    from ..analysis.grid import WINDOWS_S

    if not WINDOWS_S[0] <= window <= WINDOWS_S[1]:
        raise BadInput(f"--window {time_text(window)} is out of range: 10s to 100s")

# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as a drawing."""

from ..plates import plates, saved
from ..sentence import Result


def files(result: Result) -> dict[str, bytes]:
    return {f"{name}.svg": saved(figure, "svg") for name, figure in plates(result)}

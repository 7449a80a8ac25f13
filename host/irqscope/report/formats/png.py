# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as an image."""

from ..plates import plates, saved
from ..sentence import Result


def files(result: Result) -> dict[str, bytes]:
    return {f"{name}.png": saved(figure, "png") for name, figure in plates(result)}

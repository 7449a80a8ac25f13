# SPDX-License-Identifier: BSD-2-Clause
"""Prints the oldest packages that pyproject.toml allows, as pip's constraints: `make lowest` tests with them."""

import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def lowest(project: dict[str, dict[str, list[str] | dict[str, list[str]]]]) -> list[str]:
    """A line for each requirement of `project`, and of its extras, that states a least version."""
    of = project["project"]
    stated = [*of["dependencies"], *(each for extra in of["optional-dependencies"].values() for each in extra)]
    found = (re.match(r"([\w-]+)>=([\w.]+)", each) for each in stated)
    return sorted({f"{each[1]}=={each[2]}" for each in found if each})


if __name__ == "__main__":
    print("\n".join(lowest(tomllib.loads(PROJECT.read_text(encoding="utf-8")))))

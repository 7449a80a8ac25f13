# SPDX-License-Identifier: BSD-2-Clause
"""Run by a test with killed_write.c preloaded: adds a run to copies of a farm, and is killed at the first change of a
file, the second, and so on until none is left. Prints how each ended, as JSON.

    killed_intake.py FARM COPIES WORD...

The words are a command line of irqscope that names the copy `FARM`.
"""

import ctypes
import importlib
import itertools
import json
import os
import shutil
import sys
from pathlib import Path

from irqscope import cli

LOADED = ("deltalake", "pyarrow.compute", "irqscope.cli.farm", "irqscope.farm.captures", "irqscope.farm.intake")
"""Here, once: in each child it would take longer than what is killed."""


def main(farm: Path, copies: Path, words: list[str]) -> None:
    """Ends with the first copy of which nothing was killed."""
    for module in LOADED:
        importlib.import_module(module)
    ends = []
    for number in itertools.count(1):
        copy = copies / str(number)
        shutil.copytree(farm, copy)
        if (child := os.fork()) == 0:
            ctypes.CDLL(None).arm(os.fsencode(copy), ctypes.c_long(number))
            os._exit(cli.main([str(copy) if word == "FARM" else word for word in words]))
        ends.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        if ends[-1] != 9:
            break
    print(json.dumps(ends))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])

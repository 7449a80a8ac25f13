# SPDX-License-Identifier: BSD-2-Clause
"""Processes whose cost is measured."""

import os
import resource
import subprocess
from typing import Any


def used(process: subprocess.Popen[Any]) -> resource.struct_rusage:
    """What a process used, waited for; it has its exit code then.

    Linux hands the peak of memory on over fork and exec: `ru_maxrss` is at least the peak of this process.
    """
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage

# SPDX-License-Identifier: BSD-2-Clause
"""A viewer takes only the time that nobody else wants, and so none from a measurement on the same machine."""

import os


def be_nice() -> None:
    """Give this process the lowest priority of ordinary ones, for good."""
    if hasattr(os, "nice"):
        os.nice(19)

# SPDX-License-Identifier: BSD-2-Clause
"""The program that reads traces in CTF, for tests that want it."""

import shutil

import pytest

BABELTRACE = shutil.which("babeltrace2")
needs_babeltrace = pytest.mark.skipif(BABELTRACE is None, reason="babeltrace2 is not installed")

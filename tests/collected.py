# SPDX-License-Identifier: BSD-2-Clause
"""The names of all tests that this process collected, those included that are not run."""

import pytest

NAMES = pytest.StashKey[list[str]]()
"""Where they are, in the configuration."""

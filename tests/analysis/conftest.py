# SPDX-License-Identifier: BSD-2-Clause
"""Property tests draw the same examples each time, and none of them is failed for being slow."""

from hypothesis import settings

settings.register_profile("irqscope", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("irqscope")

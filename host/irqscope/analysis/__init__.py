# SPDX-License-Identifier: BSD-2-Clause
"""Statistics of latencies and of the times they happened at: pure functions on counts and arrays."""

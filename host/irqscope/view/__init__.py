# SPDX-License-Identifier: BSD-2-Clause
"""Looking at a run while it goes on: the same facts on a page in a browser and on a terminal.

Whoever looks is a process of its own that follows the run's directory; the one that measures knows nothing of it.
"""

# SPDX-License-Identifier: BSD-2-Clause
"""What a run says, from its directory alone: figures, books, uncertainty, verdict."""

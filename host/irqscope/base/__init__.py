# SPDX-License-Identifier: BSD-2-Clause
"""What everything else stands on: the files that others may have written, read typed."""

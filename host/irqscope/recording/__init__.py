# SPDX-License-Identifier: BSD-2-Clause
"""What an instrument sends in a run, read in one way, while it comes and from its capture."""

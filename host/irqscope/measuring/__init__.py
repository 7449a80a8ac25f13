# SPDX-License-Identifier: BSD-2-Clause
"""A run while it is measured: planned, driven, taken in, kept in its directory."""

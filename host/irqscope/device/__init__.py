# SPDX-License-Identifier: BSD-2-Clause
"""The instrument at the other end of a port: bytes, blocks, commands, settings, snapshots."""

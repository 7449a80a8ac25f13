# SPDX-License-Identifier: BSD-2-Clause
"""The guest target: a real kernel in an emulator, in lock step with the simulated gateware; see docs/guide/guest.md."""

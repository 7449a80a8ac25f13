# SPDX-License-Identifier: BSD-2-Clause
"""The contract between host and FPGA, stated once; standard library only.

Gateware layouts, the NumPy decoder, docs/reference/protocol.md and the C header of roles all derive from these modules.
"""

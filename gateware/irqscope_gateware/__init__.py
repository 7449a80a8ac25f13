# SPDX-License-Identifier: BSD-2-Clause
"""The gateware of irqscope: Amaranth components, one noun a file. `top` reads like a block diagram."""

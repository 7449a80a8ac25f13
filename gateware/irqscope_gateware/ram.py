# SPDX-License-Identifier: BSD-2-Clause
"""What block RAM wants to be told of, so that tools need no logic around it."""

FREE = {"no_rw_check": 1}
"""Attributes of a memory of which no word is looked at that was read in the clock in which it was written.

Said so, yosys leaves out the registers and the multiplexer that make a read beside a write give the old word: twice the
width in cells. It heeds that only if it finds the RAM's output register itself, so the port is asynchronous and the
register stands after it.
"""

OUTPUT = {"irqscope.ram_output": 1}
"""Attributes of such a register. It has no reset and is not looked at before a word was read.

The synthesis of the boards forgets what it is at first: a block RAM cannot tell, and yosys would hide the RAM's output
behind a gate a bit until the first read.
"""

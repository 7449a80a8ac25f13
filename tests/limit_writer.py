# SPDX-License-Identifier: BSD-2-Clause
"""Writes a segment's limits as the register file does."""

from irqscope_gateware.limits import LIMITS


async def write_register(ctx, limits, name: str, value: int) -> None:
    """Two clocks: the strobe, and one in which the value stays."""
    ctx.set(limits.value, value)
    ctx.set(getattr(limits, name), 1)
    await ctx.tick()
    ctx.set(getattr(limits, name), 0)
    await ctx.tick()


async def write_limits(ctx, limits, values) -> None:
    """All limits, which are attributes of `values`."""
    for name in LIMITS:
        value = getattr(values, name)
        await write_register(ctx, limits, f"{name}_low", value & 0xFFFF_FFFF)
        await write_register(ctx, limits, f"{name}_high", value >> 32)

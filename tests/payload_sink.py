# SPDX-License-Identifier: BSD-2-Clause
"""Takes blocks from a payload port as the block sender does, slower or faster, and holds the port to its contract."""

import random
from dataclasses import dataclass

from irqscope.contract.blocks import PAYLOAD_WORDS


@dataclass(frozen=True)
class Taken:
    """One block as it was taken."""

    kind: int
    detail: int
    base: int
    words: tuple[int, ...]
    last: bool


async def take_block(ctx, payload, rng: random.Random, stall: float) -> Taken:
    """The next block, as soon as there is one; `stall` is the share of clocks that the sender takes off."""

    async def pause() -> None:
        while rng.random() < stall:
            await ctx.tick()

    while not ctx.get(payload.request):
        await ctx.tick()
    await pause()
    assert ctx.get(payload.request), "a request goes away before the block starts"
    ctx.set(payload.start, 1)
    kind, detail, base = ctx.get(payload.kind), ctx.get(payload.detail), ctx.get(payload.base)
    await ctx.tick()
    ctx.set(payload.start, 0)
    words: list[int] = []
    while len(words) < PAYLOAD_WORDS:
        if ctx.get(payload.word.valid):
            word = ctx.get(payload.word.payload)
            await pause()
            assert ctx.get(payload.word.valid) and ctx.get(payload.word.payload) == word, "a word changes"
            ctx.set(payload.word.ready, 1)
            words.append(word)
            await ctx.tick()
            ctx.set(payload.word.ready, 0)
        elif ctx.get(payload.end):
            break
        else:
            await ctx.tick()
    await pause()
    ctx.set(payload.done, 1)
    last = bool(ctx.get(payload.last))
    await ctx.tick()
    ctx.set(payload.done, 0)
    return Taken(kind, detail, base, tuple(words), last)

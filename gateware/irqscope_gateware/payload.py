# SPDX-License-Identifier: BSD-2-Clause
"""The interface through which events, outliers, snapshots and replies reach the block sender."""

from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out


class PayloadSignature(wiring.Signature):
    """A source of blocks, seen from the source.

    Members
    -------
    request : Out(1)
        A block should be sent. Stays asserted until `start`.
    kind, detail, base : Out(8), Out(16), Out(64)
        Header of that block, looked at until `start`: all but the upper half of `base` stay while `request` is 1.
    start : In(1)
        One clock: the header has been taken. From the second clock after it on the sender takes words.
    word : Out(stream of 32 bits)
        Payload words, in order. One that is valid stays, but for a reset of the source. `ready` comes from a register,
        for one clock, when the word has been seen.
    end : Out(1)
        No further word follows in this block. Looked at only while `word.valid` is 0.
    last : Out(1)
        The `last` flag of the trailer; sampled in the clock of `done`.
    done : In(1)
        One clock: the block's payload is closed, because of `end` or because 120 words were taken.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "request": Out(1),
                "kind": Out(8),
                "detail": Out(16),
                "base": Out(64),
                "start": In(1),
                "word": Out(stream.Signature(32)),
                "end": Out(1),
                "last": Out(1),
                "done": In(1),
            }
        )

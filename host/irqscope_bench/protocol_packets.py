# SPDX-License-Identifier: BSD-2-Clause
"""pyserial's handler of `packets://`: another port as if its instrument were behind a network, in the port's own time.

    packets://seed=3&lose=1e-3&twice=1e-3&late=1e-2/sim://?profile=linux-rt

What stands before the first slash is what happens to datagrams, in both directions; the rest is the port. Blocks and
commands travel as over `udp://` and are put in order by the same code. A block of which the one before is missing waits
until a timeout of the port has passed. `fault://` before it adds what happens to all at once, such as `dead=N-M`.
"""

from typing import Any

from serial import to_bytes  # type: ignore[attr-defined]

from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.commands import FRAME_BYTES
from irqscope.contract.datagrams import BLOCKS, COMMANDS

from .behind import Behind


class Serial(Behind):
    """A port behind a network: `received` and `sent` are the `packets.Network` of the two directions."""

    def _parse(self, text: str) -> Any:
        from .packets import parse

        return parse(text)

    def _begin(self, plan: Any) -> None:
        from irqscope.device.reassembly import Reassembly

        from .packets import Network

        self.received, self.sent = (Network(f"{plan.seed} {way}", plan.rates) for way in ("received", "sent"))
        self.reassembly, self._bytes = Reassembly(), bytearray()

    def read(self, size: int = 1) -> bytes:
        """What is left of up to `size` bytes: fewer, none or more."""
        port, out = self._behind(), b""
        while not out:
            data = port.read(size)
            self._bytes += data
            whole = len(self._bytes) // BLOCK_BYTES * BLOCK_BYTES
            arrived = self.received.pass_on(_datagrams(bytes(self._bytes[:whole]), BLOCKS * BLOCK_BYTES))
            del self._bytes[:whole]
            if not data:
                arrived += self.received.rest()
            out = b"".join(map(self.reassembly.take, arrived))
            if not data:
                return out + self.reassembly.give_up()
        return out

    def write(self, data: Any) -> int:
        """Send what arrives of it."""
        data, port = to_bytes(data), self._behind()
        for datagram in self.sent.pass_on(_datagrams(data, COMMANDS * FRAME_BYTES)):
            port.write(datagram)
        return len(data)


def _datagrams(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]

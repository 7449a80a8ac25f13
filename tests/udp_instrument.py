# SPDX-License-Identifier: BSD-2-Clause
"""A model instrument behind a UDP socket of this machine, as one with an Ethernet port is."""

import select
import socket
import threading
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address

from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.datagrams import ASK, BLOCKS, LONGEST, Announcement
from models.instrument import IDENTITY, ModelInstrument

MAC = bytes.fromhex("024951000001")
IDLE_S = 0.002
"""A turn in which nothing is sent takes so long, and 0.1 s of the model: it shall not be hours ahead of its host."""
SIZE = BLOCKS * BLOCK_BYTES


class UdpInstrument(threading.Thread):
    """Serves a model until `end`; `network` is what becomes of a turn's datagrams, `left` how often it was left."""

    def __init__(self, network: Callable[[Iterable[bytes]], list[bytes]] = list) -> None:
        super().__init__(daemon=True)
        self.model, self.network = ModelInstrument(), network
        self.ended = threading.Event()
        self.taken = False
        self.left = 0
        self.peer: tuple[str, int] | None = None
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.url = f"udp://{self.address}"

    def run(self) -> None:
        pause = 0.0
        while not self.ended.is_set():
            while select.select([self.socket], [], [], pause)[0]:
                self.hear(*self.socket.recvfrom(LONGEST))
                pause = 0.0
            if self.peer is None:
                pause = IDLE_S
                continue
            data = self.model.read()
            pieces = [data[at : at + SIZE] for at in range(0, len(data), SIZE)]
            for datagram in self.network(pieces):
                self.socket.sendto(datagram, self.peer)
            pause = 0.0 if data else IDLE_S

    def hear(self, data: bytes, sender: tuple[str, int]) -> None:
        if data == ASK:
            peer = IPv4Address(self.peer[0] if self.peer else 0)
            said = Announcement(MAC, IDENTITY.board, IDENTITY.build, peer, self.taken)
            self.socket.sendto(said.encode(), sender)
        elif data:
            self.peer = sender
            self.model.write(data)
        elif sender == self.peer:
            self.peer, self.left = None, self.left + 1

    def end(self) -> None:
        self.ended.set()
        self.join()
        self.socket.close()

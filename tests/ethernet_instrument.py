# SPDX-License-Identifier: BSD-2-Clause
"""The virtual bench behind the simulated Ethernet link, and the network between that and a UDP socket of this machine.

udp:// ─► socket ─► frames, ARP, DHCP ─► troubles ─► link, clock by clock ─► bench
       ◄─        ◄─                   ◄─          ◄─                      ◄─
"""

import random
import select
import socket
import threading
import time
from collections import Counter
from collections.abc import Mapping

import serial
from ethernetbench import MINE
from linksim import LinkSim
from pace import Pace

from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.datagrams import LONGEST
from irqscope_bench import register
from irqscope_bench.packets import Network, Trouble
from models.dhcp import DISCOVER, REQUEST, Server
from models.ethernet import EVERYBODY, Host, arp, datagram_of, fcs_is_right, udp, with_fcs

MAC, ADDRESS = bytes.fromhex("aabbccddee01"), bytes([192, 168, 1, 7])
LENT = bytes([192, 168, 1, 99])
READ_S = 0.1
"""Virtual seconds of a turn in which nothing comes."""
TOGETHER = 8 * BLOCK_BYTES
IDLE_S, AWAY_TURN_S = 0.002, 0.02
"""Seconds of this machine for such a turn, and for one while the network is away: the bench shall not be at its end."""


class EthernetInstrument(threading.Thread):
    """Serves until `end`. `rates` are what happens to frames in each direction, `damaged` a bit of which is turned.

    After `away[0]` frames to the host nothing arrives, either way, for `away[1]` seconds. Its address is `fixed`, or is
    lent to it.
    """

    def __init__(
        self,
        bench: str,
        rates: Mapping[Trouble, float] | None = None,
        *,
        damaged: float = 0.0,
        away: tuple[int, float] | None = None,
        fixed: str | None = None,
    ) -> None:
        super().__init__(daemon=True)
        register()
        self.bench = serial.serial_for_url(bench, timeout=READ_S)
        self.pace = Pace(self.bench)
        self.link = LinkSim(fixed)
        self.me = self.link.home if fixed else self._lent()
        self.networks = [Network(f"{way}", rates or {}) for way in ("to the host", "to the instrument")]
        self.damaged, self.away = damaged, away
        self.counts: Counter[str] = Counter()
        self._dice = random.Random(1)
        self._away_until: float | None = None
        self._ended = threading.Event()
        self._gateway: bytes | None = None
        self._error: BaseException | None = None
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"udp://127.0.0.1:{self.socket.getsockname()[1]}"

    def run(self) -> None:
        try:
            while not self._ended.is_set():
                self._turn()
        except BaseException as error:
            self._error = error
            raise

    def end(self) -> None:
        """Complete the bench's files; raises what the thread died of."""
        if self._ended.is_set():
            return
        self._ended.set()
        self.join()
        self.socket.close()
        self.bench.close()
        self.link.close()
        if self._error:
            raise self._error

    def _turn(self) -> None:
        frames, pause = [], 0.0
        while select.select([self.socket], [], [], pause)[0] and len(frames) < 8:
            self.pace.hear()
            data, (_, port) = self.socket.recvfrom(LONGEST)
            frames.append(with_fcs(udp(Host(MAC, ADDRESS, port), self._instrument(), data)))
        blocks = b""
        if not self.pace.is_ahead:
            blocks = self.bench.read(TOGETHER)
            blocks += self.bench.read(-len(blocks) % BLOCK_BYTES)
        if not blocks and not frames:
            time.sleep(IDLE_S)
        if self._is_away():
            time.sleep(AWAY_TURN_S)
        sent, commands = self.link.run(self._troubled(1, frames), blocks)
        self.bench.write(commands)
        self.counts["frames"] += len(sent)
        for frame in self._troubled(0, sent):
            if not fcs_is_right(frame):
                self.counts["dropped by the host"] += 1
            elif found := datagram_of(frame):
                source, to, data = found
                assert source == self.me and to[:2] == (MAC, ADDRESS)
                self.socket.sendto(data, ("127.0.0.1", to.port))

    def _lent(self) -> Host:
        """The instrument, with the address that it is lent."""
        server = Server(MINE.mac, Host(MAC, ADDRESS, 67), LENT, lease=3600)
        frames, _ = self.link.run([], b"")
        while frames:
            (question,) = frames
            answer = server.hear(question)
            assert answer
            frames, _ = self.link.run([with_fcs(answer)], b"")
        assert [said.kind for said in server.said] == [DISCOVER, REQUEST]
        return Host(MINE.mac, LENT, MINE.port)

    def _instrument(self) -> Host:
        """As who has asked for its MAC address knows it."""
        if self._gateway is None:
            here = Host(MAC, ADDRESS, 0)
            questions = [with_fcs(arp(1, here, to, at=EVERYBODY)) for to in {self.link.home, self.me}]
            (answer,), _ = self.link.run(questions, b"")
            assert answer == with_fcs(arp(2, self.me, here)), "it answers to another address"
            self._gateway = answer[22:28]
        return self.me._replace(mac=self._gateway)

    def _is_away(self) -> bool:
        if self.away and self._away_until is None and self.counts["frames"] >= self.away[0]:
            self._away_until = time.monotonic() + self.away[1]
        return self._away_until is not None and time.monotonic() < self._away_until

    def _troubled(self, way: int, frames: list[bytes]) -> list[bytes]:
        """What becomes of frames in one direction."""
        if self._is_away():
            self.counts["away"] += len(frames)
            return []
        network = self.networks[way]
        arrived = network.pass_on(frames) + ([] if frames else network.rest())
        return [self._damage(frame) if self._dice.random() < self.damaged else frame for frame in arrived]

    def _damage(self, frame: bytes) -> bytes:
        self.counts["damaged"] += 1
        at, bit = self._dice.randrange(len(frame)), self._dice.randrange(8)
        return frame[:at] + bytes([frame[at] ^ 1 << bit]) + frame[at + 1 :]

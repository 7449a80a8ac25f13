# SPDX-License-Identifier: BSD-2-Clause
"""A process that empties a fast port while this one computes.

What an operating system keeps of a port is soon full: of a terminal 4 to 64 KiB, which is a millisecond of 10 million
events a second. A thread would not do: it stood in line behind the arithmetic for each read.
"""

import os
import queue
import select
import socket
import subprocess
import sys
import threading
from collections.abc import Callable

READ_BYTES, PIPE_BYTES = 1 << 16, 1 << 20
MOST = 64
"""Reads that wait for who measures: 4 MiB, behind which an answer to a command still comes before it is given up."""


class ReadAhead:
    """Reads `port`, a descriptor, from now on.

    With `hold_s` it is a socket of an instrument on the network, whose blocks wait so long for one before them.

    Attributes
    ----------
    descriptor : int
        What to read from instead: it is at its end if the port is.
    """

    def __init__(self, port: int, *, hold_s: float | None = None) -> None:
        command = [sys.executable, "-m", "irqscope.device.readahead", str(port)]
        command += [] if hold_s is None else [str(hold_s)]
        # In a session of its own Ctrl-C does not reach it: who measures ends it, by its end or by closing its input.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(port,),
            pipesize=PIPE_BYTES,
            start_new_session=True,
        )
        assert self._process.stdout
        self.descriptor = self._process.stdout.fileno()

    def close(self) -> None:
        """End the process, whatever it holds."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
        self._process.wait()


def main() -> None:
    """Pass on what comes from the descriptor of the command line, until that or the standard input ends."""
    port, waiting = int(sys.argv[1]), queue.Queue[bytes](MOST)
    threading.Thread(target=_write, args=(waiting,), daemon=True).start()
    read = _datagrams(port, float(sys.argv[2])) if sys.argv[2:] else _bytes(port)
    while not select.select([0], [], [], 0)[0]:
        try:
            data = read()
        except OSError:
            data = None
        if data is None:
            waiting.put(b"")
            select.select([0], [], [])
        elif data:
            waiting.put(data)


def _bytes(port: int) -> Callable[[], bytes | None]:
    def read() -> bytes | None:
        return (os.read(port, READ_BYTES) or None) if port in select.select([port, 0], [], [])[0] else b""

    return read


def _datagrams(port: int, hold_s: float) -> Callable[[], bytes]:
    from .protocol_udp import Receiver

    receiver = Receiver(socket.socket(fileno=port), hold_s)
    return lambda: receiver.receive(None, 0)[1]


def _write(waiting: queue.Queue[bytes]) -> None:
    """Write until the port ends, which the output tells by ending, too; once nobody reads, nothing is left to do."""
    try:
        while data := memoryview(waiting.get()):
            while data:
                data = data[os.write(1, data) :]
    except OSError:
        os._exit(0)
    os.close(1)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: BSD-2-Clause
"""A model instrument behind a device path, as a USB bridge gives one."""

import os
import pty
import select
import threading
import tty
from pathlib import Path

from models.instrument import ModelInstrument

IDLE_S = 0.005
"""A turn in which nothing is sent takes so long, and 0.1 s of the model: it shall not be hours ahead of its host."""


class PtyInstrument(threading.Thread):
    """Serves a model on a pty that `path` links to, until `ended`; `sent` are bytes of the model so far."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self.path, self.model = path, ModelInstrument()
        self.ended = threading.Event()
        self.sent = 0
        self.plug()

    def plug(self) -> None:
        self.ends = pty.openpty()
        tty.setraw(self.ends[1])
        self.path.symlink_to(os.ttyname(self.ends[1]))

    def step(self) -> None:
        """Before each turn."""

    def run(self) -> None:
        pause = 0.0
        while not self.ended.is_set():
            self.step()
            if select.select([self.ends[0]], [], [], pause)[0]:
                self.model.write(os.read(self.ends[0], 4096))
            data = self.model.read()
            self.sent += len(data)
            pause = 0.0 if data else IDLE_S
            while data and not self.ended.is_set():  # a reader that is late gets it all the same
                if select.select([], [self.ends[0]], [], 0.1)[1]:
                    data = data[os.write(self.ends[0], data[:512]) :]

    def end(self) -> None:
        self.ended.set()
        self.join()

# SPDX-License-Identifier: BSD-2-Clause
"""irqscope in a process that has none of what Python lacks on Windows: modules of POSIX, and names of os and signal.

    python tests/windowslike.py '[["--help"], ["info", "--port", "sim://"]]'

Runs one command after the other and prints, a line of JSON each, what it ended with and what it printed. Python's own
library and pyserial, which are other ones on Windows, keep their modules.
"""

import _thread
import builtins
import contextlib
import importlib
import io
import json
import os
import re
import select
import signal
import socket
import sys
import threading
import traceback
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
OWN = sys.stdlib_module_names | {"serial"}
NAMES: dict[ModuleType, str] = {
    os: "chown chroot fchmod fchown fork forkpty getegid geteuid getgid getgroups getloadavg getpgid getpgrp "
    "getpriority getresuid getsid getuid killpg lchown memfd_create mkfifo mknod nice openpty pathconf pidfd_open "
    "posix_fallocate posix_spawn posix_spawnp pread preadv pwrite pwritev readv sched_getaffinity sched_setaffinity "
    "sched_setscheduler sched_yield sendfile set_blocking get_blocking setgid setpgid setpriority setsid setuid "
    "statvfs sync sysconf tcgetpgrp ttyname uname wait3 wait4 waitid writev O_CLOEXEC O_DIRECTORY O_NOFOLLOW "
    "O_NONBLOCK O_SYNC",
    select: "epoll poll",
    signal: "SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGTTIN SIGTTOU SIGUSR1 SIGUSR2 "
    "SIGWINCH alarm pause pthread_kill pthread_sigmask setitimer sigpending sigwait",
    socket: "AF_UNIX",
}
"""What Windows lacks of modules that it has."""


def block() -> None:
    """From here on nobody imports a module of POSIX but those who do not on Windows, and the names are gone."""
    import_ = builtins.__import__

    def lacking(name: str, globals: Any = None, *rest: Any, **more: Any) -> ModuleType:
        user = str((globals or {}).get("__name__")).partition(".")[0]
        if name in MODULES and user not in OWN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return import_(name, globals, *rest, **more)

    builtins.__import__ = lacking
    for module, names in NAMES.items():
        for name in names.split():
            if hasattr(module, name):
                delattr(module, name)


class Visited(io.StringIO):
    """Output of a verb that serves: where it says that it does, somebody comes, looks and presses Ctrl-C."""

    def write(self, text: str) -> int:
        if found := re.search(r"http://\S+", text):
            threading.Thread(target=self.visit, args=[found[0]]).start()
        return super().write(text)

    def visit(self, address: str) -> None:
        """Adds the title of the page."""
        with urllib.request.urlopen(address) as answer:
            self.write(re.findall(r"<title>.*</title>", answer.read().decode())[0])
        _thread.interrupt_main()


def run(words: Sequence[str]) -> dict[str, Any]:
    """One command: its exit code, and what it printed."""
    out, err = Visited(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        from irqscope.cli import main

        try:
            code: Any = main(list(words))
        except SystemExit as ended:
            code = ended.code
        except Exception:
            traceback.print_exc()
            code = None
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}


if __name__ == "__main__":
    sys.path.append(own := str(Path(__file__).parent))
    from undrawn import undrawn

    sys.path[:] = [place for place in sys.path if place != own]
    for other in ("numpy", "platformdirs", "usb.backend.libusb0", "wasmtime"):  # on Windows they ask for other things
        importlib.import_module(other)
    block()
    with undrawn():
        for command in json.loads(sys.argv[1]):
            print(json.dumps(run(command)), flush=True)

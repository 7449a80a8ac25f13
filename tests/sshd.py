# SPDX-License-Identifier: BSD-2-Clause
"""OpenSSH's own server on the loopback interface, with keys and a configuration that are made for it, and a `ssh` and a
`scp` on the PATH that know it as the host `board`. It lets in who runs the tests, and no one else.
"""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from eventually import eventually

HOST = "board"
_SEPARATION = Path("/run/sshd")
"""Where root's sshd shuts in what talks to strangers; Debian's service makes it."""
_SERVER = """
ListenAddress 127.0.0.1:{port}
HostKey {place}/host
AuthorizedKeysFile {place}/user.pub
PidFile none
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
StrictModes no
PermitRootLogin prohibit-password
Subsystem sftp internal-sftp
"""
_CLIENT = """
Host {host}
HostName 127.0.0.1
Port {port}
IdentityFile {place}/user
IdentitiesOnly yes
GlobalKnownHostsFile none
UserKnownHostsFile {place}/known
"""


@contextmanager
def _reserved_port() -> Iterator[int]:
    """A port that nobody else is given meanwhile. Who, as sshd does, sets SO_REUSEADDR too may listen at it."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
            return connection.recv(4) == b"SSH-"
    except OSError:
        return False


@contextmanager
def running(place: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The server's process, with all its files in the folder `place`."""
    sshd = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin")
    tools = {name: shutil.which(name) for name in ("ssh", "scp", "ssh-keygen")}
    if sshd is None or None in tools.values():
        pytest.skip("no sshd and ssh: apt-get install openssh-server")
    for key in ("host", "user"):
        subprocess.run(
            [str(tools["ssh-keygen"]), "-q", "-t", "ed25519", "-N", "", "-C", key, "-f", place / key], check=True
        )
    with _reserved_port() as port:
        (place / "sshd_config").write_text(_SERVER.format(place=place, port=port))
        (place / "ssh_config").write_text(_CLIENT.format(place=place, port=port, host=HOST))
        (place / "known").write_text(f"[127.0.0.1]:{port} {(place / 'host.pub').read_text()}")
        (place / "bin").mkdir()
        for name in ("ssh", "scp"):
            more = f" -S {place}/bin/ssh" if name == "scp" else ""
            wrapper = place / "bin" / name
            wrapper.write_text(f'#!/bin/sh\nexec {tools[name]} -F {place}/ssh_config{more} "$@"\n')
            wrapper.chmod(0o755)
        monkeypatch.setenv("PATH", f"{place / 'bin'}:{os.environ['PATH']}")
        if os.geteuid() == 0:
            _SEPARATION.mkdir(mode=0o755, exist_ok=True)
        command = [sshd, "-D", "-e", "-f", place / "sshd_config"]
        with (place / "sshd.log").open("wb") as log:
            server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=log)
        try:
            eventually(lambda: _answers(port) or server.poll() is not None, (place / "sshd.log").read_text)
            assert server.poll() is None, (place / "sshd.log").read_text()
            yield server.pid
        finally:
            server.terminate()
            server.wait()

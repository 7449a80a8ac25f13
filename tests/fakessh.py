# SPDX-License-Identifier: BSD-2-Clause
"""A `ssh` that reaches every host by staying where it is, but for the host `gone`."""

import os
from pathlib import Path

import pytest

_SSH = """#!/bin/sh
# What sshd does: one text for the login shell of the host that stands after --.
while [ "$1" != -- ]; do echo "$1" >> "$SSH_LOG"; shift; done
[ "$2" = gone ] && { echo "ssh: connect to host gone port 22: No route to host" >&2; exit 255; }
echo "to $2" >> "$SSH_LOG"
SSH_CONNECTION="198.51.100.7 40000 198.51.100.8 22" exec sh -c "$3"
"""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put it on the PATH, in a folder; returns the file that keeps its options and hosts, line by line."""
    place = folder / "bin"
    place.mkdir()
    (place / "ssh").write_text(_SSH)
    (place / "ssh").chmod(0o755)
    monkeypatch.setenv("PATH", f"{place}:{os.environ['PATH']}")
    monkeypatch.setenv("SSH_LOG", str(folder / "ssh.log"))
    return folder / "ssh.log"

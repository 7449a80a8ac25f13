# SPDX-License-Identifier: BSD-2-Clause
"""A machine that commands are run on: this one, or a target that ssh reaches.

A command is a list of words. Nothing but our own fixed scripts is ever interpreted by a shell: on its way through ssh,
which knows only text, each word is quoted.
"""

import re
import shlex
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import BadInput
from ..units import format_exact
from .answer import MOST, TooLong, answer, last_words

SSH = ("ssh", "-o", "BatchMode=yes", "-o", "ConnectTimeout=20", "-o", "ServerAliveInterval=15", "-T", "--")
"""Without questions, since nobody may be there to answer. A connection that is silent for 45 s counts as broken."""
SSH_FAILED = 255
PATIENCE_S = 60.0
"""For an answer: a target whose real-time tasks leave little time answers late."""
ADDRESS = re.compile(r"[0-9A-Fa-f:.]{2,45}(%[\w.-]{1,15})?", re.ASCII)
"""As sshd says it. It becomes a word of a command, and must be no option of it."""

_MISSING = 'for tool; do command -v "$tool" >/dev/null 2>&1 || echo "$tool"; done'


@dataclass(frozen=True)
class Machine:
    """`host` is what ssh takes ([USER@]HOST); None is the machine that this program runs on."""

    host: str | None = None

    @property
    def name(self) -> str:
        """For sentences."""
        return self.host or "this machine"

    def arguments(self, command: Sequence[str]) -> list[str]:
        """The words to run here so that `command` is run there."""
        return list(command) if self.host is None else [*SSH, self.host, shlex.join(command)]

    def ask(self, command: Sequence[str]) -> str:
        """What a command prints, whatever its exit code; BadInput if the machine cannot be reached in time."""
        try:
            found = answer(self.arguments(command), PATIENCE_S)
        except FileNotFoundError as error:
            raise BadInput(f"{error.filename} was not found on this machine: install it") from error
        except subprocess.TimeoutExpired as error:
            raise BadInput(f"{self.name} did not answer within {format_exact(PATIENCE_S)}") from error
        except TooLong as error:
            raise BadInput(
                f"{self.name} answered with more than {MOST >> 20} MiB, which no command here does"
            ) from error
        if self.host is not None and found.code == SSH_FAILED:
            why = last_words(found.complaints)
            raise BadInput(f"ssh does not reach {self.host} ({why}): `ssh {self.host} true` must without a question")
        return found.text

    def run_script(self, script: str, *words: str) -> str:
        """What one of our own scripts for `sh` prints, given these words."""
        return self.ask(["sh", "-c", script, "irqscope", *words])

    def peer(self) -> str:
        """The address from which this program's machine reaches it, as sshd there says; BadInput if it does not."""
        if self.host is None:
            return "localhost"
        said = self.run_script('echo "${SSH_CONNECTION%% *}"').strip()
        if not said:
            raise BadInput(f"{self.name} does not say from where ssh reaches it: its SSH_CONNECTION is empty")
        if not ADDRESS.fullmatch(said):
            raise BadInput(f"{self.name} says that ssh reaches it from {last_words(said)!r}, which is no address")
        return said

    def missing(self, tools: Sequence[str]) -> list[str]:
        """Those of the programs that are not there."""
        absent = set(self.run_script(_MISSING, *tools).splitlines())
        return [tool for tool in tools if tool in absent]

# SPDX-License-Identifier: BSD-2-Clause
"""The load of a scenario: its commands as processes, watched, and gone in the end.

Each command runs in a session of its own under a small supervisor on the same machine, at whose standard input we hold
the other end. When we let go of it (or are killed, or the connection breaks) the supervisor ends the command: SIGTERM
to its process group, then SIGKILL to what is left of it.
"""

import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Self

from ..measuring.stopping import StopRequest
from ..targets.stublines import has_start
from .answer import last_words
from .campaign import PEER, Command
from .machine import PATIENCE_S, SSH_FAILED, Machine
from .power import NOT_CLEANED, NOT_RESTORED
from .scenariofile import Printed

GRACE_S = 5
"""From SIGTERM to SIGKILL."""
RESTORE_S = 60
"""The same of a command that puts back what it has changed."""
KEPT_LINES, LINE_BYTES = 20, 500
"""Of the end of what a command prints."""
HEARD_BYTES = 1 << 16
"""Of a line that somebody listens to: a frequency for each of 8000 CPUs."""
POLL_S = 0.05

BY_SIGNAL = 128
"""What `wait` of a shell adds to the number of the signal that ended a process."""
KILLED = 9
"""SIGKILL of targets; `signal` has no such name on Windows."""
# `kill` of dash takes no `--` after a signal. The watcher's second `end` is for a stop that comes before setsid has
# made the group; the last one for what a command that ended by itself left of its group.
_SUPERVISOR = (
    "exec 3<&0; grace=$1; shift; "
    'setsid "$@" 3<&- </dev/null & load=$!; '
    'end() { kill -TERM "$1" || return; '
    'n=0; while kill -0 "$1" && [ $n -lt $((10 * grace)) ]; do sleep 0.1 || sleep 1; n=$((n+1)); done; '
    'kill -KILL "$1"; }; '
    '( read -r _ <&3; end "-$load"; end "$load" ) >/dev/null 2>&1 & watch=$!; '
    'wait "$load"; code=$?; '
    'kill "$watch" 2>/dev/null; end "-$load" >/dev/null 2>&1; '
    "exit $code"
)
_REPEAT = 'while :; do "$@" || exit; done'


class Process:
    """One command of a load, running from the beginning of this object until `stop`."""

    def __init__(self, command: Command, machine: Machine, hear: Callable[[bytes], None] | None = None) -> None:
        """`hear` is given each line that it prints, by a thread, when it comes."""
        self.command, self.machine = command, machine
        self._hear = hear
        words = [word.replace(PEER, machine.peer()) if PEER in word else word for word in command.run]
        if command.repeat:
            words = ["sh", "-c", _REPEAT, "irqscope", *words]
        self._grace = RESTORE_S if command.restores else GRACE_S
        self._last: deque[bytes] = deque(maxlen=KEPT_LINES)
        self._process = subprocess.Popen(
            machine.arguments(["sh", "-c", _SUPERVISOR, "irqscope", str(self._grace), *words]),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(HEARD_BYTES if self._hear else LINE_BYTES):
            self._last.append(line[:LINE_BYTES])
            if self._hear:
                self._hear(line)

    @property
    def code(self) -> int | None:
        """Its exit code, 128 and the signal's number for one that a signal ended; None while it runs.

        Minus the number of the signal that ended what watches it here.
        """
        return self._process.poll()

    @property
    def output(self) -> str:
        """The end of what it printed."""
        return b"".join(list(self._last)).decode(errors="replace")

    def complaint(self) -> str:
        """That it ended, in words."""
        code, remote = self.code or 0, self.machine.host is not None
        if code < 0:  # what runs here: ssh, or the supervisor
            how = f"lost its {'connection' if remote else 'supervisor'} by signal {-code}"
        elif remote and code == SSH_FAILED:
            how = f"lost its connection, or ended with exit code {code} itself"  # ssh does not tell them apart
        else:
            how = f"was ended by signal {code - BY_SIGNAL}" if code > BY_SIGNAL else f"ended with exit code {code}"
        self._reader.join(1)  # its last words may be on their way
        return f"{self.called} {how} ({last_words(self.output)})"

    @property
    def called(self) -> str:
        """What sentences call it, and where it runs."""
        return f"{self.command.title or self.command.run[0]} on {self.machine.name}"

    def let_go(self) -> None:
        """Have it ended, without waiting for that."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()

    def wait(self) -> None:
        """Until it is gone."""
        self.let_go()
        try:
            code = self._process.wait(self._grace + 2 * GRACE_S)
        except subprocess.TimeoutExpired:  # ssh to a target that does not answer; its sshd ends the command
            self._process.kill()
            code = self._process.wait()
        self._reader.join(GRACE_S)
        if self.command.restores and code in (-KILLED, BY_SIGNAL + KILLED):
            self.note(f"{NOT_RESTORED}{self.called} took longer than {self._grace} s for it")
        if self._process.stdout is not None and not self._reader.is_alive():
            self._process.stdout.close()

    def note(self, line: str) -> None:
        """Have it said at the end of what it printed."""
        self._last.append(f"{line}\n".encode())


class Load:
    """The commands of a scenario. Leaving the context stops all of them, whatever has happened."""

    def __init__(self, commands: Sequence[Command], machine: Callable[[str], Machine]) -> None:
        """`machine` gives that at a place of a command."""
        self._commands, self._machine = sorted(commands, key=lambda command: command.after), machine
        self._processes: list[Process] = []
        self._ended: str | None = None

    def start(self, stop: StopRequest) -> None:
        """Prepare all, then start each command when its time has come.

        Returns early if one ended, could not be prepared, or a stop is requested.
        """
        for command in dict.fromkeys(self._commands):
            if self.ended or stop.requested:
                return
            if command.prepare:
                self._prepare(Command(command.prepare, command.on), stop)
        if self.ended:
            return
        begun = time.monotonic()
        for command in self._commands:
            self.hold(command.after - Fraction(time.monotonic() - begun), stop)
            if self.ended or stop.requested:
                return
            process = Process(command, self._machine(command.on))
            self._processes.append(process)
            if command.says:
                self._hear(process, command.says, stop)
                begun = time.monotonic()  # nothing of the load was to begin before

    def _hear(self, process: Process, said: str, stop: StopRequest) -> None:
        """Wait for what a process says; that it does not is the load's end."""
        self.hold(PATIENCE_S, stop, lambda: said in process.output)
        if said not in process.output and not (self.ended or stop.requested):
            self._ended = f"{process.called} did not say {said!r} within {PATIENCE_S} s"

    def _prepare(self, command: Command, stop: StopRequest) -> None:
        """Run a command to its end, unless a stop is requested; its failure is the load's end."""
        process = Process(command, self._machine(command.on))
        while process.code is None and not stop.requested:
            time.sleep(POLL_S)
        if process.code:
            self._ended = process.complaint()
        process.wait()

    def settle(self, seconds: Fraction | float, stop: StopRequest) -> None:
        """Let time pass, and then wait for the start line if one of the commands is the target's stub.

        Returns early as `hold` does. A stub that says nothing for `PATIENCE_S` more is no longer waited for.
        """
        self.hold(seconds, stop)
        self.hold(PATIENCE_S, stop, lambda: self.stub_output is None or has_start(self.stub_output))

    def hold(self, seconds: Fraction | float, stop: StopRequest, enough: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, until a command ends, a stop is requested or it is `enough`."""
        until = time.monotonic() + float(seconds)
        while not (self.ended or stop.requested or enough()) and (left := until - time.monotonic()) > 0:
            time.sleep(min(POLL_S, left))

    @property
    def ended(self) -> str | None:
        """None while all that were started run, else which of them ended first, in words."""
        if self._ended is None:
            self._ended = next((p.complaint() for p in self._processes if p.code is not None), None)
        return self._ended

    @property
    def stub_output(self) -> str | None:
        """What the command that is the target's stub has printed; None if there is none."""
        return next((p.output for p in self._processes if p.command.stub), None)

    @property
    def printed(self) -> list[Printed]:
        """What each command printed last."""
        return [Printed(run=list(p.command.run), on=p.machine.name, output=p.output) for p in self._processes]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for process in self._processes:
            process.let_go()
        for process in self._processes:
            process.wait()
        for command in dict.fromkeys(self._commands):
            if command.clean:
                self._clean(command, command.clean)

    def _clean(self, command: Command, words: tuple[str, ...]) -> None:
        """Run what removes what a command left; that it failed is said by this command."""
        process = Process(Command(words, command.on), self._machine(command.on))
        until = time.monotonic() + PATIENCE_S
        while process.code is None and time.monotonic() < until:
            time.sleep(POLL_S)
        process.wait()
        said = [line for line in process.output.splitlines() if line.startswith(NOT_RESTORED)]
        if process.code:
            said.append(f"{NOT_CLEANED}{process.complaint()}")
        if of := next((each for each in self._processes if each.command == command), None):
            for line in said:
                of.note(line)

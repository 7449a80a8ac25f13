# SPDX-License-Identifier: BSD-2-Clause
"""Loads: they run, they end with their supervisor, and nothing of them is left."""

import json
import os
import signal
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import fakessh
import pytest
from eventually import PATIENCE_S, eventually

from irqscope.campaigns.campaign import Command
from irqscope.campaigns.load import Load
from irqscope.campaigns.machine import Machine
from irqscope.errors import BadInput
from irqscope.measuring.stopping import StopRequest


@pytest.fixture
def ssh(tmp_path, monkeypatch) -> Path:
    return fakessh.install(tmp_path, monkeypatch)


def python(text: str, *words: object, **keys: object) -> Command:
    return Command((sys.executable, "-c", text, *map(str, words)), **keys)  # type: ignore[arg-type]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


RUNS = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid()) + chr(10)); time.sleep(1000)"
CHILDREN = f"import os, sys; os.fork(); sys.argv[1] += str(os.getpid()); {RUNS}"
STUBBORN = f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {RUNS}"


def pid_in(path: Path) -> int:
    eventually(lambda: path.exists() and path.read_text().endswith("\n"))
    return int(path.read_text())


def here(place: str) -> Machine:
    return Machine()


def there(place: str) -> Machine:
    return Machine("root@board" if place == "target" else None)


@pytest.mark.parametrize("machine", [here, there])
def test_a_load_runs_until_it_is_left(machine, tmp_path, ssh):
    with StopRequest() as stop, Load([python(RUNS, tmp_path / "pid")], machine) as load:
        load.start(stop)
        pid = pid_in(tmp_path / "pid")
        assert load.ended is None and alive(pid) and os.getpgid(pid) == pid
    eventually(lambda: not alive(pid))
    assert ssh.exists() == (machine is there)
    if machine is there:
        assert "BatchMode=yes" in ssh.read_text() and "to root@board" in ssh.read_text()


def test_its_children_go_with_it(tmp_path):
    with StopRequest() as stop, Load([python(CHILDREN, tmp_path / "pid")], here) as load:
        load.start(stop)
        eventually(lambda: len(list(tmp_path.glob("pid*"))) == 2)
        pids = [pid_in(path) for path in tmp_path.glob("pid*")]
    eventually(lambda: not any(map(alive, pids)))


def test_one_that_ignores_sigterm_is_killed(tmp_path):
    with StopRequest() as stop, Load([python(STUBBORN, tmp_path / "pid")], here) as load:
        load.start(stop)
        pid = pid_in(tmp_path / "pid")
    assert not alive(pid)


def test_a_load_that_ends_leaves_no_children(tmp_path):
    """Its supervisor ends what it left in its group."""
    text = "import os, sys, time\nif os.fork():\n    while not os.path.exists(sys.argv[1]): time.sleep(0.01)\n"
    text += f"    raise SystemExit(3)\n{RUNS}"
    with StopRequest() as stop, Load([python(text, tmp_path / "pid")], here) as load:
        load.start(stop)
        eventually(lambda: load.ended)
        assert "exit code 3" in str(load.ended)
        assert not alive(pid_in(tmp_path / "pid"))


@pytest.mark.parametrize("machine", [here, there])
def test_a_load_that_dies_says_how(machine, tmp_path, ssh):
    command = python("import sys; print('one'); sys.stdout.flush(); sys.exit('out of memory')")
    with StopRequest() as stop, Load([command], machine) as load:
        load.start(stop)
        load.hold(PATIENCE_S, stop)
        assert load.ended == (
            f"{sys.executable} on {machine('target').name} ended with exit code 1 (one; out of memory)"
        )


def test_a_load_that_is_killed_says_by_what(tmp_path):
    with StopRequest() as stop, Load([python(RUNS, tmp_path / "pid")], here) as load:
        load.start(stop)
        os.kill(pid_in(tmp_path / "pid"), signal.SIGKILL)
        eventually(lambda: load.ended)
        assert "was ended by signal 9 (" in str(load.ended)


def test_words_reach_a_command_as_they_are(tmp_path, ssh):
    odd = ["a b", "$HOME", "`id`", "'", '"', "*", "\\", "", "--", "ä\n"]
    text = "import json, sys, time; json.dump(sys.argv[2:], open(sys.argv[1], 'w')); time.sleep(1000)"
    for name, machine in (("here", here), ("there", there)):
        with StopRequest() as stop, Load([python(text, tmp_path / name, *odd)], machine) as load:
            load.start(stop)
            eventually(lambda name=name: (tmp_path / name).exists() and (tmp_path / name).read_text().endswith("]"))
        assert json.loads((tmp_path / name).read_text()) == odd


def test_a_repeated_command_runs_again_until_it_fails(tmp_path):
    text = "import sys; f = open(sys.argv[1], 'a+'); f.write('x'); f.seek(0); sys.exit(f.read() == 'xxx')"
    with StopRequest() as stop, Load([python(text, tmp_path / "log", repeat=True)], here) as load:
        load.start(stop)
        eventually(lambda: load.ended)
    assert (tmp_path / "log").read_text() == "xxx" and "exit code 1" in str(load.ended)


def test_commands_start_staggered_and_are_cleaned_after(tmp_path):
    late = python(
        "import sys; open(sys.argv[1], 'w').close(); import time; time.sleep(1000)",
        tmp_path / "late",
        after=Fraction(1, 2),
        clean=("rm", str(tmp_path / "late")),
    )
    begun = time.monotonic()
    with StopRequest() as stop, Load([late, python(RUNS, tmp_path / "pid")], here) as load:
        load.start(stop)
        assert time.monotonic() - begun >= 0.5
        eventually((tmp_path / "late").exists)
    assert not (tmp_path / "late").exists()


def test_what_a_command_needs_is_prepared_before_any_starts(tmp_path):
    """To its end; one that fails is the end of the load, and is told."""
    file = str(tmp_path / "file")
    slow = (sys.executable, "-c", f"import time; time.sleep(0.3); open({file!r}, 'w')")
    wants = python(f"import os; print(os.path.exists({file!r}), flush=True); {RUNS}", tmp_path / "pid")
    later = python(RUNS, tmp_path / "later", prepare=slow, after=Fraction(1, 10))
    with StopRequest() as stop, Load([wants, later], here) as load:
        load.start(stop)
        pid_in(tmp_path / "pid")
        eventually(lambda: "True" in load.printed[0].output)
        assert load.ended is None
    fails = python(RUNS, tmp_path / "never", prepare=(sys.executable, "-c", "raise SystemExit('disk full')"))
    with StopRequest() as stop, Load([fails], here) as load:
        load.start(stop)
        assert load.ended and "exit code 1" in load.ended and "disk full" in load.ended
    assert not (tmp_path / "never").exists()


@pytest.mark.parametrize(("machine", "peer"), [(here, "localhost"), (there, "198.51.100.7")])
def test_a_command_on_the_target_knows_where_the_host_is(machine, peer, tmp_path, ssh):
    text = "import sys; open(sys.argv[1], 'w').write(sys.argv[2] + chr(10)); import time; time.sleep(1000)"
    with StopRequest() as stop, Load([python(text, tmp_path / "said", "to {peer}", repeat=True)], machine) as load:
        load.start(stop)
        eventually(lambda: (tmp_path / "said").exists() and (tmp_path / "said").read_text() == f"to {peer}\n")


def test_it_settles_when_the_stub_has_said_its_start_line(tmp_path):
    """However long that takes to start."""
    slow = "import json; print('booting'); print(json.dumps({'irqscope_stub': 1}), flush=True); "
    for text, says in ((slow + RUNS, '"irqscope_stub": 1'), ("raise SystemExit('no pins')", "no pins")):
        with StopRequest() as stop, Load([python(text, tmp_path / "pid", stub=True)], here) as load:
            load.start(stop)
            load.settle(0, stop)
            assert says in (load.stub_output if "irqscope" in says else load.ended)


def test_a_stop_ends_the_wait():
    with StopRequest() as stop, Load([], here) as load:
        os.kill(os.getpid(), signal.SIGINT)
        load.hold(1e6, stop)
        assert stop.requested


def test_whoever_kills_us_ends_the_load(tmp_path):
    """The supervisor sees the end of its input."""
    text = (
        "import sys, time; from irqscope.campaigns.campaign import Command; from irqscope.campaigns.load import Load; "
        "from irqscope.campaigns.machine import Machine; from irqscope.measuring.stopping import StopRequest\n"
        "with Load([Command(tuple(sys.argv[1:]))], lambda place: Machine()) as load:\n"
        "    load.start(StopRequest()); time.sleep(1000)"
    )
    command = [sys.executable, "-c", text, *python(RUNS, tmp_path / "pid").run]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}) as process:
        pid = pid_in(tmp_path / "pid")
        process.kill()
    eventually(lambda: not alive(pid))


def test_requests_within_each_other():
    with StopRequest() as outer, StopRequest() as inner:
        inner.ask()
        assert inner.requested and not outer.requested
        with StopRequest() as innermost:
            assert innermost.requested
    with StopRequest() as outer:
        with StopRequest() as inner:
            os.kill(os.getpid(), signal.SIGINT)
            assert inner.requested
        assert outer.requested
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    with StopRequest() as later:
        assert not later.requested


def test_missing_programs(ssh):
    for machine in (Machine(), Machine("root@board")):
        assert machine.missing(["sh", "no such tool", "setsid", "no-other"]) == ["no such tool", "no-other"]


def test_a_target_that_cannot_be_reached(ssh):
    with pytest.raises(BadInput, match=r"ssh does not reach gone \(ssh: connect to host gone port 22: No route"):
        Machine("gone").missing([])


def test_without_ssh(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadInput, match="ssh was not found on this machine"):
        Machine("board").missing([])

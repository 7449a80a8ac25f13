# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope stub install`: what scp is called with, what the user is told, and that nothing else is run."""

import json
import sys
from pathlib import Path

import pytest

from irqscope.campaigns.remote import Remote
from irqscope.cli import main
from irqscope.errors import BadInput
from irqscope_bench.crossbuild import PORTS

FAKE = f"""#!{sys.executable}
import json, sys
from pathlib import Path
calls = Path(__file__).parent / "calls"
with calls.open("a") as file:
    print(json.dumps([Path(sys.argv[0]).name, *sys.argv[1:]]), file=file)
reply = Path(__file__).parent / "reply"
if reply.exists():
    sys.exit(reply.read_text())
"""


@pytest.fixture
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an scp and an ssh that write down how they were called; with what is in `reply` they fail."""
    folder = tmp_path / "network"
    folder.mkdir()
    for name in ("scp", "ssh", "sftp"):
        (folder / name).write_text(FAKE)
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return folder


def calls(network: Path) -> list[list[str]]:
    file = network / "calls"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def stub(folder: Path, port: str = "linux_gpiod", name: str = "stub") -> Path:
    """A file that is to its reader what a stub is."""
    program = folder / name
    program.write_bytes(b"\x7fELF\2\1\1\0irqscope target stub %s\0" + port.encode() + b"\0")
    return program


PLACES = [
    ("board", "board:", "./stub"),
    ("root@board", "root@board:", "./stub"),
    ("board:", "board:", "./stub"),
    ("board:/opt", "board:/opt/", "/opt/stub"),
    ("board:/opt/", "board:/opt/", "/opt/stub"),
    ("board:/", "board:/", "/stub"),
    ("board:bin", "board:bin/", "bin/stub"),
    ("board:~/bin", "board:~/bin/", "~/bin/stub"),
    ("root@[fe80::1%eth0]:/opt", "root@[fe80::1%eth0]:/opt/", "/opt/stub"),
    ("10.0.0.7:/tmp", "10.0.0.7:/tmp/", "/tmp/stub"),
]


@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize(("target", "place", "command"), PLACES)
def test_it_is_copied_and_only_said_how_it_is_run(port, target, place, command, network, tmp_path, capsys):
    program = stub(tmp_path, port)
    assert main(["stub", "install", str(program), target]) == 0
    assert calls(network) == [["scp", "-p", "--", str(program), place]]
    said = capsys.readouterr()
    assert f"\n  {command} --workload task {PORTS[port].example}\n" in said.out and not said.err
    assert main(["stub", "install", str(program), target, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["command"].split()[0] == command and found["port"] == port
    assert found["host"] == place.rpartition(":")[0]


def test_a_target_without_sftp(network, tmp_path, capsys):
    assert main(["stub", "install", str(stub(tmp_path)), "board:/tmp", "--legacy"]) == 0
    assert calls(network) == [["scp", "-p", "-O", "--", str(tmp_path / "stub"), "board:/tmp/"]]
    capsys.readouterr()


def test_a_name_with_a_space_is_quoted_and_a_relative_one_is_no_target(network, tmp_path, monkeypatch, capsys):
    stub(tmp_path, name="board:my stub")
    monkeypatch.chdir(tmp_path)
    assert main(["stub", "install", "board:my stub", "board:/opt"]) == 0
    assert calls(network)[0][-2:] == [str(tmp_path / "board:my stub"), "board:/opt/"]
    assert "\n  /opt/'board:my stub' --workload" in capsys.readouterr().out


def test_what_scp_complains_of_is_in_the_sentence(network, tmp_path, capsys):
    said_by_scp = ["a banner", "", "of many", "lines", "ssh: Could not resolve hostname", "scp: Connection closed", ""]
    (network / "reply").write_text("\n".join(said_by_scp))
    assert main(["stub", "install", str(stub(tmp_path)), "board"]) == 2
    said = capsys.readouterr()
    why = "lines; ssh: Could not resolve hostname; scp: Connection closed"
    assert said.err == f"irqscope: scp could not copy stub to board: ({why})\n"
    assert not said.out


@pytest.mark.parametrize(
    "target",
    [
        "",
        ":",
        ":/opt",
        "-oProxyCommand=x",
        "root@-x",
        "root@",
        "@board",
        "/dev/null",
        "./board",
        "two words",
        "board:/opt;reboot",
        "board:$(reboot)",
        "board:a b",
        "board:/opt\n",
        "fe80::1",
    ],
)
def test_what_names_no_target_is_refused_before_anything_is_called(target, network, tmp_path, capsys):
    with pytest.raises(BadInput, match="names no folder of a target"):
        Remote.parse(target)
    arguments = ["stub", "install", "--", str(stub(tmp_path)), target]
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.err.startswith("irqscope: ") and said.err.count("\n") == 1 and not said.out
    assert calls(network) == []


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "cannot read"),
        (b"", "is no target stub"),
        (b"#!/bin/sh\n", "is no target stub"),
        (b"\x7fELF irqscope target stub", "is no target stub"),
        (b"\x7fELF \0linux_gpiod\0", "is no target stub"),
        (b"\x7fELF irqscope target stub\0sim\0", "is no target stub"),
        (b"irqscope target stub\0linux_gpiod\0", "is no target stub"),
    ],
)
def test_only_stubs_are_copied(content, words, network, tmp_path, capsys):
    program = tmp_path / "program"
    if content is not None:
        program.write_bytes(content)
    assert main(["stub", "install", str(program), "board"]) == 2
    said = capsys.readouterr().err
    assert words in said and said.startswith("irqscope: ") and said.count("\n") == 1
    assert calls(network) == []


def test_without_scp(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["stub", "install", str(stub(tmp_path)), "board"]) == 2
    assert "scp was not found: install OpenSSH's client" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "ACTION"),
        (["cook"], "invalid choice"),
        (["build"], "--target"),
        (["build", "--target", "vax"], "invalid choice: 'vax'"),
        (["build", "--target", "armv7", "--port", "rtlinux"], "invalid choice: 'rtlinux'"),
        (["install", "stub"], "HOST"),
    ],
)
def test_what_is_wrong_at_the_command_line_is_one_sentence(arguments, words, capsys):
    assert main(["stub", *arguments]) == 2
    said = capsys.readouterr()
    assert words in said.err and said.err.startswith("irqscope: ") and said.err.count("\n") == 1 and not said.out

# SPDX-License-Identifier: BSD-2-Clause
"""What the command line leaves open: from the environment, a project's file, a user's file, and nowhere."""

import json
import os
import stat
from pathlib import Path

import pytest

import irqscope
from irqscope import cli
from irqscope.device import ports
from irqscope.device.ports import why_not
from irqscope.errors import BadInput
from irqscope.files import fresh

LATENCY = ["latency", "--count", "50"]


@pytest.fixture
def work(tmp_path, monkeypatch) -> Path:
    """A folder of a project, in which nothing is known; the user's is beside it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("IRQSCOPE_PORT", raising=False)
    monkeypatch.setattr(ports, "known", list)
    (tmp_path / "config" / "irqscope").mkdir(parents=True)
    (tmp_path / "work" / "deep").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work" / "deep")
    return tmp_path / "work"


def user(work: Path) -> Path:
    return work.parent / "config" / "irqscope" / "irqscope.toml"


def settled(*words: str) -> dict[str, tuple[str, str]]:
    return {flag: (each.value, each.source) for flag, each in cli.parse([*LATENCY, *words]).settled}


def test_without_anything_it_says_how_to_name_an_instrument(work, capsys):
    assert cli.main(LATENCY) == 2
    assert capsys.readouterr().err == (
        "irqscope: say which instrument by --port, IRQSCOPE_PORT, or `port` in irqscope.toml: this machine has no "
        "serial port; sim:// needs no board\n"
    )


def test_the_nearer_one_holds_and_the_command_line_above_all(work, monkeypatch):
    user(work).write_text('port = "of-the-user"\nbaud = "1Mbaud"\nout = "there"\n')
    assert settled("--out=x") == {"--port": ("of-the-user", str(user(work))), "--baud": ("1Mbaud", str(user(work)))}
    project = work / "irqscope.toml"
    project.write_text('device = "7A0031"\n')
    monkeypatch.setattr("irqscope.device.ports.port_of", lambda number: f"port-of-{number}")
    assert settled("--out=x") == {"--device": ("7A0031", str(project))}  # with a baud rate of its own
    assert settled()["--out"][0].startswith(str(user(work).parent / "there" / "irqscope-"))
    monkeypatch.setenv("IRQSCOPE_PORT", "of-the-shell")
    assert settled("--out=x") == {"--port": ("of-the-shell", "IRQSCOPE_PORT")}
    assert settled("--out=x", "--port", "mine") == {}
    (work / "deep" / "irqscope.toml").write_text("")  # the nearest one alone is the project's
    monkeypatch.delenv("IRQSCOPE_PORT")
    assert settled("--out=x")["--port"] == ("of-the-user", str(user(work)))


def test_the_run_keeps_the_whole_command_and_what_came_from_where_is_told(work, capsys):
    (work / "irqscope.toml").write_text('port = "model://"\nout = "runs"\nlimits.latency = "limits.toml"\n')
    (work / "limits.toml").write_text('limit = {"isr.max" = "1s"}\n')
    assert cli.main(LATENCY) == 0
    (directory,) = (work / "runs").iterdir()
    said = capsys.readouterr()
    source = f"({work / 'irqscope.toml'})"
    assert said.err.startswith(f"irqscope: --port model:// {source}, --limits {work / 'limits.toml'} {source}, --out ")
    assert said.out.startswith("PASS") or "\nPASS" in said.out
    command = json.loads((directory / "run.json").read_text())["command"]
    assert command == [
        "irqscope",
        *LATENCY,
        "--port=model://",
        f"--limits={work / 'limits.toml'}",
        f"--out={directory}",
    ]
    again = cli.parse(command[1:])
    assert again.settled == [] and str(again.out) == str(directory)


def test_a_directory_is_dated_and_no_run_is_measured_into_that_of_another(work):
    first = settled("--port=x")["--out"][0]
    Path(first).mkdir()
    assert settled("--port=x")["--out"][0] != first


@pytest.mark.parametrize("words", [["report", "run"], ["stub", "ports"], ["latency", "--help"], ["boards"]])
def test_who_needs_none_is_asked_for_none(work, words):
    try:
        assert cli.parse(words).settled == []
    except SystemExit as ended:
        assert ended.code == 0


def test_limits_are_those_of_their_verb(work):
    (work / "irqscope.toml").write_text('[limits]\nperiodic = "p.toml"\nlatency = "l.toml"\n')
    assert settled("--port=x", "--out=y")["--limits"][0] == str(work / "l.toml")
    options = cli.parse(["periodic", "--port=x", "--out=y"])
    assert [each.value for _, each in options.settled] == [str(work / "p.toml")]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("prot = 'x'", "prot is no key that irqscope knows here"),
        ("port = 5", "port must be a text, not 5"),
        ("port = 'x'\ndevice = 'y'", "names a port and a device: leave out one of them"),
        ("limits = 'x'", "limits: must be a table"),
        ("port = 'x'\n[limits]\nlatenzy = 'l.toml'", "limits: latenzy is no key that irqscope knows here"),
        ("port = 'x'\n[limits]\nsaturate = 7", "limits: saturate must be a text, not 7"),
        ("port =", "is no TOML"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_with_its_place(work, content, sentence, capsys):
    (work / "irqscope.toml").write_text(content)
    assert cli.main(LATENCY) == 2
    err = capsys.readouterr().err
    assert str(work / "irqscope.toml") in err and sentence in err and err.count("\n") == 1


def test_a_port_that_is_not_there_is_told_with_those_that_are(work, capsys):
    assert cli.main(["info", "--port", str(work / "ttyUSB7")]) == 2
    err = capsys.readouterr().err
    assert "No such file or directory; this machine has no serial port" in err and err.count("\n") == 1


def test_a_port_that_may_not_be_opened_is_told_with_the_group_that_may(work):
    grp = pytest.importorskip("grp")
    import errno

    port = work / "ttyUSB7"
    port.touch()
    port.chmod(0o660)
    group = grp.getgrgid(port.stat().st_gid).gr_name
    assert f"its group {group} may open it: join that (sudo usermod -aG {group} $USER)" in why_not(
        str(port), errno.EACCES
    )
    port.chmod(stat.S_IRUSR)
    assert why_not(str(port), errno.EACCES) == "" == why_not("socket://x:1", errno.ENOENT)
    assert "another program" in why_not(str(port), errno.EAGAIN)


@pytest.mark.parametrize("key", ["out", "limits.latency"])
def test_a_path_of_a_file_that_the_system_refuses_is_told_with_its_place(key, work, capsys):
    (work / "irqscope.toml").write_text(f'port = "model://"\n{key} = "{"x" * 300}"\n')
    assert cli.main(LATENCY) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{key.rpartition('.')[2]} cannot be used: cannot look at" in line and line.endswith("File name too long")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere no directory is taken away that somebody is in")
@pytest.mark.parametrize("verb", ["info --port model://", "latency --port model://", "selftest"])
def test_a_directory_that_was_taken_away_is_one_sentence(verb, work, tmp_path, monkeypatch, capsys):
    (gone := tmp_path / "gone").mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert cli.main(verb.split()) == 2
    said = capsys.readouterr().err
    assert said == (
        "irqscope: the present directory was taken away (No such file or directory): change to another one\n"
    )


@pytest.mark.parametrize("strange", ["x" * 300, "a\0b"], ids=["long", "nul"])
def test_python_is_told_of_a_path_that_the_system_refuses(strange):
    with irqscope.connect("model://") as instrument:
        for refused in (
            lambda: instrument.latency(count=10, out=strange),
            lambda: irqscope.read(strange),
            lambda: irqscope.compare(strange, strange),
            lambda: irqscope.campaign(strange, "out"),
        ):
            with pytest.raises(BadInput, match="cannot look at"):
                refused()


def test_what_another_takes_in_the_same_second_is_left_to_it(work, monkeypatch, capsys):
    """Between the choice of a name and the directory's making: the second measurement was refused, and lost."""
    monkeypatch.setenv("IRQSCOPE_PORT", "model://")
    taken: list[Path] = []

    def chosen(folder: Path) -> Path:
        path = fresh(folder)
        if not taken:
            taken.append(path)
            path.mkdir()
            (path / "run.json").write_text("of another program")
        return path

    monkeypatch.setattr("irqscope.cli._settings.fresh", chosen)
    assert cli.main(LATENCY) == 0
    theirs, mine = sorted(Path().iterdir())
    assert theirs == taken[0] and [each.name for each in theirs.iterdir()] == ["run.json"]
    assert (mine / "result.json").exists() and mine.name.startswith("irqscope-")
    run = json.loads((mine / "run.json").read_text())
    assert run["command"][-1] == f"--out={mine}" and capsys.readouterr().err.count("--out ") == 1


@pytest.mark.parametrize("more", [["--rate", "1GHz"], ["--port", "no://such"], ["--count", "x"]], ids=" ".join)
def test_where_nothing_is_measured_no_directory_is_left(work, monkeypatch, more):
    monkeypatch.setenv("IRQSCOPE_PORT", "model://")
    assert cli.main([*LATENCY, *more]) == 2
    (work / "irqscope.toml").write_text('out = "of/all/runs"\n')
    assert cli.main([*LATENCY, *more]) == 2
    assert sorted(each.name for each in work.rglob("*")) == ["deep", "irqscope.toml"]
    (work / "of").mkdir()
    assert cli.main([*LATENCY, *more]) == 2
    assert sorted(each.name for each in work.rglob("*")) == ["deep", "irqscope.toml", "of"]

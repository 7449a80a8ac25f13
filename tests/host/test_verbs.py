# SPDX-License-Identifier: BSD-2-Clause
"""Verbs: which there are, their help, and what each loads."""

import importlib.metadata
import tomllib
from pathlib import Path

import pytest
from childpython import python

from irqscope import cli, experiments
from irqscope.cli._verbs import GROUP

ROOT = Path(__file__).parents[2]


def test_verbs_are_those_declared():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["irqscope.verbs"]
    files = {
        path.stem: f"{package.__name__}.{path.stem}"
        for package in (cli, experiments)
        for path in Path(package.__file__).parent.glob("[a-z]*.py")
    }
    assert declared == files == {name: module for name, module in cli.discover().items() if name in files}


def test_a_verb_without_its_extra_says_so(monkeypatch, capsys):
    point = importlib.metadata.EntryPoint("extra", "json_but_not_there", GROUP)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [point])
    assert cli.main(["extra"]) == 2
    assert "needs the Python package json_but_not_there" in capsys.readouterr().err
    assert cli.main(["--help"]) == 0
    assert "latency" in capsys.readouterr().out


@pytest.mark.parametrize("verb", sorted(cli.discover()))
def test_every_verb_has_help(verb, capsys):
    """With what its defaults are, however they are written: argparse expands each `%`."""
    with pytest.raises(SystemExit) as ended:
        cli.main([verb, "--help"])
    assert ended.value.code == 0 and capsys.readouterr().out.startswith(f"usage: irqscope {verb} ")


def test_help_loads_only_what_is_python_s_own_and_the_host_needs_no_amaranth():
    code = (
        "import sys; sys.modules['amaranth'] = None; before = set(sys.modules)\n"
        "from irqscope.cli import main\n"
        "main(['--help'])\n"
        "loaded = {name.partition('.')[0] for name in sys.modules.keys() - before}\n"
        "print(sorted(loaded - set(sys.stdlib_module_names)))\n"
        "import irqscope.measuring.run, irqscope.measuring.planning, irqscope.results.reread\n"
        "import irqscope.report.documents.run\n"
        "import irqscope.qualifying.selftest"
    )
    process = python(code)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert out.splitlines()[-1] == "['irqscope']"


def test_a_report_loads_what_draws_only_where_it_draws(tmp_path):
    code = (
        "import sys; from pathlib import Path; from goldens import result_of\n"
        "from irqscope.report import formats\n"
        "from irqscope.report.documents import document\n"
        "from irqscope.report.terminal import conclude\n"
        "made = [document(result_of(name, Path(sys.argv[1]))) for name in ('latency', 'sweep', 'affinity')]\n"
        "from irqscope.report.documents import comparison\n"
        "formats.files(made[0], 'csv'), formats.files(made[1], 'junit'), formats.files(made[2], 'markdown')\n"
        "print('matplotlib' in sys.modules)\n"
        "formats.files(made[1], 'html')\n"
        "print('matplotlib' in sys.modules)"
    )
    process = python(code, str(tmp_path))
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert out.split() == ["False", "True"]

# SPDX-License-Identifier: BSD-2-Clause
"""Completion: what a real bash offers, and that the other shells' scripts know the same words."""

import subprocess

import pytest

from irqscope import cli
from irqscope.cli.completion import SHELLS

TRY = """
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _shtab_irqscope; echo "${COMPREPLY[*]}"; }
"""
TYPED = {
    "irqscope la": {"latency"},
    "irqscope latency --thre": {"--threshold"},
    "irqscope latency --events ''": {"all", "outliers"},
    "irqscope stub build --ta": {"--target"},
    "irqscope completion ''": set(SHELLS),
}


@pytest.fixture(scope="module")
def scripts() -> dict[str, str]:
    found = {}
    for shell in SHELLS:
        with pytest.MonkeyPatch.context() as patch:
            said: list[str] = []
            patch.setattr("builtins.print", lambda text, said=said: said.append(text))
            assert cli.main(["completion", shell]) == 0
        found[shell] = "\n".join(said)
    return found


def test_bash_completes_verbs_options_and_choices(scripts, tmp_path):
    (tmp_path / "irqscope").write_text(scripts["bash"])
    lines = "".join(f"try {words}\n" for words in TYPED)
    done = subprocess.run(
        ["bash", "-c", f"source {tmp_path / 'irqscope'}\n{TRY}{lines}"], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert [set(line.split()) for line in done.stdout.splitlines()] == list(TYPED.values())


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_knows_every_verb_and_its_options(shell, scripts):
    for verb in cli.discover():
        assert verb in scripts[shell]
    for option in ("threshold", "trigger-on", "no-ask", "refine"):
        assert option in scripts[shell]


def test_another_shell_is_refused(capsys):
    assert cli.main(["completion", "cmd"]) == 2
    assert "choose from" in capsys.readouterr().err

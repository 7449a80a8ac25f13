# SPDX-License-Identifier: BSD-2-Clause
"""What the command line says of itself: its verbs by purpose, their examples, and what may have been meant."""

import ast
import re
import shlex
from pathlib import Path

import pytest
from typed import commands, typed

from irqscope import cli
from irqscope.cli._verbs import FURTHER, PURPOSES, overview
from irqscope.errors import IrqscopeError

ROOT = Path(__file__).parents[2]
VERBS = sorted(cli.discover())
OTHERS = {"no-header", "no-index", "no-summary", "subbuf-size", "editable", "print", "irqscope-port", "irqscope-out"}
"""Options of rtla, LTTng, pip, adjtimex and pytest, which texts name too."""


def examples(verb: str) -> list[list[str]]:
    """The words of each example of a verb's help, without what a shell does with them."""
    lines = cli.text_of(cli.discover()[verb]).partition(cli.EXAMPLES)[2].splitlines()
    found = []
    for line in lines:
        words = shlex.split(line, comments=True)
        if "|" in words:
            words = words[words.index("|") + 1 :]
        found.append(words[: words.index(">")] if ">" in words else words)
    return found


@pytest.mark.parametrize("asked", [[], ["help"], ["--help"], ["-h"]])
def test_alone_it_lists_each_verb_once_in_a_line(asked, capsys):
    assert cli.main(asked) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80 and "exit codes: 0 success" in out
    assert sorted(re.findall(r"^  ([a-z]+)  +[A-Z]", out, re.MULTILINE)) == VERBS
    assert f"\n{FURTHER}:" not in out


def test_each_verb_has_its_purpose_and_those_of_others_come_last():
    names = [name for group in PURPOSES.values() for name in group]
    assert sorted(names) == VERBS
    lines = list(overview({"latency": "Measure latency", "mine": "Do mine"}))
    assert lines.index("  mine     Do mine") > lines.index(f"\n{FURTHER}:") > lines.index("  latency  Measure latency")


@pytest.mark.parametrize("verb", VERBS)
def test_the_examples_of_a_verb_can_be_typed(verb, capsys):
    commands = examples(verb)
    assert commands
    for program, *words in commands:
        assert program == "irqscope" and words[0] == verb
        assert typed(words).verb == verb
    with pytest.raises(SystemExit) as ended:
        cli.main(["help", verb])
    help_text = capsys.readouterr().out
    assert ended.value.code == 0 and help_text.startswith(f"usage: irqscope {verb} ")
    before, _, after = help_text.partition("\nexamples:\n")
    assert "Examples:" not in before and after.startswith("  ") and "\n\nexit codes: " in after


def test_each_option_that_a_sentence_names_is_there():
    """Of the verbs, of their parts, or of the stub."""
    known = set(re.findall(r'^\t\{ "([a-z]+)", STUB_', (ROOT / "target-stub/stub.c").read_text(), re.MULTILINE))
    assert "workload" in known
    for verb in VERBS:
        for _, parser in commands(verb):
            known |= {flag.removeprefix("--") for flag in parser._option_string_actions}
    sentences = [
        (path, text)
        for path in sorted((ROOT / "host/irqscope").rglob("*.py"))
        for text in said(ast.parse(path.read_text(encoding="utf-8")))
    ]
    named = [
        (path, flag)
        for path, text in sentences
        for flag in re.findall(r"(?<![\w(-])--([a-z][a-z0-9-]*)(?![-a-z0-9]|: ?#)", text)
    ]
    assert len(named) > 250 and not [(path.name, flag) for path, flag in named if flag not in known | OTHERS]


def said(module: ast.Module) -> list[str]:
    """The texts of a module of several words, but for its docstrings, of which those of verbs are held above."""
    about = {id(each.value) for each in ast.walk(module) if isinstance(each, ast.Expr)}
    texts = [each for each in ast.walk(module) if isinstance(each, ast.Constant) and id(each) not in about]
    return [each.value for each in texts if isinstance(each.value, str) and " " in each.value]


WRONG = [
    ("latenci", "there is no verb 'latenci': did you mean latency?"),
    ("help latenci", "there is no verb 'latenci': did you mean latency?"),
    ("xyzzy", "there is no verb 'xyzzy': `irqscope help` lists all"),
    ("latency --ratte 1kHz", "no option --ratte: did you mean --rate? (see `irqscope latency --help`)"),
    ("latency --port x --out y --dur=1h", "no option --dur: did you mean --duration? (see `irqscope latency --help`)"),
    ("latency --port x --out y --qqqq", "there is no option --qqqq (see `irqscope latency --help`)"),
    ("latency --port x --out y more", "there is no place for 'more' (see `irqscope latency --help`)"),
    ("stub build --taget x", "did you mean --target? (see `irqscope stub build --help`)"),
    ("stub biuld", "'biuld'"),
    ("--vers", "did you mean --version? (see `irqscope --help`)"),
]


@pytest.mark.parametrize(("typed", "sentence"), WRONG)
def test_what_is_mistyped_is_told_with_what_may_be_meant(typed, sentence, capsys):
    assert cli.main(typed.split()) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err and captured.err.count("\n") == 1 and captured.out == ""


@pytest.mark.parametrize("verb", VERBS)
def test_no_option_can_be_shortened(verb):
    """Scripts that shorten one would break with the next option of the same beginning."""
    parser = cli.parser(verb).of(verb)
    for option in parser._option_string_actions:
        if option.startswith("--") and len(option) > 4 and option[:-1] not in parser._option_string_actions:
            with pytest.raises(IrqscopeError, match=f"there is no option {option[:-1]}: did you mean"):
                parser.parse_args([option[:-1]])
            break

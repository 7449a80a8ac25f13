# SPDX-License-Identifier: BSD-2-Clause
"""Print what a shell needs to complete verbs and options.

It is made from what this version takes: make it anew after an update. Nothing of irqscope runs while you type.

Examples:
  irqscope completion bash > ~/.local/share/bash-completion/completions/irqscope
  irqscope completion zsh > ~/.zfunc/_irqscope           # a folder of your fpath
  irqscope completion fish > ~/.config/fish/completions/irqscope.fish
"""

import argparse
from collections.abc import Iterator

SHELLS = ("bash", "zsh", "fish")
FILES, FOLDERS = ("FILE", "PROGRAM"), ("DIR", "DIR2", "DIR3", "DATASET", "RUN")
"""What stands in help for a file, and for a directory."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))


def run(options: argparse.Namespace) -> int:
    import shtab

    from ..errors import IrqscopeError
    from . import load, parser
    from ._verbs import discover

    verbs = []
    for name, module in discover().items():
        try:
            load(module)
        except IrqscopeError:  # it needs an extra that is not installed
            continue
        verbs.append(name)
    top = parser(*verbs)
    for action in _actions(top):
        if action.metavar in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.metavar in FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.choices is None and isinstance(action.metavar, str) and "|" in action.metavar:
            action.choices = action.metavar.split("|")
    print(shtab.complete(top, options.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Those of a parser and of all below it."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from _actions(below)

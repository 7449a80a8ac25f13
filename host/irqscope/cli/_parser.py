# SPDX-License-Identifier: BSD-2-Clause
"""How arguments are parsed: options are written out, and what is wrong is one sentence that says what may be meant."""

import argparse
import difflib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ..errors import IrqscopeError

NEGATIVE = re.compile(r"-[.\d]")
"""How a word begins that is a value, and wrong, where argparse would see an option: `-5us`."""


class Parser(argparse.ArgumentParser):
    """Takes no abbreviations, complains in one sentence, and points at the help of the verb that it is of."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **{"allow_abbrev": False, **more})
        self.register("type", Path, _path)
        self._negative_number_matcher = NEGATIVE

    def error(self, message: str) -> NoReturn:
        raise IrqscopeError(f"{message} (see `{self.prog} --help`)")

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Knows all of them: what is left over is complained of by the parser of the verb that does not take it."""
        self.check(args or ())
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"there is no place for {rest[0]!r}")
        return found, []

    def of(self, verb: str) -> "Parser":
        """The parser of one of its verbs."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                found: Parser = action.choices[verb]
                return found
        raise KeyError(verb)

    def check(self, words: Sequence[str]) -> None:
        """Complain of an option that there is not, before one that is required is missed because of it."""
        for word in words:
            name = word.partition("=")[0]
            if word == "--" or (self._subparsers and not word.startswith("-")):
                return
            if name.startswith("--") and " " not in word and name not in self._option_string_actions:
                self.error(f"there is no option {name}{did_you_mean(name, self._option_string_actions)}")


def _path(text: str) -> Path:
    """Take a path that is given: an empty text, as of a variable that is not set, would be the present folder."""
    from ..base.options import PATH
    from ._requests import reader

    path: Path = reader(PATH)(text)
    return path


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question that names the most similar of the `known` words, or those that begin with this one; "" for none."""
    words = sorted(known)
    begun = [each for each in words if len(word.lstrip("-")) > 1 and each.startswith(word)]
    near = begun or difflib.get_close_matches(word, words, 2, 0.7)
    return f": did you mean {' or '.join(near[:3])}?" if near else ""

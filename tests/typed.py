# SPDX-License-Identifier: BSD-2-Clause
"""Commands of irqscope: which there are, and whether one that people are told to type is taken, as far as that is told
before irqscope looks for an instrument.
"""

import argparse
from collections.abc import Iterator

from irqscope import cli
from irqscope.cli._requests import request_of
from irqscope.experiments._known import known
from irqscope.measuring.requests import Connection

EXPERIMENTS = known()


def commands(verb: str) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The verb, or its actions if it has some, each with its parser."""
    parser = cli.parser(verb).of(verb)
    actions = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    if not actions:
        yield verb, parser
    for each in actions:
        yield from ((f"{verb} {name}", below) for name, below in each.choices.items())


def typed(words: list[str]) -> argparse.Namespace:
    """The options of a command without its `irqscope`; IrqscopeError if it is refused, by what its options say
    together, too: limits on figures that the experiment does not find, for example."""
    parsed = cli.parse(words)
    if experiment := EXPERIMENTS.get(parsed.verb):
        request_of(Connection, parsed)
        request_of(experiment.request, parsed)
    return parsed

# SPDX-License-Identifier: BSD-2-Clause
"""Commands that people are told to type, as far as irqscope takes them before it looks for an instrument."""

import argparse

from irqscope import cli
from irqscope.cli._requests import request_of
from irqscope.experiments._known import known
from irqscope.measuring.requests import Connection


def typed(words: list[str]) -> argparse.Namespace:
    """The options of a command without its `irqscope`; IrqscopeError if it is refused, by what its options say
    together, too: limits on figures that the experiment does not find, for example."""
    parsed = cli.parse(words)
    if experiment := known().get(parsed.verb):
        request_of(Connection, parsed)
        request_of(experiment.request, parsed)
    return parsed

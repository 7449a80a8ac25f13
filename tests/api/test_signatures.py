# SPDX-License-Identifier: BSD-2-Clause
"""The arguments of an instrument's methods are the fields of the requests."""

import inspect
import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING
from fractions import Fraction
from pathlib import Path
from typing import Literal

import pytest

import irqscope
from irqscope import Bracket, Chain, Clock, Idle, Instrument, Interfere, Latency, Multi, Periodic, Saturate
from irqscope.api.experiments import Experiments
from irqscope.base.namedtimes import NamedTimes
from irqscope.base.options import COMMAND, COUNT, DIRECTORY, FLAG, NAMES, PATH, RATE, SHARE, TEXT, TIME, options
from irqscope.measuring.requests import Request
from irqscope.measuring.secondstimulus import SECOND_STIMULUS, SecondStimulus

SECONDS, SEVERAL, FILE = float | Fraction | str, str | Sequence[str], Path | str
TYPES = {
    id(TIME): SECONDS,
    id(RATE): SECONDS,
    id(SHARE): SECONDS,
    id(COUNT): int | str,
    id(FLAG): bool,
    id(TEXT): str,
    id(PATH): FILE,
    id(DIRECTORY): FILE,
    id(NAMES): SEVERAL,
    id(COMMAND): SEVERAL,
    id(SECOND_STIMULUS): SecondStimulus | str,
}
"""What an argument takes, by what its field does."""


def type_of(kind):
    if kind.many:
        return SEVERAL
    if NamedTimes in kind.types:
        return Mapping[str, SECONDS] | NamedTimes | SECONDS
    if "|" in kind.metavar:
        return Literal[tuple(kind.metavar.split("|"))]
    return TYPES.get(id(kind), SECONDS)


@pytest.mark.parametrize("kind", [Bracket, Chain, Clock, Idle, Interfere, Latency, Multi, Periodic, Saturate])
def test_a_method_has_the_arguments_of_its_request(kind):
    """By name, order, default and type, and each is documented."""
    method = getattr(Instrument, kind.__name__.lower())
    conduct = dict(list(inspect.signature(Instrument.measure).parameters.items())[2:])
    own = dict(list(inspect.signature(method).parameters.items())[1:])
    assert [own.pop(name) for name in conduct] == list(conduct.values())
    fields = {name: (each, default) for name, each, default in options(kind)}
    assert list(own) == list(fields) and {each.kind for each in own.values()} == {inspect.Parameter.KEYWORD_ONLY}
    for name, argument in own.items():
        each, default = fields[name]
        if default is None:
            assert argument.default is None, name
        elif default is MISSING:
            assert argument.default is inspect.Parameter.empty, name
        else:
            assert each.kind.take(argument.default) == default, name
        assert argument.annotation == (type_of(each.kind) | None if default is None else type_of(each.kind)), name
        assert f"\n{name} : " in method.__doc__, name
    assert not re.search(r"--\w", method.__doc__), "the docstring speaks of options"


def test_what_an_instrument_measures_has_its_request():
    """That of `chain` was missing: `start` could not measure it, and a sentence named a method that there is not."""
    methods = {name for name, each in vars(Experiments).items() if not name.startswith("_")} - {"measure"}
    requests = {
        name
        for name in irqscope.PUBLIC
        if isinstance(each := getattr(irqscope, name), type) and issubclass(each, Request)
    }
    assert methods == {name.lower() for name in requests} and "chain" in methods
    with pytest.raises(irqscope.BadInput, match=r"let instrument\.chain\(rate='2kHz'\) read it"):
        irqscope.Chain(rate="2kHz")

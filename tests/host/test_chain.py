# SPDX-License-Identifier: BSD-2-Clause
"""Chains of segments, in any order: put together, or refused with the pin at which they are none."""

import random
from fractions import Fraction
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError, convert, to_builtins

from irqscope.contract.roles import INPUTS, Source
from irqscope.errors import BadInput
from irqscope.measuring.chain import Link, chain_of, usual
from irqscope.measuring.chaining import settings_record
from irqscope.measuring.experimentrecord import ChainSettings
from irqscope.report.chain import sentences
from irqscope.results.findingrecords import ChainFinding, Hop
from irqscope.results.resultrecord import Result
from irqscope.targets.target import Target


def chain(*texts: str) -> object:
    return chain_of([Link.parse(text) for text in texts])


@given(st.permutations(INPUTS), st.integers(1, len(INPUTS)), st.data())
def test_hops_and_spans_are_told_apart_in_any_order(pins: list[Source], length: int, data: st.DataObject) -> None:
    path = [Source.STIMULUS, *pins[:length]]
    pairs = [(a, b) for a in range(length) for b in range(a + 2, length + 1)]
    spans = data.draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    links = [Link(f"hop{k}", path[k], path[k + 1]) for k in range(length)]
    links += [Link(f"span{a}-{b}", path[a], path[b]) for a, b in spans]
    found = chain_of(data.draw(st.permutations(links)))
    assert list(found.path) == path and list(found.hops) == links[:length]
    assert set(found.spans) == set(links[length:])
    for a, b in spans:
        assert found.reach(found.named[f"span{a}-{b}"]) == slice(a, b)
    whole = found.whole
    assert (whole.cause, whole.response) == (path[0], path[-1]) and found.reach(whole) == slice(0, length)
    assert settings_record(found, {}).chain == found


@pytest.mark.parametrize(
    "texts, told",
    [
        (("a=stimulus:isr", "b=isr:task", "c=isr:done"), "splits at isr, into task and done"),
        (("a=stimulus:isr", "b=stimulus:task"), "splits at stimulus, into isr and task"),
        (("a=stimulus:isr", "b=isr:done", "c=task:done"), "two segments join at done, from isr and task"),
        (("a=stimulus:isr", "b=task:done"), "b begins with task, which no segment ends with"),
        (("a=isr:task",), "begins with the stimulus, and this one with isr"),
        (("a=isr:task", "b=task:isr"), "round in a circle: a, b"),
        (("a=stimulus:isr", "b=task:done", "c=done:task"), "do not hang together: b, c is apart"),
        (("a=stimulus:isr", "a=isr:task"), "--segment a is given twice"),
        (("a=stimulus:isr", "b=stimulus:isr"), "a and b are the same"),
        (("isr=stimulus:task",), "isr is measured from stimulus to isr"),
        (("a=stimulus:trigger",), "a cannot lead from stimulus to trigger"),
        (("a=isr:stimulus",), "a cannot lead from isr to stimulus"),
        (("a=isr:isr",), "a cannot lead from isr to isr"),
        (("isr.interval=isr:isr",), "isr.interval is an interval"),
        (("A=stimulus:isr",), "'A' is no name"),
        (("a.b=stimulus:isr",), "'a.b' is no name"),
        (("a=stimulus:isr:lifo",), "is no segment: write NAME=FROM:TO"),
        (("stimulus:isr",), "is no segment: write NAME=FROM:TO"),
        (("a=stimulus:nmi",), "no source is called 'nmi'"),
    ],
)
def test_what_is_no_chain_is_refused(texts: tuple[str, ...], told: str) -> None:
    shuffled = list(texts)
    random.Random(1).shuffle(shuffled)
    with pytest.raises(BadInput, match=told.replace(".", r"\.")):
        chain(*texts)
    with pytest.raises(BadInput):
        chain(*shuffled)


@pytest.mark.parametrize(
    "changed, told",
    [
        ({"deadlines": {"b": "1/2"}}, "no segment of the chain is called b"),
        ({"segments": []}, "no segment"),
        ({"segments": [{"name": "a", "cause": "isr", "response": "task", "fifo": False}]}, "begins with the stimulus"),
        ({"segments": [{"name": "A", "cause": "stimulus", "response": "task", "fifo": False}]}, "'A' is no name"),
    ],
)
def test_a_file_with_no_chain_in_it_is_refused(changed: dict[str, object], told: str) -> None:
    content = to_builtins(settings_record(chain_of([Link.parse("a=stimulus:isr")]), {"a": Fraction(1, 3)}))
    assert convert(content, ChainSettings).chain.whole.name == "a"
    with pytest.raises(ValidationError, match=told):
        convert(content | changed, ChainSettings)


@given(st.text(max_size=40))
def test_any_text_is_a_segment_or_one_sentence(text: str) -> None:
    try:
        Link.parse(text)
    except BadInput as error:
        assert "\n" not in str(error) or "\n" in text


@pytest.mark.parametrize(
    "pins, names",
    [({}, ["isr", "task", "work"]), ({"task": "", "done": ""}, ["wake", "work"]), ({"isr": ""}, ["isr"])],
)
def test_the_usual_chain_is_what_the_target_toggles(pins: dict[str, str], names: list[str]) -> None:
    assert [each.name for each in usual(Target({"pins": pins}))] == names


def test_edges_that_came_from_no_chain_are_told_of_every_pin() -> None:
    hops = [
        Hop(
            segment="isr",
            cause="stimulus",
            response="isr",
            median=None,
            worst=None,
            unanswered=0,
            merged=0,
            causeless=2,
        ),
        Hop(segment="task", cause="isr", response="task", median=None, worst=None, unanswered=0, merged=0, causeless=1),
    ]
    found = ChainFinding(
        whole="wake", stimuli=3, complete=0, doubtful=3, open=0, gaps=0, median=None, hops=hops, late=None, worst=[],
        deadlines=[],
    )  # fmt: skip
    told = list(sentences(cast(Result, None), found))  # no duration is told
    assert told[1:] == [
        "2 edges of isr came without one of stimulus: isr toggles by itself, or answered later than the timeout.",
        "1 edge of task came without one of isr: so many edges of isr are missing, task toggles by itself, or answered "
        "later than the timeout.",
        "3 chains are left out: it is not known which edges are theirs.",
    ]

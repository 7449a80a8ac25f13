# SPDX-License-Identifier: BSD-2-Clause
"""Limits as users write them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.figures import FIGURES
from irqscope.contract.segments import SEGMENTS
from irqscope.errors import BadInput
from irqscope.measuring.limits import COUNTS, Limit, check_measured, collect, read_limits

NAMES = st.sampled_from([s.name for s in SEGMENTS])
UNITS = {"ns": 10**9, "us": 10**6, "ms": 1000, "s": 1}


@given(NAMES, st.sampled_from([*FIGURES]), st.integers(0, 10**6), st.sampled_from([*UNITS]), st.booleans())
def test_a_time(segment, figure, number, unit, hard):
    limit = Limit.parse(f"{segment}.{figure} = {number}{unit}", hard=hard)
    assert (limit.segment, limit.figure, limit.hard, limit.is_count) == (segment, figure, hard, False)
    assert limit.bound == number * Fraction(1, UNITS[unit])
    assert Limit.of(limit.record) == limit


@given(NAMES, st.integers(1, 99_999))
def test_a_quantile(segment, thousandths):
    text = f"{thousandths / 1000:g}"
    limit = Limit.parse(f"{segment}.p{text}=20us", hard=True)
    assert limit.segment == segment and Fraction(limit.quantile) == Fraction(thousandths, 100_000)
    assert limit.quantile.startswith("0.") and not limit.quantile.endswith("0")


@given(NAMES, st.sampled_from(COUNTS), st.integers(0, 10**9))
def test_a_class(segment, figure, number):
    limit = Limit.parse(f"{segment}.{figure}={number}", hard=False)
    assert (limit.segment, limit.figure, limit.bound, limit.quantile) == (segment, figure, number, None)


def test_the_median_is_a_quantile():
    assert Limit("isr.interval.median", "1ms", True).quantile == "0.5"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("isr.max", "is not a limit: write for example"),
        ("lunch.max=1us", "names no segment"),
        ("isr=1us", "names no segment"),
        ("isr.worst=1us", "names no figure of isr"),
        ("isr.p0=1us", "names no figure of isr"),
        ("isr.p100=1us", "names no figure"),
        ("isr.p-1=1us", "names no figure"),
        ("isr.interval.p=1us", "names no figure of isr.interval"),
        ("isr.causes=1", "names no figure"),
        ("isr.max=50", "not a time"),
        ("isr.max=", "not a time"),
        ("isr.max=-1us", "not a time"),
        ("isr.missing=1us", "not a count"),
        ("isr.missing=0.5", "not a count"),
        ("max-loss=1us", "not a count"),
    ],
)
def test_what_is_no_limit_is_one_sentence(text, sentence):
    with pytest.raises(BadInput, match=sentence) as caught:
        Limit.parse(text, hard=True)
    assert "\n" not in str(caught.value)


def test_a_file_says_the_same_with_and_without_quotes(tmp_path):
    path = tmp_path / "limits.toml"
    path.write_text('max-loss = 0\n[limit]\n"isr.max" = "50us"\nisr.p99.99 = "20us"\n[warn]\ntask.missing = 3\n')
    assert read_limits(path) == [
        Limit("max-loss", "0", True),
        Limit("isr.max", "50us", True),
        Limit("isr.p99.99", "20us", True),
        Limit("task.missing", "3", False),
    ]
    assert collect(["isr.min=1us"], ["isr.max=40us"], None, path)[:2] == (
        Limit("isr.min", "1us", True),
        Limit("isr.max", "40us", False),
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot read the limits"),
        ("[limit", "are not TOML"),
        ("[hard]", "have a key 'hard'"),
        ("limit = 3", r"need a table \[limit\]"),
        ("[limit]\nisr.max = 50", "the limit 'isr.max': '50' is not a time"),
        ("[limit]\nisr.missing = true", "must be a text with a unit"),
        ("[warn]\nisr.max = [1]", "must be a text"),
        ("max-loss = 0.5", "must be a text"),
        ("[limit]\nisr.most = '1us'", "limits.toml: the limit 'isr.most' names no"),
        (b"\xff", "are not TOML"),
    ],
)
def test_a_file_that_is_wrong_is_one_sentence(tmp_path, content, sentence):
    path = tmp_path / "limits.toml"
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(BadInput, match=sentence) as caught:
        read_limits(path)
    assert "\n" not in str(caught.value)


def test_the_same_twice_is_refused_but_hard_and_soft_go_together(tmp_path):
    assert len(collect(["isr.max=50us"], ["isr.max=40us"], "0", None)) == 3
    for arguments in ((["isr.max=50us", "isr.max=60us"], [], None), (["max-loss=1"], [], "0")):
        with pytest.raises(BadInput, match="is given twice"):
            collect(*arguments, None)


def test_a_limit_on_what_is_not_measured_is_refused():
    check_measured((Limit("isr.interval.max", "1s", True), Limit("max-loss", "0", True)), ["isr.interval"])
    with pytest.raises(BadInput, match=r"names isr, which is not measured: measured are isr\.interval"):
        check_measured((Limit("isr.max", "1s", True),), ["isr.interval"])

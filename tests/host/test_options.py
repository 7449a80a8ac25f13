# SPDX-License-Identifier: BSD-2-Clause
"""Requests from and to what people write: by a command line, a table of TOML, Python."""

from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope import cli
from irqscope.base.namedtimes import NamedTimes
from irqscope.base.options import options, split, take, words, written
from irqscope.cli._requests import request_of
from irqscope.errors import BadInput, IrqscopeError
from irqscope.experiments._known import known
from irqscope.measuring.requests import Connection, Latency
from irqscope.measuring.secondstimulus import SecondStimulus
from irqscope.units import parse_rate, parse_time, rate_text, time_text

TIMES = st.builds(lambda number, power: Fraction(number) / 10**power, st.integers(0, 10**12), st.integers(0, 15))
SOME = TIMES.filter(lambda seconds: seconds > 0)
REQUESTS = st.builds(
    dict,
    rate=SOME,
    width=st.none() | TIMES,
    seed=st.integers(0, 2**40),
    active_low=st.booleans(),
    dither=st.sampled_from(["whole", "none", "exponential"]) | TIMES,
    invert=st.sampled_from([(), ("isr",)]),
    segments=st.sampled_from([None, ("isr",), ("isr", "task.interval")]),
    threshold=st.none()
    | st.builds(lambda a: NamedTimes(((None, a),)), TIMES)
    | st.builds(lambda a, b: NamedTimes(((None, a), ("task", b))), TIMES, TIMES),
    least=st.sampled_from(["learned", NamedTimes()])
    | st.builds(lambda a, b: NamedTimes(((None, a), ("task", b))), TIMES, TIMES),
    limits=st.lists(st.sampled_from(["isr.max=50us", "task.p99.9=80us", "isr.missing=0"]), unique=True).map(tuple),
    max_loss=st.none() | st.integers(0, 9),
    count=st.none() | st.integers(1, 10**9),
    allow_short=st.booleans(),
    wanted=st.sampled_from([(), ("1e-6", "2/d")]),
    decision=st.sampled_from([None, "guarded"]),
)


@given(TIMES)
def test_a_time_reads_as_it_was_written(seconds):
    assert parse_time(time_text(seconds)) == seconds


@given(SOME)
def test_a_rate_reads_as_it_was_written(hertz):
    assert parse_rate(rate_text(hertz)) == hertz


def test_they_look_as_users_write_them():
    wanted = {"50us": "50us", "5h": "5h", "90min": "90min", "1.5s": "1.5s", "1d": "1d", "0": "0", "0.25ns": "250ps"}
    assert {text: time_text(parse_time(text)) for text in wanted} == wanted
    assert [rate_text(parse_rate(text)) for text in ("1kHz", "999.5Hz", "2.5MHz", "0.1Hz")] == [
        "1kHz",
        "999.5Hz",
        "2.5MHz",
        "0.1Hz",
    ]


@given(REQUESTS)
def test_a_request_is_the_same_by_flags_by_a_command_line_and_in_python(fields):
    asked = Latency(**fields)
    connection, request = split({**written(asked), "port": "x"}, Connection, Latency)
    assert (Connection(**connection), Latency(**request)) == (Connection(port="x"), asked)
    assert request_of(Latency, cli.parse(["latency", "--port=x", "--out=y", *words(asked)])) == asked
    assert take(Latency, fields) == asked


@given(st.integers(1, 10**6), st.integers(-6, 6))
def test_a_number_is_what_it_is_in_decimal(digits, power):
    """1e-5 is 1/100000, not the float that is next to it."""
    number = float(f"{digits}e{power}")
    assert take(Latency, {"rate": number}).rate == Fraction(digits) * Fraction(10) ** power


def test_python_gives_numbers_texts_and_mappings():
    asked = take(
        Latency,
        {
            "rate": "2kHz",
            "duration": 60,
            "threshold": 50e-6,
            "least": {"isr": 1e-6},
            "limits": ["isr.max=50us"],
            "segments": "isr,task",
            "confirm": "runs/a",
            "on_late": "ls -l",
            "filter": 0,
        },
    )
    assert asked == Latency(
        rate=Fraction(2000),
        duration=Fraction(60),
        threshold=NamedTimes(((None, Fraction(50, 10**6)),)),
        least=NamedTimes((("isr", Fraction(1, 10**6)),)),
        limits=("isr.max=50us",),
        segments=("isr", "task"),
        confirm=Path("runs/a"),
        on_late=("ls", "-l"),
        filter=Fraction(0),
    )


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"rate": -1}, "rate: -1 is not a rate"),
        ({"rate": "5"}, "rate: '5' is not a rate"),
        ({"duration": Fraction(1, 3)}, "duration: 1/3 is not a time: seconds are a decimal number"),
        ({"count": 1.5}, "count: 1.5 is not a count"),
        ({"count": 5, "duration": "1s"}, "count and duration both say how long to measure"),
        ({"trigger_width": "1us"}, "trigger_width says how the trigger works: give trigger with its deadline"),
        ({"colour": "red"}, "latency takes no colour: it takes rate, count, duration"),
        ({"limits": ["isr"]}, "'isr' is not a limit"),
        ({"segments": 5}, "segments: it takes A,B,..., not 5"),
        ({"active_low": "yes"}, "active_low: it takes True or False, not 'yes'"),
        ({"on_late": "ls a\0b"}, "on_late: it has a NUL character"),
        ({"on_late": ["ls", "a\0b"]}, "on_late: it has a NUL character"),
        ({"limits": ["isr.max\0=50us"]}, "limits: it has a NUL character"),
        ({"width": [1]}, "width: it takes TIME, not [1]"),
    ],
)
def test_python_is_told_in_its_own_words(given, sentence):
    with pytest.raises(BadInput) as refused:
        take(Latency, given)
    assert str(refused.value).startswith(sentence), refused.value


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        (
            "rate",
            "2kHz",
            "rate as Fraction, not as str: write Fraction(2000, 1), or let instrument.latency(rate='2kHz')",
        ),
        (
            "rate",
            2000.0,
            "rate as Fraction, not as float: write Fraction(2000, 1), or let instrument.latency(rate=2000.0)",
        ),
        ("rate", "fast", "rate as Fraction, not as str: 'fast' is not a rate: write for example 1kHz"),
        ("rate", None, "rate as Fraction, not as NoneType: it takes RATE, not None"),
        ("count", "5", "count as int, not as str: write 5, or let "),
        ("count", True, "count as int, not as bool: it takes N, not True"),
        ("limits", "isr.max=5us", "limits as tuple, not as str: write ('isr.max=5us',), or let "),
        ("segments", ["isr"], "segments as tuple, not as list: write ('isr',), or let "),
        ("threshold", "1us", "threshold as NamedTimes, not as str: write NamedTimes("),
        ("active_low", 1, "active_low as bool, not as int: it takes True or False, not 1"),
        ("confirm", "runs/a", "confirm as Path, not as str: write "),
        ("least", "1us", "least as NamedTimes or str, not as str: write NamedTimes("),
        ("dither", "sometimes", "dither as Fraction or str, not as str: 'sometimes' is not a time: write for example"),
        ("dither", 0.5, "dither as Fraction or str, not as float: write Fraction(1, 2), or let "),
    ],
)
def test_a_request_of_other_types_is_refused_where_it_is_made(field, value, sentence):
    with pytest.raises(BadInput) as refused:
        Latency(**{field: value})
    assert str(refused.value).startswith(f"Latency takes {sentence}")


def test_numbers_of_any_library_are_taken():
    plain = Latency(rate=Fraction(2000), duration=Fraction(3), seed=5, threshold=NamedTimes(((None, Fraction(1, 2)),)))
    given = {"rate": np.float32(2000), "duration": Decimal(3), "seed": np.uint8(5), "threshold": Decimal("0.5")}
    assert take(Latency, given) == plain
    assert Latency(rate=np.int64(2000), duration=np.int8(3), seed=np.uint8(5), threshold=plain.threshold) == plain


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf"), np.float32("nan"), Decimal("nan")])
def test_no_option_takes_nan_or_inf(value):
    for experiment in known().values():
        for name, each, _ in options(experiment.request):
            if each.kind.number:
                with pytest.raises(BadInput, match=f"^{name}: .*is not a finite number"):
                    take(experiment.request, {name: value})


NAMED = NamedTimes(((None, 1), ("isr", 2)))


def test_whole_numbers_are_fractions_too():
    request = Latency(rate=2000, duration=3, stimulus2=SecondStimulus(rate=5, width=0), threshold=NAMED)
    assert request == Latency(
        rate=Fraction(2000),
        duration=Fraction(3),
        stimulus2=SecondStimulus(rate=Fraction(5), width=Fraction(0)),
        threshold=NamedTimes(((None, Fraction(1)), ("isr", Fraction(2)))),
    )
    assert all(type(each) is Fraction for each in (request.rate, request.duration, request.stimulus2.rate))
    assert {*words(request)} == {
        "--threshold=1s,isr=2s",
        "--rate=2kHz",
        "--duration=3s",
        "--stimulus2=rate=5Hz,width=0",
    }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rate", Fraction(0)),
        ("rate", Fraction(-1)),
        ("rate", Fraction(1000, 3)),
        ("rate", -5),
        ("timeout", Fraction(-1)),
        ("patience", -1),
        ("filter", Fraction(-1)),
        ("duration", Fraction(-1)),
        ("width", Fraction(1, 3)),
        ("dither", Fraction(-1)),
        ("seed", -1),
        ("count", -1),
        ("max_loss", -1),
        ("events", "x"),
        ("events", ""),
        ("decision", "x"),
        ("hold_until", "isr\0"),
        ("segments", ("isr\0",)),
        ("segments", (5,)),
        ("limits", (5,)),
        ("on_late", ("ls\0",)),
        ("threshold", NamedTimes(((None, Fraction(-1)),))),
        ("least", NamedTimes((("isr", Fraction(-1)),))),
    ],
)
def test_a_class_says_of_a_value_what_the_method_says(field, value):
    """It was taken, and came to grief in the midst of the measurement, or in none at all."""
    said = []
    for make in (lambda: take(Latency, {field: value}), lambda: Latency(**{field: value})):
        with pytest.raises(BadInput) as refused:
            make()
        said.append(str(refused.value))
    assert said[0] == said[1] and said[0].startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("given", "line", "sentence"),
    [
        ({"count": 0}, "--count 0", "--count must be at least 1"),
        ({"count": 5, "duration": Fraction(1)}, "--count 5 --duration 1s", "--count and --duration both say how long"),
        ({"trigger_stop": True}, "--trigger-stop", "--trigger-stop says how the trigger works: give --trigger with"),
        ({"hold_until": "x"}, "--hold-until x", "--hold-until takes an input, one of isr, task, done, aux"),
    ],
)
def test_a_contradiction_names_options_as_they_were_given(given, line, sentence, tmp_path, capsys):
    named = sentence.replace("--", "").replace("-", "_")
    for make in (lambda: take(Latency, given), lambda: Latency(**given)):
        with pytest.raises(BadInput, match=f"^{named}"):
            make()
    assert cli.main(["latency", "--port", "model://", "--out", str(tmp_path / "out"), *line.split()]) == 2
    assert capsys.readouterr().err.startswith(f"irqscope: {sentence}")


@pytest.mark.parametrize("field", ["rate", "width", "phase", "burst", "gap"])
def test_a_second_stimulus_has_no_negative_values(field):
    with pytest.raises(BadInput, match=r"^-1 is not a "):
        SecondStimulus(**{"rate": Fraction(5), field: -1})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("affinity --settle 1e20d --cpus 0,1", "--settle 100000000000000000000d is too long to wait: at most 365d"),
        ("periodic --work 9e99d", "--work 9"),
        ("periodic --work 1e-99ns", "is no time that a task takes here: it is at most --duration 10min"),
        ("idle --to 61s", "--to 61s is a gap that is longer than all together, --duration 1min"),
        ("idle --to 1e20d", "is a gap that is longer than all together"),
        ("idle --from 1e-99ns", "is too short: a tick is 9.95 ns"),
        ("idle --duration 1e20d", "--duration 100000000000000000000d is too long: times are exact up to"),
        ("latency --warmup 1e20d", "--warmup 100000000000000000000d is too long: times are exact up to"),
        ("saturate --to 9kHz --pause 1e20d", "--pause 100000000000000000000d is too long: times are exact up to"),
        ("selftest --soak 1e20d", "a soak of 100000000000000000000d is too long: at most"),
    ],
)
def test_times_that_nobody_can_wait_for_or_count_are_one_sentence(line, sentence, tmp_path, capsys):
    more = [] if line.startswith("selftest") else ["--out", str(tmp_path / "out")]
    assert cli.main([*line.split(), "--port", "model://", *more]) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_every_experiment_says_what_each_of_its_options_is(monkeypatch):
    monkeypatch.delenv("IRQSCOPE_PORT", raising=False)
    names = ["bracket", "chain", "clock", "idle", "interfere", "latency", "multi", "periodic", "saturate"]
    assert list(known()) == names
    for verb in (*known(), "affinity"):
        help_text = cli.parser(verb).of(verb).format_help()
        assert "{PLACEHOLDER}" not in help_text and "None" not in help_text and "Fraction" not in help_text
    with pytest.raises(IrqscopeError, match="say which instrument by --port"):
        cli.parse(["latency", "--out", "z"])

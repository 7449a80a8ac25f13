# SPDX-License-Identifier: BSD-2-Clause
"""From options to a configuration, and that configuration through JSON."""

import re
from fractions import Fraction

import pytest

from irqscope.cli import main, parse
from irqscope.cli._requests import request_of
from irqscope.contract.identity import Identity
from irqscope.contract.registers import BY_NAME, Dither
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy, segment
from irqscope.device.configuration import Configuration
from irqscope.device.stimulus_plan import check
from irqscope.errors import BadInput, IrqscopeError
from irqscope.measuring.planning import TIME_LIMIT, plan
from irqscope.measuring.requests import Latency
from irqscope.measuring.undriven import bracketed, free_running
from irqscope.targets.target import Target, read_target
from models.instrument import IDENTITY

TICKS_PER_MS = 100_500


def options(*more: str) -> Latency:
    return request_of(Latency, parse(["latency", "--port", "x", "--out", "y", *more]))


def planned(*more: str, identity: Identity = IDENTITY, target: Target | None = None) -> Configuration:
    return plan(options(*more), identity, target or Target())


def test_defaults():
    configuration = planned()
    stimulus = configuration.stimuli[Source.STIMULUS]
    assert (stimulus.interval, stimulus.width, stimulus.count) == (TICKS_PER_MS, 1005, 10_000)
    assert stimulus.dither == Dither.WALK and stimulus.span == TICKS_PER_MS - 1
    assert [s.name for s in configuration.segments] == ["isr", "task", "wake", "response"]
    assert [s.policy for s in configuration.segments] == [Policy.COALESCE] * 4
    assert set(configuration.inputs) == {Source.ISR, Source.TASK, Source.DONE}
    assert configuration.inputs[Source.ISR].filter == 5
    assert configuration.duration == 0 and configuration.planned == 10_000


def test_a_small_instrument_measures_the_first_segments():
    assert [s.name for s in planned(identity=Identity(**{**vars(IDENTITY), "segments": 1})).segments] == ["isr"]


def test_a_duration_becomes_a_count():
    assert planned("--rate", "20kHz", "--duration", "2h").planned == 2 * 3600 * 20_000
    endless = planned("--rate", "20kHz", "--duration", "5d")
    assert endless.planned == 0 and endless.duration == 5 * 86400 * 100_500_000


@pytest.mark.parametrize("seed", [1 << 32, (1 << 32) + 1, 1 << 64])
def test_a_seed_is_taken_whole_or_refused(seed):
    """Of a larger one the upper bits were dropped, so that seeds that differ there drove the same stimuli."""
    with pytest.raises(BadInput, match=f"--seed {seed} is too much: at most 4294967295 is possible"):
        planned("--seed", str(seed))
    assert planned("--seed", "4294967295").stimuli[Source.STIMULUS].seed == (1 << 32) - 1


@pytest.mark.parametrize(("text", "seconds"), [("60s", 60), ("0", 0), ("2s", 2), ("1h", 3600)])
def test_the_watchdog_outlasts_the_patience(text, seconds):
    """As far as its register goes: 32 bits."""
    configuration = planned("--patience", text)
    assert configuration.patience == seconds * 1000 * TICKS_PER_MS
    assert configuration.watchdog == min((5 + seconds) * int(IDENTITY.clock_hz), (1 << 32) - 1)


@pytest.mark.parametrize("words", [("latency", "--duration"), ("clock", "--duration"), ("periodic", "--duration")])
def test_a_run_lasts_no_longer_than_times_are_exact(words, tmp_path, capsys):
    """2^53 ticks, 2.8 years: from then on a time is no whole number of ticks in a float."""
    out = str(tmp_path / "run")
    assert main([words[0], "--port", "model://", "--out", out, words[1], "2000d"]) == 2
    assert "--duration 2000d is too long: times are exact up to 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("latency", "--count", "0"),
        *((verb, "--duration", "0s") for verb in ("latency", "periodic", "clock", "idle")),
        *((verb, "--count", "0") for verb in ("clock", "chain")),
        ("saturate", "--to", "1kHz", "--count", "0"),
        ("saturate", "--to", "1kHz", "--duration", "0"),
    ],
)
def test_nothing_is_no_length_of_a_run(words, tmp_path, capsys):
    verb, option, value = words[0], *words[-2:]
    assert main([verb, "--port", "model://", "--out", str(tmp_path / "run"), *words[1:]]) == 2
    said = capsys.readouterr().err
    assert f"{option} must be {'at least 1' if option == '--count' else 'more than 0'}" in said, (verb, value)


@pytest.mark.parametrize(
    "words", [["latency", "--port", "model://", "--out", ""], ["report", ""], ["compare", "a", "b", "--out", ""]]
)
def test_an_empty_path_is_not_the_present_folder(words, capsys):
    """As `--out "$UNSET"` gives it."""
    assert main(words) == 2
    assert "it is empty: name a file or a directory" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["latency", "--port", "model://", "--out"], ["report"], ["compare", "a"], ["watch"], ["farm", "report"]]
)
@pytest.mark.parametrize("path", ["x" * 300, "ring/x"])
def test_a_path_that_the_system_refuses_is_a_sentence(words, path, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ring").symlink_to("ring")
    assert main([*words, path]) == 2
    assert re.search(
        rf"cannot look at '{path}': (File name too long|Too many levels of symbolic links)", capsys.readouterr().err
    )


def test_runs_without_stimuli_are_paced_as_those_with():
    asked, target, length = options("--patience", "30s"), Target({}), Fraction(20)
    bracket = bracketed(asked, length, Fraction(1), IDENTITY, target)
    for undriven in (bracket, free_running(asked, length, IDENTITY, target, [Source.TASK])):
        for name in ("snapshot", "flush", "watchdog", "patience"):
            assert getattr(undriven, name) == getattr(planned("--patience", "30s"), name), name


def test_dithers():
    def stimulus(how):
        return planned("--dither", how).stimuli[Source.STIMULUS]

    assert stimulus("none").dither == Dither.NONE and stimulus("0").dither == Dither.NONE
    assert stimulus("100us").span == 10_050
    random = stimulus("exponential")
    assert random.dither == Dither.EXPONENTIAL and random.interval == TICKS_PER_MS
    whole = stimulus("whole")
    assert whole.dither == Dither.WALK and whole.interval == TICKS_PER_MS
    for how in ("none", "whole", "exponential", "3us"):
        check(stimulus(how), IDENTITY.samples)
    assert planned("--segments", "isr.interval").stimuli[Source.STIMULUS].dither == Dither.NONE


def test_every_configuration_survives_json_and_fits_its_registers():
    target = Target({"release": "counting", "depth": 9, "pins": {"isr": "hard handler"}})
    for more in ([], ["--dither", "exponential"], ["--threshold", "50us", "--least", "2us", "--invert", "isr,done"]):
        configuration = planned(*more, target=target)
        assert Configuration.of(configuration.record) == configuration
        for number, settings in enumerate(configuration.segments):
            assert all(0 <= value < 2**32 for value in settings.words(number).values())
        assert set(configuration.stimuli[Source.STIMULUS].words()) <= set(BY_NAME)


def test_a_threshold_is_that_of_the_first_latency_and_of_what_is_asked_for():
    """Others of the default segments take longer by nature: their records would crowd out the late ones."""

    def held(*options):
        return {s.name: s.threshold for s in planned("--threshold", *options).segments if s.threshold < TIME_LIMIT}

    assert held("10us") == {"isr": 1005}
    assert held("10us,response=20us") == {"isr": 1005, "response": 2010}
    assert held("wake=10us") == {"wake": 1005}
    assert held("10us", "--segments", "isr.interval,isr,task") == {"isr": 1005, "task": 1005}
    assert held("10us,task=20us", "--segments", "isr,task") == {"isr": 1005, "task": 2010}
    assert held("work=10us") == {"work": 1005}, "which is measured for it"
    for wrong in (["tsk=1us"], ["1us,2us"], ["isr.interval=1us"], ["wake=1us", "--segments", "isr"]):
        with pytest.raises(IrqscopeError, match=r"tsk|twice|no latency that is measured: add it to --segments"):
            held(*wrong)


def test_the_least_latency_is_for_stimuli_unless_a_segment_is_named():
    segments = ("--segments", "isr,task,work,isr.interval")

    def least(text):
        return {s.name: s.least for s in planned("--least", text, *segments).segments}

    assert least("2us") == {"isr": 201, "task": 0, "work": 0, "isr.interval": 0}
    assert least("2us,task=1us") == {"isr": 201, "task": 100, "work": 0, "isr.interval": 0}
    assert least("work=1us") == {"isr": 0, "task": 0, "work": 100, "isr.interval": 0}
    for wrong in ("tsk=1us", "1us,2us", "task=1us,task=2us", "task=", "task=1"):
        with pytest.raises(IrqscopeError):
            options("--least", wrong)
    with pytest.raises(BadInput, match="wake"):
        least("wake=1us")


def test_policies_follow_the_stub():
    counting = Target({"release": "counting", "depth": 16, "pins": {"isr": "hard handler", "task": "kernel thread"}})
    assert counting.policy(segment("task")) == (Policy.FIFO, 16)
    for name in ("isr", "wake", "work", "response"):
        assert counting.policy(segment(name)) == (Policy.COALESCE, 0)
    user_space = Target({"release": "counting", "depth": 0, "pins": {"task": "user thread"}})
    assert user_space.policy(segment("wake")) == (Policy.FIFO, 0)
    binary = Target({"release": "binary", "depth": 1, "pins": {"isr": "x", "task": "y"}})
    assert binary.policy(segment("task")) == (Policy.COALESCE, 0)
    assert binary.policy(segment("task.interval")) == (Policy.INTERVAL, 0)
    assert Target().policy(segment("task")) == (Policy.COALESCE, 0)


def test_aux_is_watched_where_it_announces_masked_spans():
    start = {"workload": "isr", "storm": 100, "pins": {"isr": "hard handler"}}

    def watched(identity=IDENTITY, **changed):
        return Source.AUX in planned(target=Target(start | changed), identity=identity).inputs

    assert watched() and watched(workload="task") and watched(lines="17,27,22,23,24")
    for changed in ({"storm": 0}, {"answers": "period"}, {"lines": "17,27,22,23"}, {"lines": "17,27,22,23,-"}):
        assert not watched(**changed), changed
    assert not watched(pins={"isr": "x", "aux": "y"}) and not watched(Identity(**{**vars(IDENTITY), "inputs": 3}))


def test_which_targets_take_the_trigger():
    for wired in ({"lines": "17,-,27,22,-,23"}, {"device": "lpt,0x378,7,0x278,5"}):
        assert Target(wired).takes_trigger, wired
    for other in ({}, {"lines": "17,-,27,22,-,-"}, {"lines": "17,27,22,23"}, {"device": "lpt,0x378,7"}):
        assert not Target(other).takes_trigger, other


@pytest.mark.parametrize(
    ("port", "rests_high"),
    [
        ({"port": "linux_gpiod", "device": "/dev/gpiochip0"}, ()),
        ({"port": "linux_kmod", "device": "9030000.pl061"}, ()),
        ({"port": "linux_kmod", "device": "lpt,0x378,7"}, (Source.TASK, Source.DONE)),
        ({"port": "linux_parport", "device": "/dev/parport0,direct"}, (Source.TASK, Source.DONE)),
        ({"port": "rtlinux"}, (Source.TASK, Source.DONE)),
        ({"port": "vxworks", "device": "lpt"}, (Source.TASK, Source.DONE)),
        ({"port": "vxworks7", "lines": "17,27,22,23"}, ()),
    ],
)
def test_of_a_pulse_only_the_first_edge_counts(port, rests_high):
    def inputs(**pulse):
        return planned(target=Target({"pins": dict.fromkeys(("isr", "task", "done"), "x"), **port, **pulse})).inputs

    pins = inputs(pulse=1)
    assert all((pin.rise, pin.fall) == (role not in rests_high, role in rests_high) for role, pin in pins.items())
    assert len(pins) == 3 and inputs(pulse=0) == inputs() and all(pin.rise and pin.fall for pin in inputs().values())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "holds no start line"),
        ("[1]\n{}\nnoise", "holds no start line"),
        ('{"irqscope_stub": 7}', "schema 1, not 7"),
    ],
)
def test_wrong_start_lines(tmp_path, content, sentence):
    (tmp_path / "stub").write_text(content)
    with pytest.raises(BadInput, match=sentence):
        read_target(tmp_path / "stub")


@pytest.mark.parametrize(
    ("pins", "names"),
    [
        ((), ["isr", "task", "wake", "response"]),
        (("isr", "task", "done"), ["isr", "task", "wake", "response"]),
        (("isr", "task"), ["isr", "task", "wake"]),
        (("isr",), ["isr"]),
        (("task", "done"), ["wake", "response"]),
        (("task",), ["wake"]),
        (("done",), ["response"]),
    ],
)
def test_default_segments_follow_the_pins(pins, names):
    target = Target({"pins": dict.fromkeys(pins, "user thread")})
    found = planned(target=target).segments
    assert [s.name for s in found] == names and not any(s.asked for s in found)
    (only,) = planned("--segments", "isr", target=target).segments
    assert only.name == "isr" and only.asked


@pytest.mark.parametrize(
    ("pins", "names"),
    [
        (("isr", "task", "done"), ["isr", "task", "wake", "response"]),
        (("isr", "task"), ["isr", "task", "wake", "isr.interval"]),
        (("done",), ["response", "done.interval"]),
    ],
)
def test_intervals_of_an_undithered_stimulus_take_the_room_that_is_left(pins, names):
    target = Target({"pins": dict.fromkeys(pins, "user thread")})
    for dither in ("none", "0"):
        assert [s.name for s in planned("--dither", dither, target=target).segments] == names


@pytest.mark.parametrize(
    ("more", "names", "asked"),
    [
        (["--limit", "work.max=1ms"], ["isr", "task", "wake", "work"], {"work"}),
        (
            ["--warn", "isr.interval.max=1ms", "--limit", "response.max=1ms"],
            ["isr", "task", "response", "isr.interval"],
            {"isr.interval", "response"},
        ),
        (["--least", "work=1us"], ["isr", "task", "wake", "work"], {"work"}),
        (["--trigger", "50us", "--trigger-segment", "work"], ["isr", "task", "wake", "work"], {"work"}),
    ],
)
def test_what_a_limit_m_or_the_trigger_names_is_on_the_chip(more, names, asked):
    found = planned(*more).segments
    assert [s.name for s in found] == names
    assert {s.name for s in found if s.asked} == asked


def test_a_target_without_any_segment_says_so():
    target = Target({"pins": {"aux": "timer"}})
    with pytest.raises(BadInput, match="toggles only aux: name the segments"):
        planned(target=target)
    assert [s.name for s in planned("--segments", "isr", target=target).segments] == ["isr"]

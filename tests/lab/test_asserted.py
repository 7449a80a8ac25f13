# SPDX-License-Identifier: BSD-2-Clause
"""The fixture of pytest asserts something, or says that it would not, before anything is measured."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from goldens import RECORDED

from irqscope import Instrument, Run
from irqscope.errors import BadInput
from irqscope.lab.numbered import fresh
from irqscope.lab.pytest_plugin import Irqscope


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"limits": ()},
        {"limits": []},
        {"warn": ()},
        {"limits_file": None},
        {"max_loss": None},
        {"active_low": False},
    ],
)
def test_without_limits_nothing_is_measured(options, tmp_path):
    target = Irqscope("nowhere://", tmp_path, [])
    with pytest.raises(BadInput, match="asserts nothing without limits"):
        target.assert_latency(**options)
    assert target.directory is None and not list(tmp_path.iterdir())


def test_limits_at_two_places_are_refused(tmp_path):
    """One would be taken in place of the other."""
    with pytest.raises(BadInput, match="limits at two places"):
        Irqscope("nowhere://", tmp_path, []).assert_latency("isr.max=1us", limits=["task.max=1us"])


INI = ["--limit", "isr.max=1ns"]


@pytest.fixture
def target(tmp_path, monkeypatch):
    """A fixture with a limit in the configuration that a golden run breaks, which is all that it measures: judged by
    the limits of the request, as a measurement is."""
    monkeypatch.setattr("irqscope.api.instrument.Instrument.__init__", lambda self, connection: None)

    def measure(self, request, *, out):
        run = Run(shutil.copytree(RECORDED / "limits", out, dirs_exist_ok=True))
        return run.judge(*request.limits, warn=request.warn)

    monkeypatch.setattr(Instrument, "measure", measure)
    monkeypatch.setattr(Instrument, "close", lambda self: None)
    return lambda *ini: Irqscope("model://", tmp_path / "runs", [*(ini or INI)])


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ((), {}),
        ((), {"limits": ()}),
        ((), {"limits": ["response.max=1s"]}),
        ((), {"limits": (each for each in ["response.max=1s"])}),
        (("response.max=1s",), {}),
        (("response.max=1s",), {"limits": ()}),
        ((), {"max_loss": 0}),
        ((), {"warn": "response.max=1s"}),
    ],
)
def test_a_limit_of_the_configuration_is_of_every_measurement(words, options, target):
    """It was dropped as soon as the test had limits of its own, and was none if it had none."""
    with pytest.raises(AssertionError, match="at most 1ns is allowed"):
        target().assert_latency(*words, **options)


def test_limits_of_the_configuration_and_of_the_test_are_judged_together(target):
    run = target("--limit", "isr.max=1s", "--warn", "isr.p50=1s").assert_latency(
        "response.max=1s", warn=["response.p50=1s"]
    )
    judged = [(each.name, each.hard) for each in run.result.limits]
    assert judged == [("isr.max", True), ("response.max", True), ("isr.p50", False), ("response.p50", False)]


def test_a_comparison_keeps_the_limits_too(target, tmp_path):
    than = shutil.copytree(RECORDED / "limits", tmp_path / "than")
    with pytest.raises(AssertionError, match="at most 1ns is allowed"):
        target().assert_no_worse(than, margin="1s")
    target("--limit", "isr.max=1s").assert_no_worse(than, margin="1s")


@pytest.mark.parametrize(
    ("ini", "words", "options", "said"),
    [
        (INI, ["isr.max=50us"], {}, "the limit isr.max is given twice"),
        (["--max-loss", "0"], [], {"max_loss": 5}, "max_loss is given here, and --max-loss in irqscope_options"),
        (["--max-loss", "0"], [], {"max_loss": None}, "max_loss is given here, and --max-loss in irqscope_options"),
        (["--limits", "x"], [], {"limits_file": "y"}, "limits_file is given here, and --limits in irqscope_options"),
    ],
)
def test_a_limit_in_the_configuration_and_in_the_test_is_refused(ini, words, options, said, tmp_path):
    """Whichever held, the other one would be dropped."""
    with pytest.raises(BadInput, match=said):
        Irqscope("nowhere://", tmp_path, ini).assert_latency(*words, **options)


def test_a_place_where_no_run_can_be_is_one_sentence(tmp_path):
    """It was an error of the system, which is none of irqscope's."""
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match=r"^cannot make the directory .*file: File exists$"):
        Irqscope("nowhere://", tmp_path / "file", []).latency()


def test_a_number_does_not_come_again_while_a_higher_one_is_there(tmp_path):
    for number in ("001", "003", "notes"):
        (tmp_path / number).mkdir()
    with fresh(tmp_path) as path:
        assert path.name == "004" and path.is_dir()
    assert not path.exists()


def test_a_number_is_given_once(tmp_path):
    """Two that measured at the same time, as of pytest-xdist, were given one, and wrote run.json over each other's."""
    with ThreadPoolExecutor(8) as pool, ExitStack() as held:
        names = list(pool.map(lambda _: held.enter_context(fresh(tmp_path)).name, range(40)))
    assert sorted(names) == [f"{number:03}" for number in range(1, 41)]


def test_what_there_is_to_compare_with_is_looked_at_first(target, tmp_path):
    """It was, when all was measured."""
    than = shutil.copytree(RECORDED / "limits", tmp_path / "than")
    for wrong, margin, said in ((tmp_path / "nowhere", "0", "is no run directory"), (than, "soon", "'soon'")):
        with pytest.raises(BadInput, match=said):
            target("--limit", "isr.max=1s").assert_no_worse(wrong, margin=margin)
    assert not (tmp_path / "runs").exists()

# SPDX-License-Identifier: BSD-2-Clause
"""Runs over the gateware's own FT245 link and a chip that stops at any clock, with the faults of a serial line."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from bench_truth import check_statistics, expected_events
from endtoend import read, url
from fault_cases import LINK
from ft245_instrument import Ft245Instrument
from ftdi_fake import Plugged, plug

from irqscope import cli
from irqscope.contract.frontends import stamp_offset
from irqscope.contract.roles import paired_sources
from irqscope.measuring import patience
from irqscope.measuring import run as run_module

pytestmark = pytest.mark.bench

CASES = [case for case in LINK if "reset" not in case.settings]
"""A bench behind a chip is reset here."""


@pytest.fixture
def instrument(monkeypatch) -> Iterator[Callable[..., Ft245Instrument]]:
    monkeypatch.setattr(patience, "pause", lambda seconds: None)
    served = []

    def start(bench: str, **options: Any) -> Ft245Instrument:
        served.append(Ft245Instrument(bench, **options))
        plug(monkeypatch, Plugged(served[-1]))
        return served[-1]

    yield start
    for each in served:
        each.end()


def latency(port: str, count: int, out: Any) -> int:
    return cli.main(["latency", "--port", port, "--rate", "5kHz", "--count", str(count), "--out", str(out)])


def check(path: Any, outcome: Any) -> Counter[str]:
    """Nothing is told that was not on the pins, and the books say what is missing; by source, how much that is."""
    expected, events = Counter(expected_events(path, outcome, stamp_offset)), Counter(outcome.events)
    assert not events - expected, "an event that was not on the pins, or one twice"
    return Counter(name for _, name, _, _ in (expected - events).elements())


@pytest.mark.parametrize(("share", "run"), [(1, 1), (0.5, 1), (0.7, 40)])
def test_a_chip_that_stops_at_any_clock_loses_nothing(instrument, share, run, tmp_path):
    path, out = tmp_path / "pins.vcd", tmp_path / "run"
    served = instrument(url(profile="linux-rt", truth=path, engine="native"), share=share, run=run)
    code = latency("ft245://", 2000, out)
    outcome = read(out, code)
    served.end()
    assert code == 0 and not check(path, outcome)
    assert outcome.result["balance"]["balanced"] and outcome.result["balance"]["notes"]["blocks lost on the link"] == 0
    check_statistics(path, outcome)


@pytest.mark.few(4)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.fault.replace(" ", "-"))
def test_a_bad_link_loses_but_never_lies(case, instrument, tmp_path, capsys, monkeypatch):
    """The table of a serial line, whose faults are told by virtual time: a thread would be ahead of that."""
    monkeypatch.setattr(run_module, "read_ahead", lambda transport: None)
    path, out = tmp_path / "pins.vcd", tmp_path / "run"
    served = instrument(url(profile="linux-rt", truth=path, engine="native"), threaded=False)
    code = latency(f"fault://seed=3&{case.settings}/ft245://", case.count, out)
    said = capsys.readouterr().err
    outcome = read(out, code)
    served.end()
    assert (code, case.says in said) == (case.exit_code, True), said
    lost, books = check(path, outcome), outcome.result["balance"]
    assert not case.counted or books["notes"][case.counted]
    if code != 5:
        accounts = {account["name"]: account["right"] for account in books["equations"]}
        assert books["balanced"]
        for source in paired_sources():
            if terms := accounts.get(f"link {source.label}"):
                assert terms["lost on the link"] == lost[source.label]
        check_statistics(path, outcome)


def test_a_chip_that_stops_for_a_second(instrument, tmp_path):
    """What is under way waits in it and in the instrument."""
    path, out = tmp_path / "pins.vcd", tmp_path / "run"
    served = instrument(url(profile="linux-rt", truth=path, engine="native"), stopped=range(400, 1000))
    code = latency("ft245://", 8000, out)
    outcome = read(out, code)
    served.end()
    assert code == 0 and not check(path, outcome) and outcome.result["balance"]["balanced"]
    assert served.reads > 1000


def test_an_instrument_that_loses_its_power_behind_the_chip(instrument, tmp_path, capsys, monkeypatch):
    served = instrument(url(profile="linux-rt", engine="native"))
    read_on = served.read

    def cut() -> bytes:
        if served.reads == 400:
            served.power_cycle()
        return read_on()

    monkeypatch.setattr(served, "read", cut)
    code = latency("ft245://", 10_000, tmp_path / "run")
    assert code == 5 and "was reset meanwhile" in capsys.readouterr().err
    assert read(tmp_path / "run", code).events

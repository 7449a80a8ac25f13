# SPDX-License-Identifier: BSD-2-Clause
"""The link at full rate: a good one loses nothing, and what a bad one loses is told."""

import json
from fractions import Fraction

import pytest
from endtoend import irqscope, url

from irqscope import cli
from irqscope.device.instrument import Instrument
from irqscope.errors import LinkError
from irqscope.measuring.instrumentfile import Check
from irqscope.qualifying.soak import soak

pytestmark = pytest.mark.bench

LATENCIES = {f"latency of {role}" for role in ("isr", "task", "done", "aux")}


def port(fault: str = "", link: str = "3Mbaud") -> str:
    return f"{f'fault://seed=3&{fault}/' if fault else ''}{url(engine='native', profile='ideal', link=link)}"


def soaked(seconds: str, *where: str) -> dict[str, Check]:
    told: list[tuple[int, int]] = []
    with Instrument.open(port(*where)) as instrument:
        checks = soak(instrument, Fraction(seconds), lambda done, wanted: told.append((done, wanted)))
    assert told == sorted(told) and len({wanted for _, wanted in told}) == 1
    return {check.name: check for check in checks}


def test_a_good_link_carries_nine_tenths_of_its_rate():
    """Of 70 312 edges a second: five channels with 12 656 stimuli a second, less what makes their period whole clocks
    and a tick."""
    found = soaked("0.2")
    assert all(check.passed for check in found.values()) and found.keys() > LATENCIES
    assert found["edges"].found == "12650 of 12650, at 63.3 kHz"
    assert found["latency of isr"].found == "2530 of 2530, 0 to 0 ticks"
    assert found["damaged bytes"].found.startswith("0 of ") and found["lost blocks"].found.startswith("0 of 1")


def test_of_a_link_without_a_limit_no_more_is_asked_than_statistics_take():
    found = soaked("0.05", "", "unlimited")
    assert all(check.passed for check in found.values()) and found["edges"].found.endswith(", at 100 kHz")


@pytest.mark.parametrize("fault", ["drop=3e-5", "flip=3e-5", "insert=3e-5", "cut=1e-5"])
def test_what_a_bad_link_loses_is_told(fault):
    """The chip's statistics come through all the same: it is the link, and not the instrument."""
    found = soaked("0.3", fault)
    assert {name for name, check in found.items() if not check.passed} == {"damaged bytes", "lost blocks", "edges"}
    assert all(not found[name].found.startswith("0 of") for name in ("damaged bytes", "lost blocks"))


def test_an_instrument_that_begins_anew_ends_it():
    with pytest.raises(LinkError, match="was reset meanwhile"):
        soaked("0.3", "reset=60000")


def test_the_verb(capsys):
    code, text = irqscope("selftest", "--soak", "100ms", "--port", port())
    assert code == 0 and "8 of 8 checks passed" in text and "limit: all, 0 ticks" in text
    assert cli.main(["selftest", "--soak", "300ms", "--json", "--port", port("drop=3e-5")]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["passed"] and len(found["checks"]) == 8
    assert cli.main(["selftest", "--soak", "0s", "--port", port()]) == 2
    assert "--soak takes longer than no time" in capsys.readouterr().err

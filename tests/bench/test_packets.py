# SPDX-License-Identifier: BSD-2-Clause
"""Troubles of a network during whole runs: nothing is told that was not on the pins, and what was lost is counted."""

from collections import Counter

import pytest
from bench_truth import check_statistics, expected_events
from endtoend import read, url

from irqscope import cli
from irqscope.contract.frontends import stamp_offset
from irqscope.contract.roles import paired_sources
from irqscope_bench.packets import parse

pytestmark = pytest.mark.bench

CASES = [
    ("late=0.05&twice=0.05", 0),
    ("lose=0.05&twice=0.05&late=0.05", 3),
]


@pytest.mark.parametrize(("troubles", "exit_code"), CASES)
def test_a_network_loses_but_never_lies(troubles, exit_code, tmp_path, capsys):
    """And what it only doubles and delays is as if nothing had happened."""
    path, directory = tmp_path / "pins.vcd", tmp_path / "run"
    port = f"packets://seed=3&{troubles}/" + url(profile="linux-rt", truth=path, engine="native")
    code = cli.main(["latency", "--port", port, "--rate", "5kHz", "--count", "4000", "--out", str(directory)])
    said = capsys.readouterr().err
    assert code == exit_code and ("lost on the link" in said) == bool(exit_code), said
    outcome = read(directory, code)
    expected, events = Counter(expected_events(path, outcome, stamp_offset)), Counter(outcome.events)
    assert not events - expected, "an event that was not on the pins, or one twice"
    lost = Counter(name for _, name, _, _ in (expected - events).elements())
    assert bool(lost) == bool(exit_code)
    books = outcome.result["balance"]
    accounts = {account["name"]: account["right"] for account in books["equations"]}
    for source in paired_sources():
        if terms := accounts.get(f"link {source.label}"):
            assert terms["lost on the link"] == lost[source.label]
    assert books["balanced"] and bool(books["notes"]["blocks lost on the link"]) == bool(exit_code)
    check_statistics(path, outcome)


def test_a_second_without_a_network_is_an_interruption(tmp_path, capsys):
    port = "fault://dead=50000-350000/packets://late=0.02/" + url(profile="linux-rt", engine="native")
    code = cli.main(["latency", "--port", port, "--rate", "5kHz", "--count", "9000", "--out", str(tmp_path / "run")])
    assert code == 3 and "which was interrupted once" in capsys.readouterr().err
    assert read(tmp_path / "run", code).result["balance"]["balanced"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("lose=0.1", "needs a port"),
        ("/", "needs a port"),
        ("late=2/sim://", "no probability"),
        ("late=often/sim://", "no probability"),
        ("flip=1/sim://", "has no flip=1"),
    ],
)
def test_what_is_no_trouble_is_refused(text, complaint, capsys):
    with pytest.raises(ValueError, match=complaint):
        parse(text)
    assert cli.main(["info", "--port", f"packets://{text}"]) == 2
    assert complaint in capsys.readouterr().err

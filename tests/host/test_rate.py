# SPDX-License-Identifier: BSD-2-Clause
"""The benchmark of rates: its generator knows what the host finds, whatever is lost on the way."""

import pytest
import rate
from generator import PAYLOAD_WORDS, Udp


@pytest.mark.parametrize("link", rate.LINKS)
def test_what_is_found_is_what_was_made(link):
    found = rate.run(link, 1e6, 300_000)
    assert found["as made"] and found["balanced"] and found["events"] == 300_000, found
    lost = found["blocks lost on the link"] * PAYLOAD_WORDS + found["dropped by the instrument"]
    assert found["events"] - found["received"] <= lost


def test_what_no_host_keeps_up_with_is_counted(monkeypatch):
    """A pipe that is late at once has rounds dropped; of a socket some of what is sent is lost."""
    monkeypatch.setattr("generator.MOST_LATE_S", 0.002)
    found = rate.run("pipe", 3e7, 600_000)
    assert found["as made"] and found["balanced"] and found["dropped by the instrument"] > 0, found
    send, sent = Udp.send, iter(range(10**9))
    monkeypatch.setattr(Udp, "send", lambda way, blocks: send(way, blocks) if next(sent) % 40 < 39 else None)
    found = rate.run("udp", 1e6, 600_000)
    assert found["as made"] and found["balanced"] and found["blocks lost on the link"] > 0, found

# SPDX-License-Identifier: BSD-2-Clause
"""Campaigns and their scenarios from TOML: command lines that are words, and a target that is no option of ssh."""

from fuzz.files import given
from fuzz.fuzzing import outcome

from irqscope.base.records import json_text, to_json
from irqscope.campaigns.campaign import READY, read_campaign

SEEDS = [
    b'target = "root@board"\nsettle = "1s"\n[options]\nport = "sim://"\ncount = 300\nsegments = ["isr"]\n'
    b'[[scenario]]\nname = "calm"\ndescription = "no load"\n[[scenario]]\nuse = "idle"\nname = "again"\n'
    b'[[scenario]]\nname = "own"\n[[scenario.command]]\nrun = ["ping", "{host}"]\non = "host"\nafter = "1s"\n'
    b'repeat = true\npackage = "x"\nversion = ["ping", "-V"]\nstub = false\n',
    b'target = "local"\n[[scenario]]\nuse = "cpu"\n',
    b'target = "me@[fe80::1%eth0]"\n[[scenario]]\nuse = "idle"\n',
    *(path.read_bytes() for path in sorted(READY.glob("*.toml"))),
]


def check(data: bytes) -> None:
    with given(data) as path:
        campaign = outcome(lambda: read_campaign(path))
    if campaign is None:
        return
    assert campaign.target is None or not campaign.target.startswith("-"), "ssh would take it for an option"
    for scenario in campaign.scenarios:
        assert json_text(to_json(campaign.definition(scenario)))
        assert "/" not in scenario.name and scenario.name not in (".", "..")

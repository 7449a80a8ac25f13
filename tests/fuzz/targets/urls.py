# SPDX-License-Identifier: BSD-2-Clause
"""URLs of the virtual bench, and names of targets as ssh and scp take them."""

from fuzz.fuzzing import outcome

from irqscope.campaigns.campaign import target_named
from irqscope.campaigns.remote import Remote
from irqscope_bench.core import BenchError
from irqscope_bench.url import parse

SEEDS = [
    b"sim://",
    b"sim://?profile=linux-rt&seed=7&link=3Mbaud",
    b"sim://?r=4&warp=off&duty=10.5%25&truth=a.vcd",
    b"sim://?target=qemu&kernel=rt-arm64&stub.workload=isr&irq.kind=level",
    b"sim://[::1]",
    b"root@board:/opt",
    b"[fe80::1%eth0]:x",
    b"[-oProxyCommand=x]",
    b"a@b",
]


def check(data: bytes) -> None:
    text = data.decode(errors="surrogateescape")
    try:
        options = parse(text)
        assert 0 <= options.rate < 1 << 32 and options.seed >= 0 and 0 < options.duty < 1
    except BenchError as error:
        assert str(error)
    remote = outcome(lambda: Remote.parse(text))
    assert remote is None or not remote.host.startswith("-")
    try:
        assert not (outcome(lambda: target_named(text)) or "").startswith("-"), "ssh would take it for an option"
    except ValueError as error:
        assert str(error)

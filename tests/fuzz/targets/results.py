# SPDX-License-Identifier: BSD-2-Clause
"""A result.json that was tampered with, beside a good run: what reads it shows it, or says what is wrong.

An input that is no JSON describes changes of a good result, since most mutations of a text are no JSON.
"""

import contextlib
import copy
import json
import random
import warnings
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fuzz.carried import Carrying, verb
from fuzz.files import given
from fuzz.fuzzing import outcome
from fuzz.recorded import recorded

from irqscope.base.records import sealed, write
from irqscope.campaigns.campaignfile import CampaignRecord
from irqscope.campaigns.scenariofile import Definition, ScenarioEnd, ScenarioRecord
from irqscope.findings.toggletime import cite
from irqscope.view.newest import Following
from irqscope.view.poller import Poller

DRAWN = 96
"""One result of so many is drawn, which takes a hundred times as long."""
SEALED = 8
"""One result of so many keeps the seal that it has."""
CAMPAIGN = CampaignRecord(
    command=["x"], file="x", experiment="x", target="x", series=None, start="x", scenarios=["good", "given"]
)
BRACKETS = b'{"findings": {"operations": [{"operation": "nothing", "n": 9, "median": 1e-6, "max": 2e-6}]}}'


TOLD = (
    None,
    True,
    0,
    -1,
    1,
    10**30,
    10**400,
    1e308,
    5e-324,
    "",
    "x",
    "<b>",
    "1",
    [],
    [None],
    [0] * 300,
    {},
    {"x": None},
    "\x1b[2J",
    "2026-11-23T00:00:00.000+00:00",
)
"""What a change puts into a place."""
LEFT_OUT = 255


def changed(data: bytes) -> bytes:
    """The good result after as many changes as `data` has pairs of place and content, of two bytes and one."""
    result = json.loads(recorded()["result.json"])
    for at in range(0, min(len(data) - 2, 30), 3):
        places = list(_places(result))
        inside, key = places[int.from_bytes(data[at : at + 2]) * len(places) >> 16]
        if data[at + 2] == LEFT_OUT:
            del inside[key]
        else:
            inside[key] = copy.deepcopy(TOLD[data[at + 2] % len(TOLD)])
    return json.dumps(result).encode()


def _places(inside: Any) -> Iterator[tuple[Any, Any]]:
    """Of a nest of objects and lists, the first few entries of each."""
    keys = list(inside) if isinstance(inside, dict) else range(min(3, len(inside)))
    for key in keys:
        yield inside, key
        if isinstance(inside[key], dict | list):
            yield from _places(inside[key])


SEEDS = [b"no changes"[:2], BRACKETS, *(random.Random(n).randbytes(3 * (n % 3 + 1)) for n in range(20))]


def check(data: bytes) -> None:
    draws = zlib.crc32(data) % DRAWN == 0  # by the input alone: the result has times of the run
    try:
        json.loads(data)
    except (ValueError, RecursionError):
        data = changed(data)
    with contextlib.suppress(ValueError, RecursionError):
        if isinstance(content := json.loads(data), dict) and zlib.crc32(data) % SEALED:
            data = json.dumps(sealed(content)).encode()  # what lies behind the seal is to be reached
    with (
        given(data, "result.json") as path,
        warnings.catch_warnings(),
        Carrying() if draws else contextlib.nullcontext(),
    ):
        warnings.simplefilter("ignore", UserWarning)  # Matplotlib's, of figures that show nothing
        folder = path.parent
        scenarios = folder / "campaign" / "scenarios"
        for name, result in (("good", recorded()["result.json"]), ("given", data)):
            _run(scenarios / name, result)
        write(scenarios.parent / "campaign.json", CAMPAIGN)
        good, bad = str(scenarios / "good"), str(scenarios / "given")
        verb("compare", good, bad, *(("--out", str(folder / "out"), "--format", "csv,markdown") if draws else ()))
        verb("watch", "--once", bad)
        verb("watch", "--once", "--json", bad)
        if draws:
            verb("report", str(scenarios.parent))
        outcome(lambda: cite(folder))
        with _followed(Path(bad)) as following:
            if following:
                lookout = Poller(following)
                if not draws:
                    lookout._draw = lambda *_: []  # type: ignore[method-assign]
                json.dumps(lookout.state("", ""), allow_nan=False).encode()


@contextlib.contextmanager
def _followed(path: Path) -> Iterator[Following | None]:
    following = outcome(lambda: Following(path))
    try:
        yield following
    finally:
        if following:
            following.__exit__()


def _run(path: Path, result: bytes) -> None:
    path.mkdir(parents=True)
    for name in ("run.json", "capture.irq"):
        (path / name).write_bytes(recorded()[name])
    (path / "result.json").write_bytes(result)
    what = Definition(
        experiment="x", target=None, options={"port": "x"}, name=path.name, description="", settle=0.0, commands=[]
    )
    end = ScenarioEnd(time="2", valid=True, errors=[])
    write(path / "scenario.json", ScenarioRecord(start="1", definition=what, end=end))

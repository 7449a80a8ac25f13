# SPDX-License-Identifier: BSD-2-Clause
"""Whatever a program gives for a field of a request is taken or refused in a sentence: never another exception.

As JSON by `irqscope measure`, which labgrid's driver uses, as keywords by the API and the fixture of pytest.
"""

import io
import json

import pytest

from irqscope import cli
from irqscope.base.options import options, take
from irqscope.errors import BadInput
from irqscope.experiments._known import known
from irqscope.measuring.requests import Connection, Latency

VALUES = [
    *(None, True, False, 0, -1, 5, 1e308, 10**30, "", "x", "\x1b[2J\u202e", "-oX", "1e999"),
    *([], [None], [[]], ["x"], {}, {"x": 1}, [True], [5]),
]


def refused(given, kind=Latency):
    """The sentence that refuses it; "" if it is taken."""
    try:
        assert isinstance(take(kind, given), kind)
    except BadInput as error:
        assert str(error)
        return str(error)
    return ""


@pytest.mark.parametrize("kind", [Connection, *(each.request for each in known().values())])
def test_any_value_of_any_field(kind):
    needed = {name: "1kHz" for name, _, default in options(kind) if default is not None and name == "rate"}
    for name, _, _ in options(kind):
        for value in VALUES:
            refused(
                {"port": "model://", **needed, name: value} if kind is Connection else {**needed, name: value}, kind
            )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"rate": None}, "rate: it takes RATE, not None"),
        ({"active_low": None}, "active_low: it takes True or False, not None"),
        ({"limits": False}, "limits: it takes NAME=BOUND, or a list of them, not False"),
        ({"limits": {"isr.max": "5us"}}, "limits: it takes NAME=BOUND, or a list of them, not {'isr.max': '5us'}"),
        ({"limits": None}, "limits: it takes NAME=BOUND, or a list of them, not None"),
        ({"seed": False}, "seed: it takes N, not False"),
        ({"duration": None, "count": 5, "max_loss": None}, ""),
        ({"limits": (each for each in ["isr.max=5us"])}, ""),
    ],
)
def test_what_is_said_of_it(given, words):
    assert refused(given) == words


@pytest.mark.parametrize("name", ["rate", "limits", "seed", "patience"])
def test_null_is_refused_as_json(name, monkeypatch, capsys, tmp_path):
    request = {"port": "model://", "count": 20, name: None}
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(request)))
    assert cli.main(["measure", "-", "--out", str(tmp_path / "run")]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"irqscope: {name}: it takes ") and said.endswith("not None\n") and said.count("\n") == 1
    assert not (tmp_path / "run").exists()

# SPDX-License-Identifier: BSD-2-Clause
"""The fixture of pytest asserts something, or says that it would not, before anything is measured."""

import pytest

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


def test_a_place_where_no_run_can_be_is_one_sentence(tmp_path):
    """It was an error of the system, which is none of irqscope's."""
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match=r"^cannot make the directory .*file: File exists$"):
        Irqscope("nowhere://", tmp_path / "file", []).latency()


def test_a_number_does_not_come_again_while_a_higher_one_is_there(tmp_path):
    for number in ("001", "003", "notes"):
        (tmp_path / number).mkdir()
    assert fresh(tmp_path).name == "004"

# SPDX-License-Identifier: BSD-2-Clause
"""Whether a handler served several stimuli, so that the target cannot have counted them."""

from types import SimpleNamespace
from typing import Any

from irqscope.results import result


def test_handlers_coalesce_as_the_segment_says_that_hears_of_them_first():
    def segment(to: str, coalesced: int, cause: str = "stimulus") -> Any:
        return SimpleNamespace(from_=cause, to=to, classes=SimpleNamespace(coalesced=coalesced))

    assert not result._coalesced([segment("task", 9), segment("isr", 0), segment("done", 3)])
    assert result._coalesced([segment("done", 0), segment("task", 1)])
    assert not result._coalesced([segment("task", 5, "isr")]) and not result._coalesced([])

# SPDX-License-Identifier: BSD-2-Clause
"""What can be measured: a request, how it is done on a session, and what becomes of what was taken in."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ..base.options import words
from .requests import Connection, Request

if TYPE_CHECKING:
    from .session import Session

Q = TypeVar("Q", bound=Request)


class Result(Protocol):
    """The record that result.json holds, whatever was measured."""

    @property
    def complete(self) -> bool:
        """It came to its end."""
        ...

    @property
    def errors(self) -> list[str]:
        """What makes it invalid, a sentence each."""
        ...


@dataclass(frozen=True, kw_only=True)
class Telling:
    """How a result is told: for people, with a `histogram` if wanted, or as `json`; and whether its page is `drawn`."""

    drawn: bool = False
    histogram: bool = False
    json: bool = False


Evaluation = Callable[[], Result]
"""Evaluates what was measured, which needs neither instrument nor load, and writes result.json."""


@dataclass(frozen=True)
class Experiment(Generic[Q]):
    """One of the things that irqscope measures.

    `measure` measures into a directory; `conclude` tells the result that lies there, and returns the exit code.
    `series` are the options by which it is repeated as a campaign, if it can be.
    """

    name: str
    request: type[Q]
    measure: "Callable[[Session, Q, Path], Evaluation]"
    conclude: Callable[[Path, Any, Telling], int]
    series: type[Any] | None = None

    def command(self, connection: Connection, request: Q, out: Path) -> list[str]:
        """The command that measures the same."""
        return ["irqscope", self.name, f"--out={out}", *words(connection), *words(request)]

# SPDX-License-Identifier: BSD-2-Clause
"""From requests to options of the command line, and back: `base.options` says what each field takes."""

import argparse
from collections.abc import Callable
from dataclasses import MISSING
from typing import Any, TypeVar

from ..base.options import FLAG, Kind, Option, options
from ..errors import BadInput
from ..measuring.judging import LIMITS, Judged
from ..measuring.requests import ABOUT, GROUPS

T = TypeVar("T")


def add_request(parser: argparse.ArgumentParser, *kinds: type) -> None:
    """Add the options of all fields, group by group. What is not given leaves no trace: the fields have defaults."""
    groups: dict[str | None, argparse._ActionsContainer] = {None: parser}
    found = [(kind, *each) for kind in kinds for each in options(kind)]
    for kind, name, each, default in sorted(found, key=lambda entry: GROUPS.index(entry[2].group)):
        if each.group not in groups:
            limits = each.group == LIMITS and issubclass(kind, Judged)
            about = f"NAME is {getattr(kind, 'LIMITED', '')}" if limits else ABOUT.get(each.group or "")
            groups[each.group] = parser.add_argument_group(each.group, about)
        _add(groups[each.group], name, each, default, getattr(kind, "PLACEHOLDER", ""))


def _add(group: argparse._ActionsContainer, name: str, each: Option, default: Any, placeholder: str) -> None:
    required = default is MISSING
    # argparse expands each % of a help text.
    text = (each.help + _shown(each, default)).replace("{PLACEHOLDER}", placeholder).replace("%", "%%")
    if each.kind is FLAG:
        group.add_argument(f"--{each.flag}", dest=name, action="store_true", default=argparse.SUPPRESS, help=text)
        return
    if each.also:
        group, required = group.add_mutually_exclusive_group(required=required), False
    group.add_argument(
        f"--{each.flag}",
        dest=name,
        type=reader(each.kind),
        required=required,
        default=argparse.SUPPRESS,
        help=text,
        action="append" if each.kind.many else "store",
        metavar=each.kind.metavar,
    )
    if each.also:
        flag, kind, more = each.also
        group.add_argument(
            f"--{flag}", dest=name, type=reader(kind), metavar=kind.metavar, default=argparse.SUPPRESS, help=more
        )


def _shown(each: Option, default: Any) -> str:
    """What holds if the option is not given; nothing where its help says that, or nothing holds."""
    if default in (MISSING, None, False) or default == () or (text := each.kind.write(default)) == "":
        return ""
    return f" (default {text})"


def reader(kind: Kind[Any]) -> Callable[[str], Any]:
    """The `type` of an option that takes a `kind`: argparse names it in front of what is wrong."""

    def read(text: str) -> Any:
        try:
            return kind.read(text)
        except BadInput as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return read


def given(kind: type, parsed: argparse.Namespace) -> dict[str, Any]:
    """What the command line gives, by field."""
    found = {name: getattr(parsed, name) for name, _, _ in options(kind) if hasattr(parsed, name)}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}


def request_of(kind: type[T], parsed: argparse.Namespace) -> T:
    """The request that the command line gives; BadInput if it contradicts itself."""
    return kind(**given(kind, parsed))

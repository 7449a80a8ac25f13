# SPDX-License-Identifier: BSD-2-Clause
"""What a command line leaves open, from elsewhere: IRQSCOPE_PORT, and the irqscope.toml of a project and of the user.

It becomes words of the command line before that is parsed: the run keeps the whole command, and what came from where is
told.
"""

import argparse
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from ..device.ports import VARIABLE, there
from ..errors import BadInput
from ..files import fresh, of_user, possible, reserved
from ._verbs import discover

NAME = "irqscope.toml"
MEASURES = "measures"
"""A default of the parsers of verbs that measure into a directory of their own."""


@dataclass(frozen=True)
class Setting:
    """The value of an option, and where it comes from."""

    value: str
    source: str


def settle(verb: str, parser: argparse.ArgumentParser, words: Sequence[str]) -> list[tuple[str, Setting]]:
    """What the `words` after a verb leave open and its `parser` takes; BadInput if nobody says which instrument."""
    known = parser._option_string_actions
    if {"-h", "--help"} & set(words) or not {"--port", "--device"} <= set(known):
        return []

    def given(*flags: str) -> bool:
        return any(word.partition("=")[0] in flags for word in words)

    settings = _settings(verb)
    found: list[tuple[str, Setting]] = []
    if not given("--port", "--device"):
        where = next((flag for flag in ("--port", "--device") if flag in settings), None)
        if where is None:
            raise BadInput(f"say which instrument by --port, {VARIABLE}, or `port` in {NAME}: {there()}")
        found.append((where, settings[where]))
        if "--baud" in settings and not given("--baud"):
            found.append(("--baud", settings["--baud"]))
    if parser.get_default(MEASURES):
        if "--limits" in settings and not given("--limits"):
            found.append(("--limits", settings["--limits"]))
        if not given("--out"):
            into = settings.get("--out")
            found.append(("--out", Setting(str(fresh(Path(into.value if into else ""))), into.source if into else "")))
    return found


def reservation(options: argparse.Namespace) -> AbstractContextManager[bool]:
    """Reserve the directory that was settled for parsed options; False if another has taken it: settle them again."""
    settled = any(flag == "--out" for flag, _ in options.settled)
    return reserved(options.out) if settled else nullcontext(True)


def told(found: Sequence[tuple[str, Setting]]) -> str:
    """What came from where, in a line."""
    return ", ".join(f"{flag} {each.value}" + (f" ({each.source})" if each.source else "") for flag, each in found)


def _settings(verb: str) -> dict[str, Setting]:
    """By flag: what the environment says, or else the project's file, or else the user's."""
    settings: dict[str, Setting] = {}
    for file in (_user_file(), _project_file()):
        if file is not None:
            settings = _over(settings, _read(file, verb))
    port = os.environ.get(VARIABLE)
    return _over(settings, {"--port": Setting(port, VARIABLE)}) if port else settings


def _over(settings: dict[str, Setting], own: dict[str, Setting]) -> dict[str, Setting]:
    """`own` settings in the place of others; who names an instrument means nothing that others say of theirs."""
    if own.keys() & {"--port", "--device"}:
        settings = {flag: each for flag, each in settings.items() if flag not in ("--port", "--device", "--baud")}
    return settings | own


def _user_file() -> Path | None:
    from platformdirs import user_config_path

    file = of_user(lambda: user_config_path("irqscope")) / NAME
    return file if file.is_file() else None


def _project_file() -> Path | None:
    """In the working folder, or the nearest one above it."""
    try:
        here = Path.cwd()
    except OSError as error:
        raise BadInput(f"the present directory was taken away ({error.strerror}): change to another one") from error
    return next((folder / NAME for folder in (here, *here.parents) if (folder / NAME).is_file()), None)


def _read(file: Path, verb: str) -> dict[str, Setting]:
    """The settings of a file by flag; its paths are relative to its folder. BadInput says what is wrong with it."""
    from ..tomltable import Table, read_toml, text

    def within(value: object) -> str:
        return str(possible(file.parent / text(value)))

    table = read_toml(file)
    found = {f"--{key}": table.take(key, text, None) for key in ("port", "device", "baud")}
    found["--out"] = table.take("out", within, None)
    limits = table.take("limits", lambda value: Table(value, file, "limits"), None)
    if limits is not None:
        of = {name: limits.take(name, within, None) for name in discover()}
        limits.done()
        found["--limits"] = of.get(verb)
    if found["--port"] and found["--device"]:
        raise table.wrong("names a port and a device: leave out one of them")
    table.done()
    return {flag: Setting(value, _shown(file)) for flag, value in found.items() if value is not None}


def _shown(file: Path) -> str:
    """A file by its path from here where it is below, else by its whole path."""
    return str(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)

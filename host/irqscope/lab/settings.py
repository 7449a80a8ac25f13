# SPDX-License-Identifier: BSD-2-Clause
"""Settings of SCPI: the fields of a request by the headers of SCPI, as `CONFigure:TRIGger:HOLDoff`."""

from collections.abc import Iterator
from dataclasses import MISSING, dataclass
from typing import Any

from ..base.options import COMMAND, DIRECTORY, FLAG, PATH, Option, options
from ..errors import BadInput

HERE = (COMMAND, DIRECTORY, PATH)
"""What names programs and files of this machine: nobody sets that from another one, and no page of a browser does."""
NONE = "NONE"
"""A setting without a value."""
ON, OFF = {"ON": True, "1": True}, {"OFF": False, "0": False}


@dataclass(frozen=True)
class Setting:
    """One field: its header, and how values are read and told."""

    form: str
    field: str
    option: Option
    default: Any

    @property
    def takes(self) -> str:
        """What may be given, as help has it."""
        kind = self.option.kind
        if kind is FLAG:
            return "ON|OFF"
        return f"{kind.metavar},..." if kind.many else kind.metavar

    def read(self, words: list[str]) -> Any:
        """The value that parameters give; BadInput says what they should be."""
        kind = self.option.kind
        if kind is FLAG:
            found = (ON | OFF).get(",".join(words).upper())
            if found is None:
                raise BadInput(f"it takes ON or OFF, not {','.join(words)!r}")
            return found
        return kind.take(words if kind.many else ",".join(words))

    def told(self, value: Any) -> str:
        """A value as a query answers it, and as it could be given."""
        kind = self.option.kind
        if value is None or value == ():
            return NONE
        if kind is FLAG:
            return str(int(value))
        return ",".join(map(kind.write, value)) if kind.many else kind.write(value) or NONE


def settings(request: type) -> Iterator[Setting]:
    """Those of a request that are set from outside: all but what names files or programs, and what belongs to that."""
    fields = list(options(request))
    ours = tuple(name for name, each, _ in fields if each.kind in HERE)
    for name, each, default in fields:
        if not name.startswith(ours):
            assert default is not MISSING, f"SCPI has no setting that must be given: {name}"
            yield Setting(":".join(map(form, each.flag.split("-"))), name, each, default)


def form(word: str) -> str:
    """A word as SCPI-1999 (volume 1, 6.2.1) has it: its short form, whose letters are large, has four letters, or three
    if the fourth is a vowel."""
    if len(word) <= 4:
        return word.upper()
    size = 3 if word[3] in "aeiou" else 4
    return word[:size].upper() + word[size:]

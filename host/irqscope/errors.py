# SPDX-License-Identifier: BSD-2-Clause
"""What can go wrong, as one sentence for the user and one exit code for the shell."""

import enum


class ExitCode(enum.IntEnum):
    """Exit codes of every verb."""

    OK = 0
    LIMIT = 1
    """A limit or a self-test failed."""
    BAD_INPUT = 2
    WARNING = 3
    INVALID = 4
    """The measurement is invalid: books that do not balance, or statistics that disagree."""
    INCOMPLETE = 5
    INTERNAL = 70
    """What nobody foresaw: EX_SOFTWARE of sysexits.h. Nothing is said of the measurement."""


class IrqscopeError(Exception):
    """Carries one sentence that tells the user what to do; `code` is the exit code of a verb that it ends."""

    code = ExitCode.BAD_INPUT


class BadInput(IrqscopeError):
    """Something that the user gave cannot be used."""


class Contradiction(BadInput):
    """Fields of a request contradict each other: in the words of Python, and `by_flags`, as on a command line."""

    def __init__(self, message: str, by_flags: str = "") -> None:
        super().__init__(message)
        self.by_flags = by_flags or message


def by_flags(error: Exception) -> str:
    """What an error says, options by their flags where it knows them."""
    return error.by_flags if isinstance(error, Contradiction) else str(error)


class NoInstrument(BadInput):
    """Nothing answers at a port from the first."""


class LinkError(IrqscopeError):
    """The instrument no longer answers, or went away. Where none answers from the first, that is BadInput: the port."""

    code = ExitCode.INCOMPLETE


class Busy(IrqscopeError):
    """The instrument is measuring already."""


class Unplugged(LinkError):
    """The port went away and may come back; `waited` seconds of its time had passed before that was known."""

    def __init__(self, message: str, waited: float = 0) -> None:
        super().__init__(message)
        self.waited = waited


class NotKept(IrqscopeError):
    """What was measured cannot be written: the disk is full, or was taken away."""

    code = ExitCode.INCOMPLETE


class Invalid(IrqscopeError):
    """What came from the instrument contradicts itself."""

    code = ExitCode.INVALID

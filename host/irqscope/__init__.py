# SPDX-License-Identifier: BSD-2-Clause
"""irqscope: measures from outside how fast a real-time target answers an interrupt.

For Python programs: `connect`, `read`, `compare`, `campaign` (docs/python.md).
"""

import importlib
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import *  # noqa: F403

__version__ = "0.1.0"

logging.getLogger(__name__).addHandler(logging.NullHandler())  # who uses us as a library decides what is said where


def __getattr__(name: str) -> Any:
    """What `irqscope.api` offers, loaded when it is asked for: the command line needs little of it."""
    if name.startswith("_") or name not in (api := importlib.import_module(f"{__name__}.api")).__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(api, name)


def __dir__() -> list[str]:
    return [*globals(), *importlib.import_module(f"{__name__}.api").__all__]

# SPDX-License-Identifier: BSD-2-Clause
"""Settings in the URL of a port: `name=value&name=value`."""

from urllib.parse import parse_qsl

from irqscope.files import NUL


def settings_in(text: str, scheme: str) -> list[tuple[str, str]]:
    """Names and values, each name once; ValueError names one that is given twice, or is no text."""
    found = parse_qsl(text, keep_blank_values=True)
    names = [name for name, _ in found]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise ValueError(f"{scheme} option {twice} is given twice")
    if strange := next((name for name, value in found if "\0" in name + value), None):
        raise ValueError(f"{scheme} option {strange} {NUL}")
    return found

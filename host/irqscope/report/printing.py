# SPDX-License-Identifier: BSD-2-Clause
"""A page on paper, by a browser of this machine that has no window."""

import os
import re
import shutil
import subprocess
import tempfile
from datetime import UTC, datetime
from pathlib import Path

PROGRAMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "chrome",
    "msedge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PATIENCE_S = 60
DATES = re.compile(rb"\(D:\d{14}[^)]*\)")
"""When a PDF was made and changed."""


def program() -> str | None:
    """The first browser that is there."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def printed(page: bytes, time: str) -> bytes | None:
    """The page as a PDF that says it was made at `time`, the same bytes each time; None if no browser does it."""
    browser = program()
    if not browser:
        return None
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        source, result = place / "report.html", place / "report.pdf"
        source.write_bytes(page)
        words = [browser, "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
        words += ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []  # root has no other choice
        words += ["--no-pdf-header-footer", f"--user-data-dir={place / 'profile'}", f"--print-to-pdf={result}"]
        try:
            subprocess.run([*words, source.as_uri()], capture_output=True, timeout=PATIENCE_S, check=True)
            content = result.read_bytes()
        except (OSError, subprocess.SubprocessError):
            return None
    made = f"(D:{datetime.fromisoformat(time).astimezone(UTC):%Y%m%d%H%M%S}+00'00')".encode()
    return DATES.sub(lambda found: made.ljust(len(found[0])), content)

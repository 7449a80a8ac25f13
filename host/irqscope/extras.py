# SPDX-License-Identifier: BSD-2-Clause
"""How an extra of irqscope is installed: as irqscope itself was, from a checkout, a file, an address or an index.

The modules that tell are loaded only when somebody asks: they take longer than a whole help text.
"""

import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

NAME = "irqscope"
HERE = Path(__file__).resolve().parent


def checkout() -> Path | None:
    """The root of the sources from which this runs; None if it was installed."""
    root = HERE.parents[1]
    return root if root / "host" / NAME == HERE and (root / "pyproject.toml").is_file() else None


def installed_from() -> Path | None:
    """The file or folder from which this was installed; None if there was none, or nobody knows."""
    from urllib.request import url2pathname

    parts = urlsplit(str(_direct_url().get("url", "")))
    return Path(url2pathname(parts.path)) if parts.scheme == "file" else None


def install(extra: str) -> str:
    """The command that installs an extra."""
    found, editable = _direct_url(), ""
    if root := checkout():
        wanted, editable = f"{root}[{extra}]", "--editable "
    elif place := installed_from():
        wanted = f"{place}[{extra}]"
    else:
        wanted = f"{NAME}[{extra}]"
        if commit := found.get("vcs_info"):
            wanted += f" @ {commit['vcs']}+{found['url']}@{commit['commit_id']}"
        elif found:
            wanted += f" @ {found['url']}"
    quote = '"' if sys.platform == "win32" else "'"
    return f"pip install {editable}{quote}{wanted}{quote}"


def _direct_url() -> dict[str, Any]:
    """What pip noted of where it took irqscope from (PEP 610); nothing, if from an index."""
    import importlib.metadata

    try:
        text = importlib.metadata.distribution(NAME).read_text("direct_url.json")
    except importlib.metadata.PackageNotFoundError:
        return {}
    found: dict[str, Any] = json.loads(text) if text else {}
    return found

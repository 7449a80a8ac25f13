# SPDX-License-Identifier: BSD-2-Clause
"""Show a run in the browser while it goes on.

A live page of its figures, which does not touch the measurement. DIR is that of a run, a sweep or a campaign; of the
latter two the run that was begun last is shown. Of a folder with such, a list. Several browsers may look at once.
Beyond this machine the page needs the token in the address that is printed. Ctrl-C ends the page, not the run.

Examples:
  irqscope view night
  irqscope view .                                     # all runs here
  irqscope view night --listen 0.0.0.0:8000 --no-browser
"""

import argparse
import json
import os
import sys
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="what --out of the measurement names")
    parser.add_argument(
        "--listen",
        metavar="HOST:PORT",
        help="where the page is served (default 127.0.0.1:7245, this machine alone, or a free port if that is taken)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--json", action="store_true", help="say as a line of JSON where the page is")


def has_screen() -> bool:
    """Whether a browser opens a window, rather than take the terminal."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def run(options: argparse.Namespace) -> int:
    import webbrowser
    from contextlib import ExitStack

    from ..measuring.stopping import heeding
    from ..view.gallery import Gallery, is_measured, measured_in
    from ..view.newest import Following
    from ..view.nice import be_nice
    from ..view.poller import Poller
    from ..view.server import serve

    path = options.directory
    many = path.is_dir() and not is_measured(path) and bool(measured_in(path))
    with ExitStack() as stack:
        stack.enter_context(heeding())
        shown = stack.enter_context(Gallery(path)) if many else Poller(stack.enter_context(Following(path)))
        server = stack.enter_context(serve(shown, options.listen))
        found = {"directory": str(path), "url": server.url}
        print(json.dumps(found) if options.json else f"{path} is shown at {server.url} until Ctrl-C", flush=True)
        if not options.no_browser and has_screen():
            webbrowser.open(server.url)
        be_nice()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0

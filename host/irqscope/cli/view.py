# SPDX-License-Identifier: BSD-2-Clause
"""Show a run in the browser while it goes on.

A live page of its figures, which does not touch the measurement. DIR is that of a run, a sweep or a campaign; of the
latter two the run that was begun last is shown. Several browsers may look at once. Beyond this machine the page needs
the token in the address that is printed. Ctrl-C ends the page, not the run.

Examples:
  irqscope view night
  irqscope view night --listen 0.0.0.0:8000 --no-browser
"""

import argparse
import os
import sys
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR", help="what --out of the measurement names")
    parser.add_argument(
        "--listen",
        default="127.0.0.1:0",
        metavar="HOST:PORT",
        help="where the page is served (default 127.0.0.1:0, this machine alone, on a free port)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def has_screen() -> bool:
    """Whether a browser opens a window, rather than take the terminal."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def run(options: argparse.Namespace) -> int:
    import webbrowser

    from ..measuring.stopping import heed
    from ..view.lookout import Lookout
    from ..view.modesty import be_modest
    from ..view.newest import Following
    from ..view.server import ViewServer, parse_listen

    heed()
    host, port = parse_listen(options.listen)
    with Following(options.directory) as following, ViewServer(Lookout(following), host, port) as server:
        print(f"{options.directory} is shown at {server.url} until Ctrl-C", flush=True)
        if not options.no_browser and has_screen():
            webbrowser.open(server.url)
        be_modest()
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0

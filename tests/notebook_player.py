# SPDX-License-Identifier: BSD-2-Clause
"""Plays a notebook in Jupyter's own kernel for Python, in an empty folder.

python tests/notebook_player.py docs/guide/first.ipynb     writes its outputs anew
"""

import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

VERSION = 4
LONG_S = 120
"""A cell that takes longer hangs."""


def read(path: Path) -> NotebookNode:
    """A notebook of which the schema of its format holds."""
    notebook = nbformat.read(path, VERSION)
    nbformat.validate(notebook)
    return notebook


def codes(notebook: NotebookNode) -> list[NotebookNode]:
    """Its cells of code."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def play(notebook: NotebookNode, folder: Path) -> NotebookNode:
    """The same with what its cells put out in `folder`; CellExecutionError if one fails."""
    played = nbformat.from_dict(notebook)
    client = NotebookClient(
        played,
        timeout=LONG_S,
        kernel_name="python3",
        coalesce_streams=True,  # on a busy machine one print arrives as several messages
        resources={"metadata": {"path": str(folder)}},
    )
    client.execute()
    for cell in played.cells:
        cell.metadata.pop("execution", None)  # the time of the day
    return played


def told(cell: NotebookNode) -> list[tuple[str, ...]]:
    """What readers see of a cell's outputs: texts, and kinds of all else, which is drawn or has times of the day."""
    return [
        (each.name, each.text) if each.output_type == "stream" else (each.data["text/plain"], *sorted(each.data))
        for each in cell.outputs
    ]


def main(path: Path) -> None:
    """Write its outputs anew: those of who has no instrument on record."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder)
        played = play(read(path), Path(folder))
    path.write_text(nbformat.writes(played, VERSION) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())

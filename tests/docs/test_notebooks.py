# SPDX-License-Identifier: BSD-2-Clause
"""Every notebook runs in Jupyter's kernel, in an empty folder, and puts out what is stored in it."""

from pathlib import Path

import nbformat
import pytest
from nbclient.exceptions import CellExecutionError
from notebook_player import codes, main, play, read, told

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("**/*.ipynb")), ids=lambda path: path.name)
def test_a_notebook_puts_out_what_is_stored_in_it(path, tmp_path):
    notebook = read(path)
    assert "SPDX-License-Identifier: BSD-2-Clause" in notebook.cells[0].source
    stored, found = codes(notebook), codes(play(notebook, tmp_path))
    assert [cell.execution_count for cell in stored] == list(range(1, len(stored) + 1))
    for before, now in zip(stored, found, strict=True):
        assert told(now) == told(before), before.source
    kinds = {kind for cell in found for each in cell.outputs for kind in each.get("data", ())}
    assert kinds == {"text/plain", "text/html", "image/png"}


def notebook(*sources):
    made = nbformat.v4.new_notebook()
    made.cells = [nbformat.v4.new_code_cell(source) for source in sources]
    return made


def test_cells_share_names_and_print_and_have_values(tmp_path):
    played = play(notebook("import os\na = 1\nprint('x')", "print(a)\na + 1", "b = a", "os.getcwd()"), tmp_path)
    assert [told(cell) for cell in codes(played)] == [
        [("stdout", "x\n")],
        [("stdout", "1\n"), ("2", "text/plain")],
        [],
        [(repr(str(tmp_path)), "text/plain")],
    ]
    with pytest.raises(CellExecutionError, match="ZeroDivisionError"):
        play(notebook("1 / 0"), tmp_path)


def test_a_text_is_one_output_in_however_many_pieces_it_came(tmp_path):
    slow = "import time\nfor piece in 'ab\\n':\n    print(piece, end='', flush=True)\n    time.sleep(0.5)\n7"
    (cell,) = codes(play(notebook(slow), tmp_path))
    assert told(cell) == [("stdout", "ab\n"), ("7", "text/plain")]


def test_what_is_written_is_what_is_played(tmp_path):
    copy = tmp_path / "copy.ipynb"
    nbformat.write(notebook("1 + 1"), copy)
    main(copy)
    (cell,) = codes(read(copy))
    assert cell.execution_count == 1 and told(cell) == [("2", "text/plain")]

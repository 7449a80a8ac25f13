# SPDX-License-Identifier: BSD-2-Clause
"""Every notebook runs in an empty folder, and puts out what is stored in it."""

from pathlib import Path

import pytest
from notebook_player import main, play, read, told

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("**/*.ipynb")), ids=lambda path: path.name)
def test_a_notebook_puts_out_what_is_stored_in_it(path, tmp_path):
    notebook = read(path)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert "SPDX-License-Identifier: BSD-2-Clause" in "".join(notebook["cells"][0]["source"])
    codes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in codes] == list(range(1, len(codes) + 1))
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    found = play(notebook, tmp_path)
    for cell, outputs in zip(codes, found, strict=True):
        assert told(outputs) == told(cell["outputs"]), "".join(cell["source"])
    kinds = {kind for cell in codes for each in cell["outputs"] for kind in each.get("data", ())}
    assert kinds == {"text/plain", "text/html", "image/png"}


def notebook(*codes):
    return {"cells": [{"cell_type": "code", "source": code.splitlines(keepends=True)} for code in codes]}


def test_cells_share_names_and_print_and_have_values(tmp_path):
    found = play(notebook("import os\na = 1\nprint('x')", "print(a)\na + 1", "b = a", "None", "os.getcwd()"), tmp_path)
    assert [told(each) for each in found] == [
        [("x\n",)],
        [("1\n",), ("2", "text/plain")],
        [],
        [],
        [(repr(str(tmp_path)), "text/plain")],
    ]
    with pytest.raises(ZeroDivisionError):
        play(notebook("1 / 0"), tmp_path)


def test_what_is_written_is_what_is_played(tmp_path):
    copy = tmp_path / "copy.ipynb"
    copy.write_text('{"cells": [{"cell_type": "code", "source": ["1 + 1"]}]}')
    main(copy)
    (cell,) = read(copy)["cells"]
    assert cell["execution_count"] == 1 and told(cell["outputs"]) == [("2", "text/plain")]

# SPDX-License-Identifier: BSD-2-Clause
"""Pictures are small, shown by their pages, and of the documents that there are now; what they show is not compared."""

import importlib.util
import json
from pathlib import Path

import pytest
from browser import needs_browser
from PIL import Image

pytestmark = pytest.mark.curves
ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures" / "render.py")
assert SPEC and SPEC.loader
pictures = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(pictures)
ORIGINS = json.loads(pictures.ORIGINS.read_bytes())


def test_there_is_each_of_them_and_no_other() -> None:
    assert {file.stem for file in pictures.HERE.glob("*.png")} == pictures.PICTURES.keys() == ORIGINS.keys()


@pytest.mark.parametrize("name", pictures.PICTURES)
def test_a_picture_is_small_and_its_page_shows_and_dates_it(name: str) -> None:
    file, page = pictures.HERE / f"{name}.png", ROOT / "docs" / pictures.PICTURES[name].page
    assert file.stat().st_size < 150_000
    with Image.open(file) as image:
        assert (image.mode, image.size) == ("P", pictures.PICTURES[name].size)
    _, _, after = page.read_text(encoding="utf-8").partition(f"](../pictures/{name}.png)\n")
    assert f"from commit {ORIGINS[name]['commit']}." in after.partition("\n#")[0]


@pytest.mark.parametrize("name", ["terminal", "view"])
def test_the_same_document_is_of_any_width_and_time_zone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = pictures.digest(name)
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    assert pictures.digest(name) == before


def test_a_picture_of_another_document_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "PICTURES", {"terminal": pictures.PICTURES["terminal"]})
    now = {"terminal": {"of": pictures.digest("terminal")}}
    assert list(pictures.stale(now)) == []
    monkeypatch.setattr(pictures, "TERMINAL", pictures.TERMINAL.replace("13px", "14px"))
    assert list(pictures.stale(now)) == [
        "what docs/pictures/terminal.png shows looks otherwise now: run `make pictures`"
    ]
    assert list(pictures.stale({})) == ["there is no picture terminal: run `make pictures`"]


@needs_browser
def test_a_browser_takes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, shot = tmp_path / "page.html", tmp_path / "shot.png"
    page.write_text("<body style='margin: 0; background: #123456'>", encoding="utf-8")
    pictures.photograph(page.as_uri(), (300, 200), shot)
    with Image.open(shot) as image:
        assert image.mode == "P" and image.size == (300, 200)
        assert image.convert("RGB").getcolors() == [(300 * 200, (0x12, 0x34, 0x56))]
    monkeypatch.setattr(pictures, "LARGEST", 10)
    with pytest.raises(SystemExit, match="more than 10: show less of it"):
        pictures.photograph(page.as_uri(), (300, 200), shot)

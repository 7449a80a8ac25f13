# SPDX-License-Identifier: BSD-2-Clause
"""A release is made twice, and is none if a byte differs or a version disagrees."""

import hashlib
import subprocess
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
import release

from irqscope_boards.catalogue import board as find
from irqscope_boards.ready import ready

HEAD = release.ran(["git", "rev-parse", "HEAD"])


def put(folder: Path, **contents: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return folder


def test_wheel_and_source_archive_are_the_same_bytes_wherever_and_whenever(tmp_path: Path) -> None:
    one, other = release.make(HEAD, [], tmp_path)
    version = release.version_of(next(one.glob("*.whl")))
    assert release.files(one).keys() == {f"irqscope-{version}.tar.gz", f"irqscope-{version}-py3-none-any.whl"}
    assert list(release.differences(one, other)) == []
    (archive,) = one.glob("*.tar.gz")
    with tarfile.open(archive) as found:
        times = {each.mtime for each in found.getmembers()}
        assert any(each.name.endswith("target-stub/stub.c") for each in found.getmembers())
    assert times == {int(release.ran(["git", "show", "--no-patch", "--format=%ct", HEAD]))}


@pytest.mark.board
@pytest.mark.slow
def test_a_bitstream_is_the_same_bytes_and_can_be_loaded(tmp_path: Path) -> None:
    one, other = release.make(HEAD, ["icebreaker"], tmp_path)
    assert list(release.differences(one, other)) == []
    assert ready(find("icebreaker"), [one]).parent == one / "bitstreams" / "icebreaker"


def test_nothing_differs_where_nothing_does(tmp_path: Path) -> None:
    assert not list(release.differences(put(tmp_path / "a", x=b"1", y=b""), put(tmp_path / "b", x=b"1", y=b"")))


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ({"x": b"abc"}, {"x": b"abd"}, "x differs from byte 2 on (3 and 3 bytes)"),
        ({"x": b"ab"}, {"x": b"abc"}, "x differs from byte 2 on (2 and 3 bytes)"),
        ({"x": b""}, {}, "x was made in one checkout only"),
        ({}, {"x": b""}, "x was made in the other checkout only"),
    ],
)
def test_what_differs_is_told(one: dict[str, bytes], other: dict[str, bytes], sentence: str, tmp_path: Path) -> None:
    assert list(release.differences(put(tmp_path / "a", **one), put(tmp_path / "b", **other))) == [sentence]


def zipped(**times: int) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, year in times.items():
            archive.writestr(zipfile.ZipInfo(name, (year, 1, 1, 0, 0, 0)), b"content")
    return file.getvalue()


def tarred(**contents: bytes) -> bytes:
    file = BytesIO()
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        for name, content in contents.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, BytesIO(content))
    return file.getvalue()


@pytest.mark.parametrize(
    ("name", "one", "other", "told"),
    [
        ("a.whl", zipped(x=2000, y=2000), zipped(x=2001, y=2000), ": in x"),
        ("a.whl", zipped(x=2000), zipped(x=2000, y=2000), ": in y"),
        (
            "a.whl",
            zipped(x=2000, y=2000),
            zipped(y=2000, x=2000),
            ": the members are the same, not how they are packed",
        ),
        ("a.tar.gz", tarred(x=b"1", y=b""), tarred(x=b"2", y=b""), ": in x"),
        ("a.whl", zipped(x=2000), b"none", ": one is no archive (File is not a zip file)"),
    ],
    ids=("another member", "one more member", "another order", "another member of sources", "no archive"),
)
def test_of_archives_the_member_is_told(name: str, one: bytes, other: bytes, told: str, tmp_path: Path) -> None:
    (sentence,) = release.differences(put(tmp_path / "a", **{name: one}), put(tmp_path / "b", **{name: other}))
    assert sentence.endswith(told)


def test_a_build_that_sees_its_place_is_no_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time, here: of what is built nothing else is changed."""

    def packages(checkout: Path, out: Path, place: release.Place, when: str) -> None:
        put(
            out,
            **{"irqscope-1-py3-none-any.whl": zipped(**{"irqscope-1.dist-info/METADATA": 2000 + len(place.folder)})},
        )

    monkeypatch.setattr(release, "packages", packages)
    with pytest.raises(release.Failed, match=r"any.whl differs from byte .*: in irqscope-1.dist-info/METADATA"):
        release.release(HEAD, [], tmp_path / "out", None)
    assert not (tmp_path / "out").exists()


CHANGES = "# Changes\n\n## 1.2.0 (2027-01-31)\n\n## 1.1.0 (2026-12-01)\n"


@pytest.mark.parametrize(
    ("printed", "changes", "tag", "told"),
    [
        ("irqscope 1.2.0", CHANGES, "v1.2.0", []),
        ("irqscope 1.2.0", "## Unreleased", None, []),
        ("irqscope 1.1.0", CHANGES, "v1.2.0", ["prints 'irqscope 1.1.0', but the wheel is 1.2.0"]),
        ("irqscope 1.2.0", CHANGES, "v1.2", ["the tag is v1.2, but the wheel is 1.2.0"]),
        ("irqscope 1.2.0", "## Unreleased\n", "v1.2.0", ["is 'Unreleased': it is to be 1.2.0 (YYYY-MM-DD)"]),
        ("irqscope 1.2.0", "", "v1.2.0", ["is 'none'"]),
    ],
)
def test_versions_agree(printed: str, changes: str, tag: str | None, told: list[str]) -> None:
    found = list(release.disagreements("1.2.0", printed, changes, tag))
    assert len(found) == len(told) and all(word in sentence for word, sentence in zip(told, found, strict=True))


def test_a_commit_without_a_tag_is_only_rehearsed(capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    monkeypatch.setattr(release, "ran", lambda words, *rest: HEAD if "rev-parse" in words else "")
    assert release.main([]) == 1
    assert (
        "has no tag: a release has one, v and its version; --rehearse makes all without one" in capsys.readouterr().err
    )


def test_sums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    put(tmp_path / "bitstreams", x=b"1")
    put(tmp_path, y=b"2", SHA256SUMS=b"of before")
    (tmp_path / release.SUMS).write_text(release.sums(tmp_path), encoding="utf-8")
    assert (tmp_path / release.SUMS).read_text(encoding="utf-8").splitlines() == [
        f"{hashlib.sha256(b'1').hexdigest()}  bitstreams/x",
        f"{hashlib.sha256(b'2').hexdigest()}  y",
    ]
    subprocess.run(["sha256sum", "--check", "--quiet", release.SUMS], cwd=tmp_path, check=True)


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    with pytest.raises(release.Failed, match="holds something already"):
        release.release(HEAD, [], put(tmp_path, x=b""), None)

# SPDX-License-Identifier: BSD-2-Clause
"""The archive that a guest boots from, read again field by field as Linux' initramfs buffer format has it."""

from hypothesis import given
from hypothesis import strategies as st

from irqscope_bench.guest.initramfs import archive

NAMES = st.from_regex(r"[a-z]{1,8}(/[a-z]{1,8}){0,3}", fullmatch=True)


def read(data: bytes) -> dict[str, tuple[int, bytes]]:
    """Mode and contents by name, in order."""
    found, at = {}, 0
    while True:
        assert data[at : at + 6] == b"070701" and at % 4 == 0
        fields = [int(data[at + 6 + 8 * i : at + 14 + 8 * i], 16) for i in range(13)]
        size, length = fields[6], fields[11]
        name = data[at + 110 : at + 110 + length]
        assert name[-1:] == b"\0"
        start = -(-(at + 110 + length) // 4) * 4
        if name == b"TRAILER!!!\0":
            assert not data[start:].strip(b"\0")
            return found
        assert name not in found
        found[name[:-1].decode()] = (fields[1], data[start : start + size])
        at = -(-(start + size) // 4) * 4


@given(st.dictionaries(NAMES, st.binary(max_size=40), max_size=6))
def test_every_file_is_there_and_every_folder_before_it(files):
    files = {name: data for name, data in files.items() if not any(other.startswith(f"{name}/") for other in files)}
    found = read(archive(files, ("proc",)))
    names = list(found)
    for name, data in files.items():
        assert found[name] == (0o100755, data)
        parents = name.split("/")[:-1]
        for depth in range(1, len(parents) + 1):
            folder = "/".join(parents[:depth])
            assert found[folder] == (0o040755, b"") and names.index(folder) < names.index(name)
    assert found["proc"][0] == 0o040755
    assert archive(files, ("proc",)) == archive(dict(reversed(files.items())), ("proc",))

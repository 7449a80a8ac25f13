# SPDX-License-Identifier: BSD-2-Clause
"""`make kernels` with package tools that only pretend: what is asked for, and what stands in the cache afterwards."""

import hashlib
import lzma
import os
import platform
from pathlib import Path

import pytest

from irqscope_bench.core import BenchError
from irqscope_bench.guest import kernels, stubs, sums, tracecmd, tracing
from irqscope_bench.guest.hardware import HARDWARE

RELEASE = "6.1.0-99-rt-arm64"
COMMON = "linux-headers-6.1.0-99-common-rt"
TRACE_CMD = ["trace-cmd", "libtracefs1", "libtraceevent1", "libzstd1", "libc6"]
PROGRAMS = """trace-cmd*) mkdir -p $3/usr/bin $3/usr/share/doc; echo program >$3/usr/bin/trace-cmd ;;
lib*) set -- $(cat $2) $3; mkdir -p $2/usr/lib/aarch64-linux-gnu $2/lib/aarch64-linux-gnu
    case $1 in
    libc6*) cd $2/lib/aarch64-linux-gnu; echo libc >libc.so.6; echo loader >ld-linux-aarch64.so.1 ;;
    *) name=${1%1:*}; echo $name >$2/usr/lib/aarch64-linux-gnu/$name.so.1 ;;
    esac ;;
busybox*) mkdir -p $3/bin; echo busybox >$3/bin/busybox ;;
"""
"""What `dpkg-deb` makes of packages that come with each kernel."""
TOOLS = {
    "dpkg": "echo amd64",
    # A name that several packages have or provide stands in angle brackets, with them below it.
    "apt-cache": f"""
for package; do :; done
case $package in
linux-image-rt-arm64:arm64) echo "  Depends: linux-image-{RELEASE}:arm64" ;;
*) printf '  Depends: %s\\n' '<{COMMON}:arm64>' linux-kbuild-6.1:arm64 gcc-12:arm64 && echo '    {COMMON}' ;;
esac""",
    "apt-get": """
for package; do :; done
[ $package = update ] || { echo $package >>$FETCHED; echo $package >any.deb; }""",
    "dpkg-deb": f"""
[ "$(cat $2)" != "$BROKEN" ] || {{ echo E: it is broken >&2; exit 1; }}
case $(cat $2) in
linux-image*) mkdir -p $3/boot $3/lib/modules/{RELEASE}/kernel; echo kernel >$3/boot/vmlinuz-{RELEASE}
    echo module >$3/lib/modules/{RELEASE}/kernel/brd.ko ;;
linux-headers-{RELEASE}*) mkdir -p $3/usr/src/linux-headers-{RELEASE}
    echo "include /usr/src/{COMMON}/Makefile" >$3/usr/src/linux-headers-{RELEASE}/Makefile ;;
linux-headers*) mkdir -p $3/usr/src/{COMMON}; echo all: >$3/usr/src/{COMMON}/Makefile ;;
linux-kbuild*) mkdir -p $3/usr/lib/linux-kbuild-6.1/scripts $3/usr/share/doc ;;
{PROGRAMS}esac""",
}


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The list of packages that were fetched."""
    for name, script in TOOLS.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("FETCHED", str(tmp_path / "fetched"))
    return tmp_path / "fetched"


def test_a_kernel_comes_with_what_its_modules_are_built_with_on_this_machine(fetched):
    kernels.fetch(["rt-arm64"])
    packages = [f"linux-image-{RELEASE}:arm64", f"linux-headers-{RELEASE}:arm64", COMMON, "linux-kbuild-6.1"]
    assert fetched.read_text().split() == [*packages, "busybox-static:arm64", *(f"{name}:arm64" for name in TRACE_CMD)]
    found = kernels.find("rt-arm64")
    assert found.module("brd") == b"module\n"
    assert tracecmd.files(found.tracecmd) == {
        "lib/trace-cmd/trace-cmd": b"program\n",
        "lib/trace-cmd/loader": b"loader\n",
        **{f"lib/trace-cmd/lib{name}.so.1": f"lib{name}\n".encode() for name in ("tracefs", "traceevent", "zstd")},
        "lib/trace-cmd/libc.so.6": b"libc\n",
    }
    assert found.release == RELEASE and found.image.read_text() == "kernel\n"
    assert (found.headers / "Makefile").read_text() == f"include ../{COMMON}/Makefile\n"
    assert (found.headers / "../../lib/linux-kbuild-6.1/scripts").is_dir()
    assert not (found.folder / "usr/share").exists()


def test_where_no_module_can_be_built_there_are_no_headers(fetched, monkeypatch):
    """Debian calls the architecture otherwise than the kernel."""
    for tool in ("apt-cache", "dpkg-deb"):
        path = fetched.parent / tool
        path.write_text(path.read_text().replace("rt-arm64", "armmp").replace(":arm64", ":armhf"))
    kernels.fetch(["armmp"])
    of_all = ["busybox-static", *TRACE_CMD]
    assert fetched.read_text().split() == ["linux-image-6.1.0-99-armmp:armhf", *(f"{name}:armhf" for name in of_all)]
    assert kernels.find("armmp").image.name == "vmlinuz-6.1.0-99-armmp" and not (kernels.find("armmp").headers).exists()


def test_a_list_that_cannot_be_fetched_may_not_be_needed(fetched, capsys):
    tool = fetched.parent / "apt-get"
    tool.write_text(tool.read_text().replace("[ $package = update ] ||", "[ $package != update ] || fails\n"))
    tool.write_text(tool.read_text().replace("|| fails", "|| { echo 'E: Some index files failed' >&2; exit 100; }"))
    kernels.fetch(["rt-arm64"])
    assert kernels.find("rt-arm64").release == RELEASE
    assert "apt-get failed: E: Some index files failed: what the other lists have is taken" in capsys.readouterr().err


def test_what_is_there_is_not_fetched_again(fetched):
    kernels.fetch(["rt-arm64"])
    fetched.unlink()
    kernels.fetch(["rt-arm64"])
    assert not fetched.exists()


@pytest.mark.parametrize("other, stays", [("6.1.0-100-rt-arm64", True), ("6.1.0-9-rt-arm64", False)])
def test_a_newer_kernel_is_not_replaced_by_an_older_one(other, stays, fetched):
    kernels.fetch(["rt-arm64"])
    (image,) = (kernels.directory() / "rt-arm64" / "boot").iterdir()
    image.rename(image.with_name(f"vmlinuz-{other}"))
    kernels.fetch(["rt-arm64"])
    assert kernels.find("rt-arm64").release == (other if stays else RELEASE)


@pytest.mark.parametrize("package", ["linux-kbuild-6.1", "busybox-static:arm64"])
def test_a_kernel_is_there_whole_or_not_at_all(package, fetched, monkeypatch):
    monkeypatch.setenv("BROKEN", package)
    with pytest.raises(BenchError, match="dpkg-deb failed: E: it is broken"):
        kernels.fetch(["rt-arm64"])
    with pytest.raises(BenchError, match="run 'make kernels KERNELS=rt-arm64'"):
        kernels.find("rt-arm64")
    monkeypatch.delenv("BROKEN")
    kernels.fetch(["rt-arm64"])
    assert kernels.find("rt-arm64").release == RELEASE


@pytest.mark.parametrize("content", ["", "kern"])
def test_a_kernel_that_a_loss_of_power_has_cut_off_is_not_run_but_fetched_anew(content, fetched):
    kernels.fetch(["rt-arm64"])
    kernels.find("rt-arm64").image.write_text(content)
    with pytest.raises(BenchError, match="rt-arm64 is not as it was fetched: run 'make kernels KERNELS=rt-arm64'"):
        kernels.find("rt-arm64")
    kernels.fetch(["rt-arm64"])
    assert kernels.find("rt-arm64").image.read_text() == "kernel\n"


@pytest.fixture
def image(tmp_path) -> Path:
    (tmp_path / "boot").mkdir()
    (image := tmp_path / "boot" / "vmlinuz-6.1").write_bytes(bytes(1000))
    return image


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def test_an_image_is_read_once_in_each_boot_of_the_machine(image, tmp_path, monkeypatch):
    read, expected = [], digest(bytes(1000))
    monkeypatch.setattr(sums.hashlib, "sha256", lambda data: read.append(data) or hashlib.new("sha256", data))
    for boot in ("first", "second"):
        (tmp_path / "boot_id").write_text(f"{boot}\n")
        monkeypatch.setattr(sums, "_BOOT", tmp_path / "boot_id")
        assert [sums.sum_of(image) for _ in range(3)] == [expected] * 3
    assert read == [bytes(1000)] * 2


@pytest.mark.parametrize("damage", ["", "no sum", "a\nb\nc\n"])
def test_a_sum_is_of_the_file_that_is_there(damage, image):
    assert sums.sum_of(image) == digest(bytes(1000))
    (image.parents[1] / "sum-vmlinuz-6.1").write_text(damage)
    assert sums.sum_of(image) == digest(bytes(1000))
    (other := image.with_name("other")).write_bytes(bytes(999) + b"x")
    os.utime(other, ns=(image.stat().st_atime_ns, image.stat().st_mtime_ns))
    other.replace(image)
    assert sums.sum_of(image) == digest(bytes(999) + b"x")


def test_a_kernel_is_found_where_nothing_more_can_be_written(fetched, tmp_path, monkeypatch):
    """As when HOME is on a medium that is read only: what is built goes elsewhere then."""
    kernels.fetch(["rt-arm64"])
    there = kernels.find("rt-arm64")
    monkeypatch.setattr(kernels, "cache", lambda: tmp_path / "elsewhere")
    assert kernels.find("rt-arm64") == there
    assert tracecmd.files(there.tracecmd).keys() >= {"lib/trace-cmd/trace-cmd"}


def test_an_installed_irqscope_has_no_makefile(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kernels, "_MAKEFILE", tmp_path / "Makefile")
    with pytest.raises(BenchError, match=r"run 'python -m irqscope_bench[.]guest[.]kernels rt-arm64@7[.]2'"):
        kernels.find("rt-arm64@7.2")
    kernel = kernels.Kernel("rt-arm64", "6.1.0", Path("image"), Path("folder"), Path("busybox"))
    with pytest.raises(BenchError, match=r"^trace-cmd .* run 'python -m irqscope_bench[.]guest[.]kernels rt-arm64'$"):
        tracing.files(Path("late.dat"), kernel)


NEWER = "6.12.9+deb12-rt-arm64"
NEWEST = "7.2.3+deb14-rt-arm64"
FURTHER = {
    # What the system's own lists are of, and then those of other suites.
    "apt-get": """
for package; do :; done
case "$*" in
*indextargets*) printf '%s\\n' 'http://security/ bookworm-security' 'http://archive/ bookworm' ;;
*update) for word; do case $word in *sourcelist=*) cat ${word#*=} >>$SOURCES ;; esac; done ;;
*) echo $package >>$FETCHED; echo $package >any.deb ;;
esac""",
    "apt-cache": f"""
for package; do :; done
case "$*" in
*pkgnames*) printf '%s\\n' linux-image-6.12.10+deb12-arm64 linux-image-{NEWER}-unsigned linux-image-{NEWER} \\
    linux-image-6.12.8+deb12-rt-arm64 linux-image-6.120.1+deb12-rt-arm64 linux-image-{NEWER}-dbg ;;
*depends\\ linux-image-rt-arm64:arm64) echo "  Depends: linux-image-{NEWEST}:arm64" ;;
*depends\\ linux-image-{NEWEST}*) printf '  Depends: %s\\n' linux-base-{NEWEST} linux-binary-{NEWEST} \\
    linux-modules-{NEWEST} ;;
esac""",
    "dpkg-deb": f"""
case $(cat $2) in
linux-image-6*) r=$(cat $2); r=${{r#linux-image-}}; r=${{r%%:*}}; mkdir -p $3/boot $3/lib/modules/$r/kernel
    echo kernel >$3/boot/vmlinuz-$r; cp $MODULE $3/lib/modules/$r/kernel/brd.ko.xz ;;
linux-binary*) mkdir -p $3/usr/lib/modules/{NEWEST}; echo newest >$3/usr/lib/modules/{NEWEST}/vmlinuz ;;
linux-modules*) mkdir -p $3/usr/lib/modules/{NEWEST}/kernel; cp $MODULE $3/usr/lib/modules/{NEWEST}/kernel/brd.ko.xz ;;
linux-headers*) r=$(cat $2); r=${{r#linux-headers-}}; r=${{r%%:*}}; mkdir -p $3/usr/src/linux-headers-$r
    printf 'CC = $(CCACHE) $(CROSS_COMPILE)gcc-99\\n' >$3/usr/src/linux-headers-$r/.kernelvariables
    touch $3/usr/src/linux-headers-$r/vmlinux; echo all: >$3/usr/src/linux-headers-$r/Makefile ;;
{PROGRAMS}esac""",
}


@pytest.fixture
def sources(fetched: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The lines of all lists of sources other than the system's."""
    for name, script in FURTHER.items():
        (fetched.parent / name).write_text(f"#!/bin/sh\n{script}\n")
    (fetched.parent / "brd.ko.xz").write_bytes(lzma.compress(b"module\n"))
    monkeypatch.setenv("MODULE", str(fetched.parent / "brd.ko.xz"))
    monkeypatch.setenv("SOURCES", str(fetched.parent / "sources"))
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"VERSION_CODENAME": "bookworm"})
    return fetched.parent / "sources"


def test_a_version_is_looked_for_in_all_suites_and_the_newest_taken(sources):
    kernels.fetch(["rt-arm64@6.12"])
    assert sources.read_text() == "".join(f"deb http://archive/ {suite} main\n" for suite in kernels.SUITES)
    found = kernels.find("rt-arm64@6.12")
    assert found.release == NEWER and found.image.read_text() == "kernel\n" and found.hardware is HARDWARE["arm64"]
    assert found.module("brd") == b"module\n"
    assert found.compiler_version == "99" and found.has_types
    with pytest.raises(BenchError, match=r"no kernel rt-arm64 of version 6\.11 is in oldstable, "):
        kernels.fetch(["rt-arm64@6.11"])


def test_of_a_suite_it_is_the_newest_and_stands_where_the_older_ones_did(sources):
    """The image and the modules are packages of their own there, below usr/."""
    kernels.fetch(["rt-arm64@sid", "arm64@6.12"])
    assert sources.read_text().splitlines()[0] == "deb http://archive/ sid main"
    found = kernels.find("rt-arm64@sid")
    assert (found.release, found.image) == (NEWEST, found.folder / "boot" / f"vmlinuz-{NEWEST}")
    assert found.image.read_text() == "newest\n" and found.module("brd") == b"module\n"
    assert kernels.find("arm64@6.12").release == "6.12.10+deb12-arm64"


def test_what_the_build_of_a_module_wants_is_named(sources, fetched):
    """It comes with the kernel which compiler that is, and whether pahole is needed."""
    kernels.fetch(["rt-arm64@6.12"])
    compiler = fetched.parent / "aarch64-linux-gnu-gcc"
    compiler.touch(0o755)
    with pytest.raises(BenchError, match=r"needs aarch64-linux-gnu-gcc-99 .* \(Debian's gcc-99-aarch64-linux-gnu\)"):
        stubs.module(kernels.find("rt-arm64@6.12"))
    compiler.with_name("aarch64-linux-gnu-gcc-99").touch(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", str(fetched.parent))
        with pytest.raises(BenchError, match="needs pahole to be built"):
            stubs.module(kernels.find("rt-arm64@6.12"))


@pytest.mark.parametrize("name", ["rt-arm65", "rt-arm64@", "rt-arm64@6.", "@6.12", "rt-arm64@../x", "bare-m3@6.12"])
def test_what_is_no_kernel_s_name_is_refused(name):
    with pytest.raises(BenchError, match=f"there is no kernel '{name}': choose rt-arm64 or .* @SUITE or @VERSION"):
        kernels.find(name)


def test_a_system_without_lists_of_its_own_release_has_no_other_suites(sources, monkeypatch):
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"VERSION_CODENAME": "noble"})
    with pytest.raises(BenchError, match="no package list of this system is of its own release, 'noble'"):
        kernels.fetch(["rt-arm64@sid"])

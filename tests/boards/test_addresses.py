# SPDX-License-Identifier: BSD-2-Clause
"""Addresses that who builds gives an instrument: which are taken, what they change, and what is refused."""

import ipaddress
from itertools import combinations

import pytest
import stubcore
from hypothesis import given
from hypothesis import strategies as st

from irqscope import cli
from irqscope.contract.datagrams import mac_text
from irqscope.errors import BadInput
from irqscope_boards import netlist, top
from irqscope_boards.addresses import parse_address, parse_mac, with_addresses
from irqscope_boards.build import bitstream
from irqscope_boards.catalogue import boards

BOARD = boards()["ecpix5-85-ethernet"]
MAC, ADDRESS = "02:49:51:00:00:01", "192.168.7.50"

octets = st.lists(st.integers(0, 255), min_size=6, max_size=6).map(bytes)


@given(octets, st.booleans())
def test_a_mac_address_is_read_as_it_is_written(octets, upper):
    text = mac_text(octets)
    given = text.upper() if upper else text
    if octets[0] & 1 or not any(octets):
        with pytest.raises(BadInput, match="many devices share" if octets[0] & 1 else "all zeros"):
            parse_mac(given)
    else:
        assert parse_mac(given) == int.from_bytes(octets)
        assert mac_text(parse_mac(given).to_bytes(6)) == text


@given(st.integers(0, (1 << 32) - 1) | st.sampled_from([0, 127 << 24 | 1, 0xE000_0001, 0xF000_0000, (1 << 32) - 1]))
def test_an_address_is_taken_if_the_standards_call_it_that_of_one_device(number):
    address = ipaddress.IPv4Address(number)
    first = address.packed[0]
    if first in (0, 127) or first >= 224:
        assert (
            address.is_unspecified or first == 0 or address.is_loopback or address.is_multicast or address.is_reserved
        )
        with pytest.raises(BadInput, match=f"^--address {address} "):
            parse_address(str(address))
    else:
        assert parse_address(str(address)) == address
        assert not (address.is_loopback or address.is_multicast or address.is_reserved or address.is_unspecified)


@given(st.text(max_size=20) | st.from_regex(r"\A[0-9a-f:.]{1,20}\Z"))
def test_what_is_no_address_is_refused_in_a_line(text):
    for parse in (parse_mac, parse_address):
        try:
            parse(text)
        except BadInput as refused:
            assert len(str(refused).splitlines()) == 1


@given(octets.filter(lambda some: any(some) and not some[0] & 1))
def test_every_mac_address_has_a_link_local_one_that_is_not_kept(octets):
    address = with_addresses(BOARD, mac=mac_text(octets)).link.address
    assert address.is_link_local and 0 < address.packed[2] < 255 and address.packed[3] == octets[5]


def test_builds_differ_in_file_and_id_and_a_fixed_address_needs_no_dhcp_client(monkeypatch, tmp_path):
    monkeypatch.setattr(top, "Core", stubcore.Stub)
    builds = [with_addresses(BOARD, *given) for given in ((), (MAC,), (None, ADDRESS), (MAC, ADDRESS))]
    assert builds[0] is BOARD
    plans = [netlist.plan(board, 0) for board in builds]
    for (one, its), (other, others) in combinations(zip(builds, plans, strict=True), 2):
        assert bitstream(one, tmp_path) != bitstream(other, tmp_path)
        assert netlist.build_id(its) != netlist.build_id(others)
    assert ["ethernet.link.dhcp" in plan.files["top.il"] for plan in plans] == [True, True, False, False]
    assert [board.link.mac for board in builds] == [BOARD.link.mac, parse_mac(MAC)] * 2
    assert [str(board.link.address) for board in builds] == ["169.254.85.133", "169.254.1.1", ADDRESS, ADDRESS]


@pytest.mark.parametrize(
    ("board", "arguments", "said"),
    [
        (
            "ulx3s-25f",
            ["--mac", MAC],
            "--mac and --address are for boards with Ethernet, which ulx3s-25f does not have",
        ),
        ("ulx3s-25f-ft245", ["--address", ADDRESS], "which ulx3s-25f-ft245 does not have"),
        (BOARD.name, ["--mac", "01:00:5e:00:00:01"], "--mac 01:00:5e:00:00:01 is a multicast address"),
        (BOARD.name, ["--mac", "ff:ff:ff:ff:ff:ff"], "is a multicast address"),
        (BOARD.name, ["--mac", "00:00:00:00:00:00"], "is all zeros, which is no device's address"),
        (BOARD.name, ["--mac", "02-49-51-00-00-01"], "is no MAC address such as 02:49:51:00:00:01"),
        (BOARD.name, ["--mac", ""], "--mac '' is no MAC address"),
        (BOARD.name, ["--address", "0.0.0.0"], "--address 0.0.0.0 means this network, or no address"),
        (BOARD.name, ["--address", "127.0.0.1"], "is a loopback address"),
        (BOARD.name, ["--address", "239.1.2.3"], "is a multicast address"),
        (BOARD.name, ["--address", "255.255.255.255"], "is the broadcast address"),
        (BOARD.name, ["--address", "250.1.2.3"], "is reserved"),
        (BOARD.name, ["--address", "192.168.7"], "is no IPv4 address such as 192.168.7.50"),
        (BOARD.name, ["--address", "192.168.7.50/24"], "is no IPv4 address such as 192.168.7.50"),
        (BOARD.name, ["--mac", MAC, "--address", ""], "--address '' is no IPv4 address"),
    ],
)
def test_refusals(board, arguments, said, tmp_path, capsys):
    assert cli.main(["build", board, "--out", str(tmp_path / "out"), *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line and not list(tmp_path.iterdir())

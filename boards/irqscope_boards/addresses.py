# SPDX-License-Identifier: BSD-2-Clause
"""Gives the instrument of one build a MAC address or a fixed IPv4 address, in place of those of the board's file."""

import re
from dataclasses import replace
from ipaddress import IPv4Address, IPv4Network

from irqscope.errors import BadInput
from irqscope.reading import SHOWN

from .board import Board, Rgmii

MAC = re.compile(r"[0-9a-f]{2}(:[0-9a-f]{2}){5}", re.IGNORECASE | re.ASCII)
GROUP = 1 << 40
"""Of a MAC address: it is that of several devices."""
NO_HOST = {
    IPv4Network("0.0.0.0/8"): "means this network, or no address",
    IPv4Network("127.0.0.0/8"): "is a loopback address, which no network leads to",
    IPv4Network("224.0.0.0/4"): "is a multicast address, which many devices share",
    IPv4Network("255.255.255.255/32"): "is the broadcast address, which is that of all",
    IPv4Network("240.0.0.0/4"): "is reserved, and systems send nothing there",
}
"""Why what is in these is the address of no instrument; the first one that holds an address says it."""


def parse_mac(text: str) -> int:
    """The number of a MAC address that one device can have; BadInput says why `text` is none."""
    if not MAC.fullmatch(text):
        raise BadInput(f"--mac {text[:SHOWN]!r} is no MAC address such as 02:49:51:00:00:01")
    number = int(text.replace(":", ""), 16)
    if number == 0:
        raise BadInput(f"--mac {text} is all zeros, which is no device's address")
    if number & GROUP:
        raise BadInput(f"--mac {text} is a multicast address, which many devices share: its first byte must be even")
    return number


def parse_address(text: str) -> IPv4Address:
    """An IPv4 address that one device can have; BadInput says why `text` is none."""
    try:
        address = IPv4Address(text)
    except ValueError as error:
        raise BadInput(f"--address {text[:SHOWN]!r} is no IPv4 address such as 192.168.7.50") from error
    for network, why in NO_HOST.items():
        if address in network:
            raise BadInput(f"--address {address} {why}: give one that a single device can have")
    return address


def with_addresses(board: Board, mac: str | None = None, address: str | None = None) -> Board:
    """The board of a build with these, in files of another name; the board itself if none is given.

    BadInput if it has no Ethernet, or if one of them is not an address that one device can have.
    """
    if mac is None and address is None:
        return board
    if not isinstance(board.link, Rgmii):
        raise BadInput(f"--mac and --address are for boards with Ethernet, which {board.name} does not have")
    link = board.link
    if mac is not None:
        link = replace(link, mac=parse_mac(mac))
    if address is not None:
        link = replace(link, fixed=parse_address(address))
    ending = f"-{link.mac:012x}" * (mac is not None) + f"-{link.fixed}" * (address is not None)
    return replace(board, link=link, variant=ending)

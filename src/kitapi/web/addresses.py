"""Grouping of addresses: which of them count as one address for limits."""

from ipaddress import IPv6Address, IPv6Network

NETWORK_BITS = 64
"""The number of leading bits of an IPv6 address that count; one subscriber has all addresses with equal leading bits.
"""


def plain(address: str) -> str:
    """``address``, or the IPv4 address that it contains, as in ``::ffff:192.0.2.7`` from a socket for both versions."""
    six = _read(address)
    return str(six.ipv4_mapped) if six is not None and six.ipv4_mapped is not None else address


def network_of(address: str) -> str:
    """The key for limits: an IPv4 address, or the network of an IPv6 one; a text that is no address stays as it is."""
    address = plain(address)
    six = _read(address)
    return address if six is None else str(IPv6Network((six, NETWORK_BITS), strict=False).network_address)


def _read(address: str) -> IPv6Address | None:
    if ":" not in address:
        return None
    try:
        return IPv6Address(address.partition("%")[0])
    except ValueError:
        return None

"""Network addresses that count as one."""

import pytest

from kitapi.web.addresses import network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::99", "2001:db8:1:2::"),
        ("2001:db8:1:3::99", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("unix:", "unix:"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_an_ipv4_address_and_a_network_of_ipv6_count_as_one(address: str, network: str) -> None:
    assert network_of(address) == network

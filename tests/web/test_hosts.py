"""The names under which the room answers: no site can pose as it by DNS rebinding."""

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kitapi.cli.serve.serve import ServeOptions, demand_possible
from kitapi.console.exits import Stopped
from kitapi.room.errors import UnknownHost
from kitapi.web.guard import Guard
from kitapi.web.hosts import Hosts, is_host_name, is_origin
from kitapi.web.passed_on import FORWARDED
from kitapi.web.request_forwarder import Forwarding
from kitapi.web.server import hosts_of
from kitapi.web.settings import Network, Settings
from kitapi.wording import LANGUAGES
from kitapi.wording.sentences import sentence_for
from kitapi_testing.room_people import story
from tests.web.visitors import serve_room


@pytest.mark.parametrize(
    ("host", "accepted"),
    [
        ("localhost:8000", True),
        ("LocalHost.", True),
        ("cards.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("10.0.0.5", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("cards.example", True),
        ("Cards.Example.:443", True),
        ("evil.example:8107", False),
        ("cards.example.evil.example", False),
        ("evilcards.example", False),
        ("localhost.evil.example", False),
        ("evil-localhost", False),
        ("127.0.0.1.evil.example", False),
        ("0x7f000001", False),
        ("cards.example@evil.example", False),
        ("cards.example, evil.example", False),
        ("cards.example:port", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_local_names_addresses_and_allowed_names_are_accepted_alone(host: str, accepted: bool) -> None:
    assert Hosts(("cards.example",)).accepts(host) is accepted


@story
async def test_another_sites_name_opens_no_page_and_no_socket(page: Path) -> None:
    """Such requests come from a page whose site's name was made to resolve to this machine."""
    async with serve_room(page) as room, room.visitor() as maria:
        table = await maria.new_table("me", "open")
        evil = f"evil.example:{room.host.partition(':')[2]}"
        refused = await maria.browser.get("/api/tables", headers={"Host": evil, "Accept-Language": "sk"})
        assert (refused.status_code, refused.json()["reason"]) == (421, "unknown_host")
        assert refused.json()["text"] == sentence_for(UnknownHost(host=evil), "sk")
        assert "set-cookie" not in refused.headers
        headers = {"Host": evil, "Origin": f"http://{evil}"}
        request = {"game": "toy", "terms": {"players": 2}, "seats": ["me", "first"], "name": "Maria"}
        assert (await maria.browser.post("/api/tables", json=request, headers=headers)).status_code == 421
        with pytest.raises(InvalidStatus) as refused_socket:
            await _open_socket(room.host, table, evil)
        assert refused_socket.value.response.status_code == 403
        for probe in ("/healthz", "/readyz"):
            assert (await maria.browser.get(probe, headers={"Host": "kitapi-1:8000"})).status_code == 200


async def _open_socket(reached: str, table: str, host: str) -> None:
    address, _, port = reached.partition(":")
    there = f"ws://{host}/api/tables/{table}/socket"
    async with connect(there, host=address, port=int(port), origin=f"http://{host}"):  # type: ignore[arg-type]
        """The socket must not open."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_host_and_option_in_every_language(lang: str) -> None:
    sentence = sentence_for(UnknownHost(host="evil.example"), lang)
    assert "evil.example" in sentence
    assert "--allow-host" in sentence


def test_a_request_that_a_node_passes_on_was_looked_at_there() -> None:
    class Place:
        timeout, secret = 1.0, "onlynodesknow"

        async def wait_until_ended(self, owner: Any) -> None:
            """Wait forever, because no node ends."""

    async def app(*_: Any) -> None:
        """It does nothing."""

    forwarding = Forwarding(app, Place())  # type: ignore[arg-type]
    guard = Guard(forwarding, hosts=Hosts(), vouches=forwarding.vouches)

    def knows(*sender: tuple[bytes, bytes]) -> bool:
        scope: Any = {"type": "http", "path": "/", "headers": [(b"host", b"cards.example"), *sender]}
        return guard.knows_host(scope)

    assert knows((FORWARDED, b"onlynodesknow 10.0.0.9"))
    assert not knows((FORWARDED, b"guessed 10.0.0.9"))
    assert not knows()
    Place.secret = ""
    assert not knows((FORWARDED, b" 10.0.0.9"))


def test_a_request_with_two_hosts_is_refused() -> None:
    async def app(*_: Any) -> None:
        """It does nothing."""

    scope: Any = {"type": "http", "path": "/", "headers": [(b"host", b"localhost"), (b"host", b"127.0.0.1")]}
    assert not Guard(app).knows_host(scope)


def test_where_it_listens_and_where_nodes_reach_it_are_its_own_names() -> None:
    network = Network(host="cards", address="http://node-1.club:8000/", allow_hosts=("cards.example",))
    assert hosts_of(Settings(network=network)) == ("cards.example", "cards", "node-1.club")


@pytest.mark.parametrize("name", ["https://cards.example", "cards.example/", "cards example", "", "-x", "a..b", "*"])
def test_a_host_that_is_no_name_is_refused_in_one_sentence(name: str) -> None:
    assert not is_host_name(name)
    with pytest.raises(Stopped, match=r"^--allow-host: must be a host's name such as cards\.example, not "):
        demand_possible(ServeOptions(allow_host=(name,)))


@pytest.mark.parametrize("origin", ["cards.example", "https://cards.example/", "ftp://cards.example", "null", ""])
def test_an_origin_that_is_no_site_is_refused_in_one_sentence(origin: str) -> None:
    assert not is_origin(origin)
    with pytest.raises(Stopped, match=r"^--allow-origin: must be a site such as https://club\.example, not "):
        demand_possible(ServeOptions(allow_origin=(origin,)))


def test_names_and_sites_are_taken_as_they_are() -> None:
    demand_possible(ServeOptions(allow_host=("cards.example", "node_1"), allow_origin=("https://club.example",)))

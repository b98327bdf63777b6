"""The server as a process: it prints its address, keeps its data, and ends on a signal."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kitapi.console.folders import data_folder
from kitapi.store import MemoryStore
from kitapi.web import server as server_module
from kitapi.web.endings import COME_BACK
from kitapi.web.guard import Guard
from kitapi.web.operation import operation_of
from kitapi.web.server import (
    CannotServe,
    address_of,
    default_database,
    listen,
    place_of,
    serve,
    server_of,
)
from kitapi.web.settings import Network, Settings, Storage
from kitapi.web.visitors import COOKIE
from kitapi_testing.room_people import TOO_LONG, toy_room
from tests.postgresql import lent_database

SCRIPT = """
import sys
import msgspec
from kitapi.web.server import serve
from kitapi.web.settings import Settings
if __name__ == "__main__":
    given = msgspec.json.decode(sys.argv[2]) if len(sys.argv) > 2 else {}
    given["network"] = {"port": 0} | given.get("network", {})
    given["storage"] = {"database": sys.argv[1] if len(sys.argv) > 1 else None}
    serve(msgspec.convert(given, Settings))
"""

PREFA = {"game": "prefa", "terms": {"players": 3}, "name": "Maria"}


@contextmanager
def server(tmp_path: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Yield a server process and its address."""
    script = tmp_path / "server.py"
    script.write_text(SCRIPT, encoding="utf-8")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    command = [sys.executable, str(script), *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Kitapi: http://127.0.0.1:"), line
            room = r"Connections: up to [\d,]+ at once \(open files: (up to [\d,]+|without a limit)\)\.\n"
            assert re.fullmatch(room, process.stdout.readline())
            assert process.stdout.readline().startswith("Data: ")
            yield process, line.removeprefix("Kitapi: ").strip()
        finally:
            process.kill()


def test_a_server_keeps_its_data_in_the_users_folder_and_from_others(tmp_path: Path) -> None:
    with server(tmp_path) as (_, address):
        assert urllib.request.urlopen(f"{address}healthz").read() == b'{"ok":true}'
    folder = tmp_path / "data" / "kitapi"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert (folder / "kitapi.sqlite3").exists()


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_in_good_order_on_a_signal(tmp_path: Path, ending: signal.Signals) -> None:
    with server(tmp_path, f"sqlite:///{tmp_path / 'room.sqlite3'}") as (process, address):
        urllib.request.urlopen(f"{address}api/games").read()
        process.send_signal(ending)
        output, errors = process.communicate(timeout=20)
    assert (process.returncode, output, errors) == (0, "", "")
    assert not (tmp_path / "room.sqlite3-wal").exists(), "the database is closed, not only left"


@pytest.mark.parametrize("ending", ["the last player goes", "a second signal"])
def test_a_server_that_ends_lets_deals_finish(tmp_path: Path, ending: str) -> None:
    options = msgspec.json.encode({"play": {"finish": 600, "thinking": 0}}).decode()
    with server(tmp_path, "memory:", options) as (process, address), httpx.Client(base_url=address) as browser:
        waiting, playing = (_looking_on(browser, address, other) for other in ("open", "steady"))
        process.send_signal(signal.SIGTERM)
        assert _close_code(waiting) == COME_BACK, "no deal runs there"
        answer = browser.get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"ok": False, "reason": "draining"})
        assert browser.post("/api/tables", json={**PREFA, "seats": ["me", "steady", "steady"]}).status_code == 503
        playing.send('{"type":"act","id":"command-1","seen":0,"action":{"kind":"pass"}}')
        assert _await_answer(playing, "command-1"), "whoever plays is still answered"
        if ending == "a second signal":
            process.send_signal(signal.SIGTERM)
            assert _close_code(playing) == COME_BACK
        else:
            playing.close()
        output, errors = process.communicate(timeout=TOO_LONG)
    assert (process.returncode, output, errors) == (0, "", "")


def _looking_on(browser: httpx.Client, address: str, other: str) -> ClientConnection:
    """Open a socket to a new table with one person, and a bot or nobody at another seat."""
    table = browser.post("/api/tables", json={**PREFA, "seats": ["me", "steady", other]}).json()["table"]
    place = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
    cookie = {"Cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}
    origin = Origin(address.rstrip("/"))
    socket: ClientConnection = connect(place, origin=origin, additional_headers=cookie, legacy=True)
    assert msgspec.json.decode(socket.recv(TOO_LONG))["type"] == "state"
    return socket


def _await_answer(socket: ClientConnection, command: str) -> bool:
    while (answer := msgspec.json.decode(socket.recv(TOO_LONG))).get("id") != command:
        pass
    return bool(answer)


def _close_code(socket: ClientConnection) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(TOO_LONG)
    return socket.protocol.close_code


def test_metrics_are_served_at_a_port_of_their_own_and_a_proxy_is_believed(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    network = {"metrics": str(port), "forwarded_by": ["127.0.0.1"]}
    settings = {"network": network, "log": {"form": "json"}, "play": {"thinking": 0}}
    with server(tmp_path, "memory:", msgspec.json.encode(settings).decode()) as (process, address):
        by_proxy = httpx.get(address, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"})
        assert by_proxy.headers["set-cookie"].endswith("; Secure")
        assert httpx.get(f"{address}metrics").status_code == 404
        metrics = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        process.send_signal(signal.SIGTERM)
        output, errors = process.communicate(timeout=TOO_LONG)
    assert (process.returncode, output, errors) == (0, "", "")
    assert "\nkitapi_ready 1.0\n" in metrics
    assert "\nprocess_resident_memory_bytes " in metrics


def test_a_server_over_postgresql_is_a_node_at_the_address_given(tmp_path: Path) -> None:
    settings = {"network": {"address": "http://10.0.0.5:8000/"}, "play": {"thinking": 0}}
    given = msgspec.json.encode(settings).decode()
    with lent_database() as url, server(tmp_path, url, given) as (process, address):
        assert asyncio.run(_await_node(address, url)) == ["http://10.0.0.5:8000"]
        process.send_signal(signal.SIGTERM)
        output, errors = process.communicate(timeout=TOO_LONG)
    assert (process.returncode, output, errors) == (0, "", "")


async def _await_node(address: str, url: str) -> list[str]:
    """Return the addresses of all member nodes, once the one at ``address`` is a member."""
    async with asyncio.timeout(TOO_LONG), httpx.AsyncClient() as browser:
        while (await browser.get(f"{address}readyz")).status_code != 200:
            await asyncio.sleep(0.05)
    connection = await asyncpg.connect(url)
    try:
        return [row["address"] for row in await connection.fetch("SELECT address FROM nodes WHERE NOT ended")]
    finally:
        await connection.close()


async def _nothing(*_: object) -> None:
    """An application that does nothing."""


def test_nobody_is_believed_to_be_a_proxy_unless_he_is_named() -> None:
    assert not server_of(Guard(_nothing)).config.proxy_headers


@pytest.mark.parametrize(
    ("options", "place"),
    [("9100", ("127.0.0.1", 9100)), ("10.0.0.5:9100", ("10.0.0.5", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_metrics_are_served_to_this_machine_alone_unless_an_address_is_named(
    options: str, place: tuple[str, int]
) -> None:
    assert place_of(options) == place


@pytest.mark.parametrize("options", ["", "here", "10.0.0.5:", "99999", "http://10.0.0.5:9100/"])
def test_a_place_of_metrics_that_is_none_is_said_in_one_sentence(options: str) -> None:
    with pytest.raises(CannotServe, match=r"^--metrics: must be a port, "):
        place_of(options)


def test_a_port_that_is_taken_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=rf"^port {port} of 127\.0\.0\.1 cannot be used .*--port$"):
            serve(Settings(network=Network(port=port), storage=Storage(database="memory:")))


def test_a_database_that_cannot_be_used_is_said_in_one_sentence() -> None:
    with pytest.raises(CannotServe, match=r"database cannot be used.*oracle"):
        serve(Settings(network=Network(port=0), storage=Storage(database="oracle://scott:tiger@somewhere")))


def test_port_zero_picks_a_free_one() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address_of("127.0.0.1", listening) == f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert address_of("0.0.0.0", listening).startswith("http://127.0.0.1:")
        assert address_of("::1", listening).startswith("http://[::1]:")


def test_what_is_sent_in_parts_does_not_wait_for_an_acknowledgement() -> None:
    async def without_delay() -> int:
        received: asyncio.Queue[int] = asyncio.Queue()

        async def receive(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            at_the_server = writer.get_extra_info("socket")
            received.put_nowait(at_the_server.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(receive, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await received.get()

    assert asyncio.run(without_delay())


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/kitapi"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/maria/.local/share/kitapi"),
        ("linux", {}, "/home/maria/.local/share/kitapi"),
        ("darwin", {}, "/home/maria/Library/Application Support/kitapi"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/kitapi"),
    ],
)
def test_the_data_folder_is_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {**environment, "HOME": "/home/maria"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(folder)


def test_a_data_folder_that_cannot_be_made_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(CannotServe, match=r"cannot be made .*--database$"):
        default_database()


def test_while_it_serves_what_lives_long_is_left_out_of_collections(monkeypatch: pytest.MonkeyPatch) -> None:
    going: list[bool] = []

    async def stay_alive() -> None:
        going.append(True)
        try:
            await asyncio.Event().wait()
        finally:
            going.append(False)

    async def check_alive(**_: object) -> None:
        await asyncio.sleep(0)
        assert going == [True]

    monkeypatch.setattr(server_module, "collect_young_garbage", stay_alive)
    server = server_of(Guard(_nothing))
    monkeypatch.setattr(server, "serve", check_alive)
    opened = server_module.Opened(server, (), operation_of(toy_room(MemoryStore())), exported=None, files=None)
    opened.run()
    assert going == [True, False]

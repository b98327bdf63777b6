"""The server as a process: it says where it is, keeps its data, and ends when told."""

import asyncio
import os
import signal
import socket
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kitapi.web.serving import CannotServe, Settings, address_of, data_folder, default_database, listen, serve

SCRIPT = """
import sys
from kitapi.web.serving import Settings, serve
if __name__ == "__main__":
    serve(Settings(port=0, database=sys.argv[1] if len(sys.argv) > 1 else None))
"""


@contextmanager
def server(tmp_path: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address."""
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
def test_a_server_ends_in_good_order_when_told(tmp_path: Path, ending: signal.Signals) -> None:
    with server(tmp_path, f"sqlite:///{tmp_path / 'room.sqlite3'}") as (process, address):
        urllib.request.urlopen(f"{address}api/games").read()
        process.send_signal(ending)
        output, errors = process.communicate(timeout=20)
    assert (process.returncode, output, errors) == (0, "", "")
    assert not (tmp_path / "room.sqlite3-wal").exists(), "the database is closed, not only left"


def test_a_port_that_is_taken_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=rf"^Port {port} of 127\.0\.0\.1 cannot be used .*--port\.$"):
            serve(Settings(port=port, database="memory:"))


def test_a_database_that_cannot_be_used_is_said_in_one_sentence() -> None:
    with pytest.raises(CannotServe, match=r"database cannot be used.*oracle"):
        serve(Settings(port=0, database="oracle://scott:tiger@somewhere"))


def test_port_zero_picks_a_free_one() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address_of("127.0.0.1", listening) == f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert address_of("0.0.0.0", listening).startswith("http://127.0.0.1:")
        assert address_of("::1", listening).startswith("http://[::1]:")


def test_what_is_sent_in_parts_does_not_wait_for_an_acknowledgement() -> None:
    async def without_delay() -> int:
        told: asyncio.Queue[int] = asyncio.Queue()

        async def receive(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            at_the_server = writer.get_extra_info("socket")
            told.put_nowait(at_the_server.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(receive, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await told.get()

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
    with pytest.raises(CannotServe, match=r"cannot be made .*--database\.$"):
        default_database()

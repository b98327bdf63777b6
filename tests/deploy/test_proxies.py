"""nginx and Caddy, if installed, started with the recipes in front of a room."""

import asyncio
import os
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from kitapi.cli.doctor.proxy import check_room
from kitapi_testing.room_people import TOO_LONG
from tests.deploy.recipes import DEPLOY, caddy_directives, nginx_directives
from tests.deploy.test_recipes import health_check
from tests.web.visitors import client_folder, serve_room

NO_TABLE = "x" * 22
MAIN = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/kitapi.conf;
}}
"""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@asynccontextmanager
async def start_proxy(command: list[str], port: int, folder: Path) -> AsyncIterator[str]:
    """Yield the address of a proxy that runs as long as the block."""
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("wb") as said:
        process = await asyncio.create_subprocess_exec(*command, stdout=said, stderr=said, env=environment)
        try:
            async with asyncio.timeout(TOO_LONG):
                while not await _answers(port):
                    assert process.returncode is None, (folder / "said").read_text()
                    await asyncio.sleep(0.02)
            yield f"http://127.0.0.1:{port}"
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


async def demand_proxy(address: str, too_large: int) -> None:
    """Check that a room behind the proxy answers as it should, and that an endless header is ended.

    ``too_large``: the status for a body that is too large for the proxy.
    """
    found = await asyncio.to_thread(lambda: list(check_room(address)))
    assert [(finding.check, finding.state) for finding in found if finding.check != "room clock"] == [
        (check, "ok") for check in ("room", "hosts", "claims", "sockets")
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    async with asyncio.timeout(TOO_LONG):
        with suppress(ConnectionResetError):
            assert b"200" not in await reader.read()
    writer.close()
    async with httpx.AsyncClient(base_url=address) as client:
        assert (await client.post("/api/tables", content=b"x" * 70_000)).status_code == too_large


def nginx_example(folder: Path, port: int, room: str) -> str:
    """Return the recipe for a port of this machine, without certificate, in front of one room, with short timeouts."""
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"(?m)^\s*ssl_.*\n", "", text).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    text = re.sub(r"(?m)^\s*server 10\.0\.0\.6.*\n", "", text).replace("10.0.0.5:8000", room)
    text = text.replace("client_header_timeout 10s", "client_header_timeout 1s")
    text = text.replace("limit_conn kitapi_connections 500", "limit_conn kitapi_connections 2")
    (folder / "kitapi.conf").write_text(text)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
    return text


def test_nginx_passes_a_room_on_within_limits(tmp_path: Path) -> None:
    port = free_port()
    assert nginx_directives(nginx_example(tmp_path, port, "127.0.0.1:1"))
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        return

    async def run() -> None:
        async with serve_room(client_folder(tmp_path / "client")) as there:
            nginx_example(tmp_path, port, there.host)
            command = [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
            async with start_proxy(command, port, tmp_path) as address:
                await demand_proxy(address, 413)
                await _demand_few_connections(address)

    asyncio.run(run())


async def _demand_few_connections(address: str) -> None:
    """Check that a third connection of an address is refused while two are open."""
    kept = []
    for _ in range(2):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n")
        kept.append((reader, writer))
    async with asyncio.timeout(TOO_LONG), httpx.AsyncClient(base_url=address) as client:
        while (await client.get("/healthz")).status_code != 429:
            pass
    for _, writer in kept:
        writer.close()


def caddy_example(folder: Path, port: int, room: str) -> str:
    """Return the recipe for a port of this machine, without certificate, in front of one room, with short timeouts."""
    text = (DEPLOY / "Caddyfile").read_text()
    text = text.replace("cards.example {", f"http://127.0.0.1:{port} {{")
    text = text.replace("10.0.0.5:8000 10.0.0.6:8000", room).replace("read_header 10s", "read_header 1s")
    text = text.replace("{\n\tservers {", "{\n\tadmin off\n\tservers {", 1)
    (folder / "Caddyfile").write_text(text)
    return text


def test_caddy_passes_a_room_on(tmp_path: Path) -> None:
    port = free_port()
    assert caddy_directives(caddy_example(tmp_path, port, "127.0.0.1:1"))
    caddy = shutil.which("caddy")
    if caddy is None:
        return

    async def run() -> None:
        async with serve_room(client_folder(tmp_path / "client")) as there:
            caddy_example(tmp_path, port, there.host)
            command = [caddy, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
            async with start_proxy(command, port, tmp_path) as address:
                await demand_proxy(address, 502)  # Caddy 2.6 answers so: it stops in the middle of the body

    asyncio.run(run())


def test_the_containers_health_check_requests_the_room(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        async with serve_room(client_folder(tmp_path / "client")) as there:
            alive = await _status(health_check(), there.host)
        return alive, await _status(health_check(), there.host)

    alive, gone = asyncio.run(run())
    assert alive == 0
    assert gone != 0


async def _status(command: list[str], host: str) -> int:
    replaced = [word.replace("127.0.0.1:8000", host) for word in command]
    process = await asyncio.create_subprocess_exec(*replaced, stderr=subprocess.DEVNULL)
    return await process.wait()

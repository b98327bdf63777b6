"""A room on one node, opened with its database and its page, loads nothing that only others need."""

import subprocess
import sys
from pathlib import Path

ELSEWHERE = {"asyncpg", "httpx", "numba", "llvmlite", "cyclopts", "rich"}
"""For PostgreSQL, requests to other nodes, kernels, and commands on a terminal."""

PROGRAM = """
import socket, sys
from kitapi.web.server import open_server
from kitapi.web.settings import Settings, Storage

opened = open_server(Settings(storage=Storage(database=sys.argv[1])), socket.socket())
assert opened.connections > 0
print(*sys.modules)
"""


def test_a_room_over_a_file_loads_no_module_for_servers_kernels_or_terminals(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/room.sqlite3"
    ran = subprocess.run([sys.executable, "-c", PROGRAM, address], text=True, capture_output=True, check=True)
    loaded = set(ran.stdout.split())
    assert {"litestar", "apsw"} <= loaded
    assert ELSEWHERE & loaded == set()

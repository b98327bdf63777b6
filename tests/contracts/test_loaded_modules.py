"""Programs load nothing that only others need: a room on one node, and the solver before its first solve."""

import subprocess
import sys
from pathlib import Path

ELSEWHERE = {"asyncpg", "httpx", "numba", "llvmlite", "cyclopts", "rich"}
"""Modules that only PostgreSQL, requests to other nodes, kernels, or commands on a terminal need."""

KERNELS = {"numba", "llvmlite"}

SOLVES = """
import sys
from kitapi.players.levels import judging_of
from kitapi.players import solver_bots
from kitapi.registry import PACKAGES
from kitapi.solver import deals, layouts, position, solver
from kitapi.valuation import hand_values

for package in PACKAGES.values():
    if solver_bots(package):
        judging_of(package)
    if package.value:
        package.value()
print(*sys.modules)
"""

PREPARES = """
import sys
from kitapi.workers.bots import prepare

prepare()
print("kitapi.solver.many" in sys.modules)
"""

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


def test_solver_players_and_values_of_hands_load_no_compiler_before_their_first_solve() -> None:
    ran = subprocess.run([sys.executable, "-c", SOLVES], text=True, capture_output=True, check=True)
    loaded = set(ran.stdout.split())
    assert {"numpy", "kitapi.solver.deals"} <= loaded
    assert KERNELS & loaded == set()


def test_a_worker_of_bots_loads_the_kernels_before_its_first_decision() -> None:
    ran = subprocess.run([sys.executable, "-c", PREPARES], text=True, capture_output=True, check=True)
    assert ran.stdout == "True\n"

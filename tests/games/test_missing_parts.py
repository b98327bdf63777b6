"""Parts that no game has are not offered: no command of the command line, and no address."""

import subprocess
import sys
from typing import Any

import msgspec

PROGRAM = """
import sys
from kitapi.games.caribbean_stud import package as caribbean_stud
from kitapi.games.prefa import package as prefa
from kitapi.games.preferans import package as preferans

for game in (caribbean_stud, prefa, preferans):
    without = {part: () if part == "commands" else None for part in sys.argv[1].split(",")}
    game.PACKAGE = game.PACKAGE._replace(**without)

import msgspec
from litestar.testing import TestClient
from kitapi.cli.commands import app
from kitapi.cli.execution import run
from kitapi.web.app import create_app
from kitapi.web.room_setup import open_room

commands = [name for names in app for name in [names] if not name.startswith("-")]
with TestClient(create_app(open_room("memory:", seconds=0)), base_url="http://127.0.0.1") as client:
    paths = ("/api/games", "/api/odds/caribbean-stud", "/odds/caribbean-stud", "/api/rulings/caribbean-stud")
    found = {path: client.get(path).status_code for path in paths}
print(msgspec.json.encode({"commands": commands, "found": found, "status": run(["odds"])}).decode())
"""


def without(*parts: str) -> Any:
    """Return the commands, the answers of addresses and the exit of ``kitapi odds`` if no game has ``parts``."""
    ran = subprocess.run([sys.executable, "-c", PROGRAM, ",".join(parts)], capture_output=True, check=True)
    return msgspec.json.decode(ran.stdout.splitlines()[-1])


def test_without_odds_and_reviews_there_are_no_such_commands_and_addresses() -> None:
    answer = without("odds", "review", "commands")

    assert not {"odds", "report", "drill", "review"} & set(answer["commands"])
    assert {"score", "hand", "simulate", "ruling", "books"} <= set(answer["commands"])
    assert answer["status"] == 2
    assert answer["found"]["/api/games"] == 200
    assert answer["found"]["/api/odds/caribbean-stud"] == answer["found"]["/odds/caribbean-stud"] == 404


def test_a_command_is_there_as_long_as_some_game_has_its_part() -> None:
    answer = without("paper", "value", "stats", "rulings", "drills", "books")

    gone = {"score", "hand", "simulate", "arena", "ruling", "books"}
    assert not gone & set(answer["commands"])
    assert {"odds", "report", "drill", "review", "solve", "engine"} <= set(answer["commands"])
    assert answer["found"]["/api/odds/caribbean-stud"] == 400
    assert answer["found"]["/api/rulings/caribbean-stud"] == 404

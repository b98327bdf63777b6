"""A program for a copy of the tree that serves the room and lets bots play every game of the registry.

It prints the names of the games as a line of JSON.
"""

import asyncio
import json
import posixpath
import random
import re
import sys

import kitapi
from kitapi.arena import simulation
from kitapi.kernel.spelling import in_code
from kitapi.package import GamePackage
from kitapi.registry import PACKAGES
from kitapi.web.files import ClientFiles, open_files
from kitapi.web.room_setup import open_room
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import sitting
from tests.web.visitors import serve_room

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORTED = re.compile(r'(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"')


def load_modules(files: ClientFiles) -> None:
    """Follow the imports of the page's modules from the main one on, as a browser does, and check the games reached."""
    found: set[str] = set()
    left = ["web/client/main.js"]
    while left:
        name = left.pop()
        served_file = files.find(name)
        assert served_file, name
        found.add(name)
        code = COMMENT.sub("", served_file.plain.decode())
        imported = {
            posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) for target in IMPORTED.findall(code)
        }
        left += imported - found - set(left)
    reached = {name.split("/")[1] for name in found if name.startswith("games/")}
    assert reached == set(map(in_code, PACKAGES)), reached


async def ask_pages() -> None:
    """Ask a served room for its first page, its list of games and a new table of each."""
    async with serve_room(open_files(), room=open_room("memory:", seconds=0)) as there, there.visitor() as visitor:
        page = await visitor.browser.get("/")
        assert page.status_code == 200, page.text
        listed = (await visitor.browser.get("/api/games")).json()["games"]
        assert {game["name"] for game in listed} == set(PACKAGES), listed
        for name, package in PACKAGES.items():
            bots = ["random"] * (seats_of(package) - 1)
            await visitor.new_table("me", *bots, game=name, terms={})


def seats_of(package: GamePackage) -> int:
    """Return the number of seats at a table of the game, by its default terms."""
    return package.rules().seats(package.rules().codec.read_terms(b"{}"))


def play() -> None:
    """Let bots play three deals of each game."""
    for name, package in PACKAGES.items():
        if package.stats:
            played = simulation.simulate(package, 3, ["random"] * seats_of(package), seed=1)
            assert played["deals"] == 3
        else:
            case = CASES[name]
            terms = next(iter(case.presets.values()))
            moments = list(sitting(case.game, terms, random.Random(1), deals=3, choice=case.choice))
            assert case.game.is_over(moments[-1].after)


if __name__ == "__main__":
    assert kitapi.__file__.startswith(sys.argv[1]), kitapi.__file__
    load_modules(open_files())
    asyncio.run(ask_pages())
    play()
    sys.stdout.write(json.dumps(list(PACKAGES)))

"""Serves a room whose reviews and advice are made up: ``python -m tests.browser.made_up_values DATABASE``.

Every decision gets its value at once, and always the same: every third decision of a deal costs 2.5. Tests of players
and reviews use real values.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest.mock import patch

import msgspec

from kitapi.kernel import Form, Subset, expand
from kitapi.records import read_record
from kitapi.registry import GAMES, PACKAGES
from kitapi.review.games import reviewed_game
from kitapi.review.moments import AnyGame, Moment, moments
from kitapi.room.bots.bot_processes import Thinking
from kitapi.web.app import create_app
from kitapi.web.room_setup import open_room
from kitapi.web.server import address_of, listen, server_of
from kitapi.wording import LANGUAGES

REVIEWED = tuple(name for name, package in PACKAGES.items() if package.review)

MOST = 6
"""Alternatives that are shown for a decision."""

COST = 2.5


class MadeUp:
    """A reviewer that invents its values."""

    games = frozenset(REVIEWED)

    async def answer(self, line: bytes, report: Callable[[bytes], None] | None = None) -> bytes:
        """Return the review of the deal in ``line``."""
        record = read_record(msgspec.json.decode(line)["record"].encode().splitlines(), GAMES)
        made = list(moments(record.game, reviewed_game(PACKAGES[record.game.name]), record.deals[0]))
        if report:
            report(b'{"done":%d,"of":%d}\n' % (len(made) // 2, len(made)))
        decisions = [decision(record.game, moment, place) for place, moment in enumerate(made)]
        decisions[-1]["turning_point"] = True
        review = {
            "game": record.game.name,
            "unit": record.game.unit,
            "seats": list(sums(decisions, len(record.seats))),
            "turning_point": {"step": decisions[-1]["step"], "by": "cost"},
            "decisions": decisions,
        }
        return msgspec.json.encode({"review": dict.fromkeys(LANGUAGES, review)}) + b"\n"

    async def close(self) -> None:
        """There is nothing to end."""


def decision(game: AnyGame, moment: Moment, place: int) -> dict[str, Any]:
    """Return an invented review of one decision, the ``place``-th: every third is a mistake, one against good faith."""
    chosen = write_action(game, moment.action)
    other = [action for action in actions(moment.view) if action != chosen][: MOST - 1]
    cost = COST if place % 3 == 2 and other else 0.0
    best = other[0] if cost else chosen
    inexact = 0.4 if cost else 0.0
    alternatives = [alternative(action, at, chosen=False, cost=float(at + 1)) for at, action in enumerate(other)]
    done = alternative(chosen, place, chosen=True, cost=cost)
    if cost:
        alternatives[0] |= {"cost": 0.0, "error": 0.0}
    return {
        "step": moment.step,
        "seat": moment.seat,
        "phase": "playing",
        "chosen": chosen,
        "best": best,
        "cost": cost,
        "error": inexact,
        "verdict": "mistake" if cost else "right",
        "turning_point": False,
        "breach": {"sentence": "Against good faith: {1} stopped at 6♥ with 8♥ 7♥."} if place == 1 else None,
        "facts": [{"sentence": "As the cards lay, {1} had it."}] * 2,
        "why": "The talon could hold the ace in 21 % of the layouts, and then {1} takes it." if cost else "",
        "words": {"chosen": words(chosen), "best": words(best)},
        "open": {"chosen": 1.0, "best": 2.0, "cost": 1.0},
        "alternatives": sorted([*alternatives, done], key=lambda one: one["cost"]),
        "layouts": 40,
        "exact": False,
    }


def alternative(action: Any, place: int, *, chosen: bool, cost: float) -> dict[str, Any]:
    return {
        "action": action,
        "words": words(action),
        "expected": 12.0 - cost,
        "cost": cost,
        "error": 0.4 if cost else 0.0,
        "tricks": 6.5,
        "made": None if action["kind"] == "play_card" else 0.88,
        "open": 10.0 - place % 7,
        "chosen": chosen,
    }


def actions(view: Any) -> Iterator[dict[str, Any]]:
    """Yield options from families of many actions."""
    for option in view.options:
        ways = list(expand(option))[:MOST] if isinstance(option, Subset | Form) else [option]
        for way in ways:
            yield msgspec.json.decode(msgspec.json.encode(way))


def write_action(game: AnyGame, action: Any) -> Any:
    return msgspec.json.decode(game.codec.write_action(action))


def words(action: dict[str, Any]) -> str:
    return " ".join(str(value) for name, value in action.items() if name != "kind") or str(action["kind"])


def sums(decisions: list[dict[str, Any]], seats: int) -> Iterator[dict[str, Any]]:
    for seat in range(seats):
        own = [one for one in decisions if one["seat"] == seat]
        yield {
            "seat": seat,
            "decisions": len(own),
            "mistakes": sum(one["cost"] > 0 for one in own),
            "cost": sum(one["cost"] for one in own),
            "error": 0.4,
        }


def advise(game: str, view: bytes, _history: bytes) -> bytes:
    """Return advice in which each option has a value 1.5 lower than the one before."""
    alternatives = [
        {
            "action": action,
            "worth": 12 - 1.5 * at,
            "error": 0.4 if at else 0.0,
            "chances": {6: 0.5, 7: 0.5},
            "best": at == 0,
        }
        for at, action in enumerate(actions(GAMES[game].codec.read_view(view)))
    ]
    return msgspec.json.encode({"unit": GAMES[game].unit, "worlds": 40, "exact": False, "actions": alternatives})


def slow_adviser(seconds: float) -> Thinking:
    return Thinking(
        bytes,
        advise,
        games=tuple(REVIEWED),
        seconds=seconds,
        workers=lambda: ThreadPoolExecutor(1),
    )


if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    with patch("kitapi.web.room_setup.build_thinking", slow_adviser):
        room = open_room(sys.argv[1], pace=0)
    sys.stdout.write(f"Kitapi: {address_of('127.0.0.1', listening)}\n")
    sys.stdout.flush()
    server_of(create_app(room, reviewer=MadeUp())).run(sockets=[listening])

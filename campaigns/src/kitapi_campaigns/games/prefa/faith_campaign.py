"""Play auctions of Prefa between bots, and count the stops that their hands do not support (PREFA-AUC-08).

    python -m kitapi_campaigns.games.prefa.faith_campaign --bot sharp --auctions 10000 --seed 1 --workers 2

In every second auction the same bot has all seats. In the others, one of the players makes random legal calls, so that
the bot gets into auctions that no sensible table reaches.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

from kitapi.arena.deals import Round, chance_of, open_deal, shuffle_deck
from kitapi.games.prefa.players.good_faith import Ground, breach, stops_of, supported_contracts
from kitapi.games.prefa.rules.actions import Bid, Hold
from kitapi.games.prefa.rules.events import CallMade
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import CHANCE, Contribute, seats_of
from kitapi.players.any_option import random_player
from kitapi.players.player import Player
from kitapi.players.tricks.holdings import hand_of
from kitapi.workers.bots import bots_of, player_of

BUDGET = 0.2
"""Time limit of a call in seconds, for bots that think as long as they may."""

SEATS = seats_of(3)


class Auction(NamedTuple):
    """A finished auction: its calls, the hands dealt, and the caller's view before each call."""

    calls: tuple[CallMade, ...]
    hands: tuple[int, ...]
    views: tuple[PrefaView, ...]


def auction(number: int, seed: int, players: tuple[Player, ...]) -> Auction:
    """Play auction ``number`` of ``seed``; ``players``: by seat."""
    table = open_auction(number, seed)
    hands = tuple(hand_of(PREFA.view(table.state, seat).hand) for seat in SEATS)
    chance, calls, views = chance_of("faith", seed, number), list[CallMade](), list[PrefaView]()
    while not PREFA.is_over(table.state):
        seat = table.seat_to_act(SEATS)
        view = PREFA.view(table.state, seat)
        if view.phase is not Phase.BIDDING:
            break
        call = players[seat](view, tuple(table.history), Random(chance.getrandbits(32)), BUDGET)
        calls.append(CallMade(seat=seat, call=call))
        views.append(view)
        table.act(seat, call)
    return Auction(tuple(calls), hands, tuple(views))


def open_auction(number: int, seed: int) -> Round:
    """Deal ``number`` of ``seed`` before the first call."""
    table = Round(PREFA, open_deal(PREFA, PrefaTerms(), number, seed))
    for seat in SEATS:
        table.act(seat, Contribute(""))
    table.act(CHANCE, shuffle_deck(PREFA.deck(table.state) or (), number, seed))
    return table


def players_of(bot: str, number: int) -> tuple[Player, ...]:
    """Return the players of auction ``number``, by seat."""
    player, any_call = player_of(bot, "prefa"), random_player(PREFA)
    return tuple(any_call if number % 2 and seat == number // 2 % 3 else player for seat in SEATS)


class Stopped(NamedTuple):
    """A stop of the bot: how the auction ended for it, and the ground of a breach (PREFA-AUC-08), if it is one."""

    ended: str
    ground: Ground | None


def find_stops(number: int, played: Auction) -> Iterator[Stopped]:
    """Yield the stops of the bot in auction ``number``."""
    for seat, stop in stops_of(played.calls).items():
        if number % 2 and seat == number // 2 % 3:
            continue
        contracts = supported_contracts(played.hands[seat])
        where = "at a supported contract" if stop.contract in contracts else "below one"
        yield Stopped(f"{'won' if stop.refused is None else 'passed'} {where}", breach(contracts, stop))


def breaches(number: int, played: Auction) -> Iterator[Stopped]:
    """Return the stops of the bot in auction ``number`` that are in bad faith."""
    return (one for one in find_stops(number, played) if one.ground is not None)


def count_stops(bot: str, numbers: range, seed: int) -> Counter[str]:
    """Return the stops of ``bot`` in these auctions."""
    counts = Counter[str]()
    for number in numbers:
        played = auction(number, seed, players_of(bot, number))
        counts += Counter(auctions=1, bids=sum(isinstance(made.call, Bid | Hold) for made in played.calls))
        counts += Counter(
            f"in bad faith, {one.ground}" if one.ground else one.ended for one in find_stops(number, played)
        )
    return counts


PART = 20
"""Number of auctions in one task of a process."""


def stops_in(counts: Counter[str]) -> dict[str, int]:
    """How often each kind of stop was counted."""
    return {name: count for name, count in sorted(counts.items()) if name not in {"auctions", "bids"}}


def bad_in(counts: Counter[str]) -> int:
    """How many stops were in bad faith."""
    return sum(count for name, count in counts.items() if name.startswith("in bad faith"))


def summary(bot: str, counts: Counter[str]) -> str:
    """Return the counts up to now, in one line."""
    stops = sum(stops_in(counts).values())
    return f"{bot}: {stops:,} stops in {counts['auctions']:,} auctions, {bad_in(counts):,} in bad faith"


def main() -> None:
    """Run the campaign and print its counts; exit with 1 if there was a breach."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--bot", default="sharp")
    parser.add_argument("--auctions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    wanted: Any = parser.parse_args()
    if wanted.bot not in bots_of("prefa"):
        parser.error(f"--bot: choose from {', '.join(bots_of('prefa'))}")
    started, counts = time.perf_counter(), Counter[str]()
    with ProcessPoolExecutor(wanted.workers) as pool:
        parts = [range(first, min(first + PART, wanted.auctions)) for first in range(0, wanted.auctions, PART)]
        for done in [pool.submit(count_stops, wanted.bot, part, wanted.seed) for part in parts]:
            counts += done.result()
            print(f"\r{summary(wanted.bot, counts)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    stops = stops_in(counts)
    print(summary(wanted.bot, counts))
    print(f"({', '.join(f'{name} {count:,}' for name, count in stops.items())}); {time.perf_counter() - started:.0f} s")
    sys.exit(1 if bad_in(counts) else 0)


if __name__ == "__main__":
    main()

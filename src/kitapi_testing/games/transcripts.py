"""Transcripts of shuffles as a record's lines hold them: dealt by the games' own code, without the rest of a deal."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from kitapi.fairness.arithmetic import commitment_of, key_of, order_of, pledge_of
from kitapi.fairness.games import DECKS
from kitapi.games.caribbean_stud.rules.round.dealing import in_hands, stub_of
from kitapi.games.caribbean_stud.rules.terms.variant import Shuffling
from kitapi.games.preferans.rules.opening import deal_out
from kitapi.kernel import Seat
from kitapi.mechanics.pack import dealt_out

Event = dict[str, Any]

PUT_ON_TOP = {"0.4.0-caribbean-stud-eventful": [2, 3, 5]}
"""Deals of histories for which cards were put on top of the shuffled deck, by the history."""

GAMES = ("prefa", "preferans", "caribbean_stud")


class Shuffle(NamedTuple):
    """What a deal is shuffled from; ``silent`` and ``withheld``: seats."""

    game: str = "prefa"
    players: int = 3
    algorithm: str = "kitapi-fy-2"
    table: str = "table"
    number: int = 1
    method: str = "hand"
    silent: tuple[int, ...] = ()
    withheld: tuple[int, ...] = ()
    broken_up: bool = False


def transcript(chance: Random, of: Shuffle) -> list[Event]:
    """The events of one deal, from its opening until its cards lie there, or until it is broken up."""
    secret, context = chance.randbytes(32), f"{of.table}/{of.number}"
    commitment = {"context": context, "algorithm": of.algorithm, "digest": commitment_of(context, secret)}
    values = ["" if seat in of.silent else chance.randbytes(16).hex() for seat in range(of.players)]
    events = [_opened(of, commitment), *_pledged(of, commitment, values)]
    heard = [seat for seat in range(of.players) if of.algorithm == "kitapi-fy-1" or seat not in of.silent]
    shares = ["" if seat in of.withheld else value for seat, value in enumerate(values)]
    chance.shuffle(heard)
    events += [_event(of, "contributed", seat=seat, value=shares[seat]) for seat in heard]
    if of.broken_up:
        del events[-1:]
        ending = "table_broken_up" if of.game == "caribbean_stud" else "sitting_broken_up"
        unused = _event(of, "shuffle_unused", secret=secret.hex())
        return [*events, _event(of, ending), *([unused] if of.algorithm == "kitapi-fy-2" else [])]
    order = order_of(DECKS[of.game], key_of(of.algorithm, context, secret, shares))
    shown = {"algorithm": of.algorithm, "secret": secret.hex()}
    if of.game == "caribbean_stud":
        return [*events, *_by_the_house(chance, of, order, shown)]
    return [*events, _to_three(of, order, shown), _event(of, "call_made", seat=active(of)[0], call={})]


def sitting(chance: Random, deals: Sequence[Shuffle]) -> list[bytes]:
    """The lines of a record with these deals."""
    first = deals[0]
    heading = {
        "format": "kitapi-record",
        "version": 1,
        "game": first.game.replace("_", "-"),
        "terms": {"players": first.players},
        "seats": [f"seat {seat}" for seat in range(first.players)],
        "unit": "points",
    }
    return written([heading, *(event for deal in deals for event in transcript(chance, deal))])


def written(events: Iterable[Event]) -> list[bytes]:
    """Each as a line."""
    return [msgspec.json.encode(event) + b"\n" for event in events]


def active(of: Shuffle) -> list[int]:
    """Who play, after the dealer."""
    return [(of.number + step) % of.players for step in range(3)]


def _event(of: Shuffle, name: str, **fields: Any) -> Event:
    return {"kind": f"{of.game}.{name}", "schema": 1, **fields}


def _opened(of: Shuffle, commitment: Event) -> Event:
    terms = {"players": of.players, "variant": {"shuffling": of.method}}
    if of.game == "caribbean_stud":
        return _event(of, "hand_opened", number=of.number, terms=terms, commitment=commitment, cutter=0)
    dealer = (of.number - 1) % of.players
    common = {"number": of.number, "terms": terms, "dealer": dealer, "active": active(of), "commitment": commitment}
    return _event(of, "deal_opened", **common)


def _pledged(of: Shuffle, commitment: Event, values: Sequence[str]) -> list[Event]:
    if of.algorithm == "kitapi-fy-1":
        return []
    digests = [
        pledge_of(commitment["context"], commitment["digest"], seat, value) if value else ""
        for seat, value in enumerate(values)
    ]
    return [_event(of, "pledged", seat=seat, digest=digest) for seat, digest in enumerate(digests)]


def _to_three(of: Shuffle, order: Sequence[str], shown: Event) -> Event:
    deals_out = dealt_out if of.game == "prefa" else deal_out
    hands, talon = deals_out(tuple(order), tuple(map(Seat, active(of))), of.players)  # type: ignore[arg-type]
    return _event(of, "cards_dealt", hands=list(map(list, hands)), talon=list(talon), **shown)


def _by_the_house(chance: Random, of: Shuffle, order: Sequence[str], shown: Event) -> list[Event]:
    """Shuffled, cut where that is done, and dealt to some of the seats."""
    times = 3 if of.method == "hand" else 1
    events = [_event(of, "deck_shuffled", method=of.method, times=times, order=list(order), **shown)]
    if of.method == "hand":
        cutter, amount = chance.randrange(of.players > 1, of.players), chance.randint(5, 47)
        events += [_event(of, "cut_offered", seat=seat) for seat in (0, cutter)]
        events.insert(-1, _event(of, "cut_declined", seat=0))
        events.append(_event(of, "deck_cut", seat=cutter, amount=amount))
        order = [*order[amount:], *order[:amount]]
    playing = sorted(chance.sample(range(of.players), chance.randint(1, of.players)))
    *dealt, bank = in_hands(Shuffling(of.method), tuple(order), len(playing) + 1)  # type: ignore[arg-type]
    hands = [list(dealt[playing.index(seat)]) if seat in playing else [] for seat in range(of.players)]
    stub = list(stub_of(tuple(order), len(playing) + 1))  # type: ignore[arg-type]
    return [
        *events,
        _event(of, "bets_closed", seats=playing),
        _event(of, "cards_dealt", method=of.method, hands=hands, bank=list(bank), stub=stub),
        _event(of, "upcard_turned", card=bank[4]),
    ]

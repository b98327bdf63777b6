"""Transcripts of shuffles as a record's lines hold them: dealt by the games' own code, without the rest of a deal.

Each game's part is ``TRANSCRIBED`` in the module ``transcript`` of its folder in this package.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from kitapi.fairness.arithmetic import commitment_of, key_of, order_of, pledge_of
from kitapi.registry import FAIRNESS
from kitapi_testing.games.folders import parts
from kitapi_testing.shuffles import Event, Shuffle, TranscribedGame

TRANSCRIBED: Mapping[str, TranscribedGame] = parts("transcript", "TRANSCRIBED")
"""The transcribed games, by the game's name."""

GAMES = tuple(TRANSCRIBED)

NAMES = {FAIRNESS[name].prefix: name for name in GAMES}
"""The games' names, by what the kinds of their events begin with."""

PUT_ON_TOP = {history: list(deals) for game in TRANSCRIBED.values() for history, deals in game.put_on_top.items()}
"""Deals of histories for which cards were put on top of the shuffled deck, by the history."""


def transcript(chance: Random, of: Shuffle) -> list[Event]:
    """Return the events of one deal, from its opening until its cards are dealt, or until it is broken up."""
    secret, context = chance.randbytes(32), f"{of.table}/{of.number}"
    commitment = {"context": context, "algorithm": of.algorithm, "digest": commitment_of(context, secret)}
    values = ["" if seat in of.silent else chance.randbytes(16).hex() for seat in range(of.players)]
    events = [_opening_event(of, commitment), *_pledge_events(of, commitment, values)]
    heard = [seat for seat in range(of.players) if of.algorithm == "kitapi-fy-1" or seat not in of.silent]
    shares = ["" if seat in of.withheld else value for seat, value in enumerate(values)]
    chance.shuffle(heard)
    events += [_event(of, "contributed", seat=seat, value=shares[seat]) for seat in heard]
    game = TRANSCRIBED[of.game]
    if of.broken_up:
        del events[-1:]
        unused = _event(of, "shuffle_unused", secret=secret.hex())
        return [*events, _event(of, game.ending), *([unused] if of.algorithm == "kitapi-fy-2" else [])]
    order = order_of(FAIRNESS[of.game].deck, key_of(of.algorithm, context, secret, shares))
    shown = {"algorithm": of.algorithm, "secret": secret.hex()}
    return [*events, *(_event(of, name, **fields) for name, fields in game.dealt(chance, of, order, shown))]


def sitting(chance: Random, deals: Sequence[Shuffle]) -> list[bytes]:
    """Return the lines of a record with these deals."""
    first = deals[0]
    heading = {
        "format": "kitapi-record",
        "version": 1,
        "game": first.game,
        "terms": {"players": first.players},
        "seats": [f"seat {seat}" for seat in range(first.players)],
        "unit": "points",
    }
    return encode_lines([heading, *(event for deal in deals for event in transcript(chance, deal))])


def encode_lines(events: Iterable[Event]) -> list[bytes]:
    """Encode each event as a line of JSON."""
    return [msgspec.json.encode(event) + b"\n" for event in events]


def _event(of: Shuffle, name: str, **fields: Any) -> Event:
    return {"kind": f"{FAIRNESS[of.game].prefix}.{name}", "schema": 1, **fields}


def _opening_event(of: Shuffle, commitment: Event) -> Event:
    terms = {"players": of.players, "variant": {"shuffling": of.method}}
    name, fields = TRANSCRIBED[of.game].opened(of)
    return _event(of, name, number=of.number, terms=terms, commitment=commitment, **fields)


def _pledge_events(of: Shuffle, commitment: Event, values: Sequence[str]) -> list[Event]:
    if of.algorithm == "kitapi-fy-1":
        return []
    digests = [
        pledge_of(commitment["context"], commitment["digest"], seat, value) if value else ""
        for seat, value in enumerate(values)
    ]
    return [_event(of, "pledged", seat=seat, digest=digest) for seat, digest in enumerate(digests)]

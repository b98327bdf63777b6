"""The history of a table: a finished deal step by step, and all finished deals as a record."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec

from kitapi.kernel import NO_PAST, SPECTATOR, Seat, Viewer, advance_past, seats_of
from kitapi.kernel.done_by import DoneBy
from kitapi.records import Record, finished_deals, write_record
from kitapi.room.record import streams
from kitapi.room.record.authors import NameHistory, name_history_of
from kitapi.room.record.deal import AnyGame, author_of
from kitapi.room.record.observations import encode_observation
from kitapi.room.seats import seating_fold
from kitapi.room.seats.names import number_namesakes
from kitapi.room.seats.occupants import Absent, Bot, Occupant, Open, Person
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import SeatingEvent
from kitapi.store import Recorded


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """The event ``number`` of a deal: its public observation, and every seat's view after it, by seat."""

    number: int
    happened: tuple[msgspec.Raw, ...]
    views: tuple[msgspec.Raw, ...]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished deal, from its opening on.

    ``seats``: the names of the players when it ended, numbered where they repeat; ``bots``: the seats of bots.
    """

    game: str
    number: int
    seats: tuple[str, ...]
    bots: tuple[int, ...]
    steps: tuple[ReplayStep, ...]


def replay(game: AnyGame, sat: Sequence[Recorded], deal: Sequence[Recorded], number: int) -> Replay:
    """The replay of ``deal``, the finished deal ``number`` of the table; ``sat``: the table's seating events."""
    said = _seating_events(sat)
    occupants, authors = _occupants_at(said, deal[-1].version), name_history_of(said)
    steps: list[ReplayStep] = []
    past = NO_PAST
    for count, (event, stored) in enumerate(zip(events_of(game, deal), deal, strict=True), start=1):
        past = advance_past(game, past, event)
        seen = game.observe(past.state, event, SPECTATOR)
        if seen is not None:
            happened = (msgspec.Raw(encode_observation(game, seen, author_of(game, stored, authors))),)
            views = tuple(_view(game, past.state, seat) for seat in seats_of(len(occupants)))
            steps.append(ReplayStep(number=count, happened=happened, views=views))
    names = tuple(_name(occupant) for occupant in occupants)
    bots = tuple(seat for seat, occupant in enumerate(occupants) if isinstance(occupant, Bot))
    called = names if bots else number_namesakes(names)
    return Replay(game=game.name, number=number, seats=called, bots=bots, steps=tuple(steps))


def record_of(game: AnyGame, sat: Sequence[Recorded], played: Sequence[Recorded]) -> Record:
    """The record of the finished deals in ``played``, with the names of the players when the last of them ended.

    Raises:
        ImpossibleHistory: the events cannot be read or cannot follow each other.
    """
    said = _seating_events(sat)
    sat_down = seating_fold.fold(said)
    deals = tuple(finished_deals(game, events_of(game, played)))
    return Record(
        game=game,
        terms=game.codec.read_stored_terms(bytes(sat_down.terms)),
        seats=names_at(said, sum(len(deal) for deal in deals)),
        deals=deals,
        authors=_authors(game, deals, played, name_history_of(said)),
        seat_changes=tuple(one.change for one in sat_down.changes if one.change.deal <= len(deals)),
    )


def _authors(
    game: AnyGame, deals: Sequence[Sequence[Any]], played: Sequence[Recorded], called: NameHistory
) -> tuple[tuple[DoneBy | None, ...], ...]:
    """The authors of the events of ``deals``, with which ``played`` begins; empty if none is stored."""
    known = iter([author_of(game, one, called) for one in played[: sum(map(len, deals))]])
    authors = tuple(tuple(islice(known, len(deal))) for deal in deals)
    return authors if any(any(deal) for deal in authors) else ()


def encode_deal_record(game: AnyGame, sat: Sequence[Recorded], deal: Sequence[Recorded], number: int) -> bytes:
    """A record file with only ``deal``, the deal ``number`` of the table, and the names of its players at its end."""
    said = _seating_events(sat)
    sat_down = seating_fold.fold(said)
    deals = tuple(finished_deals(game, events_of(game, deal)))
    record = Record(
        game=game,
        terms=game.codec.read_stored_terms(bytes(sat_down.terms)),
        seats=names_at(said, deal[-1].version),
        deals=deals,
        authors=_authors(game, deals, deal, name_history_of(said)),
        seat_changes=tuple(one.change for one in sat_down.changes if one.change.deal == number),
    )
    return b"".join(write_record(record))


def encode_record(game: AnyGame, sat: Sequence[Recorded], played: Sequence[Recorded]) -> bytes:
    """The record file of the finished deals in ``played``."""
    return b"".join(write_record(record_of(game, sat, played)))


def encode_sheet(game: AnyGame, events: Iterable[Any], sat: Seating) -> bytes:
    """The sheet of ``events`` as JSON, with the seats that have changed hands, if any have."""
    sheet = game.codec.write_sheet(game.sheet(events))
    if not sat.changes:
        return sheet
    changes = msgspec.json.encode([one.change for one in sat.changes])
    return sheet.rstrip()[:-1] + b',"seat_changes":' + changes + b"}"


def names_at(events: Iterable[SeatingEvent], version: int) -> tuple[str, ...]:
    """The names of the players at a table when its play stream reached ``version``; empty for an open seat."""
    return tuple(_name(occupant) for occupant in _occupants_at(events, version))


def _occupants_at(events: Iterable[SeatingEvent], version: int) -> tuple[Occupant, ...]:
    before = (event for event in events if getattr(event, "at", 0) < max(1, version))
    return tuple(seating_fold.fold(before).occupants)


def seat_at(sat: Sequence[Recorded], version: int, user: str) -> Seat | None:
    """The seat of ``user`` when the table's play stream reached ``version``; None if they had none."""
    occupants = _occupants_at(_seating_events(sat), version)
    seats = (seat for seat, who in enumerate(occupants) if isinstance(who, Person) and who.user == user)
    return next((Seat(seat) for seat in seats), None)


def _name(occupant: Occupant) -> str:
    match occupant:
        case Person(name=name) | Absent(name=name):
            return name
        case Bot(bot=bot):
            return bot
        case Open():
            return ""


def _seating_events(sat: Sequence[Recorded]) -> list[SeatingEvent]:
    return [streams.read(one) for one in sat]


def deal_of(game: AnyGame, played: Sequence[Recorded], number: int) -> Sequence[Recorded]:
    """The events of the deal ``number``, up to the next one's opening."""
    openings = [place for place, one in enumerate(played) if one.kind == game.opening_kind]
    following = openings[number] if number < len(openings) else None
    return played[openings[number - 1] : following]


def events_of(game: AnyGame, recorded: Iterable[Recorded]) -> Iterable[Any]:
    """The decoded events of the game."""
    return (game.codec.read_event(one.kind, one.schema, one.payload) for one in recorded)


def _view(game: AnyGame, state: Any, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(game.codec.write_view(game.view(state, viewer)))

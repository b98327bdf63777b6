"""A table of Caribbean Stud as a room stores it, with people at the seats and in the house's roles."""

import msgspec

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR
from kitapi.kernel import Seat
from kitapi.room.record import chain, streams
from kitapi.room.record.deal import encode_event
from kitapi.room.record.streams import SecretDrawn, StepRefused
from kitapi.room.rooms import fresh_table_id
from kitapi.room.seats.seating_events import PersonSat, RoleTaken, SeatingEvent, TableOpened
from kitapi.store import Append, EventStore
from kitapi_testing.games.caribbean_stud.evenings import Evening


async def store_evening(store: EventStore, evening: Evening, *, inspector: str = "") -> str:
    """Write ``evening`` into the store as a table of its own; returns its name. ``inspector``: who has that role."""
    table = fresh_table_id()
    play, secret = streams.play_stream(table), streams.secret_stream(table)
    events = tuple(encode_event(CARIBBEAN_STUD, event) for event in evening.events)
    hands = evening.state.opened.number
    sealed, seal = chain.seal_chain(chain.extend_chain(chain.begin_chain(play), events), hands)
    assert sealed.version == len(events)
    terms = msgspec.Raw(CARIBBEAN_STUD.codec.write_terms(evening.terms))
    opened = TableOpened(game=CARIBBEAN_STUD.name, seats=evening.terms.players, terms=terms, house=table)
    sat: list[SeatingEvent] = [opened]
    names = ("Μαρία", "Ľubomír", "Zoë", "Niccolò")[: evening.terms.players]
    sat += [PersonSat(seat=Seat(seat), user=f"user {seat}", name=name, at=0) for seat, name in enumerate(names)]
    if inspector:
        sat.append(RoleTaken(role=GAMING_INSPECTOR, user=inspector, name="Inspector", at=0))
    secrets = tuple(streams.encode_event(SecretDrawn(context=f"{table}/{n}", secret="00")) for n in range(1, hands + 1))
    refused = StepRefused(by="dealer", action="deal", clause="CSP-023", at=5)
    await store.append(
        [
            Append(stream=streams.table_stream(table), expected=0, events=tuple(map(streams.encode_event, sat))),
            Append(stream=play, expected=0, events=events),
            Append(stream=secret, expected=0, events=secrets),
            Append(stream=streams.chain_stream(table), expected=0, events=(streams.encode_event(seal),)),
            Append(stream=streams.refused_stream(table), expected=0, events=(streams.encode_event(refused),)),
        ]
    )
    return table

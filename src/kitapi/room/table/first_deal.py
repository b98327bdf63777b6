"""Adds the first deal to a new table: both are stored in one transaction."""

from collections.abc import Iterable, Sequence

from kitapi.room.record import chain, streams
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats import seating_fold
from kitapi.room.seats.seating_events import SeatingEvent
from kitapi.room.table import deal_start, house_state
from kitapi.room.table.table import Draft, Table
from kitapi.room.table.tails import linked_by
from kitapi.store import Append, EventStore


async def add_first_deal(
    store: EventStore, table: str, game: AnyGame, events: Sequence[SeatingEvent], appends: Sequence[Append]
) -> list[Append]:
    """Return ``appends``, which open a table with ``events``, followed by those of its first deal if it is due now.

    The deal is due if all seats are filled and all people have accepted the terms, or, at a table with a house, if
    anybody has a seat or a role. Otherwise it is opened later.

    Raises:
        StoreError: the store does not answer, or others have written to the table's house meanwhile.
        ImpossibleHistory: the stored events of the house contradict each other.
    """
    new = Table(
        id=table,
        game=game,
        seating=seating_fold.fold(events),
        seating_version=len(events),
        chain=chain.begin_chain(streams.play_stream(table)),
    )
    draft, opened = await _draft(store, new, appends)
    if (setup := deal_start.setup_due(draft.table, set())) is None:
        return list(appends)
    draft.add(deal_start.opening(draft.table, setup))
    deal_start.follow(draft)
    return _merge_appends([*appends, *opened, *draft.appends()])


async def _draft(store: EventStore, table: Table, appends: Sequence[Append]) -> tuple[Draft, Sequence[Append]]:
    """The draft of the new table with its house, and the appends that open the meter."""
    draft = Draft(table)
    if table.game.house is None:
        return draft, ()
    terms = table.game.codec.read_stored_terms(bytes(table.seating.terms))
    opening = house_state.opening_of(table.game, terms)
    house, opened = await linked_by(store, house_state.house_of(table.id, table.seating), opening, appends)
    draft.link(house)
    return draft, opened


def _merge_appends(appends: Iterable[Append]) -> list[Append]:
    """``appends`` with one for each stream; the version that a stream must have is that of its first append."""
    joined: dict[str, Append] = {}
    for append in appends:
        first = joined.get(append.stream)
        events = append.events if first is None else (*first.events, *append.events)
        expected = append.expected if first is None else first.expected
        joined[append.stream] = Append(stream=append.stream, expected=expected, events=events)
    return list(joined.values())

"""A table in memory, with its seating and its newest deal, and drafts of its changes."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Any

from kitapi.kernel import CHANCE, Actor, HouseEntry, MalformedAction, Seat, Unused, is_unused, seats_of
from kitapi.kernel.done_by import DoneBy
from kitapi.room.errors import NotPlayable, UnknownGame, UnknownTable
from kitapi.room.record import chain as chaining
from kitapi.room.record import streams
from kitapi.room.record.authors import done_by, name_history_of
from kitapi.room.record.chain import Chain, ChainSealed
from kitapi.room.record.deal import AnyGame, Deal, Happening, advance_deal, decide_with_meter, encode_event, resume_deal
from kitapi.room.record.streams import Rose, SatDown, SecretDrawn
from kitapi.room.seats import seating_fold
from kitapi.room.seats.changes_of_hands import DatedChange, changes_by
from kitapi.room.seats.moment import Moment
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import PersonRose, PersonSat, RoleLeft, RoleTaken, SeatingEvent
from kitapi.room.table import house_state as linking
from kitapi.room.table.house_state import HouseState
from kitapi.store import Append, EventStore, NewEvent, Recorded


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Events that are stored together: of the seating, of the play, and the secret of a deal just opened.

    ``by``: the seat, or the person's role, that caused the events of the play, if any. ``automatic``: the role or seat
    for which the automaton, or the room, caused them.
    """

    seating: tuple[SeatingEvent, ...] = ()
    play: tuple[Any, ...] = ()
    secret: SecretDrawn | None = None
    by: Actor | None = None
    automatic: Actor | None = None

    def __bool__(self) -> bool:
        return bool(self.seating or self.play or self.secret)

    def __add__(self, other: "Change") -> "Change":
        return Change(
            seating=self.seating + other.seating, play=self.play + other.play, secret=other.secret or self.secret
        )


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table at one moment.

    ``seating_version``: of its seating stream. ``deals``: the number of opened deals. ``secret``: of the newest deal's
    shuffle. ``deal``: the newest deal; None before the first. ``linked``: the state of its house; None if the game has
    none. ``chain``: the hash chain of the play stream, up to its version.
    """

    id: str
    game: AnyGame
    seating: Seating
    seating_version: int
    chain: Chain
    deals: int = 0
    secret: SecretDrawn | None = None
    deal: Deal | None = None
    linked: HouseState | None = None

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The table's seats."""
        return seats_of(len(self.seating.occupants))

    @cached_property
    def version(self) -> int:
        """Version of the play stream."""
        return self.deal.version if self.deal else 0

    @cached_property
    def is_running(self) -> bool:
        """Whether a deal is running."""
        return self.deal is not None and not self.deal.is_over

    @property
    def is_archive(self) -> bool:
        """Whether the table contains an imported record; nobody can play there."""
        return self.seating.archived is not None

    @cached_property
    def is_finished(self) -> bool:
        """Whether the sitting has ended."""
        if self.deal is None or self.is_running:
            return False
        return self.is_archive or self.game.succession(self.deal.state) is None

    @property
    def settled(self) -> int:
        """The number of finished deals."""
        return self.deals - 1 if self.is_running else self.deals

    @cached_property
    def is_stopped(self) -> bool:
        """Whether another table has stopped this one."""
        return self.linked is not None and self.linked.floor.stopped_by not in (None, self.id)

    @property
    def holds_others(self) -> bool:
        """Whether this table has stopped all others linked with it."""
        return self.linked is not None and self.linked.floor.stopped_by == self.id

    @property
    def meter(self) -> int | None:
        """The amount of the house's meter; None if the game has no house."""
        return self.linked.meter.amount if self.linked else None

    @property
    def moment(self) -> Moment:
        """The state of the play, for the rules about seats."""
        opened = self.deal.opened if self.deal and self.is_running else None
        return Moment(self.version, opened, deals=self.deals, dealt=self.dealt)

    @cached_property
    def dealt(self) -> frozenset[Seat]:
        """The seats that have cards in the running deal, or private observations of it."""
        if self.deal is None or not self.is_running:
            return frozenset()
        private = self.deal.private
        rest = [seat for seat in self.seats if seat not in private and self.game.is_dealt(self.deal.state, seat)]
        return frozenset(self.seats).intersection(private).union(rest)

    def decide(self, actor: Actor, action: Any) -> tuple[Any, ...]:
        """The events of ``actor``'s ``action`` in the deal, which must exist.

        Raises:
            RulesError: the rules forbid it.
        """
        if self.deal is None:
            raise ValueError("somebody acts only in a deal")
        return decide_with_meter(self.game, self.deal.state, actor, action, self.meter)

    def is_ready(self, seat: Seat) -> bool:
        """Whether ``seat`` is ready for the next deal."""
        return self.deal is not None and self.seating.ready.get(seat) == self.version

    def wishes_end(self, seat: Seat) -> bool:
        """Whether the person at ``seat`` has asked to end the sitting since the deal was opened."""
        if self.deal is None or self.is_finished:
            return False
        return self.seating.ending.get(seat, 0) >= self.deal.opened


class Draft:
    """A change before it is stored, and the table after it."""

    def __init__(self, table: Table) -> None:
        self.before = table
        self.table = table
        self.change = Change()
        self.happened: list[Happening] = []
        self.entries: tuple[HouseEntry, ...] = ()
        self._play: tuple[NewEvent, ...] = ()
        self._seals: tuple[ChainSealed, ...] = ()

    def add(self, change: Change) -> None:
        """Apply ``change`` after the drafted ones."""
        if not change:
            return
        table = self.table
        deal, linked, chain = table.deal, table.linked, table.chain
        deals = table.deals + (1 if change.secret else 0)
        if change.play:
            author = self._author(change)
            change, deal, happened = self._apply_change(change, author)
            self.happened.extend(happened)
            if table.game.house is not None:
                entries = linking.entries_of(table.game, table.id, happened)
                linked = linking.apply_entries(linked, entries)
                self.entries += entries
            chain = self._extend_and_seal(change, author, deals if deal.is_over else None)
        self.change += change
        self.table = replace(
            table,
            seating=reduce(seating_fold.evolve, change.seating, table.seating),
            seating_version=table.seating_version + len(change.seating),
            chain=chain,
            deals=deals,
            secret=change.secret or table.secret,
            deal=deal,
            linked=linked,
        )

    def _apply_change(self, change: Change, author: DoneBy | None) -> tuple[Change, Deal, list[Happening]]:
        """The deal after ``change``; if it ended without a shuffle, an event that shows its secret is added.

        Both are stored in one transaction, so that every commitment can be verified.
        """
        table = self.table
        secret = change.secret or table.secret
        deal, happened = advance_deal(table.game, table.seats, table.deal, change.play, by=change.by, author=author)
        if secret is None or not deal.is_over or not is_unused(table.game, deal.state):
            return change, deal, happened
        unused: Any = Unused(secret=secret.secret)
        change = replace(change, play=(*change.play, *table.game.decide(deal.state, CHANCE, unused)))
        return change, *advance_deal(table.game, table.seats, table.deal, change.play, by=change.by, author=author)

    def _author(self, change: Change) -> DoneBy | None:
        """The author of the play's events of ``change``, by the present seating; None at a table without a house."""
        if self.table.game.house is None:
            return None
        automatic = change.automatic is not None
        return done_by(self.table.seating, change.automatic if automatic else change.by, automatic=automatic)

    def _extend_and_seal(self, change: Change, author: DoneBy | None, ended: int | None) -> Chain:
        """The table's chain with the play of ``change``, with a seal if that has ended the deal ``ended``."""
        stored = tuple([encode_event(self.table.game, event, author) for event in change.play])
        self._play += stored
        chain = chaining.extend_chain(self.table.chain, stored)
        if ended is None:
            return chain
        chain, seal = chaining.seal_chain(chain, ended)
        self._seals += (seal,)
        return chain

    @property
    def changed(self) -> tuple[DatedChange, ...]:
        """The changes of seats' occupants."""
        events = self.change.seating
        return changes_by(self.table.seating.changes, events) if events else ()

    def link(self, linked: HouseState | None) -> None:
        """Replace the state of the house, because the terms have changed before the first deal."""
        self.before, self.table = replace(self.before, linked=linked), replace(self.table, linked=linked)

    def appends(self) -> list[Append]:
        """The appends that store the change; each expects the version on which it is based."""
        before, change = self.before, self.change
        appends = [Append(stream=streams.play_stream(before.id), expected=before.version, events=self._play)]
        if self._seals:
            seals = tuple(streams.encode_event(seal) for seal in self._seals)
            chain = streams.chain_stream(before.id)
            appends.append(Append(stream=chain, expected=before.chain.seals, events=seals))
        if change.seating:
            events = tuple(streams.encode_event(event) for event in change.seating)
            table = streams.table_stream(before.id)
            appends.append(Append(stream=table, expected=before.seating_version, events=events))
        if change.secret:
            secret = streams.secret_stream(before.id)
            drawn = (streams.encode_event(change.secret),)
            appends.append(Append(stream=secret, expected=before.deals, events=drawn))
        if change.play and before.linked is not None:
            appends += linking.house_appends(before.linked, self.entries)
        if not change.seating:
            return appends
        return appends + visitor_appends(before.id, change.seating, self.table.seating.users)


def visitor_appends(table: str, events: tuple[SeatingEvent, ...], staying: Set[str] = frozenset()) -> list[Append]:
    """The appends to visitors' own streams for ``events``; ``staying``: the users who have a seat or a role after them.

    A person who lost their seat or role while away has not left the table.
    """
    events_by_user: dict[str, list[NewEvent]] = {}
    for event in events:
        if isinstance(event, PersonSat | RoleTaken):
            events_by_user.setdefault(event.user, []).append(streams.encode_event(SatDown(table=table)))
        elif isinstance(event, PersonRose | RoleLeft) and event.by is None and event.user not in staying:
            events_by_user.setdefault(event.user, []).append(streams.encode_event(Rose(table=table)))
    return [
        Append(stream=streams.visitor_stream(user), expected=None, events=tuple(events))
        for user, events in events_by_user.items()
    ]


async def load_table(store: EventStore, games: Mapping[str, AnyGame], table_id: str) -> Table:
    """Load a table from the store, folding its events from the opening of the last deal.

    Raises:
        UnknownTable, UnknownGame: the table does not exist, or this room does not know its game.
        NotPlayable: the table was opened with terms that this version does not accept.
        ImpossibleHistory: the table's events cannot be read or cannot follow each other.
        StoreError: the store cannot answer.
    """
    recorded = await store.read(streams.table_stream(table_id))
    if not recorded:
        raise UnknownTable(table=table_id)
    sat = [streams.read(one) for one in recorded]
    seating = seating_fold.fold(sat)
    if seating.game not in games:
        raise UnknownGame(game=seating.game)
    _demand_playable(games[seating.game], seating)
    chain = await _load_sealed_chain(store, table_id)
    table = Table(id=table_id, game=games[seating.game], seating=seating, seating_version=len(recorded), chain=chain)
    deals, secret = await _load_secret(store, table)
    if not deals:
        return table
    opened = await store.last_of_kind(streams.play_stream(table_id), table.game.opening_kind)
    events = await store.read(streams.play_stream(table_id), after=opened - 1)
    deal = resume_deal(table.game, table.seats, events, name_history_of(sat))
    chain = await _extend_chain(store, table, events)
    return replace(table, deals=deals, secret=secret, deal=deal, chain=chain)


def _demand_playable(game: AnyGame, seating: Seating) -> None:
    """Check that the terms, which an earlier version may have stored, are within today's bounds."""
    try:
        game.codec.read_stored_terms(bytes(seating.terms))
    except MalformedAction as error:
        raise NotPlayable(field=error.field) from error


async def _load_sealed_chain(store: EventStore, table_id: str) -> Chain:
    """The chain at its newest seal."""
    stream = streams.chain_stream(table_id)
    if not (seals := await store.version(stream)):
        return chaining.begin_chain(streams.play_stream(table_id))
    [newest] = await store.read(stream, after=seals - 1)
    return chaining.resume_chain(streams.read(newest), seals)


async def _extend_chain(store: EventStore, table: Table, deal: Sequence[Recorded]) -> Chain:
    """The table's chain up to the newest event; ``deal``: the newest deal's events.

    These are usually all events after the last seal. A log from before there were seals is read once from its
    beginning.
    """
    chain = table.chain
    if deal[0].version > chain.version + 1:
        return chaining.extend_chain(chain, await store.read(streams.play_stream(table.id), after=chain.version))
    return chaining.extend_chain(chain, (one for one in deal if one.version > chain.version))


async def _load_secret(store: EventStore, table: Table) -> tuple[int, SecretDrawn | None]:
    """The number of opened deals, and the secret of the newest; a record has secrets only in its deals."""
    if table.seating.archived is not None:
        return table.seating.archived, None
    secrets = streams.secret_stream(table.id)
    deals = await store.version(secrets)
    if not deals:
        return 0, None
    [newest] = await store.read(secrets, after=deals - 1)
    return deals, streams.read(newest)

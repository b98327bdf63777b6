"""Computes a log again from people's commands: every event must follow from them, and no answered one may be missing.

Each table's play is replayed from its first event on. The events that the rules produce for a command must be in the
log once, up to the version in its answer. The order of the cards must follow from the deal's secret and the seats'
shares. All other events must be the house's own steps. The shown views must be those of their versions.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from kitapi.kernel import CHANCE, RulesError, Seat, Shuffled
from kitapi.kernel.done_by import author_in, with_author
from kitapi.registry import GAMES
from kitapi.room.record import streams
from kitapi.room.record.deal import AnyGame, encode_event
from kitapi.room.record.shuffle import ALGORITHM, commitment_of, shuffle
from kitapi.store import EventStore, NewEvent, Recorded
from kitapi_campaigns.proofs.crashes.book import Book, SentCommand
from kitapi_campaigns.proofs.crashes.node import key_of

EventContent = tuple[str, int, bytes]
"""An event's kind, schema and payload."""


async def audit_book(store: EventStore, book: Book) -> list[str]:
    """All violations."""
    everything = await store.read_all(limit=10_000_000)
    broken = [*_gaps(everything)]
    for table, game in book.games.items():
        answers = {}
        for said in book.said.values():
            if said.table == table and said.kind == "act":
                outcome = await store.outcome(key_of(said, book))
                stored = outcome.versions[streams.play_stream(table)] if outcome else None
                broken += _other_answer(said, book, stored)
                if stored is not None:
                    answers[said.id] = stored
        mine = {
            name: [event for event in everything if event.stream == name]
            for name in (streams.play_stream(table), streams.secret_stream(table))
        }
        audit = TableAudit(GAMES[game], book, table, answers)
        broken += [f"table {table}: {what}" for what in audit.breaks(*mine.values())]
    return broken


def _gaps(everything: Sequence[Recorded]) -> Iterator[str]:
    versions: dict[str, int] = {}
    for event in everything:
        if event.version != versions.get(event.stream, 0) + 1:
            yield f"{event.stream} goes from version {versions.get(event.stream, 0)} to {event.version}"
        versions[event.stream] = event.version


def _other_answer(said: SentCommand, book: Book, stored: int | None) -> Iterator[str]:
    answered = book.answered.get(said.id)
    if answered is not None and answered != stored:
        yield f"{said} was answered {answered}, and its stored answer is {stored}"
    if said.id in book.refused and stored is not None:
        yield f"{said} was refused ({book.refused[said.id]}) and stored at {stored}"


def _without_author(payload: bytes) -> bytes:
    """The payload of a stored event of a game with a house, without the person who caused it, whom the room adds."""
    by = author_in(payload)
    return payload if by is None else payload.removesuffix(b"," + with_author(b"{}", by)[1:]) + b"}"


class TableAudit:
    """Compares the log of a table with the commands of its people; ``answers``: the stored version of each command."""

    def __init__(self, game: AnyGame, book: Book, table: str, answers: dict[str, int]) -> None:
        self._game = game
        self._said = sorted((book.said[id] for id in answers), key=lambda said: answers[said.id])
        self._answers = answers
        self._shown: dict[int, set[tuple[int, str]]] = {}
        for shown in book.shown:
            if shown.table == table:
                self._shown.setdefault(shown.version, set()).add((shown.seat, shown.digest))
        self._secrets: list[str] = []
        self._by_seats: set[str] = set()
        self._left: list[Recorded] = []

    def breaks(self, play: Sequence[Recorded], secret: Sequence[Recorded]) -> list[str]:
        """All violations at the table."""
        self._secrets = [streams.read(one).secret for one in secret]
        broken = [*self._walk(play)]
        unsaid = [one for one in self._left if self._is_of_seat(one)]
        broken += [f"event {one.version} ({one.kind}) follows from no command" for one in unsaid]
        broken += [
            f"{said} was stored at {self._answers[said.id]}, but no event follows from it" for said in self._said
        ]
        broken += [f"version {version} was shown, and is not in the log" for version in self._shown]
        return broken

    def _is_of_seat(self, event: Recorded) -> bool:
        """Whether only a person's command can cause ``event``; for empty seats, the room gives empty shares."""
        payload = json.loads(event.payload)
        return event.kind in self._by_seats and "" not in (payload.get("value"), payload.get("digest"))

    def _walk(self, play: Sequence[Recorded]) -> Iterator[str]:
        state: Any = None
        place = deals = 0
        while place < len(play):
            if play[place].kind == self._game.opening_kind:
                deals += 1
                state, due = None, self._comparable(play[place : place + 1])
            else:
                due = self._due(state, deals, self._comparable(play[place:]))
            if not due:
                self._left.append(play[place])
                due = self._comparable(play[place : place + 1])
            if due != self._comparable(play[place : place + len(due)]):
                yield f"event {place + 1} and those after it do not follow from the shuffle"
                return
            for event in play[place : place + len(due)]:
                state = self._evolve(state, event)
                yield from self._other_views(state, event.version)
            place += len(due)
        if deals != len(self._secrets):
            yield f"{deals} deals, {len(self._secrets)} secrets"

    def _due(self, state: Any, deals: int, coming: Sequence[EventContent]) -> list[EventContent]:
        """The events that must come next: those of the shuffle, or those of the next command, if there is one."""
        deck = self._game.deck(state)
        if deck is not None:
            return self._deal_from(state, deck, bytes.fromhex(self._secrets[deals - 1]))
        if not self._said:
            return []
        said = self._said[0]
        try:
            action = self._game.codec.read_action(json.dumps(said.action).encode())
            made = self._encode(self._game.decide(state, Seat(said.seat), action))
        except RulesError:
            return []
        if made != list(coming[: len(made)]):
            return []
        self._by_seats.add(made[0][0])
        self._said.pop(0)
        return made

    def _deal_from(self, state: Any, deck: Any, secret: bytes) -> list[EventContent]:
        """The event of dealing from ``secret``, which must fit the deal's commitment."""
        bound = self._game.shuffle(state).commitment
        if commitment_of(secret, bound.context) != bound.digest:
            return [("another secret than the deal was bound to", 0, b"")]
        order = shuffle(deck, secret, self._game.shuffle(state).contributions, bound.context)
        shuffled: Any = Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
        return self._encode(self._game.decide(state, CHANCE, shuffled))

    def _encode(self, events: Sequence[Any]) -> list[EventContent]:
        return self._comparable([encode_event(self._game, event) for event in events])

    def _comparable(self, events: Sequence[Recorded | NewEvent]) -> list[EventContent]:
        strip = bytes if self._game.house is None else _without_author
        return [(one.kind, one.schema, strip(one.payload)) for one in events]

    def _evolve(self, state: Any, event: Recorded) -> Any:
        return reduce(self._game.evolve, [self._game.codec.read_event(event.kind, event.schema, event.payload)], state)

    def _other_views(self, state: Any, version: int) -> Iterator[str]:
        for seat, digest in self._shown.pop(version, ()):
            view = self._game.codec.write_view(self._game.view(state, Seat(seat)))
            if hashlib.sha256(view).hexdigest()[:16] != digest:
                yield f"seat {seat} was shown another view of version {version} than the log's"

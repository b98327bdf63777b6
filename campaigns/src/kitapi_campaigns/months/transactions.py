"""The transactions of a card room, with the day of each."""

import random
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi.kernel import CHANCE, Unused, is_unused
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.houses.meter import MeterCount, MeterCounted, MeterOpened
from kitapi.room.houses.register import HouseFounded, TableJoined
from kitapi.room.record import chain, streams
from kitapi.room.record.deal import AnyGame, Happening, encode_event
from kitapi.room.record.shuffle import ALGORITHM, SECRET_BYTES, make_commitment
from kitapi.room.seats.seating_events import TableOpened
from kitapi.room.table import house_state
from kitapi.store import NewEvent

COUNTING_ENTRIES = 200
"""Number of entries after which a meter's amount is written down."""


class Written(NamedTuple):
    """One transaction: its ``day`` and its events by stream."""

    day: int
    events: tuple[tuple[str, tuple[NewEvent, ...]], ...]


class House:
    """One meter, and the state of the floor with its tables, as the room keeps them."""

    def __init__(self, link: str) -> None:
        self.link = link
        self.meter = MeterCount()
        self.stop: str | None = None


class Ledger:
    """Collects all transactions; ``waiting``: those that nobody has taken yet."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.day = 0
        self.tables = 0
        self.waiting: deque[Written] = deque()
        self._houses: dict[str, House] = {}

    def write(self, *events: tuple[str, Sequence[NewEvent]]) -> None:
        """Add a transaction; streams without events are left out."""
        appended = tuple((stream, tuple(some)) for stream, some in events if some)
        self.waiting.append(Written(self.day, appended))

    def house(self, game: AnyGame, terms: Any) -> House:
        """Return the house of a table; tables with the same amounts share one, which is founded when first needed."""
        assert game.house is not None
        link = f"{game.house.former_link(terms)}{'-practice' if game.house.is_practice(terms) else ''}"
        if link not in self._houses:
            house = self._houses[link] = House(link)
            opened = MeterOpened(amount=house_state.opening_of(game, terms))
            house.meter.add(opened)
            practice, settled = game.house.is_practice(terms), dict(game.house.fixed_terms(terms))
            founded = HouseFounded(name=link, game=game.name, practice=practice, settled=settled)
            self.write(
                (streams.house_stream(link), (streams.encode_event(founded),)),
                (streams.meter_stream(link), (streams.encode_event(opened),)),
            )
        return self._houses[link]

    def count(self) -> None:
        """Write down the amounts of the meters that have had enough entries since the last count."""
        for house in self._houses.values():
            if house.meter.entries >= COUNTING_ENTRIES:
                counted = MeterCounted(meter=house.meter.meter)
                house.meter.add(counted)
                self.write((streams.meter_stream(house.link), (streams.encode_event(counted),)))


class TableBook:
    """Writes the events of one table: its play, seals and secrets, and those of its house."""

    def __init__(self, ledger: Ledger, game: AnyGame, terms: Any) -> None:
        ledger.tables += 1
        self.name = f"t{ledger.tables}"
        self.deals = 0
        self._ledger = ledger
        self._game = game
        self._secret = ""
        self._chain = chain.begin_chain(streams.play_stream(self.name))
        self._sit(terms)

    def _sit(self, terms: Any) -> None:
        """Write the opening of the table and the sitting down of people and bots."""
        seats = self._game.seats(terms)
        raw = msgspec.Raw(self._game.codec.write_terms(terms))
        self._house = self._ledger.house(self._game, terms) if self._game.house else None
        link = self._house.link if self._house else None
        opened = TableOpened(game=self._game.name, seats=seats, terms=raw, house=link)
        joined = (streams.encode_event(TableJoined(table=self.name)),)
        self._ledger.write(
            (streams.table_stream(self.name), (streams.encode_event(opened),)),
            *([(streams.house_stream(link), joined)] if link else []),
        )

    def open_deal(self, events: Sequence[Any], states: Sequence[Any]) -> None:
        """Write the opening of a deal, with the commitment to a new secret."""
        self.deals += 1
        secret = self._ledger.rng.randbytes(SECRET_BYTES)
        context = f"{self.name}/{self.deals}"
        self._secret = secret.hex()
        first = replace(events[0], commitment=make_commitment(context, secret))
        drawn = streams.SecretDrawn(context=context, secret=self._secret)
        self._store_events((first, *events[1:]), states, (streams.encode_event(drawn),))

    def add_events(self, events: Sequence[Any], states: Sequence[Any]) -> None:
        """Write ``events`` of the deal; the secret of its shuffle is the one drawn at the opening."""
        self._store_events([self._bound(event) for event in events], states, ())

    def _bound(self, event: Any) -> Any:
        if not hasattr(event, "secret"):
            return event
        named = {"algorithm": ALGORITHM} if hasattr(event, "algorithm") else {}
        return replace(event, secret=self._secret, **named)

    def _store_events(self, events: Sequence[Any], states: Sequence[Any], drawn: tuple[NewEvent, ...]) -> None:
        game, after = self._game, states[-1]
        events, states = list(events), list(states)
        if is_unused(game, after):
            events += game.decide(after, CHANCE, Unused(secret=self._secret))
            states.append(game.evolve(after, events[-1]))
        play = tuple(encode_event(game, event) for event in events)
        self._chain = chain.extend_chain(self._chain, play)
        seals: tuple[NewEvent, ...] = ()
        if game.is_over(after):
            self._chain, seal = chain.seal_chain(self._chain, self.deals)
            seals = (streams.encode_event(seal),)
        self._ledger.write(
            (streams.play_stream(self.name), play),
            (streams.chain_stream(self.name), seals),
            (streams.secret_stream(self.name), drawn),
            *self._house_streams(events, states),
        )

    def _house_streams(self, events: Sequence[Any], states: Sequence[Any]) -> list[tuple[str, tuple[NewEvent, ...]]]:
        """Return the events of the house that follow from ``events``, in its two streams."""
        if (house := self._house) is None:
            return []
        happened = [Happening(event, state) for event, state in zip(events, states, strict=True)]
        entries = house_state.entries_of(self._game, self.name, happened)
        if not entries:
            return []
        floor = [entry for entry in entries if isinstance(entry, Stopped | Resumed)]
        meter = [entry for entry in entries if not isinstance(entry, Stopped | Resumed)]
        for stop in floor:
            house.stop = self.name if isinstance(stop, Stopped) else None
        for entry in meter:
            house.meter.add(entry)
        return [
            (streams.house_stream(house.link), tuple(streams.encode_event(entry) for entry in floor)),
            (streams.meter_stream(house.link), tuple(streams.encode_event(entry) for entry in meter)),
        ]

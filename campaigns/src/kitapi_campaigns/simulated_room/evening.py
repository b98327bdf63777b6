"""One simulated evening: tables, people and faults; when the faults stop, everything must continue."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from kitapi.kernel.house import Contributed
from kitapi.registry import GAMES
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.house_tables import HouseRequest
from kitapi.room.times import Times
from kitapi.store import Append
from kitapi_campaigns.package import GameCampaigns, Party
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_campaigns.simulated_room import faults as faulty
from kitapi_campaigns.simulated_room.connection import WORLD, Connection
from kitapi_campaigns.simulated_room.faults import Faults
from kitapi_campaigns.simulated_room.loop import VirtualLoop
from kitapi_campaigns.simulated_room.message_checks import Watch
from kitapi_campaigns.simulated_room.node import Node
from kitapi_campaigns.simulated_room.people import Tab
from kitapi_campaigns.simulated_room.shelf import FaultyStore, Shelf

TICK = 0.5
"""Virtual seconds between two draws of faults."""


def _by_turns(games: Iterable[GameCampaigns]) -> Iterator[tuple[Party, ...]]:
    """Yield the parties of all games in turn, beginning with the game that has most parties."""
    by_game = sorted((one.room.parties for one in games), key=len, reverse=True)
    for together in zip_longest(*by_game):
        yield from (parties for parties in together if parties)


PARTIES = tuple(_by_turns(GAME_CAMPAIGNS.values()))


class Clock:
    """The wall clock, which jumps: ``offset`` seconds from the virtual time."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.offset = 0.0
        self._loop = loop

    def __call__(self) -> datetime:
        """Return the time that the clock shows."""
        return datetime(2026, 11, 21, 12, tzinfo=UTC) + timedelta(seconds=self._loop.time() + self.offset)


class Evening:
    """A simulation of ``tables`` (parties by table name) on ``shelf``; ``opening``: parties without a table yet.

    ``chance``: the source of all random numbers.
    """

    def __init__(self, loop: VirtualLoop, chance: Random, shelf: Shelf, watch: Watch, faults: Faults) -> None:
        self.loop = loop
        self.chance = chance
        self.shelf = shelf
        self.watch = watch
        self.faults = faults
        self.calm = False
        self.fresh_ids = False
        self.tabs: list[Tab] = []
        self.tables: dict[str, Party] = {}
        self.lives: list[Node] = []
        self.node: Node | None = None
        self.clock = Clock(loop)
        shelf.reads_from(self.clock)
        self.ends: dict[tuple[str, int], bool] = {}
        """By table and version, whether the sitting was over."""
        self._connections = 0
        self.make_store: type[FaultyStore] = FaultyStore
        self.times = Times(clock=loop.time)

    # --- called by tabs

    def open_connection(self, tab: Tab) -> Connection | None:
        """Open a connection of ``tab`` to the node, if one is running."""
        if self.node is None:
            return None
        self._connections += 1
        connection = Connection(self._connections, tab, tab.table, tab.role)
        self.node.connect(connection, self.faults)
        return connection

    def note(self, what: str) -> None:
        """Add ``what`` to the trace."""
        self.watch.note(what)

    # --- what happens

    def start(self) -> None:
        """Start a node."""
        if self.node is None:
            store = self.make_store(self.shelf, self.chance, self.faults)
            self.node = Node(len(self.lives) + 1, self, store)
            self.lives.append(self.node)
            self.note(f"life {self.node.number} begins")

    def kill(self) -> None:
        """Kill the node; the next one starts a little later."""
        if self.node is not None:
            self.note(f"life {self.node.number} ends")
            node, self.node = self.node, None
            node.kill()
            self._later(0.1 + self.chance.random(), self.start)

    def open_tables(self, parties: tuple[Party, ...]) -> None:
        """Open a table for each of ``parties``, without faults."""
        self.start()
        assert self.node is not None
        for party in parties:
            task = self.node.begin(open_table(self.node.room, party))
            self.loop.run_for(30, task.done)
            self.tables[task.result()[0]] = party

    def invite(self) -> None:
        """Let all people open their pages."""
        for table, party in self.tables.items():
            for seat, user in party.people.items():
                self._come(Tab(self, user, table, seat))
                if self.chance.random() < 1 / 4:
                    self._come(Tab(self, user, table, seat))
            for role, user in party.staff.items():
                self._come(Tab(self, user, table, role=role))
            for user in party.watching:
                self._come(Tab(self, user, table))
        self._later(TICK, self._tick)

    def come_to_rest(self) -> None:
        """Stop all faults: open broken connections again, and bring everybody back."""
        kept = not self.faults.lost and self.chance.random() < 3 / 4
        self.calm, self.faults = True, faulty.NONE
        self.note("calm")
        if self.node is not None and self.node.must_end:
            self.kill()
        if self.node is not None:
            self.node.store.faults = faulty.NONE
        for tab in self.tabs:
            connection, tab.away = tab.connection, False
            if connection is not None and connection.open:
                connection.faults = faulty.NONE
                if kept and connection.known:
                    tab.think()  # their last command may have had no effect, so that no state comes
                    continue
                connection.disconnect()
            tab.connection = None
            tab.connect()

    def _come(self, tab: Tab) -> None:
        self.tabs.append(tab)
        self._later(self.chance.random(), tab.connect)

    def _tick(self) -> None:
        if self.calm:
            return
        chance, faults = self.chance.random, self.faults
        if self.node is not None and (self.node.must_end or chance() < faults.crashes * TICK):
            self.kill()
        if chance() < faults.jumps * TICK:
            self.clock.offset += self.chance.choice((-86400.0, -3600.0, 3600.0, 86400.0, -self.clock.offset))
            self.note(f"the wall clock is off by {self.clock.offset}")
        for tab in self.tabs:
            if chance() < faults.breaks * TICK and tab.connection is not None and tab.connection.open:
                self._break(tab)
        if chance() < faults.foreign * TICK:
            self._feed_from_elsewhere()
        self._later(TICK, self._tick)

    def _break(self, tab: Tab) -> None:
        connection, half = tab.connection, self.chance.random() < self.faults.half_open
        assert connection is not None
        self.note(f"line {connection.number} breaks, half {half}")
        if half and self.chance.random() < 1 / 2:
            connection.known = False
            connection.end()
            return
        connection.disconnect(half=half)
        tab.cut(connection)

    def _feed_from_elsewhere(self) -> None:
        """Let a table of another server add to a meter."""
        meters = [stream for stream in self.shelf.by_stream if stream.startswith("meter:")]
        if meters:
            entry = streams.encode_event(Contributed(id=f"elsewhere/{self.chance.getrandbits(64):x}", amount=1))
            self.shelf.put([Append(stream=meters[0], expected=None, events=(entry,))], None, self.loop.time())

    def _later(self, seconds: float, work: Any) -> None:
        self.loop.call_later(seconds, work, context=WORLD)


async def open_table(room: CardRoom, party: Party) -> tuple[str, int | None]:
    """Open a table for ``party``; tables of a game with a house share one, which its host lets others enter."""
    user = party.people.get(0, "dan")
    if GAMES[party.game].house is None:
        return await room.open_table(user, table_request(party, None))
    hosted = await room.housing.of_user("host")
    if not hosted:
        await room.open_table("host", table_request(party._replace(people={}), HouseRequest(name="Hall"), "open"))
        hosted = await room.housing.of_user("host")
    house = hosted[0].id
    await room.housing.enter(user, house, await room.housing.invite("host", house))
    return await room.open_table(user, table_request(party, HouseRequest(id=house)))


def table_request(party: Party, house: HouseRequest | None, *seats: str) -> NewTable:
    """Return the request for a table for ``party``, in ``house``; ``seats``: in place of the party's seats."""
    game = GAMES[party.game]
    variant: Any = {}
    if game.house is not None:
        variant = {**msgspec.to_builtins(game.presets["example"]), "answer_seconds": 15, "pace": "swift"}
    seated = seats or party.seats
    terms = msgspec.Raw(msgspec.json.encode({"players": len(seated), "variant": variant}))
    return NewTable(game=party.game, terms=terms, seats=seated, name=party.people.get(0, ""), house=house)

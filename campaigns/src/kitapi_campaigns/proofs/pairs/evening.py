"""A table that visitors join and leave as they like, during a deal and between deals."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec

from kitapi.kernel import Actor, IllegalAction, MalformedAction, Seat
from kitapi.registry import GAMES
from kitapi.room.errors import RoomError
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.onlookers.messages import (
    Accept,
    Act,
    AnswerProposal,
    GiveAway,
    LeaveRole,
    Next,
    Rise,
    SeatBot,
    Sit,
    State,
    TakeRole,
)
from kitapi.room.record.streams import play_stream, read, table_stream
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.seats.invitation_messages import AnswerSeatRequest, RemovePerson, RenewInvitation, RequestSeat
from kitapi.room.seats.seating_events import Entry, PersonRose, PersonSat, SeatReleased
from kitapi.room.table.bots import BotPlayers
from kitapi.room.table.table import Table
from kitapi.room.times import Times
from kitapi.store import MemoryStore
from kitapi.workers.bots import bots_of
from kitapi_campaigns.leak_campaign import how_to_play
from kitapi_campaigns.proofs.outlets.determinism import Secrets, make_deterministic
from kitapi_campaigns.proofs.outlets.still_time import AtOnce, StillTime
from kitapi_campaigns.proofs.pairs.knowledge import Knowledge, SecondHand
from kitapi_campaigns.table_sizes import sizes
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import some_action

ENTRIES: tuple[Entry, ...] = ("open", "open", "invitation")
NAMES = ("Maria", "Nikos", "Eleni", "Jan", "Lucia", "Petra")
PACE = 0.1
ABSENCE = 4.0
PLAYED = 0.8
"""The probability that a step is an action in the deal, if somebody has a choice there."""

LIKELY = 0.5
"""The probability that a person who wants to sit down tries a seat that may be free."""

Plant = Callable[[], AbstractContextManager[Any]]


class Visitor:
    """A visitor, with their connection if they have one now."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.user = name.lower()
        self.onlooker: Onlooker | None = None


class Evening:
    """One table of ``game``, and what its visitors do there."""

    def __init__(self, game: str, seed: str) -> None:
        self.rng = random.Random(seed)
        self.case = CASES[game]
        self.terms, self.choice, self.order = how_to_play(game, self.rng)
        while self.case.game.seats(self.terms) not in sizes(game)[:2]:
            self.terms, self.choice, self.order = how_to_play(game, self.rng)
        self.visitors = [Visitor(name) for name in NAMES]
        self.knowledge = Knowledge(self.case)
        self.holders: dict[Seat, str | None] = {}
        self.events: list[Any] = []
        self.counts: Counter[str] = Counter()
        self._read_to = {"seats": 0, "play": 0}
        self._ids = 0

    async def start(self) -> None:
        """Open the table: the first visitor sits, the other seats are open or have bots."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StillTime)
        self.loop = loop
        self.store = MemoryStore()
        players = BotPlayers(self._bot, pace=PACE, workers=AtOnce)
        self.room = CardRoom(self.store, GAMES, players, bots_of, times=Times(absence=ABSENCE, clock=loop.time))
        game = self.case.game.name
        bot = self._any_bot()
        seats = ["me", *(self.rng.choice(("open", bot)) for _ in range(self.case.game.seats(self.terms) - 1))]
        kept = self.rng.choice((None, None, 1, 2))
        terms = msgspec.Raw(self.case.game.codec.write_terms(self.terms))
        entry = self.rng.choice(ENTRIES)
        order = NewTable(game=game, terms=terms, seats=tuple(seats), name=NAMES[0], kept_deals=kept, entry=entry)
        table, _ = await self.room.open_table(self.visitors[0].user, order)
        self.desk = await self.room.desk(table)
        for visitor in self.visitors:
            await self._look(visitor)

    async def play(self, steps: int) -> Counter[str]:
        """Play ``steps`` steps; returns counts.

        Raises:
            SecondHand: two visitors know too much together.
        """
        await self.start()
        for _ in range(steps):
            table = await self.desk.table()
            if table.is_finished:
                break
            await self._step(table)
            await self.loop.quiet()
            await self._receive()
        self.counts["deals"] += (await self.desk.table()).settled
        await self.room.close()
        return self.counts

    async def _step(self, table: Table) -> None:
        """Play one step: something that a visitor does, or time that passes."""
        if self.rng.random() < PLAYED and await self._has_acted(table):
            return
        visitor = self.rng.choice(self.visitors)
        do = self.rng.choice(
            (
                *(self._sit,) * 5,
                self._rise,
                *(self._seat_bot,) * 3,
                self._come_or_go,
                *(self._wait,) * 6,
                *(self._go_on,) * 6,
                self._vote,
                self._take_role,
                self._request,
                self._host,
            )
        )
        self.counts["steps"] += 1
        try:
            await do(visitor, table)
            self.counts[do.__name__.removeprefix("_")] += 1
        except (RoomError, IllegalAction, MalformedAction) as error:
            self.counts["refused"] += 1
            self.counts[f".{type(error).__name__}"] += 1

    async def _has_acted(self, table: Table) -> bool:
        """Let somebody with a choice in the deal act; returns whether there was anybody."""
        choices = self._choices(table)
        if table.deal is None or not choices:
            return False
        visitor, actor, options = self.rng.choice(choices)
        option = self.choice(table.deal.state, actor, options, self.rng)
        if option is None:
            await asyncio.sleep(1.0)
            return True
        try:
            action = some_action(self.case.game, option, self.rng)
        except KeyError:  # a bot pledged the share of this seat, which will be withheld
            return False
        written = msgspec.Raw(self.case.game.codec.write_action(action))
        try:
            role = actor if isinstance(actor, str) else None
            await self.desk.handle(visitor.user, Act(id=self._id(), seen=table.version, action=written, role=role))
        except (RoomError, IllegalAction):
            self.counts["refused"] += 1
        return True

    def _choices(self, table: Table) -> list[tuple[Visitor, Actor, Sequence[Any]]]:
        """The connected visitors, and their options at their seat or in their role."""
        if table.deal is None or not table.is_running:
            return []
        choices: list[tuple[Visitor, Actor, Sequence[Any]]] = []
        for visitor in self.visitors:
            if visitor.onlooker is None:
                continue
            if (seat := table.seating.seat_of(visitor.user)) is not None:
                choices.append((visitor, seat, table.deal.options[seat]))
            roles = table.seating.roles_of(visitor.user)
            choices += [(visitor, role, self.case.game.options(table.deal.state, role)) for role in roles]
        return [one for one in choices if one[2]]

    async def _sit(self, visitor: Visitor, table: Table) -> None:
        taken = {*table.seating.persons, *table.dealt, *table.seating.leavers}
        free = [seat for seat in table.seats if seat not in taken]
        seat = self.rng.choice(free if free and self.rng.random() < LIKELY else table.seats)
        invitations = table.seating.invitations
        code = invitations.code(table.id, Seat(seat)) if invitations and self.rng.random() < LIKELY else ""
        await self.desk.handle(visitor.user, Sit(id=self._id(), seat=seat, name=visitor.name, invitation=code))
        if table.deal is None:
            number = (await self.desk.table()).seating.terms_number
            await self.desk.handle(visitor.user, Accept(id=self._id(), terms=number))

    async def _rise(self, visitor: Visitor, _table: Table) -> None:
        await self.desk.handle(visitor.user, Rise(id=self._id(), for_good=self.rng.random() < 0.3))

    async def _seat_bot(self, visitor: Visitor, table: Table) -> None:
        seat = self.rng.randrange(len(table.seats))
        await self.desk.handle(visitor.user, SeatBot(id=self._id(), seat=seat, bot=self._any_bot()))

    async def _come_or_go(self, visitor: Visitor, _table: Table) -> None:
        if visitor.onlooker is None:
            await self._look(visitor)
        else:
            await self.desk.dismiss(visitor.onlooker)
            visitor.onlooker = None

    async def _look(self, visitor: Visitor) -> None:
        roles = self.case.game.house.roles if self.case.game.house else ()
        visitor.onlooker = Onlooker(visitor.user, self.rng.choice((None, None, *roles)))
        await self.desk.admit(visitor.onlooker)

    async def _wait(self, _visitor: Visitor, _table: Table) -> None:
        await asyncio.sleep(self.rng.choice((0.5, 1.0, 2.0, 2 * ABSENCE)) * (5 if self.case.game.house else 1))

    async def _go_on(self, _visitor: Visitor, table: Table) -> None:
        """Let everybody at a seat be ready for the next deal, and give the empty seats bots."""
        for visitor in self.visitors:
            if table.seating.seat_of(visitor.user) is None:
                continue
            for seat in table.seats:
                if seat not in table.seating.persons and seat not in table.seating.bots:
                    await self.desk.handle(visitor.user, SeatBot(id=self._id(), seat=seat, bot=self._any_bot()))
            if table.deal is not None and not table.is_running and self.rng.random() < 0.9:
                await self.desk.handle(visitor.user, Next(id=self._id()))

    async def _vote(self, visitor: Visitor, table: Table) -> None:
        if (proposal := table.seating.proposal) is not None and self.rng.random() < 0.7:
            answer = AnswerProposal(id=self._id(), proposal=proposal.number, agree=self.rng.random() < 0.8)
            await self.desk.handle(visitor.user, answer)
        else:
            seat = self.rng.choice(tuple(table.seating.leavers) or table.seats)
            await self.desk.handle(visitor.user, GiveAway(id=self._id(), seat=seat))

    async def _request(self, visitor: Visitor, table: Table) -> None:
        seat = self.rng.randrange(len(table.seats))
        await self.desk.handle(visitor.user, RequestSeat(id=self._id(), seat=seat, name=visitor.name))

    async def _host(self, _visitor: Visitor, table: Table) -> None:
        """Let the host admit somebody, make a new link, or remove somebody during a deal."""
        host, seat = self.visitors[0].user, self.rng.randrange(len(table.seats))
        requests = table.seating.invitations.requests if table.seating.invitations else {}
        if requests and self.rng.random() < LIKELY:
            number = self.rng.choice(tuple(requests))
            await self.desk.handle(host, AnswerSeatRequest(id=self._id(), request=number, admit=True))
            return
        kind = self.rng.choice((RenewInvitation, RemovePerson))
        await self.desk.handle(host, kind(id=self._id(), seat=seat))

    async def _take_role(self, visitor: Visitor, table: Table) -> None:
        """Take a role of the house, or give one up."""
        for role in table.seating.roles_of(visitor.user):
            await self.desk.handle(visitor.user, LeaveRole(id=self._id(), role=role))
            return
        roles = self.case.game.house.roles if self.case.game.house else ("dealer",)
        await self.desk.handle(visitor.user, TakeRole(id=self._id(), role=self.rng.choice(roles), name=visitor.name))

    async def _receive(self) -> None:
        """Receive all messages since the last step, and check every pair of visitors."""
        table = await self.desk.table()
        await self._follow(table)
        running = table.deal is not None and table.is_running
        if running:
            assert table.deal is not None
            self.knowledge.open_deal(table.deals)
            self.knowledge.record_owners(table.deal.state, self.holders)
        for visitor in self.visitors:
            for message in _drain(visitor.onlooker):
                self.counts["messages"] += 1
                if running:
                    self._receive_state(table, visitor, message)
        if running:
            self.counts["pairs"] += self.knowledge.check()
            seen = set().union(*self.knowledge.known.values())
            assert seen <= table.dealt, f"seats {sorted(seen - table.dealt)} are free, but their cards were seen"

    def _receive_state(self, table: Table, visitor: Visitor, message: State) -> None:
        assert table.deal is not None
        assert visitor.onlooker is not None
        if message.version < table.deal.opened:
            return
        acting, me = message.table.acting, message.table.me
        viewer: Any = acting if acting is not None else "spectator" if me is None else Seat(me)
        self.knowledge.add(visitor.user, message, viewer, table.deal.state, self.events)

    async def _follow(self, table: Table) -> None:
        """Read the events stored since the last step: those of the deal, and changes of seats."""
        for recorded in await self.store.read(table_stream(table.id), after=self._read_to["seats"]):
            self._read_to["seats"] = recorded.version
            self._change_hands(read(recorded))
        codec = self.case.game.codec
        for recorded in await self.store.read(play_stream(table.id), after=self._read_to["play"]):
            self._read_to["play"] = recorded.version
            if recorded.kind == self.case.game.opening_kind:
                self.events = []
            self.events.append(codec.read_event(recorded.kind, recorded.schema, recorded.payload))

    def _change_hands(self, event: Any) -> None:
        match event:
            case PersonSat(seat=seat, user=user):
                self.holders = {other: None if who == user else who for other, who in self.holders.items()}
                self.holders[seat] = user
            case SeatReleased(seat=seat) | PersonRose(seat=seat, kept=False):
                self.holders[seat] = None

    def _bot(self, _bot: str, _game: str, view: bytes, *_rest: Any) -> bytes:
        """A random action of a bot."""
        table = self.desk.kept.now
        assert table is not None
        assert table.deal is not None
        me = msgspec.json.decode(view)
        seat = Seat(me["seat"] if "seat" in me else me["me"])
        options = table.deal.options[seat]
        option = self.choice(table.deal.state, seat, options, self.rng)
        return self.case.game.codec.write_action(
            some_action(self.case.game, options[0] if option is None else option, self.rng)
        )

    def _any_bot(self) -> str:
        return self.rng.choice([bot for bot in bots_of(self.case.game.name) if bot in ("steady", "random", "book")])

    def _id(self) -> str:
        self._ids += 1
        return f"step-{self._ids:06}"

    def order_of(self, _deal: int, deck: Sequence[Any]) -> tuple[Any, ...]:
        """The cards in random order, or stacked by the tempers."""
        return tuple(self.rng.sample(list(deck), len(deck)))


def _drain(onlooker: Onlooker | None) -> list[State]:
    """The states that wait for ``onlooker``."""
    waiting = onlooker.waiting if onlooker else None
    messages = [message for message in waiting or () if isinstance(message, State)]
    if waiting:
        waiting.clear()
    return messages


def play_evening(game: str, seed: str, steps: int, plant: Plant = nullcontext) -> Counter[str]:
    """Play an evening of ``steps`` steps; returns counts; ``plant``: a leak planted meanwhile.

    Raises:
        SecondHand: two visitors know too much together; the message names the evening.
    """
    evening = Evening(game, seed)
    with plant(), asyncio.Runner(loop_factory=StillTime) as runner:
        loop = runner.get_loop()
        with make_deterministic(seed, Secrets(seed), evening.order_of, loop.time):
            try:
                return runner.run(evening.play(steps))
            except SecondHand as error:
                raise SecondHand(f"{game}, evening {seed}, deal {evening.knowledge.deal}: {error}") from error

"""Makes a random script: people, bots and roles at a table play one or two deals, with some faults."""

import asyncio
import random
from collections.abc import Sequence
from functools import reduce
from typing import Any

from kitapi.kernel import Seat
from kitapi.room.record.streams import play_stream
from kitapi.room.table.table import Table
from kitapi_campaigns.leak_campaign import how_to_play
from kitapi_campaigns.proofs.outlets.determinism import Secrets, make_deterministic
from kitapi_campaigns.proofs.outlets.observed_room import ObservedRoom, RecordedGame
from kitapi_campaigns.proofs.outlets.script import Act, Doing, Fault, Pass, Person, Return, Say, Script, Slow
from kitapi_campaigns.proofs.outlets.still_time import StillTime
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import Moment, some_action

LONGEST = 200
"""Most doings in a script."""

MOST_AT_HOUSE = 2
"""Most seats of a table with a house; with seven, few scripts get as far as the cards."""

AWHILE = 1.0
"""Seconds that pass in one doing."""

NAMES = ("Maria", "Nikos", "Eleni", "Jan", "Lucia", "Paolo", "Petra")
STAFF = ("Dana", "Igor", "Zora", "Milan", "Vera")
BROKEN = {"Return": 0.03, "Slow": 0.05, "Fault": 0.04}
"""The probabilities of incidents outside the game before an action."""


class ScriptBuilder:
    """Makes a script while playing it."""

    def __init__(self, game: str, seed: str) -> None:
        self.rng = random.Random(seed)
        self.case = CASES[game]
        self.terms, self.choice, self.order = how_to_play(game, self.rng)
        while self.case.game.house and self.terms.players > MOST_AT_HOUSE:
            self.terms, self.choice, self.order = how_to_play(game, self.rng)
        self.script = _cast(game, seed, self.terms, self.rng)
        self.deals = self.rng.choice((1, 1, 2))
        self.observed_room = ObservedRoom(self.script, self._answer)

    async def make(self) -> Script:
        """Play until the script is complete, and return it."""
        await self.observed_room.begin()
        while len(self.script.doings) < LONGEST and not await self._is_done():
            for doing in self._next(await self.observed_room.desk.table()):
                await self.observed_room.do(doing)
                await self._note(doing)
        await self._keep_moments()
        await self.observed_room.end()
        return self.script

    def order_of(self, deal: int, deck: Sequence[Any]) -> tuple[Any, ...]:
        """The order of the cards in the deal, the same at every call."""
        state = (
            self.observed_room.desk.kept.now.deal.state
            if self.observed_room.desk.kept.now and self.observed_room.desk.kept.now.deal
            else None
        )
        if deal not in self.script.orders:
            self.script.orders[deal] = tuple(self.order(state, deck, self.rng))
        return self.script.orders[deal]

    async def _is_done(self) -> bool:
        table = await self.observed_room.desk.table()
        return table.is_finished or (table.settled >= self.deals)

    def _next(self, table: Table) -> list[Doing]:
        """The next doings, usually one."""
        if table.deal is None or not table.is_running:
            return self._ready(table)
        offers = [(who, options) for who in range(len(self.script.people)) if (options := self._offers(table, who))]
        if not offers or self.rng.random() < (0.5 if table.game.house else 0.1):
            return [Pass(AWHILE * (5 if table.game.house else 1))]
        who, options = self.rng.choice(offers)
        actor: Any = self.script.people[who].viewer
        option = self.choice(table.deal.state, actor, options, self.rng)
        if option is None:
            return [Pass(AWHILE)]
        action = some_action(self.case.game, option, self.rng)
        return [*self._trouble(), Act(who, action, table.version, table.deals)]

    def _ready(self, table: Table) -> list[Doing]:
        if table.deal is None or table.game.house is not None:
            return [Pass(AWHILE)]
        seated = [who for who, person in enumerate(self.script.people) if person.seat is not None]
        number = len(self.script.doings)
        return [*(Say(who, f'{{"type":"next","id":"next-{number:04}-{who}"}}') for who in seated), Pass(AWHILE)]

    def _offers(self, table: Table, who: int) -> tuple[Any, ...]:
        """The options of ``who``."""
        person = self.script.people[who]
        assert table.deal is not None
        if person.seat is not None:
            return tuple(table.deal.options[person.seat])
        if person.role is not None:
            return tuple(self.case.game.options(table.deal.state, person.role))
        return ()

    def _trouble(self) -> list[Doing]:
        rng, everybody = self.rng, range(len(self.script.people))
        if rng.random() < BROKEN["Return"]:
            return [Return(rng.choice(everybody))]
        if rng.random() < BROKEN["Slow"]:
            return [Slow(rng.choice(everybody), slowly=rng.random() < 0.6)]
        if rng.random() < BROKEN["Fault"]:
            return [Fault(rng.choice(("busy", "fails", "rules")))]
        return []

    def _answer(self, _bot: str, seat: Seat, _view: bytes) -> bytes:
        """The answer of a bot, by the script's choice."""
        table = self.observed_room.desk.kept.now
        assert table is not None
        assert table.deal is not None
        options = table.deal.options[seat]
        option = self.choice(table.deal.state, seat, options, self.rng)
        action = some_action(self.case.game, options[0] if option is None else option, self.rng)
        self.script.answers.append((table.deals, action))
        return self.case.game.codec.write_action(action)

    async def _note(self, doing: Doing) -> None:
        self.script.doings.append(doing)
        table = await self.observed_room.desk.table()
        self.script.deals.append(table.deals)
        self.script.passed.append(len(self.observed_room.game.done) if table.deal else None)

    async def _keep_moments(self) -> None:
        """Keep the moments of the last deal, and their number after each doing."""
        kept = legal_moments(self.observed_room.game, await _events(self.observed_room))
        opened = max((at for at, moment in enumerate(kept) if moment is not None and moment.opens), default=len(kept))
        self.script.moments = [moment for moment in kept[opened:] if moment is not None]
        last = self.script.deals[-1]
        for number, (deal, done) in enumerate(zip(self.script.deals, self.script.passed, strict=True)):
            known = done is not None and deal == last
            self.script.passed[number] = sum(one is not None for one in kept[opened:done]) if known else None


async def _events(observed_room: ObservedRoom) -> list[Any]:
    recorded = await observed_room.store.read(play_stream(observed_room.table_id))
    codec = observed_room.game.codec
    return [codec.read_event(one.kind, one.schema, one.payload) for one in recorded]


def legal_moments(game: RecordedGame, events: Sequence[Any]) -> list[Moment | None]:
    """The decisions of ``game`` that are stored as ``events`` or were legal but failed; None for unnoticed failures.

    A failure is noticed even by those who only see that the room had to read the table again.
    """
    states = _states(game, events)
    kept: list[Moment | None] = []
    at, trial, since_trial = 0, None, ()
    for moment, stored in zip(game.done, _which_are_stored(game.done, events, states), strict=True):
        if stored:
            kept.append(moment)
            at += len(moment.events)
            trial, since_trial = states[at], ()
            continue
        if moment.actor is None or moment.before not in (trial, states[at]):
            kept.append(None)
            continue
        since_trial = since_trial if moment.before == trial else ()
        kept.append(moment._replace(failed=since_trial))
        trial, since_trial = reduce(game.evolve, moment.events, moment.before), since_trial + moment.events
    return kept


def _states(game: RecordedGame, events: Sequence[Any]) -> list[Any]:
    """The states before ``events`` and after each of them."""
    states: list[Any] = [None]
    for event in events:
        opens = game.codec.event_kind(event)[0] == game.opening_kind
        states.append(game.evolve(None if opens else states[-1], event))
    return states


def _which_are_stored(done: Sequence[Moment], events: Sequence[Any], states: Sequence[Any]) -> list[bool]:
    """Which of ``done`` led to ``events`` (of equal tries, the last); ``states``: before and after each event."""
    stored, at = [], len(events)
    for moment in reversed(done):
        begins = at - len(moment.events)
        stored.append(
            bool(moment.events)
            and tuple(events[max(begins, 0) : at]) == moment.events
            and (moment.actor is None or states[begins] == moment.before)
        )
        at = begins if stored[-1] else at
    assert at == 0, "an event follows from no known decision"
    return stored[::-1]


def _cast(game: str, seed: str, terms: Any, rng: random.Random) -> Script:
    """Draw the people and bots at the seats, sometimes people in the house's roles, and two spectators."""
    case, bots = CASES[game], GAME_CAMPAIGNS[game].room.bots
    seats = case.game.seats(terms)
    sitting = rng.randrange(1, seats + 1)
    chairs = [*NAMES[:sitting], *(bots[number % len(bots)] for number in range(seats - sitting))]
    rng.shuffle(chairs)
    people = [Person(who, seat=Seat(chairs.index(who))) for who in NAMES[:sitting]]
    roles = case.game.house.roles if case.game.house else ()
    staffed = rng.sample(roles, rng.randrange(len(roles) + 1)) if roles else []
    people += [Person(name, role=role) for name, role in zip(STAFF, staffed, strict=False)]
    people += [Person("Stranger"), Person("Another")]
    written = case.game.codec.write_terms(terms)
    return Script(seed=seed, game=game, terms=written, seats=tuple(chairs), people=tuple(people))


def draft_script(game: str, seed: str) -> Script:
    """A script of ``game``; the same seed makes the same script."""
    draft = ScriptBuilder(game, seed)
    with asyncio.Runner(loop_factory=StillTime) as runner:
        loop = runner.get_loop()
        with make_deterministic(seed, Secrets(seed), draft.order_of, loop.time):
            return runner.run(draft.make())

"""The kernel's own run of a deal, which gives the expected answers of an engine without using the engine's code."""

import hashlib
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

import msgspec

from kitapi.cards import Card, cards_of
from kitapi.kernel import (
    CHANCE,
    CLOCK,
    METER,
    SPECTATOR,
    Actor,
    Commitment,
    Form,
    IllegalAction,
    MeterRead,
    Nonce,
    Shuffled,
    Subset,
    Timed,
    TimeUp,
    Unused,
    expand,
    is_unused,
    limit_in,
    seats_of,
)
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.houses.meter import MeterCount, MeterOpened
from kitapi.wording.sentences import sentence_for
from kitapi_testing.game_case import GameCase
from kitapi_testing.strategies import Choice, Order, actors, some_action

BY_SEED = 0.15
"""The share of deals whose cards come from a seed; for the others the deck is given."""
VIEW_RATE, OPTIONS_RATE, PRESS_RATE = 0.05, 0.02, 0.06
"""The probabilities before every action of requesting a view, requesting the options, and trying a random action."""
TIME_UP = 0.05
"""The probability that a limited time is up."""
BY_THE_BOOK = 0.7
"""The probability that the house takes its next step, if it has one."""

_encode = msgspec.json.encode


class Exchange(NamedTuple):
    """A line, and its expected answer."""

    line: bytes
    expected: bytes


class Driver(NamedTuple):
    """How a sitting is played: its game, its terms, and the function that chooses actions."""

    case: GameCase
    terms: Any
    rng: random.Random
    choice: Choice
    order: Order
    buttons: Sequence[Any]


class OwnDeal:
    """One deal played by the kernel, as lines and expected answers."""

    def __init__(self, driver: Driver, setup: Any, meter: int | None, *, first: bool) -> None:
        self._driver, self._game, self._rng = driver, driver.case.game, driver.rng
        self._setup, self._first = setup, first
        self._seats = seats_of(self._game.seats(driver.terms))
        self._actors = actors(self._game, driver.terms)
        self._clock = (CLOCK,) if isinstance(self._game, Timed) else ()
        self._seed = self._rng.randrange(2**63) if self._rng.random() < BY_SEED else None
        self._deck: Sequence[Card] = ()
        self._state: Any = None
        self._opened: Any = None
        self._events: list[Any] = []
        self._now: dict[Actor, tuple[Any, ...]] = {}
        self._carried = meter
        self._meter = MeterCount()
        self._lines = 0
        self.counts: Counter[str] = Counter()

    # The lines

    def exchanges(self) -> Iterator[Exchange]:
        """Every line of the deal with its answer."""
        opening = self._open()
        yield self._exchange({"do": "new", **self._chance(), **self._beginning()}, self._step(opening))
        while not self._game.is_over(self._state):
            yield from self._beside()
            actor, action = self._next()
            yield self._play_action(actor, action)
        yield self._exchange({"do": "result"}, self._result())
        self.counts["deals"] += 1

    def _exchange(self, line: dict[str, Any], answer: dict[str, Any]) -> Exchange:
        self._lines += 1
        self.counts["lines"] += 1
        return Exchange(_encode({"id": self._lines, **line}), _encode({"id": self._lines, **answer}))

    def _beginning(self) -> dict[str, Any]:
        """Terms and dealer of a first deal; for a later deal, what the previous one carries over."""
        if not self._first:
            return {"carried": carried_of(self._setup, self._carried)}
        terms = {"terms": msgspec.Raw(self._game.codec.write_terms(self._driver.terms))}
        return terms if self._game.house else {**terms, "dealer": self._setup.dealer}

    def _beside(self) -> Iterator[Exchange]:
        """Requests that change nothing: a view, the options again, an action that the rules refuse."""
        if self._rng.random() < VIEW_RATE:
            viewer = self._rng.choice((*self._actors, SPECTATOR))
            view = self._game.view(self._state, viewer)
            if self._game.house:
                view = self._game.house.add_display(view, self._meter.meter.amount)
            shown = msgspec.Raw(self._game.codec.write_view(view))
            self.counts["views"] += 1
            yield self._exchange({"do": "view", "viewer": _name(viewer)}, {"view": shown})
        if self._rng.random() < OPTIONS_RATE:
            actor = self._rng.choice(self._actors)
            offered = {_name(actor): _all_of(self._now.get(actor, ()))}
            yield self._exchange({"do": "options", "actor": _name(actor)}, {"options": offered})
        if self._rng.random() < PRESS_RATE:
            actor, action = self._rng.choice(self._actors), self._rng.choice(self._driver.buttons)
            if (refusal := self._refusal(actor, action)) is not None:
                self.counts["refused"] += 1
                yield self._exchange(self._act(actor, action), {"error": refusal})

    def _act(self, actor: Actor, action: Any) -> dict[str, Any]:
        return {"do": "act", "actor": _name(actor), "action": msgspec.Raw(self._game.codec.write_action(action))}

    def _play_action(self, actor: Actor, action: Any) -> Exchange:
        events = [*self._apply(actor, action), *self._consequences()]
        self.counts["actions"] += 1
        return self._exchange(self._act(actor, action), self._step(events))

    # What the kernel does

    def _open(self) -> list[Any]:
        context = f"{self._game.name}/{'given' if self._seed is None else self._seed}/{self._setup.number}"
        commitment = Commitment(context=context, algorithm=self._algorithm, digest="")
        events = list(self._game.open(self._setup, commitment))
        self._opened = reduce(self._game.evolve, events, None)
        if self._game.house:
            opening = self._game.house.opening(self._opened)
            self._meter.add(MeterOpened(amount=opening if self._carried is None else self._carried))
        self._happen(events)
        self._deck = self._deal() if self._seed is None else ()
        return [*events, *self._consequences()]

    @property
    def _algorithm(self) -> str:
        return "kitapi-given-1" if self._seed is None else "kitapi-engine-1"

    def _deal(self) -> Sequence[Card]:
        pack = cards_of(self._driver.case.deck())
        return tuple(self._driver.order(self._opened, pack, self._rng))

    def _chance(self) -> dict[str, Any]:
        if self._seed is not None:
            return {"seed": self._seed}
        deck = " ".join(card.value for card in self._deck)
        return {"deck": self._rng.choice((deck, [deck]))}

    def _happen(self, events: Sequence[Any]) -> None:
        for event in events:
            self._state = self._game.evolve(self._state, event)
            self._events.append(event)
            if self._game.house:
                for entry in self._game.house.entries(self._state, event):
                    if not isinstance(entry, Stopped | Resumed):
                        self._meter.add(entry)

    def _apply(self, actor: Actor, action: Any) -> list[Any]:
        """The events of ``action`` by ``actor``, after a reading of the meter if the game needs one."""
        stated: list[Any] = []
        if self._game.house and self._game.house.reads_meter(self._state, actor, action):
            read: Any = MeterRead(amount=self._meter.meter.amount)
            stated += self._game.decide(self._state, METER, read)
            self._happen(stated)
        events = self._game.decide(self._state, actor, action)
        self._happen(events)
        return [*stated, *events]

    def _consequences(self) -> Iterator[Any]:
        """The automatic events: shares in the shuffle, the cards, and the secret of a deck that was never shuffled."""
        while True:
            shares = ((seat, self._game.options(self._state, seat)) for seat in self._seats)
            due = [(seat, one) for seat, some in shares for one in some if isinstance(one, Nonce)]
            if due:
                seat, nonce = due[0]
                context = self._game.shuffle(self._state).commitment.context
                value = _sha256("kitapi-engine-1", context, str(seat))[: nonce.bytes].hex()
                action = self._game.codec.read_action(_encode({"kind": nonce.action, "value": value}))
                yield from self._apply(seat, action)
            elif pack := self._game.deck(self._state):
                yield from self._apply(CHANCE, self._shuffle(pack))
            elif is_unused(self._game, self._state):
                unused: Any = Unused(secret="" if self._seed is None else self._key().hex())
                yield from self._apply(CHANCE, unused)
            else:
                return

    def _shuffle(self, pack: Sequence[Card]) -> Any:
        if self._seed is None:
            return Shuffled(order=tuple(self._deck), algorithm=self._algorithm, secret="")
        return Shuffled(order=_shuffle(pack, self._key()), algorithm=self._algorithm, secret=self._key().hex())

    def _key(self) -> bytes:
        return _sha256("kitapi-engine-1", self._game.name, str(self._seed), str(self._setup.number), "0")

    # The next action

    def _next(self) -> tuple[Actor, Any]:
        """The next step of the house, or a random legal action."""
        step = self._game.house.step(self._state, frozenset(self._seats)) if self._game.house else None
        due = step is not None and not step.patience and self._rng.random() < BY_THE_BOOK
        if step is not None and due and self._refusal(step.actor, step.action) is None:
            return step.actor, step.action
        if (late := self._now.get(CLOCK)) and self._rng.random() < TIME_UP:
            return CLOCK, late[0]
        return self._anything()

    def _anything(self) -> tuple[Actor, Any]:
        """A choice of a random actor with options."""
        offers = [(actor, some) for actor, some in self._now.items() if actor != CLOCK]
        option = None
        while option is None:
            actor, some = self._rng.choice(offers)
            option = self._driver.choice(self._state, actor, some, self._rng)
        return actor, some_action(self._game, option, self._rng)

    def _offers(self, actor: Actor) -> tuple[Any, ...]:
        """The options of ``actor``; those of the clock only if there is a time limit."""
        if actor != CLOCK:
            return self._game.options(self._state, actor)
        limit = limit_in(self._game, self._state)
        return () if limit is None else (TimeUp(seat=limit.seat),)

    def _refusal(self, actor: Actor, action: Any) -> str | None:
        """How the kernel refuses ``action``, after a reading of the meter if needed; None if it accepts it."""
        state = self._state
        if self._game.house and self._game.house.reads_meter(state, actor, action):
            read: Any = MeterRead(amount=self._meter.meter.amount)
            try:
                state = reduce(self._game.evolve, self._game.decide(state, METER, read), state)
            except IllegalAction as error:
                return f"{error.clause}: {sentence_for(error, 'en')}"
        try:
            self._game.decide(state, actor, action)
        except IllegalAction as error:
            return f"{error.clause}: {sentence_for(error, 'en')}"
        return None

    # The answers

    def _step(self, events: Sequence[Any]) -> dict[str, Any]:
        everybody = (*self._actors, *self._clock)
        self._now = {actor: offered for actor in everybody if (offered := self._offers(actor))}
        options = {_name(actor): _all_of(offered) for actor, offered in self._now.items()}
        return {
            "phase": self._game.view(self._state, SPECTATOR).phase,
            "over": self._game.is_over(self._state),
            "to_act": list(options),
            "options": options,
            "events": [self._encode(event) for event in events],
        }

    def _encode(self, event: Any) -> dict[str, Any]:
        kind, schema = self._game.codec.event_kind(event)
        stated = msgspec.json.decode(self._game.codec.write_event(event))
        return {"kind": kind, "schema": schema, **{name: value for name, value in stated.items() if name != "kind"}}

    def _result(self) -> dict[str, Any]:
        opening = self._game.evolve(None, self._events[0])
        before, after = self._driver.case.balances(opening), self._driver.case.balances(self._state)
        following = self._game.succession(self._state)
        return {
            "net": {name: after[name] - before[name] for name in before},
            "transfers": [one for event in self._events for one in self._driver.case.transfers(event)],
            "sheet": msgspec.Raw(self._game.codec.write_sheet(self._game.sheet(self._events))),
            "carried": None if following is None else carried_of(following, self.meter),
        }

    @property
    def meter(self) -> int | None:
        """The amount of the meter; None without a house."""
        return self._meter.meter.amount if self._game.house else None

    @property
    def succession(self) -> Any | None:
        """The setup of the next deal."""
        return self._game.succession(self._state)


def carried_of(setup: Any, meter: int | None) -> dict[str, Any]:
    """The state that a deal leaves to the next one."""
    return {"setup": setup, "meter": meter}


def _name(actor: Actor) -> str:
    return f"seat{actor}" if isinstance(actor, int) else actor


def _all_of(options: Sequence[Any]) -> list[Any]:
    """All actions that ``options`` stand for; ranges of amounts are left as ranges."""
    return [one for option in options for one in (expand(option) if isinstance(option, Subset | Form) else (option,))]


def _sha256(*said: str) -> bytes:
    stated = b"".join(len(one.encode()).to_bytes(8, "big") + one.encode() for one in said)
    return hashlib.sha256(stated).digest()


def _shuffle(pack: Sequence[Card], key: bytes) -> tuple[Card, ...]:
    """``pack`` in the order that ``docs/formats/engine.md`` defines for ``key``."""
    order, drawn = list(pack), _words(key)
    for last in reversed(range(1, len(order))):
        word = next(word for word in drawn if word < 2**64 // (last + 1) * (last + 1))
        order[last], order[word % (last + 1)] = order[word % (last + 1)], order[last]
    return tuple(order)


def _words(key: bytes) -> Iterator[int]:
    for block in range(2**63):
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24))

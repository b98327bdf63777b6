"""Single deals between programs; every numbered deal of a seed can be reproduced separately.

These shuffles are reproducible and not secret: no table of a room ever uses them.
"""

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from kitapi.arena.entrants import BUDGET, Clairvoyant, Entrant
from kitapi.kernel import (
    CHANCE,
    METER,
    SPECTATOR,
    Actor,
    Commitment,
    Game,
    MeterRead,
    Nonce,
    Seal,
    Seat,
    Shuffled,
    replay,
    seats_of,
)
from kitapi.kernel.house import change

ALGORITHM = "simulation-1"

AnyGame = Game[Any, Any, Any, Any, Any, Any]


def chance_of(*parts: str | int) -> Random:
    """A random generator seeded by ``parts``; the same on every machine and for any number of processes."""
    text = "/".join(str(part) for part in parts)
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))  # noqa: S311 - made to be repeated


def opening(game: AnyGame, terms: Any, number: int, seed: int) -> tuple[Any, ...]:
    """The events that open deal ``number`` of ``seed``, a sitting's first; the dealer rotates with the number."""
    commitment = Commitment(context=f"{game.name}/{seed}/{number}", algorithm=ALGORITHM, digest="")
    return tuple(game.open(game.begin(terms, number % game.seats(terms)), commitment))


def open_deal(game: AnyGame, terms: Any, number: int, seed: int) -> Any:
    """Deal ``number`` of ``seed`` before it is dealt."""
    return replay(game, opening(game, terms, number, seed))


def shuffle_deck(deck: Sequence[Any], number: int, seed: int) -> Shuffled:
    """The cards of deal ``number`` of ``seed``."""
    order = list(deck)
    chance_of("cards", seed, number).shuffle(order)
    return Shuffled(order=tuple(order), algorithm=ALGORITHM, secret="")


class Round:
    """A deal in progress: its state, its events, and the public observations.

    ``events``: the events that led to ``state``, if they were requested.
    """

    def __init__(self, game: AnyGame, state: Any, events: Sequence[Any] = ()) -> None:
        self.game = game
        self.state = state
        self.events = list(events)
        self.history: list[Any] = []
        self.course: tuple[Any, ...] = ()
        """The actions of the seats so far."""
        self.meter = 0 if game.house is None else game.house.opening(state)
        """The amount of the house's meter; no other table changes it."""

    def act(self, actor: Actor, action: Any) -> None:
        """Apply ``action`` of ``actor``, after a reading of the meter if the house needs its amount.

        Raises:
            IllegalAction: the rules forbid it.
        """
        if isinstance(actor, int):
            self.course = (*self.course, action)
        house = self.game.house
        if house is not None and house.reads_meter(self.state, actor, action):
            self._happen(self.game.decide(self.state, METER, MeterRead(amount=self.meter)))
        self._happen(self.game.decide(self.state, actor, action))

    def _happen(self, events: Sequence[Any]) -> None:
        house = self.game.house
        for event in events:
            self.state = self.game.evolve(self.state, event)
            self.events.append(event)
            if house is not None:
                self.meter += sum(change(entry) for entry in house.entries(self.state, event))
            seen = self.game.observe(self.state, event, SPECTATOR)
            if seen is not None:
                self.history.append(seen)

    def seat_to_act(self, seats: Sequence[Seat]) -> Seat:
        """The first seat that the table waits for; if it waits for none, the first that has an option."""
        able = [seat for seat in seats if self.game.options(self.state, seat)]
        return next((seat for seat in able if is_awaited(self.game, self.state, seat)), able[0])

    def seen_by(self, seat: Seat) -> Any:
        """The view of ``seat``, with the meter on the display."""
        view = self.game.view(self.state, seat)
        return view if self.game.house is None else self.game.house.add_display(view, self.meter)

    def run_house(self, seats: Sequence[Seat]) -> bool:
        """Do the next step of the house that does not wait for a seat; returns whether there was one."""
        house = self.game.house
        step = house.step(self.state, frozenset(seats)) if house else None
        if house is None or step is None or step.patience:
            return False
        self.act(step.actor, step.action)
        return True


def is_awaited(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether the table waits for ``seat``; at a table with a house, a seat may have options without being awaited."""
    options = game.options(state, seat)
    if game.house is None:
        return game.awaits(state, seat)
    if any(isinstance(option, Seal | Nonce) for option in options):
        return bool(options)
    return bool(options) and game.house.awaits(state, seat)


class Decision(NamedTuple):
    """A decision of a seat; ``state``: before the decision; ``history``: the public observations until then."""

    state: Any
    seat: Seat
    history: tuple[Any, ...]
    action: Any


class Which(NamedTuple):
    """The seed and the number that identify a deal."""

    number: int
    seed: int


Memory: TypeAlias = dict[tuple[int, Seat, tuple[Any, ...]], Any]
"""Actions of players in earlier seatings of a deal, by player, seat, and all actions before."""


def play_deal(game: AnyGame, terms: Any, number: int, players: Sequence[Entrant], *, seed: int) -> Any:
    """The finished state of deal ``number`` of ``seed``, ``players`` by seat; see ``play_round``."""
    return play_round(game, terms, Which(number, seed), players).state


def play_round(
    game: AnyGame, terms: Any, which: Which, players: Sequence[Entrant], memory: Memory | None = None
) -> Round:
    """A whole deal, ``players`` by seat.

    The cards depend only on seed and number; the random numbers of a decision also depend on the seat and on the number
    of decisions before it. So a player in the same seat makes the same decisions as long as all earlier actions are the
    same. With a ``memory``, which is valid for one deal, such decisions are not computed again.
    """
    table = _begin_round(game, terms, which)
    known: Memory = {} if memory is None else memory
    for seat, chance in _turns(table, terms, which):
        here = (id(players[seat]), seat, table.course)
        if here not in known:
            known[here] = decide(players[seat], table, seat, chance)
        table.act(seat, known[here])
    return table


def decisions(game: AnyGame, terms: Any, which: Which, players: Sequence[Entrant]) -> Iterator[Decision]:
    """Yield the decisions of the deal that ``play_deal`` plays; a contribution to a shuffle is not a decision."""
    table = _begin_round(game, terms, which)
    for seat, chance in _turns(table, terms, which):
        action = decide(players[seat], table, seat, chance)
        if not any(isinstance(option, Seal | Nonce) for option in game.options(table.state, seat)):
            yield Decision(table.state, seat, tuple(table.history), action)
        table.act(seat, action)


def _begin_round(game: AnyGame, terms: Any, which: Which) -> Round:
    """The deal ``which`` before it is dealt."""
    events = opening(game, terms, which.number, which.seed)
    return Round(game, replay(game, events), events)


def _turns(table: Round, terms: Any, which: Which) -> Iterator[tuple[Seat, Random]]:
    """Seat and random generator of each decision, until the deal is over; house and shuffle act in between."""
    game = table.game
    seats = seats_of(game.seats(terms))
    while not game.is_over(table.state):
        if deck := game.deck(table.state):
            table.act(CHANCE, shuffle_deck(deck, which.number, which.seed))
        elif not table.run_house(seats):
            seat = table.seat_to_act(seats)
            yield seat, chance_of("player", which.seed, which.number, seat, len(table.course))


def decide(player: Entrant, table: Round, seat: Seat, chance: Random) -> Any:
    """The action of ``player`` in ``seat``."""
    if isinstance(player, Clairvoyant):
        return player.decide(table.state, seat, table.history, chance)
    return player(table.seen_by(seat), table.history, chance, BUDGET)

"""Single deals played by programs; any numbered deal of a seed can be made again by itself.

These shuffles are made to be repeated, not to be kept secret: nobody at a table ever plays them.
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
    """A generator that depends on ``parts`` alone, whatever the machine and the number of processes."""
    text = "/".join(str(part) for part in parts)
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))  # noqa: S311 - made to be repeated


def opening(game: AnyGame, terms: Any, number: int, seed: int) -> tuple[Any, ...]:
    """The events that open deal ``number`` of ``seed``, a sitting's first; the dealer goes round with the number."""
    commitment = Commitment(context=f"{game.name}/{seed}/{number}", algorithm=ALGORITHM, digest="")
    return tuple(game.open(game.begin(terms, number % game.seats(terms)), commitment))


def opened(game: AnyGame, terms: Any, number: int, seed: int) -> Any:
    """Deal ``number`` of ``seed`` before it is dealt."""
    return replay(game, opening(game, terms, number, seed))


def shuffled(deck: Sequence[Any], number: int, seed: int) -> Shuffled:
    """The cards of deal ``number`` of ``seed``."""
    order = list(deck)
    chance_of("cards", seed, number).shuffle(order)
    return Shuffled(order=tuple(order), algorithm=ALGORITHM, secret="")


class Round:
    """One deal being played: its state, what has happened, and what everybody has seen of it.

    ``events``: those that led to ``state``, where they are wanted.
    """

    def __init__(self, game: AnyGame, state: Any, events: Sequence[Any] = ()) -> None:
        self.game = game
        self.state = state
        self.events = list(events)
        self.history: list[Any] = []
        self.course: tuple[Any, ...] = ()
        """What the seats have done."""
        self.meter = 0 if game.house is None else game.house.opening(state)
        """What the house's meter holds; no other table moves it."""

    def act(self, actor: Actor, action: Any) -> None:
        """Let ``actor`` do ``action``; before, the house is told what the meter holds where it must know.

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

    def asked(self, seats: Sequence[Seat]) -> Seat:
        """The first seat that the table waits for; where it waits for none, the first that may do anything."""
        able = [seat for seat in seats if self.game.options(self.state, seat)]
        return next((seat for seat in able if is_asked(self.game, self.state, seat)), able[0])

    def seen_by(self, seat: Seat) -> Any:
        """What a player in ``seat`` sees, with the meter on the display."""
        view = self.game.view(self.state, seat)
        return view if self.game.house is None else self.game.house.displayed(view, self.meter)

    def run_house(self, seats: Sequence[Seat]) -> bool:
        """Do the next step of the house, if there is one that does not wait for a seat; whether there was."""
        house = self.game.house
        step = house.step(self.state, frozenset(seats)) if house else None
        if house is None or step is None or step.patience:
            return False
        self.act(step.actor, step.action)
        return True


def is_asked(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether the table waits for ``seat``; where there is a house, a seat may do much that nobody waits for."""
    options = game.options(state, seat)
    if game.house is None:
        return game.awaits(state, seat)
    if any(isinstance(option, Seal | Nonce) for option in options):
        return bool(options)
    return bool(options) and game.house.awaits(state, seat)


class Decision(NamedTuple):
    """What a seat did where: ``state`` before it, ``history`` what everybody had seen by then."""

    state: Any
    seat: Seat
    history: tuple[Any, ...]
    action: Any


class Which(NamedTuple):
    """A deal of a seed."""

    number: int
    seed: int


Memory: TypeAlias = dict[tuple[int, Seat, tuple[Any, ...]], Any]
"""What players did in a deal before, by player, seat, and all that had been done till then."""


def play_deal(game: AnyGame, terms: Any, number: int, players: Sequence[Entrant], *, seed: int) -> Any:
    """The finished state of deal ``number`` of ``seed``, ``players`` by seat; see ``play_round``."""
    return play_round(game, terms, Which(number, seed), players).state


def play_round(
    game: AnyGame, terms: Any, which: Which, players: Sequence[Entrant], memory: Memory | None = None
) -> Round:
    """A whole deal, ``players`` by seat.

    The cards depend on seed and number alone, and so does the chance of a player's decision, with his seat and how many
    decisions there were before. So who sits where he sat before, in the same deal that went on the same way, decides
    the same; with a ``memory``, which lasts for one deal, he is not asked again.
    """
    table = _begun(game, terms, which)
    known: Memory = {} if memory is None else memory
    for seat, chance in _turns(table, terms, which):
        here = (id(players[seat]), seat, table.course)
        if here not in known:
            known[here] = decided(players[seat], table, seat, chance)
        table.act(seat, known[here])
    return table


def decisions(game: AnyGame, terms: Any, which: Which, players: Sequence[Entrant]) -> Iterator[Decision]:
    """The same deal as ``play_deal``, decision by decision; a share in a shuffle is none."""
    table = _begun(game, terms, which)
    for seat, chance in _turns(table, terms, which):
        action = decided(players[seat], table, seat, chance)
        if not any(isinstance(option, Seal | Nonce) for option in game.options(table.state, seat)):
            yield Decision(table.state, seat, tuple(table.history), action)
        table.act(seat, action)


def _begun(game: AnyGame, terms: Any, which: Which) -> Round:
    """The deal ``which`` before it is dealt."""
    events = opening(game, terms, which.number, which.seed)
    return Round(game, replay(game, events), events)


def _turns(table: Round, terms: Any, which: Which) -> Iterator[tuple[Seat, Random]]:
    """Whose turn it is, with the chance he uses, until the deal is over; house and shuffle do theirs in between."""
    game = table.game
    seats = seats_of(game.seats(terms))
    while not game.is_over(table.state):
        if deck := game.deck(table.state):
            table.act(CHANCE, shuffled(deck, which.number, which.seed))
        elif not table.run_house(seats):
            seat = table.asked(seats)
            yield seat, chance_of("player", which.seed, which.number, seat, len(table.course))


def decided(player: Entrant, table: Round, seat: Seat, chance: Random) -> Any:
    """What ``player`` does in ``seat``."""
    if isinstance(player, Clairvoyant):
        return player.decide(table.state, seat, table.history, chance)
    return player(table.seen_by(seat), table.history, chance, BUDGET)

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

ALGORITHM = "simulation-1"

AnyGame = Game[Any, Any, Any, Any, Any, Any]


def chance_of(*parts: str | int) -> Random:
    """A generator that depends on ``parts`` alone, whatever the machine and the number of processes."""
    text = "/".join(str(part) for part in parts)
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest(), "big"))  # noqa: S311 - made to be repeated


def opened(game: AnyGame, terms: Any, number: int, seed: int) -> Any:
    """Deal ``number`` of ``seed`` before it is dealt, the first of a sitting; the dealer goes round with the number."""
    commitment = Commitment(context=f"{game.name}/{seed}/{number}", algorithm=ALGORITHM, digest="")
    return replay(game, game.open(game.begin(terms, number % game.seats(terms)), commitment))


def shuffled(deck: Sequence[Any], number: int, seed: int) -> Shuffled:
    """The cards of deal ``number`` of ``seed``."""
    order = list(deck)
    chance_of("cards", seed, number).shuffle(order)
    return Shuffled(order=tuple(order), algorithm=ALGORITHM, secret="")


class Round:
    """One deal being played: its state, and what everybody has seen of it."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.history: list[Any] = []
        self.course: tuple[Any, ...] = ()
        """What the seats have done."""

    def act(self, actor: Actor, action: Any) -> None:
        """Let ``actor`` do ``action``.

        Raises:
            IllegalAction: the rules forbid it.
        """
        if isinstance(actor, int):
            self.course = (*self.course, action)
        for event in self.game.decide(self.state, actor, action):
            self.state = self.game.evolve(self.state, event)
            seen = self.game.observe(self.state, event, SPECTATOR)
            if seen is not None:
                self.history.append(seen)

    def asked(self, seats: Sequence[Seat]) -> Seat:
        """The first seat that the table waits for; where it waits for none, the first that may do anything."""
        able = [seat for seat in seats if self.game.options(self.state, seat)]
        return next((seat for seat in able if is_asked(self.game, self.state, seat)), able[0])

    def run_house(self, seats: Sequence[Seat]) -> bool:
        """Do the next step of the house, if there is one that does not wait for a seat; whether there was."""
        house = self.game.house
        step = house.step(self.state, frozenset(seats)) if house else None
        if house is None or step is None or step.patience:
            return False
        if house.reads_meter(self.state, step.actor, step.action):
            self.act(METER, MeterRead(amount=house.opening(self.state)))
        self.act(step.actor, step.action)
        return True


def is_asked(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether the table waits for ``seat``; where there is a house, a seat may do much that nobody waits for."""
    options = game.options(state, seat)
    if game.house is None or any(isinstance(option, Seal | Nonce) for option in options):
        return bool(options)
    return bool(options) and game.house.awaits(state, seat)


def seen_by(game: AnyGame, state: Any, seat: Seat) -> Any:
    """What a player in ``seat`` sees; no other table has moved the meter on the display."""
    view = game.view(state, seat)
    return view if game.house is None else game.house.displayed(view, game.house.opening(state))


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


def play_deal(  # noqa: PLR0913 - which deal, and who plays it
    game: AnyGame, terms: Any, number: int, players: Sequence[Entrant], *, seed: int, memory: Memory | None = None
) -> Any:
    """The finished state of deal ``number`` of ``seed``, ``players`` by seat.

    The cards depend on seed and number alone, and so does the chance of a player's decision, with his seat and how many
    decisions there were before. So who sits where he sat before, in the same deal that went on the same way, decides
    the same; with a ``memory``, which lasts for one deal, he is not asked again.
    """
    table = Round(game, opened(game, terms, number, seed))
    known: Memory = {} if memory is None else memory
    for seat, chance in _turns(table, terms, Which(number, seed)):
        here = (id(players[seat]), seat, table.course)
        if here not in known:
            known[here] = decided(players[seat], table, seat, chance)
        table.act(seat, known[here])
    return table.state


def decisions(game: AnyGame, terms: Any, which: Which, players: Sequence[Entrant]) -> Iterator[Decision]:
    """The same deal as ``play_deal``, decision by decision; a share in a shuffle is none."""
    table = Round(game, opened(game, terms, which.number, which.seed))
    for seat, chance in _turns(table, terms, which):
        action = decided(players[seat], table, seat, chance)
        if not any(isinstance(option, Seal | Nonce) for option in game.options(table.state, seat)):
            yield Decision(table.state, seat, tuple(table.history), action)
        table.act(seat, action)


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
    return player(seen_by(table.game, table.state, seat), table.history, chance, BUDGET)

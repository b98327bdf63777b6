"""Sittings played by programs, for records to hold."""

from collections.abc import Callable
from random import Random
from typing import Any

from kitapi.games.prefa.game import PREFA
from kitapi.kernel import CHANCE, SPECTATOR, Commitment, Seat, Shuffled, seats_of
from kitapi.players import player_of
from kitapi.records import Record
from kitapi.room.shuffling import ALGORITHM, commitment_of, shuffle
from tests.strategies import AnyGame

Choose = Callable[[Seat, Any, list[Any], Random], Any]
"""What somebody in a seat does, who has this view and has seen this of the deal."""


def played_sitting(
    terms: Any, bots: tuple[str, ...], seed: int, most_deals: int = 1000, game: AnyGame = PREFA
) -> Record:
    """A sitting until it is over, or ``most_deals`` of it; the same for the same arguments."""
    chance = Random(seed)
    setup = game.begin(terms, chance.randrange(game.seats(terms)))
    deals: list[tuple[Any, ...]] = []
    while setup is not None and len(deals) < most_deals:
        events, state = played_deal(setup, by_bots(bots, game), chance, game)
        deals.append(events)
        setup = game.succession(state)
    return Record(game=game, terms=terms, seats=bots, deals=tuple(deals))


def by_bots(bots: tuple[str, ...], game: AnyGame = PREFA) -> Choose:
    """The seats are played by these bots."""
    players = [player_of(bot, game.name) for bot in bots]
    return lambda seat, view, seen, chance: players[seat](view, seen, chance, 1.0)


def played_deal(setup: Any, choose: Choose, chance: Random, game: AnyGame = PREFA) -> tuple[tuple[Any, ...], Any]:
    """One deal: its events, and the state after them."""
    secret, context = chance.randbytes(32), f"example/{setup.number}"
    commitment = Commitment(context=context, algorithm=ALGORITHM, digest=commitment_of(secret, context))
    events = list(game.open(setup, commitment))
    state: Any = None
    for event in events:
        state = game.evolve(state, event)
    seen: list[Any] = []
    while not game.is_over(state):
        if deck := game.deck(state):
            order = shuffle(deck, secret, game.contributions(state), context)
            actor: Any = CHANCE
            action: Any = Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
        else:
            actor = next(seat for seat in seats_of(game.seats(setup.terms)) if game.options(state, seat))
            action = choose(actor, game.view(state, actor), seen, chance)
        for event in game.decide(state, actor, action):
            state = game.evolve(state, event)
            events.append(event)
            if (observation := game.observe(state, event, SPECTATOR)) is not None:
                seen.append(observation)
    return tuple(events), state

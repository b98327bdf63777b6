"""Sittings played by programs, for records to hold."""

from collections.abc import Callable
from random import Random
from typing import Any

from kitapi.games.prefa.game import PREFA
from kitapi.games.prefa.state import DealSetup
from kitapi.games.prefa.variant import PrefaTerms
from kitapi.kernel import CHANCE, SPECTATOR, Commitment, Seat, Shuffled
from kitapi.players import player_of
from kitapi.records import Record
from kitapi.room.shuffling import ALGORITHM, commitment_of, shuffle

Choose = Callable[[Seat, Any, list[Any], Random], Any]
"""What somebody in a seat does, who has this view and has seen this of the deal."""


def played_sitting(terms: PrefaTerms, bots: tuple[str, ...], seed: int, most_deals: int = 1000) -> Record:
    """A sitting until its kasa is empty, or ``most_deals`` of it; the same for the same arguments."""
    chance = Random(seed)
    setup: DealSetup | None = PREFA.begin(terms, chance.randrange(terms.players))
    deals: list[tuple[Any, ...]] = []
    while setup is not None and len(deals) < most_deals:
        events, state = played_deal(setup, by_bots(bots), chance)
        deals.append(events)
        setup = PREFA.succession(state)
    return Record(game=PREFA, terms=terms, seats=bots, deals=tuple(deals))


def by_bots(bots: tuple[str, ...]) -> Choose:
    """The seats are played by these bots."""
    players = [player_of(bot, "prefa") for bot in bots]
    return lambda seat, view, seen, chance: players[seat](view, seen, chance, 1.0)


def played_deal(setup: DealSetup, choose: Choose, chance: Random) -> tuple[tuple[Any, ...], Any]:
    """One deal: its events, and the state after them."""
    secret, context = chance.randbytes(32), f"example/{setup.number}"
    commitment = Commitment(context=context, algorithm=ALGORITHM, digest=commitment_of(secret, context))
    events = list(PREFA.open(setup, commitment))
    state: Any = None
    for event in events:
        state = PREFA.evolve(state, event)
    seen: list[Any] = []
    while not PREFA.is_over(state):
        if deck := PREFA.deck(state):
            order = shuffle(deck, secret, PREFA.contributions(state), context)
            actor: Any = CHANCE
            action: Any = Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
        else:
            actor = next(Seat(seat) for seat in range(setup.terms.players) if PREFA.options(state, Seat(seat)))
            action = choose(actor, PREFA.view(state, actor), seen, chance)
        for event in PREFA.decide(state, actor, action):
            state = PREFA.evolve(state, event)
            events.append(event)
            if (observation := PREFA.observe(state, event, SPECTATOR)) is not None:
                seen.append(observation)
    return tuple(events), state

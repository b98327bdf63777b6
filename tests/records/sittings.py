"""Sittings played by programs, for records to hold."""

from random import Random
from typing import Any

from kitapi.games.prefa.game import PREFA
from kitapi.games.prefa.state import DealSetup
from kitapi.games.prefa.variant import PrefaTerms
from kitapi.kernel import CHANCE, SPECTATOR, Commitment, Seat, Shuffled
from kitapi.players import player_of
from kitapi.records import Record
from kitapi.room.shuffling import ALGORITHM, commitment_of, shuffle


def played_sitting(terms: PrefaTerms, bots: tuple[str, ...], seed: int, most_deals: int = 1000) -> Record:
    """A sitting until its kasa is empty, or ``most_deals`` of it; the same for the same arguments."""
    chance = Random(seed)
    setup: DealSetup | None = PREFA.begin(terms, chance.randrange(terms.players))
    deals: list[tuple[Any, ...]] = []
    while setup is not None and len(deals) < most_deals:
        events, state = _played(setup, bots, chance)
        deals.append(events)
        setup = PREFA.succession(state)
    return Record(game=PREFA, terms=terms, seats=bots, deals=tuple(deals))


def _played(setup: DealSetup, bots: tuple[str, ...], chance: Random) -> tuple[tuple[Any, ...], Any]:
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
            action = player_of(bots[actor], "prefa")(PREFA.view(state, actor), seen, chance, 1.0)
        for event in PREFA.decide(state, actor, action):
            state = PREFA.evolve(state, event)
            events.append(event)
            if (observation := PREFA.observe(state, event, SPECTATOR)) is not None:
                seen.append(observation)
    return tuple(events), state

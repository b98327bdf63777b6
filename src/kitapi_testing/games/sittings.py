"""Sittings played by programs, for records to hold."""

from collections.abc import Callable
from functools import reduce
from random import Random
from typing import Any

from kitapi.arena.deals import is_awaited
from kitapi.kernel import (
    CHANCE,
    CLOCK,
    METER,
    SPECTATOR,
    Commitment,
    HouseStep,
    MeterRead,
    Nonce,
    Seal,
    Seat,
    Shuffled,
    TimeUp,
    Unused,
    is_unused,
    limit_in,
    seats_of,
)
from kitapi.players.any_option import random_player
from kitapi.records import Record
from kitapi.room.record.shuffle import ALGORITHM, commitment_of, shuffle
from kitapi.workers.bots import player_of
from kitapi_testing.game_case import GameCase
from kitapi_testing.strategies import SILENT, AnyGame, actors, agree, random_action, some_action

Choose = Callable[[Seat, Any, list[Any], Random], Any]
"""The action of a player: from the seat, its view, its observations of the deal, and a random generator."""


def play_sitting(game: AnyGame, terms: Any, bots: tuple[str, ...], seed: int, most_deals: int = 1000) -> Record:
    """Return the record of a sitting, at most ``most_deals`` deals; the same for the same arguments."""
    chance = Random(seed)
    setup = game.begin(terms, chance.randrange(game.seats(terms)))
    deals: list[tuple[Any, ...]] = []
    while setup is not None and len(deals) < most_deals:
        events, state = play_deal(game, setup, by_bots(game, bots), chance)
        deals.append(events)
        setup = game.succession(state)
    return Record(game=game, terms=terms, seats=bots, deals=tuple(deals))


def by_bots(game: AnyGame, bots: tuple[str, ...]) -> Choose:
    """Return a function that lets these bots play; here ``random`` also takes options against good faith."""
    players = [random_player(game) if bot == "random" else player_of(bot, game.name) for bot in bots]
    return lambda seat, view, seen, chance: players[seat](view, seen, chance, 1.0)


def play_deal(
    game: AnyGame, setup: Any, choose: Choose, chance: Random, algorithm: str = ALGORITHM
) -> tuple[tuple[Any, ...], Any]:
    """Play one deal; returns its events, and the state after them."""
    secret, context = chance.randbytes(32), f"example/{setup.number}"
    commitment = Commitment(context=context, algorithm=algorithm, digest=commitment_of(secret, context))
    events = list(game.open(setup, commitment))
    state: Any = None
    for event in events:
        state = game.evolve(state, event)
    seen: list[Any] = []
    while not game.is_over(state):
        actor: Any = None
        action: Any = None
        if deck := game.deck(state):
            order = shuffle(deck, secret, game.shuffle(state).contributions, context, algorithm)
            actor, action = CHANCE, Shuffled(order=order, algorithm=algorithm, secret=secret.hex())
        elif (step := _of_house(game, state)) is not None:
            actor, action = step.actor, step.action
        elif (limit := limit_in(game, state)) is not None and chance.random() < SILENT:
            actor, action = CLOCK, TimeUp(seat=limit.seat)
        else:
            actor = next(seat for seat in seats_of(game.seats(setup.terms)) if is_awaited(game, state, seat))
            action = _share(game, state, actor, chance) or choose(actor, game.view(state, actor), seen, chance)
        for event in decide_with_meter(game, state, actor, action):
            state = game.evolve(state, event)
            events.append(event)
            if (observation := game.observe(state, event, SPECTATOR)) is not None:
                seen.append(observation)
    return tuple(events), state


def play_random_sitting(terms: Any, case: GameCase, seed: int, deals: int) -> Record:
    """Play a sitting in which seats and the house's roles take random legal actions, chosen by ``case``.

    Between deals all people together may agree on what the game offers them.
    """
    chance, game = Random(seed), case.game
    setup = game.begin(terms, chance.randrange(game.seats(terms)))
    played: list[tuple[Any, ...]] = []
    while setup is not None and len(played) < deals:
        events, state = _play_random_deal(setup, case, chance)
        played.append(events)
        setup = game.succession(state)
    return Record(game=game, terms=terms, seats=("random",) * game.seats(terms), deals=tuple(played))


def _play_random_deal(setup: Any, case: GameCase, chance: Random) -> tuple[tuple[Any, ...], Any]:
    game, secret, context = case.game, chance.randbytes(32), f"example/{setup.number}"
    commitment = Commitment(context=context, algorithm=ALGORITHM, digest=commitment_of(secret, context))
    events = list(game.open(setup, commitment))
    state = reduce(game.evolve, events, None)
    acting = actors(game, setup.terms)
    while not game.is_over(state):
        actor: Any = CHANCE
        if deck := game.deck(state):
            order = shuffle(deck, secret, game.shuffle(state).contributions, context)
            action: Any = Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
        else:
            actor, action = random_action(game, acting, state, chance, case.choice)
        happened = decide_with_meter(game, state, actor, action)
        events += happened
        state = reduce(game.evolve, happened, state)
    if is_unused(game, state):
        shown: Any = Unused(secret=secret.hex())
        happened = game.decide(state, CHANCE, shown)
        events += happened
        state = reduce(game.evolve, happened, state)
    if (together := agree(game, state, chance)) is not None:
        return (*events, *together.events), together.after
    return tuple(events), state


def _share(game: AnyGame, state: Any, seat: Seat, chance: Random) -> Any | None:
    """Return a bot's pledge or share in the shuffle, which the room gives at a real table; None if none is due."""
    share = next((option for option in game.options(state, seat) if isinstance(option, Seal | Nonce)), None)
    return None if share is None else some_action(game, share, chance)


def _of_house(game: AnyGame, state: Any) -> HouseStep | None:
    """Return the next step of the house that does not wait for a seat."""
    seats = frozenset(seats_of(len(game.shuffle(state).contributions)))
    step = game.house.step(state, seats) if game.house else None
    return None if step is None or step.patience else step


def decide_with_meter(game: AnyGame, state: Any, actor: Any, action: Any) -> tuple[Any, ...]:
    """Return the events of an action; if the house needs it, the meter is read before."""
    if game.house is None or not game.house.reads_meter(state, actor, action):
        return game.decide(state, actor, action)
    stated = game.decide(state, METER, MeterRead(amount=game.house.opening(state)))
    return (*stated, *game.decide(reduce(game.evolve, stated, state), actor, action))

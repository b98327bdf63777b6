"""Sittings that hold chosen kinds of events, and are broken up before the last shuffle."""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from kitapi.cards import Card, read_cards
from kitapi.kernel import CHANCE, Actor, IllegalAction, Shuffled, Unused, is_unused
from kitapi.records import Record
from kitapi.room.record.shuffle import ALGORITHM, make_commitment, shuffle
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.sittings import decide_with_meter
from kitapi_testing.strategies import AnyGame, actors, random_action, some_action

Tops = Mapping[int, str]
"""The cards on top of the shuffled deck, by the number of the deal, from 1; all other decks are random."""


class Seeking:
    """Chooses an action with a wanted kind of event that has not happened yet, or else as the game's case does."""

    def __init__(self, case: GameCase, wanted: Iterable[str]) -> None:
        self.case = case
        self.wanted = set(wanted)

    def choose(self, state: Any, actor: Actor, options: Sequence[Any], rng: Random) -> Any:
        """Return an action with a wanted kind of event, or an option."""
        for option in rng.sample(options, len(options)):
            action = some_action(self.case.game, option, rng)
            if self.kinds(self._events(state, actor, action)) & self.wanted:
                return action
        return self.case.choice(state, actor, options, rng)

    def kinds(self, events: Sequence[Any]) -> set[str]:
        """Return the kinds of ``events``."""
        return {self.case.game.codec.event_kind(event)[0] for event in events}

    def _events(self, state: Any, actor: Actor, action: Any) -> tuple[Any, ...]:
        try:
            return decide_with_meter(self.case.game, state, actor, action)
        except IllegalAction:
            return ()


class Plan(NamedTuple):
    """The contents of a sitting: the number of deals, the cards on top of each, and kinds of events."""

    deals: int
    tops: Tops = MappingProxyType({})
    wanted: Iterable[str] = ()


def eventful_sitting(terms: Any, case: GameCase, seed: int, plan: Plan) -> Record:
    """Play a sitting by ``plan``; all then agree to break up the next deal before its cards are shuffled."""
    chance, game, seeking = Random(seed), case.game, Seeking(case, plan.wanted)
    setup = game.begin(terms, chance.randrange(game.seats(terms)))
    played: list[tuple[Any, ...]] = []
    for number in range(1, plan.deals + 1):
        events, state = _deal(setup, seeking, chance, read_cards(plan.tops.get(number, "")))
        played.append(events)
        setup = game.succession(state)
    played.append(_broken_up(game, setup, chance.randbytes(32)))
    return Record(game=game, terms=terms, seats=("random",) * game.seats(terms), deals=tuple(played))


def _broken_up(game: AnyGame, setup: Any, secret: bytes) -> tuple[Any, ...]:
    """Return the events of a deal that is broken up right after its opening, and shows the secret of its shuffle."""
    opened = game.open(setup, make_commitment(f"example/{setup.number}", secret))
    state = reduce(game.evolve, opened, None)
    broken = game.break_up(state)
    shown: Any = Unused(secret=secret.hex())
    return (*opened, *broken, *game.decide(reduce(game.evolve, broken, state), CHANCE, shown))


def _order(game: AnyGame, state: Any, deck: Sequence[Card], secret: bytes, top: Sequence[Card]) -> tuple[Card, ...]:
    """Return the order of ``deck`` by the secret, with ``top`` moved to the top, which every verifier must notice."""
    context = game.shuffle(state).commitment.context
    honest = shuffle(deck, secret, game.shuffle(state).contributions, context, ALGORITHM)
    return (*top, *(card for card in honest if card not in top))


def _deal(setup: Any, seeking: Seeking, chance: Random, top: Sequence[Card]) -> tuple[tuple[Any, ...], Any]:
    """Return one deal: its events, and the state after them."""
    game, secret = seeking.case.game, chance.randbytes(32)
    events = list(game.open(setup, make_commitment(f"example/{setup.number}", secret)))
    state = reduce(game.evolve, events, None)
    people = actors(game, setup.terms)
    while not game.is_over(state):
        actor: Any = CHANCE
        if deck := game.deck(state):
            order = _order(game, state, deck, secret, top)
            action: Any = Shuffled(order=order, algorithm=ALGORITHM, secret=secret.hex())
        else:
            actor, action = random_action(game, people, state, chance, seeking.choose)
        happened = decide_with_meter(game, state, actor, action)
        seeking.wanted -= seeking.kinds(happened)
        events += happened
        state = reduce(game.evolve, happened, state)
    if is_unused(game, state):
        shown: Any = Unused(secret=secret.hex())
        events += game.decide(state, CHANCE, shown)
        state = reduce(game.evolve, events[-1:], state)
    return tuple(events), state

"""Random sittings of any game, from a seed.

An actor takes one of their options at random, and cards come in a random order. Only draws like ``randrange`` are used,
which are the same in all versions of Python, so that a seed always gives the same sitting.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from hypothesis import strategies as st

from kitapi.cards import Card
from kitapi.kernel import (
    CHANCE,
    CLOCK,
    EVERYBODY,
    METER,
    Actor,
    Commitment,
    Form,
    Game,
    MeterRead,
    Nonce,
    Range,
    Seal,
    Shuffled,
    Subset,
    TimeUp,
    Unused,
    Viewer,
    is_unused,
    limit_in,
    pledge_of,
    seats_of,
)

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
Choice: TypeAlias = Callable[[Any, Actor, Sequence[Any], random.Random], Any]
"""Chooses one of the options of a seat or role in a state; a family of options may be returned unchanged.

None: another actor chooses; that must not continue for ever.
"""
Order: TypeAlias = Callable[[Any, Sequence[Card], random.Random], Sequence[Card]]
"""Shuffles a deck at random."""

MOST_IN_METER = 100_000
"""Maximum amount of a linked meter."""

SILENT = 0.2
"""The probability that an actor does nothing until their time, if limited, is up."""
TO_AGREE = 0.3
"""The probability that after a deal all people agree on something that the game offers them together."""

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


class Moment(NamedTuple):
    """One action at the table: its actor, its events, and the state after each event.

    ``actor`` and ``action`` are None if a deal is opened or the sitting broken up, ``before`` for the first moment.
    ``failed``: if the action was legal but could not be stored, the events before it that were not stored either.
    """

    before: Any | None
    actor: Actor | None
    action: Any | None
    events: tuple[Any, ...]
    states: tuple[Any, ...]
    breaks_up: bool = False
    failed: tuple[Any, ...] | None = None

    @property
    def opens(self) -> bool:
        """Whether a deal is opened."""
        return self.actor is None and not self.breaks_up

    @property
    def after(self) -> Any:
        """The state after all events."""
        return self.states[-1]


IN_TURN = 0.95
"""The probability that nobody acts out of turn."""


def any_option(_state: Any, _actor: Actor, options: Sequence[Any], rng: random.Random) -> Any:
    """Return one of ``options``, each equally likely."""
    return rng.choice(options)


def any_order(_state: Any, deck: Sequence[Card], rng: random.Random) -> Sequence[Card]:
    """``deck`` shuffled."""
    order = list(deck)
    rng.shuffle(order)
    return order


def some_action(game: AnyGame, option: Any, rng: random.Random) -> Any:
    """``option`` itself, or a random action of the family that it stands for."""
    match option:
        case Subset():
            return _read(game, option.action, cards=[card.value for card in rng.sample(option.of, option.size)])
        case Form():
            return _read(game, option.action, **{field.name: rng.choice(field.values) for field in option.fields})
        case Range():
            amounts = range(option.lowest, option.highest + 1, option.step)
            return _read(game, option.action, amount=rng.choice(amounts))
        case Seal():
            value = rng.randbytes(option.bytes).hex()
            digest = pledge_of(option.commitment, option.seat, value)
            _remember(digest, value)
            return _read(game, option.action, digest=digest)
        case Nonce():
            value = _PLEDGED[option.pledge] if option.pledge else rng.randbytes(option.bytes).hex()
            return _read(game, option.action, value=value)
        case _:
            return option


_PLEDGED: dict[str, str] = {}
"""Recently pledged shares, by pledge; a share stays secret until everybody has pledged."""


def _remember(digest: str, value: str) -> None:
    _PLEDGED[digest] = value
    if len(_PLEDGED) > 1000:
        del _PLEDGED[next(iter(_PLEDGED))]


def _read(game: AnyGame, kind: str, /, **fields: Any) -> Any:
    return game.codec.read_action(msgspec.json.encode({"kind": kind, **fields}))


def viewers(game: AnyGame, terms: Any) -> tuple[Viewer, ...]:
    """Return all viewers at the table: the seats, then the roles, such as the spectator."""
    return (*seats_of(game.seats(terms)), *game.roles)


def actors(game: AnyGame, terms: Any) -> tuple[Actor, ...]:
    """Everybody who acts at the table: the seats, and the roles of a house."""
    return (*seats_of(game.seats(terms)), *(game.house.roles if game.house else ()))


def agree(game: AnyGame, state: Any, rng: random.Random) -> Moment | None:
    """Let all people agree on an action after a deal; usually None, and always if no such action is offered."""
    options = game.options(state, EVERYBODY)
    if not options or rng.random() >= TO_AGREE:
        return None
    return play_action(game, state, EVERYBODY, some_action(game, rng.choice(options), rng))


def states_after(game: AnyGame, state: Any | None, events: Sequence[Any]) -> tuple[Any, ...]:
    """Return the states after each of ``events``."""
    states = []
    for event in events:
        state = game.evolve(state, event)
        states.append(state)
    return tuple(states)


def sitting(
    game: AnyGame,
    terms: Any,
    rng: random.Random,
    *,
    deals: int,
    choice: Choice = any_option,
    order: Order = any_order,
    broken_up: float = 0.0,
    algorithm: str = "test",
) -> Iterator[Moment]:
    """Yield everything that happens in the first ``deals`` deals of a random sitting, or until it ends by itself.

    ``broken_up``: the probability, at every step, that all agree to end the sitting. ``algorithm``: the shuffling
    method of the deals, which decides whether shares are pledged.
    """
    acting = actors(game, terms)
    setup = game.begin(terms, rng.randrange(game.seats(terms)))
    state = None
    for number in range(deals):
        opening = game.open(setup, Commitment(context=f"test:{number}", algorithm=algorithm, digest="00" * 32))
        moment = Moment(state, None, None, opening, states_after(game, state, opening))
        yield moment
        while not game.is_over(moment.after):
            actor, action = _next_action(game, acting, moment.after, rng, choice, order)
            if game.house and game.house.reads_meter(moment.after, actor, action):
                moment = play_action(game, moment.after, METER, MeterRead(amount=rng.randrange(MOST_IN_METER)))
                yield moment
            moment = play_action(game, moment.after, actor, action)
            yield moment
            if broken_up and rng.random() < broken_up and not _has_ended(game, moment.after):
                yield break_up_sitting(game, moment.after)
                return
        if (together := agree(game, moment.after, rng)) is not None:
            yield (moment := together)
        state = moment.after
        setup = game.succession(state)
        if setup is None:
            return


def _has_ended(game: AnyGame, state: Any) -> bool:
    """Whether the sitting has ended by itself."""
    return game.is_over(state) and game.succession(state) is None


def break_up_sitting(game: AnyGame, state: Any) -> Moment:
    """Let all agree to end the sitting; if the cards were never shuffled, the secret is shown."""
    events = game.break_up(state)
    over = states_after(game, state, events)[-1]
    unused: Any = Unused(secret="5e" * 32)
    events += game.decide(over, CHANCE, unused) if is_unused(game, over) else ()
    return Moment(state, None, None, events, states_after(game, state, events), breaks_up=True)


def play_action(game: AnyGame, state: Any, actor: Actor, action: Any) -> Moment:
    """Let ``actor`` take ``action``."""
    events = game.decide(state, actor, action)
    return Moment(state, actor, action, events, states_after(game, state, events))


def _next_action(
    game: AnyGame, acting: Sequence[Actor], state: Any, rng: random.Random, choice: Choice, order: Order
) -> tuple[Actor, Any]:
    """Return the next action: the deck's order if the deal waits for it, the end of a time limit, or another."""
    deck = game.deck(state)
    if deck is not None:
        shuffled = tuple(order(state, deck, rng))
        return CHANCE, Shuffled(order=shuffled, algorithm="test", secret=rng.randbytes(32).hex())
    limit = limit_in(game, state)
    if limit is not None and rng.random() < SILENT:
        return CLOCK, TimeUp(seat=limit.seat)
    return random_action(game, acting, state, rng, choice)


def random_action(
    game: AnyGame, acting: Sequence[Actor], state: Any, rng: random.Random, choice: Choice
) -> tuple[Actor, Any]:
    """Return a random action of one of ``acting``; usually of an actor for whom the table waits, seldom of another."""
    offers = [(actor, options) for actor in acting if (options := game.options(state, actor))]
    assert offers, f"nobody has an option in {state}"
    if game.house is None:
        waited_for = [offer for offer in offers if isinstance(offer[0], int) and game.awaits(state, offer[0])]
        if len(waited_for) < len(offers) and rng.random() < IN_TURN:
            offers = waited_for
    actor, options = rng.choice(offers) if len(offers) > 1 else offers[0]
    option = choice(state, actor, options, rng)
    while option is None:
        actor, options = rng.choice(offers)
        option = choice(state, actor, options, rng)
    return actor, some_action(game, option, rng)


def deals_of(moments: Sequence[Moment]) -> list[list[Moment]]:
    """``moments`` deal by deal; each deal begins with its opening."""
    deals: list[list[Moment]] = []
    for moment in moments:
        if moment.opens:
            deals.append([])
        deals[-1].append(moment)
    return deals

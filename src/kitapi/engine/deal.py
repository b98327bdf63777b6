"""One deal: its state, what has happened in it, and the steps of the room that need nobody's decision.

These are the shares in the shuffle, the shuffle, and the reading of the meter. There is no clock, and no automaton.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

import msgspec

from kitapi.engine.chance import Chance, NoDeckLeft, share
from kitapi.engine.opening import AnyGame
from kitapi.engine.requests import BadRequest
from kitapi.kernel import (
    CHANCE,
    CLOCK,
    METER,
    SPECTATOR,
    Actor,
    MeterRead,
    Nonce,
    Seat,
    Timed,
    TimeUp,
    Unused,
    Viewer,
    is_unused,
    limit_in,
    seats_of,
)
from kitapi.kernel.house import change
from kitapi.ledger import Transfer, net


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal at one moment; a value, so that a refused action changes nothing.

    ``setup``: what it began with. ``events``: all that happened in it. ``chance``: where its cards come from, and
    ``times``: how often they were shuffled. ``meter``: what the house's meter holds now, None without a house.
    ``options``: by actor, what they may do now, and nobody who may do nothing.
    """

    game: AnyGame
    setup: Any
    state: Any
    events: tuple[Any, ...]
    chance: Chance
    times: int = 0
    meter: int | None = None
    options: dict[Actor, tuple[Any, ...]]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The table's seats."""
        return seats_of(self.game.seats(self.setup.terms))

    @property
    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.game.is_over(self.state)


def begin_deal(game: AnyGame, setup: Any, chance: Chance, meter: int | None) -> Deal:
    """A deal, opened, and dealt where its cards are dealt at once.

    Raises:
        IllegalAction: the setup or the deck breaks a rule.
        BadRequest: there is no deck left.
    """
    number = setup.number
    events = game.open(setup, chance.commitment(number))
    opened = Deal(game=game, setup=setup, state=None, events=(), chance=chance, options={})
    if game.house is not None:
        opening = game.house.opening(reduce(game.evolve, events, None))
        opened = replace(opened, meter=opening if meter is None else meter)
    return _settle(_fold(opened, events))


def apply_action(deal: Deal, actor: Actor, action: Any) -> Deal:
    """``deal`` after ``actor`` has done ``action`` and all that follows by itself.

    Raises:
        IllegalAction: the rules forbid it.
        BadRequest: there is no deck left.
    """
    return _settle(_perform(deal, actor, action))


def _perform(deal: Deal, actor: Actor, action: Any) -> Deal:
    """The action, and right before it a reading of the meter, where the house must know it."""
    house = deal.game.house
    if house is not None and house.reads_meter(deal.state, actor, action):
        assert deal.meter is not None
        deal = _fold(deal, deal.game.decide(deal.state, METER, MeterRead(amount=deal.meter)))
    return _fold(deal, deal.game.decide(deal.state, actor, action))


def _fold(deal: Deal, events: tuple[Any, ...]) -> Deal:
    """``deal`` after ``events``, and the meter after what they mean for it."""
    game, state, meter = deal.game, deal.state, deal.meter
    for event in events:
        state = game.evolve(state, event)
        if game.house is not None and meter is not None:
            meter += sum(change(entry) for entry in game.house.entries(state, event))
    return replace(deal, state=state, meter=meter, events=(*deal.events, *events))


def _settle(deal: Deal) -> Deal:
    """``deal`` after all that needs no player: shares in the shuffle, cards, the secret of an unused shuffle."""
    while True:
        game, state = deal.game, deal.state
        options = dict(_options(deal))
        if share_due := next(_shares(options), None):
            deal = _perform(deal, *_share_of(deal, *share_due))
        elif (pack := game.deck(state)) is not None:
            deal = replace(_perform(deal, CHANCE, _shuffled_pack(deal, pack)), times=deal.times + 1)
        elif is_unused(game, state):
            unused: Any = Unused(secret=deal.chance.unused_secret(deal.setup.number))
            deal = _perform(deal, CHANCE, unused)
        else:
            return replace(deal, options=options)


def _options(deal: Deal) -> Iterator[tuple[Actor, tuple[Any, ...]]]:
    for actor in actors(deal.game, deal.setup.terms):
        options = _of_clock(deal) if actor == CLOCK else deal.game.options(deal.state, actor)
        if options:
            yield actor, options


def _of_clock(deal: Deal) -> tuple[Any, ...]:
    """That a seat's time is up, while it is limited; there is no clock here, so a request says it."""
    limit = limit_in(deal.game, deal.state)
    return () if limit is None else (TimeUp(seat=limit.seat),)


def _shares(options: dict[Actor, tuple[Any, ...]]) -> Iterator[tuple[Actor, Nonce]]:
    return ((actor, one) for actor, some in options.items() for one in some if isinstance(one, Nonce))


def _share_of(deal: Deal, seat: Actor, due: Nonce) -> tuple[Actor, Any]:
    """A seat's share, which does not change the order; a seat without one would count as empty."""
    context = deal.game.shuffle(deal.state).commitment.context
    fields = {"kind": due.action, "value": share(context, int(seat), due.bytes)}
    return seat, deal.game.codec.read_action(msgspec.json.encode(fields))


def _shuffled_pack(deal: Deal, pack: tuple[Any, ...]) -> Any:
    try:
        return deal.chance.shuffle(pack, deal.setup.number, deal.times)
    except NoDeckLeft:
        raise BadRequest("deck", "the cards are shuffled again, and no other deck was given") from None


# Who is at the table


def actors(game: AnyGame, terms: Any) -> tuple[Actor, ...]:
    """Everybody who may act: those at the table, and the clock of a game that limits time.

    Chance and meter are the engine's.
    """
    return (*_at_table(game, terms), *((CLOCK,) if isinstance(game, Timed) else ()))


def _at_table(game: AnyGame, terms: Any) -> tuple[Actor, ...]:
    """The seats, and the roles of a house."""
    return (*seats_of(game.seats(terms)), *(game.house.roles if game.house else ()))


def name_of(actor: Viewer) -> str:
    """``seat0`` for a seat, a role as it is."""
    return f"seat{actor}" if isinstance(actor, int) else actor


def viewers(game: AnyGame, terms: Any) -> tuple[Viewer, ...]:
    """Everybody who may look on."""
    return (*_at_table(game, terms), SPECTATOR)


# What a deal has led to


def transfers_in(value: Any) -> Iterator[Transfer]:
    """Every transfer in ``value``, an event or a part of one, in order."""
    if isinstance(value, Transfer):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from transfers_in(getattr(value, name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from transfers_in(one)


def net_by_account(deal: Deal, transfers: list[Transfer]) -> dict[str, int]:
    """What each account gained, also those that nothing was moved from or to."""
    return {**dict.fromkeys(getattr(deal.setup, "balances", {}), 0), **net(transfers)}

"""One deal in the engine: its state, its events, and the steps that need no decision of a player.

These steps are the contributions to the shuffle, the shuffle, and the reading of the meter. There is no clock and no
automaton.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

import msgspec

from kitapi.engine.chance import Chance, NoDeckLeft, share
from kitapi.engine.requests import BadRequest
from kitapi.engine.setup import AnyGame
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
    """A deal at one moment; it is immutable, so a refused action changes nothing.

    ``setup``: the setup it began with. ``events``: all its events. ``chance``: the source of its cards, and ``times``:
    how often they were shuffled. ``meter``: the present amount of the house's meter, None without a house. ``options``:
    the present options by actor, without actors who have none.
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
    """A new deal after its opening; the cards are dealt if the game deals them at once.

    Raises:
        IllegalAction: the setup or the deck breaks a rule.
        BadRequest: no deck is left.
    """
    number = setup.number
    events = game.open(setup, chance.commitment(number))
    opened = Deal(game=game, setup=setup, state=None, events=(), chance=chance, options={})
    if game.house is not None:
        opening = game.house.opening(reduce(game.evolve, events, None))
        opened = replace(opened, meter=opening if meter is None else meter)
    return _settle(_fold(opened, events))


def apply_action(deal: Deal, actor: Actor, action: Any) -> Deal:
    """Returns the deal after ``action`` by ``actor`` and all steps that follow without a decision.

    Raises:
        IllegalAction: the rules forbid the action.
        BadRequest: no deck is left.
    """
    return _settle(_perform(deal, actor, action))


def _perform(deal: Deal, actor: Actor, action: Any) -> Deal:
    """Apply the action, after a reading of the meter if the house needs its amount."""
    house = deal.game.house
    if house is not None and house.reads_meter(deal.state, actor, action):
        assert deal.meter is not None
        deal = _fold(deal, deal.game.decide(deal.state, METER, MeterRead(amount=deal.meter)))
    return _fold(deal, deal.game.decide(deal.state, actor, action))


def _fold(deal: Deal, events: tuple[Any, ...]) -> Deal:
    """Returns the deal after ``events``, with the meter after the entries that follow from them."""
    game, state, meter = deal.game, deal.state, deal.meter
    for event in events:
        state = game.evolve(state, event)
        if game.house is not None and meter is not None:
            meter += sum(change(entry) for entry in game.house.entries(state, event))
    return replace(deal, state=state, meter=meter, events=(*deal.events, *events))


def _settle(deal: Deal) -> Deal:
    """Returns the deal after all steps that need no player: contributions, shuffle, and secret of an unused shuffle."""
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
    """The option ``TimeUp`` while a seat's time is limited; the engine has no clock, so requests report it."""
    limit = limit_in(deal.game, deal.state)
    return () if limit is None else (TimeUp(seat=limit.seat),)


def _shares(options: dict[Actor, tuple[Any, ...]]) -> Iterator[tuple[Actor, Nonce]]:
    return ((actor, one) for actor, some in options.items() for one in some if isinstance(one, Nonce))


def _share_of(deal: Deal, seat: Actor, due: Nonce) -> tuple[Actor, Any]:
    """The seat's contribution to the shuffle, which the rules require although it does not change the order here."""
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
    """All actors: the seats and roles at the table, and the clock if the game limits time.

    Actions of chance and meter are left out, because the engine takes them itself.
    """
    return (*_at_table(game, terms), *((CLOCK,) if isinstance(game, Timed) else ()))


def _at_table(game: AnyGame, terms: Any) -> tuple[Actor, ...]:
    """The seats, and the roles of a house."""
    return (*seats_of(game.seats(terms)), *(game.house.roles if game.house else ()))


def name_of(actor: Viewer) -> str:
    """The name of an actor: ``seat0`` for a seat, a role's own name for a role."""
    return f"seat{actor}" if isinstance(actor, int) else actor


def viewers(game: AnyGame, terms: Any) -> tuple[Viewer, ...]:
    """Everybody who may request a view."""
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
    """The gain of every account in the deal, also of accounts without transfers."""
    return {**dict.fromkeys(getattr(deal.setup, "balances", {}), 0), **net(transfers)}

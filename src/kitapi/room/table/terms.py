"""What a sitting is played on, before its first deal: put on the table by one, accepted by all people there.

Terms carry a number that rises with every change, so that nobody accepts what they have not read. Bots accept any.
"""

from functools import lru_cache
from typing import Any

import msgspec

from kitapi.room.errors import MalformedCommand, StaleTerms, StartedAlready
from kitapi.room.houses.house_errors import SettledByHouse
from kitapi.room.onlookers.messages import Accept, Terms, TermsShown
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import SeatingEvent, TermsAccepted, TermsPut
from kitapi.room.table.on_trial import demand_opens_deal
from kitapi.room.table.table import Table

TERMS_KEPT = 256
"""Terms that are kept as they are shown: most tables are played on few of them."""


def put(table: Table, user: str, command: Terms) -> tuple[SeatingEvent, ...]:
    """``user`` puts other terms on the table; the same ones again are only accepted.

    Raises:
        NotSeated: they do not sit here.
        StartedAlready: the first deal was opened.
        MalformedAction: the terms cannot be read.
        MalformedCommand: they are for another number of players.
        SettledByHouse: they change what the table's house has settled for all its tables.
        RulesError: the game refuses them.
    """
    seat = table.seating.seat_demanded(user)
    _demand_not_started(table)
    game, count = table.game, len(table.seats)
    terms = game.codec.read_terms(bytes(command.terms))
    if game.seats(terms) != count:
        raise MalformedCommand("terms.players", f"must stay {count}")
    demand_opens_deal(game, terms)
    demand_as_settled(table, terms)
    written = game.codec.write_terms(terms)
    if written == bytes(table.seating.terms):
        return _accepted(table, user)
    return (TermsPut(seat=seat, terms=msgspec.Raw(written)),)


def demand_as_settled(table: Table, terms: Any) -> None:
    """Let ``terms`` be put on the table only if its house leaves that to the table.

    A table that is a house of its own may change everything but that it is for practice.

    Raises:
        SettledByHouse: they change what the house has settled.
    """
    house = table.game.house
    if house is None:
        return
    lying = table.game.codec.read_stored_terms(bytes(table.seating.terms))
    own = table.linked is None or not table.linked.name
    if own and house.is_practice(terms) != house.is_practice(lying):
        raise SettledByHouse(field="practice")
    before, after = house.settled(lying), house.settled(terms)
    changed = [] if own else [field for field in before if before[field] != after[field]]
    if changed:
        raise SettledByHouse(field=changed[0])


def accept(table: Table, user: str, command: Accept) -> tuple[SeatingEvent, ...]:
    """``user`` accepts the terms that they have read.

    Raises:
        NotSeated: they do not sit here.
        StartedAlready: the first deal was opened.
        StaleTerms: other terms lie on the table by now.
    """
    table.seating.seat_demanded(user)
    _demand_not_started(table)
    if command.terms != table.seating.terms_number:
        raise StaleTerms(terms=command.terms, number=table.seating.terms_number)
    return _accepted(table, user)


def all_accepted(seating: Seating) -> bool:
    """Whether every person at a seat has accepted the terms on the table."""
    return all(seating.has_accepted(seat) for seat in seating.persons)


def shown(game: AnyGame, seating: Seating) -> TermsShown:
    """The terms on the table, and the name of their house rules if these are a named set."""
    return _shown(game, bytes(seating.terms), seating.terms_number)  # type: ignore[arg-type] # a game is its own key


@lru_cache(maxsize=TERMS_KEPT)
def _shown(game: AnyGame, written: bytes, number: int) -> TermsShown:
    terms = game.codec.read_stored_terms(written)
    preset = next((name for name, variant in game.presets.items() if variant == terms.variant), None)
    return TermsShown(number=number, players=terms.players, variant=terms.variant, preset=preset)


def _accepted(table: Table, user: str) -> tuple[SeatingEvent, ...]:
    seating = table.seating
    seat = seating.seat_demanded(user)
    return () if seating.has_accepted(seat) else (TermsAccepted(seat=seat, number=seating.terms_number),)


def _demand_not_started(table: Table) -> None:
    if table.deal is not None:
        raise StartedAlready

"""The terms of a sitting, agreed before its first deal: proposed by one person, accepted by all people at the seats.

Terms have a number that increases with every change, so that nobody accepts terms that they have not read. Bots accept
all terms.
"""

from functools import lru_cache
from typing import Any

import msgspec

from kitapi.room.errors import MalformedCommand, StaleTerms, StartedAlready
from kitapi.room.houses.house_errors import SettledByHouse
from kitapi.room.onlookers.messages import Accept, Terms, TermsView
from kitapi.room.record.deal import AnyGame
from kitapi.room.seats.seating import Seating
from kitapi.room.seats.seating_events import SeatingEvent, TermsAccepted, TermsPut
from kitapi.room.table.table import Table
from kitapi.room.table.trial_deal import demand_opens_deal

TERMS_KEPT = 256
"""Maximum number of cached terms in the form for the page; most tables use one of a few sets of terms."""


def put(table: Table, user: str, command: Terms) -> tuple[SeatingEvent, ...]:
    """``user`` puts other terms on the table; if the terms are the same as before, ``user`` accepts them.

    Raises:
        NotSeated: the user has no seat here.
        StartedAlready: the first deal was opened.
        MalformedAction: the terms cannot be read.
        MalformedCommand: the terms are for another number of players.
        SettledByHouse: the terms change what the table's house has settled for all its tables.
        RulesError: the game refuses the terms.
    """
    seat = table.seating.demand_seat(user)
    _demand_not_started(table)
    game, count = table.game, len(table.seats)
    terms = game.codec.read_terms(bytes(command.terms))
    if game.seats(terms) != count:
        raise MalformedCommand("terms.players", f"must stay {count}")
    demand_opens_deal(game, terms)
    demand_as_settled(table, terms)
    written = game.codec.write_terms(terms)
    if written == bytes(table.seating.terms):
        return _accept_terms(table, user)
    return (TermsPut(seat=seat, terms=msgspec.Raw(written)),)


def demand_as_settled(table: Table, terms: Any) -> None:
    """Check that ``terms`` change nothing that the table's house has settled.

    A table that is a house of its own may change everything except that it is for practice.

    Raises:
        SettledByHouse: the terms change what the house has settled.
    """
    house = table.game.house
    if house is None:
        return
    lying = table.game.codec.read_stored_terms(bytes(table.seating.terms))
    own = table.linked is None or not table.linked.name
    if own and house.is_practice(terms) != house.is_practice(lying):
        raise SettledByHouse(field="practice")
    before, after = house.fixed_terms(lying), house.fixed_terms(terms)
    changed = [] if own else [field for field in before if before[field] != after[field]]
    if changed:
        raise SettledByHouse(field=changed[0])


def accept(table: Table, user: str, command: Accept) -> tuple[SeatingEvent, ...]:
    """``user`` accepts the terms that they have read.

    Raises:
        NotSeated: the user has no seat here.
        StartedAlready: the first deal was opened.
        StaleTerms: the terms on the table have changed.
    """
    table.seating.demand_seat(user)
    _demand_not_started(table)
    if command.terms != table.seating.terms_number:
        raise StaleTerms(terms=command.terms, number=table.seating.terms_number)
    return _accept_terms(table, user)


def all_accepted(seating: Seating) -> bool:
    """Whether every person at a seat has accepted the terms on the table."""
    return all(seating.has_accepted(seat) for seat in seating.persons)


def show_terms(game: AnyGame, seating: Seating) -> TermsView:
    """The terms on the table, and the name of their house rules if these are a named set."""
    return _show_terms(game, bytes(seating.terms), seating.terms_number)  # type: ignore[arg-type] # a game is a key


@lru_cache(maxsize=TERMS_KEPT)
def _show_terms(game: AnyGame, written: bytes, number: int) -> TermsView:
    terms = game.codec.read_stored_terms(written)
    preset = next((name for name, variant in game.presets.items() if variant == terms.variant), None)
    return TermsView(number=number, players=terms.players, variant=terms.variant, preset=preset)


def _accept_terms(table: Table, user: str) -> tuple[SeatingEvent, ...]:
    seating = table.seating
    seat = seating.demand_seat(user)
    return () if seating.has_accepted(seat) else (TermsAccepted(seat=seat, number=seating.terms_number),)


def _demand_not_started(table: Table) -> None:
    if table.deal is not None:
        raise StartedAlready

"""What a sitting is played on, before its first deal: put on the table by one, accepted by all people there.

Terms carry a number that rises with every change, so that nobody accepts what he has not read. Bots accept any.
"""

from functools import lru_cache

import msgspec

from kitapi.room import staffing
from kitapi.room.deal import AnyGame
from kitapi.room.errors import MalformedCommand, StaleTerms, StartedAlready
from kitapi.room.messages import Accept, Terms, TermsShown
from kitapi.room.seating import Seating, SeatingEvent, TermsAccepted, TermsPut
from kitapi.room.table import Table

TERMS_KEPT = 256
"""Terms that are kept as they are shown: most tables are played on few of them."""


def put(table: Table, user: str, command: Terms) -> tuple[SeatingEvent, ...]:
    """``user`` puts other terms on the table; the same ones again are only accepted.

    Raises:
        NotSeated: he does not sit here.
        StartedAlready: the first deal was opened.
        MalformedAction: the terms cannot be read.
        MalformedCommand: they are for another number of players.
        RulesError: the game refuses them.
    """
    seat = table.seating.seat_demanded(user)
    _demand_not_started(table)
    game, count = table.game, len(table.seats)
    terms = game.codec.read_terms(bytes(command.terms))
    if game.seats(terms) != count:
        raise MalformedCommand("terms.players", f"must stay {count}")
    game.begin(terms, 0)
    written = game.codec.write_terms(terms)
    if written == bytes(table.seating.terms):
        return _accepted(table, user)
    return (TermsPut(seat=seat, terms=msgspec.Raw(written)), *staffing.parted(table, user, terms))


def accept(table: Table, user: str, command: Accept) -> tuple[SeatingEvent, ...]:
    """``user`` accepts the terms that he has read.

    Raises:
        NotSeated: he does not sit here.
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
    return all(seating.has_accepted(seat) for seat in seating.persons())


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

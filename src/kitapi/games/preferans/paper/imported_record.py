"""A record as a sitting on paper, with one line for each deal."""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.games.preferans.paper.document import DealLine, PaperSitting, Place
from kitapi.games.preferans.paper.sitting import write_sitting
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, VoidFacts
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.opening import active_seats
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant, RefaBelowZero
from kitapi.kernel import Seat
from kitapi.lines.sittings import MOST_EVENTS, MOST_LINES, Refusal


class OpenedDeal(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.deal_opened"):
    """A deal begins; ``schema``: the version of the event, and so of the terms of its record."""

    schema: Annotated[int, Meta(ge=1, le=2)] = 2
    number: int
    dealer: Place


class Accounts(msgspec.Struct, frozen=True, kw_only=True):
    """Every player's result after a deal."""

    results: Annotated[tuple[int, ...], Meta(max_length=4)]


class SettledDeal(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="preferans.deal_settled"):
    """The facts of a deal, and the accounts after it; the fields are named as records have them."""

    schema: Annotated[int, Meta(ge=1, le=1)] = 1
    facts: GameFacts | VoidFacts
    booked: Accounts


RECORDED_KINDS = ("preferans.deal_opened", "preferans.deal_settled")
"""The events of a record from which its sheet follows."""


class RecordedSitting(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a record, and those of its events that are of ``RECORDED_KINDS``."""

    terms: PreferansTerms
    events: Annotated[tuple[OpenedDeal | SettledDeal, ...], Meta(max_length=MOST_EVENTS)]


class ImportedSitting(msgspec.Struct, frozen=True, kw_only=True):
    """The sitting of a file that was imported, or why it cannot become a sheet."""

    sitting: PaperSitting | None = None
    refused: Refusal | None = None


def import_record(record: RecordedSitting) -> ImportedSitting:
    """Return the sitting whose deals ``record`` holds.

    Refused: ``number``, the record begins in the middle of a sitting; ``results``, its sheet is not the one that the
    rules write for its deals.
    """
    opened = next((event for event in record.events if isinstance(event, OpenedDeal)), None)
    if opened is not None and opened.number != 1:
        return refuse_import("number")
    lines = lines_of(record)
    if len(lines) > MOST_LINES:
        return refuse_import("lines")
    sitting = PaperSitting(
        players=record.terms.players,
        first_dealer=0 if opened is None else opened.dealer,
        variant=variant_of(record.terms.variant, opened),
        lines=lines,
    )
    page = write_sitting(sitting).page
    if page is None or page.results != last_results(record):
        return refuse_import("results")
    return ImportedSitting(sitting=sitting)


def refuse_import(field: str) -> ImportedSitting:
    """Return what a file becomes that cannot be imported because of ``field``."""
    return ImportedSitting(refused=Refusal(field=field))


def variant_of(variant: PreferansVariant, opened: OpenedDeal | None) -> PreferansVariant:
    """Return the house rules of a record; those of schema 1 are older than ``refa_below_zero`` (``upcast_terms``)."""
    if opened is None or opened.schema > 1 or not variant.refas:
        return variant
    return replace(variant, refa_below_zero=RefaBelowZero.FOR_NOBODY)


def last_results(record: RecordedSitting) -> tuple[int, ...]:
    """Return every player's result at the end of ``record``."""
    results: tuple[int, ...] = (0,) * record.terms.players
    for event in record.events:
        if isinstance(event, SettledDeal):
            results = event.booked.results
    return results


def lines_of(record: RecordedSitting) -> tuple[DealLine, ...]:
    """Return a line for every deal of ``record``."""
    dealer = 0
    lines: list[DealLine] = []
    for event in record.events:
        if isinstance(event, OpenedDeal):
            dealer = event.dealer
        else:
            lines.append(line_of(event.facts, Seat(dealer)))
    return tuple(lines)


def line_of(facts: GameFacts | VoidFacts, dealer: Seat) -> DealLine:
    """Return the line of a deal; of leaves that became void without kontra the declarer is not known any more."""
    if isinstance(facts, GameFacts):
        return line_of_game(facts)
    if facts.ending is Ending.UNDOUBLED:
        declarer = active_seats(dealer, facts.players)[0]
        return DealLine(declarer=declarer, game=GameNumber.LEAVES, doublings=0, undoubled=True)
    return DealLine(passed=facts.ending is Ending.ALL_PASSED, thrown_in=facts.ending is Ending.THROWN_IN)


def line_of_game(facts: GameFacts) -> DealLine:
    """Return the line of a deal with a game."""
    if facts.ending is Ending.UNDOUBLED:
        return DealLine(declarer=facts.declarer, game=facts.game, doublings=0, undoubled=True)
    first, second = facts.defenders
    return DealLine(
        declarer=facts.declarer,
        game=facts.game,
        from_hand=facts.from_hand,
        open=facts.open,
        doublings=facts.doublings,
        kontra_by=facts.kontra_by,
        dropped=facts.dropped,
        invited_by=facts.invited_by,
        tricks=(facts.tricks[facts.declarer], facts.tricks[first], facts.tricks[second]),
        longest_run=facts.longest_run,
    )

"""A record as a sitting on paper, with one line for each deal and each change of the kasa."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.prefa.paper.document import DealLine, KasaLine, Line, PaperSitting, Place
from kitapi.games.prefa.paper.sitting import write_sitting
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, PassDealFacts
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.lines.sittings import MOST_EVENTS, MOST_LINES, Refusal

Schema: TypeAlias = Annotated[int, Meta(ge=1, le=1)]
"""The versions of an event that are read here."""


class OpenedDeal(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.deal_opened"):
    """A deal begins."""

    schema: Schema = 1
    number: int
    dealer: Place


class SettledDeal(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.deal_settled"):
    """The facts of a deal, and every player's result after it."""

    schema: Schema = 1
    facts: ContractFacts | PassDealFacts
    results: Annotated[tuple[int, ...], Meta(max_length=4)]


class ChangedKasa(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.kasa_added"):
    """A change of the kasa by agreement, and every player's result after it."""

    schema: Schema = 1
    amount: int
    results: Annotated[tuple[int, ...], Meta(max_length=4)]


RecordedEvent: TypeAlias = OpenedDeal | SettledDeal | ChangedKasa

RECORDED_KINDS = ("prefa.deal_opened", "prefa.deal_settled", "prefa.kasa_added")
"""The events of a record from which its sheet follows."""


class RecordedSitting(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a record, and those of its events that are of ``RECORDED_KINDS``."""

    terms: PrefaTerms
    events: Annotated[tuple[RecordedEvent, ...], Meta(max_length=MOST_EVENTS)]


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
    lines = tuple([line_of(event) for event in record.events if not isinstance(event, OpenedDeal)])
    if len(lines) > MOST_LINES:
        return refuse_import("lines")
    terms = record.terms
    first_dealer = 0 if opened is None else opened.dealer
    sitting = PaperSitting(players=terms.players, first_dealer=first_dealer, variant=terms.variant, lines=lines)
    page = write_sitting(sitting).page
    if page is None or page.results != last_results(record):
        return refuse_import("results")
    return ImportedSitting(sitting=sitting)


def refuse_import(field: str) -> ImportedSitting:
    """Return what a file becomes that cannot be imported because of ``field``."""
    return ImportedSitting(refused=Refusal(field=field))


def last_results(record: RecordedSitting) -> tuple[int, ...]:
    """Return every player's result at the end of ``record``."""
    results: tuple[int, ...] = (0,) * record.terms.players
    for event in record.events:
        if not isinstance(event, OpenedDeal):
            results = event.results
    return results


def line_of(event: SettledDeal | ChangedKasa) -> Line:
    """Return the line that an event writes on the sheet."""
    if isinstance(event, ChangedKasa):
        return KasaLine(amount=event.amount)
    return line_of_deal(event.facts)


def line_of_deal(facts: ContractFacts | PassDealFacts) -> DealLine:
    """Return the line of a deal; answers that lead to the same parts are written as the first of them."""
    if isinstance(facts, PassDealFacts):
        first, second, third = [tricks for _, tricks in facts.tricks]
        played = facts.ending is Ending.PASS_DEAL
        return DealLine(passed=True, tricks=(first, second, third) if played else None)
    if facts.ending is Ending.SOLO or facts.ending is Ending.SOLO_DECLINED:
        declined = facts.ending is Ending.SOLO_DECLINED
        return DealLine(declarer=facts.declarer, contract=facts.contract, solo=True, declined=declined)
    parts = (facts.first.part, facts.second.part)
    answers = next(answers for answers, those in PARTS.items() if those == parts)
    tricks = (facts.declarer_tricks, facts.first.tricks, facts.second.tricks)
    return DealLine(
        declarer=facts.declarer,
        contract=facts.contract,
        participation=answers,
        tricks=None if facts.ending is Ending.UNOPPOSED else tricks,
        aces=facts.aces,
    )

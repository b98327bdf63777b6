"""A file of scores, as ``docs/formats/score.md`` describes them, as a sitting on paper: the reverse of an export."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kitapi.games.prefa.paper.deal import PaperDeal
from kitapi.games.prefa.paper.document import DealLine, KasaLine, Line, PaperSitting
from kitapi.games.prefa.paper.imported_record import ImportedSitting, refuse_import
from kitapi.games.prefa.paper.sitting import Writer
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import MOST_LINES


class ScoredSitting(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a sitting, one after the other, each as it is scored."""

    deals: Annotated[tuple[PaperDeal, ...], Meta(max_length=MOST_LINES)]


def import_scores(scores: ScoredSitting) -> ImportedSitting:
    """Return the sitting of ``scores``; between deals the kasa is changed where their kasa says so.

    Refused: the first deal that does not follow from those before it.
    """
    if not scores.deals:
        return refuse_import("deals")
    first = scores.deals[0]
    if first.dealer >= first.players:
        return refuse_import("deals[0]")
    writer = Writer(PaperSitting(players=first.players, first_dealer=first.dealer, variant=first.variant))
    lines: list[Line] = []
    for place, deal in enumerate(scores.deals):
        written = write_score(writer, deal)
        if not written:
            return refuse_import(f"deals[{place}]")
        lines += written
    if len(lines) > MOST_LINES:
        return refuse_import("lines")
    sitting = PaperSitting(players=first.players, first_dealer=first.dealer, variant=first.variant, lines=tuple(lines))
    return ImportedSitting(sitting=sitting)


def write_score(writer: Writer, deal: PaperDeal) -> tuple[Line, ...]:
    """Write ``deal``, and before it the change of the kasa that leads to its kasa; return these lines.

    Empty: the deal does not follow from those written, or the rules refuse it.
    """
    terms = writer.terms
    if deal.players != terms.players or deal.variant != terms.variant or deal.dealer != writer.dealer:
        return ()
    try:
        changes = change_kasa(writer, deal.kasa)
        line = line_of_score(deal)
        if deal.kasa != writer.balances["kasa"]:
            return ()
        writer.write_deal(line)
        return (*changes, line)
    except BadLine:
        return ()


def change_kasa(writer: Writer, kasa: int) -> tuple[KasaLine, ...]:
    """Write the change after which the kasa is as near to ``kasa`` as can be, and return it; empty: none is needed.

    Raises:
        BadLine: the rules refuse the change.
    """
    amount = (kasa - writer.balances["kasa"]) // writer.terms.players
    if amount == 0:
        return ()
    line = KasaLine(amount=amount)
    writer.write_addition(line)
    return (line,)


def line_of_score(deal: PaperDeal) -> DealLine:
    """Return the line of ``deal``."""
    return DealLine(
        declarer=deal.declarer,
        contract=deal.contract,
        participation=deal.participation,
        tricks=deal.tricks,
        aces=deal.aces,
        solo=deal.solo,
        declined=deal.declined,
        passed=deal.passed,
    )

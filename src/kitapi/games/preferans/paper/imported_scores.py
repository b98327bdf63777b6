"""A file of scores, as ``docs/formats/score.md`` describes them, as a sitting on paper: the reverse of an export."""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from kitapi.games.preferans.paper.deal import PaperDeal
from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.exported_scores import score_of
from kitapi.games.preferans.paper.imported_record import ImportedSitting, refuse_import
from kitapi.games.preferans.paper.sitting import Writer
from kitapi.games.preferans.rules.bidding import may_pass_at_once
from kitapi.games.preferans.rules.variant import Money, PreferansVariant
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import MOST_LINES

MOST_WITHOUT_GAME = 60
"""The most deals without a game that are assumed between two others."""
MOST_BEFORE = 12
"""The most that are assumed before the first deal: nothing but what later deals say of refas and pot shows them."""


class ScoredSitting(msgspec.Struct, frozen=True, kw_only=True):
    """The deals of a sitting, one after the other, each as it is scored."""

    deals: Annotated[tuple[PaperDeal, ...], Meta(max_length=MOST_LINES)]


def import_scores(scores: ScoredSitting) -> ImportedSitting:
    """Return the sitting of ``scores``, which lack deals without a game: those that their accounts show are inserted.

    Refused: the first deal that does not follow from those before it.
    """
    if not scores.deals:
        return refuse_import("deals")
    first = scores.deals[0]
    players = 0 if first.tricks is None else len(first.tricks)
    dealer = first.dealer or 0
    if players not in (3, 4) or dealer >= players:
        return refuse_import("deals[0]")
    imported = write_scores(scores, players, dealer)
    for before in range(1, MOST_BEFORE + 1):
        if imported.sitting is not None:
            return imported
        tried = write_scores(scores, players, (dealer - before) % players)
        imported = imported if tried.sitting is None else tried
    return imported


def write_scores(scores: ScoredSitting, players: int, first_dealer: int) -> ImportedSitting:
    """Return the sitting of ``scores`` that begins with the deal of ``first_dealer``, which may have had no game."""
    variant = scores.deals[0].variant
    writer = Writer(PaperSitting(players=players, first_dealer=first_dealer, variant=variant))
    lines: list[DealLine] = []
    for place, deal in enumerate(scores.deals):
        written = write_score(writer, deal)
        if not written:
            return refuse_import(f"deals[{place}]")
        lines += written
    if len(lines) > MOST_LINES:
        return refuse_import("lines")
    sitting = PaperSitting(players=players, first_dealer=first_dealer, variant=variant, lines=tuple(lines))
    return ImportedSitting(sitting=sitting)


def write_score(writer: Writer, deal: PaperDeal) -> tuple[DealLine, ...]:
    """Write ``deal``, and before it the deals without a game after which its accounts are as it says; return them all.

    Empty: the deal does not follow from those written, or the rules refuse it.
    """
    lines: list[DealLine] = []
    try:
        while not is_next(writer, deal):
            if len(lines) == MOST_WITHOUT_GAME:
                return ()
            without = line_without_game(writer.terms.variant)
            writer.write_deal(without)
            lines.append(without)
        line = line_of_score(writer, deal)
        writer.write_deal(line)
        return (*lines, line)
    except BadLine:
        return ()


def is_next(writer: Writer, deal: PaperDeal) -> bool:
    """Whether ``deal`` has the dealer and the accounts of the deal that is to be written next.

    Raises:
        BadLine: something is missing, or its declarer does not play.
    """
    if deal.dealer is not None and deal.dealer != writer.dealer:
        return False
    expected = score_of(writer, line_of_score(writer, deal))
    if deal.refa != expected.refa or deal.variant != expected.variant:
        return False
    if expected.variant.money is Money.POT:
        return deal.pot == expected.pot and deal.chips == expected.chips
    return deal.heads == expected.heads and (deal.sides is None or deal.sides == expected.sides)


def line_without_game(variant: PreferansVariant) -> DealLine:
    """Return the line of a deal without a game, of the kind that the house rules know."""
    passed = may_pass_at_once(variant)
    return DealLine(passed=passed, thrown_in=not passed)


def line_of_score(writer: Writer, deal: PaperDeal) -> DealLine:
    """Return the line of ``deal``, which is to be written next.

    Raises:
        BadLine: its declarer is missing, or does not play.
    """
    line = DealLine(
        declarer=deal.declarer,
        game=deal.game,
        from_hand=deal.from_hand,
        open=deal.open,
        doublings=deal.doublings,
        kontra_by=deal.kontra_by,
        dropped=deal.dropped,
        invited_by=deal.invited_by,
        longest_run=deal.longest_run,
    )
    first, second = writer.defenders(line)
    taken = deal.tricks
    if taken is None or len(taken) != writer.terms.players:
        return line
    assert line.declarer is not None
    return replace(line, tricks=(taken[line.declarer], taken[first], taken[second]))

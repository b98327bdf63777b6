"""Converts a sheet of the table to a paper sitting, with one line for each deal."""

from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.opening import active_seats
from kitapi.games.preferans.rules.sheet_page import SheetPage, WrittenDeal


def copy_sheet(page: SheetPage) -> PaperSitting:
    """Return the paper sitting of ``page``: a line for each deal."""
    first_dealer = page.deals[0].dealer if page.deals else 0
    lines = tuple(line_of(deal) for deal in page.deals)
    return PaperSitting(players=page.players, first_dealer=first_dealer, variant=page.variant, lines=lines)


def line_of(deal: WrittenDeal) -> DealLine:
    """Return the line of a deal; of leaves that became void without kontra the declarer is not known any more."""
    facts = deal.facts
    if isinstance(facts, GameFacts):
        return _line_of_game(facts)
    if facts.ending is Ending.UNDOUBLED:
        declarer = active_seats(deal.dealer, facts.players)[0]
        return DealLine(declarer=declarer, game=GameNumber.LEAVES, doublings=0, undoubled=True)
    return DealLine(passed=facts.ending is Ending.ALL_PASSED, thrown_in=facts.ending is Ending.THROWN_IN)


def _line_of_game(facts: GameFacts) -> DealLine:
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

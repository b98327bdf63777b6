"""Converts a sheet of the table to a paper sitting, with one line for each deal."""

from kitapi.games.prefa.paper.document import DealLine, KasaLine, Line, PaperSitting
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, PassDealFacts
from kitapi.games.prefa.rules.participation import PARTS
from kitapi.games.prefa.rules.scoresheet import SheetPage
from kitapi.games.prefa.rules.variant import PrefaVariant


def copy_sheet(page: SheetPage, variant: PrefaVariant) -> PaperSitting:
    """Return the paper sitting of ``page`` by the house rules ``variant``: a line for each deal or change of kasa."""
    lines: list[Line] = [KasaLine(amount=one.amount) for one in page.added if one.after == 0]
    for deal in page.deals:
        lines.append(line_of(deal.facts))
        lines += [KasaLine(amount=one.amount) for one in page.added if one.after == deal.number]
    first_dealer = page.deals[0].dealer if page.deals else 0
    return PaperSitting(players=page.players, first_dealer=first_dealer, variant=variant, lines=tuple(lines))


def line_of(facts: ContractFacts | PassDealFacts) -> DealLine:
    """Return the line of a deal; answers that lead to the same parts are written as the first of them."""
    if isinstance(facts, PassDealFacts):
        first, second, third = (tricks for _, tricks in facts.tricks)
        played = facts.ending is Ending.PASS_DEAL
        return DealLine(passed=True, tricks=(first, second, third) if played else None)
    if facts.ending in (Ending.SOLO, Ending.SOLO_DECLINED):
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

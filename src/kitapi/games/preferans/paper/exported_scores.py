"""The deals of a sitting on paper, each as ``kitapi score`` reads it."""

from msgspec.structs import replace

from kitapi.games.preferans.paper.deal import PaperDeal
from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.sitting import Writer
from kitapi.games.preferans.rules.posting import pot_payments
from kitapi.games.preferans.rules.variant import Money
from kitapi.kernel import Seat
from kitapi.ledger import net, seat_account
from kitapi.lines.lines import BadLine


def export_scores(sitting: PaperSitting) -> tuple[PaperDeal | None, ...]:
    """Return the deal of every line of ``sitting`` as ``docs/formats/score.md`` describes it.

    None: no score describes the line, as it has no game, or the rules refuse it.
    """
    if sitting.first_dealer >= sitting.players:
        return ()
    writer = Writer(sitting)
    return tuple([export_line(writer, line) for line in sitting.lines])


def export_line(writer: Writer, line: DealLine) -> PaperDeal | None:
    """Write ``line``, and return its deal."""
    try:
        if line.game is None or line.tricks is None:
            writer.write_deal(line)
            return None
        deal = score_of(writer, line)
        writer.write_deal(line)
        return deal
    except BadLine:
        return None


def score_of(writer: Writer, line: DealLine) -> PaperDeal:
    """Return the deal of ``line``, with the sums that its form of settling needs.

    Raises:
        BadLine: something is missing.
    """
    deal = writer.deal_of(line)
    if writer.terms.variant.money is Money.POT:
        return replace(deal, heads=None, chips=chips_before(writer))
    return replace(deal, pot=None, sides=writer.sheet.sides)


def chips_before(writer: Writer) -> tuple[int, ...]:
    """Return what each player has won or lost so far, after their stake for the next deal."""
    staked = net(pot_payments(writer.active(), writer.terms.variant))
    accounts = [seat_account(Seat(seat)) for seat in range(writer.terms.players)]
    return tuple(writer.balances[account] + staked.get(account, 0) for account in accounts)


def refuse_export(_field: str) -> tuple[PaperDeal | None, ...]:
    """Return the deals of a document that cannot be read: none."""
    return ()

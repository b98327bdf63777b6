"""The deals of a sitting on paper, each as ``kitapi score`` reads it."""

from kitapi.games.prefa.paper.deal import PaperDeal
from kitapi.games.prefa.paper.document import KasaLine, Line, PaperSitting
from kitapi.games.prefa.paper.sitting import Writer
from kitapi.lines.lines import BadLine


def export_scores(sitting: PaperSitting) -> tuple[PaperDeal | None, ...]:
    """Return the deal of every line of ``sitting`` as ``docs/formats/score.md`` describes it.

    None: the line is no deal, or the rules refuse it.
    """
    if sitting.first_dealer >= sitting.players:
        return ()
    writer = Writer(sitting)
    return tuple([export_line(writer, line) for line in sitting.lines])


def export_line(writer: Writer, line: Line) -> PaperDeal | None:
    """Write ``line``, and return its deal."""
    if isinstance(line, KasaLine):
        writer.write(line)
        return None
    deal = writer.deal_of(line)
    try:
        writer.write_deal(line)
    except BadLine:
        return None
    return deal


def refuse_export(_field: str) -> tuple[PaperDeal | None, ...]:
    """Return the deals of a document that cannot be read: none."""
    return ()

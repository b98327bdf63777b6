"""``kitapi paper export``: the deals of a sheet for other commands."""

import msgspec

from kitapi.cli.paper.line_reading import plain_line
from kitapi.cli.paper.line_report import write_json
from kitapi.cli.paper.parameters import SheetFile
from kitapi.cli.paper.sheets import open_sheet
from kitapi.papers.changes import Options


def export(file: SheetFile, /) -> None:
    """Write every deal that counts in FILE as a line that `kitapi score` reads, with its dealer, kasa and house rules.

    Changes of the kasa by agreement are no deals and are left out; the kasa of the next deal contains them.
    """
    sheet = open_sheet(file)
    counted = [place for place, line in enumerate(sheet.lines) if not line.struck]
    for place, deal in zip(counted, sheet.game.export(sheet.sitting), strict=True):
        if deal is not None:
            write_json({"id": place + 1, **score_fields(deal)})


def score_fields(deal: msgspec.Struct) -> Options:
    """Return the fields of a deal without those that go without saying; its house rules are whole."""
    names = (name for name in deal.__struct_fields__ if name != "id")
    return plain_line({name: msgspec.to_builtins(getattr(deal, name)) for name in names})

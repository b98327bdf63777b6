"""A sheet as a report, for a terminal and for a PDF."""

from datetime import UTC, datetime

from kitapi.cli.paper.sheets import OpenSheet
from kitapi.console.languages import language, translate
from kitapi.papers.fewest_payments import least_transfers
from kitapi.wording.catalogues import say_as_page
from kitapi.wording.papers import Line, Paper, Section, day, figure


def report_of(sheet: OpenSheet) -> Paper:
    """Return the sheet as a report in the language of the command."""
    lang, begun = language(), datetime.fromtimestamp(sheet.kept.head.made / 1000, tz=UTC)
    payments = Section(heading=say_as_page(lang, "The fewest payments"), lines=payment_lines(sheet))
    return Paper(
        lang=lang,
        title=" · ".join(sheet.names),
        subtitle=translate("The sheet of a real table, begun {day}", day=day(begun, lang)),
        sections=(*sheet.game.sections(sheet.written, sheet.names, lang), payments),
        footer="Kitapi",
    )


def payment_lines(sheet: OpenSheet) -> tuple[Line, ...]:
    """Return who pays whom if the sitting ends now, in as few payments as possible."""
    lang, names = language(), sheet.names
    payments = least_transfers(sheet.written.page.results)
    if not payments:
        return (Line(label=say_as_page(lang, "Nobody owes anything."), value=""),)
    return tuple(
        Line(label=f"{names[one.payer]} → {names[one.payee]}", value=figure(one.amount, lang)) for one in payments
    )

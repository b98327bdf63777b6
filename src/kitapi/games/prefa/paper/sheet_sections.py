"""A Prefa sheet as sections of a report, for a terminal and for a PDF: its lines, its columns, and the settlement."""

from collections.abc import Sequence

from kitapi.games.prefa.paper.document import KasaLine
from kitapi.games.prefa.paper.imported_record import line_of_deal
from kitapi.games.prefa.paper.line_words import line_in_words
from kitapi.games.prefa.paper.sitting import WrittenSitting
from kitapi.games.prefa.rules.scoresheet import SheetPage, WrittenAddition, WrittenDeal
from kitapi.wording.catalogues import message, say, say_as_page
from kitapi.wording.papers import Grid, Section, figure, format_signed


def sections_of(written: WrittenSitting, names: Sequence[str], lang: str) -> tuple[Section, ...]:
    """Return the sections of the sheet; what was refused is not among its lines."""
    page = written.page
    if page is None:
        return ()
    entries = [line.written for line in written.lines if line.written is not None]
    return (_deals(entries, names, lang), _columns(page, names, lang), _settlement(page, names, lang))


def _deals(entries: Sequence[WrittenDeal | WrittenAddition], names: Sequence[str], lang: str) -> Section:
    """The deals and the changes of the kasa, each with the kasa and everybody's result after it."""
    head = ("", say(lang, message("Dealer")), say(lang, message("Deal")), say_as_page(lang, "Kasa"), *names)
    rows = tuple(_row(entry, names, lang) for entry in entries)
    return Section(
        heading=say(lang, message("Deals and results")),
        grid=Grid(head=head, rows=rows, figures=(0, *range(3, 4 + len(names)))),
    )


def _row(entry: WrittenDeal | WrittenAddition, names: Sequence[str], lang: str) -> tuple[str, ...]:
    results = (figure(entry.kasa, lang), *(format_signed(result, lang) for result in entry.results))
    if isinstance(entry, WrittenAddition):
        return "", "", line_in_words(KasaLine(amount=entry.amount), names, lang), *results
    said = line_in_words(line_of_deal(entry.facts), names, lang)
    return str(entry.number), names[entry.dealer], said, *results


def _columns(page: SheetPage, names: Sequence[str], lang: str) -> Section:
    """The valid figures of the sheet: every player's kasa column, and what every other player owes them."""
    owing = (say(lang, message("{name} owes"), name=name) for name in names)
    head = ("", say_as_page(lang, "kasa"), *owing)
    rows = tuple(
        (
            name,
            figure(page.sheet.columns[seat], lang),
            *("" if other == seat else figure(sum_, lang) for other, sum_ in enumerate(page.sheet.owed[seat])),
        )
        for seat, name in enumerate(names)
    )
    return Section(
        heading=say(lang, message("The sheet")), grid=Grid(head=head, rows=rows, figures=tuple(range(1, len(head))))
    )


def _settlement(page: SheetPage, names: Sequence[str], lang: str) -> Section:
    """The settlement if the sitting ended now, step by step (PREFA-KIT-04)."""
    settled = page.settlement
    steps = ("kasa", "left", "gives each", "between players")
    head = ("", *(say_as_page(lang, step) for step in steps), say_as_page(lang, "Results"))
    rows = tuple(
        (
            name,
            figure(settled.columns[seat], lang),
            figure(settled.left[seat], lang),
            figure(settled.gifts[seat], lang),
            format_signed(sum(settled.pairs[seat]), lang),
            format_signed(settled.results[seat], lang),
        )
        for seat, name in enumerate(names)
    )
    return Section(
        heading=say_as_page(lang, "If we settled up now"),
        grid=Grid(head=head, rows=rows, figures=tuple(range(1, len(head)))),
    )

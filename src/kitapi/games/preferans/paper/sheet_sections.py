"""A Preferans sheet as sections of a report, for a terminal and for a PDF: its deals, its sums, and the settlement."""

from collections.abc import Sequence

from kitapi.games.preferans.paper.imported_record import line_of
from kitapi.games.preferans.paper.line_words import line_in_words
from kitapi.games.preferans.paper.sitting import WrittenSitting
from kitapi.games.preferans.rules.sheet_page import SheetPage, WrittenDeal
from kitapi.games.preferans.rules.variant import Money
from kitapi.wording.catalogues import message, say, say_as_page
from kitapi.wording.papers import Grid, Line, Section, figure, format_signed


def sections_of(written: WrittenSitting, names: Sequence[str], lang: str) -> tuple[Section, ...]:
    """Return the sections of the sheet; what was refused is not among its lines."""
    page = written.page
    if page is None:
        return ()
    return (_deals(page, names, lang), _sums(page, names, lang), _settlement(page, names, lang))


def _deals(page: SheetPage, names: Sequence[str], lang: str) -> Section:
    """The deals, each with what is left to play for and everybody's result after it."""
    left = "Pot" if page.variant.money is Money.POT else "All head sums together"
    head = ("", say(lang, message("Dealer")), say(lang, message("Deal")), say_as_page(lang, left), *names)
    rows = tuple(_row(deal, page, names, lang) for deal in page.deals)
    return Section(
        heading=say(lang, message("Deals and results")),
        grid=Grid(head=head, rows=rows, figures=(0, *range(3, 4 + len(names)))),
    )


def _row(deal: WrittenDeal, page: SheetPage, names: Sequence[str], lang: str) -> tuple[str, ...]:
    left = deal.pot if page.variant.money is Money.POT else sum(deal.sheet.heads)
    said = line_in_words(line_of(deal.facts, deal.dealer), names, page.variant, lang)
    results = (format_signed(result, lang) for result in deal.results)
    return str(deal.number), names[deal.dealer], said, figure(left, lang), *results


def _sums(page: SheetPage, names: Sequence[str], lang: str) -> Section:
    """The valid figures: head sums and side sums, or the chips won and the pot."""
    heading = say(lang, message("The sheet"))
    if page.variant.money is Money.POT:
        won = page.deals[-1].chips if page.deals else (0,) * page.players
        return Section(heading=heading, lines=_chips(won, page.pot, names, lang))
    return Section(heading=heading, lines=(*_heads(page, names, lang), *_sides(page, names, lang)))


def _chips(won: Sequence[int], pot: int, names: Sequence[str], lang: str) -> tuple[Line, ...]:
    each = [
        Line(label=say_as_page(lang, "Chips, {name}", name=name), value=format_signed(chips, lang))
        for name, chips in zip(names, won, strict=True)
    ]
    return (*each, Line(label=say_as_page(lang, "Pot"), value=figure(pot, lang)))


def _heads(page: SheetPage, names: Sequence[str], lang: str) -> list[Line]:
    return [
        Line(label=say_as_page(lang, "Head sum, {name}", name=name), value=figure(head, lang))
        for name, head in zip(names, page.sheet.heads, strict=True)
    ]


def _sides(page: SheetPage, names: Sequence[str], lang: str) -> list[Line]:
    """What every player has written against each of the others; nothing where nothing was written."""
    text = "Side sum, {name} against {other}"
    return [
        Line(label=say_as_page(lang, text, name=names[seat], other=names[other]), value=figure(points, lang))
        for seat, row in enumerate(page.sheet.sides)
        for other, points in enumerate(row)
        if points
    ]


def _settlement(page: SheetPage, names: Sequence[str], lang: str) -> Section:
    """The settlement if the sitting ended now (SK-SCORE-08, then -07; or SK-SCORE-09)."""
    settled = page.settlement
    steps: tuple[tuple[str, Sequence[int]], ...] = (("Head sum", settled.heads), ("left", settled.left))
    if page.variant.money is Money.POT:
        steps = (("Pot", settled.shares),)
    head = ("", *(say_as_page(lang, step) for step, _ in steps), say_as_page(lang, "Results"))
    rows = tuple(
        (
            name,
            *(figure(amounts[seat], lang) for _, amounts in steps),
            format_signed(settled.results[seat], lang),
        )
        for seat, name in enumerate(names)
    )
    return Section(
        heading=say_as_page(lang, "If we settled up now"),
        grid=Grid(head=head, rows=rows, figures=tuple(range(1, len(head)))),
    )

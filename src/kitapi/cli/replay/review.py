"""``kitapi review``: the cost of every decision of a finished deal."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from kitapi.api import RecordedDeal, review
from kitapi.cli.database.record_files import RecordFile, refuse_misfits
from kitapi.console.exits import Stopped
from kitapi.console.files import lines_of
from kitapi.console.languages import language, translate
from kitapi.console.progress import progress_bar
from kitapi.records import Record, read_records
from kitapi.registry import GAMES, PACKAGES
from kitapi.review import Review
from kitapi.review.reviews import why_not
from kitapi.wording.catalogues import message
from kitapi.wording.players import names_at_table

Effort = Literal["sharp", "master"]

MISFIT = message("the record cannot be reviewed: its events do not belong together")


class _Deal(NamedTuple):
    """A deal to be reviewed: its place in the file and in its record, from 1, and the number of events before it."""

    place: int
    in_record: int
    before: int
    events: Sequence[Any]
    record: Record


def review_record(  # noqa: PLR0913 - an option each
    record: RecordFile,
    /,
    *,
    json: Annotated[bool, Parameter(help="One JSON object per decision, also on a terminal.", negative="")] = False,
    deal: Annotated[int | None, Parameter(help="Only this deal of the record, counted from 1.")] = None,
    seat: Annotated[int | None, Parameter(help="Only the decisions of this seat.")] = None,
    effort: Annotated[Effort, Parameter(help="Depth of the review.")] = "sharp",
    all_: Annotated[bool, Parameter(name="--all", help="Also show decisions that cost nothing.", negative="")] = False,
) -> None:
    """Review RECORD: the cost of every decision, by what could be known and as the cards lay."""
    lang = language()
    deals = _deals(read_records(lines_of(record), GAMES), deal, seat)
    reviews = _review_deals(deals, effort, lang)
    if json or not sys.stdout.isatty():
        for line in _in_json(reviews, seat):
            sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
        return
    from kitapi.cli.replay.review_page import show_reviews  # noqa: PLC0415 - rich takes a while to load

    for one, made in reviews:
        show_reviews((made,), names_at_table(one.record.seats, lang), every=all_, seat=seat)


def _deals(records: Iterable[Record], wanted: int | None, seat: int | None) -> list[_Deal]:
    """Those of the requested deals that can be reviewed."""
    deals = list(_all_deals(records, seat))
    if wanted is not None and not 1 <= wanted <= len(deals):
        raise Stopped(
            "{option}: must be from {lowest} to {highest}, not {given}",
            option="--deal",
            lowest=1,
            highest=len(deals),
            given=wanted,
        )
    requested = [one for one in deals if wanted in {None, one.place}]
    good = [one for one in requested if why_not(PACKAGES[one.record.game.name], one.events) is None]
    if not good:
        raise _refusal(requested)
    return good


def _refusal(deals: Sequence[_Deal]) -> Stopped:
    """The error if none of the deals can be reviewed, with the reason for the first one."""
    if not deals:
        return Stopped("no deal here")
    if PACKAGES[(game := deals[0].record.game.name)].review is None:
        return Stopped("deals of {game} cannot be reviewed", game=game)
    return Stopped("the deal was not played to its end")


def _all_deals(records: Iterable[Record], seat: int | None) -> Iterator[_Deal]:
    """Yield every deal of a file; numbers continue from record to record."""
    place = before = 0
    for record in records:
        if seat is not None and not 0 <= seat < len(record.seats):
            raise Stopped(
                "{option}: must be from {lowest} to {highest}, not {given}",
                option="--seat",
                lowest=0,
                highest=len(record.seats) - 1,
                given=seat,
            )
        for in_record, events in enumerate(record.deals, start=1):
            place += 1
            yield _Deal(place, in_record, before, events, record)
            before += len(events)


def _review_deals(deals: Sequence[_Deal], effort: Effort, lang: str) -> Iterator[tuple[_Deal, Review]]:
    """Review each of ``deals``, while a bar shows the progress."""
    from kitapi.console.compilation import show_compiling  # noqa: PLC0415 - it loads Numba
    from kitapi.solver.loader import load_many  # noqa: PLC0415 - it loads NumPy

    with show_compiling(translate("the solver"), "kitapi.solver.many"):
        load_many()
    for one in deals:
        names = names_at_table(one.record.seats, lang)
        with progress_bar(translate("Deal {number}", number=one.place)) as watch, refuse_misfits(MISFIT):
            deal = RecordedDeal(record=one.record, deal=one.in_record, names=names, effort=effort, language=lang)
            made = review(deal, progress=watch)
        yield one, made


def _in_json(reviews: Iterator[tuple[_Deal, Review]], seat: int | None) -> Iterator[bytes]:
    """A line for every decision, its deal and step counted over the record as a replay counts them."""
    for deal, one in reviews:
        for decision in one.decisions:
            if seat in {None, decision.seat}:
                renumbered = replace(decision, deal=deal.place, step=deal.before + decision.step)
                yield msgspec.json.encode(renumbered) + b"\n"

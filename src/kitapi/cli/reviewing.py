"""``kitapi review``: what every decision of a finished deal cost."""

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from kitapi.cli.progress import progress_bar
from kitapi.cli.record_files import RecordFile, lines_of
from kitapi.cli.replaying import Lang, system_language
from kitapi.cli.stopping import Stopped
from kitapi.records import Record, read_record
from kitapi.registry import GAMES
from kitapi.reviewing import Review, review
from kitapi.reviewing.reviews import why_not
from kitapi.wording.players import names_at_table

Effort = Literal["sharp", "master"]


class _Deal(NamedTuple):
    """A deal to be reviewed: its place in the record, from 1, and how many events there were before it."""

    place: int
    before: int
    events: Sequence[Any]


def review_record(  # noqa: PLR0913 - an option each
    record: RecordFile,
    /,
    *,
    json: Annotated[bool, Parameter(help="One JSON object a decision, also on a terminal.", negative="")] = False,
    deal: Annotated[int | None, Parameter(help="Only this deal of the record, counted from 1.")] = None,
    seat: Annotated[int | None, Parameter(help="Only the decisions of this seat.")] = None,
    effort: Annotated[Effort, Parameter(help="How much is looked at.")] = "sharp",
    all_: Annotated[bool, Parameter(name="--all", help="Tell also of what cost nothing.", negative="")] = False,
    lang: Annotated[
        Lang | None, Parameter(name=("--lang", "--language"), help="Language of the words; otherwise the system's.")
    ] = None,
) -> None:
    """Review RECORD: what every decision cost, for what could be known and as the cards lay."""
    read = read_record(lines_of(record), GAMES)
    if seat is not None and not 0 <= seat < len(read.seats):
        raise Stopped(f"--seat: must be from 0 to {len(read.seats) - 1}, not {seat}")
    deals = _deals(read, deal)
    language = lang or system_language(os.environ)
    names = names_at_table(read.seats, language)
    reviews = _reviewed(read, deals, effort, language, names)
    if json or not sys.stdout.isatty():
        for line in _in_json(reviews, seat):
            sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()
        return
    from kitapi.cli.review_page import show_reviews  # noqa: PLC0415 - rich takes a while to load

    show_reviews((one for _, one in reviews), names, every=all_, seat=seat)


def _deals(record: Record, wanted: int | None) -> list[_Deal]:
    """The deals that are asked for and can be reviewed."""
    if wanted is not None and not 1 <= wanted <= len(record.deals):
        raise Stopped(f"--deal: must be from 1 to {len(record.deals)}, not {wanted}")
    deals, before = [], 0
    for place, events in enumerate(record.deals, start=1):
        deals.append(_Deal(place, before, events))
        before += len(events)
    asked = [one for one in deals if wanted in {None, one.place}]
    good = [one for one in asked if why_not(record.game.name, one.events) is None]
    if not good:
        raise Stopped(next((why for one in asked if (why := why_not(record.game.name, one.events))), "no deal here"))
    return good


def _reviewed(
    record: Record, deals: Sequence[_Deal], effort: Effort, language: str, names: Sequence[str]
) -> Iterator[tuple[_Deal, Review]]:
    """Each of ``deals`` with its review, while a bar shows how far it is."""
    from kitapi.cli.compiling import told_of_compiling  # noqa: PLC0415 - it loads Numba

    game = record.game.name
    with told_of_compiling("the solver", f"kitapi.players.{game}.judging"):
        from kitapi.players.levels import judging_of  # noqa: PLC0415 - it loads NumPy

        judging_of(game)
    for one in deals:
        with progress_bar(f"Deal {one.place}") as watch:
            made = review(game, one.events, names=names, effort=effort, language=language, progress=watch)
        yield one, made


def _in_json(reviews: Iterator[tuple[_Deal, Review]], seat: int | None) -> Iterator[bytes]:
    """A line for every decision, its deal and step counted over the record as a replay counts them."""
    for deal, one in reviews:
        for decision in one.decisions:
            if seat in {None, decision.seat}:
                told = replace(decision, deal=deal.place, step=deal.before + decision.step)
                yield msgspec.json.encode(told) + b"\n"

"""``kitapi rules``: a game's rulebook, or single rules of it."""

import sys
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec
from cyclopts import Parameter

from kitapi.cli.rules.clause_lines import ClauseLine, line_of, words_of
from kitapi.cli.usage import add_suggestion
from kitapi.console.choices import of_games
from kitapi.console.exits import Stopped
from kitapi.console.languages import language, translate
from kitapi.lines.parameters import InJson
from kitapi.registry import RULEBOOKS
from kitapi.rulebooks.rulebook import Clause, Rulebook

Numbers = Annotated[str, Parameter(help="Numbers of rules, with or without the part before the first hyphen.")]
Find = Annotated[str | None, Parameter(help="Only rules that contain all these words.")]


def rules(
    game: Annotated[str, Parameter(help=of_games(tuple(RULEBOOKS)))],
    *numbers: Numbers,
    find: Find = None,
    json: InJson = False,
) -> None:
    """Show the rulebook of GAME, or the rules with these NUMBERS.

    The rulebook is shown in the language of the command if it is translated to it, otherwise in English. In a rule the
    examples stand first. In JSON each rule is a line.
    """
    if game not in RULEBOOKS:
        raise Stopped("game: there is no game “{game}”; choose from {choices}", game=game, choices=", ".join(RULEBOOKS))
    books = RULEBOOKS[game]
    book = books.read(books.choose_language(language()))
    wanted = tuple(_choose(book, numbers, find))
    if json:
        _write_lines(line_of(clause, book.language) for clause in wanted)
    elif numbers or find:
        _print_clauses(wanted)
    else:
        _print_book(book)


def _choose(book: Rulebook, numbers: Sequence[str], find: str | None) -> Iterator[Clause]:
    """Yield the wanted clauses.

    Raises:
        Stopped: a number is not in the book, or no rule contains the words.
    """
    clauses = [_clause(book, number) for number in numbers] or list(book.clauses())
    words = (find or "").casefold().split()
    found = [clause for clause in clauses if all(word in words_of(clause).casefold() for word in words)]
    if not found:
        raise Stopped("no rule contains “{words}”", words=find or "")
    yield from found


def _clause(book: Rulebook, typed: str) -> Clause:
    known = {clause.number: clause for clause in book.clauses()}
    shortened = {number.partition("-")[2]: number for number in known}
    wanted = typed.upper()
    found = known.get(shortened.get(wanted, wanted))
    if found is None:
        said = translate("there is no rule “{number}”", number=typed)
        raise Stopped(add_suggestion(said, wanted, list(known)))
    return found


def _write_lines(lines: Iterator[ClauseLine]) -> None:
    sys.stdout.buffer.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def _print_clauses(clauses: Sequence[Clause]) -> None:
    from kitapi.cli.rules.clause_printer import print_clauses  # noqa: PLC0415 - rich takes a while to load

    print_clauses(clauses)


def _print_book(book: Rulebook) -> None:
    from kitapi.cli.rules.clause_printer import print_book  # noqa: PLC0415

    print_book(book)

"""The languages of games: functions that turn a game's refusals, decisions, events and books into texts.

This package imports no game: the registry adds the language of every game, which is loaded when it is used.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from kitapi.cards import Card
    from kitapi.kernel.books import Entry
    from kitapi.wording.breaches import Breach
    from kitapi.wording.letterhead import Letterhead
    from kitapi.wording.papers import Brief, Line, Paper
    from kitapi.wording.refusals import Refusal

BidToBeat: TypeAlias = str | int | None
"""The situation that an action answers: in the auction the highest bid, while doubling the number of doubles."""


class Deed(NamedTuple):
    """An action in words; ``spoken``: whether the player says it, so that a sentence quotes it."""

    words: str
    spoken: bool


class Decisions(NamedTuple):
    """A game's decisions in words.

    ``deed``: renders an action, given the bid to beat, the table's terms and the language. ``breach``: renders a call
    against good faith, given the player's name and the language; None if the game has no such calls.
    """

    deed: Callable[[Any, BidToBeat, Any, str], Deed]
    breach: "Callable[[Breach, str, str], str] | None" = None


class HandWords(NamedTuple):
    """Renders what can be declared: ``goal`` and ``bid`` from their names in questions, and the language.

    ``strain``: returns the strain of a goal. ``declared``: the heading of a list of what can be declared, for ``say``.
    """

    goal: Callable[[str, str], str]
    bid: Callable[[str, str], str]
    strain: Callable[[str], str]
    declared: str


class Narration(NamedTuple):
    """The events of a deal in words.

    ``tell``: renders an event in one or more lines, given the events before it, the players' names and the language.
    ``opening``: the type of event that opens a deal. ``card_played``: the type of event for a card; the lines of such
    events are written on one line. ``cards``: returns the cards to write below an event, by owner: all cards, or those
    that a given seat sees. ``by_view``: whether the narration for a seat uses its observation instead of the event.
    """

    tell: Callable[[Any, Sequence[Any], Sequence[str], str], tuple[str, ...]]
    opening: tuple[type, ...]
    card_played: tuple[type, ...]
    cards: "Callable[[Any, Sequence[str], int | None, str], Mapping[str, Sequence[Card]]]"
    by_view: bool = False


class BooksInWords(NamedTuple):
    """The functions that render a game's books: a shift's report, the same in a few lines, the meter, and one hand.

    ``hand`` also gets the hand's events, and the players' names by seat.
    """

    shift: "Callable[[Any, Letterhead], Paper]"
    brief: "Callable[[Any, Letterhead], Brief]"
    meter: "Callable[[int, Letterhead], Line]"
    hand: "Callable[[Any, Sequence[Entry], Sequence[str], Letterhead], Paper]"


class GameLanguage(NamedTuple):
    """The language of a game.

    ``clauses``: the prefixes of its rules' numbers. ``refusals``: its sentences for refusals by the rules. Other parts
    are None if the game has no such texts.
    """

    clauses: tuple[str, ...]
    refusals: "tuple[Refusal, ...]"
    narration: Narration | None = None
    decisions: Decisions | None = None
    hand: HandWords | None = None
    books: BooksInWords | None = None


_LANGUAGES: dict[str, Callable[[], GameLanguage]] = {}


def add(game: str, load: Callable[[], GameLanguage]) -> None:
    """Add the language of ``game``, which ``load`` loads."""
    _LANGUAGES[game] = load


@cache
def language_of_game(game: str) -> GameLanguage | None:
    """The language of ``game``; None if no game of that name was added."""
    load = _LANGUAGES.get(game)
    return None if load is None else load()


def refusals_of(clause: str) -> "Iterator[Refusal]":
    """Yield the refusals of the games to whose rules ``clause`` may belong."""
    prefix = clause.partition("-")[0]
    for game in _LANGUAGES:
        language = language_of_game(game)
        if language is not None and prefix in language.clauses:
            yield from language.refusals


def refusals() -> "Iterator[Refusal]":
    """The refusals of all games."""
    for game in _LANGUAGES:
        language = language_of_game(game)
        yield from () if language is None else language.refusals

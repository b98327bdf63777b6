"""The languages of games: how a game's refusals, decisions, events and books are put into words.

Wording imports no game: the registry adds the language of every game there is, and each is loaded when it is used.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from kitapi.cards import Card
from kitapi.kernel.books import Entry
from kitapi.wording.breaches import Breach
from kitapi.wording.refusals import Refusal

if TYPE_CHECKING:
    from kitapi.wording.papers import Brief, Line, Paper

BidToBeat: TypeAlias = str | int | None
"""What an action answers: in the auction the bid that stands, while doubling how often it was doubled."""


class Deed(NamedTuple):
    """An action in words; ``spoken``: as somebody says it, so that a sentence quotes it."""

    words: str
    spoken: bool


class Decisions(NamedTuple):
    """A game's decisions in words.

    ``deed``: an action, by what it answers, the table's terms and the language. ``breach``: a call against good faith,
    by the player's name and the language; None where a game has none.
    """

    deed: Callable[[Any, BidToBeat, Any, str], Deed]
    breach: Callable[[Breach, str, str], str] | None = None


class HandWords(NamedTuple):
    """What can be declared in words: ``goal`` and ``bid`` by their names in questions and the language.

    ``strain``: what is played for in a goal. ``declared``: the heading of what can be declared, for ``say``.
    """

    goal: Callable[[str, str], str]
    bid: Callable[[str, str], str]
    strain: Callable[[str], str]
    declared: str


class Narration(NamedTuple):
    """The events of a deal in words.

    ``tell``: an event in a line or more, by the events before it, the players' names and the language. ``opening`` and
    ``card_played``: the events that open a deal and that play a card, whose lines are written side by side. ``cards``:
    the cards to write below an event, by whose they are: all, or those that the seat given sees. ``by_view``: for a
    seat, its observation of an event is narrated, else the event itself.
    """

    tell: Callable[[Any, Sequence[Any], Sequence[str], str], tuple[str, ...]]
    opening: tuple[type, ...]
    card_played: tuple[type, ...]
    cards: Callable[[Any, Sequence[str], int | None, str], Mapping[str, Sequence[Card]]]
    by_view: bool = False


class BooksInWords(NamedTuple):
    """A game's books in words: a shift's report, the same in a few lines, the meter, and one hand.

    The report is of a shift at a table, whose name and whose house's name may be empty.
    """

    shift: "Callable[[Any, str, str, str], Paper]"
    brief: "Callable[[Any, str], Brief]"
    meter: "Callable[[int, str], Line]"
    hand: "Callable[[Any, Sequence[Entry], Sequence[str], str], Paper]"


class GameLanguage(NamedTuple):
    """The language of a game.

    ``clauses``: the words that the numbers of its rules begin with. ``refusals``: its sentences for what the rules
    refuse. The other parts are None where the game has nothing to say there.
    """

    clauses: tuple[str, ...]
    refusals: tuple[Refusal, ...]
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
    """The language of ``game``; None where no game of that name was added."""
    load = _LANGUAGES.get(game)
    return None if load is None else load()


def refusals_of(clause: str) -> Iterator[Refusal]:
    """The refusals of the games whose rules ``clause`` may be one of."""
    prefix = clause.partition("-")[0]
    for game in _LANGUAGES:
        language = language_of_game(game)
        if language is not None and prefix in language.clauses:
            yield from language.refusals


def refusals() -> Iterator[Refusal]:
    """The refusals of all games."""
    for game in _LANGUAGES:
        language = language_of_game(game)
        yield from () if language is None else language.refusals

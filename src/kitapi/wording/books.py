"""The books of games in words, by the game's name; a game that keeps books is one more line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kitapi.kernel.books import Entry
from kitapi.wording.caribbean_stud_books import brief_in_words, meter_in_words, shift_in_words
from kitapi.wording.caribbean_stud_recall import recall_in_words
from kitapi.wording.papers import Brief, Line, Paper


class BooksInWords(NamedTuple):
    """How one game's books are told: a shift's report, the same in a few lines, the meter, and one hand.

    The report is of a shift at a table, whose name and whose house's name may be empty.
    """

    shift: Callable[[Any, str, str, str], Paper]
    brief: Callable[[Any, str], Brief]
    meter: Callable[[int, str], Line]
    hand: Callable[[Any, Sequence[Entry], Sequence[str], str], Paper]


IN_WORDS: Mapping[str, BooksInWords] = {
    "caribbean-stud": BooksInWords(
        shift=shift_in_words, brief=brief_in_words, meter=meter_in_words, hand=recall_in_words
    )
}

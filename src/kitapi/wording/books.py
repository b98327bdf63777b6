"""The books of games in words, by the game's name; a game that keeps books is one more line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kitapi.kernel.books import Entry
from kitapi.wording.caribbean_stud_books import shift_in_words, when_in_words
from kitapi.wording.caribbean_stud_recall import recall_in_words
from kitapi.wording.papers import Paper


class BooksInWords(NamedTuple):
    """How one game's books are told; ``when``: a shift's times alone."""

    shift: Callable[[Any, str, str], Paper]
    when: Callable[[Any, str], str]
    hand: Callable[[Any, Sequence[Entry], Sequence[str], str], Paper]


IN_WORDS: Mapping[str, BooksInWords] = {
    "caribbean-stud": BooksInWords(shift=shift_in_words, when=when_in_words, hand=recall_in_words)
}

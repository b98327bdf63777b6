"""The books of games in words, by the game's name."""

from kitapi.wording.languages import BooksInWords, language_of_game


def books_in_words(game: str) -> BooksInWords | None:
    """The functions that narrate the books of ``game``; None if it keeps no books."""
    language = language_of_game(game)
    return None if language is None else language.books

"""The books of games in words, by the game's name."""

from kitapi.wording.languages import BooksInWords, language_of_game


def books_in_words(game: str) -> BooksInWords | None:
    """How the books of ``game`` are put into words; None where it keeps none."""
    language = language_of_game(game)
    return None if language is None else language.books

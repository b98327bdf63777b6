"""Texts about a hand's value, on a terminal and beside a chart."""

from babel.numbers import format_decimal

from kitapi.wording.cards import SUIT_SIGNS
from kitapi.wording.catalogues import language_of, message, say
from kitapi.wording.languages import HandWords, language_of_game
from kitapi.wording.papers import percent_sign

_SIGNS = {suit.value: sign for suit, sign in SUIT_SIGNS.items()}
WHOLE = 0.9995

FROM_HAND = message("From hand, without the talon")
BY_BID = message("What buying is worth, by bid")
DRAWN = message("Worth, and how often it is made")
"""Headings."""

BEST = message("Best: {goal}.")
PASS = message("Pass: no bid is worth as much.")
BID_UP_TO = message("Bid up to {bid}.")
BUYING = message("Buying at {bid}: {worth}.")
PASSING = message("Passing: {worth}; another player buys in {share} of the deals.")
GIVING_UP = message("Giving up once the talon is seen: {worth}.")
"""Texts of the advice on a hand, and of its value."""

_COLUMNS = (message("worth"), message("is made"), message("is best"))
_AWAY = message("discarded")


def words_of(game: str) -> HandWords:
    """The functions that narrate what can be declared in ``game``.

    Raises:
        LookupError: the game has none.
    """
    language = language_of_game(game)
    if language is None or language.hand is None:
        raise LookupError(game)
    return language.hand


def goal_in_words(game: str, goal: str, lang: str) -> str:
    """A contract in signs, or a game by name and number."""
    return words_of(game).goal(goal, lang)


def bid_in_words(game: str, bid: str, lang: str) -> str:
    """A bid: a contract in signs, or a number."""
    return words_of(game).bid(bid, lang)


def strain_in_words(strain: str, lang: str) -> str:
    """A strain in words: a suit's sign, no trumps, betl."""
    if strain == "betl":
        return say(lang, message("betl"))
    return _SIGNS[strain] if strain in _SIGNS else say(lang, message("no trumps"))


def best_strain(game: str, goal: str) -> str:
    """The strain of a goal."""
    return words_of(game).strain(goal)


def result_in_words(expected: float, error: float, unit: str, lang: str) -> str:
    """An expected result with its error: “+14.2 ± 0.3 kapikia”."""
    return f"{format_signed(expected, lang)} ± {decimal(error, lang)} {unit_in_words(unit, lang)}"


def unit_in_words(unit: str, lang: str) -> str:
    """The unit of results in words."""
    return say(lang, message("kapikia") if unit == "kapikia" else message("points"))


def decimal(number: float, lang: str) -> str:
    """A number with one digit after the point."""
    return format_decimal(number, "0.0", locale=language_of(lang)).replace("-", "\u2212")


def format_signed(number: float, lang: str) -> str:
    """A number with its sign and one digit after the point."""
    return ("+" if round(number, 1) > 0 else "") + decimal(round(number, 1) + 0.0, lang)


def whole(number: int, lang: str) -> str:
    """A whole number."""
    return format_decimal(number, locale=language_of(lang))


def per_cent(chance: float, lang: str) -> str:
    """A probability in whole per cent; near 0 or 1, the text shows that it is not exactly 0 or 1."""
    if 0 < chance < 1 - WHOLE:
        return "<\u00a00" + decimal(0.1, lang)[1:] + percent_sign(lang)
    if 0 < chance < 0.01 or 0.99 < chance < 1:
        return decimal(100 * chance, lang) + percent_sign(lang)
    return f"{round(100 * chance)}{percent_sign(lang)}"


def columns_in_words(game: str, *, away: bool, lang: str) -> list[str]:
    """The headings of a table of what can be declared; ``away``: with a column for the discards."""
    columns = [words_of(game).declared, *_COLUMNS, *([_AWAY] if away else [])]
    return [say(lang, column) for column in columns]


def tricks_heading(strain: str, lang: str) -> str:
    """The heading above the bars of a strain's tricks."""
    return say(lang, message("Tricks with open cards, {strain}"), strain=strain_in_words(strain, lang))


def betl_in_words(made: float, lang: str) -> str:
    """The probability of making betl, as a sentence."""
    return say(lang, message("Betl is made in {share} of the layouts."), share=per_cent(made, lang))


def layouts_in_words(number: int, lang: str, *, exact: bool) -> str:
    """The number of layouts from which a result was computed, as a sentence."""
    template = (
        message("All {layouts} layouts of the unseen cards are counted.")
        if exact
        else message("{layouts} layouts were drawn and solved.")
    )
    return say(lang, template, layouts=whole(number, lang))

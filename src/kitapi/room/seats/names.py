"""Names of people at a table: no two may look alike, and none may look like a bot's.

Names are compared by two keys: without case, accents and blanks, and with Greek and Cyrillic letters replaced by Latin
ones of the same shape.
"""

import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import NamedTuple

from kitapi.room.seats.seat_errors import NameReserved, SeatNameTaken
from kitapi.room.seats.seating import Seating
from kitapi.wording.bots import LEVELS, bot_in_words
from kitapi.wording.catalogues import LANGUAGES, catalogue


class BotNames(NamedTuple):
    """The names of bots: ``here``, those that play the game of a table, and ``all``, those of all games."""

    here: Sequence[str] = ()
    all: frozenset[str] = frozenset()


HOUSE_NAMES = ("Rena", "Stelios", "Vasso", "Alekos", "Fotini", "Pavlos", "Danae")
"""The names that the page gives to bots, by seat; each language has its own instead of these."""

BOT_WORDS = "bot"
"""The first word of the page's texts that describe a bot for people who choose one."""

_ALIKE = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχАВЕКМНОРСТХаеорсухіјѕІЈЅ",
    "ABEZHIKMNOPTYXaivopuxABEKMHOPCTXaeopcyxijsIJS",
)
"""The Latin letters that letters of other alphabets look like."""


def keys_of(name: str) -> frozenset[str]:
    """The keys by which ``name`` is compared: two names with a common key look alike; none for an empty name."""
    plain = _without_marks(unicodedata.normalize("NFKC", name))
    return frozenset({_fold_case(plain), _fold_case(plain.translate(_ALIKE))} - {""})


def _without_marks(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if unicodedata.category(letter) not in ("Mn", "Cf"))


def _fold_case(text: str) -> str:
    return unicodedata.normalize("NFKC", "".join(text.casefold().split()))


def number_namesakes(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names by seat, with a number behind each that several seats have, as in records of equal programs.

    No two of the returned names are the same, except those of empty seats. Names of people at a table that is played
    never repeat; ``demand_free`` refuses them.
    """
    shown: list[str] = []
    for name in names:
        numbered = (f"{name} {number}" for number in count(1))
        is_alone = not name or names.count(name) == 1
        shown.append(name if is_alone else next(one for one in numbered if one not in (*names, *shown)))
    return tuple(shown)


@cache
def reserved_keys(bots: frozenset[str]) -> frozenset[str]:
    """The keys of all names of ``bots``, and of what the page calls them in every language."""
    names = set(bots)
    for lang in LANGUAGES:
        texts = catalogue(lang, "client")["messages"]
        names |= {texts[name] for name in HOUSE_NAMES}
        names |= {text for english, text in texts.items() if english.partition(":")[0] == BOT_WORDS}
        names |= {bot_in_words(name, lang) for name in LEVELS}
    return frozenset(key for name in names for key in keys_of(name))


def demand_free(seating: Seating, user: str, name: str, bots: frozenset[str]) -> None:
    """Check that ``user`` may have the name ``name`` at the table; ``bots``: the names of all bots.

    Raises:
        NameReserved: a bot has this name.
        SeatNameTaken: somebody else there has this name, or one that looks like it.
    """
    demand_no_bots(name, bots)
    keys = keys_of(name)
    if any(keys & keys_of(other) for who, other in seating.people() if who != user):
        raise SeatNameTaken(name=name)


def demand_no_bots(name: str, bots: frozenset[str]) -> None:
    """Check that ``name`` is neither the name of one of ``bots`` nor a name that the page uses for a bot.

    Raises:
        NameReserved: a bot has the name, or the page uses it for a bot.
    """
    if keys_of(name) & reserved_keys(bots):
        raise NameReserved(name=name)

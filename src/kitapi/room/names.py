"""Names of people at a table: no two may be mistaken for each other, and none for a bot's.

Names are compared by two keys: without case, accents and blanks, and by the shape of their letters, as Greek and
Cyrillic capitals look like Latin ones.
"""

import unicodedata
from functools import cache

from kitapi.players.roster import ROSTER
from kitapi.room.seat_errors import NameReserved, SeatNameTaken
from kitapi.room.seating import Seating
from kitapi.wording.catalogues import LANGUAGES, catalogue

HOUSE_NAMES = ("Rena", "Stelios", "Vasso", "Alekos", "Fotini", "Pavlos", "Danae")
"""What the page calls bots, by seat; each language has its own spelling of them."""

BOT_WORDS = "bot"
"""With this word begin the page's texts that describe a bot where people choose one."""

_ALIKE = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχАВЕКМНОРСТХаеорсухіјѕІЈЅ",
    "ABEZHIKMNOPTYXaivopuxABEKMHOPCTXaeopcyxijsIJS",
)
"""Letters of other alphabets as the Latin ones that they look like."""


def keys_of(name: str) -> frozenset[str]:
    """By what ``name`` is compared: two names that share a key are too much alike; none for an empty name."""
    plain = _without_marks(unicodedata.normalize("NFKC", name))
    return frozenset({_folded(plain), _folded(plain.translate(_ALIKE))} - {""})


def _without_marks(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if unicodedata.category(letter) not in ("Mn", "Cf"))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", "".join(text.casefold().split()))


@cache
def reserved() -> frozenset[str]:
    """The keys of everything that a bot is called, in any language."""
    names = {name for bots in ROSTER.values() for name in bots}
    for lang in LANGUAGES:
        texts = catalogue(lang, "client")["messages"]
        names |= {texts[name] for name in HOUSE_NAMES}
        names |= {text for english, text in texts.items() if english.partition(":")[0] == BOT_WORDS}
    return frozenset(key for name in names for key in keys_of(name))


def demand_free(seating: Seating, user: str, name: str) -> None:
    """See that ``user`` may be called ``name`` at the table.

    Raises:
        NameReserved: bots are called that.
        SeatNameTaken: somebody else there is called that, or so much like it that people would mistake them.
    """
    demand_no_bots(name)
    keys = keys_of(name)
    if any(keys & keys_of(other) for who, other in seating.people() if who != user):
        raise SeatNameTaken(name=name)


def demand_no_bots(name: str) -> None:
    """See that ``name`` is no bot's.

    Raises:
        NameReserved: it is.
    """
    if keys_of(name) & reserved():
        raise NameReserved(name=name)

"""The figures, to the waist: kráľ carries its sign on a sceptre, horník holds it high, dolník holds it low.

Each figure is a coat, a face and a headgear, put together from tables: no two of the twelve are dressed alike.
"""

from collections.abc import Iterator
from typing import NamedTuple

from art.german_deck.headgear import headgear
from art.german_deck.pen import colour, disc, element, group, shape, use_symbol
from art.german_deck.signs import NAMES

MIDDLE = 8
EYES = -97
"""Where the face stands: the middle of the figure, and the height of the eyes."""


class Person(NamedTuple):
    """The figure on a card: hair and its colour, beard, and headgear, by their names below."""

    hair: str
    shade: str
    beard: str
    hat: str


PEOPLE = {
    "Ks": Person("long", "hair", "forked", "lily"),
    "Kd": Person("long", "fair", "whiskers", "pearls"),
    "Kh": Person("curled", "hair", "short", "arched"),
    "Kc": Person("long", "grey", "full", "spiked"),
    "Qs": Person("short", "hair", "whiskers", "brim"),
    "Qd": Person("short", "ink", "short", "turban"),
    "Qh": Person("short", "fair", "none", "helmet"),
    "Qc": Person("curled", "grey", "whiskers", "fur"),
    "Js": Person("short", "fair", "none", "hood"),
    "Jd": Person("curled", "hair", "none", "motley"),
    "Jh": Person("curled", "fair", "none", "beret"),
    "Jc": Person("short", "hair", "short", "straw"),
}

HAIR = {
    "long": "M-23-8C-31 14-33 30-27 42H27C33 30 31 14 23-8Z",
    "curled": "M-22-10C-34-6-36 8-29 14C-36 20-31 33-21 31H21C31 33 36 20 29 14C36 8 34-6 22-10Z",
    "short": "M-22-8C-28 2-27 12-22 18H22C27 12 28 2 22-8Z",
}
BEARDS = {
    "short": "M-20 6C-20 26-10 34 0 34S20 26 20 6C15 14 9 11 0 11S-15 14-20 6Z",
    "full": "M-20 4C-25 30-14 46 0 54C14 46 25 30 20 4C14 13 8 10 0 10S-14 13-20 4Z",
    "forked": "M-20 4C-24 26-20 42-11 52C-8 44-3 38 0 36C3 38 8 44 11 52C20 42 24 26 20 4C14 13 8 10 0 10S-14 13-20 4Z",
    "whiskers": "M0 11C-6 6-15 9-25 4C-24 16-10 21 0 15C10 21 24 16 25 4C15 9 6 6 0 11Z",
}
ERMINE = (
    shape("M-8 0V-52H24V0Z", "linen"),
    shape("M8-46V0M1-34H15M1-20H15M1-6H15", stroke_width=2.6),
    shape("M-46-36C-40-54-22-62-10-68L8-50 26-68C38-62 56-54 62-36C46-28 28-28 8-28S-30-28-46-36Z", "linen"),
    shape("M-30-46V-40M-13-52V-46M29-52V-46M46-46V-40M-4-40V-34M20-40V-34", stroke_width=4.5),
)
SASH = (
    shape("M-44-40-26-54 60-2V0H22Z", "linen"),
    shape("M-14-67 8-46 30-67 24-74H-8Z", "gold"),
    shape("M-52-22C-53-42-44-56-28-60L-32-34Z", "gold"),
    shape("M-46-38-36-36M-49-28-38-30", stroke_width=2.6),
)
LACES = (
    shape("M-10-66 8 0 26-66Z", "linen"),
    shape("M-1-38H17M3-24H13M5-11H11", stroke_width=2.8),
    shape("M-40-40C-36-24-36-12-38 0M56-40C52-24 52-12 54 0", stroke_width=2.6),
)
POLES = {
    "leaf": shape("M92-160 99-140 92-126 85-140Z", "steel"),
    "bell": shape("M92-152C78-156 70-146 58-150V-120C70-116 78-126 92-122Z", "heart"),
    "heart": shape("M92-156C104-150 112-138 112-122 104-130 98-130 92-128ZM92-156 84-144 92-136Z", "steel"),
    "acorn": shape("M92-146C78-152 68-146 64-136 68-120 78-116 92-122Z", "steel"),
}


def figure(card: str) -> str:
    """The upper half of a court card, called ``half-`` and the card's name: everything but its corner."""
    sign, person = NAMES[card[1]], PEOPLE[card]
    drawn = {"K": _king, "Q": _over, "J": _under}[card[0]](person, sign)
    return group(
        *drawn,
        id=f"half-{card}",
        fill="none",
        stroke=colour("ink"),
        stroke_width=3.4,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _king(person: Person, sign: str) -> tuple[str, ...]:
    rod = "M77 0 87-96"
    return (
        *_bust(person, sign, ERMINE),
        shape(rod, stroke_width=10) + shape(rod, stroke=colour("gold"), stroke_width=4.5),
        shape("M56-2C56-16 62-28 70-30L88-22C90-14 88-6 84-2Z", sign),
        disc(81, -36, 9.5, "skin"),
        use_symbol(sign, 88, -118, 0.56),
    )


def _over(person: Person, sign: str) -> tuple[str, ...]:
    return (
        *_bust(person, sign, SASH),
        shape("M46-58C60-54 68-58 74-78L92-74C90-44 78-26 58-24Z", sign),
        shape("M71-80 95-75 93-65 69-70Z", "linen"),
        disc(84, -84, 10, "skin"),
        use_symbol(sign, 86, -120, 0.58),
    )


def _under(person: Person, sign: str) -> tuple[str, ...]:
    pole = "M92-150V0"
    collar = shape("M-16-68 8-54 32-68 37-52 8-38-21-52Z", f"{sign}-ink")
    return (
        shape(pole, stroke_width=9) + shape(pole, stroke=colour("fair"), stroke_width=3.6),
        POLES[sign],
        *_bust(person, sign, (*LACES, collar)),
        shape("M42-56C62-50 74-34 74-12L56-4C52-20 46-26 38-30Z", sign),
        use_symbol(sign, 84, -42, 0.62),
    )


def _bust(person: Person, sign: str, trimming: tuple[str, ...]) -> Iterator[str]:
    """Hair behind, the coat with its trimming over it, and the face before both."""
    at_head = f"translate({MIDDLE} {EYES})"
    yield shape(HAIR[person.hair], person.shade, transform=at_head)
    yield shape("M-52 0C-54-34-46-56-12-66L8-60 28-66C62-56 70-34 68 0Z", sign)
    yield from trimming
    yield group(*_face(person), *headgear(person.hat, sign), transform=at_head)


def _face(person: Person) -> Iterator[str]:
    yield shape("M-21-16V2C-21 18-10 28 0 28S21 18 21 2V-16Z", "skin")
    if person.beard != "none":
        yield shape(BEARDS[person.beard], person.shade)
    yield element("path", d="M-9-3V1M9-3V1", stroke_width=5)
    mouth = "M-4 20H4" if person.beard == "whiskers" else "M-6 16Q0 20 6 16"
    yield shape(f"M-14-9-5-10M14-9 5-10M0-2 3 7H-1{mouth}")

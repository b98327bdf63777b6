"""Draw the German-suited deck: leaves, bells, hearts and acorns, from VII to the ace.

    python -m art.draw_german_deck [FILE]

Writes one sprite: a symbol for each card (``Qs``), for its plain form with a large index (``Qs-large``) and for each
suit's sign (``sign-s``). The drawing is dedicated to the public domain (CC0 1.0).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from art.german_deck.faces import CARDS, RANKS, SUITS, blank, face, girdle, plain_face
from art.german_deck.figures import PEOPLE, figure
from art.german_deck.numerals import index
from art.german_deck.pen import element, use_symbol
from art.german_deck.signs import NAMES, SIGNS

SPRITE = Path(__file__).parents[1] / "src" / "kitapi" / "web" / "client" / "cards" / "german.svg"
HEAD = (
    "German-suited deck of the Kitapi card room, drawn by art/draw_german_deck.py."
    " CC0 1.0: https://creativecommons.org/publicdomain/zero/1.0/"
)


def sprite() -> str:
    """The whole deck as one SVG file."""
    shared = [
        blank(),
        *(SIGNS[suit]() for suit in SUITS),
        *map(index, RANKS),
        *map(girdle, SUITS),
        *map(figure, PEOPLE),
    ]
    symbols = [*map(_sign, SUITS), *map(face, CARDS), *map(plain_face, CARDS)]
    lines = [f"<!-- {HEAD} -->", "<defs>", *shared, "</defs>", *symbols]
    return element("svg", "\n", "\n".join(lines), "\n", xmlns="http://www.w3.org/2000/svg") + "\n"


def _sign(suit: str) -> str:
    return element("symbol", use_symbol(NAMES[suit], 0, 0), id=f"sign-{suit}", viewBox="-50 -54 100 108")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the sprite, by default to its place in the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=SPRITE)
    parser.parse_args(arguments).file.write_text(sprite(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

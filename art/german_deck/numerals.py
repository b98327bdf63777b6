"""Index letters, by broad and fine strokes as a writing master would: 100 high, upright on y = 0 to 100."""

from art.german_deck.pen import element, group, shape

BROAD = 17
FINE = 10
SERIF = 9

STROKES = {
    "I": (("M0 0V100",), (), ("M-13 0H13", "M-13 100H13")),
    "V": (("M-23 0 1 98",), ("M25 0 1 98",), ("M-35-1H-12", "M15-1H35")),
    "X": (("M-23 0 23 100",), ("M23 0-23 100",), ("M-33-1H-12M12-1H33", "M-33 101H-12M12 101H33")),
    "D": (("M-18 0V100",), ("M-18 4H-4C46 4 46 96-4 96H-18",), ("M-32 0H-4M-32 100H-4",)),
    "H": (("M-22 0V100M22 0V100",), ("M-22 50H22",), ("M-35 0H-9M9 0H35M-35 100H-9M9 100H35",)),
    "K": (("M-22 0V100", "M-8 42 25 99"), ("M25 1-18 58",), ("M-35 0H-9M14 0H36M-35 100H-9M15 100H38",)),
    "A": (("M1 2 26 100",), ("M-1 2-26 100M-18 66H17",), ("M-38 100H-15M13 100H39",)),
}
"""The broad strokes, the fine ones and the serifs of each letter, its middle at x = 0."""

WIDTHS = {"I": 26, "V": 66, "X": 66, "D": 72, "H": 74, "K": 74, "A": 76}
LETTERS = {"7": "VII", "8": "VIII", "9": "IX", "T": "X", "J": "D", "Q": "H", "K": "K", "A": "A"}
"""The text in the corner of a card, by rank; D, H, K and A are dolník, horník, kráľ and eso."""


def width_of(rank: str) -> int:
    """How wide the index of ``rank`` is where it is 100 high."""
    return sum(WIDTHS[letter] for letter in LETTERS[rank])


def index(rank: str) -> str:
    """The index of ``rank``, beginning at x = 0; its stroke is that of the element around it."""
    at, letters = 0.0, []
    for letter in LETTERS[rank]:
        at += WIDTHS[letter] / 2
        letters.append(_letter(letter, at))
        at += WIDTHS[letter] / 2
    return group(*letters, id=f"rank-{rank}", fill="none")


def _letter(letter: str, x: float) -> str:
    broad, fine, serifs = STROKES[letter]
    strokes = ((broad, BROAD), (fine, FINE), (serifs, SERIF))
    return element(
        "g",
        *(shape("".join(paths), stroke_width=width) for paths, width in strokes if paths),
        transform=f"translate({x:g})",
    )

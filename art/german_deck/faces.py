"""The faces: corner, pips, courts and aces, and their plain form with the large index."""

from collections.abc import Iterator

from art.german_deck.pen import both_ways, colour, element, group, number, shape, use_symbol
from art.german_deck.signs import NAMES

RANKS = "789TJQKA"
SUITS = "sdhc"
CARDS = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
COURTS = "JQK"

LEFT, TOP = -110, -155
INDEX = 0.46
COLUMN = 33
ROWS = {"7": (-46, 22, 90), "8": (-79, -26, 27, 80), "9": (-72, -18, 36, 90), "T": (-112, -56, 0, 56, 112)}
CROWNING = {"7": -108, "9": -124}
"""Heights of the two columns of pips, and of the one between them at the head of the card."""
PIP = {"7": 0.58, "8": 0.52, "9": 0.5, "T": 0.5}
"""The scale of the pips, by rank."""
GROWING = "sc"
"""The suits whose pips hang together on a twig."""
LARGE = 0.9
"""The scale of the index in the plain form."""


def blank() -> str:
    """The blank card on which every face is drawn."""
    paint = {"fill": colour("ground"), "stroke": colour("edge")}
    return element("rect", id="blank", x=-119.5, y=-167.5, width=239, height=335, rx=14, **paint)


def face(card: str) -> str:
    """The card as a symbol called by its name."""
    rank = card[0]
    if rank in COURTS:
        inner = both_ways(f"both-{card}", (use_symbol(f"half-{card}", 0, 0),)) + use_symbol(f"girdle-{card[1]}", 0, 0)
    elif rank == "A":
        inner = _ace(card)
    else:
        inner = "".join(_pips(card))
    return _symbol(card, inner, both_ways(f"corner-{card}", _corner(card)))


def plain_face(card: str) -> str:
    """The plain form of a card: large index and sign, upright and turned, or beside a small portrait."""
    large = (_index(card, -107, -153, LARGE), use_symbol(NAMES[card[1]], -54, -6, 0.96))
    if card[0] in COURTS:
        return _symbol(f"{card}-large", *large, use_symbol(f"half-{card}", 26, 152, 0.8))
    return _symbol(f"{card}-large", both_ways(f"great-{card}", large))


def _symbol(name: str, *inner: str) -> str:
    return element("symbol", element("use", href="#blank"), *inner, id=name, viewBox="-120 -168 240 336")


def _index(card: str, x: float, y: float, scale: float) -> str:
    return use_symbol(f"rank-{card[0]}", x, y, scale, stroke=colour(f"{NAMES[card[1]]}-ink"))


def _corner(card: str) -> Iterator[str]:
    yield _index(card, LEFT, TOP, INDEX)
    yield use_symbol(NAMES[card[1]], LEFT + 20, TOP + 76, 0.42)


def _pips(card: str) -> Iterator[str]:
    rank, suit = card[0], card[1]
    sign, size = NAMES[suit], PIP[rank]
    if suit in GROWING:
        yield _stem(card)
    for y in ROWS[rank]:
        yield use_symbol(sign, -COLUMN, y, size)
        yield use_symbol(sign, COLUMN, y, size)
    if rank in CROWNING:
        yield use_symbol(sign, 0, CROWNING[rank], size)


def _stem(card: str) -> str:
    """The twig on which leaves and acorns grow: leaves by their stalks below, acorns by theirs above."""
    rank, suit = card[0], card[1]
    foot = (22 if suit == "s" else -22) * PIP[rank]
    crown = CROWNING.get(rank, ROWS[rank][0] - 14)
    stem = f"M0 {number(crown)}V{number(ROWS[rank][-1] + foot + 30)}"
    twigs = "".join(_twig(y + foot, side) for y in ROWS[rank] for side in (-COLUMN, COLUMN))
    paint = colour(f"{NAMES[suit]}-ink")
    return shape(stem + twigs, stroke=paint, stroke_width=3, stroke_linecap="round")


def _twig(y: float, side: float) -> str:
    return f"M0 {number(y + 16)}Q{number(side / 2)} {number(y + 12)} {number(side)} {number(y)}"


def girdle(suit: str) -> str:
    """The belt where the two halves of the suit's figures meet."""
    stones = "".join(f"M{x - 8} 0 {x}-5 {x + 8} 0 {x} 5Z" for x in range(-82, 83, 41))
    return group(
        shape("M-119-8H119V8H-119Z", "gold", stroke=colour("ink"), stroke_width=3.4),
        shape(stones, f"{NAMES[suit]}-ink"),
        id=f"girdle-{suit}",
    )


def _ace(card: str) -> str:
    """The daus: two great signs, foot to foot on a scroll."""
    sign = NAMES[card[1]]
    scroll = group(
        shape("M-108-6-86-20V16L-108 30-100 12ZM108 6 86 20V-16L108-30 100-12Z", sign),
        shape("M-92-22C-50 4 40-34 92-14V22C50-4-40 34-92 14Z", "linen"),
        shape("M-74 0C-40 12 40-14 74 0", stroke_dasharray="1 9", stroke_width=5, stroke=colour(f"{sign}-ink")),
        stroke=colour("ink"),
        stroke_width=3.4,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    )
    return both_ways(f"daus-{card}", (use_symbol(sign, 14, -84, 1.3),)) + scroll

"""The four suit signs: leaf, bell, heart and acorn, each about 100 high with its middle at 0, 0."""

from collections.abc import Callable, Mapping

from art.german_deck.pen import colour, disc, group, shape

NAMES = {"s": "leaf", "d": "bell", "h": "heart", "c": "acorn"}
"""By the suit's letter, which it shares with the French suit that stands in for it."""

OUTLINE = 6
HEART = "M0 46C-8 30-42 12-42-17-42-36-29-45-18-45-9-45-3-40 0-31 3-40 9-45 18-45 29-45 42-36 42-17 42 12 8 30 0 46Z"
SCALES = "M-20-21-8-10M-4-24 12-9M12-22 23-12M20-21 8-10M4-24-12-9M-12-22-23-12"


def leaf() -> str:
    """A lime leaf on its stalk."""
    return _sign(
        "leaf",
        shape("M0 24C1 36 4 43 11 48", stroke_width=9),
        shape(
            "M0-49C7-38 17-33 27-26Q28-21 35-15Q34-9 40-1Q38 6 41 14C37 31 16 37 0 25C-16 37-37 31-41 14Q-38 6-40-1"
            "Q-34-9-35-15Q-28-21-27-26C-17-33-7-38 0-49Z",
            "leaf",
        ),
        shape("M0 25V-28M0 22 24 13M0 6 22-8M0 22-24 13M0 6-22-8", stroke_width=4.5),
    )


def bell() -> str:
    """A hawk's bell: a ring, a band about it, and the slit below."""
    return _sign(
        "bell",
        shape("M-9-33V-40A9 9 0 0 1 9-40V-33", "ground"),
        disc(0, 6, 40, "bell"),
        shape("M-30-12C-25-22-17-27-9-29", stroke=colour("ground"), stroke_width=7),
        shape("M-40 2Q0 16 40 2V13Q0 27-40 13Z", "ground", stroke_width=4.5),
        shape("M0 25V38", stroke_width=7),
        disc(0, 26, 5.5, "bell-ink", stroke="none"),
    )


def heart() -> str:
    """A heart with the light upon it."""
    return _sign(
        "heart",
        shape(HEART, "heart"),
        shape("M-29-14C-29-24-25-30-18-32", stroke=colour("ground"), stroke_width=7),
    )


def acorn() -> str:
    """An acorn hanging in its cup."""
    return _sign(
        "acorn",
        shape("M0-30C0-40 3-45 9-49", stroke_width=9),
        shape("M-25-6C-27 20-14 36-4 40L0 49 4 40C14 36 27 20 25-6Z", "acorn"),
        shape("M-14 6C-14 17-11 23-7 28", stroke=colour("ground"), stroke_width=6),
        shape("M-34-3C-36-23-20-33 0-33S36-23 34-3C22 3-22 3-34-3Z", "acorn-ink"),
        shape(
            "M-20-21-8-10M-4-24 12-9M12-22 23-12M20-21 8-10M4-24-12-9M-12-22-23-12",
            stroke=colour("acorn"),
            stroke_width=3,
        ),
    )


def _sign(name: str, *drawn: str) -> str:
    return group(
        *drawn,
        id=name,
        fill="none",
        stroke=colour(f"{name}-ink"),
        stroke_width=OUTLINE,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


SIGNS: Mapping[str, Callable[[], str]] = {"s": leaf, "d": bell, "h": heart, "c": acorn}

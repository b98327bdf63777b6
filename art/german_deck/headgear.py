"""What the figures wear on their heads; the middle of the face is at 0, 0, its brow at y = -16."""

from art.german_deck.pen import colour, disc, shape


def headgear(name: str, sign: str) -> tuple[str, ...]:
    """A crown set with stones of the suit's colour, or a cap."""
    if name not in CROWNS:
        return CAPS[name]
    stones = shape(STONES, stroke=colour(f"{sign}-ink"), stroke_width=5)
    return (*CROWNS[name], shape("M-25-16H25V-25H-25Z", "gold"), stones)


STONES = "M-14-20.5V-20.4M0-20.5V-20.4M14-20.5V-20.4"
BOWS = "M-23-24C-33-46-16-58 0-50C16-58 33-46 23-24M0-50V-24"
CROWNS = {
    "lily": (
        shape("M-24-24-31-48C-24-50-20-44-18-40C-14-46-10-50 0-62C10-50 14-46 18-40C20-44 24-50 31-48L24-24Z", "gold"),
        shape("M0-54C-5-46-5-40 0-34C5-40 5-46 0-54Z", "leaf", stroke_width=2.4),
    ),
    "pearls": (
        shape("M-24-24-30-46-14-38 0-54 14-38 30-46 24-24Z", "gold"),
        *(disc(x, y, 4.6, "linen", stroke_width=2.4) for x, y in ((-30, -48), (0, -57), (30, -48))),
    ),
    "arched": (
        shape("M-23-24C-33-46-16-56 0-48C16-56 33-46 23-24Z", "heart"),
        shape(BOWS, stroke_width=7.5),
        shape(BOWS, stroke=colour("gold"), stroke_width=3.4),
        disc(0, -57, 5, "gold", stroke_width=2.4),
    ),
    "spiked": (shape("M-24-24-31-52-17-38-10-58 0-38 10-58 17-38 31-52 24-24Z", "gold"),),
}
CAPS = {
    "brim": (
        shape("M-20-20C-22-44-10-50 0-48S22-46 20-20Z", "leaf-ink"),
        shape("M-16-26C-20-58-40-62-54-50C-42-48-34-38-24-22Z", "linen"),
        shape("M-40-14C-24-28 24-28 40-14C22-8-22-8-40-14Z", "leaf-ink"),
        shape("M-20-25C-8-21 8-21 20-25", stroke=colour("gold"), stroke_width=4),
    ),
    "turban": (
        shape("M-10-48C-10-64 10-64 10-48Z", "heart"),
        shape("M-27-12C-40-36-18-54 0-50S40-36 27-12C14-20-14-20-27-12Z", "linen"),
        shape("M-29-26C-14-40 10-40 22-16M-18-44C4-46 24-40 30-26", stroke_width=2.6),
        disc(0, -26, 6, "heart", stroke_width=2.6),
    ),
    "helmet": (
        shape("M-4-44C-8-64 18-74 44-60C32-60 34-46 42-38C26-40 14-42 6-40Z", "heart"),
        shape("M-25 4V-18C-25-40-12-48 0-48S25-40 25-18V4L18-10H-18Z", "steel"),
        shape("M0-48V-16M-25-16H25", stroke_width=2.8),
        shape("M-25-13H25", stroke=colour("gold"), stroke_width=3.4),
    ),
    "fur": (
        shape("M-22-26C-24-54 0-60 16-56C26-52 34-40 38-30 30-34 26-32 22-26Z", "heart"),
        shape(
            "M-30-12C-34-24-26-31-20-29-14-34-6-33 0-31 6-34 14-34 20-29 28-30 34-22 30-12 14-16-14-16-30-12Z",
            "acorn-ink",
        ),
        disc(-12, -42, 5, "gold", stroke_width=2.4),
    ),
    "hood": (
        shape("M-26 8C-34-20-22-40-4-48L-26-62C10-64 32-34 26 8L19 14C21-8 16-18 0-18S-21-8-19 14Z", "leaf-ink"),
        shape("M20-38C28-52 40-58 50-56C44-46 36-38 24-34", "heart", stroke_width=2.6),
    ),
    "motley": (
        shape("M-24-12C-24-30-18-36-8-38C-26-52-40-40-42-22-42-48-22-64 0-48Z", "heart"),
        shape("M24-12C24-30 18-36 8-38C26-52 40-40 42-22 42-48 22-64 0-48Z", "leaf"),
        shape("M-25-10C-24-32-10-40 0-48C10-40 24-32 25-10C12-18-12-18-25-10Z", "bell"),
        disc(-42, -18, 5.5, "gold", stroke_width=2.4) + disc(42, -18, 5.5, "gold", stroke_width=2.4),
    ),
    "beret": (
        shape("M26-34C44-54 40-64 30-68C32-56 22-50 14-42Z", "linen"),
        shape("M-25-12C-44-24-34-48-4-46 22-46 42-34 38-20 34-14 30-12 25-12 12-18-12-18-25-12Z", "heart"),
        shape("M-25-12C-12-19 12-19 25-12", stroke=colour("gold"), stroke_width=3.6),
    ),
    "straw": (
        shape("M-18-18C-20-38-14-48 0-48S20-38 18-18Z", "gold"),
        shape("M-19-26H19", stroke=colour("heart-ink"), stroke_width=6),
        shape("M-42-12C-30-24 30-24 42-12C30-16-30-16-42-12Z", "gold"),
    ),
}

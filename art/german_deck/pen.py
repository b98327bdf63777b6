"""The pen: elements of SVG as text, and the colours they are painted in.

A card is 240 wide and 336 high, with its middle at 0, 0; y grows downwards. Colours are custom properties with a
fallback, so that the page can change them and the file still looks right on its own.
"""

from collections.abc import Iterable

COLOURS = {
    "ground": "#fffdf6",
    "edge": "#8d8675",
    "ink": "#2b2016",
    "skin": "#f3d3ae",
    "gold": "#e2aa36",
    "linen": "#f4ead2",
    "hair": "#5a3a1c",
    "fair": "#c98f3a",
    "grey": "#c9c2b4",
    "steel": "#9fb0b5",
    "leaf": "#3c8a3f",
    "leaf-ink": "#1d5527",
    "bell": "#e9ae2f",
    "bell-ink": "#7b4606",
    "heart": "#cb2431",
    "heart-ink": "#971019",
    "acorn": "#a9672b",
    "acorn-ink": "#552f0f",
}
"""The usual colours by name: what is on every card, then each suit's own and the darker one of its outlines."""

FAR_APART = {
    "leaf": "#2f7fd0",
    "leaf-ink": "#0b4a94",
    "bell": "#f4c531",
    "bell-ink": "#7d5200",
    "heart": "#d8352a",
    "heart-ink": "#a81210",
    "acorn": "#4d4b4a",
    "acorn-ink": "#161413",
}
"""The suits in colours that colour-blind eyes distinguish: they differ in blue and yellow, and in lightness."""


def colour(name: str) -> str:
    """A colour of ``COLOURS`` as a paint; a suit's own ones can be changed by the page."""
    return f"var(--{name},{COLOURS[name]})" if name in FAR_APART else COLOURS[name]


def element(name: str, *inner: str, **attributes: str | float) -> str:
    """One element; ``stroke_width`` is written as ``stroke-width``, and numbers without needless digits."""
    rendered = "".join(f' {key.replace("_", "-")}="{number(value)}"' for key, value in attributes.items())
    return f"<{name}{rendered}>{''.join(inner)}</{name}>" if inner else f"<{name}{rendered}/>"


def number(value: str | float) -> str:
    """A number with two digits after the point at most; a text as it is."""
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def shape(outline: str, fill: str = "none", **attributes: str | float) -> str:
    """A path; ``fill`` is a name of ``COLOURS``, or none."""
    return element("path", d=outline, fill=fill if fill == "none" else colour(fill), **attributes)


def disc(x: float, y: float, radius: float, fill: str, **attributes: str | float) -> str:
    """A circle about x, y."""
    return element("circle", cx=x, cy=y, r=radius, fill=colour(fill), **attributes)


def group(*inner: str, **attributes: str | float) -> str:
    """Elements with attributes in common."""
    return element("g", *inner, **attributes)


def use_symbol(name: str, x: float, y: float, scale: float = 1, **attributes: str | float) -> str:
    """Reuse the symbol ``name`` of the same file, moved to x, y and scaled about its middle."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    turned = moved + (f"scale({number(scale)})" if scale != 1 else "")
    return element("use", href=f"#{name}", **({"transform": turned} if turned else {}), **attributes)


def both_ways(name: str, inner: Iterable[str]) -> str:
    """The elements, called ``name``, upright and turned about the middle of the card."""
    return group(*inner, id=name) + element("use", href=f"#{name}", transform="rotate(180)")

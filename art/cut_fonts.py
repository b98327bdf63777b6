#!/usr/bin/env python3
"""Cut the page's typefaces from the files of their packages: ``python art/cut_fonts.py FOLDER``.

``FOLDER`` holds the ``*-wght-normal.woff2`` files of the packages that ``client/vendor/fonts/README.md`` names. The
program needs fonttools and brotli: ``uv run --with fonttools --with brotli python art/cut_fonts.py FOLDER``.

Kept are the weights that the style sheets name, kerning and the kinds of digits. Latin is cut in four: what English
needs; the accented letters of Italian and Slovak; the rest of Latin-1; and all others. The file that English needs also
holds the letters in which the page writes the names of its languages, so that no language loads another's file.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

FONTS = Path(__file__).resolve().parents[1] / "src" / "kitapi" / "web" / "client" / "vendor" / "fonts"
FACES = ("commissioner", "eb-garamond")
WEIGHTS = (400, 700)
FEATURES = ["calt", "ccmp", "kern", "lnum", "locl", "mark", "mkmk", "pnum", "rvrn", "tnum"]

PLAIN = frozenset([*range(0x20, 0x7F), *map(ord, "\xa0«»±·×°–—‘’“”„•…−←↑→↓€")])
ACCENTS = frozenset(map(ord, "ÀÈÉÌÒÙàèéìòùÁÄÍÓÔÚÝáäíóôúý"))
CARONS = frozenset(map(ord, "ČčĎďĹĺĽľŇňŔŕŠšŤťŽž"))
"""The letters of Slovak that are not in Latin-1."""
NAMES = frozenset(map(ord, "Ελληνικά"))


class Cut(NamedTuple):
    """Letters of one of the package's files; None for all of them ``but`` some."""

    source: str
    letters: frozenset[int] | None = None
    but: frozenset[int] = frozenset()


CUTS = {
    "greek": [Cut("greek")],
    "latin": [Cut("latin", PLAIN)],
    "accents": [Cut("latin", ACCENTS), Cut("latin-ext", CARONS)],
    "latin-1": [Cut("latin", but=PLAIN | ACCENTS)],
    "latin-ext": [Cut("latin-ext", but=CARONS)],
}
IN_NAMES = {"commissioner": [Cut("greek", NAMES), Cut("latin-ext", frozenset(map(ord, "č")))]}
"""The characters that the file for English holds besides, by typeface."""


def cut(source: Path, one: Cut) -> TTFont:
    """The typeface in ``source`` with the letters that ``one`` names."""
    font = TTFont(source)
    letters = frozenset(font.getBestCmap()) - one.but if one.letters is None else one.letters
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return instantiateVariableFont(font, {"wght": WEIGHTS})


def add(font: TTFont, other: TTFont) -> None:
    """Add the glyphs of ``other``, a cut of the same typeface, without their kerning."""
    here = set(font.getGlyphOrder())
    new = [name for name in other.getGlyphOrder() if name not in here]
    for name in new:
        font["glyf"][name] = other["glyf"][name]
        font["hmtx"][name] = other["hmtx"][name]
        font["gvar"].variations[name] = other["gvar"].variations.get(name, [])
    letters = other.getBestCmap()
    for table in font["cmap"].tables:
        table.cmap.update(
            letters if table.format == 12 else {code: name for code, name in letters.items() if code <= 0xFFFF}
        )
    if "HVAR" in font:
        del font["HVAR"]  # it has the widths of the removed glyphs too; gvar contains the same widths


def save(font: TTFont, target: Path) -> None:
    """Write ``font`` as the same bytes each time."""
    font.flavor = "woff2"
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(target)


def main(folder: Path) -> None:
    """Cut all files of both typefaces."""
    for face in FACES:
        for name, cuts in CUTS.items():
            more = IN_NAMES.get(face, []) if name == "latin" else []
            font, *others = (cut(folder / f"{face}-{one.source}-wght-normal.woff2", one) for one in [*cuts, *more])
            for other in others:
                add(font, other)
            target = FONTS / f"{face}-{name}-wght-normal.woff2"
            save(font, target)
            print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

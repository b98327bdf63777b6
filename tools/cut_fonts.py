#!/usr/bin/env python3
"""Cut the page's typefaces from the files of their packages: ``python tools/cut_fonts.py FOLDER``.

``FOLDER`` holds the ``*-wght-normal.woff2`` files of the packages that ``client/vendor/fonts/README.md`` names. Needed
are fonttools and brotli, as by ``uv run --with fonttools --with brotli python tools/cut_fonts.py FOLDER``.

Kept are the weights that the style sheets name, kerning and the kinds of digits. Latin is cut in four: what English
needs; the rest of Latin-1; the letters of Slovak beyond that, which the page shows in every language; and all others.
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

PLAIN = frozenset([*range(0x20, 0x7F), *map(ord, "\xa0«»·×°–—‘’“”„•…−←↑→↓€")])
SLOVAK = frozenset(map(ord, "ČčĎďĹĺĽľŇňŔŕŠšŤťŽž"))


class Cut(NamedTuple):
    """One of our files: the package's file it is cut from, and its letters; None for all of them ``but`` some."""

    source: str
    letters: frozenset[int] | None = None
    but: frozenset[int] = frozenset()


CUTS = {
    "greek": Cut("greek"),
    "latin": Cut("latin", PLAIN),
    "latin-1": Cut("latin", but=PLAIN),
    "slovak": Cut("latin-ext", SLOVAK),
    "latin-ext": Cut("latin-ext", but=SLOVAK),
}


def cut(source: Path, target: Path, one: Cut) -> None:
    """Write the letters that ``one`` names from ``source`` to ``target``."""
    font = TTFont(source)
    letters = frozenset(font.getBestCmap()) - one.but if one.letters is None else one.letters
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font["head"].modified = font["head"].created  # the same file each time
    font.recalcTimestamp = False
    font.save(target)


def main(folder: Path) -> None:
    """Cut all files of both typefaces."""
    for face in FACES:
        for name, one in CUTS.items():
            target = FONTS / f"{face}-{name}-wght-normal.woff2"
            cut(folder / f"{face}-{one.source}-wght-normal.woff2", target, one)
            print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The drawn German deck is complete, has nothing twice or from other files, and is clear to colour-blind people too."""

import re
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.draw_german_deck import SPRITE, main, sprite
from art.german_deck.faces import CARDS
from art.german_deck.figures import PEOPLE
from art.german_deck.pen import COLOURS, FAR_APART
from art.german_deck.signs import NAMES

SVG = "{http://www.w3.org/2000/svg}"
CSS = SPRITE.parents[1] / "css" / "cards.css"
DRAWN = ElementTree.fromstring(sprite())

LARGEST = 60_000
CLEAR = 3.0
APART = 20.0

SEEN_BY = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Matrices for linear red, green and blue as seen without one kind of cone: Machado, Oliveira and Fernandes (2009)."""


def symbols() -> dict[str, ElementTree.Element]:
    return {symbol.get("id", ""): symbol for symbol in DRAWN.iter(f"{SVG}symbol")}


def test_the_script_draws_the_file_that_is_there(tmp_path: Path) -> None:
    main([str(tmp_path / "german.svg")])
    assert (tmp_path / "german.svg").read_bytes() == SPRITE.read_bytes()


def test_every_card_and_sign_is_there_in_both_forms() -> None:
    assert len(CARDS) == 32
    plain = {f"{card}-large" for card in CARDS}
    assert symbols().keys() == {*CARDS, *plain, *(f"sign-{suit}" for suit in NAMES)}


def test_no_two_drawings_are_alike() -> None:
    drawn = [ElementTree.tostring(symbol, encoding="unicode").split(">", 1)[1] for symbol in symbols().values()]
    assert len(set(drawn)) == len(drawn)
    assert len(set(PEOPLE.values())) == 12
    assert len({person.hat for person in PEOPLE.values()}) == 12


def test_pips_are_as_many_as_the_index_says() -> None:
    for suit, sign in NAMES.items():
        for rank, pips in (("7", 7), ("8", 8), ("9", 9), ("T", 10)):
            card = symbols()[f"{rank}{suit}"]
            assert len([use for use in card.findall(f"{SVG}use") if use.get("href") == f"#{sign}"]) == pips


def test_everything_that_is_referred_to_stands_in_the_file_once() -> None:
    names = [name for element in DRAWN.iter() if (name := element.get("id"))]
    assert len(set(names)) == len(names)
    referred = {value for element in DRAWN.iter() for key, value in element.attrib.items() if key.endswith("href")}
    assert referred <= {f"#{name}" for name in names}
    text = sprite()
    assert not re.search(r"url\(|<image|<script|<style|style=|@import|\son\w+=", text)
    assert set(re.findall(r"https?://[^\s\"]+", text)) == {
        "https://creativecommons.org/publicdomain/zero/1.0/",
        "http://www.w3.org/2000/svg",
    }


def test_the_file_is_light() -> None:
    assert len(sprite().encode()) < LARGEST


@pytest.mark.parametrize("palette", [COLOURS, FAR_APART], ids=["usual", "far apart"])
def test_signs_and_indices_stand_out_from_the_card(palette: dict[str, str]) -> None:
    for sign in NAMES.values():
        assert contrast(palette[f"{sign}-ink"], COLOURS["ground"]) > 2 * CLEAR
    assert contrast(COLOURS["ink"], COLOURS["ground"]) > CLEAR


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_the_colours_far_apart_are_so_for_every_eye(eyes: str) -> None:
    seen = {sign: lab(FAR_APART[sign], eyes) for sign in NAMES.values()}
    for one, other in combinations(seen, 2):
        assert distance(seen[one], seen[other]) > APART, (one, other)


def test_the_usual_colours_are_not_that_far_apart_for_all() -> None:
    nearest = min(
        distance(lab(COLOURS[one], eyes), lab(COLOURS[other], eyes))
        for eyes in SEEN_BY
        for one, other in combinations(NAMES.values(), 2)
    )
    assert nearest < APART


def test_the_page_sets_the_colours_that_the_script_names() -> None:
    rule = re.search(r"\.german\.far-apart \{(.*?)\}", CSS.read_text(encoding="utf-8"))
    assert rule is not None
    assert dict(re.findall(r"--([\w-]+): (#\w+);", rule[1])) == FAR_APART


def linear(colour: str) -> tuple[float, ...]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2.2 defines it, from 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    lights = (sum(w * p for w, p in zip(weights, linear(colour), strict=True)) for colour in (one, other))
    darker, lighter = sorted(lights)
    return (lighter + 0.05) / (darker + 0.05)


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    """Return the colour as ``eyes`` see it, in CIELAB under D65."""
    red, green, blue = (
        min(1.0, max(0.0, sum(w * p for w, p in zip(row, linear(colour), strict=True)))) for row in SEEN_BY[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return hypot(*(a - b for a, b in zip(one, other, strict=True)))

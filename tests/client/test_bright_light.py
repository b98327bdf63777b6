"""In bright light every text of the writer's page stands out by 7 to 1 or more, as the strictest guideline asks."""

import re
from itertools import product

import pytest

from kitapi.web.bundles import CLIENT

SHEET = (CLIENT / "css" / "writer.css").read_text()
CHOSEN = SHEET.partition(".writer.bright {")[2].partition("}")[0]
BY_DEVICE = SHEET.partition("(prefers-contrast: more)")[2].partition(".writer {")[2].partition("}")[0]
ON_PAPER = ("ink", "ink-quiet", "ink-struck", "red", "black", "green", "blue")
LOWEST = 7.0


def colours_in(block: str) -> dict[str, str]:
    """Return the values of custom properties by name."""
    return dict(re.findall(r"--([\w-]+): ([^;]+);", block))


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour as #rgb or #rrggbb."""
    digits = colour.removeprefix("#")
    digits = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    shares = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(("block", "name"), [*product((CHOSEN, BY_DEVICE), ON_PAPER)])
def test_every_ink_stands_out_from_the_paper(block: str, name: str) -> None:
    colours = colours_in(block)
    assert contrast(colours[name], colours["paper"]) >= LOWEST


def test_struck_figures_differ_from_the_valid_ones() -> None:
    colours = colours_in(CHOSEN)
    assert contrast(colours["ink-struck"], colours["paper"]) < contrast(colours["ink"], colours["paper"]) / 1.5


def test_the_cloth_is_white_by_day_and_black_in_the_evening_under_the_opposite_text() -> None:
    colours = colours_in(CHOSEN)
    assert (colours["cloth"], colours["on-cloth"]) == (
        "oklch(calc(1 - var(--evening)) 0 0)",
        "oklch(var(--evening) 0 0)",
    )
    assert colours["evening"] == "0"


def test_who_chose_it_and_who_asks_by_their_device_see_the_same() -> None:
    assert {**colours_in(BY_DEVICE), "evening": "0"} == colours_in(CHOSEN)

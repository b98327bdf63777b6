"""Charts of the players' statistics."""

import pytest

from kitapi.reports.players import losses, reliability
from kitapi.wording import LANGUAGES

POINTS = [
    reliability.Point("holds", 0.25, 0.5, 40),
    reliability.Point("holds", 0.75, 0.7, 19),
    reliability.Point("void", 0.1, 0.1, 500),
]


def values(drawn: object) -> list[float]:
    """Return the horizontal coordinates of the drawn statements."""
    found = []
    match drawn:
        case {"believed": float(value)}:
            found.append(value)
        case dict():
            found = [value for part in drawn.values() for value in values(part)]
        case list():
            found = [value for part in drawn for value in values(part)]
    return found


def test_points_of_few_statements_are_not_drawn() -> None:
    assert sorted(set(values(reliability.chart(POINTS, "en")))) == [0.1, 0.25]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_charts_speak_every_language(lang: str) -> None:
    word = {"en": "Declarer", "el": "Τζογαδόρος", "sk": "Hlavný hráč", "it": "Dichiarante"}[lang]
    lost = str(losses.chart([losses.Point("steady", "declarer", 1, 0.2)], lang))
    assert word in lost
    assert "steady" in lost
    assert {"en": "void", "el": "χρώμα", "sk": "farbu", "it": "seme"}[lang] in str(reliability.chart(POINTS, lang))

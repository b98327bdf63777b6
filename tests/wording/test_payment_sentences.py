"""A payment narrated on a terminal: who pays whom, in words, with the rule."""

import pytest

from kitapi.games.prefa.language.narration import transfer_in_words
from tests.games.prefa.accounts import settle_deal

NAMES = {"en": ("Eleni", "Nikos", "Anna"), "el": ("Ελένη", "Νίκος", "Άννα")}


@pytest.mark.parametrize(
    ("deal", "lang", "expected"),
    [
        ("6h 10/-/-", "en", ["The kasa pays Eleni 50 (PREFA-PAY-02)."]),
        ("6h 10/-/-", "el", ["Ελένη: παίρνει 50 από την κάσα (PREFA-PAY-02)."]),
        ("6h 5/5/-", "en", ["Eleni pays Nikos 25 (PREFA-PAY-03).", "Eleni puts 50 into the kasa (PREFA-PAY-03)."]),
        (
            "6h 5/5/-",
            "el",
            ["Ελένη: δίνει 25, παίρνει: Νίκος (PREFA-PAY-03).", "Ελένη: βάζει 50 στην κάσα (PREFA-PAY-03)."],
        ),
    ],
)
def test_a_payment_says_who_pays_and_who_gets(deal: str, lang: str, expected: list[str]) -> None:
    assert [transfer_in_words(moved, NAMES[lang], lang) for moved in settle_deal(deal).transfers] == expected

"""How a letterhead writes times and amounts."""

import pytest

from kitapi.wording.letterhead import Letterhead

SUMMER, WINTER = "2026-07-01T22:05:59.123456Z", "2026-11-21T23:05:59Z"


def test_a_time_is_that_of_the_houses_zone_in_summer_and_in_winter() -> None:
    rome = Letterhead(lang="en", zone="Europe/Rome")
    assert [rome.moment(at) for at in ("", SUMMER, WINTER)] == ["–", "2 Jul 2026, 00:05", "22 Nov 2026, 00:05"]
    assert [rome.clock_time(at) for at in ("", SUMMER, WINTER)] == ["–", "00:05:59", "00:05:59"]


@pytest.mark.parametrize(
    ("lang", "zone", "name"),
    [
        ("en", "UTC", "UTC"),
        ("sk", "Europe/Bratislava", "Bratislava"),
        ("el", "Europe/Athens", "Αθήνα"),
        ("it", "Europe/Rome", "Roma"),
        ("it", "Nowhere/At_All", "UTC"),
    ],
)
def test_a_zone_has_the_name_of_its_city_and_an_unknown_one_counts_as_utc(lang: str, zone: str, name: str) -> None:
    assert Letterhead(lang=lang, zone=zone).zone_name == name


@pytest.mark.parametrize(
    ("lang", "currency", "written"),
    [
        ("en", "", ["25,000", "+5", "0", "−5"]),
        ("en", "EUR", ["€25,000", "+€5", "€0", "−€5"]),
        ("en", "CZK", ["CZK\u00a025,000", "+CZK\u00a05", "CZK\u00a00", "−CZK\u00a05"]),
        ("sk", "EUR", ["25\u00a0000\u00a0€", "+5\u00a0€", "0\u00a0€", "−5\u00a0€"]),
        ("el", "EUR", ["25.000\u00a0€", "+5\u00a0€", "0\u00a0€", "−5\u00a0€"]),
        ("it", "CHF", ["25.000\u00a0CHF", "+5\u00a0CHF", "0\u00a0CHF", "−5\u00a0CHF"]),
    ],
)
def test_an_amount_is_whole_and_has_the_currency_where_its_language_puts_it(
    lang: str, currency: str, written: list[str]
) -> None:
    head = Letterhead(lang=lang, currency=currency)
    assert [head.amount(25000), *(head.difference(one) for one in (5, 0, -5))] == written

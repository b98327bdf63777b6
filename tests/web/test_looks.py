"""The server finds out how a visitor wants the page to look."""

import pytest

from kitapi.web.looks import Look, chosen_in, preferred_language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("el", "el"),
        ("el-GR,el;q=0.9,en;q=0.8", "el"),
        ("de-AT,de;q=0.9,sk;q=0.8,en;q=0.7", "sk"),
        ("en;q=0.3,it;q=0.7", "it"),
        ("EL-gr", "el"),
        ("sk;q=0,it", "it"),
        ("sk;q=2,it;q=0.1", "it"),
        ("de,fr", "en"),
        ("*", "en"),
        (";;,,q=1", "en"),
        (",".join(["de"] * 30 + ["el"]), "en"),
    ],
)
def test_the_first_language_of_ours_that_the_browser_prefers_is_chosen(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


@pytest.mark.parametrize(
    ("query", "look"),
    [
        ({}, Look("sk", "dark", "prefa")),
        ({"lang": "el"}, Look("el", "dark", "prefa")),
        ({"game": "preferans"}, Look("sk", "dark", "preferans")),
        ({"lang": "de", "game": "whist"}, Look("sk", "dark", "prefa")),
        ({"lang": "<b>", "theme": "light"}, Look("sk", "dark", "prefa")),
    ],
)
def test_an_address_changes_language_and_game_and_nothing_else(query: dict[str, str], look: Look) -> None:
    assert chosen_in(query, Look("sk", "dark", "prefa"), {"prefa", "preferans"}) == look

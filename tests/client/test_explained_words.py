"""Every word that shows its meaning on the page is in the word list of its game."""

import re

import pytest

from kitapi.web.bundles import CLIENT_NAME, sources
from kitapi_testing.places import RULEBOOKS

LISTED = re.compile(r'\bkey: "([\w-]+)", word: t\(')
NAMED = re.compile(r'(?:data-word=|\bword=|\bword: )"([\w-]+)"')
CHOSEN = re.compile(r"data-word=\$\{([^}]*)\}|\bEXPLAINED_BY = \{([^}]*)\}")
OF_NO_GAME = re.compile(r'case "([\w-]+)": return')
TRICKS = ["prefa", "preferans"]
GAMES = [*TRICKS, "caribbean_stud"]


def code_in(*folders: str) -> list[str]:
    return [path.read_text("utf-8") for name, path in sources() if name.startswith(folders) and name.endswith(".js")]


def words_of_no_game() -> set[str]:
    """Return the keys of words that belong to no game, which the page itself explains."""
    return {key for code in code_in(f"{CLIENT_NAME}/table/meaning.js") for key in OF_NO_GAME.findall(code)}


def named_in(*folders: str) -> set[str]:
    """Return the keys of words that modules name, except those that belong to no game."""
    keys: set[str] = set()
    for code in code_in(*folders):
        chosen = " ".join(part for found in CHOSEN.findall(code) for part in found)
        keys |= {*NAMED.findall(code), *re.findall(r'"([\w-]+)"', chosen)} - words_of_no_game()
    return keys


def listed_for(game: str) -> list[str]:
    return [key for code in code_in(f"games/{game}/") for key in LISTED.findall(code)]


def rulebook(game: str) -> str:
    return (RULEBOOKS / game / "rules.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_a_game_explains_is_in_its_list_once(game: str) -> None:
    listed = listed_for(game)
    assert len(listed) == len(set(listed)) > 9
    assert named_in(f"games/{game}/") - {*listed} == set()


@pytest.mark.parametrize("game", TRICKS)
def test_every_word_that_tables_of_tricks_explain_is_in_the_lists_of_their_games(game: str) -> None:
    named = named_in(f"{CLIENT_NAME}/tricks/", f"{CLIENT_NAME}/table/")
    assert {"dealer", "pass", "tricks"} < named
    not_played_with = set() if "call_time" in rulebook(game) else {"clock"}
    assert words_of_no_game() == {"bot", "result"}
    assert named - not_played_with - {*listed_for(game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_list_cites_a_rule_of_the_rulebook(game: str) -> None:
    cited = {clause for code in code_in(f"games/{game}/") if LISTED.search(code)
             for clause in re.findall(r'clause: "([A-Z]+-[A-Z0-9-]+)"', code)}  # fmt: skip
    assert len(cited) > 9
    assert {clause for clause in cited if f"**{clause}**" not in rulebook(game)} == set()

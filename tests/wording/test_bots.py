"""Bots in words: every bot of every game, in every language."""

import pytest

from kitapi.players import bots_of
from kitapi.registry import PACKAGES
from kitapi.room.seats.names import keys_of, reserved_keys
from kitapi.wording import LANGUAGES
from kitapi.wording.bots import LEVELS, bot_in_words, name_in_words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_words_of_their_own_which_no_visitor_can_take_as_a_name(lang: str) -> None:
    words = [bot_in_words(name, lang) for name in LEVELS]
    assert len(set(words)) == len(words)
    assert not set(words) & set(LEVELS)
    assert all(keys_of(one) <= reserved_keys(frozenset()) for one in words)


def test_every_bot_of_every_game_has_words() -> None:
    assert {name for package in PACKAGES.values() for name in bots_of(package)} <= set(LEVELS)


def test_a_name_that_is_no_bots_stays_as_it_is() -> None:
    assert name_in_words("Μαρία", "el") == "Μαρία"
    assert bot_in_words("lab-7", "el") == "μποτ lab-7"
    assert name_in_words("simple", "it") == "Bot semplice"

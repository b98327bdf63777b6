"""The names that the page gives to guests."""

import pytest

from kitapi.room.seats.names import keys_of, reserved_keys
from kitapi.room.table.decisions import LONGEST_NAME, parse_name
from kitapi.wording import LANGUAGES
from kitapi.wording.catalogues import catalogue


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_guests_name_is_short_enough_and_looks_like_no_bots(lang: str) -> None:
    texts = catalogue(lang, "client")["messages"]
    adjectives, birds = (
        next(text.split(", ") for key, text in texts.items() if key.startswith(first))
        for first in ("Quiet,", "Sparrow,")
    )
    names = {texts["{adjective} {bird}"].format(adjective=one, bird=bird) for one in adjectives for bird in birds}
    assert len(names) == 144
    assert max(map(len, names)) <= LONGEST_NAME
    assert all(parse_name(name) == name for name in names)
    assert not reserved_keys(frozenset()) & {key for name in names for key in keys_of(name)}

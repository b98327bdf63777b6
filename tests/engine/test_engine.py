"""The engine's answers: which requests are accepted or refused, and that a refused line changes nothing."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.auditor.records import record_audited
from kitapi.engine import BadRequest, Engine
from kitapi.records import read_record
from kitapi.registry import AUDITED, GAMES
from kitapi_testing.engine import ask, look_at_all, play_deal, refusal

NAMES = tuple(GAMES)


@pytest.mark.parametrize("game", NAMES)
def test_a_sitting_goes_through_what_is_carried_and_makes_a_record(game: str) -> None:
    engine, rng = Engine(GAMES[game]), random.Random(game)
    begin: dict[str, Any] = {"seed": 4, "terms": {"players": 3}}
    lines, terms = list[Any](), None
    for number in range(1, 4):
        events, result = play_deal(engine, begin, rng)
        assert events[0]["number"] == number
        assert sum(result["net"].values()) == 0
        terms = events[0]["terms"]
        lines += events
        begin = {"seed": 4, "carried": result["carried"]}
    heading = {"format": "kitapi-record", "version": 1, "game": game, "terms": terms, "seats": ["a", "b", "c"]}
    record = [json.dumps(line).encode() for line in ({**heading, "unit": GAMES[game].unit}, *lines)]
    assert len(read_record(record, GAMES, audited=True).deals) == 3
    assert list(record_audited(record, AUDITED.values())) == []


@pytest.mark.parametrize("game", NAMES)
def test_the_same_lines_give_the_same_answers(game: str) -> None:
    def played_again() -> list[Any]:
        return [play_deal(Engine(GAMES[game]), {"seed": 9}, random.Random(3))]

    assert played_again() == played_again()


@pytest.mark.parametrize("game", NAMES)
def test_another_seed_and_another_deal_have_other_cards(game: str) -> None:
    engine = Engine(GAMES[game])
    events, result = play_deal(engine, {"seed": 1}, random.Random(1))
    other, _ = play_deal(engine, {"seed": 2}, random.Random(1))
    following, _ = play_deal(engine, {"seed": 1, "carried": result["carried"]}, random.Random(1))
    dealt = [
        next(one for one in some if one["kind"].endswith(".cards_dealt"))["hands"]
        for some in (events, other, following)
    ]
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]


@pytest.mark.parametrize("game", NAMES)
def test_what_needs_a_deal_or_its_end_says_so(game: str) -> None:
    engine = Engine(GAMES[game])
    for line in ({"do": "result"}, {"do": "options"}, {"do": "view", "viewer": "seat0"}):
        assert refusal(engine, line).startswith("do: there is no deal yet")
    ask(engine, {"do": "new", "seed": 1})
    assert refusal(engine, {"do": "result"}).startswith("do: the deal is not over")
    assert refusal(engine, {"do": "view", "viewer": "seat9"}).startswith("viewer: ")
    assert refusal(engine, {"do": "options", "actor": "seat9"}).startswith("actor: ")
    assert refusal(engine, {"do": "play"}).startswith("do: ")
    assert ask(engine, {"do": "options", "actor": "seat0"}) == {"options": {"seat0": []}}


@pytest.mark.parametrize("game", NAMES)
def test_two_engines_share_nothing(game: str) -> None:
    one, other = Engine(GAMES[game]), Engine(GAMES[game])
    ask(one, {"do": "new", "seed": 1})
    assert refusal(other, {"do": "options"}).startswith("do: ")


# Anything may be sent

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.dictionaries(
    st.sampled_from(("do", "actor", "action", "viewer", "terms", "seed", "deck", "carried", "dealer", "id")), JSON
)
LINES = (
    st.binary(max_size=40)
    | FIELDS.map(lambda line: json.dumps(line).encode())
    | st.builds(
        lambda do, line: json.dumps({**line, "do": do}).encode(),
        st.sampled_from(("act", "view", "options", "result")),
        FIELDS,
    )
)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"new","seed":1,"terms":{"players":3,"variant":{"x":%b}}}',
        b'{"do":"new","seed":1,"terms":%b}',
        b'{"do":"new","seed":1,"carried":{"setup":{"number":%b}}}',
        b'{"do":"new","seed":1,"carried":{"setup":{},"meter":%b}}',
        b'{"do":"act","actor":"seat0","action":{"kind":"add_kasa","amount":%b}}',
    ],
)
@pytest.mark.parametrize("value", [b"9" * 5000, b"[" * 25_000 + b"]" * 25_000], ids=["digits", "deep"])
def test_neither_many_digits_nor_deep_lists_end_the_engine(game: str, line: bytes, value: bytes) -> None:
    engine = Engine(GAMES[game])
    ask(engine, {"do": "new", "seed": 1})
    with pytest.raises(BadRequest):
        engine.answer(line % value)


@pytest.mark.parametrize("game", NAMES)
def test_an_unknown_field_of_what_is_carried_is_named_whatever_it_holds(game: str) -> None:
    carried = json.dumps(LEFT[game]).encode().replace(b'"setup": {', b'"setup": {"x": %b, ' % (b"9" * 5000))
    with pytest.raises(BadRequest, match=r"carried\.setup\.x: "):
        Engine(GAMES[game]).answer(b'{"do":"new","seed":1,"carried":%b}' % carried)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(NAMES), st.lists(LINES, min_size=1, max_size=4))
def test_no_line_ends_the_engine_or_changes_the_deal_by_accident(game: str, lines: list[bytes]) -> None:
    engine = Engine(GAMES[game])
    ask(engine, {"do": "new", "seed": 1})
    before = look_at_all(engine)
    for line in lines:
        with suppress(BadRequest):
            engine.answer(line)
    assert look_at_all(engine) == before


LEFT = {
    game: play_deal(Engine(GAMES[game]), {"seed": 2, "terms": {"players": 3}}, random.Random(5))[1]["carried"]
    for game in NAMES
}
"""The values that a deal of each game carries over to the next."""


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to all values inside ``value``."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(way for key, one in inner for way in leaves(one, (*path, key)))]


def change_at(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """``value`` with ``new`` at ``path``."""
    if not path:
        return new
    key, *rest = path
    if isinstance(value, dict):
        return {**value, key: change_at(value[key], tuple(rest), new)}
    return [change_at(one, tuple(rest), new) if place == key else one for place, one in enumerate(value)]


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_what_is_carried_over_may_be_anything(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(NAMES))
    path = data.draw(st.sampled_from(leaves(LEFT[game])))
    new = data.draw(JSON | st.sampled_from((0, 1, -1, 3, 99, 10**17, 10**18, [], {}, [0, 0, 0])))
    engine = Engine(GAMES[game])
    with suppress(BadRequest):
        play_deal(engine, {"seed": 1, "carried": change_at(LEFT[game], path, new)}, random.Random(1))

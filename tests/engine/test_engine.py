"""The engine's answers: what it takes and refuses, and that a refused line changes nothing."""

import json
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.auditor.records import record_audited
from kitapi.cards import DECK_32, DECK_52, write_cards
from kitapi.engine import BadRequest, Engine
from kitapi.records import read_record
from kitapi.registry import AUDITED, GAMES

NAMES = tuple(GAMES)
DECK = write_cards(DECK_32)
EAGER = ("wave", "raise", "no_more_bets", "game_over", "no_exchange")
RARE = ("state_facts", "call_inspector", "turn_selector", "begin_closing", "take_back_ante", "slip", "misplace_bet")


def ask(engine: Engine, line: Any) -> Any:
    """The answer to ``line``, as a program that reads JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(engine.answer(json.dumps(line).encode())))


def refusal(engine: Engine, line: Any) -> str:
    """Why ``line`` is not answered."""
    with pytest.raises(BadRequest) as refused:
        ask(engine, line)
    return str(refused.value)


def everything(engine: Engine) -> list[Any]:
    """All that can be looked at without changing anything."""
    views = [ask(engine, {"do": "view", "viewer": viewer}) for viewer in ("seat0", "spectator")]
    return [ask(engine, {"do": "options"}), *views]


def played(engine: Engine, begin: Any, rng: random.Random) -> tuple[list[Any], Any]:
    """A deal played at random, by what is offered alone: its events and its result."""
    answer = ask(engine, {"do": "new", **begin})
    events = list(answer["events"])
    while not answer["over"]:
        actor = rng.choice(answer["to_act"])
        action = chosen(answer["options"][actor], rng)
        if action is not None:
            answer = ask(engine, {"do": "act", "actor": actor, "action": action})
            events += answer["events"]
    return events, ask(engine, {"do": "result"})


def chosen(options: list[Any], rng: random.Random) -> Any:
    """One of ``options``, mostly one that brings a round of Caribbean Stud on; None: somebody else acts first."""
    eager = [option for option in options if option["kind"] in EAGER]
    usual = [
        option
        for option in options
        if option["kind"] not in RARE and option.get("action") not in ("bank_change", "add_to_float")
    ]
    option = (
        rng.choice(eager if eager and rng.random() < 0.7 else usual or options)
        if usual or rng.random() < 0.05
        else None
    )
    if option is None or option["kind"] != "range":
        return option
    amount = rng.randrange(option["lowest"], option["highest"] + 1, option["step"])
    return {"kind": option["action"], "amount": amount}


@pytest.mark.parametrize("game", NAMES)
def test_a_sitting_goes_through_what_is_carried_and_makes_a_record(game: str) -> None:
    engine, rng = Engine(GAMES[game]), random.Random(game)
    begin: dict[str, Any] = {"seed": 4, "terms": {"players": 3}}
    lines, terms = list[Any](), None
    for number in range(1, 4):
        events, result = played(engine, begin, rng)
        assert events[0]["number"] == number
        assert sum(result["net"].values()) == 0
        terms = events[0]["terms"]
        lines += events
        begin = {"seed": 4, "carried": result["carried"]}
    heading = {"format": "kitapi-record", "version": 1, "game": game, "terms": terms, "seats": ["a", "b", "c"]}
    record = [json.dumps(line).encode() for line in ({**heading, "unit": GAMES[game].unit}, *lines)]
    assert len(read_record(record, GAMES, audited=True).deals) == 3
    assert list(record_audited(record, AUDITED.values())) == []


def test_a_sitting_of_prefa_ends_when_the_kasa_is_empty() -> None:
    engine = Engine(GAMES["prefa"])
    spades = [card for card in DECK.split() if card.endswith("s")]
    order = [*spades, "Ah", "Ad", *(card for card in DECK.split() if card not in (*spades, "Ah", "Ad"))]
    terms = {"players": 3, "variant": {"kasa_share": 10}}
    ask(engine, {"do": "new", "deck": " ".join(order), "terms": terms})
    for actor, action in (
        ("seat1", {"kind": "bid", "contract": "6s"}),
        ("seat2", {"kind": "pass"}),
        ("seat0", {"kind": "pass"}),
        ("seat1", {"kind": "discard", "cards": order[-2:]}),
        ("seat1", {"kind": "name_contract", "contract": "8s"}),
        ("seat2", {"kind": "participate", "answer": "pass"}),
        ("seat0", {"kind": "participate", "answer": "pass"}),
    ):
        answer = ask(engine, {"do": "act", "actor": actor, "action": action})
    assert answer["over"]
    result = ask(engine, {"do": "result"})
    assert (result["net"]["kasa"], result["carried"]) == (-30, None)
    assert [one["clause"] for one in result["transfers"]] == ["PREFA-PAY-02"]


@pytest.mark.parametrize("game", NAMES)
def test_the_same_lines_give_the_same_answers(game: str) -> None:
    def played_again() -> list[Any]:
        return [played(Engine(GAMES[game]), {"seed": 9}, random.Random(3))]

    assert played_again() == played_again()


def test_a_deck_is_dealt_in_its_order() -> None:
    answer = ask(Engine(GAMES["prefa"]), {"do": "new", "deck": DECK, "dealer": 1})
    dealt = answer["events"][-1]
    assert dealt["kind"] == "prefa.cards_dealt"
    order = DECK.split()
    assert [dealt["hands"][2], dealt["hands"][0], dealt["hands"][1]] == [order[:10], order[10:20], order[20:30]]
    assert dealt["talon"] == order[30:]


def test_another_seed_and_another_deal_have_other_cards() -> None:
    engine, rng = Engine(GAMES["prefa"]), random.Random(1)
    events, result = played(engine, {"seed": 1}, rng)
    other = ask(engine, {"do": "new", "seed": 2})["events"]
    following = ask(engine, {"do": "new", "seed": 1, "carried": result["carried"]})["events"]
    dealt = [next(one for one in some if "hands" in one)["hands"] for some in (events, other, following)]
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]


def test_the_house_needs_no_dealer_and_its_meter_is_carried() -> None:
    engine = Engine(GAMES["caribbean-stud"])
    assert refusal(engine, {"do": "new", "seed": 1, "dealer": 0}).startswith("dealer: ")
    _, result = played(engine, {"seed": 1, "terms": {"players": 2}}, random.Random(2))
    assert result["carried"]["meter"] >= 25_000
    for meter in (-1, 10**17 + 1, 10**4000):
        line = {"do": "new", "seed": 1, "carried": {**result["carried"], "meter": meter}}
        assert refusal(engine, line).startswith("carried.meter: ")
    poor = {**result["carried"], "meter": 7}
    ask(engine, {"do": "new", "seed": 1, "carried": poor})
    assert ask(engine, {"do": "view", "viewer": "spectator"})["view"]["meter"] == 7


def test_a_hand_cut_deck_is_the_given_one_and_each_seat_may_be_asked_to_cut() -> None:
    engine = Engine(GAMES["caribbean-stud"])
    terms = {"players": 2, "variant": "example_by_hand"}
    ask(engine, {"do": "new", "deck": [write_cards(DECK_52)], "terms": terms})
    for kind in ("open_table", "check_decks", "wash"):
        answer = ask(engine, {"do": "act", "actor": "dealer", "action": {"kind": kind}})
    assert answer["events"][-1]["order"] == write_cards(DECK_52).split()
    offered = ask(engine, {"do": "act", "actor": "dealer", "action": {"kind": "offer_cut", "seat": 0}})
    assert {"kind": "range", "action": "cut", "lowest": 5, "highest": 47, "step": 1} in offered["options"]["seat0"]
    cut = ask(engine, {"do": "act", "actor": "seat0", "action": {"kind": "cut", "amount": 20}})
    assert cut["phase"] == "stakes"


WRONG_BEGINNINGS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "deck: "),
    ({"seed": 1, "deck": DECK}, "deck: "),
    ({"seed": -1}, "seed: "),
    ({"seed": 2**63}, "seed: "),
    ({"seed": 1.5}, "seed: "),
    ({"deck": DECK[:-3]}, "PREFA-DEAL-01: "),
    ({"deck": DECK.replace("7s", "2s")}, "PREFA-DEAL-01: "),
    ({"deck": DECK.replace("7s", "8s")}, "deck: 8s stands twice"),
    ({"deck": "Xs"}, "deck: "),
    ({"deck": []}, "deck: "),
    ({"deck": [DECK] * 17}, "deck: "),
    ({"seed": 1, "dealer": 3}, "dealer: "),
    ({"seed": 1, "dealer": -1}, "dealer: "),
    ({"seed": 1, "terms": {"players": 5}}, "terms.players: "),
    ({"seed": 1, "terms": {"variant": {"trumps": 1}}}, "terms.variant.trumps: "),
    ({"seed": 1, "terms": {"variant": "canasta"}}, "terms.variant: "),
    ({"seed": 1, "terms": {"variant": {"kasa_share": 10**12 + 10}}}, "terms.variant.kasa_share: "),
    ({"seed": 1, "terms": {"variant": {"kasa_share": 10**4299}}}, "terms.variant.kasa_share: "),
    ({"seed": 1, "terms": 7}, "terms: "),
    ({"seed": 1, "carried": {"meter": 1}}, "carried.setup: "),
    ({"seed": 1, "carried": []}, "carried: "),
    ({"seed": 1, "colour": "red"}, "colour: "),
)


@pytest.mark.parametrize(("begin", "said"), WRONG_BEGINNINGS, ids=[said for _, said in WRONG_BEGINNINGS])
def test_a_wrong_beginning_names_its_field_and_leaves_the_deal_before(begin: Any, said: str) -> None:
    engine = Engine(GAMES["prefa"])
    ask(engine, {"do": "new", "seed": 1})
    before = everything(engine)
    assert refusal(engine, {"do": "new", **begin}).startswith(said)
    assert everything(engine) == before


WRONG_ACTIONS = (
    ("seat0", {"kind": "pass"}, "PREFA-DEAL-03: "),
    ("seat1", {"kind": "hold"}, "PREFA-AUC-"),
    ("seat1", {"kind": "play_card", "card": "7s"}, "PREFA-PLAY-01: "),
    ("seat1", {"kind": "bid"}, "action.contract: is missing"),
    ("seat1", {"kind": "bid", "contract": "5s"}, "action.contract: "),
    ("seat1", {"kind": "bid", "contract": "6s", "loud": True}, "action.loud: "),
    ("seat1", {"kind": "jump"}, "action.kind: "),
    ("seat1", 7, "action: "),
    ("seat1", {"kind": "meter", "amount": 1}, "action.kind: "),
    ("seat3", {"kind": "pass"}, "actor: "),
    ("chance", {"kind": "unused", "secret": ""}, "actor: "),
    ("dealer", {"kind": "pass"}, "actor: "),
)


@pytest.mark.parametrize(("actor", "action", "said"), WRONG_ACTIONS, ids=[said for _, _, said in WRONG_ACTIONS])
def test_a_refused_action_names_its_rule_or_field_and_changes_nothing(actor: str, action: Any, said: str) -> None:
    engine = Engine(GAMES["prefa"])
    ask(engine, {"do": "new", "seed": 1})
    before = everything(engine)
    assert refusal(engine, {"do": "act", "actor": actor, "action": action}).startswith(said)
    assert everything(engine) == before
    assert ask(engine, {"do": "act", "actor": "seat1", "action": {"kind": "pass"}})["to_act"] == ["seat2"]


def test_what_needs_a_deal_or_its_end_says_so() -> None:
    engine = Engine(GAMES["prefa"])
    for line in ({"do": "result"}, {"do": "options"}, {"do": "view", "viewer": "seat0"}):
        assert refusal(engine, line).startswith("do: there is no deal yet")
    ask(engine, {"do": "new", "seed": 1})
    assert refusal(engine, {"do": "result"}).startswith("do: the deal is not over")
    assert refusal(engine, {"do": "view", "viewer": "seat9"}).startswith("viewer: ")
    assert refusal(engine, {"do": "options", "actor": "seat9"}).startswith("actor: ")
    assert refusal(engine, {"do": "play"}).startswith("do: ")
    assert ask(engine, {"do": "options", "actor": "seat0"}) == {"options": {"seat0": []}}


def test_where_time_is_limited_the_clock_may_say_that_it_is_up() -> None:
    engine = Engine(GAMES["prefa"])
    assert "clock" not in ask(engine, {"do": "new", "seed": 1})["to_act"]
    late = {"do": "act", "actor": "clock", "action": {"kind": "time_up", "seat": 1}}
    assert refusal(engine, late).startswith("PREFA-AUC-08: ")
    offered = ask(engine, {"do": "new", "seed": 1, "terms": {"variant": {"call_time": 30}}})
    assert offered["options"]["clock"] == [late["action"]]
    assert ask(engine, late)["to_act"] == ["seat2", "clock"]
    assert refusal(engine, {"do": "view", "viewer": "clock"}).startswith("viewer: ")


def test_views_hide_what_others_hold() -> None:
    engine = Engine(GAMES["prefa"])
    dealt = ask(engine, {"do": "new", "deck": DECK})["events"][-1]["hands"]
    hands = {name: ask(engine, {"do": "view", "viewer": name})["view"].get("hand") for name in ("seat0", "spectator")}
    assert sorted(hands["seat0"]) == sorted(dealt[0])
    assert not hands["spectator"]


def test_two_engines_share_nothing() -> None:
    one, other = Engine(GAMES["prefa"]), Engine(GAMES["prefa"])
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
@given(st.lists(LINES, min_size=1, max_size=4))
def test_no_line_ends_the_engine_or_changes_the_deal_by_accident(lines: list[bytes]) -> None:
    engine = Engine(GAMES["preferans"])
    ask(engine, {"do": "new", "seed": 1})
    before = everything(engine)
    for line in lines:
        with suppress(BadRequest):
            engine.answer(line)
    assert everything(engine) == before


LEFT = {
    game: played(Engine(GAMES[game]), {"seed": 2, "terms": {"players": 3}}, random.Random(5))[1]["carried"]
    for game in NAMES
}
"""What a deal of each game has left."""


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values within ``value``."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(way for key, one in inner for way in leaves(one, (*path, key)))]


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """``value`` with ``new`` at ``path``."""
    if not path:
        return new
    key, *rest = path
    if isinstance(value, dict):
        return {**value, key: changed(value[key], tuple(rest), new)}
    return [changed(one, tuple(rest), new) if place == key else one for place, one in enumerate(value)]


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_what_is_carried_over_may_be_anything(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(NAMES))
    path = data.draw(st.sampled_from(leaves(LEFT[game])))
    new = data.draw(JSON | st.sampled_from((0, 1, -1, 3, 99, 10**17, 10**18, [], {}, [0, 0, 0])))
    engine = Engine(GAMES[game])
    with suppress(BadRequest):
        played(engine, {"seed": 1, "carried": changed(LEFT[game], path, new)}, random.Random(1))

"""Prefa by the engine: decks, terms, refusals with their clauses, the clock, and what a view hides."""

from typing import Any

import pytest

from kitapi.cards import DECK_32, write_cards
from kitapi.engine import Engine
from kitapi.games.prefa.rules.game import PREFA
from kitapi_testing.engine import ask, look_at_all, refusal

DECK = write_cards(DECK_32)


def test_a_sitting_ends_when_the_kasa_is_empty() -> None:
    engine = Engine(PREFA)
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


def test_a_deck_is_dealt_in_its_order() -> None:
    answer = ask(Engine(PREFA), {"do": "new", "deck": DECK, "dealer": 1})
    dealt = answer["events"][-1]
    assert dealt["kind"] == "prefa.cards_dealt"
    order = DECK.split()
    assert [dealt["hands"][2], dealt["hands"][0], dealt["hands"][1]] == [order[:10], order[10:20], order[20:30]]
    assert dealt["talon"] == order[30:]


WRONG_BEGINNINGS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "deck: "),
    ({"seed": 1, "deck": DECK}, "deck: "),
    ({"seed": -1}, "seed: "),
    ({"seed": 2**63}, "seed: "),
    ({"seed": 1.5}, "seed: "),
    ({"deck": DECK[:-3]}, "PREFA-DEAL-01: "),
    ({"deck": DECK.replace("7s", "2s")}, "PREFA-DEAL-01: "),
    ({"deck": DECK.replace("7s", "8s")}, "deck: 8s is given twice"),
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
    engine = Engine(PREFA)
    ask(engine, {"do": "new", "seed": 1})
    before = look_at_all(engine)
    assert refusal(engine, {"do": "new", **begin}).startswith(said)
    assert look_at_all(engine) == before


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
    engine = Engine(PREFA)
    ask(engine, {"do": "new", "seed": 1})
    before = look_at_all(engine)
    assert refusal(engine, {"do": "act", "actor": actor, "action": action}).startswith(said)
    assert look_at_all(engine) == before
    assert ask(engine, {"do": "act", "actor": "seat1", "action": {"kind": "pass"}})["to_act"] == ["seat2"]


def test_where_time_is_limited_the_clock_may_say_that_it_is_up() -> None:
    engine = Engine(PREFA)
    assert "clock" not in ask(engine, {"do": "new", "seed": 1})["to_act"]
    late = {"do": "act", "actor": "clock", "action": {"kind": "time_up", "seat": 1}}
    assert refusal(engine, late).startswith("PREFA-AUC-08: ")
    offered = ask(engine, {"do": "new", "seed": 1, "terms": {"variant": {"call_time": 30}}})
    assert offered["options"]["clock"] == [late["action"]]
    assert ask(engine, late)["to_act"] == ["seat2", "clock"]
    assert refusal(engine, {"do": "view", "viewer": "clock"}).startswith("viewer: ")


def test_views_hide_what_others_hold() -> None:
    engine = Engine(PREFA)
    dealt = ask(engine, {"do": "new", "deck": DECK})["events"][-1]["hands"]
    hands = {name: ask(engine, {"do": "view", "viewer": name})["view"].get("hand") for name in ("seat0", "spectator")}
    assert sorted(hands["seat0"]) == sorted(dealt[0])
    assert not hands["spectator"]

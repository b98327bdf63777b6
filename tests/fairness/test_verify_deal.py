"""Verification of one deal: a true deal is sound, and the check made for each kind of change finds it."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.fairness import Verdict, verify_deal
from kitapi.fairness.arithmetic import commitment_of, key_of, order_of, pledge_of
from kitapi.fairness.checks import checks_for
from kitapi.fairness.decks import DECK_32, DECK_52
from kitapi.registry import FAIRNESS
from kitapi_testing.games.transcripts import GAMES, transcript
from kitapi_testing.shuffles import Event, Shuffle

COUNTING = bytes(range(32))
SHARES = ("00112233445566778899aabbccddeeff", "", "f" * 32)


def checks_of(verdict: Verdict) -> set[str]:
    return {problem.check for problem in verdict.problems}


USUAL = Shuffle("prefa")


def deal(of: Shuffle = USUAL, seed: int = 5) -> list[Event]:
    return transcript(Random(seed), of)


def find(events: list[Event], name: str, nth: int = 0) -> Event:
    return [event for event in events if event["kind"].endswith("." + name)][nth]


# The arithmetic


def test_a_commitment_is_the_one_another_implementation_makes() -> None:
    assert commitment_of("t/1", bytes(32)) == "e74dca9d95a61a2c3c7cbf9863b13a7c74c0ac6966132859b8f064f98423bf17"


@pytest.mark.parametrize(
    ("deck", "secret", "shares", "context", "places"),
    [
        (
            DECK_32,
            COUNTING,
            SHARES,
            "Κιτάπι/7",
            "18 4 2 21 9 19 31 17 20 11 26 25 22 24 30 5 10 1 8 23 0 3 6 7 15 28 14 29 13 27 16 12",
        ),
        (
            DECK_52,
            COUNTING,
            (),
            "",
            "38 44 22 21 51 4 49 35 13 48 16 8 3 2 33 10 40 42 12 37 27 29 31 24 18 41 26 14 23 9 36 28 50 11 30 15 "
            "1 20 7 46 47 5 25 17 45 6 19 39 43 32 34 0",
        ),
    ],
)
def test_an_order_is_the_one_another_implementation_makes(
    deck: tuple[str, ...], secret: bytes, shares: tuple[str, ...], context: str, places: str
) -> None:
    made = order_of(deck, key_of("kitapi-fy-1", context, secret, shares))
    assert made == tuple(deck[int(place)] for place in places.split())


def test_a_number_that_would_favour_some_places_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([(1 << 64) - 1, 1, 0])
    monkeypatch.setattr("kitapi.fairness.arithmetic.draw_numbers", lambda _: drawn)
    assert order_of(("a", "b", "c"), b"") == ("c", "a", "b")


# Valid transcripts


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("algorithm", ["kitapi-fy-1", "kitapi-fy-2"])
@pytest.mark.parametrize("method", ["hand", "machine"])
def test_a_deal_as_the_games_deal_it_is_sound(game: str, algorithm: str, method: str) -> None:
    verdict = verify_deal(deal(Shuffle(game, 4, algorithm, "Κιτάπι", 7, method)), FAIRNESS)
    assert verdict == Verdict(
        deal=7, context="Κιτάπι/7", algorithm=algorithm, commitment=verdict.commitment, outcome="sound"
    )


def test_who_was_silent_and_who_withheld_is_reported_of_a_sound_deal() -> None:
    verdict = verify_deal(deal(Shuffle("prefa", players=4, silent=(3,), withheld=(0, 2))), FAIRNESS)
    assert (verdict.outcome, verdict.silent, verdict.withheld) == ("sound", (3,), (0, 2))


def test_of_a_deal_without_pledges_only_silence_can_be_found() -> None:
    verdict = verify_deal(deal(Shuffle("prefa", players=4, algorithm="kitapi-fy-1", silent=(3,))), FAIRNESS)
    assert (verdict.outcome, verdict.silent, verdict.withheld) == ("sound", (3,), ())


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_broken_up_before_its_cards_is_aborted_with_its_secret(game: str) -> None:
    assert verify_deal(deal(Shuffle(game, broken_up=True)), FAIRNESS).outcome == "aborted"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_broken_up_without_pledges_never_showed_its_secret(game: str) -> None:
    assert verify_deal(deal(Shuffle(game, algorithm="kitapi-fy-1", broken_up=True)), FAIRNESS).outcome == "open"


def test_a_deal_that_still_runs_is_open() -> None:
    assert verify_deal(deal()[:4], FAIRNESS).outcome == "open"


def test_an_algorithm_of_another_name_is_unknown() -> None:
    events = deal()
    events[0]["commitment"]["algorithm"] = "test"
    verdict = verify_deal(events, FAIRNESS)
    assert (verdict.outcome, verdict.algorithm, verdict.problems) == ("unknown", "test", ())


@pytest.mark.parametrize("what", ["skip_seat", "deal_to_empty_seat"])
def test_mistakes_of_the_dealer_change_to_whom_cards_are_dealt(what: str) -> None:
    events = next(made for seed in range(99) if 1 < len(find(made := _stud(seed), "bets_closed")["seats"]) < 4)
    closed, dealt = find(events, "bets_closed"), find(events, "cards_dealt")
    dealt_to = closed["seats"]
    idle = min({0, 1, 2, 3} - set(dealt_to))
    seat, closed["seats"] = (idle, sorted([*dealt_to, idle])) if what == "skip_seat" else (dealt_to[-1], dealt_to[:-1])
    assert checks_of(verify_deal(events, FAIRNESS)) == {"dealing"}
    slip = {"kind": "caribbean_stud.slip_made", "schema": 1, "seat": seat, "what": what}
    events.insert(events.index(dealt), slip)
    assert verify_deal(events, FAIRNESS).outcome == "sound"


def _stud(seed: int) -> list[Event]:
    return deal(Shuffle("caribbean-stud", 4), seed)


# What was changed

Spoil = Callable[[list[Event]], Any]

SPOILT: tuple[tuple[str, Shuffle, Spoil], ...] = (
    ("once", Shuffle("caribbean-stud"), lambda deal: deal.insert(8, dict(find(deal, "deck_shuffled")))),
    ("sequence", Shuffle("prefa"), lambda deal: deal.insert(3, deal.pop(4))),
    ("sequence", Shuffle("prefa"), lambda deal: deal.insert(8, deal.pop(6))),
    ("context", Shuffle("prefa"), lambda deal: deal[0].update(number=2)),
    ("algorithm", Shuffle("prefa"), lambda deal: find(deal, "cards_dealt").update(algorithm="kitapi-fy-1")),
    ("seats", Shuffle("prefa", players=4), lambda deal: deal[0].update(dealer=2)),
    ("seats", Shuffle("prefa", broken_up=True), lambda deal: deal[1].update(seat=5)),
    ("pledges", Shuffle("prefa"), lambda deal: deal.pop(1)),
    ("pledges", Shuffle("prefa"), lambda deal: deal.insert(1, dict(deal[1]))),
    (
        "shares",
        Shuffle("prefa", withheld=(0,)),
        lambda deal: deal.remove(next(one for one in deal if one.get("value") == "")),
    ),
    ("shares", Shuffle("prefa"), lambda deal: deal.insert(4, dict(deal[4]))),
    ("shares", Shuffle("prefa", silent=(0,)), lambda deal: deal.insert(4, {**deal[4], "seat": 0, "value": ""})),
    ("fit", Shuffle("prefa"), lambda deal: deal[1].update(digest="0" * 64)),
    ("secret", Shuffle("prefa", broken_up=True), lambda deal: deal[-1].update(secret="0" * 64)),
    ("order", Shuffle("prefa"), lambda deal: find(deal, "cards_dealt")["talon"].reverse()),
    ("order", Shuffle("preferans"), lambda deal: find(deal, "cards_dealt")["hands"].reverse()),
    ("order", Shuffle("caribbean-stud"), lambda deal: find(deal, "deck_shuffled")["order"].reverse()),
    ("method", Shuffle("caribbean-stud"), lambda deal: find(deal, "deck_shuffled").update(times=1)),
    ("method", Shuffle("caribbean-stud"), lambda deal: deal.remove(find(deal, "deck_cut"))),
    ("method", Shuffle("caribbean-stud"), lambda deal: find(deal, "cards_dealt").update(method="machine")),
    (
        "method",
        Shuffle("caribbean-stud", method="machine"),
        lambda deal: deal.insert(
            deal.index(find(deal, "deck_shuffled")) + 1,
            {**find(deal, "pledged"), "kind": "caribbean_stud.cut_offered"},
        ),
    ),
    ("cut", Shuffle("caribbean-stud"), lambda deal: find(deal, "deck_cut").update(seat=None)),
    ("cut", Shuffle("caribbean-stud"), lambda deal: deal.remove(find(deal, "cut_offered", 1))),
    ("dealing", Shuffle("caribbean-stud"), lambda deal: find(deal, "cards_dealt")["bank"].reverse()),
    ("dealing", Shuffle("caribbean-stud"), lambda deal: find(deal, "bets_closed").update(seats=[])),
    ("ending", Shuffle("prefa"), lambda deal: deal.remove(find(deal, "cards_dealt"))),
    ("ending", Shuffle("prefa", broken_up=True), lambda deal: deal.pop()),
)


@pytest.mark.parametrize(("check", "of", "spoil"), SPOILT)
def test_what_was_changed_is_found_by_its_check(check: str, of: Shuffle, spoil: Spoil) -> None:
    events = deal(of)
    spoil(events)
    found = verify_deal(events, FAIRNESS)
    assert found.outcome == "failed"
    assert check in checks_of(found)


def test_every_check_has_something_that_it_alone_finds() -> None:
    alone = set()
    for check, of, spoil in SPOILT:
        events = deal(of)
        spoil(events)
        if verify_deal(events, FAIRNESS, without=(check,)).outcome != "failed":
            alone.add(check)
    assert alone == {name for game in FAIRNESS.values() for name, _ in checks_for(game)}


def test_pledge_and_share_changed_together_make_other_cards() -> None:
    events = deal()
    bound, share = events[0]["commitment"], find(events, "contributed")
    share["value"] = "0" * 32
    digest = pledge_of(bound["context"], bound["digest"], share["seat"], "0" * 32)
    events[1 + share["seat"]]["digest"] = digest
    assert checks_of(verify_deal(events, FAIRNESS)) == {"order"}


def test_who_has_the_secret_can_change_a_share_and_the_cards_but_not_the_pledge() -> None:
    events = deal()
    bound, share, dealt = events[0]["commitment"], find(events, "contributed"), find(events, "cards_dealt")
    share["value"] = "0" * 32
    shares = {one["seat"]: one["value"] for one in events if one["kind"] == "prefa.contributed"}
    secret = bytes.fromhex(dealt["secret"])
    order = order_of(DECK_32, key_of("kitapi-fy-2", bound["context"], secret, [shares[seat] for seat in range(3)]))
    for place, seat in enumerate(events[0]["active"]):
        dealt["hands"][seat] = list(order[10 * place : 10 * place + 10])
    dealt["talon"] = list(order[30:])
    assert checks_of(verify_deal(events, FAIRNESS)) == {"fit"}


# Never trusted

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=70)
    | st.sampled_from(
        ["kitapi-fy-1", "kitapi-fy-2", "hand", "f" * 64, "f" * 32, "t/1", "\ud800", 10**400, -1, math.nan]
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=9,
)
FIELDS = (
    "seat",
    "digest",
    "value",
    "hands",
    "talon",
    "algorithm",
    "secret",
    "order",
    "method",
    "times",
    "number",
    "terms",
)
KINDS = st.sampled_from([f"{game.prefix}.{name}" for game in FAIRNESS.values() for name in game.shapes])
EVENTS = st.fixed_dictionaries({"kind": KINDS}, optional=dict.fromkeys(FIELDS, JUNK)) | JUNK


@settings(max_examples=40)
@given(st.lists(EVENTS, max_size=4))
def test_whatever_the_events_are_there_is_a_verdict(events: list[Any]) -> None:
    assert verify_deal(events, FAIRNESS).outcome in ("failed", "unknown", "open")


@given(st.data())
def test_a_deal_with_anything_in_one_of_its_fields_has_a_verdict(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    events = deal(Shuffle(game, 4, data.draw(st.sampled_from(["kitapi-fy-1", "kitapi-fy-2"]))))
    event = data.draw(st.sampled_from(events))
    field = data.draw(st.sampled_from(sorted(event)))
    event[field] = data.draw(JUNK)
    inside = event.get("commitment")
    if isinstance(inside, dict) and inside:
        inside[data.draw(st.sampled_from(sorted(inside)))] = data.draw(JUNK)
    assert verify_deal(events, FAIRNESS).outcome in ("sound", "failed", "unknown")


@pytest.mark.parametrize("game", GAMES)
def test_half_a_surrogate_pair_in_any_field_has_a_verdict(game: str) -> None:
    """JSON may contain such an escape, and Python reads it."""
    events = deal(Shuffle(game, 4, "kitapi-fy-2"))
    for event in events:
        for field in sorted(event):
            for half in ("\ud800", {"\ud800": 1}, ["\ud800"]):
                changed = [one | {field: half} if one is event else one for one in events]
                assert verify_deal(changed, FAIRNESS).outcome in ("sound", "failed", "unknown"), field


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([], "it does not begin with the opening of a deal"),
        ([5], "event 1 is no JSON object with a kind"),
        ([{"kind": "prefa.pledged", "seat": 1, "digest": ""}], "it does not begin with the opening of a deal"),
        ([{"kind": "prefa.deal_opened"}], "event 1, prefa.deal_opened, cannot be read: Object missing required field"),
    ],
)
def test_what_is_no_deal_is_reported_in_a_sentence(events: list[Any], said: str) -> None:
    (problem,) = verify_deal(events, FAIRNESS).problems
    assert problem.check == "shape"
    assert str(problem.sentence).startswith(said)


def test_an_event_of_another_game_and_one_that_cannot_be_read_are_found() -> None:
    events = deal()
    events[2]["kind"] = "preferans.pledged"
    assert "shape" in checks_of(verify_deal(events, FAIRNESS))
    events = deal()
    events[2]["seat"] = True
    (first, *_) = verify_deal(events, FAIRNESS).problems
    assert (first.check, str(first.sentence)) == (
        "shape",
        "event 3, prefa.pledged, cannot be read: Expected `int`, got `bool` - at `$.seat`",
    )

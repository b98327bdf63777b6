"""Shares in the shuffle: pledged by all before any is shown, in every game."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from kitapi.kernel import (
    CHANCE,
    PLEDGED,
    SPECTATOR,
    Commitment,
    IllegalAction,
    MalformedAction,
    Nonce,
    Seal,
    Seat,
    Unused,
    nothing_given,
    pledge_of,
)
from kitapi.kernel.shares import WHY_NOT
from tests.contracts.laws import replay_is_live
from tests.games.cases import CASES
from tests.strategies import Moment, breaking_up, folded, sitting

VALUE, OTHER = "0f" * 16, "f0" * 16
BOUND = Commitment(context="t/1", algorithm=PLEDGED, digest="ab" * 32)
FIRST = Commitment(context="t/1", algorithm="kitapi-fy-1", digest="ab" * 32)
NAMES = sorted(CASES)


def test_all_pledge_before_anybody_is_asked_to_show() -> None:
    shares = nothing_given(BOUND, 3)
    assert shares.asked == (0, 1, 2)
    assert shares.option(BOUND, Seat(1)) == Seal(action="pledge", seat=1, commitment=BOUND, bytes=16)
    for seat in (Seat(2), Seat(0), Seat(1)):
        assert shares.why_not_pledge(seat) is None
        assert shares.why_not_show(BOUND, seat, VALUE) == "early"
        shares = shares.pledged(seat, pledge_of(BOUND, seat, VALUE))
        assert shares.why_not_pledge(seat) == "pledged"
    assert shares.asked == (0, 1, 2)
    assert shares.option(BOUND, Seat(1)) == Nonce(
        action="contribute", bytes=16, pledge=pledge_of(BOUND, Seat(1), VALUE)
    )


def test_what_is_shown_must_be_what_was_pledged_or_nothing() -> None:
    shares = nothing_given(BOUND, 2)
    for seat in (Seat(0), Seat(1)):
        shares = shares.pledged(seat, pledge_of(BOUND, seat, VALUE))
    assert shares.why_not_show(BOUND, Seat(0), OTHER) == "unfit"
    assert shares.why_not_show(BOUND, Seat(0), "") is None
    shares = shares.shown(Seat(0), VALUE)
    assert shares.why_not_show(BOUND, Seat(0), VALUE) == "given"
    assert shares.asked == (1,)
    assert shares.shown(Seat(1), "").contributions == (VALUE, "")


def test_every_reason_against_a_share_is_one_of_those_that_are_put_into_words() -> None:
    seat, open_ = Seat(0), nothing_given(BOUND, 1)
    pledged = open_.pledged(seat, pledge_of(BOUND, seat, VALUE))
    reasons = {
        nothing_given(FIRST, 1).why_not_pledge(seat),
        pledged.why_not_pledge(seat),
        open_.why_not_show(BOUND, seat, VALUE),
        pledged.why_not_show(BOUND, seat, OTHER),
        pledged.shown(seat, VALUE).why_not_show(BOUND, seat, VALUE),
    }
    assert reasons == set(WHY_NOT)


def test_who_is_away_pledges_nothing_and_is_not_asked_again() -> None:
    shares = nothing_given(BOUND, 2).pledged(Seat(0), "").pledged(Seat(1), pledge_of(BOUND, 1, VALUE))
    assert shares.asked == (1,)
    assert shares.contributions == ("", "")


@pytest.mark.parametrize(
    "commitment",
    [
        msgspec.structs.replace(BOUND, context="t/2"),
        msgspec.structs.replace(BOUND, digest="cd" * 32),
    ],
)
def test_a_pledge_is_good_for_one_seat_and_one_commitment(commitment: Commitment) -> None:
    pledge = pledge_of(BOUND, 0, VALUE)
    assert pledge not in (pledge_of(BOUND, 1, VALUE), pledge_of(BOUND, 0, OTHER), pledge_of(commitment, 0, VALUE))


def test_a_deal_of_the_first_way_asks_for_no_pledge() -> None:
    shares = nothing_given(FIRST, 2)
    assert shares.option(FIRST, Seat(0)) == Nonce(action="contribute", bytes=16)
    assert shares.why_not_pledge(Seat(0)) == "unasked"
    assert shares.why_not_show(FIRST, Seat(0), OTHER) is None
    assert shares.shuffle(FIRST).pledges == ()


# In the games


def shuffling(name: str, seed: int = 3) -> list[Moment]:
    """A deal bound to pledges, until it is over."""
    case = CASES[name]
    terms = case.presets[sorted(case.presets)[0]]
    return list(sitting(case.game, terms, random.Random(seed), deals=1, choice=case.choice, algorithm=PLEDGED))


def kinds(moments: Sequence[Moment], name: str) -> list[str]:
    codec = CASES[name].game.codec
    return [codec.event_kind(event)[0].rpartition(".")[2] for moment in moments for event in moment.events]


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_played_with_pledges_and_replays_as_it_was(name: str) -> None:
    deal = shuffling(name)
    seats = CASES[name].game.contributions(deal[0].after)
    told = [kind for kind in kinds(deal, name) if kind in ("pledged", "contributed")]
    assert told == ["pledged"] * len(seats) + ["contributed"] * len(seats)
    assert all(CASES[name].game.contributions(deal[-1].after))
    replay_is_live(CASES[name], deal)
    assert all(CASES[name].game.discrepancy(state) is None for moment in deal for state in moment.states)


@pytest.mark.parametrize("name", NAMES)
def test_who_pledged_is_told_where_the_shuffle_is_the_players(name: str) -> None:
    game = CASES[name].game
    pledging = [moment for moment in shuffling(name) if kinds([moment], name) == ["pledged"]]
    told = [game.observe(moment.after, moment.events[0], SPECTATOR) for moment in pledging]
    if name == "caribbean-stud":  # the house's deck is nobody's to talk about
        assert set(told) == {None}
    else:
        assert sorted(seen.seat for seen in told if seen) == list(range(len(pledging)))


@pytest.mark.parametrize("name", NAMES)
def test_everybody_sees_the_pledges_and_nobody_a_share_before_the_deal_is_over(name: str) -> None:
    game = CASES[name].game
    for moment in shuffling(name):
        given = [value for value in game.contributions(moment.after) if value]
        views = [game.codec.write_view(game.view(moment.after, viewer)) for viewer in (Seat(0), SPECTATOR)]
        if not game.is_over(moment.after):
            assert not any(value.encode() in view for value in given for view in views)
        shuffle = msgspec.json.decode(views[1]).get("shuffle")
        if moment.actor is not None and moment.actor != CHANCE and shuffle is not None:
            assert shuffle["commitment"] == game.commitment(moment.after).digest
            assert len(shuffle["pledges"]) == len(game.contributions(moment.after))


@pytest.mark.parametrize("name", NAMES)
def test_a_share_that_was_not_pledged_is_refused(name: str) -> None:
    game = CASES[name].game
    asked = next(
        moment.after
        for moment in shuffling(name)
        for option in game.options(moment.after, Seat(0))
        if isinstance(option, Nonce) and option.pledge
    )
    action = game.codec.read_action(msgspec.json.encode({"kind": "contribute", "value": OTHER}))
    with pytest.raises(IllegalAction) as refused:
        game.decide(asked, Seat(0), action)
    assert refused.value.facts == {"share": "unfit"}
    again = game.codec.read_action(msgspec.json.encode({"kind": "pledge", "digest": ""}))
    with pytest.raises(IllegalAction) as refused:
        game.decide(asked, Seat(0), again)
    assert refused.value.facts == {"share": "pledged"}


@pytest.mark.parametrize("name", NAMES)
def test_the_secret_of_a_shuffle_that_never_was_is_shown_once_and_by_chance_alone(name: str) -> None:
    game = CASES[name].game
    opened = shuffling(name)[0].after
    unused: Any = Unused(secret="5e" * 32)
    for actor in (CHANCE, Seat(0)):
        with pytest.raises(IllegalAction):
            game.decide(opened, actor, unused)
    over = folded(game, opened, game.break_up(opened))[-1]
    assert game.is_unused(over)
    with pytest.raises(IllegalAction):
        game.decide(over, Seat(0), unused)
    [event] = game.decide(over, CHANCE, unused)
    told = game.evolve(over, event)
    assert not game.is_unused(told)
    assert game.is_over(told)
    assert game.observe(told, event, Seat(0)) == event
    with pytest.raises(IllegalAction):
        game.decide(told, CHANCE, unused)


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_whose_cards_were_shuffled_leaves_nothing_unused(name: str) -> None:
    deal = shuffling(name)
    assert not CASES[name].game.is_unused(deal[-1].after)
    dealt = next(moment for moment in deal if moment.actor == CHANCE)
    assert not CASES[name].game.is_unused(breaking_up(CASES[name].game, dealt.after).after)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("kind", "field", "digits"), [("pledge", "digest", 64), ("contribute", "value", 32)])
def test_nothing_but_hexadecimal_digits_is_taken_not_even_a_newline(
    name: str, kind: str, field: str, digits: int
) -> None:
    codec = CASES[name].game.codec
    assert codec.read_action(msgspec.json.encode({"kind": kind, field: "0" * digits}))
    for spoilt in ("0" * digits + "\n", "\n", "0" * (digits - 1) + "g", "0" * (digits - 1), "A" * digits):
        with pytest.raises(MalformedAction):
            codec.read_action(msgspec.json.encode({"kind": kind, field: spoilt}))

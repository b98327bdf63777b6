"""The phase of the shuffle: all seats pledge before any share is shown; with a toy game's events, and in every game."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    Shuffle,
    ShufflePhase,
    Unused,
    is_unused,
    open_shuffle,
    pledge_of,
)
from kitapi.kernel.shuffle import events
from kitapi.kernel.shuffle.state import WHY_NOT, after, mark_made
from kitapi.kernel.shuffle.views import show
from kitapi_testing.games.cases import CASES
from kitapi_testing.laws import replay_is_live
from kitapi_testing.strategies import Moment, break_up_sitting, sitting, states_after

VALUE, OTHER = "0f" * 16, "f0" * 16
BOUND = Commitment(context="t/1", algorithm=PLEDGED, digest="ab" * 32)
FIRST = Commitment(context="t/1", algorithm="kitapi-fy-1", digest="ab" * 32)
NAMES = sorted(CASES)


class Pledged(events.Pledged, frozen=True, kw_only=True, tag="toy.pledged"):
    """A toy game's event of a pledge."""


class Contributed(events.Contributed, frozen=True, kw_only=True, tag="toy.contributed"):
    """A toy game's event of a share."""


class ShuffleUnused(events.ShuffleUnused, frozen=True, kw_only=True, tag="toy.shuffle_unused"):
    """A toy game's event of a secret that was never used."""


PHASE = ShufflePhase(clause="TOY-01", pledged=Pledged, contributed=Contributed, unused=ShuffleUnused)


def commit_seats(shuffle: Shuffle, *seats: int) -> Shuffle:
    """``shuffle`` after ``seats`` have pledged VALUE."""
    for seat in map(Seat, seats):
        [event] = PHASE.decide_pledge(shuffle, seat, pledge_of(shuffle.commitment, seat, VALUE))
        shuffle = after(shuffle, event)
    return shuffle


def reveal_values(shuffle: Shuffle, *values: str) -> Shuffle:
    """``shuffle`` after the first seats have revealed ``values``."""
    for seat, value in enumerate(values):
        [event] = PHASE.decide_contribution(shuffle, Seat(seat), value)
        shuffle = after(shuffle, event)
    return shuffle


def refusal(decide: Callable[..., Any], *args: Any, **more: Any) -> dict[str, Any]:
    """Return the facts of the refusal, which names the game's clause."""
    with pytest.raises(IllegalAction) as refused:
        decide(*args, **more)
    assert refused.value.clause == "TOY-01"
    return refused.value.facts


def test_all_commit_before_anybody_may_reveal() -> None:
    shuffle = open_shuffle(BOUND, 3)
    assert shuffle.due == (0, 1, 2)
    assert shuffle.option(Seat(1)) == Seal(action="pledge", seat=1, commitment=BOUND, bytes=16)
    for seat in (Seat(2), Seat(0), Seat(1)):
        assert refusal(PHASE.decide_contribution, shuffle, seat, VALUE) == {"share": "early"}
        shuffle = commit_seats(shuffle, seat)
        assert refusal(PHASE.decide_pledge, shuffle, seat, "ab" * 32) == {"share": "pledged"}
    assert shuffle.due == (0, 1, 2)
    assert shuffle.option(Seat(1)) == Nonce(action="contribute", bytes=16, pledge=pledge_of(BOUND, Seat(1), VALUE))


def test_what_is_revealed_must_be_what_was_pledged_or_nothing() -> None:
    shuffle = commit_seats(open_shuffle(BOUND, 2), 0, 1)
    assert refusal(PHASE.decide_contribution, shuffle, Seat(0), OTHER) == {"share": "unfit"}
    assert PHASE.decide_contribution(shuffle, Seat(0), "") == (Contributed(seat=Seat(0), value=""),)
    shuffle = reveal_values(shuffle, VALUE)
    assert refusal(PHASE.decide_contribution, shuffle, Seat(0), VALUE) == {"share": "given"}
    assert shuffle.due == (1,)
    assert reveal_values(commit_seats(open_shuffle(BOUND, 2), 0, 1), VALUE, "").contributions == (VALUE, "")


def test_every_reason_against_a_share_is_one_of_those_that_are_put_into_words() -> None:
    seat, open_ = Seat(0), open_shuffle(BOUND, 1)
    pledged = commit_seats(open_, 0)
    reasons = {
        open_shuffle(FIRST, 1).why_not_pledge(seat),
        pledged.why_not_pledge(seat),
        open_.why_not_reveal(seat, VALUE),
        pledged.why_not_reveal(seat, OTHER),
        reveal_values(pledged, VALUE).why_not_reveal(seat, VALUE),
    }
    assert reasons == set(WHY_NOT)


def test_who_is_absent_pledges_nothing_and_has_nothing_to_reveal() -> None:
    shuffle = commit_seats(after(open_shuffle(BOUND, 2), Pledged(seat=Seat(0), digest="")), 1)
    assert shuffle.due == (1,)
    assert shuffle.contributions == ("", "")


def test_the_cards_are_shuffled_once_and_only_when_all_shares_are_revealed() -> None:
    shuffle = commit_seats(open_shuffle(BOUND, 2), 0, 1)
    for early in (
        open_shuffle(BOUND, 2),
        shuffle,
        reveal_values(shuffle, VALUE),
        mark_made(reveal_values(shuffle, VALUE, VALUE)),
    ):
        assert not early.is_ready
    assert reveal_values(shuffle, VALUE, VALUE).is_ready


def test_a_secret_that_was_never_used_is_shown_once_at_the_end_and_by_chance_alone() -> None:
    unused = Unused(secret="5e" * 32)
    for shuffle in (open_shuffle(BOUND, 2), reveal_values(commit_seats(open_shuffle(BOUND, 2), 0, 1), VALUE, VALUE)):
        assert refusal(PHASE.decide_unused, shuffle, CHANCE, unused, over=False) == {"unused": False}
        assert refusal(PHASE.decide_unused, shuffle, Seat(0), unused, over=True) == {"chance": False}
        assert refusal(PHASE.decide_unused, mark_made(shuffle), CHANCE, unused, over=True) == {"unused": False}
        [event] = PHASE.decide_unused(shuffle, CHANCE, unused, over=True)
        assert event == ShuffleUnused(secret="5e" * 32)
        assert refusal(PHASE.decide_unused, after(shuffle, event), CHANCE, unused, over=True) == {"unused": False}


TRIES = st.lists(st.tuples(st.sampled_from([0, 1, 2]), st.booleans(), st.sampled_from([VALUE, OTHER, ""])), max_size=24)


def try_share(shuffle: Shuffle, seat: Seat, pledges: bool, value: str) -> tuple[Any, ...]:
    """Let ``seat`` try to pledge or reveal ``value``; returns the events, none if it is refused."""
    digest = pledge_of(BOUND, seat, value) if value else ""
    try:
        if pledges:
            return PHASE.decide_pledge(shuffle, seat, digest)
        return PHASE.decide_contribution(shuffle, seat, value)
    except IllegalAction:
        return ()


@given(TRIES)
def test_whatever_is_tried_nobody_reveals_before_all_are_bound_and_only_what_binds_them(
    tries: list[tuple[int, bool, str]],
) -> None:
    shuffle, bound, values = open_shuffle(BOUND, 3), dict[int, str](), dict[int, str]()
    for number, pledges, value in tries:
        due, seat = shuffle.due, Seat(number)
        for event in try_share(shuffle, seat, pledges, value):
            assert seat in due
            taken = bound if pledges else values
            assert pledges or len(bound) == 3
            assert seat not in taken
            taken[seat] = value
            shuffle = after(shuffle, event)
    assert all(value in ("", bound[seat]) for seat, value in values.items())
    assert shuffle.is_ready == (len(bound) == 3 and all(not bound[seat] or seat in values for seat in bound))
    assert shuffle.contributions == tuple(values.get(seat, "") for seat in range(3))
    assert all(VALUE not in str(pledge) and OTHER not in str(pledge) for pledge in show(shuffle).pledges)


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


def test_a_deal_of_the_first_algorithm_knows_no_pledges() -> None:
    shuffle = open_shuffle(FIRST, 2)
    assert shuffle.option(Seat(0)) == Nonce(action="contribute", bytes=16)
    assert refusal(PHASE.decide_pledge, shuffle, Seat(0), "ab" * 32) == {"share": "unasked"}
    assert PHASE.decide_contribution(shuffle, Seat(0), OTHER) == (Contributed(seat=Seat(0), value=OTHER),)
    assert show(shuffle).pledges == ()


# In the games


def play_with_pledges(name: str, seed: int = 3) -> list[Moment]:
    """Return a deal bound to pledges, until it is over."""
    case = CASES[name]
    terms = case.presets[sorted(case.presets)[0]]
    return list(sitting(case.game, terms, random.Random(seed), deals=1, choice=case.choice, algorithm=PLEDGED))


def kinds(moments: Sequence[Moment], name: str) -> list[str]:
    codec = CASES[name].game.codec
    return [codec.event_kind(event)[0].rpartition(".")[2] for moment in moments for event in moment.events]


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_played_with_pledges_and_replays_as_it_was(name: str) -> None:
    deal = play_with_pledges(name)
    seats = CASES[name].game.shuffle(deal[0].after).contributions
    shares = [kind for kind in kinds(deal, name) if kind in ("pledged", "contributed")]
    assert shares == ["pledged"] * len(seats) + ["contributed"] * len(seats)
    assert all(CASES[name].game.shuffle(deal[-1].after).contributions)
    replay_is_live(CASES[name], deal)
    assert all(CASES[name].game.discrepancy(state) is None for moment in deal for state in moment.states)


@pytest.mark.parametrize("name", NAMES)
def test_who_pledged_is_shown_where_the_shuffle_is_the_players(name: str) -> None:
    game = CASES[name].game
    pledging = [moment for moment in play_with_pledges(name) if kinds([moment], name) == ["pledged"]]
    observed = [game.observe(moment.after, moment.events[0], SPECTATOR) for moment in pledging]
    if name == "caribbean-stud":  # nobody at the table claims or breaks up against the house
        assert set(observed) == {None}
    else:
        assert sorted(seen.seat for seen in observed if seen) == list(range(len(pledging)))


@pytest.mark.parametrize("name", NAMES)
def test_everybody_sees_the_pledges_and_nobody_a_share_before_the_deal_is_over(name: str) -> None:
    game = CASES[name].game
    for moment in play_with_pledges(name):
        given = [value for value in game.shuffle(moment.after).contributions if value]
        views = [game.codec.write_view(game.view(moment.after, viewer)) for viewer in (Seat(0), SPECTATOR)]
        if not game.is_over(moment.after):
            assert not any(value.encode() in view for value in given for view in views)
        shuffle = msgspec.json.decode(views[1]).get("shuffle")
        if moment.actor is not None and moment.actor != CHANCE and shuffle is not None:
            assert shuffle["commitment"] == game.shuffle(moment.after).commitment.digest
            assert len(shuffle["pledges"]) == len(game.shuffle(moment.after).contributions)


@pytest.mark.parametrize("name", NAMES)
def test_a_share_that_was_not_pledged_is_refused(name: str) -> None:
    game = CASES[name].game
    pending = next(
        moment.after
        for moment in play_with_pledges(name)
        for option in game.options(moment.after, Seat(0))
        if isinstance(option, Nonce) and option.pledge
    )
    action = game.codec.read_action(msgspec.json.encode({"kind": "contribute", "value": OTHER}))
    with pytest.raises(IllegalAction) as refused:
        game.decide(pending, Seat(0), action)
    assert refused.value.facts == {"share": "unfit"}
    again = game.codec.read_action(msgspec.json.encode({"kind": "pledge", "digest": ""}))
    with pytest.raises(IllegalAction) as refused:
        game.decide(pending, Seat(0), again)
    assert refused.value.facts == {"share": "pledged"}


@pytest.mark.parametrize("name", NAMES)
def test_the_secret_of_a_shuffle_that_never_was_is_shown_once_and_by_chance_alone(name: str) -> None:
    game = CASES[name].game
    opened = play_with_pledges(name)[0].after
    unused: Any = Unused(secret="5e" * 32)
    for actor in (CHANCE, Seat(0)):
        with pytest.raises(IllegalAction):
            game.decide(opened, actor, unused)
    over = states_after(game, opened, game.break_up(opened))[-1]
    assert is_unused(game, over)
    with pytest.raises(IllegalAction):
        game.decide(over, Seat(0), unused)
    [event] = game.decide(over, CHANCE, unused)
    known = game.evolve(over, event)
    assert not is_unused(game, known)
    assert game.is_over(known)
    assert game.observe(known, event, Seat(0)) == event
    with pytest.raises(IllegalAction):
        game.decide(known, CHANCE, unused)


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_whose_cards_were_shuffled_leaves_nothing_unused(name: str) -> None:
    deal = play_with_pledges(name)
    assert not is_unused(CASES[name].game, deal[-1].after)
    dealt = next(moment for moment in deal if moment.actor == CHANCE)
    assert not is_unused(CASES[name].game, break_up_sitting(CASES[name].game, dealt.after).after)


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

"""Requirements on every game, for every set of house rules: a suite that each game's tests inherit.

It plays random sittings and checks the laws after every event. Nothing here knows a game.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kitapi.kernel import (
    CHANCE,
    EVERYBODY,
    SPECTATOR,
    Actor,
    Commitment,
    Form,
    IllegalAction,
    Nonce,
    Permutation,
    Range,
    Subset,
    expand,
    replay,
    seats_of,
)
from kitapi_testing.game_case import GameCase, clauses_of
from kitapi_testing.laws import dealt_seats_are_named, every_law_after_every_event, replay_is_live, snapshot
from kitapi_testing.noninterference import look_for_leaks
from kitapi_testing.strategies import SEEDS, Moment, actors, break_up_sitting, deals_of, sitting, some_action, viewers

DEALS = 3
"""Deals of each sitting in which the laws are checked."""

AMOUNTS = 24
"""The largest number of amounts of a range that are tried: the two lowest, the two highest, and random others."""

_FACTS = (str, int, bool, tuple, type(None))

lawful = settings(
    max_examples=min(12, settings().max_examples),  # fewer where the profile asks for fewer
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors, HealthCheck.data_too_large],
)


def covers(option: Any, action: Any) -> bool:
    """Whether ``action`` equals ``option``, or belongs to the family of options ``option``."""
    if not isinstance(option, Subset | Form | Range | Nonce | Permutation):
        return bool(option == action)
    fields = msgspec.to_builtins(action)
    if isinstance(option, Permutation):
        return fields["kind"] == "shuffled" and sorted(fields["order"]) == sorted(card.value for card in option.of)
    if fields["kind"] != option.action:
        return False
    match option:
        case Subset():
            chosen = set(fields["cards"])
            return len(chosen) == len(fields["cards"]) == option.size and chosen <= {card.value for card in option.of}
        case Form():
            return all(fields[field.name] in field.values for field in option.fields)
        case Range():
            return fields["amount"] in range(option.lowest, option.highest + 1, option.step)
        case Nonce():
            return len(bytes.fromhex(fields["value"])) == option.bytes


def refusal(case: GameCase, state: Any, actor: Actor, action: Any) -> IllegalAction | None:
    """Return the refusal of ``action``; None if the action is accepted."""
    try:
        case.game.decide(state, actor, action)
    except IllegalAction as error:
        return error
    return None


class GameContract:
    """The suite; inherit it as ``class TestThisGame(GameContract)``; ``case`` names the game."""

    case: GameCase

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a test with an argument ``preset`` once for each of the game's presets."""
        if "preset" in metafunc.fixturenames:
            metafunc.parametrize("preset", self.case.presets)

    @pytest.fixture(autouse=True)
    def _case_is_given(self) -> None:
        assert self.case.presets, "a game has at least one set of house rules"

    def moments(self, terms: Any, seed: int, deals: int = DEALS) -> list[Moment]:
        """Return the moments of a random sitting."""
        return list(sitting(self.case.game, terms, random.Random(seed), deals=deals, choice=self.case.choice))

    def each_state(self, terms: Any, seed: int, deals: int = 1) -> list[Any]:
        """Return every state of a random sitting in which somebody is to act or the deal is over."""
        return [moment.after for moment in self.moments(terms, seed, deals)]

    # Laws of what happens

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_cards_and_money_are_conserved_after_every_event(self, seed: int, data: st.DataObject) -> None:
        for moment in self.moments(data.draw(self.case.terms), seed):
            every_law_after_every_event(self.case, moment)

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_replaying_the_record_of_a_deal_gives_the_live_state_at_every_step(
        self, seed: int, data: st.DataObject
    ) -> None:
        moments = self.moments(data.draw(self.case.terms), seed)
        for deal in deals_of(moments):
            replay_is_live(self.case, deal)
            dealt_seats_are_named(self.case, deal)
        assert replay(self.case.game, [event for one in moments for event in one.events]) == moments[-1].after

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_a_deal_begins_with_the_opening_event_and_no_other_event_is_of_its_kind(
        self, seed: int, data: st.DataObject
    ) -> None:
        game = self.case.game
        for deal in deals_of(self.moments(data.draw(self.case.terms), seed)):
            kinds = [game.codec.event_kind(event)[0] for moment in deal for event in moment.events]
            assert kinds[0] == game.opening_kind
            assert game.opening_kind not in kinds[1:]

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_a_deal_ends_and_then_nobody_is_to_act(self, seed: int, data: st.DataObject) -> None:
        terms = data.draw(self.case.terms)
        for deal in deals_of(self.moments(terms, seed)):
            assert len(deal) - 1 <= self.case.longest_deal
            over = deal[-1].after
            assert self.case.game.is_over(over)
            assert all(self.case.game.options(over, actor) == () for actor in viewers(self.case.game, terms))

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_the_next_deal_carries_everything_over_and_a_running_one_has_no_successor(
        self, seed: int, data: st.DataObject
    ) -> None:
        game = self.case.game
        for moment in self.moments(data.draw(self.case.terms), seed):
            if not game.is_over(moment.after):
                assert game.succession(moment.after) is None
            if moment.opens and moment.before is not None:
                self.case.carried_over(moment.before, moment.after)

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_a_sitting_is_broken_up_at_any_moment_before_its_end_and_never_after(
        self, seed: int, data: st.DataObject
    ) -> None:
        terms, game = data.draw(self.case.terms), self.case.game
        for deal in deals_of(self.moments(terms, seed)):
            for place, moment in enumerate(deal, start=1):
                if game.is_over(moment.after) and game.succession(moment.after) is None:
                    assert self.refused_break_up(moment.after).clause in clauses_of(self.case)
                    continue
                broken = break_up_sitting(game, moment.after)
                every_law_after_every_event(self.case, broken)
                replay_is_live(self.case, [*deal[:place], broken])
                assert game.is_over(broken.after)
                assert game.succession(broken.after) is None
                assert not any(game.options(broken.after, actor) for actor in viewers(game, terms))
                assert self.refused_break_up(broken.after).clause in clauses_of(self.case)

    def refused_break_up(self, state: Any) -> IllegalAction:
        """Return the refusal to break up a sitting that has ended."""
        with pytest.raises(IllegalAction) as refused:
            self.case.game.break_up(state)
        return refused.value

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_deciding_and_looking_are_pure(self, seed: int, data: st.DataObject) -> None:
        terms, game = data.draw(self.case.terms), self.case.game
        for moment in self.moments(terms, seed):
            if moment.actor is None:
                continue
            untouched = snapshot(moment.before)
            assert game.decide(moment.before, moment.actor, moment.action) == moment.events
            for viewer in viewers(game, terms):
                assert game.view(moment.before, viewer) == game.view(moment.before, viewer)
            assert snapshot(moment.before) == untouched

    # Laws of what may be done

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_every_option_is_accepted(self, seed: int, data: st.DataObject) -> None:
        terms, game, rng = data.draw(self.case.terms), self.case.game, random.Random(seed)
        for state in self.each_state(terms, seed):
            for actor in (*actors(game, terms), EVERYBODY):
                for option in game.options(state, actor):
                    for action in all_actions(self.case, option, rng):
                        assert refusal(self.case, state, actor, action) is None, (option, action)

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_every_other_action_is_refused_by_a_clause_of_the_rulebook_and_changes_nothing(
        self, seed: int, data: st.DataObject
    ) -> None:
        terms, game, clauses = data.draw(self.case.terms), self.case.game, clauses_of(self.case)
        for state in self.each_state(terms, seed):
            untouched = snapshot(state)
            for actor in (*viewers(game, terms), EVERYBODY):
                options = game.options(state, actor)
                if options and not self.case.is_finite(state):
                    continue
                for action in self.case.actions(state):
                    if not any(covers(option, action) for option in options):
                        error = refusal(self.case, state, actor, action)
                        assert error is not None, f"{actor} may do {action}, which is none of {options}"
                        assert error.clause in clauses
                        assert all(isinstance(fact, _FACTS) for fact in error.facts.values())
            assert snapshot(state) == untouched

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_nobody_acts_for_another_who_is_to_act(self, seed: int, data: st.DataObject) -> None:
        terms, game = data.draw(self.case.terms), self.case.game
        for moment in self.moments(terms, seed):
            if moment.actor is None:
                continue
            for actor in viewers(game, terms):
                if actor != moment.actor and not game.options(moment.before, actor):
                    error = refusal(self.case, moment.before, actor, moment.action)
                    assert error is not None, f"{actor} may do {moment.action} for {moment.actor}"

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_chance_may_only_shuffle_the_deck_and_a_spectator_may_do_nothing(
        self, seed: int, data: st.DataObject
    ) -> None:
        game = self.case.game
        for state in self.each_state(data.draw(self.case.terms), seed):
            deck = game.deck(state)
            assert game.options(state, CHANCE) == (() if deck is None else (Permutation(of=deck),))
            assert game.options(state, SPECTATOR) == ()

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_somebody_is_to_act_until_the_deal_is_over(self, seed: int, data: st.DataObject) -> None:
        terms, game = data.draw(self.case.terms), self.case.game
        for state in self.each_state(terms, seed, DEALS):
            pending = [actor for actor in viewers(game, terms) if game.options(state, actor)]
            assert bool(pending) != game.is_over(state)

    # Laws of what is shown and written

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_a_view_offers_exactly_the_options(self, seed: int, data: st.DataObject) -> None:
        terms, game = data.draw(self.case.terms), self.case.game
        for state in self.each_state(terms, seed):
            for viewer in seats_of(game.seats(terms)):
                shown = msgspec.json.decode(game.codec.write_view(game.view(state, viewer))).get("options", [])
                assert shown == msgspec.json.decode(msgspec.json.encode(game.options(state, viewer)))

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_whatever_is_written_is_read_back_the_same(self, seed: int, data: st.DataObject) -> None:
        terms, game, codec = data.draw(self.case.terms), self.case.game, self.case.game.codec
        assert codec.read_terms(codec.write_terms(terms)) == terms
        played = self.moments(terms, seed, 1)
        middle = played[len(played) // 2].after
        for moment in (*played, break_up_sitting(game, middle)):
            if moment.actor is not None:
                assert codec.read_action(codec.write_action(moment.action)) == moment.action
            for event, state in zip(moment.events, moment.states, strict=True):
                assert codec.read_event(*codec.event_kind(event), codec.write_event(event)) == event
                for viewer in viewers(game, terms):
                    view, observation = game.view(state, viewer), game.observe(state, event, viewer)
                    assert codec.read_view(codec.write_view(view)) == view
                    if observation is not None:
                        assert codec.read_observation(codec.write_observation(observation)) == observation

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_the_sheet_of_a_sitting_is_written_at_every_step(self, seed: int, data: st.DataObject) -> None:
        game = self.case.game
        events: list[Any] = []
        for moment in self.moments(data.draw(self.case.terms), seed):
            events += moment.events
            assert msgspec.json.decode(game.codec.write_sheet(game.sheet(events)))

    @given(seed=SEEDS, data=st.data())
    @lawful
    def test_no_view_or_observation_depends_on_cards_the_viewer_has_not_seen(
        self, seed: int, data: st.DataObject
    ) -> None:
        terms = data.draw(self.case.terms)
        rng = random.Random(seed)
        for deal in deals_of(self.moments(terms, seed, 1)):
            for viewer in viewers(self.case.game, terms):
                look_for_leaks(self.case, deal, viewer, rng)

    # Every preset

    def test_every_preset_is_played_to_its_end(self, preset: str) -> None:
        terms = self.case.presets[preset]
        moments = self.moments(terms, seed=1, deals=self.case.longest_sitting)
        for moment in moments:
            every_law_after_every_event(self.case, moment)
        for deal in deals_of(moments):
            replay_is_live(self.case, deal)

    def test_terms_of_every_preset_are_read_back_the_same(self, preset: str) -> None:
        codec, terms = self.case.game.codec, self.case.presets[preset]
        assert codec.read_terms(codec.write_terms(terms)) == terms

    def test_every_preset_of_the_game_is_among_the_cases(self) -> None:
        named = {name.partition(",")[0] for name in self.case.presets}
        assert named == set(self.case.game.presets)

    def test_whoever_is_drawn_may_begin_a_sitting(self, preset: str) -> None:
        game, terms = self.case.game, self.case.presets[preset]
        commitment = Commitment(context="test", algorithm="test", digest="")
        opened = [game.open(game.begin(terms, drawn), commitment) for drawn in range(game.seats(terms))]
        assert len(set(map(repr, opened))) == (game.seats(terms) if self.case.draws_lots else 1)
        assert all(game.shuffle(replay(game, events)).commitment == commitment for events in opened)


def all_actions(case: GameCase, option: Any, rng: random.Random) -> Sequence[Any]:
    """Return the actions of an option: all of a small family; of a large one a few, with both ends of a range."""
    if isinstance(option, Nonce):
        return [some_action(case.game, option, rng) for _ in range(3)]
    if isinstance(option, Subset | Form | Range):
        read: Callable[[bytes], Any] = case.game.codec.read_action
        every = expand(option)
        if isinstance(option, Range) and len(every) > AMOUNTS:
            every = (*every[:2], *rng.sample(every[2:-2], AMOUNTS - 4), *every[-2:])
        return [read(msgspec.json.encode(fields)) for fields in every]
    return [option]

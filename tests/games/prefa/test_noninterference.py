"""The search for leaks finds planted leaks, and none in Prefa itself when players have tempers."""

import random
from collections.abc import Sequence
from typing import Any, cast

import pytest
from msgspec.structs import replace

from kitapi.cards import Card, cards_of, highest, in_suit, size
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.state import DealOver, Participating, Playing, Shuffling
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Actor, IllegalAction, Seat, Viewer
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.case import PREFA_CASE
from kitapi_testing.games.prefa.temperament import play_with_temper
from kitapi_testing.noninterference import Distinguishable, Leak, Renaming, World, look_for_leaks
from kitapi_testing.strategies import AnyGame, Moment, deals_of, sitting, viewers

PREFA = PREFA_CASE.game


class Altered:
    """Prefa with a leak that a test plants in it."""

    def __getattr__(self, name: str) -> Any:
        return getattr(PREFA, name)


class ShowsTheTalon(Altered):
    """Puts the talon's first card into everybody's hand, as long as nobody has taken it up."""

    def view(self, state: Any, viewer: Viewer) -> Any:
        view = PREFA.view(state, viewer)
        if isinstance(state, Shuffling | DealOver):
            return view
        return replace(view, hand=(*view.hand, state.deal.dealt.talon[0]))


class PadsByTrumps(Altered):
    """Makes every view longer by the trumps that the seat to the viewer's right holds."""

    def view(self, state: Any, viewer: Viewer) -> Any:
        view = PREFA.view(state, viewer)
        if not isinstance(state, Participating | Playing) or state.bargain is None:
            return view
        trump = state.bargain.contract.strain.trump
        neighbour = state.hands[((viewer if isinstance(viewer, int) else 0) + 1) % len(state.hands)]
        return replace(view, digest=view.digest + " " * (size(in_suit(neighbour, trump)) if trump else 0))


class ShowsADiscard(Altered):
    """Lets everybody observe the first of the cards that the declarer lays away."""

    def observe(self, state: Any, event: Any, viewer: Viewer) -> Any:
        seen: Any = PREFA.observe(state, event, viewer)
        if type(event).__name__ == "CardsDiscarded" and viewer != event.seat:
            return replace(seen, cards=event.cards[:1])
        return seen


class NamesACardInAnError(Altered):
    """Names a card of a neighbour in every refusal."""

    def decide(self, state: Any, actor: Actor, action: Any) -> Any:
        try:
            return PREFA.decide(state, actor, action)
        except IllegalAction as error:
            if isinstance(state, Shuffling | DealOver):
                raise
            others = [hand for seat, hand in enumerate(state.hands) if seat != actor and hand]
            raise IllegalAction(error.clause, **error.facts, held=highest(others[0]).value) from error


class WritesACardOnTheSheet(Altered):
    """Notes the talon's first card on the scoresheet before the deal is over."""

    def sheet(self, events: Sequence[Any]) -> Any:
        page = PREFA.sheet(events)
        dealt = [event for event in events if type(event).__name__ == "CardsDealt"]
        ends = [event for event in events if type(event).__name__ == "DealSettled"]
        return replace(page, kasa_share=dealt[-1].talon[0].index) if dealt and not ends else page


def search(game: AnyGame | None, deals: int) -> int:
    """Look for leaks in ``deals`` random deals of three and of four, for every viewer; returns the comparisons."""
    compared = 0
    for seed in range(deals):
        rng = random.Random(seed)
        terms = PrefaTerms(players=3 + seed % 2)
        choice, order = play_with_temper(rng)
        for deal in deals_of(list(sitting(game or PREFA, terms, rng, deals=1, choice=choice, order=order))):
            for viewer in viewers(PREFA, terms):
                compared += look_for_leaks(PREFA_CASE, deal, viewer, rng, game)["compared"]
    return compared


@clause("PREFA-DEAL-04")
def test_no_viewer_of_prefa_learns_what_is_hidden_from_him() -> None:
    assert search(None, deals=10) > 500


@pytest.mark.parametrize(
    ("plant", "caught_in"),
    [
        (ShowsTheTalon, "the view"),
        (PadsByTrumps, "the view"),
        (ShowsADiscard, "the observation"),
        (NamesACardInAnError, "is refused"),
        (WritesACardOnTheSheet, "the sheet"),
    ],
)
def test_a_planted_leak_is_found(plant: type[Altered], caught_in: str) -> None:
    with pytest.raises(Leak, match=caught_in):
        search(plant(), deals=16)


class NamesTheHolderOfAnAce(Altered):
    """Gives the answer to a contract as that of the seat which holds the ace of spades."""

    def decide(self, state: Any, actor: Actor, action: Any) -> Any:
        events = PREFA.decide(state, actor, action)
        if type(events[0]).__name__ != "AnswerGiven":
            return events
        holders = [seat for seat, hand in enumerate(state.hands) if hand & Card.ACE_OF_SPADES.bit]
        return (replace(events[0], seat=Seat(holders[0])), *events[1:]) if holders else events


def test_an_event_that_depends_on_hidden_cards_without_a_rule_for_it_is_found() -> None:
    with pytest.raises(Leak, match="what happens depends on hidden cards"):
        search(NamesTheHolderOfAnAce(), deals=16)


def test_a_renaming_reaches_cards_and_secrets_but_no_contract_that_is_written_alike() -> None:
    ace, seven = Card.ACE_OF_SPADES, Card.SEVEN_OF_SPADES
    renaming = Renaming({ace: seven, seven: ace}, {"aa": "bb"})
    assert renaming.of(((ace, "aa"), Contract.SEVEN_SPADES, "7s", 7)) == ((seven, "bb"), Contract.SEVEN_SPADES, "7s", 7)


def test_a_twin_differs_only_in_what_the_viewer_has_not_seen() -> None:
    moments: list[Moment] = list(sitting(PREFA, PrefaTerms(), random.Random(3), deals=1))
    dealt = next(
        moment for moment in moments if moment.action is not None and type(moment.action).__name__ == "Shuffled"
    )
    seen = PREFA_CASE.cards_seen(dealt.events, Seat(1))
    assert set(cards_of(seen)) == set(dealt.events[0].hands[1])
    assert PREFA_CASE.cards_seen([event for moment in moments for event in moment.events], Seat(1)) == PREFA_CASE.deck()


def test_what_was_not_stored_may_have_another_outcome_in_the_twin() -> None:
    """In the twin an unseen card may differ, so another seat may win the trick."""
    rng, other_winners = random.Random(5), 0
    moments = list(sitting(PREFA, PrefaTerms(), rng, deals=4, choice=play_with_temper(rng)[0]))
    for deal in deals_of(moments):
        for number, moment in enumerate(deal):
            if type(moment.events[-1]).__name__ == "TrickTaken":
                tried = (*deal[:number], moment._replace(failed=()))
                other_winners += sum(_winners_elsewhere(tried, viewer) for viewer in viewers(PREFA, PrefaTerms()))
    assert other_winners > 10


def _winners_elsewhere(tried: Sequence[Moment], viewer: Viewer) -> int:
    """Count ``viewer``'s twins in which the last of the ``tried`` actions, which was not stored, ends otherwise."""
    here, last = World(PREFA_CASE, PREFA, viewer, Renaming({}, {})), tried[-1]
    for moment in tried:
        here.live(moment)
    assert last.actor is not None
    hidden, played, found = (
        PREFA_CASE.deck() & ~PREFA_CASE.cards_seen(here.events, viewer),
        cast(Any, last.action).card,
        0,
    )
    for card in cards_of(hidden) if hidden & played.bit else ():
        names = Renaming({played: card, card: played}, {})
        try:
            twin = here.rename(names, tried)
        except Distinguishable:
            continue
        found += PREFA.decide(twin.state, last.actor, names.of(last.action)) != names.of(last.events)
    return found

"""The search for leaks finds those that are planted in Caribbean Stud: bank, other seats, stub."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import SPECTATOR, Actor, IllegalAction, Seat, Viewer
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.noninterference import Leak, look_for_leaks
from kitapi_testing.strategies import AnyGame, sitting

STUD = CARIBBEAN_STUD_CASE.game


class Altered:
    """Caribbean Stud with a leak that a test plants in it."""

    def __getattr__(self, name: str) -> Any:
        return getattr(STUD, name)


class ShowsTheBanksFirstCard(Altered):
    """A leak: the view shows the bank's first card beside its fifth."""

    def view(self, state: StudState, viewer: Viewer) -> Any:
        view = STUD.view(state, viewer)
        if state.phase is not Phase.CHOOSE:
            return view
        return replace(view, bank=replace(view.bank, cards=(*view.bank.cards, state.bank.cards[0])))


class WeighsTheStub(Altered):
    """A leak: the number of cards in the stub is reduced by the height of the next card."""

    def view(self, state: StudState, viewer: Viewer) -> Any:
        view = STUD.view(state, viewer)
        return (
            replace(view, stub=len(state.stub.cards) - state.stub.cards[0].rank.height)
            if state.is_dealt and state.stub.cards
            else view
        )


class ShowsTheNeighboursExchange(Altered):
    """Lets everybody observe the card that a seat is given."""

    def observe(self, state: StudState, event: Any, viewer: Viewer) -> Any:
        seen: Any = STUD.observe(state, event, viewer)
        return replace(seen, card=event.card) if type(event).__name__ == "CardGiven" else seen


class NamesACardInAnError(Altered):
    """Names a card of the first seat in every refusal."""

    def decide(self, state: StudState, actor: Actor, action: Any) -> Any:
        try:
            return STUD.decide(state, actor, action)
        except IllegalAction as error:
            cards = state.places[0].cards
            if actor == 0 or not cards:
                raise
            raise IllegalAction(error.clause, **error.facts, held=cards[0].value) from error


def search(game: AnyGame | None, hands: int) -> int:
    """Look for leaks in random hands of two, for a seat and a spectator; returns the comparisons."""
    compared = 0
    for seed in range(hands):
        rng = random.Random(seed)
        terms = CaribbeanStudTerms(players=2)
        hand = list(sitting(game or STUD, terms, rng, deals=1, choice=CARIBBEAN_STUD_CASE.choice))
        for viewer in (Seat(1), SPECTATOR):
            compared += look_for_leaks(CARIBBEAN_STUD_CASE, hand, viewer, rng, game)["compared"]
    return compared


@clause("CSP-082", "AMB-67")
def test_nobody_learns_what_is_hidden_from_him() -> None:
    assert search(None, hands=4) > 60


@pytest.mark.parametrize(
    ("plant", "caught_in"),
    [
        (ShowsTheBanksFirstCard, "the view"),
        (WeighsTheStub, "the view"),
        (ShowsTheNeighboursExchange, "the observation"),
        (NamesACardInAnError, "is refused"),
    ],
)
def test_a_planted_leak_is_found(plant: type[Altered], caught_in: str) -> None:
    with pytest.raises(Leak, match=caught_in):
        search(plant(), hands=16)

"""The parts of the state exist in their phases, and nowhere else."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import PressGameOver, StoreBank
from kitapi.games.caribbean_stud.rules.table.events import (
    BankStored,
    CardsDealt,
    DeckCut,
    DeckShuffled,
    HandOpened,
    HandVoided,
    UpcardTurned,
)
from kitapi.games.caribbean_stud.rules.table.state import MissingPart, StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import ImpossibleHistory
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.games.caribbean_stud.evenings import Evening
from kitapi_testing.games.caribbean_stud.tables import sits, table
from kitapi_testing.strategies import sitting
from tests.games.caribbean_stud.endings import Ending

DEALT = frozenset({"bank", "stub", "exchanges"})
PARTS = DEALT | {"deck", "end", "outcome"}
"""The parts that exist in some phases only."""

PLAYED = DEALT | {"deck"}

EXISTING: dict[Phase, frozenset[str]] = {
    Phase.CLOSED: frozenset(),
    Phase.PREPARE: frozenset(),
    Phase.STAKES: frozenset({"deck"}),
    Phase.COIN_IN: frozenset({"deck"}),
    Phase.DEAL: frozenset({"deck"}),
    **dict.fromkeys((Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT), PLAYED),
    Phase.DONE: frozenset({"end"}),
    Phase.CLOSING: frozenset(),
    Phase.OVER: frozenset({"outcome"}),
    Phase.BROKEN_UP: frozenset(),
}
"""The parts that always exist in a phase."""

POSSIBLE: dict[Phase, frozenset[str]] = {
    Phase.PREPARE: frozenset({"deck"}),
    Phase.DEAL: DEALT,
    Phase.DONE: PLAYED,
    Phase.CLOSING: frozenset({"deck"}),
    Phase.OVER: PLAYED | {"end"},
    Phase.BROKEN_UP: PLAYED | {"end"},
}
"""The parts that exist in a phase once the deck is shuffled, or the cards are dealt: a hand may be void before."""


def readable_parts(state: StudState) -> frozenset[str]:
    """Return the parts that can be read."""
    return frozenset(part for part in PARTS if can_be_read(state, part))


def can_be_read(state: StudState, part: str) -> bool:
    try:
        getattr(state, part)
    except MissingPart:
        return False
    return True


def histories() -> Iterator[list[Any]]:
    """Yield the events of random evenings with all kinds of irregularities, and of sittings that are broken up."""
    for seed in range(8):
        yield Evening(seed).play(4).events
    for number, terms in enumerate(CARIBBEAN_STUD_CASE.presets.values()):
        for seed in range(3):
            rng = Random(f"{number}/{seed}")
            played = sitting(CARIBBEAN_STUD, terms, rng, deals=2, choice=CARIBBEAN_STUD_CASE.choice, broken_up=0.01)
            yield [event for moment in played for event in moment.events]


def test_at_every_step_the_parts_exist_that_belong_to_the_phase() -> None:
    met: set[Phase] = set()
    for history in histories():
        state: StudState | None = None
        kinds: set[type] = set()
        for event in history:
            kinds = {HandOpened} if isinstance(event, HandOpened) else {*kinds, type(event)}
            state = evolve(state, event)
            found, always = readable_parts(state), EXISTING[state.phase]
            assert always <= found <= always | POSSIBLE.get(state.phase, frozenset()), (state.phase, found)
            assert ("deck" in found) == state.shuffled == (DeckShuffled in kinds)
            assert found & DEALT == (DEALT if CardsDealt in kinds else frozenset())
            met.add(state.phase)
    assert met == set(Phase)


def test_a_hand_that_is_void_before_the_deal_ends_without_cards() -> None:
    ending = Ending.at(Phase.COIN_IN, sits(ante=5))
    ending.state = evolve(ending.state, HandVoided(reversed=(), transfers=()))
    assert (ending.state.phase, ending.state.is_void) == (Phase.DONE, True)
    assert readable_parts(ending.state) == {"deck", "end"}
    assert ending.do(StoreBank()).of(BankStored) == [BankStored(cards=0)]
    assert readable_parts(ending.do(PressGameOver()).state) == {"deck", "end", "outcome"}


@pytest.mark.parametrize("part", sorted(PARTS))
def test_a_part_that_does_not_exist_in_a_phase_cannot_be_read_or_changed_there(part: str) -> None:
    state = table(Phase.CLOSED, sits())
    message = f"there is no {part} in closed"
    with pytest.raises(MissingPart, match=message):
        getattr(state, part)
    with pytest.raises(MissingPart, match=message):
        state.with_part(part)


@pytest.mark.parametrize(
    ("phase", "event", "missing"),
    [
        (Phase.PREPARE, lambda: DeckCut(seat=None, amount=20), "deck"),
        (Phase.DEAL, lambda: UpcardTurned(card=DECK_52[0]), "bank"),
    ],
)
def test_an_event_that_needs_a_part_cannot_follow_where_it_does_not_exist(
    phase: Phase, event: Callable[[], Any], missing: str
) -> None:
    with pytest.raises(ImpossibleHistory, match=f"cannot follow: there is no {missing} in"):
        evolve(table(phase, sits(ante=5)), event())

"""Writing a deal solo: giving it up before the contract is named (PREFA-BUY-02, PREFA-HOUSE-04)."""

from kitapi.games.prefa.rules.actions import WriteSolo
from kitapi.games.prefa.rules.events import Event, SoloAnswered, SoloWritten
from kitapi.games.prefa.rules.state import Discarding, GivenUp, Naming
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import IllegalAction, Instead, Seat, rule, table
from kitapi.mechanics.table import defenders_of

SOLO_TRICKS: dict[int, tuple[int, int, int]] = table(
    "PREFA-BUY-02",
    rows={6: (4, 3, 3), 7: (5, 3, 2), 8: (6, 2, 2), 9: (7, 2, 1), 10: (8, 1, 1)},
)
"""Tricks that count for declarer, first and second when a deal is written solo, by level of the minimum contract."""


@rule("PREFA-BUY-02", without=Instead(lambda state: isinstance(state, Discarding)))
def may_write(state: Discarding | Naming) -> bool:
    """Whether the declarer may write the deal solo: from when they see the talon until the contract is named."""
    return isinstance(state, Discarding | Naming)


def solo_options(state: Discarding | Naming) -> tuple[WriteSolo, ...]:
    """Return the option to write the deal solo, while the declarer may."""
    return (WriteSolo(),) if may_write(state) else ()


def decide_solo(state: Discarding | Naming) -> tuple[Event, ...]:
    """Return the events when the declarer gives the deal up; the deal is not settled yet."""
    if not may_write(state):
        raise IllegalAction("PREFA-BUY-02", phase=type(state).__name__)
    return (SoloWritten(seat=state.won.declarer),)


@rule("PREFA-HOUSE-04", without=False)
def may_be_declined(variant: PrefaVariant) -> bool:
    """Whether each defender may decline the payment."""
    return variant.solo_declined


def is_declined(state: GivenUp) -> bool:
    """Whether the payment is declined: one defender who declines is enough."""
    return any(not answer.accept for answer in state.answers)


def next_to_answer(state: GivenUp) -> tuple[Seat, ...]:
    """Return the defender who must accept or decline now, the first before the second; none once all have answered."""
    opened = state.deal.opened
    if not may_be_declined(opened.terms.variant) or is_declined(state):
        return ()
    return defenders_of(state.won.declarer, opened.active)[len(state.answers) :][:1]


def decide_answer(seat: Seat, accept: bool) -> tuple[Event, ...]:
    """Return the events when a defender accepts the payment or declines it."""
    return (SoloAnswered(seat=seat, accept=accept),)

"""The order of the house's procedure: which of the steps that a role may take are due, and which comes first.

The rules accept more steps than the procedure demands: chips may be changed, or the inspector called, at almost any
time. No rule depends on this order; the consoles show it.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from kitapi.games.caribbean_stud.rules.console.service import SERVICE
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.desk import ConfirmCount, CountChips
from kitapi.games.caribbean_stud.rules.table.actions.incidents import Dismiss, RuleOnHand
from kitapi.games.caribbean_stud.rules.views.view import DueStep
from kitapi.kernel import Form, Range

PROCEDURE: dict[type, str] = {
    Dismiss: "CSP-087",
    RuleOnHand: "CSP-088",
    actions.NoteDeclaration: "AMB-59",
    actions.Confirm: "CSP-063",
    actions.AuthorisePayment: "CSP-063",
    actions.OpenTable: "CSP-010",
    actions.DecideToken: "AMB-47",
    actions.Attend: "CSP-059",
    actions.CheckDecks: "CSP-011",
    actions.Wash: "CSP-012",
    actions.OfferCut: "CSP-013",
    actions.CutCards: "AMB-38",
    actions.InviteStakes: "CSP-021",
    actions.CloseBets: "CSP-023",
    actions.CoinIn: "CSP-024",
    actions.CountTokens: "CSP-025",
    actions.DealCards: "CSP-027",
    actions.TurnUpcard: "CSP-030",
    actions.TakeFee: "CSP-148",
    actions.GiveCard: "CSP-037",
    actions.TakeStub: "CSP-036",
    actions.AskSeat: "CSP-037",
    actions.CollectFold: "CSP-034",
    actions.CheckBet: "CSP-039",
    actions.Reveal: "CSP-039",
    actions.SettleSeat: "CSP-042",
    actions.PressJackpot: "CSP-057",
    actions.TurnSelector: "CSP-058",
    actions.StoreBank: "CSP-046",
    actions.PressGameOver: "CSP-046",
    CountChips: "CSP-071",
    ConfirmCount: "CSP-071",
    actions.DecideClaim: "AMB-61",
}
"""The steps of the procedure in their order, each with its clause; the next step is the first that is offered."""

ANSWERS = (actions.DecideToken, actions.Confirm, actions.DecideClaim, RuleOnHand)
"""Steps that decide between two outcomes; the procedure prefers neither of them."""

_BY_KIND = {str(step.__struct_config__.tag): step for step in PROCEDURE}  # type: ignore[attr-defined]


def due_of(options: Iterable[Any]) -> tuple[DueStep, ...]:
    """Return the steps of ``options`` that the procedure demands, each kind once, in its order."""
    offered = frozenset(_steps_in(options))
    return tuple(
        DueStep(kind=kind, clause=PROCEDURE[step], answers=step in ANSWERS)
        for kind, step in _BY_KIND.items()
        if step in offered
    )


def _steps_in(options: Iterable[Any]) -> Iterator[type | None]:
    """Yield the step to which each option belongs; turning the key to service is never due."""
    for option in options:
        if isinstance(option, Range | Form):
            yield _BY_KIND.get(option.action)
        elif option != actions.TurnSelector(position=SERVICE):
            yield type(option)

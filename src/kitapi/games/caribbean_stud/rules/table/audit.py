"""Whether a table's accounts add up."""

from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import METER, Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house import audit
from kitapi.kernel import rule

OWN_CHIPS = (Wager.ANTE, Wager.BET, Wager.FEE, Wager.TOKEN)
"""The wagers that must be empty between hands; a claim may wait longer."""


def discrepancy(state: StudState) -> str | None:
    """Return the first error in the accounts after the newest event, in a few English words; None: there is none.

    Only sums are checked; no payment is computed again.
    """
    if (wrong := audit.find_imbalance(state.balances, state.seats, owing=(METER,))) is not None:
        return wrong
    if state.phase not in (Phase.OVER, Phase.BROKEN_UP):
        return None
    if lies_on_wagers(state):
        return "wagers: chips still lie there"
    if state.phase is Phase.OVER and state.results != _results(state):
        return "results: not those of the balances"
    return None


@rule("CSP-046", without=False)
def lies_on_wagers(state: StudState) -> bool:
    """Whether there are chips on ANTE, BET, fee or token, which must be empty after GAME OVER."""
    return audit.is_staked(state.balances, state.seats, OWN_CHIPS)


def _results(state: StudState) -> tuple[int, ...]:
    """Return the winnings of each seat so far; a claim counts as the seat's until it is decided."""
    return audit.results_by_chips(state.balances, state.seats, held=(Wager.CLAIM,))

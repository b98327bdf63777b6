"""Whether a table's accounts add up."""

from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import HOUSE, METER, Wager, lying, pocket, stack
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import rule

OWN_CHIPS = (Wager.ANTE, Wager.BET, Wager.FEE, Wager.TOKEN)
"""The wagers that are empty between hands; a claim may wait longer."""


def discrepancy(state: StudState) -> str | None:
    """What does not add up after the newest event, in a few English words; no payment is reckoned again."""
    if sum(state.balances.values()):
        return "balances: they do not add up to zero"
    if (account := _overdrawn(state)) is not None:
        return f"{account}: less than nothing lies there"
    if state.phase not in (Phase.OVER, Phase.BROKEN_UP):
        return None
    if lies_on_wagers(state):
        return "wagers: chips still lie there"
    if state.phase is Phase.OVER and state.results != _results(state):
        return "results: not those of the balances"
    return None


def _overdrawn(state: StudState) -> str | None:
    """An account of chips below zero; notes, the house's money and a table's part in the meter may be."""
    free = {HOUSE, METER, *map(pocket, state.seats)}
    return next((account for account, chips in state.balances.items() if chips < 0 and account not in free), None)


@rule("CSP-046", without=False)
def lies_on_wagers(state: StudState) -> bool:
    """Whether chips lie on ANTE, BET, fee or token, where none must after GAME OVER."""
    return any(state.lying(seat, wager) for seat in state.seats for wager in OWN_CHIPS)


def _results(state: StudState) -> tuple[int, ...]:
    """What every seat has won so far, by its chips and notes; a claim counts as its own until it is decided."""
    return tuple(
        state.balances[stack(seat)] + state.balances[pocket(seat)] + state.balances[lying(seat, Wager.CLAIM)]
        for seat in state.seats
    )

"""A deal of Preferans that is over, or was broken up at a rare moment."""

from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.options import options_in_turn
from kitapi.games.preferans.rules.state import BrokenUp, Naming
from kitapi.kernel import SPECTATOR
from kitapi_testing.clauses import clause
from tests.games.preferans.tables import A, B, C, Table


def buy_talon() -> Table:
    """Return a table where A has bought and holds the talon."""
    return Table().call("1, pass, pass")


def test_nothing_is_offered_once_a_deal_is_over() -> None:
    broken = PREFERANS.evolve(buy_talon().state, PREFERANS.break_up(buy_talon().state)[0])
    assert isinstance(broken, BrokenUp)
    assert options_in_turn(broken, A) == ()
    assert all(PREFERANS.options(broken, seat) == () for seat in (A, B, C))


@clause("SK-DEAL-03")
def test_what_was_laid_away_before_the_contract_was_named_is_shown_where_the_sitting_ends_there() -> None:
    table = buy_talon()
    away = table.held_by(A)[:2]
    table.discard(" ".join(card.value for card in away))
    assert isinstance(table.state, Naming)
    broken = PREFERANS.evolve(table.state, PREFERANS.break_up(table.state)[0])
    shown = PREFERANS.view(broken, SPECTATOR).broken_up
    assert shown is not None
    assert shown.cards is not None
    assert set(shown.cards.discards) == set(away)

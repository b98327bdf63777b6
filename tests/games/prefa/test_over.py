"""A deal of Prefa that is over, or was broken up at a rare moment."""

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.options import options_in_turn
from kitapi.games.prefa.rules.state import BrokenUp, Naming
from kitapi.kernel import SPECTATOR
from kitapi_testing.clauses import clause
from tests.games.prefa.tables import A, B, C, Table


def buy_talon() -> Table:
    """Return a table where A has bought for 6♠ and holds the talon."""
    return Table().call("6s, pass, pass")


def test_nothing_is_offered_once_a_deal_is_over() -> None:
    broken = PREFA.evolve(buy_talon().state, PREFA.break_up(buy_talon().state)[0])
    assert isinstance(broken, BrokenUp)
    assert options_in_turn(broken, A) == ()
    assert all(PREFA.options(broken, seat) == () for seat in (A, B, C))


@clause("PREFA-DEAL-04")
def test_what_was_laid_away_before_the_contract_was_named_is_shown_where_the_sitting_ends_there() -> None:
    table = buy_talon()
    away = table.held_by(A)[:2]
    table.discard(" ".join(card.value for card in away))
    assert isinstance(table.state, Naming)
    broken = PREFA.evolve(table.state, PREFA.break_up(table.state)[0])
    shown = PREFA.view(broken, SPECTATOR).broken_up
    assert shown is not None
    assert shown.cards is not None
    assert set(shown.cards.discards) == set(away)

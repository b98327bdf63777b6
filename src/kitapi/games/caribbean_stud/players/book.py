"""The player ``book``, which makes the choice of highest expected value by the exact odds.

It buys a token only if the token's mean award exceeds its price.
"""

from fractions import Fraction

from kitapi.games.caribbean_stud.players.common import build_player
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, Raise
from kitapi.games.caribbean_stud.rules.views.view import SeatView, StudView

# The odds import NumPy; they are imported inside functions, so that only processes with this player load it.


def pays(view: StudView) -> bool:
    """Whether the mean award of a token exceeds its price at the present meter."""
    from kitapi.games.caribbean_stud.odds.house import break_even_of  # noqa: PLC0415

    return view.meter is not None and view.meter > break_even_of(view.house)


def choose(view: StudView, own: SeatView) -> Raise | AskExchange | None:
    """Return the best option that the player's chips can pay for, or None to fold.

    Of options of equal value, return the one that stakes less.
    """
    raising = next((option for option in view.options if isinstance(option, Raise)), None)
    exchanges = [option for option in view.options if isinstance(option, AskExchange)]
    if raising is None and not exchanges:
        return None
    best: Raise | AskExchange | None = None
    most, jackpot = Fraction(-1), _jackpot(view, own)
    if view.house.folded_jackpot:
        most += jackpot
    for option, expected in _evaluate_options(view, own, raising, exchanges):
        value = expected + jackpot if isinstance(option, Raise) else expected
        if value > most:
            best, most = option, value
    return best


def _evaluate_options(
    view: StudView, own: SeatView, raising: Raise | None, exchanges: list[AskExchange]
) -> list[tuple[Raise | AskExchange, Fraction]]:
    """Return the options, except the fold, that the player's chips can pay for, with their values in ANTEs."""
    from kitapi.games.caribbean_stud.odds.decision import decision, value_after_exchange  # noqa: PLC0415

    [upcard] = view.bank.cards
    if own.exchanged and own.discard is not None:
        return [(raising, value_after_exchange(own.cards, own.discard, upcard, view.house))] if raising else []
    exchanges = exchanges if can_go_on(view, own) else []
    odds = decision(own.cards, upcard, view.house, exchange=bool(exchanges))
    raised: list[tuple[Raise | AskExchange, Fraction]] = [(raising, odds.raise_)] if raising else []
    return [*raised, *((option, odds.exchange[option.card]) for option in exchanges)]


def can_go_on(view: StudView, own: SeatView) -> bool:
    """Whether the chips can pay for an exchange and the BET after it; without the BET an exchange is useless."""
    return own.stack >= (view.house.exchange_fee + 2) * own.ante


def _jackpot(view: StudView, own: SeatView) -> Fraction:
    """Return the hand's jackpot award in ANTEs, which the player loses by a fold or an exchange."""
    if view.own is None or view.own.tier is None or own.ante == 0:
        return Fraction(0)
    from kitapi.games.caribbean_stud.odds.house import jackpot_of  # noqa: PLC0415

    return jackpot_of(view.house).award(view.own.tier, Fraction(view.meter or 0)) / own.ante


book = build_player(choose, token=pays, exchanges=True)
"""The player that plays perfectly by the exact odds, and buys a token if the meter is above the break-even meter."""

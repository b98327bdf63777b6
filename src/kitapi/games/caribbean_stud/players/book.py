"""The player ``book``: chooses the highest expected value by the exact odds; buys a token only where it pays."""

from fractions import Fraction

from kitapi.games.caribbean_stud.players.common import build_player
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, Raise
from kitapi.games.caribbean_stud.rules.views.view import SeatView, StudView

# The odds load NumPy, which only a process that asks this player needs.


def pays(view: StudView) -> bool:
    """Whether a token wins more than its price on average, as the meter stands."""
    from kitapi.games.caribbean_stud.odds.house import break_even_of  # noqa: PLC0415

    return view.meter is not None and view.meter > break_even_of(view.house)


def choose(view: StudView, own: SeatView) -> Raise | AskExchange | None:
    """The best of what is offered and can be paid to its end; None to fold. Equal choices: what stakes less."""
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
    """The options beside a fold that can be paid to the end, and their values in ANTEs."""
    from kitapi.games.caribbean_stud.odds.decision import decision, value_after_exchange  # noqa: PLC0415

    [upcard] = view.bank.cards
    if own.exchanged and own.discard is not None:
        return [(raising, value_after_exchange(own.cards, own.discard, upcard, view.house))] if raising else []
    exchanges = exchanges if can_go_on(view, own) else []
    odds = decision(own.cards, upcard, view.house, exchange=bool(exchanges))
    raised: list[tuple[Raise | AskExchange, Fraction]] = [(raising, odds.raise_)] if raising else []
    return [*raised, *((option, odds.exchange[option.card]) for option in exchanges)]


def can_go_on(view: StudView, own: SeatView) -> bool:
    """Whether the chips suffice for a card and for BET after it; a card alone has no value."""
    return own.stack >= (view.house.exchange_fee + 2) * own.ante


def _jackpot(view: StudView, own: SeatView) -> Fraction:
    """What the hand wins of the jackpot unless it is folded or exchanged, in ANTEs."""
    if view.own is None or view.own.tier is None or own.ante == 0:
        return Fraction(0)
    from kitapi.games.caribbean_stud.odds.house import jackpot_of  # noqa: PLC0415

    return jackpot_of(view.house).award(view.own.tier, Fraction(view.meter or 0)) / own.ante


book = build_player(choose, token=pays, exchanges=True)
"""Plays the best there is by the exact odds; plays for the jackpot where the meter is above the token's break-even."""

"""The player ``book``: chooses what is worth most on average by the exact odds, and buys a token only where it pays."""

from fractions import Fraction

from kitapi.games.caribbean_stud.players.manners import player_who
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange, Raise
from kitapi.games.caribbean_stud.rules.views.view import SeatShown, StudView

# The odds load NumPy, which only a process that asks this player needs.


def pays(view: StudView) -> bool:
    """Whether a token wins more than its price on average, as the meter stands."""
    from kitapi.games.caribbean_stud.odds.house import break_even_of  # noqa: PLC0415

    return view.meter is not None and view.meter > break_even_of(view.house)


def choose(view: StudView, own: SeatShown) -> Raise | AskExchange | None:
    """The best of what is offered and can be paid to its end; None to fold. Equal choices: what stakes less."""
    raising = next((option for option in view.options if isinstance(option, Raise)), None)
    asking = [option for option in view.options if isinstance(option, AskExchange)]
    if raising is None and not asking:
        return None
    best: Raise | AskExchange | None = None
    most, jackpot = Fraction(-1), _jackpot(view, own)
    if view.house.folded_jackpot:
        most += jackpot
    for option, worth in _offered(view, own, raising, asking):
        value = worth + jackpot if isinstance(option, Raise) else worth
        if value > most:
            best, most = option, value
    return best


def _offered(
    view: StudView, own: SeatShown, raising: Raise | None, asking: list[AskExchange]
) -> list[tuple[Raise | AskExchange, Fraction]]:
    """What can be chosen beside a fold, and what it is worth in ANTEs."""
    from kitapi.games.caribbean_stud.odds.decision import decision, served  # noqa: PLC0415

    [upcard] = view.bank.cards
    if own.exchanged and own.discard is not None:
        return [(raising, served(own.cards, own.discard, upcard, view.house))] if raising else []
    asking = asking if can_go_on(view, own) else []
    odds = decision(own.cards, upcard, view.house, exchange=bool(asking))
    raised: list[tuple[Raise | AskExchange, Fraction]] = [(raising, odds.raise_)] if raising else []
    return [*raised, *((option, odds.exchange[option.card]) for option in asking)]


def can_go_on(view: StudView, own: SeatShown) -> bool:
    """Whether the chips reach for a card and for BET after it; a card alone is worth nothing."""
    return own.stack >= (view.house.exchange_fee + 2) * own.ante


def _jackpot(view: StudView, own: SeatShown) -> Fraction:
    """What the hand wins of the jackpot unless it is folded or exchanged, in ANTEs."""
    if view.own is None or view.own.tier is None or own.ante == 0:
        return Fraction(0)
    from kitapi.games.caribbean_stud.odds.house import jackpot_of  # noqa: PLC0415

    return jackpot_of(view.house).award(view.own.tier, Fraction(view.meter or 0)) / own.ante


book = player_who(choose, token=pays, exchanges=True)
"""Plays the best there is by the exact odds; plays for the jackpot where the meter is above the token's break-even."""

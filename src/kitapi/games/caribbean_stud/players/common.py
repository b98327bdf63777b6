"""The actions that all players of Caribbean Stud share: stakes, declarations, cuts and truthful answers."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.actions import (
    ChangeNotes,
    Contribute,
    CutCards,
    Declare,
    DeclineExchange,
    Fold,
    InsertToken,
    PlaceAnte,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CorrectBet, SayHand
from kitapi.games.caribbean_stud.rules.views.view import SeatView, StudView
from kitapi.kernel import Nonce, Range
from kitapi.mechanics.poker_hands import value_of
from kitapi.players.player import Player
from kitapi.players.share import share

Choose: TypeAlias = Callable[[StudView, SeatView], Any]
"""A function of the view and of the player's own seat, which has cards. It returns an action, or None to fold (after
an exchange was refused: to want no card)."""

BuysToken: TypeAlias = Callable[[StudView], bool]
"""A function of the view that returns whether the player buys a token for the next hand."""


def build_player(chooses: Choose, *, token: BuysToken, exchanges: bool = False) -> Player:
    """Build a player who stakes the minimum, acts by ``chooses``, and buys a token if ``token`` returns True.

    ``exchanges``: the player may exchange cards, so they change enough notes for chips before the deal.
    """

    def decide(view: StudView, _history: Sequence[Any], rng: Random, _budget: float) -> Any:
        own = view.seats[view.me] if view.me is not None else None
        assert own is not None, "a player has a seat"
        if any(isinstance(option, Nonce) for option in view.options):
            return Contribute(value=share(view.options, rng))
        if (cut := _range(view, "cut")) is not None:
            return CutCards(amount=rng.randrange(cut.lowest, cut.highest + 1))
        if any(isinstance(option, Declare) for option in view.options):
            return Declare()
        if (said := _answer(view, own.cards)) is not None:
            return said
        antes = 3 + view.house.exchange_fee * exchanges
        return _choice(view, own, chooses) if own.cards else _stake(view, own, antes, token)

    return decide


def _stake(view: StudView, own: SeatView, antes: int, token: BuysToken) -> Any:
    """Return the next action before the deal: change notes for chips, place the minimum ANTE or a token, or wave.

    ``antes``: the player wants chips for this many minimum ANTEs. They place no ANTE without chips for the BET.
    """
    ante, least = _range(view, "ante"), view.house.minimum
    if own.ante == 0 and own.stack < antes * least + view.house.token and ChangeNotes() in view.options:
        return ChangeNotes()
    if own.ante == 0 and ante is not None and own.stack >= 3 * least:
        return PlaceAnte(amount=ante.lowest)
    affordable = own.stack >= 2 * own.ante + view.house.token
    if not own.token and affordable and InsertToken() in view.options and token(view):
        return InsertToken()
    return Wave() if Wave() in view.options else view.options[0]


def _answer(view: StudView, cards: tuple[Card, ...]) -> SayHand | None:
    """Return the true answer about cards that were collected by mistake, or None if no such answer is pending."""
    if not any(isinstance(option, SayHand) for option in view.options):
        return None
    own, bank = value_of(cards), value_of(view.bank.cards)
    return SayHand(outcome="winning" if own > bank else "losing" if own < bank else "tie")


def _choice(view: StudView, own: SeatView, chooses: Choose) -> Any:
    """Return the correction of a wrong BET, or else the player's choice, a fold, or the refusal of a new card."""
    if (correction := next((one for one in view.options if isinstance(one, CorrectBet)), None)) is not None:
        return correction
    if (chosen := chooses(view, own)) is not None:
        return chosen
    if Fold() in view.options:
        return Fold()
    return DeclineExchange() if DeclineExchange() in view.options else view.options[0]


def _range(view: StudView, action: str) -> Range | None:
    return next((one for one in view.options if isinstance(one, Range) and one.action == action), None)

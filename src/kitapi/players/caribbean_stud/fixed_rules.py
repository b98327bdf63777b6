"""The players ``simple`` and ``rock``: each raises by one rule that fits on a beer mat, and never buys a card."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.cards import Card, read_cards
from kitapi.games.caribbean_stud.actions import (
    ChangeNotes,
    Contribute,
    CutCards,
    Declare,
    DeclineExchange,
    Fold,
    InsertToken,
    PlaceAnte,
    Raise,
    Wave,
)
from kitapi.games.caribbean_stud.incident_actions import CorrectBet, SayHand
from kitapi.games.caribbean_stud.view import SeatShown, StudView
from kitapi.kernel import Nonce, Range
from kitapi.mechanics.poker_hands import HandValue, value_of
from kitapi.players.player import Player
from kitapi.players.share import share

PAIR_OF_TWOS = value_of(read_cards("2s 2h 3d 4c 5s"))
"""Nothing with a pair is lower."""

ACE_KING_JACK_EIGHT_THREE = value_of(read_cards("As Kh Jd 8c 3s"))
"""The lowest hand to raise with by the best rule that looks at one's own cards alone."""


def raises_from(lowest: HandValue, *, token: bool) -> Player:
    """A player who stakes the least, raises with ``lowest`` or better, and plays for the jackpot where ``token``."""

    def decide(view: StudView, _history: Sequence[Any], rng: Random, _budget: float) -> Any:
        own = view.seats[view.me] if view.me is not None else None
        assert own is not None, "a player has a seat"
        if any(isinstance(option, Nonce) for option in view.options):
            return Contribute(value=share(view.options, rng))
        if (cut := _range(view, "cut")) is not None:
            return CutCards(amount=rng.randrange(cut.lowest, cut.highest + 1))
        if any(isinstance(option, Declare) for option in view.options):
            return Declare()
        if (said := _said(view, own.cards)) is not None:
            return said
        return _choice(view, own.cards, lowest) if own.cards else _stake(view, own, token=token)

    return decide


def _stake(view: StudView, own: SeatShown, *, token: bool) -> Any:
    """The least ANTE if BET can follow, the token if it is to be, and then a wave."""
    ante, least = _range(view, "ante"), view.house.minimum
    if own.ante == 0 and own.stack < 3 * least + view.house.token and ChangeNotes() in view.options:
        return ChangeNotes()
    if own.ante == 0 and ante is not None and own.stack >= 3 * least:
        return PlaceAnte(amount=ante.lowest)
    affordable = own.stack >= 2 * own.ante + view.house.token
    if token and not own.token and affordable and InsertToken() in view.options:
        return InsertToken()
    return Wave() if Wave() in view.options else view.options[0]


def _said(view: StudView, cards: tuple[Card, ...]) -> SayHand | None:
    """What is true of cards that were taken by mistake, if it is asked."""
    if not any(isinstance(option, SayHand) for option in view.options):
        return None
    own, bank = value_of(cards), value_of(view.bank.cards)
    return SayHand(outcome="winning" if own > bank else "losing" if own < bank else "tie")


def _choice(view: StudView, cards: tuple[Card, ...], lowest: HandValue) -> Any:
    """Raise or fold by the rule; at its turn without a card. A BET that is wrong is made exact wherever it can be."""
    if (correction := next((one for one in view.options if isinstance(one, CorrectBet)), None)) is not None:
        return correction
    raising = next((option for option in view.options if isinstance(option, Raise)), None)
    if raising is not None and value_of(cards) >= lowest:
        return raising
    if Fold() in view.options:
        return Fold()
    return DeclineExchange() if DeclineExchange() in view.options else view.options[0]


def _range(view: StudView, action: str) -> Range | None:
    return next((one for one in view.options if isinstance(one, Range) and one.action == action), None)


simple = raises_from(PAIR_OF_TWOS, token=True)
"""Raises with a pair or better; plays for the jackpot in every hand."""

rock = raises_from(ACE_KING_JACK_EIGHT_THREE, token=False)
"""Raises with A K J 8 3 or better; never buys a token."""

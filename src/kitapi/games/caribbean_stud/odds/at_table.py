"""The odds of one seat at a table of Caribbean Stud, computed only from the seat's own cards and the upcard."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.actions import AskExchange
from kitapi.games.caribbean_stud.rules.table.events import ExchangeWithdrawn, RequestReturned
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse
from kitapi.games.caribbean_stud.rules.views.observations import CardGivenSeen, ExchangeSeen, PregoSeen
from kitapi.games.caribbean_stud.rules.views.view import StudView
from kitapi.kernel.odds import TableOdds


class Exact(msgspec.Struct, frozen=True, kw_only=True):
    """A fraction: numerator, denominator, and the nearest float."""

    num: int
    den: int
    float: float


class Decided(msgspec.Struct, frozen=True, kw_only=True, rename={"raise_": "raise"}, omit_defaults=True):
    """One decision of a seat, with the cards as dealt or after an exchange; values in ANTEs.

    ``when``: ``dealt`` before an exchange, ``served`` after one. ``cards``: the five cards held at the decision.
    ``exchange``: the value of exchanging each card; empty if no exchange is possible. ``best`` and ``chosen``:
    ``fold``, ``raise``, or ``exchange`` followed by a card; of choices of equal value, the one that stakes less is
    best. ``cost``: the value of the best choice minus the value of the seat's choice. ``chosen`` and ``cost`` are None
    until the seat has chosen.
    """

    when: Literal["dealt", "served"]
    cards: tuple[Card, ...]
    upcard: Card
    fold: Exact
    raise_: Exact
    best: str
    exchange: dict[Card, Exact] = {}
    chosen: str | None = None
    cost: float | None = None


class JackpotOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The jackpot's figures, in chips.

    ``token``: the price of a token. ``meter``: the meter now. ``break_even``: the break-even meter. ``wins``: the mean
    award of a token at the present meter.
    """

    token: int
    meter: int
    break_even: float
    wins: float


class SeatOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The values of a seat's choices in a hand, not counting the jackpot; and, separately, the jackpot's odds."""

    number: int
    decisions: tuple[Decided, ...]
    jackpot: JackpotOdds


class StudOdds:
    """The implementation of ``kitapi.kernel.odds.TableOdds`` for Caribbean Stud."""

    def before(self, view: StudView) -> bool:
        """Whether the house rules show the odds while the hand is running."""
        return view.house.odds_before

    def answer(self, view: StudView, seen: Sequence[Any], meter: int | None) -> SeatOdds | None:
        """Compute the odds of the viewer's decisions, with the cards dealt to them and, after an exchange, the new one.

        ``seen``: the viewer's observations of the hand. Return None if the viewer has no seat, or saw no cards of
        their own at “Prego”.
        """
        prego = next((one for one in seen if isinstance(one, PregoSeen)), None)
        if prego is None or not prego.cards or view.me is None:
            return None
        given, new = find_exchange(seen, view.me)
        decisions = [_evaluate_dealt(view, prego, given)]
        if given is not None and new is not None:
            decisions.append(_evaluate_after_exchange(view, prego, given, new))
        return SeatOdds(
            number=view.number,
            decisions=tuple(decisions),
            jackpot=_jackpot(view.house, view.house.opening_meter if meter is None else meter),
        )


def find_exchange(seen: Sequence[Any], me: int) -> tuple[Card | None, Card | None]:
    """Find in the observations ``seen`` the card that seat ``me`` gave or asked to give away, and its new card."""
    given: Card | None = None
    new: Card | None = None
    for one in seen:
        match one:
            case ExchangeSeen(seat=seat, card=card) if seat == me:
                given = card
            case ExchangeWithdrawn(seat=seat) | RequestReturned(seat=seat) if seat == me:
                given = None
            case CardGivenSeen(seat=seat, card=card) if seat == me and given is not None:
                new = card
    return given, new


def _evaluate_dealt(view: StudView, prego: PregoSeen, given: Card | None) -> Decided:
    """Evaluate the decision with the cards as dealt; until the seat chooses, only the exchanges now offered count."""
    from kitapi.games.caribbean_stud.odds.decision import decision  # noqa: PLC0415 - NumPy is loaded when somebody asks

    odds = decision(prego.cards, prego.card, view.house)
    chosen = _choice(view) if given is None else f"exchange {given.value}"
    allowed = None if chosen else _exchangeable_cards(view)
    values = {"fold": odds.fold, "raise": odds.raise_}
    values |= {
        f"exchange {card.value}": odds.exchange[card] for card in prego.cards if allowed is None or card in allowed
    }
    return _decision_of("dealt", prego.cards, prego.card, values, chosen)


def _evaluate_after_exchange(view: StudView, prego: PregoSeen, given: Card, new: Card) -> Decided:
    """Evaluate the decision after an exchange; the fee is deducted from the values of both choices."""
    from kitapi.games.caribbean_stud.odds.decision import value_after_exchange  # noqa: PLC0415

    cards = tuple(new if card == given else card for card in prego.cards)
    fee = view.house.exchange_fee
    values = {"fold": Fraction(-1 - fee), "raise": value_after_exchange(cards, given, prego.card, view.house) - fee}
    return _decision_of("served", cards, prego.card, values, _choice(view))


def _decision_of(
    when: Literal["dealt", "served"],
    cards: tuple[Card, ...],
    upcard: Card,
    values: Mapping[str, Fraction],
    chosen: str | None,
) -> Decided:
    best = max(values, key=lambda name: values[name])
    exact = {name: Exact(num=one.numerator, den=one.denominator, float=float(one)) for name, one in values.items()}
    return Decided(
        when=when,
        cards=cards,
        upcard=upcard,
        fold=exact["fold"],
        raise_=exact["raise"],
        exchange={card: exact[name] for card in cards if (name := f"exchange {card.value}") in exact},
        best=best,
        chosen=chosen,
        cost=None if chosen is None else float(values[best] - values[chosen]),
    )


def _choice(view: StudView) -> str | None:
    own = view.seats[view.me] if view.me is not None else None
    if own is None or own.choice is None:
        return None
    return "raise" if own.choice is Choice.RAISE else "fold"


def _exchangeable_cards(view: StudView) -> set[Card] | None:
    """Return the cards that may be exchanged now, or None after the phase CHOOSE, when every exchange is evaluated."""
    if view.phase is not Phase.CHOOSE:
        return None
    return {option.card for option in view.options if isinstance(option, AskExchange)}


def _jackpot(house: CaribbeanStudHouse, meter: int) -> JackpotOdds:
    from kitapi.games.caribbean_stud.odds.house import break_even_of, jackpot_of  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.jackpot import expected_award  # noqa: PLC0415

    wins = expected_award(jackpot_of(house), Fraction(meter))
    return JackpotOdds(token=house.token, meter=meter, break_even=float(break_even_of(house)), wins=float(wins))


TABLE_ODDS: TableOdds = StudOdds()
"""The odds at the tables of Caribbean Stud."""

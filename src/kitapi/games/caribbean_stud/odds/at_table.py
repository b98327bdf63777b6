"""The odds of Caribbean Stud for one seat of a table, reckoned from its own cards and the upcard alone."""

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
    """A fraction in plain values."""

    num: int
    den: int
    float: float


class Decided(msgspec.Struct, frozen=True, kw_only=True, rename={"raise_": "raise"}, omit_defaults=True):
    """One decision: on the cards as dealt, or, its fee paid, after the new card; values in ANTEs.

    ``cards``: the five then held. ``exchange``: by the card given away; empty where there is none. ``best`` and
    ``chosen``: ``fold``, ``raise``, or ``exchange`` and a card; of choices that are worth the same the one that stakes
    less is best. ``cost``: what the choice was worth less than the best. None: nothing is chosen yet.
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


class JackpotTold(msgspec.Struct, frozen=True, kw_only=True):
    """The meter from which on a token wins its price on average, in chips, what is in it now, and that average."""

    token: int
    meter: int
    break_even: float
    wins: float


class SeatOdds(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat's choices in a hand are or were worth; the jackpot is not in them."""

    number: int
    decisions: tuple[Decided, ...]
    jackpot: JackpotTold


class StudOdds:
    """The odds at tables of Caribbean Stud: see ``kitapi.kernel.odds.TableOdds`` for what each part is."""

    def before(self, view: StudView) -> bool:
        """As the house says."""
        return view.house.odds_before

    def answer(self, view: StudView, seen: Sequence[Any], meter: int | None) -> SeatOdds | None:
        """The decisions of the viewer's seat, by what he saw at “Prego” and of his exchange."""
        prego = next((one for one in seen if isinstance(one, PregoSeen)), None)
        if prego is None or not prego.cards or view.me is None:
            return None
        given, new = exchanged(seen, view.me)
        decisions = [_dealt(view, prego, given)]
        if given is not None and new is not None:
            decisions.append(_served(view, prego, given, new))
        return SeatOdds(
            number=view.number,
            decisions=tuple(decisions),
            jackpot=_jackpot(view.house, view.house.opening_meter if meter is None else meter),
        )


def exchanged(seen: Sequence[Any], me: int) -> tuple[Card | None, Card | None]:
    """The card that the seat gave or wants to give away, and the one that it got, by what it has seen."""
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


def _dealt(view: StudView, prego: PregoSeen, given: Card | None) -> Decided:
    """The first decision; while it is still open only exchanges that are offered count."""
    from kitapi.games.caribbean_stud.odds.decision import decision  # noqa: PLC0415 - NumPy is loaded when somebody asks

    odds = decision(prego.cards, prego.card, view.house)
    chosen = _choice(view) if given is None else f"exchange {given.value}"
    allowed = None if chosen else _offered(view)
    worth = {"fold": odds.fold, "raise": odds.raise_}
    worth |= {
        f"exchange {card.value}": odds.exchange[card] for card in prego.cards if allowed is None or card in allowed
    }
    return _decided("dealt", prego.cards, prego.card, worth, chosen)


def _served(view: StudView, prego: PregoSeen, given: Card, new: Card) -> Decided:
    """The second decision, after an exchange; its fee, which is gone, is in both values."""
    from kitapi.games.caribbean_stud.odds.decision import served  # noqa: PLC0415

    cards = tuple(new if card == given else card for card in prego.cards)
    fee = view.house.exchange_fee
    worth = {"fold": Fraction(-1 - fee), "raise": served(cards, given, prego.card, view.house) - fee}
    return _decided("served", cards, prego.card, worth, _choice(view))


def _decided(
    when: Literal["dealt", "served"],
    cards: tuple[Card, ...],
    upcard: Card,
    worth: Mapping[str, Fraction],
    chosen: str | None,
) -> Decided:
    best = max(worth, key=lambda name: worth[name])
    exact = {name: Exact(num=one.numerator, den=one.denominator, float=float(one)) for name, one in worth.items()}
    return Decided(
        when=when,
        cards=cards,
        upcard=upcard,
        fold=exact["fold"],
        raise_=exact["raise"],
        exchange={card: exact[name] for card in cards if (name := f"exchange {card.value}") in exact},
        best=best,
        chosen=chosen,
        cost=None if chosen is None else float(worth[best] - worth[chosen]),
    )


def _choice(view: StudView) -> str | None:
    own = view.seats[view.me] if view.me is not None else None
    if own is None or own.choice is None:
        return None
    return "raise" if own.choice is Choice.RAISE else "fold"


def _offered(view: StudView) -> set[Card] | None:
    """The cards that may be exchanged now; None: the hand is over, and all of them might have been."""
    if view.phase is not Phase.CHOOSE:
        return None
    return {option.card for option in view.options if isinstance(option, AskExchange)}


def _jackpot(house: CaribbeanStudHouse, meter: int) -> JackpotTold:
    from kitapi.games.caribbean_stud.odds.house import break_even_of, jackpot_of  # noqa: PLC0415
    from kitapi.games.caribbean_stud.odds.jackpot import expected_award  # noqa: PLC0415

    wins = expected_award(jackpot_of(house), Fraction(meter))
    return JackpotTold(token=house.token, meter=meter, break_even=float(break_even_of(house)), wins=float(wins))


TABLE_ODDS: TableOdds = StudOdds()
"""The odds at the tables of Caribbean Stud."""

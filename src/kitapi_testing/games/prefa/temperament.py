"""Random play with a temper, so that events are reached that are rare in purely random play.

Each deal has its temper: how far the auction climbs, whether a deal is written solo, aces announced, claims made and
granted, and whether high cards or low ones are played. Some deals come from a stacked deck, which to the rules is an
order of the cards like any other: four aces or all high cards with one player.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from kitapi.cards import Card, Suit, in_suit, size
from kitapi.games.prefa.rules.actions import (
    AnswerClaim,
    AnswerSolo,
    Bid,
    Claim,
    Hold,
    NameContract,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.bidding import status_after
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.state import Bidding, Discarding, GivenUp, Naming, Playing
from kitapi.kernel import Actor, Form, Seat
from kitapi_testing.games.stacked_decks import stack_deck
from kitapi_testing.strategies import Choice, Order, any_option

LATE_SOLO = 0.05
"""The probability of writing a deal solo after the discard, for tempers that write deals solo."""
LOW_KASA = 100
"""Kapikia; with less in the kasa any contract from seven up is short, or nearly so."""


class Temper(NamedTuple):
    """The temper of one deal; probabilities are from 0 to 1.

    ``climb``: the step of the ladder up to which everybody stays in; below 0 all pass. ``strong``: the place, counted
    from the dealer's right, of the player who stays in longest. ``stacked``: the kind of cards that this player is
    dealt. ``solo``: the probability of writing a deal solo, higher where a contract may be short. ``lowest``: of naming
    the lowest contract in the longest suit, or the minimum contract. ``claim``, ``accept``: of claiming, and of
    granting a claim. ``cards``: which cards the declarer plays; the defenders play the opposite.
    """

    climb: int
    strong: int
    stacked: str
    solo: float
    lowest: float
    claim: float
    accept: float
    cards: str


def any_temper(rng: random.Random) -> Temper:
    """Return a temper, drawn afresh for each deal."""
    return Temper(
        climb=rng.choice((-1, 0, 0, 2, 4, rng.randrange(25), rng.randrange(25), 24)),
        strong=rng.randrange(3),
        stacked=rng.choice(("", "", "aces", "high", "high", "higher")),
        solo=rng.choice((0.0, 0.0, 0.3)),
        lowest=rng.choice((rng.random(), 1.0)),
        claim=rng.choice((0.0, 0.1, 1.0)),
        accept=rng.choice((0.2, 0.8)),
        cards=rng.choice(("any", "high", "low")),
    )


def play_with_temper(rng: random.Random) -> tuple[Choice, Order]:
    """Functions that choose actions and order the deck, with a temper that changes from deal to deal."""
    tempers = {0: any_temper(rng)}

    def order(_state: Any, deck: Sequence[Card], draw: random.Random) -> Sequence[Card]:
        tempers[0] = any_temper(draw)
        lying = stack_deck(tempers[0].stacked, tempers[0].strong, deck, draw)
        return [card for part in (*lying.hands, lying.talon) for card in part]

    def choice(state: Any, seat: Actor, options: Sequence[Any], draw: random.Random) -> Any:
        assert isinstance(seat, int)
        return choose_by_temper(tempers[0], state, seat, options, draw)

    return choice, order


def choose_by_temper(temper: Temper, state: Any, seat: Seat, options: Sequence[Any], rng: random.Random) -> Any:
    """Return one of ``options``, chosen by the temper."""
    match state:
        case Bidding():
            return _call(temper, state, seat, options, rng)
        case Discarding():
            kasa_is_low = state.deal.opened.balances["kasa"] < LOW_KASA
            gives_up = rng.random() < (max(temper.solo, 0.3) if kasa_is_low else temper.solo)
            return next(one for one in options if isinstance(one, WriteSolo) == gives_up)
        case Naming() if temper.solo and rng.random() < LATE_SOLO:
            return WriteSolo()
        case GivenUp():
            return AnswerSolo(rng.random() < temper.accept)
        case Naming():
            return _contract(temper, state, seat, options[0], rng)
        case Playing(claim=None):
            return _card(temper, state, seat, options, rng)
        case Playing():
            return AnswerClaim(rng.random() < temper.accept)
        case _:
            return any_option(state, seat, options, rng)


def _call(temper: Temper, state: Bidding, seat: Seat, options: Sequence[Any], rng: random.Random) -> Any:
    """Stay in up to the temper's step, the strong player also after the others have passed; now and then any option."""
    auction = status_after(state.calls)
    step = -1 if auction.bid is None else auction.bid.step
    strong = state.deal.opened.active[temper.strong] == seat
    stays = step < temper.climb or (strong and temper.climb >= 0)
    if rng.random() < 0.03:
        return any_option(state, seat, options, rng)
    if not stays:
        return Pass()
    staying = [call for call in options if not isinstance(call, Pass)]
    hold_or_bid = [call for call in staying if isinstance(call, Hold | Bid)]
    return rng.choice(staying if rng.random() < 0.3 else hold_or_bid) if staying else Pass()


def _contract(temper: Temper, state: Naming, seat: Seat, form: Form, rng: random.Random) -> NameContract:
    """Return the minimum contract, or one in the longest suit, or any; four aces are announced more often than not."""
    contracts, aces = form.fields
    hand = state.hands[seat]
    longest = max(Suit, key=lambda suit: size(in_suit(hand, suit)))
    fitting = [name for name in contracts.values if str(name).endswith(longest.value)]
    named = rng.choice(fitting or contracts.values)
    if rng.random() < temper.lowest:
        named = fitting[0] if fitting and rng.random() < 0.7 else contracts.values[0]
    elif rng.random() < 0.2:
        named = rng.choice(contracts.values)
    return NameContract(Contract(str(named)), bool(aces.values[-1]) and rng.random() < 0.8)


def _card(temper: Temper, state: Playing, seat: Seat, options: Sequence[Any], rng: random.Random) -> Any:
    """Return a claim if one may be made and is wanted; else high, low or any card."""
    if Claim() in options and rng.random() < temper.claim * (0.1 if size(state.hands[seat]) > 6 else 0.6):
        return Claim()
    cards = [option for option in options if isinstance(option, PlayCard)]
    declares = state.bargain is not None and state.bargain.won.declarer == seat
    if temper.cards == "any" or rng.random() < 0.1:
        return rng.choice(cards)
    ranked = sorted(cards, key=lambda play: play.card.rank.height)
    return ranked[-1] if (temper.cards == "high") == declares else ranked[0]

"""Random play of Preferans with a temper, so that events are reached that are rare in purely random play.

Each deal has its temper: how far the bidding climbs and whether numbers are held, who says from hand, what is named,
doubled and dropped, and whether high cards or low ones are played. Some deals come from a stacked deck.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from kitapi.cards import Card, CardSet, Rank, cards_of, in_suit, size
from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.bidding import status_after
from kitapi.games.preferans.rules.game_numbers import OPEN_GAMES, TRUMPS, GameNumber
from kitapi.games.preferans.rules.state import Answering, Bidding, Discarding, HandNaming, Naming, Playing
from kitapi.kernel import Actor, Form, Seat
from kitapi_testing.games.stacked_decks import stack_deck
from kitapi_testing.strategies import Choice, Order, any_option

PACKETS = (slice(0, 5), slice(5, 10))
"""Five and five cards, the talon between them (SK-DEAL-03)."""


class Temper(NamedTuple):
    """The temper of one deal; probabilities are from 0 to 1.

    ``climb``: the number up to which the strong player stays in, 0: all pass; ``rivals``: the same for all others.
    ``strong``: the place, counted from the forehand, of the player who stays in longest. ``stacked``: the kind of cards
    that this player is dealt. ``hold``, ``from_hand``, ``throw_in``, ``laid_open``, ``double``, ``drop``: the
    probability of this action where it is allowed. ``lowest``: of naming the lowest game, instead of one that suits the
    hand. ``cards``: which cards the declarer plays; the defenders play the opposite.
    """

    climb: int
    rivals: int
    strong: int
    stacked: str
    hold: float
    from_hand: float
    throw_in: float
    lowest: float
    laid_open: float
    double: float
    drop: float
    cards: str


def any_temper(rng: random.Random) -> Temper:
    """Draw the temper of a deal; in two of five the others let the strong player play a game that they should make."""
    if rng.random() < 0.4:
        return _sound_temper(rng)
    climb = rng.choice((0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, rng.randrange(9), 8))
    return Temper(
        climb=climb,
        rivals=climb,
        strong=rng.randrange(3),
        stacked=rng.choice(("", "high", "higher", "higher", "highest", "highest", "low", "lowest")),
        hold=rng.random(),
        from_hand=rng.choice((0.0, 0.0, 0.05, 0.5)),
        throw_in=rng.choice((0.0, 0.8)),
        lowest=rng.choice((0.0, 0.0, rng.random(), 1.0)),
        laid_open=rng.choice((0.0, 0.3)),
        double=rng.choice((0.0, 0.0, 0.3, 0.9)),
        drop=rng.choice((0.1, 0.5)),
        cards=rng.choice(("any", "high", "high", "low")),
    )


def _sound_temper(rng: random.Random) -> Temper:
    return Temper(
        climb=rng.randrange(2, 7),
        rivals=1,
        strong=rng.randrange(3),
        stacked=rng.choice(("higher", "highest", "highest", "top", "top", "lowest")),
        hold=0.5,
        from_hand=rng.choice((0.0, 1.0)),
        throw_in=0.0,
        lowest=0.0,
        laid_open=rng.choice((0.0, 0.0, 0.6)),
        double=rng.choice((0.0, 0.0, 0.0, 0.8)),
        drop=0.1,
        cards="high",
    )


def play_with_temper(rng: random.Random) -> tuple[Choice, Order]:
    """Functions that choose actions and order the deck, with a temper that changes from deal to deal."""
    tempers = {0: any_temper(rng)}

    def order(_state: Any, deck: Sequence[Card], draw: random.Random) -> Sequence[Card]:
        tempers[0] = any_temper(draw)
        lying = stack_deck(tempers[0].stacked, tempers[0].strong, deck, draw)
        first, second = ([card for hand in lying.hands for card in hand[half]] for half in PACKETS)
        return [*first, *lying.talon, *second]

    def choice(state: Any, seat: Actor, options: Sequence[Any], draw: random.Random) -> Any:
        assert isinstance(seat, int)
        return choose_by_temper(tempers[0], state, seat, options, draw)

    return choice, order


def choose_by_temper(temper: Temper, state: Any, seat: Seat, options: Sequence[Any], rng: random.Random) -> Any:
    """Return one of ``options``, chosen by the temper."""
    match state:
        case Bidding():
            return _call(temper, state, seat, options, rng)
        case Discarding() if ThrowIn() in options:
            return ThrowIn() if rng.random() < temper.throw_in else options[0]
        case Naming() | HandNaming():
            return _game(temper, state.hands[seat], options, rng)
        case Answering() if Kontra() in options:
            return Kontra() if rng.random() < temper.double else Decline()
        case Answering() if Invite(True) in options:
            return Invite(rng.random() < 0.5)
        case Answering():
            return Participate(rng.random() >= temper.drop)
        case Playing():
            return _card(temper, state, seat, options, rng)
        case _:
            return any_option(state, seat, options, rng)


def _call(temper: Temper, state: Bidding, seat: Seat, options: Sequence[Any], rng: random.Random) -> Any:
    """Stay in up to the temper's number, the strong player also after the others passed; now and then any option."""
    number = status_after(state.deal.opened.active, state.calls).number
    strong = state.deal.opened.active[temper.strong] == seat
    climb = temper.climb if strong else temper.rivals
    if rng.random() < 0.03:
        return any_option(state, seat, options, rng)
    left_alone = temper.rivals < temper.climb and not strong
    if FromHand() in options and not left_alone and rng.random() < temper.from_hand:
        return FromHand()
    if Hold() in options and rng.random() < temper.hold and number <= climb:
        return Hold()
    bids = [call for call in options if isinstance(call, Bid)]
    stays = bids and (number < climb or (strong and number <= climb and climb))
    if Pass() in options and not stays:
        return Pass()
    return (rng.choice(bids) if rng.random() < 0.2 else bids[0]) if bids else any_option(state, seat, options, rng)


def _game(temper: Temper, hand: CardSet, options: Sequence[Any], rng: random.Random) -> Any:
    """Return an option to name the lowest game, one that suits the hand, or any; sometimes open; or to give way."""
    if GiveWay() in options and rng.random() < 0.4:
        return GiveWay()
    form = next(option for option in options if isinstance(option, Form))
    games = [GameNumber(number) for number in form.fields[0].values]
    if rng.random() < temper.lowest:
        game = games[0]
    else:
        game = rng.choice(games) if rng.random() < 0.2 else max(games, key=lambda game: _fit(hand, game, rng))
    may_be_open = game in OPEN_GAMES and sum(isinstance(option, Form) for option in options) > 1
    return NameGame(game, may_be_open and rng.random() < temper.laid_open)


def _fit(hand: CardSet, game: GameNumber, rng: random.Random) -> float:
    """Rate a hand for a game: long trumps; aces and kings without trumps; neither in betl; and a random part."""
    high = sum(card.rank.height >= Rank.KING.height for card in cards_of(hand))
    match game:
        case GameNumber.BETL:
            return 3.0 - 2 * high + rng.random()
        case GameNumber.SEVEN:
            return high - 4.5 + 2 * rng.random()
        case GameNumber.PREFERANS:
            return 2 * high - 12.0 + 2 * rng.random()
        case _:
            return size(in_suit(hand, TRUMPS[game])) - 4 + rng.random()


def _card(temper: Temper, state: Playing, seat: Seat, options: Sequence[PlayCard], rng: random.Random) -> PlayCard:
    """High, low or any card; in betl the declarer of high cards plays low ones."""
    if temper.cards == "any" or rng.random() < 0.1:
        return rng.choice(options)
    declares = state.bargain.declarer == seat
    high = (temper.cards == "high") == (declares != (state.bargain.game is GameNumber.BETL))
    ranked = sorted(options, key=lambda play: play.card.rank.height)
    return ranked[-1] if high else ranked[0]

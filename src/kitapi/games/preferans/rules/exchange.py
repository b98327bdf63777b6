"""Talon, discards and the naming of the game (SK-BID-05 to -07, SK-GAME-06, SK-GAME-07)."""

from msgspec.structs import replace

from kitapi.cards import Card
from kitapi.games.preferans.rules.actions import Discard, GiveWay, NameGame
from kitapi.games.preferans.rules.bidding import status_after
from kitapi.games.preferans.rules.events import CardsDiscarded, DealThrownIn, DeclarerFound, Event, GameNamed, WayGiven
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.ladder import games_from, highest_number, may_be_open, may_throw_in_at
from kitapi.games.preferans.rules.state import Discarding, HandNaming, Naming
from kitapi.games.preferans.rules.variant import HandTies, PreferansVariant
from kitapi.kernel import Field, Form, IllegalAction, Seat, rule
from kitapi.mechanics.pack import TALON_SIZE, is_other_pair


@rule("SK-GAME-07", without=False)
def is_bad_discard(twelve: int, cards: tuple[Card, ...]) -> bool:
    """Whether ``cards`` are not two different cards of the ``twelve``."""
    return is_other_pair(twelve, cards)


def decide_discard(state: Discarding, action: Discard) -> tuple[Event, ...]:
    """Return the events when the declarer discards two cards.

    Raises:
        IllegalAction: the cards are not two of the declarer's.
    """
    if is_bad_discard(state.hands[state.declarer], action.cards):
        raise IllegalAction("SK-GAME-07", discards=TALON_SIZE)
    return (CardsDiscarded(seat=state.declarer, cards=action.cards),)


def may_throw_in(state: Discarding) -> bool:
    """Whether the declarer may throw the deal in: they won at "one", which only the forehand's role can bid."""
    return may_throw_in_at(state.number)


def decide_throw_in(state: Discarding) -> tuple[Event, ...]:
    """Return the events when the declarer throws the deal in, which is not settled yet.

    Raises:
        IllegalAction: the declarer bid more than "one", and must play.
    """
    if not may_throw_in(state):
        raise IllegalAction("SK-BID-06", number=state.number)
    return (DealThrownIn(seat=state.declarer),)


def variant_of(state: Naming | HandNaming) -> PreferansVariant:
    """Return the house rules of the table."""
    return state.deal.opened.terms.variant


@rule("SK-BID-09", without=False)
def has_precedence(state: HandNaming, seat: Seat) -> bool:
    """Whether ``seat``, the forehand or their successor, plays if another named the same number first."""
    if variant_of(state).hand_ties is HandTies.FIRST:
        return False
    return seat == status_after(state.deal.opened.active, state.calls).opener


@rule("SK-BID-07", without=1)
def least_from_hand(state: HandNaming, seat: Seat) -> int:
    """Return the lowest number that ``seat`` may name: 1 at first, then above the highest.

    With precedence, equal to it.
    """
    if not state.named:
        return 1
    return state.named[-1].game.value + (not has_precedence(state, seat))


def least_number(state: Naming | HandNaming) -> int:
    """Return the lowest number that may be named now."""
    return state.number if isinstance(state, Naming) else least_from_hand(state, _next_of(state))


@rule("SK-BID-07", without=True)
def may_give_way(state: HandNaming) -> bool:
    """Whether the next to name may give way: a game has been named already."""
    return bool(state.named)


def naming_options(state: Naming | HandNaming) -> tuple[Form | GiveWay, ...]:
    """Return the options to name a game, open if that is possible, and to give way if another named one before."""
    variant = variant_of(state)
    games = games_from(least_number(state), variant)
    open_games = tuple(game for game in games if may_be_open(game, variant))
    forms = (_naming_form(games, is_open=False), *((_naming_form(open_games, is_open=True),) if open_games else ()))
    return (*forms, GiveWay()) if isinstance(state, HandNaming) and may_give_way(state) else forms


def _naming_form(games: tuple[GameNumber, ...], is_open: bool) -> Form:
    numbers = tuple(game.value for game in games)
    return Form(action="name_game", fields=(Field(name="game", values=numbers), Field(name="open", values=(is_open,))))


@rule("SK-BID-07", without=None)
def highest_bidder(state: HandNaming) -> Seat | None:
    """Return the declarer among those who said from hand: the player who named the highest game.

    None while somebody still has a turn. A player who could only give way, as after an 8, gets no turn.
    """
    return state.named[-1].seat if state.named and not _to_speak(state) else None


def next_to_name(state: HandNaming) -> Seat | None:
    """Return the seat that names or gives way next, of those who said from hand; None once the declarer is found."""
    return None if highest_bidder(state) is not None else _next_of(state)


def _next_of(state: HandNaming) -> Seat:
    return _to_speak(state)[0]


def _to_speak(state: HandNaming) -> tuple[Seat, ...]:
    """Return the seats that have not acted yet and could name a game, in the order in which they said from hand."""
    spoken, top = {*(one.seat for one in state.named), *state.given_way}, highest_number(variant_of(state))
    return tuple(seat for seat in state.seats if seat not in spoken and least_from_hand(state, seat) <= top)


def decide_game(state: Naming | HandNaming, action: NameGame) -> tuple[Event, ...]:
    """Return the events when the player to act names a game; from hand, also the declarer once nobody has a turn left.

    Raises:
        IllegalAction: the game is too low, or cannot be open.
    """
    variant = variant_of(state)
    if action.game not in games_from(least_number(state), variant):
        raise _refusal_of_game(state, action.game)
    if action.open and not may_be_open(action.game, variant):
        raise IllegalAction("SK-GAME-06", game=action.game.value)
    if isinstance(state, Naming):
        return (GameNamed(seat=state.declarer, game=action.game, open=action.open),)
    named = GameNamed(seat=_next_of(state), game=action.game, open=action.open)
    return (named, *_find_declarer(replace(state, named=(*state.named, named))))


def _refusal_of_game(state: Naming | HandNaming, game: GameNumber) -> IllegalAction:
    """Return the refusal of ``game``: the house does not play it, or it is too low."""
    top = highest_number(variant_of(state))
    if game.value > top:
        return IllegalAction("SK-GAME-04", number=game.value, top=top)
    clause = "SK-BID-06" if isinstance(state, Naming) else "SK-BID-07"
    return IllegalAction(clause, game=game.value, least=least_number(state))


def decide_giving_way(state: HandNaming) -> tuple[Event, ...]:
    """Return the events when the player to act gives way to the highest game; after the last one, also the declarer.

    Raises:
        IllegalAction: nobody has named a game before, so the player must name one.
    """
    if not may_give_way(state):
        raise IllegalAction("SK-BID-07", named=0)
    given = WayGiven(seat=_next_of(state))
    return (given, *_find_declarer(replace(state, given_way=(*state.given_way, given.seat))))


def _find_declarer(state: HandNaming) -> tuple[DeclarerFound, ...]:
    declarer = highest_bidder(state)
    return () if declarer is None else (DeclarerFound(seat=declarer),)

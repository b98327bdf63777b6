"""The play of ten tricks (SK-PLAY), including open games (SK-GAME-06)."""

from functools import reduce

from kitapi.cards import Card, CardSet, Suit, sorted_for_hand
from kitapi.games.preferans.rules import participation
from kitapi.games.preferans.rules.early_end import stop_if_decided
from kitapi.games.preferans.rules.events import CardPlayed, Event, HandsLaidOpen, PlayBegun, TrickTaken
from kitapi.games.preferans.rules.evolve import evolve
from kitapi.games.preferans.rules.game_numbers import GameNumber, trump_of
from kitapi.games.preferans.rules.state import Answering, Playing
from kitapi.games.preferans.rules.variant import LeadEight, PreferansVariant
from kitapi.kernel import IllegalAction, Instead, Seat, rule
from kitapi.mechanics.deal.state import once
from kitapi.mechanics.tricks import playable, suit_to_follow, winning_place


def begin_play(state: Answering) -> PlayBegun:
    """Return the beginning of play, once nobody is left to answer and somebody plays against the declarer."""
    active = state.deal.opened.active
    out = participation.defenders_out(state)
    lineup = tuple(seat for seat in active if seat not in out)
    due = leader_due(active, state.bargain.declarer, state.bargain.game, state.deal.opened.terms.variant)
    return PlayBegun(
        lineup=lineup,
        dropped=out,
        leader=next_in_play(due, active, lineup),
        plays_declarer=player_of_open_hand(state),
    )


@rule("SK-PLAY-01", without=Instead(lambda active, _declarer, _game, _variant: active[-1]))
def leader_due(active: tuple[Seat, ...], declarer: Seat, game: GameNumber, variant: PreferansVariant) -> Seat:
    """Return the seat that leads first: the forehand or, in some games, the player just before the declarer in turn."""
    if leads_before_declarer(game, variant):
        return active[active.index(declarer) - 1]
    return active[0]


@rule("SK-PLAY-01", without=False)
def leads_before_declarer(game: GameNumber, variant: PreferansVariant) -> bool:
    """Whether the player right of the declarer leads: in seven and, by house rule, in preferans."""
    eight = game is GameNumber.PREFERANS and variant.lead_eight is LeadEight.RIGHT
    return eight or game is GameNumber.SEVEN


def next_in_play(seat: Seat, active: tuple[Seat, ...], lineup: tuple[Seat, ...]) -> Seat:
    """Return ``seat`` or, if it has dropped, the next seat in turn that plays."""
    place = active.index(seat)
    return next(later for later in (*active[place:], *active[:place]) if later in lineup)


@rule("SK-GAME-06", without=None)
def player_of_open_hand(state: Answering) -> Seat | None:
    """Return the seat that plays the declarer's cards in an open game: who said kontra, or else the first defender."""
    if not state.bargain.open:
        return None
    if state.doubled:
        return state.doubled[0]
    out = participation.defenders_out(state)
    return next(seat for seat in participation.defenders(state) if seat not in out)


@rule("SK-DEAL-03", "SK-PLAY-03", without=Instead(lambda state: state.lineup[-1 - len(state.trick)]))
def next_to_play(state: Playing) -> Seat:
    """Return the seat whose card is due: the leader, then in turn among those in play."""
    place = state.lineup.index(state.leader)
    return state.lineup[(place + len(state.trick)) % len(state.lineup)]


@rule("SK-GAME-06", without=Instead(lambda _state, seat: seat))
def player_of(state: Playing, seat: Seat) -> Seat:
    """Return the seat that chooses the card of ``seat``: itself, except for the declarer once all hands lie open."""
    if state.laid_open and state.plays_declarer is not None and seat == state.bargain.declarer:
        return state.plays_declarer
    return seat


@rule("SK-PLAY-02", without=Instead(lambda hand, _led, _trump: hand))
def cards_allowed(hand: int, led: Suit | None, trump: Suit | None) -> CardSet:
    """Return the cards of ``hand`` that may be played: follow suit, else trump, else any; there is no duty to beat."""
    return playable(hand, led, trump)


@once
def legal_cards(state: Playing) -> CardSet:
    """Return the legal cards of the seat whose card is due."""
    led = state.trick[0].card.suit if state.trick else None
    return cards_allowed(state.hands[next_to_play(state)], led, trump_of(state.bargain.game))


@rule("SK-PLAY-03", without=Instead(lambda trick, _trump: trick[0].seat))
def trick_winner(trick: tuple[CardPlayed, ...], trump: Suit | None) -> Seat:
    """Return the winner of the finished trick: the highest trump, else the highest card of the suit led."""
    return trick[winning_place([played.card for played in trick], trump)].seat


def decide_card(state: Playing, actor: Seat, card: Card) -> tuple[Event, ...]:
    """Return the events of a card chosen by ``actor``; a deal that has ended is not settled yet.

    Raises:
        IllegalAction: the hand does not hold the card, or another must be played (SK-PLAY-02).
    """
    seat = next_to_play(state)
    if not card.bit & legal_cards(state):
        raise _refusal_of_card(state, card)
    played = CardPlayed(seat=seat, card=card, by=actor)
    events: tuple[Event, ...] = (played,)
    if must_lay_open(state):
        events = (*events, _show_hands(state, card))
    trick = (*state.trick, played)
    if len(trick) < len(state.lineup):
        return events
    events = (*events, TrickTaken(seat=trick_winner(trick, trump_of(state.bargain.game))))
    stop = stop_if_decided(reduce(evolve, events, state))  # type: ignore[arg-type]
    return events if stop is None else (*events, stop)


@rule("SK-GAME-06", without=False)
def must_lay_open(state: Playing) -> bool:
    """Whether all hands are laid open after this card: it is the first of an open game."""
    return state.bargain.open and not state.laid_open


def _show_hands(state: Playing, led: Card) -> HandsLaidOpen:
    """Return all hands, without the card just ``led``."""
    return HandsLaidOpen(hands=tuple(sorted_for_hand(hand & ~led.bit) for hand in state.hands))


def _refusal_of_card(state: Playing, card: Card) -> IllegalAction:
    """Return the refusal of ``card``."""
    hand = state.hands[next_to_play(state)]
    if not card.bit & hand:
        return IllegalAction("SK-PLAY-02", card=card.value, held=False)
    led = state.trick[0].card.suit
    must = suit_to_follow(hand, led, trump_of(state.bargain.game))
    return IllegalAction("SK-PLAY-02", card=card.value, led=led.value, must=must.value)

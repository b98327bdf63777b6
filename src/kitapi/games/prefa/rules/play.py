"""The ten tricks (PREFA-PLAY)."""

from kitapi.cards import Card, CardSet, Suit
from kitapi.games.prefa.rules.events import CardPlayed, Event, TrickTaken
from kitapi.games.prefa.rules.state import Playing
from kitapi.kernel import IllegalAction, Instead, Seat, rule
from kitapi.mechanics.deal.state import once_per_seat
from kitapi.mechanics.tricks import playable, suit_to_follow, winning_place

TRICKS = 10


def trump_of(state: Playing) -> Suit | None:
    """Return the suit of trumps; None at no trumps and in a pass deal."""
    return None if state.bargain is None else state.bargain.contract.strain.trump


@rule("PREFA-DEAL-03", "PREFA-PLAY-01", without=Instead(lambda state: state.lineup[-1 - len(state.trick)]))
def next_to_play(state: Playing) -> Seat:
    """Return the seat to play a card: the leader, then in turn among those in play."""
    place = state.lineup.index(state.leader)
    return state.lineup[(place + len(state.trick)) % len(state.lineup)]


@rule("PREFA-PLAY-02", without=Instead(lambda hand, _led, _trump: hand))
def cards_allowed(hand: int, led: Suit | None, trump: Suit | None) -> CardSet:
    """Return the cards of ``hand`` that may be played: follow suit, else trump, else any."""
    return playable(hand, led, trump)


@once_per_seat
def legal_cards(state: Playing, seat: Seat) -> CardSet:
    """Return the legal cards of ``seat``, whose turn it is; computed once for a state."""
    led = state.trick[0].card.suit if state.trick else None
    return cards_allowed(state.hands[seat], led, trump_of(state))


@rule("PREFA-PLAY-03", without=Instead(lambda trick, _trump: trick[0].seat))
def trick_winner(trick: tuple[CardPlayed, ...], trump: Suit | None) -> Seat:
    """Return the winner of the finished trick: the highest trump, else the highest card of the suit led."""
    return trick[winning_place([played.card for played in trick], trump)].seat


def decide_card(state: Playing, seat: Seat, card: Card) -> tuple[Event, ...]:
    """Return the events of a card played to the trick; after the last trick the deal is not settled yet.

    Raises:
        IllegalAction: the player does not hold the card, or must play another one (PREFA-PLAY-02).
    """
    allowed = legal_cards(state, seat)
    if not card.bit & allowed:
        raise _refusal_of_card(state, card, card.bit & state.hands[seat] != 0)
    played = CardPlayed(seat=seat, card=card)
    trick = (*state.trick, played)
    if len(trick) < len(state.lineup):
        return (played,)
    return (played, TrickTaken(seat=trick_winner(trick, trump_of(state))))


def _refusal_of_card(state: Playing, card: Card, held: bool) -> IllegalAction:
    """Return why ``card`` may not be played."""
    if not held:
        return IllegalAction("PREFA-PLAY-02", card=card.value, held=False)
    led = state.trick[0].card.suit
    must = suit_to_follow(state.hands[next_to_play(state)], led, trump_of(state))
    return IllegalAction("PREFA-PLAY-02", card=card.value, led=led.value, must=must.value)

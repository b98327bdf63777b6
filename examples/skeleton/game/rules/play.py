"""The tricks (SKELETON-PLAY)."""

from kitapi.cards import Card, CardSet, Suit
from kitapi.games.skeleton_game.rules.events import CardPlayed, Event, TrickTaken
from kitapi.games.skeleton_game.rules.state import Playing
from kitapi.kernel import IllegalAction, Instead, Seat, rule
from kitapi.mechanics.tricks import playable, suit_to_follow, winning_place


@rule("SKELETON-PLAY-01", without=Instead(lambda state: state.lineup[len(state.trick)]))
def next_to_play(state: Playing) -> Seat:
    """Whose turn it is: from the leader in turn."""
    place = state.lineup.index(state.leader)
    return state.lineup[(place + len(state.trick)) % len(state.lineup)]


@rule("SKELETON-PLAY-02", without=Instead(lambda hand, _led: hand))
def cards_allowed(hand: int, led: Suit | None) -> CardSet:
    """The cards of ``hand`` that may be played: follow suit, else any."""
    return playable(hand, led, None)


@rule("SKELETON-PLAY-03", without=Instead(lambda trick: trick[0].seat))
def trick_winner(trick: tuple[CardPlayed, ...]) -> Seat:
    """Who takes the finished trick."""
    return trick[winning_place([played.card for played in trick], None)].seat


def legal_cards(state: Playing, seat: Seat) -> CardSet:
    """Return the cards that ``seat``, whose turn it is, may play."""
    return cards_allowed(state.hands[seat], state.trick[0].card.suit if state.trick else None)


def decide_card(state: Playing, seat: Seat, card: Card) -> tuple[Event, ...]:
    """A card to the trick.

    Raises:
        IllegalAction: the player does not hold it, or must follow suit.
    """
    if not card.bit & state.hands[seat]:
        raise IllegalAction("SKELETON-PLAY-02", card=card.value, held=False)
    if not card.bit & legal_cards(state, seat):
        led = state.trick[0].card.suit
        must = suit_to_follow(state.hands[seat], led, None)
        raise IllegalAction("SKELETON-PLAY-02", card=card.value, led=led.value, must=must.value)
    played = CardPlayed(seat=seat, card=card)
    trick = (*state.trick, played)
    if len(trick) < len(state.lineup):
        return (played,)
    return (played, TrickTaken(seat=trick_winner(trick)))

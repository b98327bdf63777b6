"""Claims of all remaining tricks (PREFA-PLAY-04)."""

from kitapi.cards import DECK_32, SUIT_MASK, CardSet, Suit, cards_of, set_of, size
from kitapi.games.prefa.events import ClaimAnswered, ClaimGranted, ClaimMade, ClaimRefused, Event
from kitapi.games.prefa.play import TRICKS, trump_of
from kitapi.games.prefa.state import Playing
from kitapi.kernel import IllegalAction, Seat, rule

FULL_DECK = set_of(DECK_32)


@rule("PREFA-PLAY-04", without=False)
def may_claim(state: Playing, seat: Seat) -> bool:
    """Whether ``seat`` is the declarer, on lead, before the last trick, and has not been refused at this trick."""
    return (
        state.bargain is not None
        and seat == state.bargain.won.declarer
        and seat == state.leader
        and not state.trick
        and len(state.tricks) < TRICKS - 1
        and not state.claimed
    )


def asked(state: Playing) -> tuple[Seat, ...]:
    """The defenders in play, in order of turn, who have not yet answered the claim."""
    assert state.bargain is not None
    assert state.claim is not None
    declarer = state.bargain.won.declarer
    place = state.lineup.index(declarer)
    order = state.lineup[place + 1 :] + state.lineup[:place]
    return tuple(seat for seat in order if seat not in state.claim.accepted)


def unseen_by_declarer(state: Playing) -> CardSet:
    """The cards that may lie with a defender for all the declarer knows: neither his own, nor discarded, nor played."""
    assert state.bargain is not None
    played = set_of(card.card for trick in state.tricks for card in trick.cards)
    own = state.hands[state.bargain.won.declarer] | state.bargain.discards
    return CardSet(FULL_DECK & ~(own | played))


@rule("PREFA-PLAY-04", without=True)
def is_certain(hand: int, unseen: int, trump: Suit | None) -> bool:
    """Whether ``hand``, on lead, takes every trick however ``unseen`` lies and is played.

    True only in the plain case: in each suit, as many of its highest cards as could be needed beat everything unseen,
    and all unseen trumps can be drawn first. Whatever else is certain is left to the defenders.
    """
    if trump is not None:
        unseen_trumps = unseen & SUIT_MASK[trump]
        if size(unseen_trumps) > size(hand & SUIT_MASK[trump]):
            return False
    return all(_runs(hand & SUIT_MASK[suit], unseen & SUIT_MASK[suit]) for suit in Suit)


def _runs(own: int, unseen: int) -> bool:
    """Whether the cards of one suit, led from the top, all win even if one defender holds all of ``unseen``."""
    top = unseen.bit_length()
    needed = min(size(own), size(unseen))
    return all(card.bit >> top for card in cards_of(own)[size(own) - needed :])


def decide_claim(state: Playing, seat: Seat) -> tuple[Event, ...]:
    """The declarer shows his hand and claims; what is certain is granted by the table itself.

    Raises:
        IllegalAction: he may not claim now.
    """
    if not may_claim(state, seat):
        raise IllegalAction("PREFA-PLAY-04", claimed=state.claimed)
    hand = state.hands[seat]
    made = ClaimMade(seat=seat, cards=cards_of(hand))
    if is_certain(hand, unseen_by_declarer(state), trump_of(state)):
        return (made, ClaimGranted(seat=seat, tricks=TRICKS - len(state.tricks), certain=True))
    return (made,)


def decide_answer(state: Playing, seat: Seat, accept: bool) -> tuple[Event, ...]:
    """A defender answers the claim; one refusal and play goes on."""
    answered = ClaimAnswered(seat=seat, accept=accept)
    if not accept:
        return (answered, ClaimRefused(seat=state.leader))
    if len(asked(state)) > 1:
        return (answered,)
    return (answered, ClaimGranted(seat=state.leader, tricks=TRICKS - len(state.tricks), certain=False))

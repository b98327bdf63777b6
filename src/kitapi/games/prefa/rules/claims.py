"""Claims of all remaining tricks (PREFA-PLAY-04)."""

from kitapi.cards import DECK_32, EMPTY, SUIT_MASK, CardSet, cards_of, set_of
from kitapi.games.prefa.rules.events import ClaimAnswered, ClaimGranted, ClaimMade, ClaimRefused, Event
from kitapi.games.prefa.rules.play import TRICKS, trump_of
from kitapi.games.prefa.rules.state import Playing
from kitapi.kernel import IllegalAction, Instead, Seat, rule
from kitapi.mechanics.certain import Known, takes_the_rest
from kitapi.mechanics.tricks import void_shown

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


def seats_to_answer(state: Playing) -> tuple[Seat, ...]:
    """Return the defenders in play that have not answered the claim yet, in order of turn."""
    assert state.bargain is not None
    assert state.claim is not None
    declarer = state.bargain.won.declarer
    place = state.lineup.index(declarer)
    order = state.lineup[place + 1 :] + state.lineup[:place]
    return tuple(seat for seat in order if seat not in state.claim.accepted)


def unseen_by_declarer(state: Playing) -> CardSet:
    """Return the cards that the defenders may hold: those not in the declarer's hand, discarded or played."""
    assert state.bargain is not None
    played = set_of(card.card for trick in state.tricks for card in trick.cards)
    own = state.hands[state.bargain.won.declarer] | state.bargain.discards
    return CardSet(FULL_DECK & ~(own | played))


@rule("PREFA-PLAY-04", without=Instead(lambda state, seat: EMPTY))
def voids_of(state: Playing, seat: Seat) -> CardSet:
    """Return the suits in which ``seat`` is void, as the cards that it played show."""
    trump = trumps_of(state)
    voids = 0
    for trick in state.tricks:
        led = SUIT_MASK[trick.cards[0].card.suit]
        for played in trick.cards:
            if played.seat == seat:
                voids |= void_shown(played.card.bit, led, trump)
    return CardSet(voids)


def known_to_declarer(state: Playing) -> Known:
    """Return the cards that the declarer, on lead, knows: their own hand, the discards, and the cards played.

    The unseen hand of a defender who is out may hold any of the unseen cards.
    """
    assert state.bargain is not None
    declarer = state.bargain.won.declarer
    unseen = unseen_by_declarer(state)
    defenders = (seat for seat in state.lineup if seat != declarer)
    may_hold = tuple(unseen & ~voids_of(state, seat) for seat in defenders)
    return Known(hand=state.hands[declarer], may_hold=may_hold, trump=trumps_of(state))


def trumps_of(state: Playing) -> CardSet:
    """Return all cards of the trump suit; none at no trumps."""
    trump = trump_of(state)
    return EMPTY if trump is None else SUIT_MASK[trump]


@rule("PREFA-PLAY-04", without=True)
def is_certain(known: Known) -> bool:
    """Whether the declarer takes every remaining trick, in every layout and whatever is played.

    The result depends only on what the declarer knows, so it discloses nothing about the hidden hands.
    """
    return takes_the_rest(known)


def decide_claim(state: Playing, seat: Seat) -> tuple[Event, ...]:
    """Return the events when the declarer shows their hand and claims; the rules grant a certain claim at once.

    Raises:
        IllegalAction: the declarer may not claim now.
    """
    if not may_claim(state, seat):
        raise IllegalAction("PREFA-PLAY-04", claimed=state.claimed)
    made = ClaimMade(seat=seat, cards=cards_of(state.hands[seat]))
    if is_certain(known_to_declarer(state)):
        return (made, ClaimGranted(seat=seat, tricks=TRICKS - len(state.tricks), certain=True))
    return (made,)


def decide_answer(state: Playing, seat: Seat, accept: bool) -> tuple[Event, ...]:
    """Return the events when a defender answers the claim; a single refusal ends it, and play continues."""
    answered = ClaimAnswered(seat=seat, accept=accept)
    if not accept:
        return (answered, ClaimRefused(seat=state.leader))
    if len(seats_to_answer(state)) > 1:
        return (answered,)
    return (answered, ClaimGranted(seat=state.leader, tricks=TRICKS - len(state.tricks), certain=False))

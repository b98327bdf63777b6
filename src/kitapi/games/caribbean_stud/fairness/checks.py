"""What is checked of the deck on its way from the shuffle to the seats."""

from collections.abc import Iterator, Mapping

from kitapi.fairness.arithmetic import is_32_bytes
from kitapi.fairness.shapes import Stage
from kitapi.fairness.transcript import Check, Entry, Transcript
from kitapi.games.caribbean_stud.fairness import dealing
from kitapi.games.caribbean_stud.fairness.events import Closed, Cut, DeckShuffled, HandsDealt, Slip


def _order(deal: Transcript) -> Iterator[str]:
    """The order of the cards is the one that the secret and the shares make."""
    told = deal.shuffled
    if not isinstance(told, DeckShuffled) or not is_32_bytes(told.secret):
        return
    if told.order != deal.order(bytes.fromhex(told.secret)):
        yield "the order of the cards is not the one that secret and shares make"


def _method(deal: Transcript) -> Iterator[str]:
    """One way to shuffle all along, as often as the house rules have it, and cut where that way asks for it."""
    shuffled, dealt = deal.first(DeckShuffled), deal.first(HandsDealt)
    if shuffled is None:
        return
    if shuffled.times != dealing.TIMES.get(shuffled.method):
        yield f"shuffled {shuffled.times} times by “{shuffled.method[:20]}”, which the house rules do not know"
    if dealt is not None and dealt.method != shuffled.method:
        yield f"dealt by “{dealt.method[:20]}” after a shuffle by “{shuffled.method[:20]}”"
    by_hand, was_cut = shuffled.method == dealing.CUT_BY, deal.first(Cut) is not None
    if not by_hand and any(shape.stage is Stage.CUT for _, _, shape, _ in deal.entries):
        yield "a deck that nobody cuts was offered to be cut"
    if dealt is not None and by_hand and not was_cut:
        yield "the deck was dealt without being cut"


def _cut(deal: Transcript) -> Iterator[str]:
    """The deck is cut by whom it was offered to, or by the dealer where nobody holds it; enough lies in both parts."""
    offered: int | None = None
    was_cut = False
    for one in deal.entries:
        read = one.read
        if was_cut and one.shape.stage is Stage.CUT:
            yield f"{one.kind} stands there after the deck was cut"
        if isinstance(read, Cut):
            was_cut = True
            if not dealing.FEWEST_CUT <= read.amount <= dealing.MOST_CUT:
                yield f"{read.amount} cards were cut off"
            if read.seat != offered:
                yield f"seat {read.seat} cut the deck, which was offered to {offered}"
        elif one.name == "cut_offered":
            if offered is not None:
                yield f"the deck was offered to seat {read.seat} while seat {offered} had it"
            offered = read.seat
        elif one.name == "cut_declined":
            if read.seat != offered:
                yield f"seat {read.seat} declined the cut, which was offered to {offered}"
            offered = None


def _dealing(deal: Transcript) -> Iterator[str]:
    """The cards that lie at each place are the next ones of the deck, for those who play."""
    shuffled, dealt = deal.first(DeckShuffled), deal.first(HandsDealt)
    if dealt is None:
        return
    if shuffled is None or shuffled.method not in dealing.TIMES:
        yield "cards were dealt of no shuffled deck"
        return
    cut = deal.first(Cut)
    order = dealing.cut(shuffled.order, cut.amount) if cut else shuffled.order
    seats = sorted(_dealt_to(deal))
    if (closed := deal.first(Closed)) and list(closed.seats) != sorted(set(closed.seats)):
        yield "the seats that play do not stand in their order"
    if seats and seats[-1] >= deal.players:
        yield f"cards were dealt to seat {seats[-1]}, which there is not"
    elif (dealt.hands, dealt.bank, dealt.stub) != dealing.dealt_of(shuffled.method, order, seats, deal.players):
        yield "the cards dealt are not the next ones of the deck"


def _dealt_to(deal: Transcript) -> set[int]:
    """Those who play; and what the dealer at a practice table did wrong about it."""
    closed = deal.first(Closed)
    seats = set(closed.seats) if closed else set[int]()
    for one in _before_dealing(deal):
        read = one.read
        if one.name == "seat_voided" or (isinstance(read, Slip) and read.what == "skip_seat"):
            seats.discard(read.seat)
        elif isinstance(read, Slip) and read.what == "deal_to_empty_seat":
            seats.add(read.seat)
    return seats


def _before_dealing(deal: Transcript) -> Iterator[Entry]:
    for one in deal.entries:
        if isinstance(one.read, HandsDealt):
            return
        yield one


CHECKS: Mapping[str, Check] = {
    "order": _order,
    "method": _method,
    "cut": _cut,
    "dealing": _dealing,
}
"""By name, in the order in which they are made."""

"""The checks of the deck on its way from the shuffle to the seats."""

from collections.abc import Iterator, Mapping

from kitapi.fairness.arithmetic import is_32_bytes
from kitapi.fairness.shapes import Stage
from kitapi.fairness.transcript import Check, Entry, Transcript
from kitapi.games.caribbean_stud.fairness import deal as deal_module
from kitapi.games.caribbean_stud.fairness.events import Closed, Cut, DeckShuffled, HandsDealt, Slip
from kitapi.texts import Text


def _check_order(deal: Transcript) -> Iterator[Text]:
    """Check that secret and shares give the order of the cards."""
    shuffled = deal.shuffled
    if not isinstance(shuffled, DeckShuffled) or not is_32_bytes(shuffled.secret):
        return
    if shuffled.order != deal.order(bytes.fromhex(shuffled.secret)):
        yield Text("the order of the cards is not the one that secret and shares make")


def _check_method(deal: Transcript) -> Iterator[Text]:
    """Check that the deck was shuffled as often as its method demands, dealt by this method, and cut if by hand."""
    shuffled, dealt = deal.first(DeckShuffled), deal.first(HandsDealt)
    if shuffled is None:
        return
    if shuffled.times != deal_module.TIMES.get(shuffled.method):
        yield Text(
            "shuffled {times} times by “{method}”, which the house rules do not know",
            times=shuffled.times,
            method=shuffled.method[:20],
        )
    if dealt is not None and dealt.method != shuffled.method:
        yield Text(
            "dealt by “{method}” after a shuffle by “{shuffle}”", method=dealt.method[:20], shuffle=shuffled.method[:20]
        )
    by_hand, was_cut = shuffled.method == deal_module.CUT_BY, deal.first(Cut) is not None
    if not by_hand and any(shape.stage is Stage.CUT for _, _, shape, _ in deal.entries):
        yield Text("a deck that nobody cuts was offered to be cut")
    if dealt is not None and by_hand and not was_cut:
        yield Text("the deck was dealt without being cut")


def _check_cut(deal: Transcript) -> Iterator[Text]:
    """Check that the deck was cut by the seat to which it was offered, or else by the dealer, and within the limits."""
    offered: int | None = None
    was_cut = False
    for one in deal.entries:
        read = one.read
        seats = {"seat": str(getattr(read, "seat", None)), "offered": str(offered)}
        if was_cut and one.shape.stage is Stage.CUT:
            yield Text("{kind} occurs after the deck was cut", kind=one.kind)
        if isinstance(read, Cut):
            was_cut = True
            if not deal_module.FEWEST_CUT <= read.amount <= deal_module.MOST_CUT:
                yield Text("{amount} cards were cut off", amount=read.amount)
            if read.seat != offered:
                yield Text("seat {seat} cut the deck, which was offered to {offered}", **seats)
        elif one.name == "cut_offered":
            if offered is not None:
                yield Text("the deck was offered to seat {seat} while seat {offered} had it", **seats)
            offered = read.seat
        elif one.name == "cut_declined":
            if read.seat != offered:
                yield Text("seat {seat} declined the cut, which was offered to {offered}", **seats)
            offered = None


def _check_deal(deal: Transcript) -> Iterator[Text]:
    """Check that the cards dealt to seats and bank are the next ones of the deck."""
    shuffled, dealt = deal.first(DeckShuffled), deal.first(HandsDealt)
    if dealt is None:
        return
    if shuffled is None or shuffled.method not in deal_module.TIMES:
        yield Text("cards were dealt from a deck that was not shuffled")
        return
    cut = deal.first(Cut)
    order = deal_module.cut(shuffled.order, cut.amount) if cut else shuffled.order
    seats = sorted(_dealt_to(deal))
    if (closed := deal.first(Closed)) and list(closed.seats) != sorted(set(closed.seats)):
        yield Text("the seats that play are not in order")
    if seats and seats[-1] >= deal.players:
        yield Text("cards were dealt to seat {seat}, which does not exist", seat=seats[-1])
    elif (dealt.hands, dealt.bank, dealt.stub) != deal_module.dealt_of(shuffled.method, order, seats, deal.players):
        yield Text("the cards dealt are not the next ones of the deck")


def _dealt_to(deal: Transcript) -> set[int]:
    """Return the seats that cards were dealt to: those that play, changed by the dealer's slips at a practice table."""
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
    "order": _check_order,
    "method": _check_method,
    "cut": _check_cut,
    "dealing": _check_deal,
}
"""The checks by name, in the order in which they run."""

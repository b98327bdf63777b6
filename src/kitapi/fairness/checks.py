"""The checks of one deal. Each looks at one thing alone, so that without it something false would pass."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from kitapi.fairness import games
from kitapi.fairness.arithmetic import PLEDGED, commitment_of, key_of, order_of, pledge_of
from kitapi.fairness.shapes import (
    Closed,
    Cut,
    DeckShuffled,
    Ended,
    HandsDealt,
    OpenedForThree,
    PackDealt,
    Pledged,
    Shown,
    Slip,
    Stage,
    Unused,
)
from kitapi.fairness.transcript import Told, Transcript

Check: TypeAlias = Callable[[Transcript], Iterator[str]]
"""The sentences of what is wrong."""

_CONTEXT = re.compile(r"[^/\x00-\x1f\ud800-\udfff]+/([1-9][0-9]{0,15})")
_DIGEST = re.compile("[0-9a-f]{64}")
_SHARE = {False: re.compile("(?:[0-9a-f]{2}){0,32}"), True: re.compile("(?:[0-9a-f]{32})?")}


def _once(deal: Transcript) -> Iterator[str]:
    """What happens once in a deal happens once."""
    counted = Counter(one.kind for one in deal.told if one.shape.once)
    for kind, count in counted.items():
        if count > 1:
            yield f"{kind} stands there {count} times"


def _sequence(deal: Transcript) -> Iterator[str]:
    """Nothing comes before what it must wait for; so all pledges stand before the first share."""
    stage = Stage.OPENED
    for _, kind, shape, _ in deal.told:
        if shape.stage is None:
            continue
        if shape.stage < stage:
            yield f"{kind} comes after {stage.name.lower().replace('_', ' ')}"
        stage = max(stage, shape.stage)


def _context(deal: Transcript) -> Iterator[str]:
    """The name the secret is bound to is that of this deal."""
    named = _CONTEXT.fullmatch(deal.opened.commitment.context)
    if named is None:
        yield f"the context “{deal.opened.commitment.context[:40]}” is not TABLE/NUMBER"
    elif int(named[1]) != deal.opened.number:
        yield f"the context is that of deal {named[1]}, and this is deal {deal.opened.number}"


def _algorithm(deal: Transcript) -> Iterator[str]:
    """The cards say that they were shuffled in the way that was promised."""
    promised = deal.opened.commitment.algorithm
    if deal.shuffled is not None and deal.shuffled.algorithm != promised:
        yield f"shuffled by “{deal.shuffled.algorithm[:40]}”, and “{promised}” was promised"


def _seats(deal: Transcript) -> Iterator[str]:
    """Who speaks sits at the table, and the three who play are the ones after the dealer."""
    said = {one.seat for one in deal.all(Pledged)} | {one.seat for one in deal.all(Shown)}
    for seat in sorted(seat for seat in said if seat >= deal.players):
        yield f"there is no seat {seat}"
    opened = deal.opened
    if isinstance(opened, OpenedForThree):
        meant = tuple((opened.dealer + step) % deal.players for step in (1, 2, 3))
        if opened.active != meant or opened.dealer >= deal.players:
            yield f"seats {meant} play after dealer {opened.dealer}, not {opened.active}"


def _pledges(deal: Transcript) -> Iterator[str]:
    """Every seat pledges itself once, where the way to shuffle asks for it, and before any share is shown."""
    said = Counter(one.seat for one in deal.all(Pledged))
    if not PLEDGED[deal.opened.commitment.algorithm]:
        if said:
            yield f"{deal.opened.commitment.algorithm} knows no pledges"
        return
    yield from (f"seat {seat} pledged {count} times" for seat, count in said.items() if count > 1)
    if deal.shares or deal.shuffled:
        yield from (f"seat {seat} never pledged" for seat in range(deal.players) if seat not in said)
    for seat, digest in deal.pledges.items():
        if digest and not _DIGEST.fullmatch(digest):
            yield f"the pledge of seat {seat} is no SHA-256 in hexadecimal"


def _shares(deal: Transcript) -> Iterator[str]:
    """Every seat that is not silent shows its share once, before the cards are shuffled."""
    pledged = PLEDGED[deal.opened.commitment.algorithm]
    said = Counter(one.seat for one in deal.all(Shown))
    yield from (f"seat {seat} showed its share {count} times" for seat, count in said.items() if count > 1)
    for seat, value in deal.shares.items():
        if not _SHARE[pledged].fullmatch(value):
            yield f"the share of seat {seat} is not hexadecimal of the right length"
        if pledged and deal.pledges.get(seat) == "":
            yield f"seat {seat} was silent, and showed a share"
    if deal.shuffled is not None:
        silent = {seat for seat, digest in deal.pledges.items() if not digest} if pledged else set[int]()
        missing = [seat for seat in range(deal.players) if seat not in said and seat not in silent]
        yield from (f"seat {seat} was not heard before the cards were shuffled" for seat in missing)


def _fit(deal: Transcript) -> Iterator[str]:
    """Each share is the one that was pledged."""
    bound = deal.opened.commitment
    for seat, value in deal.shares.items():
        digest = deal.pledges.get(seat)
        if digest and value and digest != pledge_of(bound.context, bound.digest, seat, value):
            yield f"the share of seat {seat} is not the one it pledged"


def _secret(deal: Transcript) -> Iterator[str]:
    """The secret is the one that was promised, wherever it is shown."""
    bound = deal.opened.commitment
    if not _DIGEST.fullmatch(bound.digest):
        yield "the commitment is no SHA-256 in hexadecimal"
    for secret in dict.fromkeys((deal.secret, *(one.secret for one in deal.all(Unused)))):
        if secret and not _DIGEST.fullmatch(secret):
            yield "the secret is not 32 bytes in hexadecimal"
        elif secret and commitment_of(bound.context, bytes.fromhex(secret)) != bound.digest:
            yield "the secret is not the one that was promised before the deal"
    if deal.shuffled is not None and not deal.secret:
        yield "the cards were shuffled, and no secret is shown"
    if deal.shuffled is not None and deal.first(Unused) is not None:
        yield "the cards were shuffled, and then the secret is told as unused"


def _order(deal: Transcript) -> Iterator[str]:
    """The cards are those that the secret and the shares make."""
    told = deal.shuffled
    if told is None or not _DIGEST.fullmatch(told.secret):
        return
    order = _order_made(deal, told.secret)
    if isinstance(told, DeckShuffled):
        if told.order != order:
            yield "the order of the cards is not the one that secret and shares make"
    elif isinstance(deal.opened, OpenedForThree) and deal.game in games.PACKS:
        active = tuple(seat % deal.players for seat in deal.opened.active)
        if (told.hands, told.talon) != games.dealt_to_three(deal.game, order, active, deal.players):
            yield "the cards dealt are not those that secret and shares make"


def _order_made(deal: Transcript, secret: str) -> games.Cards:
    bound = deal.opened.commitment
    shares = [deal.share(seat) for seat in range(deal.players)]
    key = key_of(bound.algorithm, bound.context, bytes.fromhex(secret), shares)
    return order_of(games.DECKS[deal.game], key)


def _method(deal: Transcript) -> Iterator[str]:
    """One way to shuffle all along, as often as the house rules have it, and cut where that way asks for it."""
    shuffled, dealt = deal.first(DeckShuffled), deal.first(HandsDealt)
    if shuffled is None:
        return
    if shuffled.times != games.TIMES.get(shuffled.method):
        yield f"shuffled {shuffled.times} times by “{shuffled.method[:20]}”, which the house rules do not know"
    if dealt is not None and dealt.method != shuffled.method:
        yield f"dealt by “{dealt.method[:20]}” after a shuffle by “{shuffled.method[:20]}”"
    by_hand, was_cut = shuffled.method == games.CUT_BY, deal.first(Cut) is not None
    if not by_hand and any(shape.stage is Stage.CUT for _, _, shape, _ in deal.told):
        yield "a deck that nobody cuts was offered to be cut"
    if dealt is not None and by_hand and not was_cut:
        yield "the deck was dealt without being cut"


def _cut(deal: Transcript) -> Iterator[str]:
    """The deck is cut by whom it was offered to, or by the dealer where nobody holds it; enough lies in both parts."""
    offered: int | None = None
    was_cut = False
    for _, kind, shape, read in deal.told:
        if was_cut and shape.stage is Stage.CUT:
            yield f"{kind} stands there after the deck was cut"
        if isinstance(read, Cut):
            was_cut = True
            if not games.FEWEST_CUT <= read.amount <= games.MOST_CUT:
                yield f"{read.amount} cards were cut off"
            if read.seat != offered:
                yield f"seat {read.seat} cut the deck, which was offered to {offered}"
        elif kind.endswith("cut_offered"):
            if offered is not None:
                yield f"the deck was offered to seat {read.seat} while seat {offered} had it"
            offered = read.seat
        elif kind.endswith("cut_declined"):
            if read.seat != offered:
                yield f"seat {read.seat} declined the cut, which was offered to {offered}"
            offered = None


def _dealing(deal: Transcript) -> Iterator[str]:
    """Caribbean Stud: the cards that lie at each place are the next ones of the deck, for those who play."""
    shuffled, dealt = deal.first(DeckShuffled), deal.first(HandsDealt)
    if dealt is None:
        return
    if shuffled is None or shuffled.method not in games.TIMES:
        yield "cards were dealt of no shuffled deck"
        return
    cut = deal.first(Cut)
    order = games.cut(shuffled.order, cut.amount) if cut else shuffled.order
    seats = sorted(_dealt_to(deal))
    if (closed := deal.first(Closed)) and list(closed.seats) != sorted(set(closed.seats)):
        yield "the seats that play do not stand in their order"
    if seats and seats[-1] >= deal.players:
        yield f"cards were dealt to seat {seats[-1]}, which there is not"
    elif (dealt.hands, dealt.bank, dealt.stub) != games.dealt_by_the_house(shuffled.method, order, seats, deal.players):
        yield "the cards dealt are not the next ones of the deck"


def _dealt_to(deal: Transcript) -> set[int]:
    """Those who play; and what the dealer at a practice table did wrong about it."""
    closed = deal.first(Closed)
    seats = set(closed.seats) if closed else set[int]()
    for _, kind, _, read in _before_dealing(deal):
        if kind.endswith("seat_voided") or (isinstance(read, Slip) and read.what == "skip_seat"):
            seats.discard(read.seat)
        elif isinstance(read, Slip) and read.what == "deal_to_empty_seat":
            seats.add(read.seat)
    return seats


def _before_dealing(deal: Transcript) -> Iterator[Told]:
    for one in deal.told:
        if isinstance(one.read, HandsDealt):
            return
        yield one


def _ending(deal: Transcript) -> Iterator[str]:
    """Nobody plays without cards, and a deal that ended without any shows its secret."""
    dealt = deal.first(HandsDealt) or deal.first(PackDealt)
    for _, kind, shape, _ in deal.told:
        if shape.stage is Stage.PLAYED and dealt is None:
            yield f"{kind} stands there, and no cards were dealt"
            break
        if deal.shuffled is None and shape.stage in (Stage.CUT, Stage.CLOSED, Stage.DEALT):
            yield f"{kind} stands there, and no cards were shuffled"
            break
    pledged = PLEDGED[deal.opened.commitment.algorithm]
    if pledged and deal.shuffled is None and not deal.secret and deal.first(Ended) is not None:
        yield "the deal was broken off, and its secret is not shown"


CHECKS: Mapping[str, Check] = {
    "once": _once,
    "sequence": _sequence,
    "context": _context,
    "algorithm": _algorithm,
    "seats": _seats,
    "pledges": _pledges,
    "shares": _shares,
    "fit": _fit,
    "secret": _secret,
    "order": _order,
    "method": _method,
    "cut": _cut,
    "dealing": _dealing,
    "ending": _ending,
}
"""By name, in the order in which they are made."""

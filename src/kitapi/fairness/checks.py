"""The checks of one deal. Each looks at one thing alone, so that without it something false would pass."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from kitapi.fairness.arithmetic import PLEDGED, commitment_of, is_32_bytes, pledge_of
from kitapi.fairness.shapes import Ended, Pledged, Shown, Stage, Unused
from kitapi.fairness.transcript import DEALT, Check, FairGame, Transcript

_CONTEXT = re.compile(r"[^/\x00-\x1f\ud800-\udfff]+/([1-9][0-9]{0,15})")
_SHARE = {False: re.compile("(?:[0-9a-f]{2}){0,32}"), True: re.compile("(?:[0-9a-f]{32})?")}


def _once(deal: Transcript) -> Iterator[str]:
    """What happens once in a deal happens once."""
    counted = Counter(one.kind for one in deal.entries if one.shape.once)
    for kind, count in counted.items():
        if count > 1:
            yield f"{kind} stands there {count} times"


def _sequence(deal: Transcript) -> Iterator[str]:
    """Nothing comes before what it must wait for; so all pledges stand before the first share."""
    stage = Stage.OPENED
    for _, kind, shape, _ in deal.entries:
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
    """Who speaks sits at the table."""
    said = {one.seat for one in deal.all(Pledged)} | {one.seat for one in deal.all(Shown)}
    for seat in sorted(seat for seat in said if seat >= deal.players):
        yield f"there is no seat {seat}"


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
        if digest and not is_32_bytes(digest):
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
    if not is_32_bytes(bound.digest):
        yield "the commitment is no SHA-256 in hexadecimal"
    for secret in dict.fromkeys((deal.secret, *(one.secret for one in deal.all(Unused)))):
        if secret and not is_32_bytes(secret):
            yield "the secret is not 32 bytes in hexadecimal"
        elif secret and commitment_of(bound.context, bytes.fromhex(secret)) != bound.digest:
            yield "the secret is not the one that was promised before the deal"
    if deal.shuffled is not None and not deal.secret:
        yield "the cards were shuffled, and no secret is shown"
    if deal.shuffled is not None and deal.first(Unused) is not None:
        yield "the cards were shuffled, and then the secret is told as unused"


def _ending(deal: Transcript) -> Iterator[str]:
    """Nobody plays without cards, and a deal that ended without any shows its secret."""
    dealt = any(one.name == DEALT for one in deal.entries)
    for _, kind, shape, _ in deal.entries:
        if shape.stage is Stage.PLAYED and not dealt:
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
    "ending": _ending,
}
"""What is checked in every game, by name, in the order in which it is done."""


def checks_for(game: FairGame) -> Iterator[tuple[str, Check]]:
    """All checks of a deal of ``game``, by name; the game may add to what is checked in every game under a name."""
    yield from CHECKS.items()
    yield from game.checks.items()

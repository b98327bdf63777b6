"""The checks of one deal. Each tests one property, and each is needed: without it some manipulated deal would pass."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from kitapi.fairness.arithmetic import PLEDGED, commitment_of, is_32_bytes, pledge_of
from kitapi.fairness.shapes import Ended, Pledged, Shown, Stage, Unused
from kitapi.fairness.transcript import DEALT, Check, FairGame, Transcript
from kitapi.texts import Text

_CONTEXT = re.compile(r"[^/\x00-\x1f\ud800-\udfff]+/([1-9][0-9]{0,15})")
_SHARE = {False: re.compile("(?:[0-9a-f]{2}){0,32}"), True: re.compile("(?:[0-9a-f]{32})?")}


def _once(deal: Transcript) -> Iterator[Text]:
    """Check that no event that must be unique in a deal occurs several times."""
    counted = Counter(one.kind for one in deal.entries if one.shape.once)
    for kind, count in counted.items():
        if count > 1:
            yield Text("{kind} occurs {count} times", kind=kind, count=count)


def _sequence(deal: Transcript) -> Iterator[Text]:
    """Check the order of events; for example, all pledges must come before the first share."""
    stage = Stage.OPENED
    for _, kind, shape, _ in deal.entries:
        if shape.stage is None:
            continue
        if shape.stage < stage:
            yield Text("{kind} comes after {stage}", kind=kind, stage=stage.name.lower().replace("_", " "))
        stage = max(stage, shape.stage)


def _context(deal: Transcript) -> Iterator[Text]:
    """Check that the secret is bound to the name of this deal."""
    named = _CONTEXT.fullmatch(deal.opened.commitment.context)
    if named is None:
        yield Text("the context “{context}” is not TABLE/NUMBER", context=deal.opened.commitment.context[:40])
    elif int(named[1]) != deal.opened.number:
        yield Text(
            "the context is that of deal {named}, and this is deal {number}",
            named=int(named[1]),
            number=deal.opened.number,
        )


def _algorithm(deal: Transcript) -> Iterator[Text]:
    """Check that the cards were shuffled by the method to which the deal was committed."""
    promised = deal.opened.commitment.algorithm
    if deal.shuffled is not None and deal.shuffled.algorithm != promised:
        yield Text(
            "shuffled by “{algorithm}”, and “{promised}” was promised",
            algorithm=deal.shuffled.algorithm[:40],
            promised=promised,
        )


def _seats(deal: Transcript) -> Iterator[Text]:
    """Check that every pledge and share is from a seat of the table."""
    said = {one.seat for one in deal.all(Pledged)} | {one.seat for one in deal.all(Shown)}
    for seat in sorted(seat for seat in said if seat >= deal.players):
        yield Text("there is no seat {seat}", seat=seat)


def _pledges(deal: Transcript) -> Iterator[Text]:
    """Check that every seat pledges once if the shuffling method has pledges."""
    said = Counter(one.seat for one in deal.all(Pledged))
    if not PLEDGED[deal.opened.commitment.algorithm]:
        if said:
            yield Text("{algorithm} knows no pledges", algorithm=deal.opened.commitment.algorithm)
        return
    yield from (
        Text("seat {seat} pledged {count} times", seat=seat, count=count) for seat, count in said.items() if count > 1
    )
    if deal.shares or deal.shuffled:
        yield from (Text("seat {seat} never pledged", seat=seat) for seat in range(deal.players) if seat not in said)
    for seat, digest in deal.pledges.items():
        if digest and not is_32_bytes(digest):
            yield Text("the pledge of seat {seat} is no SHA-256 in hexadecimal", seat=seat)


def _shares(deal: Transcript) -> Iterator[Text]:
    """Check that every seat that is not silent shows its share once, before the cards are shuffled."""
    pledged = PLEDGED[deal.opened.commitment.algorithm]
    said = Counter(one.seat for one in deal.all(Shown))
    yield from (
        Text("seat {seat} showed its share {count} times", seat=seat, count=count)
        for seat, count in said.items()
        if count > 1
    )
    for seat, value in deal.shares.items():
        if not _SHARE[pledged].fullmatch(value):
            yield Text("the share of seat {seat} is not hexadecimal of the right length", seat=seat)
        if pledged and deal.pledges.get(seat) == "":
            yield Text("seat {seat} was silent, and showed a share", seat=seat)
    if deal.shuffled is not None:
        silent = {seat for seat, digest in deal.pledges.items() if not digest} if pledged else set[int]()
        missing = [seat for seat in range(deal.players) if seat not in said and seat not in silent]
        yield from (Text("the cards were shuffled without the share of seat {seat}", seat=seat) for seat in missing)


def _fit(deal: Transcript) -> Iterator[Text]:
    """Check that each share is the one that was pledged."""
    bound = deal.opened.commitment
    for seat, value in deal.shares.items():
        digest = deal.pledges.get(seat)
        if digest and value and digest != pledge_of(bound.context, bound.digest, seat, value):
            yield Text("the share of seat {seat} is not the one it pledged", seat=seat)


def _secret(deal: Transcript) -> Iterator[Text]:
    """Check that the secret, wherever it is shown, is the one committed to."""
    bound = deal.opened.commitment
    if not is_32_bytes(bound.digest):
        yield Text("the commitment is no SHA-256 in hexadecimal")
    for secret in dict.fromkeys((deal.secret, *(one.secret for one in deal.all(Unused)))):
        if secret and not is_32_bytes(secret):
            yield Text("the secret is not 32 bytes in hexadecimal")
        elif secret and commitment_of(bound.context, bytes.fromhex(secret)) != bound.digest:
            yield Text("the secret is not the one that was promised before the deal")
    if deal.shuffled is not None and not deal.secret:
        yield Text("the cards were shuffled, and no secret is shown")
    if deal.shuffled is not None and deal.first(Unused) is not None:
        yield Text("the cards were shuffled, and the secret is then declared unused")


def _ending(deal: Transcript) -> Iterator[Text]:
    """Check that nobody plays before cards are dealt, and that a deal that ended without cards shows its secret."""
    dealt = any(one.name == DEALT for one in deal.entries)
    for _, kind, shape, _ in deal.entries:
        if shape.stage is Stage.PLAYED and not dealt:
            yield Text("{kind} occurs, but no cards were dealt", kind=kind)
            break
        if deal.shuffled is None and shape.stage in (Stage.CUT, Stage.CLOSED, Stage.DEALT):
            yield Text("{kind} occurs, but no cards were shuffled", kind=kind)
            break
    pledged = PLEDGED[deal.opened.commitment.algorithm]
    if pledged and deal.shuffled is None and not deal.secret and deal.first(Ended) is not None:
        yield Text("the deal was broken off, and its secret is not shown")


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
"""The checks of every game, by name, in their order."""


def checks_for(game: FairGame) -> Iterator[tuple[str, Check]]:
    """Yield all checks of a deal of ``game`` by name; a name may have a check of all games and one of this game."""
    yield from CHECKS.items()
    yield from game.checks.items()

"""A cheating server and a colluding seat try thousands of values to get the cards they want.

After all pledges (``grinding``): the seat reveals last, the server knows its secret, and both look for a share that
makes better cards. The rules and the verifier must refuse every share but the pledged one. Only the choice between
showing and withholding the share is left: two decks, and the verdict reports which was chosen.

Before the pledges (``grinding-secrets``): the server searches secrets and pledges for the pair that would favour its
seat. This must not help, because it depends on the honest seat's share, which the server cannot know.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec

from kitapi.fairness import verify_deal
from kitapi.kernel import Commitment, IllegalAction, Seat
from kitapi.registry import FAIRNESS, GAMES
from kitapi.room.record.shuffle import FIRST, shuffle
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.tampers import Deal, Event, cards_of, deal_again
from kitapi_campaigns.table_sizes import EXAMPLE
from kitapi_testing.games.transcripts import GAMES as TRANSCRIBED
from kitapi_testing.games.transcripts import transcript
from kitapi_testing.shuffles import Shuffle

TRIED = 1024
"""Number of values in a block, each tried in a deal of every game."""
CHOICES = 1 << 16
"""Number of pairs of a secret and a pledge that the server tries before it opens a deal."""
HONEST = 2000
"""Number of shares that are tried for the honest seat in that deal."""

ACES = frozenset((7, 15, 23, 31))
HAND, PACK = 10, 32
EXPECTED = HAND * len(ACES) / PACK
"""Mean and variance of the aces in an unchosen hand: ten cards drawn of 32 without replacement."""
VARIANCE = EXPECTED * (1 - len(ACES) / PACK) * (PACK - HAND) / (PACK - 1)
NORMAL_99 = 2.5758293
"""Standard deviations that hold 99 % of a normal distribution."""


# After the pledges


def block(seed: int, number: int) -> Counter[str]:
    """Try values for the seat that reveals last, in one deal of each game.

    The deals depend on the seed alone and are the same in all blocks; the values depend on the block.
    """
    counts = Counter(values=TRIED)
    for game in TRANSCRIBED:
        deal, state, last = before_the_last(Random(f"grinding {seed}/{game}"), Shuffle(game, 4))
        pledged, chance = last["value"], Random(f"values {seed}/{number}/{game}")
        for _ in range(TRIED):
            value = chance.randbytes(16).hex()
            assert value == pledged or is_refused(game, state, last["seat"], value), f"the rules of {game} took {value}"
            found = checks_failed(deal, last, value)
            assert value == pledged or found == {"fit"}, f"the verifier of {game} said {found} of {value}"
        counts += _withheld(game, state, deal, last)
    return counts


def before_the_last(chance: Random, of: Shuffle) -> tuple[Deal, Any, Event]:
    """A deal, the state before the last seat reveals its share, and the event by which it does."""
    deal = transcript(chance, of)
    game = GAMES[of.game]
    bound = Commitment(**deal[0]["commitment"])
    terms = game.codec.read_terms(msgspec.json.encode({"players": of.players}))
    state: Any = None
    for event in game.open(game.begin(terms, 0), bound):
        state = game.evolve(state, event)
    *said, last = (one for one in deal if one["kind"].endswith((".pledged", ".contributed")))
    for one in said:
        for event in game.decide(state, Seat(one["seat"]), _action(game, one)):
            state = game.evolve(state, event)
    return deal, state, last


def _action(game: Any, event: Event) -> Any:
    kind = "pledge" if "digest" in event else "contribute"
    given = {name: event[name] for name in ("digest", "value") if name in event}
    return game.codec.read_action(msgspec.json.encode({"kind": kind, **given}))


def is_refused(name: str, state: Any, seat: int, value: str) -> bool:
    """Whether the rules refuse ``value`` as the share of ``seat``."""
    game = GAMES[name]
    try:
        game.decide(state, Seat(seat), _action(game, {"value": value}))
    except IllegalAction:
        return True
    return False


def checks_failed(deal: Deal, last: Event, value: str, without: str = "") -> set[str]:
    """The checks that fail for the deal with ``value`` as the last share and the cards that follow from it."""
    before, last["value"] = last["value"], value
    deal_again(deal, deal[0]["commitment"]["algorithm"])
    end = next(place for place, one in enumerate(deal) if one is cards_of(deal)) + 1
    verdict = verify_deal(deal[:end], FAIRNESS, without=(without,))
    last["value"] = before
    return {problem.check for problem in verdict.problems}


def _withheld(name: str, state: Any, deal: Deal, last: Event) -> Counter[str]:
    """Check the only choice left: the rules accept an empty share, and the verdict shows it."""
    assert not is_refused(name, state, last["seat"], last["value"])
    assert not is_refused(name, state, last["seat"], "")
    decks, verdicts = set(), []
    for value in (last["value"], ""):
        kept, last["value"] = last["value"], value
        deal_again(deal, deal[0]["commitment"]["algorithm"])
        cards = cards_of(deal)
        assert cards is not None
        decks.add(msgspec.json.encode([cards.get("order"), cards.get("hands")]))
        verdicts.append(verify_deal(deal[: deal.index(cards) + 1], FAIRNESS))
        last["value"] = kept
    assert [one.outcome for one in verdicts] == ["sound", "sound"], verdicts
    assert [one.withheld for one in verdicts] == [(), (last["seat"],)], verdicts
    return Counter({"decks to choose from": len(decks), "withheld and told": 1})


def without_pledges(seed: int, number: int) -> Counter[str]:
    """Control: without pledges, the same server finds the cards it wants, and nobody can notice."""
    counts: Counter[str] = Counter()
    for place in range(10):
        chance = Random(f"first way {seed}/{number}/{place}")
        deal, state, last = before_the_last(chance, Shuffle(EXAMPLE, 3, FIRST))
        seat = last["seat"]
        values = [chance.randbytes(16).hex() for _ in range(256)]
        best = max(values, key=lambda value: _aces_dealt(deal, last, value, seat))
        taken = not is_refused(EXAMPLE, state, seat, best) and not checks_failed(deal, last, best)
        counts += Counter(tried=1, found=int(taken and _aces_dealt(deal, last, best, seat) > EXPECTED + 1))
    return counts


def _aces_dealt(deal: Deal, last: Event, value: str, seat: int) -> int:
    before, last["value"] = last["value"], value
    deal_again(deal, deal[0]["commitment"]["algorithm"])
    cards = cards_of(deal)
    last["value"] = before
    return sum(card[0] == "A" for card in cards["hands"][seat]) if cards else 0


def without_the_check(seed: int, number: int) -> Counter[str]:
    """Control: a verifier that does not compare shares with pledges accepts every value."""
    deal, _, last = before_the_last(Random(f"no check {seed}/{number}"), Shuffle(EXAMPLE, 3))
    chance = Random(f"values {seed}/{number}")
    taken = sum(not checks_failed(deal, last, chance.randbytes(16).hex(), without="fit") for _ in range(20))
    return Counter(tried=20, found=taken)


# Before the pledges


def secrets_block(seed: int, number: int) -> Counter[str]:
    """Choose the best of many pairs for the favoured seat, and count its aces over many shares of the honest seat."""
    chance = Random(f"secrets {seed}/{number}")
    context = f"grinding/{number + 1}"
    guess = chance.randbytes(16).hex()
    secret, pledged = max(_pairs(chance), key=lambda pair: _aces(pair[0], pair[1], guess, context))
    honest = [chance.randbytes(16).hex() for _ in range(HONEST)]
    got = sum(_aces(secret, pledged, share, context) for share in honest)
    hoped = _aces(secret, pledged, guess, context)
    return Counter({"choices": CHOICES, "aces": got, "decks": HONEST, "aces hoped for": hoped, "grinds": 1})


def known_share(seed: int, number: int) -> Counter[str]:
    """Control: the same server knows the honest share beforehand, as if that seat always showed the same one."""
    counts: Counter[str] = Counter()
    for place in range(5):
        chance = Random(f"known {seed}/{number}/{place}")
        honest = chance.randbytes(16).hex()
        got = max(_aces(secret, share, honest, "known/1") for secret, share in islice(_pairs(chance), 512))
        counts += Counter(tried=1, found=int(got > EXPECTED + 1))
    return counts


def _pairs(chance: Random) -> Iterator[tuple[bytes, str]]:
    """Random secrets, each with a share for the colluding seat."""
    for _ in range(CHOICES):
        yield chance.randbytes(32), chance.randbytes(16).hex()


def _aces(secret: bytes, share: str, honest: str, context: str) -> int:
    """Number of aces in the first hand of 32 cards, which is the favoured seat's."""
    order = shuffle(range(PACK), secret, (honest, "", share), context)
    return sum(card in ACES for card in order[:HAND])


def judge(counts: Mapping[str, int]) -> str:
    """A sentence on the favoured seat's aces, whose mean must be that of an unchosen hand within the 99 % interval.

    Raises:
        AssertionError: the mean is outside the interval.
    """
    mean = counts["aces"] / counts["decks"]
    wide = NORMAL_99 * math.sqrt(VARIANCE / counts["decks"])
    hoped = counts["aces hoped for"] / counts["grinds"]
    due = f"of cards that nobody chose {EXPECTED:.4f} ± {wide:.4f} (99 %)"
    said = f"{mean:.4f} aces on average where {hoped:.2f} were hoped for; {due}"
    assert abs(mean - EXPECTED) <= wide, said
    return said


CAMPAIGNS = (
    Campaign(
        name="grinding",
        unit="values",
        title="Shares tried by a cheating server and a seat after the pledges, in deals of all three games",
        figure=1 << 16,
        block=block,
        controls=(
            Control("without-pledges", "shares without pledges: the server gets its cards", without_pledges),
            Control(
                "without-fit", "a verifier that does not compare shares with pledges", without_the_check, every=True
            ),
        ),
    ),
    Campaign(
        name="grinding-secrets",
        unit="choices",
        title="Secrets and pledges looked through by a cheating server before it opens a deal",
        figure=10 * CHOICES,
        block=secrets_block,
        controls=(Control("known-share", "a server that knows the honest share gets its cards", known_share),),
        judge=judge,
    ),
)

"""Counts lines of play of Prefa by the rulebook alone: a short program that shares no code with the game."""

from collections.abc import Iterator, Sequence

HEIGHTS = "789TJQKA"
LAST_STEP = 24


def auctions(calls: int) -> int:
    """Count the auctions with this number of calls, ended or not (PREFA-AUC)."""
    return _auctions([0, 1, 2], frozenset(), -1, False, None, 0, calls)


def _auctions(
    inside: list[int], spoken: frozenset[int], step: int, held: bool, waiting: int | None, made: int, left: int
) -> int:
    """Count continuations by ``left`` calls; ``inside``: the players still in the auction, the next one first."""
    if left == 0:
        return 1
    if not inside or (len(inside) == 1 and inside[0] in spoken) or (step == LAST_STEP and held):
        return 0
    seat, others = inside[0], inside[1:]
    now = spoken | {seat}
    count = _auctions(others, spoken, step, held, waiting, made + 1, left - 1)
    if made >= 3 and not held:
        return count + _auctions([*others, seat], now, step, True, waiting, made + 1, left - 1)
    if step == -1 and waiting is None:
        count += _auctions([*others, seat], now, step, held, seat, made + 1, left - 1)
    if step < LAST_STEP:
        staying = [one for one in [*others, seat] if step >= 0 or one != waiting]
        count += _auctions(staying, now, step + 1, False, waiting, made + 1, left - 1)
    return count


def plays(hands: Sequence[tuple[str, ...]], lead: int, trump: str, depth: int | None = None) -> int:
    """Count the ways to play ``depth`` cards, or all, if ``lead`` leads (PREFA-PLAY); cards such as ``Ts``."""
    return _plays(hands, [], lead, trump, depth if depth is not None else sum(map(len, hands)))


def _plays(hands: Sequence[tuple[str, ...]], trick: list[str], lead: int, trump: str, left: int) -> int:
    if len(trick) == len(hands):
        best = max(trick, key=lambda card: (card[1] == trump, card[1] == trick[0][1], HEIGHTS.index(card[0])))
        trick, lead = [], (lead + trick.index(best)) % len(hands)
    if left == 0:
        return 1
    seat = (lead + len(trick)) % len(hands)
    return sum(
        _plays([*hands[:seat], rest, *hands[seat + 1 :]], [*trick, card], lead, trump, left - 1)
        for card, rest in playable(hands[seat], trick, trump)
    )


def playable(hand: tuple[str, ...], trick: list[str], trump: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each card that may be played, and the hand without it."""
    for suit in [trick[0][1], trump] if trick else []:
        if any(card[1] == suit for card in hand):
            yield from ((card, _without(hand, card)) for card in hand if card[1] == suit)
            return
    yield from ((card, _without(hand, card)) for card in hand)


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in hand if other != card)

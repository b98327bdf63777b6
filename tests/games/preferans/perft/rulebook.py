"""Counts lines of play of Preferans by the rulebook alone: a short program that shares no code with the game.

Players are 0, 1 and 2 in turn, 0 the forehand. The play of cards is that of ``tests.games.prefa.perft.rulebook``.
"""

from typing import NamedTuple


class Said(NamedTuple):
    """The state of a bidding: who ``speaks``, who is ``out``, who said from ``hand``, and the highest ``number``."""

    speaks: int = 0
    out: frozenset[int] = frozenset()
    hand: frozenset[int] = frozenset()
    number: int = 0
    opener: int | None = None


def biddings(calls: int, all_pass: bool = False, passes_on: bool = False) -> int:
    """Count the biddings with this number of calls, ended or not (SK-BID)."""
    reached = [Said()]
    for made in range(calls):
        running = [said for said in reached if not _is_over(said)]
        reached = [after for said in running for after in _after(said, made == 0 and not all_pass, passes_on)]
    return len(reached)


def whole_biddings(all_pass: bool = False, passes_on: bool = False) -> int:
    """Count the complete biddings."""
    return sum(_ends(after, passes_on) for after in _after(Said(), not all_pass, passes_on))


def _ends(said: Said, passes_on: bool) -> int:
    return 1 if _is_over(said) else sum(_ends(after, passes_on) for after in _after(said, False, passes_on))


def _is_over(said: Said) -> bool:
    if said.hand:
        return len(said.hand) + len(said.out) == 3
    return len(said.out) == 3 or (len(said.out) == 2 and said.opener is not None)


def _after(said: Said, must_open: bool, passes_on: bool) -> list[Said]:
    """Return the states of the bidding after each legal call."""
    me = said.speaks
    opener = me if said.opener is None else said.opener
    spoken = [said._replace(hand=said.hand | {me}, opener=opener)]
    if not must_open:
        spoken.append(said._replace(out=said.out | {me}))
    if not said.hand:
        spoken += [said._replace(number=number, opener=opener) for number in range(said.number + 1, 9)]
        right = said.opener
        if right in said.out:
            right = min({0, 1, 2} - said.out) if passes_on else None
        spoken += [said] if said.opener is not None and me == right else []
    return [one._replace(speaks=_next(one, me)) for one in spoken]


def _next(said: Said, me: int) -> int:
    others = [(me + 1) % 3, (me + 2) % 3, me]
    return next((seat for seat in others if seat not in said.out | said.hand), me)


def namings(left: int, least: int = 2, named: bool = False) -> int:
    """Count the ways in which ``left`` players who said from hand name their games, open or not (SK-BID-07)."""
    if left == 0 or least > 8:
        return 1
    count = namings(left - 1, least, named) if named else 0
    return count + sum((2 if game >= 6 else 1) * namings(left - 1, game + 1, True) for game in range(least, 9))


def answers(limit: int, may_drop: bool) -> int:
    """Count the ways to answer a game: who drops, and up to ``limit`` doublings (SK-PLAY-04, SK-KON-01)."""
    both, alone, nobody = (defenders * limit + 1 for defenders in (2, 1, 0))
    return both + 2 * alone + nobody if may_drop else both

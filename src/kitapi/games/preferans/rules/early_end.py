"""The end of a hand in which nothing can change any more (SK-PLAY-03)."""

from collections.abc import Callable, Hashable
from functools import cache

from msgspec.structs import replace

from kitapi.games.preferans.rules.deal_facts import GameFacts
from kitapi.games.preferans.rules.endings import Ending, Position, Tricks, same_for_all
from kitapi.games.preferans.rules.events import PlayStopped
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber, trump_of
from kitapi.games.preferans.rules.posting import facts_of
from kitapi.games.preferans.rules.settlement import sheet_changes, value_of
from kitapi.games.preferans.rules.state import Playing
from kitapi.games.preferans.rules.variant import Seven
from kitapi.kernel import rule

LEAST_VALUE = 2
"""If the value of a won game is at least this, every trick of the declarer changes what the defenders write."""


@rule("SK-PLAY-03", without=None)
def stop_if_decided(state: Playing) -> PlayStopped | None:
    """End the hand, between two tricks, if result, head sums and side sums no longer depend on the cards played.

    This is decided by the actual cards, not by a player's knowledge of them. The remaining tricks are counted as in one
    possible course of play, which in betl ends with the declarer's first trick. If the search takes too long, the hand
    continues: see ``endings.same_for_all``.
    """
    if not state.deal.opened.terms.variant.stop_when_decided or len(state.tricks) == TRICKS:
        return None
    facts = facts_of(state, state.won, state.longest_run)
    end = same_for_all(ending_of(state, facts), _outcome(state, facts))
    if end is None:
        return None
    return PlayStopped(tricks=_by_seat(state, end.won), longest_run=end.longest)


def ending_of(state: Playing, facts: GameFacts) -> Ending:
    """Return the rest of the hand, to be searched; ``facts``: the facts of the game so far."""
    bargain, variant = state.bargain, state.deal.opened.terms.variant
    return Ending(
        position=Position(
            hands=tuple(state.hands[seat] for seat in state.lineup),
            leader=state.lineup.index(state.leader),
            won=tuple(state.won[seat] for seat in state.lineup),
            run=state.run,
            longest=state.longest_run,
        ),
        trump=trump_of(bargain.game),
        declarer=state.lineup.index(bargain.declarer),
        runs_count=bargain.game is GameNumber.SEVEN and variant.seven is Seven.SANS_ATOUT,
        lost_with_trick=bargain.game is GameNumber.BETL,
        each_trick_counts=value_of(facts, True, variant) >= LEAST_VALUE,
    )


def _outcome(state: Playing, facts: GameFacts) -> Callable[[Tricks, int], Hashable]:
    """Return the function that maps the end of the hand to its outcome.

    The outcome is whether the game is won, and the entries in head and side sums.
    """
    variant = state.deal.opened.terms.variant

    @cache
    def outcome(won: Tricks, longest_run: int) -> Hashable:
        changes = sheet_changes(replace(facts, tricks=_by_seat(state, won), longest_run=longest_run), variant)
        return changes.won, changes.heads, changes.sides

    return outcome


def _by_seat(state: Playing, won: Tricks) -> Tricks:
    """Convert tricks by place in the line-up to tricks by seat."""
    by_seat = [0] * len(state.hands)
    for seat, tricks in zip(state.lineup, won, strict=True):
        by_seat[seat] = tricks
    return tuple(by_seat)

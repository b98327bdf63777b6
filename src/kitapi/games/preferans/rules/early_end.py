"""The end of a hand in which nothing can change any more (SK-PLAY-03)."""

from collections.abc import Hashable

from kitapi.games.preferans.rules.endings import Ending, Outcome, Position, Tricks, same_for_all
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
    end = same_for_all(ending_of(state), _outcome(state))
    if end is None:
        return None
    return PlayStopped(tricks=_by_seat(state, end.won), longest_run=end.longest)


def ending_of(state: Playing) -> Ending:
    """Return the rest of the hand, to be searched."""
    game, lineup, hands, won = state.bargain.game, state.lineup, state.hands, state.won
    return Ending(
        position=Position(
            hands=tuple([hands[seat] for seat in lineup]),
            leader=lineup.index(state.leader),
            won=tuple([won[seat] for seat in lineup]),
            run=state.run,
            longest=state.longest_run,
        ),
        trump=trump_of(game),
        declarer=lineup.index(state.bargain.declarer),
        runs_count=game is GameNumber.SEVEN and state.deal.opened.terms.variant.seven is Seven.SANS_ATOUT,
        lost_with_trick=game is GameNumber.BETL,
        each_trick_counts=_each_trick_counts(state),
    )


def _each_trick_counts(state: Playing) -> bool:
    """Whether each number of the declarer's tricks has a different outcome; computed once for a deal and its game."""
    bargain = state.bargain
    key = bargain.declarer, bargain.game, bargain.from_hand, bargain.open, len(state.doubled)
    values: dict[tuple[object, ...], bool] = state.deal.__dict__.setdefault("each_trick_counts", {})
    if key not in values:
        facts = facts_of(state, state.won, state.longest_run)
        values[key] = value_of(facts, True, state.deal.opened.terms.variant) >= LEAST_VALUE
    return values[key]


def _outcome(state: Playing) -> Outcome:
    """Return the function that maps the end of the hand to its outcome.

    The outcome is whether the game is won, and the entries in head and side sums.
    """
    found: dict[tuple[Tricks, int], Hashable] = {}

    def outcome(won: Tricks, longest_run: int) -> Hashable:
        if (won, longest_run) not in found:
            facts = facts_of(state, _by_seat(state, won), longest_run)
            changes = sheet_changes(facts, state.deal.opened.terms.variant)
            found[won, longest_run] = changes.won, changes.heads, changes.sides
        return found[won, longest_run]

    return outcome


def _by_seat(state: Playing, won: Tricks) -> Tricks:
    """Convert tricks by place in the line-up to tricks by seat."""
    by_seat = [0] * len(state.hands)
    for seat, tricks in zip(state.lineup, won, strict=True):
        by_seat[seat] = tricks
    return tuple(by_seat)

"""The two tricks that the defenders owe, and the points for failing that duty (SK-SCORE-04, SK-PLAY-04)."""

from kitapi.games.preferans.rules.deal_facts import GameFacts, HeadChange
from kitapi.games.preferans.rules.game_numbers import GameNumber, is_suit_game
from kitapi.games.preferans.rules.variant import DefenderFall, DutyBy, DutyGames, PreferansVariant
from kitapi.kernel import Instead, Seat, rule, table

DUTY = 2
"""The number of tricks in one hand that the defenders owe (SK-SCORE-04)."""

_SUITS = frozenset(game for game in GameNumber if is_suit_game(game))

DUTY_GAMES: dict[DutyGames, frozenset[GameNumber]] = table(
    "SK-SCORE-04",
    rows={
        DutyGames.SIX_TRICKS: _SUITS | {GameNumber.SEVEN},
        DutyGames.SUITS: _SUITS,
        DutyGames.ALL_TRICK_GAMES: _SUITS | {GameNumber.SEVEN, GameNumber.PREFERANS},
    },
)
"""The games in which the defenders have a duty, by option."""


@rule("SK-PLAY-04", without=Instead(lambda facts: facts.defenders))
def in_play(facts: GameFacts) -> tuple[Seat, ...]:
    """Return the defenders who play, the one left of the declarer first."""
    return tuple(seat for seat in facts.defenders if seat not in facts.dropped)


def head_changes(seat: Seat, points: int, clause: str) -> tuple[HeadChange, ...]:
    """Return the change of a head sum by ``points`` by the rule ``clause``; empty if they are 0."""
    return (HeadChange(seat=seat, points=points, clause=clause),) if points else ()


@rule("SK-SCORE-04", without=())
def changes_for_failed_duty(facts: GameFacts, value: int, variant: PreferansVariant) -> tuple[HeadChange, ...]:
    """Return the changes for defenders in play who failed their duty, after the declarer won."""
    if facts.game not in DUTY_GAMES[variant.duty_games]:
        return ()
    points = fall(value, variant.defender_fall)
    if facts.invited_by is not None:
        failed = both_hands(facts) < DUTY * len(facts.defenders)
        return head_changes(facts.invited_by, points, "SK-PLAY-04") if failed else ()
    clause = "SK-PLAY-04" if facts.dropped else "SK-SCORE-04"
    return tuple(one for seat in who_failed(facts, variant.duty_by) for one in head_changes(seat, points, clause))


@rule("SK-SCORE-04", without=1)
def fall(value: int, option: DefenderFall) -> int:
    """Return the points that a defender who failed the duty adds to their head sum."""
    return value if option is DefenderFall.VALUE else 1


@rule("SK-SCORE-04", without=())
def who_failed(facts: GameFacts, option: DutyBy) -> tuple[Seat, ...]:
    """Return the defenders in play who failed their duty of two tricks."""
    playing = in_play(facts)
    short = tuple(seat for seat in playing if facts.tricks[seat] < DUTY)
    if option is DutyBy.ONE_HAND:
        return short if short == playing else ()
    enough = option is DutyBy.TOGETHER and both_hands(facts) >= DUTY * len(facts.defenders)
    return () if enough else short


def both_hands(facts: GameFacts) -> int:
    """Return the tricks that the two defenders have taken together."""
    return sum(facts.tricks[seat] for seat in facts.defenders)

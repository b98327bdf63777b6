"""The observation of a seat as numbers; the seats are in order from the viewer's own to the right.

The kernels read nothing that the rules hide: hands of others, cards that they gave away, the bank's other cards, the
stub.
"""

from kitapi.batch.game import Observations
from kitapi.batch.observations import cut
from kitapi.batch.rows import OBSERVE, PHASE, PLAYERS, ROW, TO_ACT, Integers
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to_row
from kitapi.games.caribbean_stud.batch.columns import (
    ANTE,
    CHOICE,
    DECK,
    EXCHANGED,
    GIVEN,
    HANDS,
    METER,
    MOST_SEATS,
    PHASES,
    TOKEN,
    UPCARD,
)

OBSERVATION = {
    "phase": PHASES,
    "hand": DECK,
    "given": DECK,
    "upcard": DECK,
    "seats": 7 * MOST_SEATS,
    "meter": 1,
}
"""The parts of an observation, with the number of integers in each. Phase and cards are 0 or 1 for each value.

``given``: the own card that was given away, or will be. ``seats``: for each seat, the viewer's first, seven numbers:
1 if the seat exists, its number, 1 if it is to act, its ANTE, 1 if it has a token, its choice (0 none, 1 fold, 2
raise), its exchange (0 none, 1 requested, 2 served). ``meter``: the amount in it, from the deal on with this round's
tokens. Amounts are in the smallest chips, and at most 2³¹ − 1.
"""

HAND_SIZE = 5


@compiled(f"void({ROW}, int64, int64, int32[::1])")
def write_view(row: Integers, players: int, viewer: int, seen: Observations) -> None:
    """Write what ``viewer`` may know to ``seen``, in the order of ``OBSERVATION``; all of ``seen`` is overwritten."""
    seen[:] = 0
    seen[row[PHASE]] = 1
    at = PHASES
    if row[UPCARD] >= 0:
        if row[ANTE + viewer]:
            for place in range(HANDS + HAND_SIZE * viewer, HANDS + HAND_SIZE * (viewer + 1)):
                seen[at + row[place]] = 1
        if row[GIVEN + viewer] >= 0:
            seen[at + DECK + row[GIVEN + viewer]] = 1
        seen[at + 2 * DECK + row[UPCARD]] = 1
    at += 3 * DECK
    for other in range(players):
        seat = (viewer + other) % players
        seen[at], seen[at + 1] = 1, seat
        seen[at + 2] = 1 if seat == row[TO_ACT] else 0
        seen[at + 3] = cut(row[ANTE + seat])
        seen[at + 4], seen[at + 5], seen[at + 6] = row[TOKEN + seat], row[CHOICE + seat], row[EXCHANGED + seat]
        at += 7
    seen[PHASES + 3 * DECK + 7 * MOST_SEATS] = cut(row[METER])


@compiled(OBSERVE)
def observe(rows: Integers, terms: Integers, seats: Integers, seen: Observations) -> None:
    """Write what the seat ``seats[i]`` may know of row i to ``seen[i]``, for all rows."""
    for place in range(rows.shape[0]):
        write_view(pointer_to_row(rows, place), terms[PLAYERS], seats[place], seen[place])

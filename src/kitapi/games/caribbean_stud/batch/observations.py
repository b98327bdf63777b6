"""The observation of a seat as an array of integers; the seats are in order, starting with the viewer's own.

The kernels read nothing that is hidden from the viewer: other seats' hands, the cards that they gave away, the bank's
cards except the upcard, and the stub.
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
"""The parts of an observation, with the number of integers in each. Phase and cards are one-hot: 0 or 1 for each value.

``given``: the viewer's card that was given away or will be. ``seats``: for each seat, the viewer's first, seven
numbers: 1 if the seat exists, its number, 1 if it is to act, its ANTE, 1 if it has a token, its choice (0 none, 1 fold,
2 raise), its exchange (0 none, 1 requested, 2 served). ``meter``: the amount in the meter; after the deal it includes
this round's tokens. Amounts are in units of the smallest chip, and at most 2³¹ − 1.
"""

HAND_SIZE = 5


@compiled(f"void({ROW}, int64, int64, int32[::1])")
def write_view(row: Integers, players: int, viewer: int, seen: Observations) -> None:
    """Write the observation of seat ``viewer`` to ``seen``, in the order of ``OBSERVATION``, overwriting all of it."""
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
    """For every row i, write the observation of seat ``seats[i]`` to ``seen[i]``."""
    for place in range(rows.shape[0]):
        write_view(pointer_to_row(rows, place), terms[PLAYERS], seats[place], seen[place])

"""The observation of a seat as an array of integers; the seats are in order of turn, starting with the viewer's own.

The kernels read nothing that is hidden from the viewer: other hands that are not open, the talon before it is shown,
and another declarer's discards.
"""

from kitapi.batch.game import Observations
from kitapi.batch.observations import cut, write_cards
from kitapi.batch.rows import OBSERVE, PHASE, PLAYERS, ROW, TO_ACT, Integers
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to_row
from kitapi.games.preferans.batch.columns import (
    CALLER,
    CARD_OF,
    DEALER,
    DECLARER,
    DISCARDING,
    DISCARDS,
    DOUBLINGS,
    DROPPED,
    GAME,
    HANDS,
    HEADS,
    IN_HAND,
    INVITED_BY,
    IS_OPEN,
    LAID_OPEN,
    LAST_CALL,
    LEADER,
    LINEUP,
    LONGEST,
    NUMBER_BID,
    ON_TABLE,
    ONE_DISCARDED,
    OUT,
    PHASES,
    PLAYED_BY,
    PLAYING,
    POT_BEFORE,
    REFAS_OPEN,
    RUN,
    SAID,
    SAID_NUMBER,
    SIDES,
    TALON,
    WON,
    WON_AT,
)

OBSERVATION = {
    "phase": PHASES,
    "hand": 32,
    "talon": 32,
    "discards": 32,
    "open": 4 * 32,
    "played": 4 * 32,
    "trick": 4 * 32,
    "place": 4 * 4,
    "calls": 4 * 4,
    "answers": 4 * 3,
    "game": 6,
    "runs": 2,
    "won": 4,
    "heads": 4,
    "sides": 4,
    "refas": 4,
    "pot": 1,
}
"""The parts of an observation, with the number of integers in each. Cards are one-hot; seats start with the viewer's.

``talon``: the talon, after it is shown. ``open``: open hands. ``place``: four numbers for each seat: 1 if it deals, if
it is to act, if it is the declarer, if it leads. ``calls``: for each seat, the last call, the number last bid or held,
whether it is out, whether it said from hand. ``answers``: for each seat, whether it dropped, called the other defender
in, said kontra. ``game``: the highest number bid, the number at which the bidding was won, the game, whether it is
open, the number of answers whether to play, and the doublings. ``runs``: the declarer's present and longest run of
tricks. ``sides``: the points that a seat has written, minus those that others have written against it.
"""


@compiled(f"void({ROW}, int64, int64, int32[::1])")
def write_view(row: Integers, players: int, viewer: int, seen: Observations) -> None:
    """Write the observation of seat ``viewer`` to ``seen``, in the order of ``OBSERVATION``."""
    declarer, phase = row[DECLARER], row[PHASE]
    if viewer != declarer and phase == ONE_DISCARDED:
        phase = DISCARDING
    for place in range(PHASES):
        seen[place] = 1 if place == phase else 0
    at = write_cards(seen, PHASES, row[HANDS + viewer])
    at = write_cards(seen, at, row[TALON] if declarer >= 0 and row[WON_AT] else 0)
    at = write_cards(seen, at, row[DISCARDS] if viewer == declarer else 0)
    for other in range(4):
        seat = (viewer + other) % players
        at = write_cards(seen, at, row[HANDS + seat] if other < players and row[LAID_OPEN] else 0)
    for other in range(4):
        seat = (viewer + other) % players
        at = write_cards(seen, at, row[PLAYED_BY + seat] if other < players else 0)
    for other in range(4):
        seat = (viewer + other) % players
        card = row[CARD_OF + seat] if other < players and row[ON_TABLE] else -1
        at = write_cards(seen, at, 1 << card if card >= 0 else 0)
    for other in range(4):
        seat = (viewer + other) % players
        sits = other < players
        seen[at + other] = sits and seat == row[DEALER]
        seen[at + 4 + other] = sits and seat == row[TO_ACT]
        seen[at + 8 + other] = sits and seat == declarer
        seen[at + 12 + other] = sits and phase >= PLAYING and row[LINEUP] != 0 and seat == row[LEADER]
        seen[at + 16 + other] = row[LAST_CALL + seat] if sits else 0
        seen[at + 20 + other] = row[SAID_NUMBER + seat] if sits else 0
        seen[at + 24 + other] = row[OUT] >> seat & 1 if sits else 0
        seen[at + 28 + other] = row[IN_HAND] >> seat & 1 if sits else 0
        seen[at + 32 + other] = row[DROPPED] >> seat & 1 if sits else 0
        seen[at + 36 + other] = sits and seat == row[INVITED_BY]
        seen[at + 40 + other] = sits and seat == row[CALLER]
    at += 44
    seen[at], seen[at + 1] = row[NUMBER_BID], row[WON_AT]
    seen[at + 2], seen[at + 3] = row[GAME], row[IS_OPEN]
    seen[at + 4], seen[at + 5] = row[SAID], row[DOUBLINGS]
    seen[at + 6], seen[at + 7] = row[RUN], row[LONGEST]
    at += 8
    for other in range(4):
        seat = (viewer + other) % players
        sits = other < players
        sides = 0
        for against in range(players):
            sides += row[SIDES + 4 * seat + against] - row[SIDES + 4 * against + seat]
        seen[at + other] = row[WON + seat] if sits else 0
        seen[at + 4 + other] = cut(row[HEADS + seat]) if sits else 0
        seen[at + 8 + other] = cut(sides) if sits else 0
        seen[at + 12 + other] = row[REFAS_OPEN + seat] if sits else 0
    seen[at + 16] = cut(row[POT_BEFORE])


@compiled(OBSERVE)
def observe(rows: Integers, terms: Integers, seats: Integers, seen: Observations) -> None:
    """For every row i, write the observation of seat ``seats[i]`` to ``seen[i]``."""
    for place in range(rows.shape[0]):
        write_view(pointer_to_row(rows, place), terms[PLAYERS], seats[place], seen[place])

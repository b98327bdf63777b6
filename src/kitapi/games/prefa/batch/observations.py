"""The observation of a seat as an array of integers; the seats are in order of turn, starting with the viewer's own.

The kernels read nothing that is hidden from the viewer: other hands, the talon, and another declarer's discards.
"""

from kitapi.batch.game import Observations
from kitapi.batch.observations import cut, write_cards
from kitapi.batch.rows import OBSERVE, PHASE, PLAYERS, ROW, TO_ACT, Integers
from kitapi.compiling.kernels import compiled
from kitapi.compiling.pointers import pointer_to_row
from kitapi.games.prefa.batch.columns import (
    ACES_SAID,
    ANNOUNCED,
    ANSWERS,
    BID,
    CALL_OF,
    CARD_OF,
    CONTRACT,
    DEALER,
    DECLARER,
    DISCARDING,
    DISCARDS,
    HANDS,
    HELD,
    KASA_COLUMNS,
    LEADER,
    LINEUP,
    MINIMUM,
    NAMING,
    ON_TABLE,
    ONE_DISCARDED,
    OWED,
    PHASES,
    PLAYED_BY,
    PLAYING,
    REACHED,
    SHOWN,
    TALON,
    WON,
)

OBSERVATION = {
    "phase": PHASES,
    "hand": 32,
    "talon": 32,
    "discards": 32,
    "shown": 32,
    "played": 4 * 32,
    "trick": 4 * 32,
    "place": 4 * 4,
    "calls": 4 * 2,
    "bid": 2,
    "contract": 3,
    "answers": 3,
    "won": 4,
    "kasa": 4,
    "owed": 4,
}
"""The parts of an observation, with the number of integers in each. Cards are one-hot; seats start with the viewer's.

``shown``: the declarer's cards that a claim has shown and that are not played. ``place``: four numbers for each seat: 1
if it deals, if it is to act, if it is the declarer, if it leads. ``calls``: for each seat, the last call, and the step
last bid or held plus 1. ``bid``: the step plus 1, and whether it is held. ``contract``: the steps of minimum and
contract, each plus 1, and whether aces were announced. ``answers``: the first, second and third answer: 0 none, 1 play,
2 pass, 3 together, 4 alone. ``won``: the number of tricks by seat. ``kasa``: the kasa columns in tens. ``owed``: the
kapikia that other players owe a seat, minus those that it owes them; both are limited to 2³¹ − 1.
"""


@compiled(f"int64({ROW}, int64, int64)")
def is_publicly_named(row: Integers, viewer: int, phase: int) -> int:
    """Return 1 if ``viewer`` knows whether aces are announced, otherwise 0.

    The declarer always knows it; the others know it after the contract is named.
    """
    return 1 if row[CONTRACT] >= 0 or (phase == ACES_SAID and viewer == row[DECLARER]) else 0


@compiled(f"void({ROW}, int64, int64, int32[::1])")
def write_view(row: Integers, players: int, viewer: int, seen: Observations) -> None:
    """Write the observation of seat ``viewer`` to ``seen``, in the order of ``OBSERVATION``."""
    own = viewer == row[DECLARER]
    phase = row[PHASE]
    if not own and (phase in (ONE_DISCARDED, ACES_SAID)):
        phase = DISCARDING if phase == ONE_DISCARDED else NAMING
    for place in range(PHASES):
        seen[place] = 1 if place == phase else 0
    at = write_cards(seen, PHASES, row[HANDS + viewer])
    at = write_cards(seen, at, row[TALON] if own else 0)
    at = write_cards(seen, at, row[DISCARDS] if own else 0)
    at = write_cards(seen, at, row[SHOWN])
    for other in range(4):
        seat = (viewer + other) % players
        at = write_cards(seen, at, row[PLAYED_BY + seat] if other < players else 0)
    for other in range(4):
        seat = (viewer + other) % players
        card = row[CARD_OF + seat] if other < players and row[ON_TABLE] else -1
        at = write_cards(seen, at, 1 << card if card >= 0 else 0)
    first = row[DECLARER]
    for other in range(4):
        seat = (viewer + other) % players
        sits = other < players
        seen[at + other] = sits and seat == row[DEALER]
        seen[at + 4 + other] = sits and seat == row[TO_ACT]
        seen[at + 8 + other] = sits and seat == first
        seen[at + 12 + other] = sits and phase >= PLAYING and row[LINEUP] != 0 and seat == row[LEADER]
        seen[at + 16 + other] = row[CALL_OF + seat] if sits else 0
        seen[at + 20 + other] = row[REACHED + seat] if sits else 0
    at += 24
    seen[at], seen[at + 1] = row[BID] + 1, row[HELD]
    known = is_publicly_named(row, viewer, row[PHASE])
    seen[at + 2], seen[at + 3] = row[MINIMUM] + 1, row[CONTRACT] + 1
    seen[at + 4] = row[ANNOUNCED] if known else 0
    answers = row[ANSWERS]
    while answers >= 8:
        answers >>= 3
    seen[at + 5] = answers
    later = row[ANSWERS]
    seen[at + 6] = later & 7 if 8 <= later < 64 else later >> 3 & 7
    seen[at + 7] = later & 7 if later >= 64 else 0
    at += 8
    for other in range(4):
        seat = (viewer + other) % players
        sits = other < players
        owed = 0
        for creditor in range(players):
            owed += row[OWED + 4 * seat + creditor] - row[OWED + 4 * creditor + seat]
        seen[at + other] = row[WON + seat] if sits else 0
        seen[at + 4 + other] = cut(row[KASA_COLUMNS + seat]) if sits else 0
        seen[at + 8 + other] = cut(owed) if sits else 0


@compiled(OBSERVE)
def observe(rows: Integers, terms: Integers, seats: Integers, seen: Observations) -> None:
    """For every row i, write the observation of seat ``seats[i]`` to ``seen[i]``."""
    for place in range(rows.shape[0]):
        write_view(pointer_to_row(rows, place), terms[PLAYERS], seats[place], seen[place])

"""The part of Caribbean Stud that offers batches: many rounds at once, in arrays."""

from kitapi.batch.game import BatchGame
from kitapi.batch.rows import PHASE
from kitapi.games.caribbean_stud.batch.columns import (
    ACTIONS,
    ANTE,
    BANK,
    CHOICE,
    DECK,
    EXCHANGED,
    GIVEN,
    HANDS,
    METER,
    MOST_SEATS,
    PAY,
    RESULTS,
    TOKEN,
    UPCARD,
    WIDTH,
    terms_row,
)
from kitapi.games.caribbean_stud.batch.observations import OBSERVATION, observe
from kitapi.games.caribbean_stud.batch.steps import begin, step

BATCH = BatchGame(
    terms=terms_row,
    begin=begin,
    step=step,
    observe=observe,
    deck=DECK,
    width=WIDTH,
    observation=OBSERVATION,
    actions=ACTIONS,
    columns={
        "phase": (PHASE, 1),
        "meter": (METER, 1),
        "upcard": (UPCARD, 1),
        "ante": (ANTE, MOST_SEATS),
        "token": (TOKEN, MOST_SEATS),
        "choice": (CHOICE, MOST_SEATS),
        "exchanged": (EXCHANGED, MOST_SEATS),
        "given": (GIVEN, MOST_SEATS),
        "hands": (HANDS, 5 * MOST_SEATS),
        "bank": (BANK, 5),
        "results": (RESULTS, MOST_SEATS),
    },
    payments=PAY,
    shared=False,
)
"""Caribbean Stud in batches. Arrays by seat have seven elements at any table; ``columns`` defines cards and phases."""

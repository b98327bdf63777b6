"""The part of Prefa that offers batches: many deals at once, in arrays."""

from kitapi.batch.game import BatchGame
from kitapi.batch.rows import PHASE
from kitapi.games.prefa.batch.columns import (
    ACTIONS,
    CONTRACT,
    DEALER,
    DECLARER,
    DISCARDS,
    HANDS,
    KASA_COLUMNS,
    MINIMUM,
    OWED,
    PAY,
    RESULTS,
    TALON,
    WIDTH,
    WON,
    terms_row,
)
from kitapi.games.prefa.batch.observations import OBSERVATION, observe
from kitapi.games.prefa.batch.steps import begin, step

BATCH = BatchGame(
    terms=terms_row,
    begin=begin,
    step=step,
    observe=observe,
    deck=32,
    width=WIDTH,
    observation=OBSERVATION,
    actions=ACTIONS,
    columns={
        "phase": (PHASE, 1),
        "dealer": (DEALER, 1),
        "declarer": (DECLARER, 1),
        "minimum": (MINIMUM, 1),
        "contract": (CONTRACT, 1),
        "hands": (HANDS, 4),
        "talon": (TALON, 1),
        "discards": (DISCARDS, 1),
        "won": (WON, 4),
        "kasa": (KASA_COLUMNS, 4),
        "owed": (OWED, 16),
        "results": (RESULTS, 4),
    },
    payments=PAY,
    shared=True,
)
"""Prefa in batches. Cards, contracts and seats are numbered as in ``columns``; arrays by seat have four elements."""

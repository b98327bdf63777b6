"""The part of Preferans that offers batches: many deals at once, in arrays."""

from kitapi.batch.game import BatchGame
from kitapi.batch.rows import PHASE
from kitapi.games.preferans.batch.columns import (
    ACTIONS,
    DEALER,
    DECLARER,
    DISCARDS,
    GAME,
    HANDS,
    HEADS,
    PAY,
    POT,
    REFAS_OPEN,
    RESULTS,
    SIDES,
    TALON,
    WIDTH,
    WON,
    terms_row,
)
from kitapi.games.preferans.batch.observations import OBSERVATION, observe
from kitapi.games.preferans.batch.steps import begin, step

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
        "game": (GAME, 1),
        "hands": (HANDS, 4),
        "talon": (TALON, 1),
        "discards": (DISCARDS, 1),
        "won": (WON, 4),
        "heads": (HEADS, 4),
        "sides": (SIDES, 16),
        "refas": (REFAS_OPEN, 4),
        "pot": (POT, 1),
        "results": (RESULTS, 4),
    },
    payments=PAY,
    shared=True,
)
"""Preferans in batches. Cards, games and seats are numbered as in ``columns``; arrays by seat have four elements."""

"""The names of a report's parts, which load none of them."""

from enum import Enum


class PartName(Enum):
    """The parts of a report."""

    STRATEGY = "strategy"
    RESULTS = "results"
    RULES = "rules"
    JACKPOT = "jackpot"
    HOLD = "hold"

"""Random terms of Preferans."""

import random
from typing import Any

from kitapi.games.preferans.rules.variant import (
    BetlSides,
    DefenderFall,
    Direction,
    DutyBy,
    DutyGames,
    HandTies,
    HoldRight,
    KontraTakes,
    LastGame,
    LeadEight,
    LostKontra,
    Money,
    PreferansTerms,
    PreferansVariant,
    RefaBelowZero,
    Seven,
    Sides,
    TopGame,
)
from kitapi_campaigns.games.preferans import options


def any_terms(rng: random.Random) -> PreferansTerms:
    """A random size of table and random house rules; stakes are mostly small, so that sittings end."""
    parts = (_money(rng), _bidding_rules(rng), _play(rng), _scoring_rules(rng))
    variant = PreferansVariant(**{name: value for part in parts for name, value in part.items()})
    return PreferansTerms(players=rng.choice((3, 4)), variant=variant)


def _money(rng: random.Random) -> dict[str, Any]:
    return {
        "stake": rng.choice(options.STAKES),
        "money": Money.POT if rng.random() < 0.25 else Money.SHEET,
        "pot_stake": rng.choice(options.POT_STAKES),
        "sides": rng.choice(list(Sides)),
        "refas": rng.choice((*options.REFAS, *options.REFAS[-1:] * 2)),
        "refa_below_zero": rng.choice(list(RefaBelowZero)),
    }


def _bidding_rules(rng: random.Random) -> dict[str, Any]:
    return {
        "lowest_bid": rng.choice(options.LOWEST_BIDS),
        "all_pass": rng.random() < 0.6,
        "steps": rng.random() < 0.3,
        "hold_right": rng.choice(list(HoldRight)),
        "hand_ties": rng.choice(list(HandTies)),
        "preferans_at_once": rng.random() < 0.3,
        "top_game": TopGame.SEVEN if rng.random() < 0.25 else TopGame.PREFERANS,
        "open_games": rng.random() < 0.75,
        "seven": rng.choice(list(Seven)),
    }


def _play(rng: random.Random) -> dict[str, Any]:
    return {
        "lead_eight": rng.choice(list(LeadEight)),
        "stop_when_decided": rng.random() < 0.5,
        "defenders_may_drop": rng.random() < 0.5,
        "invite": rng.random() < 0.5,
        "mandatory_kontra": rng.random() < 0.3,
        "kontra_takes": rng.choice(list(KontraTakes)),
        "kontra_limit": rng.choice(options.KONTRA_LIMITS),
    }


def _scoring_rules(rng: random.Random) -> dict[str, Any]:
    return {
        "lost_kontra": rng.choice(list(LostKontra)),
        "duty_games": rng.choice(list(DutyGames)),
        "duty_by": rng.choice(list(DutyBy)),
        "defender_fall": rng.choice(list(DefenderFall)),
        "betl_sides": rng.choice(list(BetlSides)),
        "last_game": rng.choice(list(LastGame)),
        "direction": rng.choice(list(Direction)),
    }

"""What a campaign of random deals needs of each game: its case, any house rules, a temper, and the rows to reach."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from kitapi.games.prefa.rules.variant import (
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)
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
from kitapi_campaigns import prefa_counts, preferans_counts, preferans_options
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.prefa import temperament as prefa_temper
from kitapi_testing.games.prefa.case import PREFA_CASE
from kitapi_testing.games.preferans import temperament as preferans_temper
from kitapi_testing.games.preferans.case import PREFERANS_CASE
from kitapi_testing.strategies import Choice, Order


class Campaign(NamedTuple):
    """A game's part in a campaign.

    ``all_rows``: every row there can be, listed before the first deal, so that one never reached shows as a zero; the
    part before the colon is its section. ``rows_of``: those that a deal's events reached.
    """

    case: GameCase
    any_terms: Callable[[random.Random], Any]
    play_with_temper: Callable[[random.Random], tuple[Choice, Order]]
    all_rows: Callable[[], tuple[str, ...]]
    rows_of: Callable[[Any, Sequence[Any]], Iterator[str]]


def any_prefa_terms(rng: random.Random) -> PrefaTerms:
    """Any size of table and any house rules."""
    shares = prefa_counts.KASA_SHARES
    variant = PrefaVariant(
        kasa_share=rng.choice((*shares, *shares[:3], *shares[:2])),
        aces=rng.random() < 0.7,
        pass_deals=rng.random() < 0.5,
        last_contract=rng.choice(list(LastContract)),
        solo_pays_partner=rng.choice(list(SoloPaysPartner)),
        idle_pay=rng.choice(list(IdlePay)),
        triple_from=rng.choice(list(TripleFrom)),
        ten_owed=rng.choice(list(TenOwed)),
        add_kasa=rng.random() < 0.3,
        solo_declined=rng.random() < 0.3,
    )
    return PrefaTerms(players=rng.choice((3, 4)), variant=variant)


def any_preferans_terms(rng: random.Random) -> PreferansTerms:
    """Any size of table and any house rules; stakes are mostly small, so that sittings end."""
    variant = PreferansVariant(
        stake=rng.choice(preferans_options.STAKES),
        money=Money.POT if rng.random() < 0.25 else Money.SHEET,
        pot_stake=rng.choice(preferans_options.POT_STAKES),
        sides=rng.choice(list(Sides)),
        refas=rng.choice((*preferans_options.REFAS, *preferans_options.REFAS[-1:] * 2)),
        refa_below_zero=rng.choice(list(RefaBelowZero)),
        lowest_bid=rng.choice(preferans_options.LOWEST_BIDS),
        all_pass=rng.random() < 0.6,
        steps=rng.random() < 0.3,
        hold_right=rng.choice(list(HoldRight)),
        hand_ties=rng.choice(list(HandTies)),
        preferans_at_once=rng.random() < 0.3,
        top_game=TopGame.SEVEN if rng.random() < 0.25 else TopGame.PREFERANS,
        open_games=rng.random() < 0.75,
        seven=rng.choice(list(Seven)),
        lead_eight=rng.choice(list(LeadEight)),
        stop_when_decided=rng.random() < 0.5,
        defenders_may_drop=rng.random() < 0.5,
        invite=rng.random() < 0.5,
        mandatory_kontra=rng.random() < 0.3,
        kontra_takes=rng.choice(list(KontraTakes)),
        kontra_limit=rng.choice(preferans_options.KONTRA_LIMITS),
        lost_kontra=rng.choice(list(LostKontra)),
        duty_games=rng.choice(list(DutyGames)),
        duty_by=rng.choice(list(DutyBy)),
        defender_fall=rng.choice(list(DefenderFall)),
        betl_sides=rng.choice(list(BetlSides)),
        last_game=rng.choice(list(LastGame)),
        direction=rng.choice(list(Direction)),
    )
    return PreferansTerms(players=rng.choice((3, 4)), variant=variant)


CAMPAIGNS: dict[str, Campaign] = {
    "prefa": Campaign(
        PREFA_CASE, any_prefa_terms, prefa_temper.play_with_temper, prefa_counts.all_rows, prefa_counts.rows_of
    ),
    "preferans": Campaign(
        PREFERANS_CASE,
        any_preferans_terms,
        preferans_temper.play_with_temper,
        preferans_counts.all_rows,
        preferans_counts.rows_of,
    ),
}
"""A new game is one more line."""

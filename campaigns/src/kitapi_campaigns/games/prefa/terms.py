"""Random terms of Prefa."""

import random

from kitapi.games.prefa.rules.variant import (
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)
from kitapi_campaigns.games.prefa.counts import KASA_SHARES


def any_terms(rng: random.Random) -> PrefaTerms:
    """A random size of table and random house rules."""
    variant = PrefaVariant(
        kasa_share=rng.choice((*KASA_SHARES, *KASA_SHARES[:3], *KASA_SHARES[:2])),
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

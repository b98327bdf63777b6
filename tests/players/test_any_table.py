"""Laws of every player at every table: their actions are legal, and depend only on what the seat may know."""

from itertools import product
from random import Random

import msgspec
import pytest

from kitapi.arena.deals import AnyGame, play_deal
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import (
    PRESETS,
    IdlePay,
    LastContract,
    PrefaTerms,
    PrefaVariant,
    SoloPaysPartner,
    TenOwed,
    TripleFrom,
)
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.workers.bots import bots_of, bots_with_solver, choose, player_of
from kitapi_campaigns.games.preferans.terms import any_terms
from kitapi_testing.games.trick_tables import moments
from kitapi_testing.games.twins import has_twins, twin_of

NAMES = {
    game: [bot for bot in bots_of(game.name) if bot not in bots_with_solver(game.name)] for game in (PREFA, PREFERANS)
}
"""The players with fixed rules; the levels that use the solver have their own tests."""

EVERY = [(game, bot) for game, bots in NAMES.items() for bot in bots]
VARIANTS = [
    *PRESETS.values(),
    *(
        PrefaVariant(aces=aces, pass_deals=passed, last_contract=last, solo_pays_partner=partner, idle_pay=idle)
        for aces, passed, last, partner, idle in product(
            (True, False), (True, False), LastContract, SoloPaysPartner, IdlePay
        )
    ),
    PrefaVariant(kasa_share=10, pass_deals=True),
    *(
        PrefaVariant(triple_from=triple, ten_owed=owed, solo_declined=declined, add_kasa=declined)
        for triple, owed, declined in product(TripleFrom, TenOwed, (True, False))
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_every_answer_of_every_player_is_legal_whatever_the_house_rules(seats: int) -> None:
    names = NAMES[PREFA]
    rng = Random(seats)
    for number in range(300):
        terms = PrefaTerms(players=seats, variant=VARIANTS[number % len(VARIANTS)])
        players = [player_of(rng.choice(names), "prefa") for _ in range(seats)]
        # an illegal answer raises
        state = play_deal(PREFA, terms, number, players, seed=seats)
        assert PREFA.is_over(state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_every_answer_of_every_player_of_preferans_is_legal_whatever_the_house_rules(seats: int) -> None:
    names, rng = NAMES[PREFERANS], Random(seats)
    for number in range(300):
        terms = msgspec.structs.replace(any_terms(rng), players=seats)
        players = [player_of(rng.choice(names), "preferans") for _ in range(seats)]
        assert PREFERANS.is_over(play_deal(PREFERANS, terms, number, players, seed=seats))


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_a_player_who_takes_over_in_the_middle_of_a_deal_answers_legally(game: AnyGame, bot: str) -> None:
    for number in range(40):
        for moment in moments(game, number, "random", seed=5):
            action = player_of(bot, game.name)(moment.view, moment.history, Random(0), 1.0)
            game.decide(moment.state, moment.seat, action)


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_in_twin_worlds_that_look_the_same_a_player_acts_the_same(game: AnyGame, bot: str) -> None:
    rng = Random(4)
    compared = changed = 0
    for number in range(12):
        for moment in moments(game, number, bot, "steady", "steady", seed=9):
            if not has_twins(moment):
                continue
            twin = twin_of(moment.state, moment.seat, rng)
            changed += twin.hands != moment.state.hands
            view = game.codec.write_view(game.view(twin, moment.seat))
            assert view == moment.view_json
            answers = {
                choose(bot, game.name, seen, moment.history_json, moment.seed, 1.0) for seen in (view, moment.view_json)
            }
            assert len(answers) == 1
            compared += moment.view.phase.value == "playing"
    assert compared > 50
    assert changed > 100


def test_the_passer_never_bids_and_never_takes_part() -> None:
    for number in range(60):
        for moment in moments(PREFA, number, "passer", "steady", "random", seed=3):
            if moment.seat == 0 and moment.view.phase.value in {"bidding", "participating"}:
                said = msgspec.json.encode(moment.action)
                assert said in {b'{"kind":"pass"}', b'{"kind":"participate","answer":"pass"}'}

"""The tabulated values of finished games equal the rules' settlement, for all sheets and seats."""

from math import comb
from random import Random

import numpy as np
import pytest

from kitapi.games.preferans.players.evaluation.money import Game, Sheets, facts_of, money_of
from kitapi.games.preferans.rules.game_numbers import OPEN_GAMES, TRICKS, GameNumber
from kitapi.games.preferans.rules.settlement import settle
from kitapi.games.preferans.rules.variant import LastGame, LostKontra, Money, PreferansVariant, Sides
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of, playing_seats
from kitapi.mechanics.value import seat_values

VARIANTS = (
    PreferansVariant(),
    PreferansVariant(sides=Sides.SYMMETRIC, lost_kontra=LostKontra.PENALTY, last_game=LastGame.OVERSHOOT, refas=2),
    PreferansVariant(money=Money.POT, defenders_may_drop=True),
)


def any_sheets(rng: Random) -> Sheets:
    players = rng.choice((3, 4))
    heads = tuple(rng.randint(-3, 15) for _ in range(players - 1))
    return Sheets(
        players,
        playing_seats(Seat(rng.randrange(players)), players),
        rng.choice(VARIANTS),
        (*heads, max(1, 1 - sum(heads))),
        tuple(rng.randint(0, 2) for _ in range(players)),
        rng.randint(0, 300),
    )


def any_game(sheets: Sheets, rng: Random) -> Game:
    declarer, number = rng.choice(sheets.active), rng.choice(list(GameNumber))
    defenders = defenders_of(declarer, sheets.active)
    doublings = rng.choice((0, 0, 1, 3))
    return Game(
        declarer,
        number,
        rng.random() < 0.5,
        number in OPEN_GAMES and rng.random() < 0.5,
        doublings,
        rng.choice(defenders) if doublings else None,
        rng.choice(((), defenders[:1], defenders[1:])) if not doublings else (),
    )


@pytest.mark.parametrize("number", range(60))
def test_any_game_has_for_every_seat_the_value_the_rules_settle(number: int) -> None:
    rng = Random(number)
    sheets = any_sheets(rng)
    game = any_game(sheets, rng)
    tricks = rng.randint(0, TRICKS)
    left = rng.randint(0, TRICKS - tricks)
    settled = seat_values(settle(facts_of(sheets, game, tricks, left), sheets.variant).transfers, sheets.players)
    tabled = [money_of(sheets, game, Seat(seat)).values[tricks, left] for seat in range(sheets.players)]
    assert tabled == pytest.approx([points / sheets.players for points in settled])


def test_what_is_expected_weighs_how_the_defence_shares_the_tricks_to_come() -> None:
    sheets = Sheets(3, (Seat(0), Seat(1), Seat(2)), PreferansVariant(), (20, 20, 20), (0, 0, 0), 0)
    money = money_of(sheets, Game(Seat(2), GameNumber.HEARTS), Seat(0))
    found = money.mean_values(np.array([[7, 8]] * 2), np.array([0.25, 1.0]), taken=(1, 0))
    ways = [comb(2, more) * 0.25**more * 0.75 ** (2 - more) * money.values[7, 1 + more] for more in range(3)]
    assert found[0, 0] == pytest.approx(sum(ways))
    assert found[1].tolist() == pytest.approx([money.values[7, 3], money.values[8, 2]])


def test_who_defends_alone_takes_all_the_tricks() -> None:
    sheets = Sheets(3, (Seat(0), Seat(1), Seat(2)), PreferansVariant(), (20, 20, 20), (0, 0, 0), 0)
    money = money_of(sheets, Game(Seat(0), GameNumber.ACORNS, dropped=(Seat(1),)), Seat(2))
    assert money.mean_values(np.array([[8]]), 0.9)[0, 0] == pytest.approx(money.values[8, 0])
    assert money.values[9, 0] < money.values[8, 0]

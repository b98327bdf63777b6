"""Random rounds: chips move as an independent, plain implementation says."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kitapi.cards import DECK_52, read_cards
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange
from kitapi.games.caribbean_stud.rules.table.actions import CheckBet, CollectFold, Reveal
from kitapi.games.caribbean_stud.rules.table.events import (
    BetsChecked,
    HandEnded,
    JackpotAwarded,
    SeatSettled,
)
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud import plain_round
from kitapi_testing.games.caribbean_stud.tables import A, house, sits, table
from tests.games.caribbean_stud.endings import (
    Ending,
    goes_on,
)
from tests.games.caribbean_stud.rounds import rounds_at_random


def seat_in(line: plain_round.Line) -> Any:
    """Return the seat of a line of the scorer, which has raised and was checked; its hand is declared if it must be."""
    exchange = line.get("exchange")
    served = exchange and Exchange(discard=read_cards(exchange["discard"])[0], new=read_cards(exchange["new"])[0])
    ante = line["ante"]
    return goes_on(line["cards"], ante=ante, bet=line.get("bet", 2 * ante), exchange=served, lamp=line["jackpot_token"])


@clause("CSP-041", "CSP-042", "CSP-043", "CSP-044", "CSP-045", "CSP-123", "CSP-124", "CSP-125", "AMB-56", "AMB-57")
@pytest.mark.parametrize("seed", range(2))
def test_hundreds_of_rounds_move_the_chips_that_plain_words_say(seed: int) -> None:
    for line in rounds_at_random(seed, 400):
        if line["action"].endswith("fold"):
            continue
        given = {name: value for name, value in line.get("house", {}).items() if name not in ("meter", "fixed")}
        tables = {name: tuple(value) for name, value in given.items() if name != "folded_jackpot"}
        ending = Ending.at(Phase.REVEAL, seat_in(line), bank=line["bank"], house=house(**tables)).do(Reveal()).settle()
        scored = plain_round.score({**line, "house": given})
        staked = line["ante"] + line.get("bet", 2 * line["ante"])
        assert ending.chips(A) - staked == scored["net"]["ante"] + scored["net"]["bet"], line
        event = ending.of(SeatSettled)[0]
        assert event.jackpot == (Combination(scored["jackpot"]) if scored["jackpot"] and event.shown else None), line
        assert event.unclaimed is (scored["jackpot"] is not None and not scored["qualifies"]), line


def hands_at_random(seed: int, many: int) -> Iterator[tuple[StudState, list[plain_round.Line]]]:
    """Tables of up to seven seats before the check, with each seat's round as a line of the scorer, or an empty one."""
    chance = Random(seed)
    pack = [card.value for card in DECK_52]
    for _ in range(many):
        chance.shuffle(pack)
        hands, bank, stub = [pack[5 * seat : 5 * seat + 5] for seat in range(7)], pack[35:40], pack[40:]
        lines: list[Any] = []
        for hand in hands[: chance.randint(1, 7)]:
            action = chance.choice(["fold", "raise", "raise", "exchange_fold", "exchange_raise"])
            line = {"ante": chance.randint(1, 50) * 5, "cards": " ".join(hand), "bank": " ".join(bank)}
            line |= {"action": action, "jackpot_token": chance.random() < 0.5}
            if action.startswith("exchange"):
                line["exchange"] = {"discard": chance.choice(hand), "new": stub.pop()}
            lines.append(line if chance.random() < 0.8 or not any(lines) else {})
        yield table(Phase.CHECK, *(_sitting(line) for line in lines), bank=" ".join(bank)), lines


def _sitting(line: plain_round.Line) -> Any:
    if not line:
        return sits()
    seat = seat_in(line)
    if line["action"].endswith("raise"):
        return sits(line["cards"], ante=line["ante"], bet=2 * line["ante"], choice=Choice.RAISE, **_rest(seat))
    return sits(line["cards"], ante=line["ante"], choice=Choice.FOLD, **_rest(seat))


def _rest(seat: Any) -> dict[str, Any]:
    return {"exchange": seat.place.exchange, "lamp": seat.place.stake.lamp}


@clause("CSP-020", "CSP-034", "CSP-041", "CSP-042", "CSP-046", "AMB-36", "AMB-42", "AMB-44")
@pytest.mark.parametrize("seed", range(3))
def test_whole_tables_end_with_every_chip_where_plain_words_have_it(seed: int) -> None:
    for state, lines in hands_at_random(seed, 60):
        ending = Ending(state)
        for seat, line in enumerate(lines):
            if line:
                folds = line["action"].endswith("fold")
                ending.do(CollectFold(seat=seat) if folds else CheckBet(seat=seat))
        if not ending.of(BetsChecked)[0].nobody_in:
            ending.do(Reveal()).settle()
        ending.pay_all().game_over()
        won = ending.of(HandEnded)[0].won
        awards = {event.seat: event.amount for event in ending.of(JackpotAwarded)}
        for seat, line in enumerate(lines):
            scored = plain_round.score(line) if line else {"net": {"ante": 0, "bet": 0}}
            token = 2 if line and line["jackpot_token"] else 0
            assert won[seat] == scored["net"]["ante"] + scored["net"]["bet"] - token + awards.get(Seat(seat), 0)
        settled_seats = [event.seat for event in ending.of(SeatSettled)]
        assert settled_seats == sorted(settled_seats, reverse=True)
        assert not any(ending.state.chips_on(seat, wager) for seat in ending.state.seats for wager in Wager)

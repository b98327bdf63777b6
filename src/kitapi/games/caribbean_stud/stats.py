"""The deal results of a finished hand of Caribbean Stud."""

from kitapi.arena.deal_result import DealResult
from kitapi.arena.games import Stats
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.texts import Text

WINNING = (Result.PLAYER_WINS, Result.NOT_QUALIFIED)


def deal_results(state: StudState) -> tuple[DealResult, ...]:
    """Return the deal result of every seat.

    ``value``: the chips that the seat won or lost, times the number of seats, as in the other games. ``declared``:
    whether it raised. ``made``: whether it raised and was paid. The fields about defenders are always False.
    """
    seats = len(state.places)
    return tuple(
        DealResult(value=won * seats, declared=place.is_in, made=_is_paid(place), took_part=False, in_as_defender=False)
        for place, won in zip(state.places, state.outcome.won, strict=True)
    )


def _is_paid(place: Place) -> bool:
    return place.settlement is not None and place.is_in and place.settlement.result in WINNING


STATS = Stats(
    results=deal_results,
    figures=Text("The mean is in chips, against the bank. Declared: hands raised; made: of those the ones paid."),
)

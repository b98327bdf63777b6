"""Trainees that answer drills: one computes the ruling on what a drill shows, the other guesses."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from kitapi.games.caribbean_stud.drills.situation import SeatView, Situation
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Paid, Report, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice as Remedy
from kitapi.games.caribbean_stud.rules.rulings.ruling import Ruling, ruling
from kitapi.games.caribbean_stud.rules.table.place import Choice as Laid
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE
from kitapi.kernel.drills import Drill, Given, Line, Question

TOKEN = EXAMPLE.token


def guess(drill: Drill, chance: Random) -> Given:
    """Return a random answer of the right kind."""
    letters = [option.letter for option in drill.question.options]
    match drill.question.kind:
        case "amount":
            return chance.randint(0, 500)
        case "choice":
            return (chance.choice(letters),)
        case "order":
            return tuple(chance.sample(letters, len(letters)))
        case "present":
            return tuple(sorted(chance.sample(letters, chance.randint(0, len(letters)))))


# Irregularities: the report is read back from the lines and the situation, and ruled on.


def answer_from_ruling(drill: Drill) -> Given:
    """Return the answer to a drill about an irregularity, by the ruling on what it shows."""
    said = ruling(report_in(drill))
    match drill.question.kind:
        case "present":
            return tuple(_letter(drill.question, f"role.{role}") for role in said.present)
        case "amount":
            seat = drill.question.ask.places["seat"]
            return sum(one.amount for one in said.returned if one.seat == seat)
        case _:
            return (_letter_of_ruling(drill.question, said),)


def _letter(question: Question, name: str) -> str:
    return next(option.letter for option in question.options if option.line.name == name)


def _letter_of_ruling(question: Question, said: Ruling) -> str:
    wanted = {"template": said.template, **said.values}
    (found,) = [option.letter for option in question.options if option.line.places == wanted]
    return found


def report_in(drill: Drill) -> Report:
    """Return the report that a drill describes, only from its situation and its lines."""
    said = {line.name: line for line in drill.told}
    name = next(name.removeprefix("what.") for name in said if name.startswith("what."))
    shown: Situation = drill.situation
    seats = {seat.seat: _chips(seat) for seat in shown.seats if seat.ante}
    return Report(
        irregularity=name,
        phase=shown.phase,
        facts=Facts(seats=seats, **_facts(drill.told)),
        skipped_back=shown.house.skipped_back,
    )


def _chips(seat: SeatView) -> SeatChips:
    """``paid`` is the whole payment; on ANTE as much as was staked, if the seat won or the bank did not qualify."""
    on_ante = min(seat.ante, seat.paid)
    return SeatChips(
        ante=seat.ante,
        token=TOKEN * seat.token,
        bet=seat.bet,
        fee=seat.fee,
        served=seat.served,
        regular=seat.regular,
        folded=seat.choice is Laid.FOLD and seat.result is None,
        result=seat.result,
        paid=Paid(ante=on_ante, bet=seat.paid - on_ante),
    )


_READ: dict[str, Callable[[Line], dict[str, Any]]] = {
    "fact.seat": lambda line: {"seat": line.places["seat"]},
    "fact.cards": lambda line: {"cards": line.places["cards"]},
    "fact.left": lambda line: {"left": line.places["left"]},
    "fact.lender": lambda line: {"lender": line.places["lender"]},
    "fact.both": lambda line: {"both": tuple(map(int, line.places["both"].split(", ")))},
    "fact.from_right": lambda line: {"from_right": True},
    "fact.choice.go_on": lambda line: {"choice": Remedy.GO_ON},
    "fact.choice.void": lambda line: {"choice": Remedy.VOID},
}


def _facts(said: Sequence[Line]) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for line in said:
        kind, _, value = line.name.removeprefix("fact.").partition(".")
        if line.name in _READ:
            facts |= _READ[line.name](line)
        elif kind in ("shuffler", "where", "case", "declared", "wager"):
            facts[kind] = value
        elif kind in ("shows", "qualifies"):
            facts[kind] = value == "yes"
        elif kind == "choices":
            facts.setdefault("choices", {})[line.places["seat"]] = Remedy(value)
    return facts

"""Irregularities while cards are exchanged."""

from typing import Any, get_args

from kitapi.games.caribbean_stud.rules.rulings.conditions import (
    began_from_right,
    seats_waiting,
    stub_is_short,
    void_chosen,
    waiting_from_right,
    was_passed_over,
)
from kitapi.games.caribbean_stud.rules.rulings.facts import ExchangeCase, Report, RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.returns import fee, of_unreached, the_seat, unserved_fee
from kitapi.games.caribbean_stud.rules.rulings.row import (
    INSPECTOR,
    SEAT,
    SEATS,
    Case,
    Condition,
    Fact,
    Irregularity,
    Void,
    always,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import rule, table

_AT = frozenset((Phase.CHOOSE,))
_WITH_THE_REST = "the exchanges go on with what is left of the stub."
_FALLEN = f"The fallen cards are void; {_WITH_THE_REST}"
_NEEDED_LEFT = Fact("left", "number of cards left in the stub, without those that fell")
_LEFT = Fact("left", _NEEDED_LEFT.kind, needed=False, without="enough")
_REMEDIES = tuple(choice.value for choice in RulingChoice)
_FROM_RIGHT = Fact("from_right", "whether the dealer asks from the right", needed=False)
_CHOICE = Fact("choice", "what the seat chooses", needed=False, values=_REMEDIES, without="not chosen yet")
_EXCHANGE_CASE = Fact(
    "case", "what the report is about", needed=False, values=get_args(ExchangeCase), without="an earlier seat asks"
)
_CHOICES = Fact(
    "choices",
    "what each seat chooses that the stub does not reach",
    needed=False,
    values=_REMEDIES,
    without="not chosen yet",
)


def _passed_over(report: Report) -> bool:
    """A later seat was served, and the seat was not."""
    return report.facts.case == "earlier_seat" and was_passed_over(report.facts)


@rule("AMB-75", without=False)
def _has_touched_felt(report: Report) -> bool:
    """The seat wants its old card back after it was served."""
    return report.facts.case == "touched" and report.facts.here.served


@rule("AMB-75", without=False)
def _is_withdrawn(report: Report) -> bool:
    """The seat takes its request back before it is served."""
    return report.facts.case == "withdrawn" and report.facts.here.fee > 0 and not report.facts.here.served


def _overlooked_irregular(report: Report) -> bool:
    """The seat's request was not regular."""
    return not report.facts.here.regular


def _overlooked_void(report: Report) -> bool:
    """The seat chose to have its hand void."""
    return _overlooked_undecided(report) and report.facts.choice is RulingChoice.VOID


def _overlooked_goes_on(report: Report) -> bool:
    """The seat chose to continue."""
    return _overlooked_undecided(report) and report.facts.choice is RulingChoice.GO_ON


def _overlooked_undecided(report: Report) -> bool:
    """The seat has not chosen yet."""
    return report.facts.here.fee > 0 and was_passed_over(report.facts)


def _from_right(report: Report) -> bool:
    """The rightmost of the seats that asked was served first."""
    return began_from_right(report.facts)


def _short(report: Report) -> bool:
    """The stub has too few cards for the seats that wait."""
    return stub_is_short(report.facts)


def _some_void(report: Report) -> bool:
    """The stub has too few cards, and some seat that gets none chose to have its hand void."""
    return bool(void_chosen(report.facts))


def _is_hidden(report: Report) -> bool:
    """The card's value cannot be seen."""
    return report.facts.shows is False and report.facts.seat in seats_waiting(report.facts)


def _is_shown(report: Report) -> bool:
    """The card's value can be seen."""
    return report.facts.shows is True and report.facts.seat in seats_waiting(report.facts)


def _shown_short(report: Report) -> bool:
    """The card's value can be seen, and the stub has too few cards for the seats that wait."""
    return _is_shown(report) and stub_is_short(report.facts)


def _shown_some_void(report: Report) -> bool:
    """The card's value can be seen, the stub has too few cards, and some seat chose to have its hand void."""
    return _is_shown(report) and _some_void(report)


def _several(report: Report) -> bool:
    """Two cards or more fell."""
    return report.facts.cards is not None and report.facts.cards > 1


def _several_short(report: Report) -> bool:
    """Two cards or more fell, and the stub has too few cards for the seats that wait."""
    return _several(report) and stub_is_short(report.facts)


def _several_some_void(report: Report) -> bool:
    """Two cards or more fell, the stub has too few cards, and some seat chose to have its hand void."""
    return _several(report) and _some_void(report)


def _too_few(some_void: Condition, short: Condition, *clauses: str) -> tuple[Case, Case]:
    """The two cases of a stub with too few cards: a seat that gets none chose to have its hand void, or no seat did."""
    given = "What is left of the stub is given in order."
    return (
        Case(
            phases=_AT,
            void=Void.SEAT,
            when=some_void,
            back=of_unreached,
            continues=f"{given} The cards of {{void}} are void; the others go on.",
            clauses=(*clauses, "AMB-70", "AMB-24"),
        ),
        Case(
            phases=_AT,
            void=Void.NONE,
            present=INSPECTOR,
            when=short,
            back=of_unreached,
            continues=f"{given} It does not reach {{unreached}}, where the choice is to go on without an exchange "
            "or to have the hand void.",
            clauses=(*clauses, "AMB-70", "AMB-24"),
        ),
    )


def _goes_on(continues: str, *clauses: str, when: Condition = always, **more: Any) -> Case:
    """A case in which nothing is void and no wager is returned; ``more``: other fields of the case."""
    return Case(phases=_AT, void=Void.NONE, present=INSPECTOR, when=when, continues=continues, clauses=clauses, **more)


EXCHANGES: dict[str, Irregularity] = table(
    *(f"CSP-{number}" for number in range(111, 119)),
    "AMB-75",
    "AMB-24",
    "AMB-25",
    "AMB-26",
    "AMB-51",
    "AMB-52",
    "AMB-53",
    "AMB-70",
    by_row=True,
    rows={
        "CSP-111": Irregularity(
            what="a seat asks after a later one was served, or wants its card or its request back",
            facts=(SEATS, SEAT, _EXCHANGE_CASE, _FROM_RIGHT),
            cases=(
                Case(
                    phases=_AT,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_has_touched_felt,
                    kept=fee,
                    continues="The new card has touched the felt and is given to {seat}: the old one does not come "
                    "back, and the fee is the house's.",
                    clauses=("AMB-75", "AMB-26"),
                ),
                Case(
                    phases=_AT,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_is_withdrawn,
                    back=unserved_fee,
                    continues="No card has touched the felt: {seat} has its card and the fee on it back, and keeps its "
                    "right to the jackpot.",
                    clauses=("AMB-75", "AMB-41"),
                ),
                Case(
                    phases=_AT,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_passed_over,
                    back=unserved_fee,
                    continues="A card given stays where it has touched the felt; {seat} goes on with its five.",
                    clauses=("AMB-26",),
                ),
            ),
            otherwise="Play goes on: no card that was given or asked for bears out what is reported of {seat}.",
        ),
        "CSP-112": Irregularity(
            what="the dealer began the exchanges from the right",
            facts=(SEATS, Fact("seat", "seat that was served first"), _FROM_RIGHT),
            cases=(
                _goes_on(
                    "The exchanges are finished from right to left; every card is given once it touches the felt.",
                    "AMB-52",
                    when=_from_right,
                    order=waiting_from_right,
                ),
            ),
            otherwise="Play goes on: nothing shows that the dealer began from his right; for a seat passed over there "
            "is CSP-113.",
        ),
        "CSP-113": Irregularity(
            what="a seat's request was overlooked, and the next that asked was served",
            facts=(SEATS, SEAT, _CHOICE, _FROM_RIGHT),
            cases=(
                Case(
                    phases=_AT,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_overlooked_irregular,
                    back=unserved_fee,
                    continues="The request was not regular: {seat} goes on with its five cards.",
                    clauses=("AMB-53",),
                ),
                Case(
                    phases=_AT,
                    void=Void.SEAT,
                    when=_overlooked_void,
                    back=the_seat,
                    continues="The cards of {seat} are void; the others go on.",
                ),
                Case(
                    phases=_AT,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_overlooked_goes_on,
                    back=unserved_fee,
                    continues="{seat} takes its card back, keeps its right to the jackpot, and raises or folds.",
                    clauses=("AMB-24",),
                ),
                _goes_on(
                    "{seat} goes on without an exchange or has its hand void, as it chooses.",
                    when=_overlooked_undecided,
                ),
            ),
            otherwise="Play goes on: no request of {seat} was overlooked, with a later seat served.",
        ),
        "CSP-114": Irregularity(
            what="cards of the stub fall into the well",
            facts=(SEATS, _LEFT, _CHOICES, _FROM_RIGHT),
            cases=(*_too_few(_some_void, _short, "CSP-115"), _goes_on(_FALLEN)),
        ),
        "CSP-115": Irregularity(
            what="so many cards fell into the well that the stub does not reach everybody",
            facts=(SEATS, _NEEDED_LEFT, _CHOICES, _FROM_RIGHT),
            cases=_too_few(_some_void, _short),
            otherwise="Play goes on: {left} cards are enough for everybody who waits.",
        ),
        "CSP-116": Irregularity(
            what="the card for a seat falls on the felt",
            facts=(SEATS, SEAT, Fact("shows", "whether its value can be seen"), _LEFT, _CHOICES, _FROM_RIGHT),
            cases=(
                _goes_on(
                    "The card is valid and given to {seat}; its fee is taken.",
                    "AMB-26",
                    when=_is_hidden,
                    kept=fee,
                ),
                *_too_few(_shown_some_void, _shown_short, "CSP-118"),
                _goes_on("The card is void; {seat} gets the stub's next.", "AMB-25", when=_is_shown),
            ),
            otherwise="Play goes on: {seat} waits for no card.",
        ),
        "CSP-117": Irregularity(
            what="two cards or more fall on the felt",
            facts=(SEATS, Fact("cards", "number of cards that fell, from 2"), _LEFT, _CHOICES, _FROM_RIGHT),
            cases=(
                *_too_few(_several_some_void, _several_short, "CSP-118"),
                _goes_on("The fallen cards are void even unseen; " + _WITH_THE_REST, "AMB-25", when=_several),
            ),
            otherwise="Play goes on: what falls alone is CSP-116.",
        ),
        "CSP-118": Irregularity(
            what="so many cards fell on the felt that the stub does not reach everybody",
            facts=(SEATS, _NEEDED_LEFT, _CHOICES, _FROM_RIGHT),
            cases=_too_few(_some_void, _short),
            otherwise="Play goes on: {left} cards are enough for everybody who waits.",
        ),
        "AMB-51": Irregularity(
            what="an exchange card falls on the floor",
            facts=(SEATS, _LEFT, _CHOICES, _FROM_RIGHT),
            cases=(
                *_too_few(_some_void, _short, "CSP-115"),
                _goes_on(
                    "The card is void, the stub's next is given, and the cards are counted at the end.", "CSP-114"
                ),
            ),
        ),
        "AMB-53": Irregularity(
            what="a card was given to a seat that did not ask for one",
            facts=(SEATS, SEAT),
            cases=(
                Case(
                    phases=_AT,
                    void=Void.NONE,
                    present=INSPECTOR,
                    back=unserved_fee,
                    continues="The card is void and put aside unseen; the five of {seat} stand.",
                ),
            ),
        ),
    },
)
"""The rows of irregularities of exchanges, by the number of their rule."""

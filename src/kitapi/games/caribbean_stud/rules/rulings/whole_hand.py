"""Irregularities that void the whole hand, and the cases in which they do not."""

from typing import get_args

from kitapi.games.caribbean_stud.rules.rulings.facts import Report, Shuffler
from kitapi.games.caribbean_stud.rules.rulings.returns import ante_and_token, whole_hand
from kitapi.games.caribbean_stud.rules.rulings.row import (
    AFTER_GAME_OVER,
    AFTER_UPCARD,
    EMPTY_SEAT,
    FROM_DEAL,
    INSPECTOR,
    MANAGEMENT,
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
from kitapi.kernel import Instead, rule, table
from kitapi.mechanics.poker_hands import HAND_SIZE

_VOID = "The round is void: the cards are counted, and after GAME OVER the next one begins with the other deck."
_STANDS = "The hand stands and is played out"
_TOO_LATE = "The round is over: the gaming management decides, and nothing is entered."


def _wrong_count(report: Report) -> bool:
    """The seat does not have five cards or, with the one put aside, six."""
    return report.facts.cards != HAND_SIZE + report.facts.here.served


def _bank_wrong_count(report: Report) -> bool:
    """The bank does not have five cards."""
    return report.facts.cards != HAND_SIZE


@rule("AMB-49", without=Instead(lambda report: report.facts.shuffler == "jammed" or bool(report.facts.shows)))
def _goes_wrong(report: Report) -> bool:
    """Cards jam or spill, or overlap so that a value shows."""
    overlapped = report.facts.shuffler == "overlapped" and bool(report.facts.shows)
    return report.facts.shuffler in ("jammed", "spilt") or overlapped


def _is_overlapped(report: Report) -> bool:
    """Cards overlap, and no value shows."""
    return report.facts.shuffler == "overlapped"


def _fell_on_floor(report: Report) -> bool:
    """The card fell on the floor."""
    return report.facts.where == "floor"


def _skipped_back(report: Report) -> bool:
    """The house returns the stakes of a seat that was left out."""
    return report.skipped_back


def _void(*phases: Phase, clauses: tuple[str, ...] = (), when: Condition = always, continues: str = _VOID) -> Case:
    return Case(
        phases=frozenset(phases),
        void=Void.HAND,
        when=when,
        back=whole_hand,
        continues=continues,
        clauses=("CSP-150", "AMB-20", *clauses),
    )


def _stands(*phases: Phase, continues: str, clauses: tuple[str, ...], when: Condition = always) -> Case:
    return Case(
        phases=frozenset(phases),
        void=Void.NONE,
        present=INSPECTOR,
        when=when,
        continues=f"{_STANDS}{continues}",
        clauses=clauses,
    )


def _count_too_late(when: Condition) -> Case:
    return Case(
        phases=AFTER_GAME_OVER,
        void=Void.NONE,
        present=MANAGEMENT,
        when=when,
        continues=_TOO_LATE,
        clauses=("AMB-48",),
    )


WHOLE_HAND: dict[str, Irregularity] = table(
    *(f"CSP-{number}" for number in range(100, 109)),
    "CSP-150",
    "AMB-21",
    "AMB-22",
    "AMB-28",
    "AMB-29",
    "AMB-48",
    "AMB-49",
    "AMB-50",
    by_row=True,
    rows={
        "CSP-100": Irregularity(
            what="wrong number of cards at a seat",
            facts=(SEATS, SEAT, Fact("cards", "number of cards at the seat, with the one put aside")),
            cases=(_void(*FROM_DEAL, when=_wrong_count), _count_too_late(_wrong_count)),
            otherwise="Play goes on: {cards} cards are the right number.",
        ),
        "CSP-101": Irregularity(
            what="wrong number of cards at the bank",
            facts=(SEATS, Fact("cards", "number of the bank's cards")),
            cases=(_void(*FROM_DEAL, when=_bank_wrong_count), _count_too_late(_bank_wrong_count)),
            otherwise="Play goes on: {cards} cards are the right number.",
        ),
        "CSP-102": Irregularity(
            what="after the deal, cards left in the shuffler jam, spill or overlap",
            facts=(
                SEATS,
                Fact("shuffler", "what the cards did", values=get_args(Shuffler)),
                Fact("shows", "whether a value shows of cards that overlap", needed=False, without="none does"),
            ),
            cases=(
                _void(Phase.DEAL, Phase.CHOOSE, clauses=("AMB-49",), when=_goes_wrong),
                _stands(
                    Phase.DEAL,
                    Phase.CHOOSE,
                    continues=": cards overlap, and no value shows.",
                    clauses=("AMB-49",),
                    when=_is_overlapped,
                ),
                _stands(
                    Phase.DEAL,
                    Phase.CHOOSE,
                    continues=": that the rest of the deck comes out is regular.",
                    clauses=("AMB-49", "CSP-031"),
                ),
            ),
        ),
        "CSP-103": Irregularity(
            what="the dealer exposes a card while dealing",
            facts=(SEATS,),
            cases=(_void(Phase.DEAL),),
        ),
        "CSP-104": Irregularity(
            what="a seat that staked was left out of the deal",
            facts=(SEATS, SEAT),
            cases=(
                _void(Phase.DEAL, clauses=("AMB-28",)),
                Case(
                    phases=AFTER_UPCARD,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_skipped_back,
                    back=ante_and_token,
                    continues=f"{_STANDS}; {{seat}} has no part in it and gets its stakes back.",
                    clauses=("AMB-28", "AMB-21"),
                ),
                Case(
                    phases=AFTER_UPCARD,
                    void=Void.NONE,
                    present=INSPECTOR,
                    kept=ante_and_token,
                    continues=f"{_STANDS}; {{seat}}, which had to speak at once, gets nothing back.",
                    clauses=("AMB-28", "AMB-21"),
                ),
            ),
        ),
        "CSP-105": Irregularity(
            what="while dealing, the dealer drops a card on the floor or into the well",
            facts=(SEATS, Fact("where", "where it fell", values=("floor", "well"))),
            cases=(
                _void(
                    Phase.DEAL,
                    when=_fell_on_floor,
                    continues="The round is void: the cards are counted at once, with the one from the floor, "
                    "and after GAME OVER the next one begins with the other deck.",
                ),
                _void(Phase.DEAL),
            ),
        ),
        "CSP-106": Irregularity(
            what="collecting folded cards after the exchanges, the dealer takes the bank's",
            facts=(SEATS,),
            cases=(_void(Phase.CHECK),),
        ),
        "CSP-107": Irregularity(
            what="a player picks up cards before the deal ends",
            facts=(SEATS, SEAT),
            cases=(_void(Phase.DEAL, clauses=("AMB-29",)),),
        ),
        "CSP-108": Irregularity(
            what="a card was dealt to a seat that does not play",
            facts=(SEATS, EMPTY_SEAT),
            cases=(
                _void(Phase.DEAL),
                _stands(
                    *AFTER_UPCARD,
                    continues="; the cards at {seat} are taken unseen, and never into the stub.",
                    clauses=("CSP-147", "AMB-22"),
                ),
            ),
        ),
        "AMB-50": Irregularity(
            what="the dealer turns a wrong card of the bank, or a second one",
            facts=(SEATS,),
            cases=(
                _void(Phase.DEAL, clauses=("CSP-103",)),
                Case(
                    phases=frozenset((Phase.CHOOSE, Phase.CHECK, Phase.REVEAL)),
                    void=Void.NONE,
                    present=MANAGEMENT,
                    continues=f"{_STANDS}, unless the gaming management rules otherwise.",
                    clauses=("CSP-147",),
                ),
            ),
        ),
    },
)
"""The rows of irregularities that may void the whole hand, by the number of their rule."""

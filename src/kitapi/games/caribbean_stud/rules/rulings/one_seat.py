"""Irregularities of one seat: its cards, its BET, a loan, and one player on two seats."""

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.rulings.conditions import BANK_SHOWS, seats_unsettled, waits_for_management
from kitapi.games.caribbean_stud.rules.rulings.facts import Report
from kitapi.games.caribbean_stud.rules.rulings.returns import (
    WAGERS,
    ante_and_bet,
    both_seats,
    excess,
    next_seat,
    nothing,
    seat_without_served_fee,
    served_fee,
    whole_hand,
)
from kitapi.games.caribbean_stud.rules.rulings.row import (
    BEFORE_SETTLED,
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
    Wagers,
    always,
)
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import table

_AFTER_CHOICES = frozenset((Phase.CHECK, Phase.REVEAL, Phase.SETTLE))
_BEFORE_REVEAL = frozenset((Phase.CHOOSE, Phase.CHECK, Phase.REVEAL))
_DECLARED = (
    SEATS,
    SEAT,
    Fact(
        "declared",
        "what the player says of the hand",
        needed=False,
        values=("losing", "tie", "winning"),
        without="nothing yet",
    ),
    Fact("qualifies", "whether the bank qualifies", needed=False, without="it does"),
)


def _is_dropped(report: Report) -> bool:
    """The seat has not folded, and the bank's cards are not turned."""
    return report.facts.here.result is None and not waits_for_management(report)


def _dropped_late(report: Report) -> bool:
    """The seat has folded, or the bank's cards are turned."""
    unsettled_here = report.facts.here.result in (None, Result.FOLD) and not report.facts.here.claimed
    return unsettled_here and waits_for_management(report)


def _not_qualified(report: Report) -> bool:
    """The bank does not qualify."""
    return not report.facts.qualifies


def _says_losing(report: Report) -> bool:
    """The player says that the hand loses."""
    return report.facts.declared == "losing"


def _says_tie(report: Report) -> bool:
    """The player says that it is a tie."""
    return report.facts.declared == "tie"


def _says_winning(report: Report) -> bool:
    """The player says that the hand wins."""
    return report.facts.declared == "winning"


def _none_settled(report: Report) -> bool:
    """Neither of the two seats is settled."""
    return len(seats_unsettled(report.facts)) == 2


def _one_settled(report: Report) -> bool:
    """One of the two seats is settled."""
    return len(seats_unsettled(report.facts)) == 1


def _for_bet(report: Report) -> bool:
    """The chips are for BET."""
    return report.facts.wager == "bet"


def _for_another_wager(report: Report) -> bool:
    """The chips are for another wager than BET."""
    return report.facts.wager != "bet"


def _short(report: Report) -> bool:
    """BET is less than twice ANTE."""
    return 0 < report.facts.here.bet < bet_due(report.facts.here.ante)


def _over(report: Report) -> bool:
    """BET is more than twice ANTE."""
    return report.facts.here.bet > bet_due(report.facts.here.ante)


def _taken_case(  # noqa: PLR0913 - what a case of the row says
    continues: str,
    when: Condition,
    *,
    present: tuple[str, ...] = INSPECTOR,
    back: Wagers = nothing,
    claim: Wagers = nothing,
    kept: Wagers = nothing,
    clauses: tuple[str, ...] = ("AMB-55",),
) -> Case:
    """A case of cards that were taken by mistake: nothing is void."""
    return Case(
        phases=_AFTER_CHOICES,
        void=Void.NONE,
        present=present,
        when=when,
        back=back,
        claim=claim,
        kept=kept,
        continues=continues,
        clauses=clauses,
    )


_OF_SEAT_IN = (
    _taken_case(
        "Nothing need be declared: ANTE of {seat} is paid one to one, and its BET stands.",
        _not_qualified,
        clauses=("AMB-55", "CSP-041"),
    ),
    _taken_case("The declaration is accepted: {seat} loses ANTE and BET.", _says_losing, kept=ante_and_bet),
    _taken_case(
        "The declaration is accepted: a tie, and ANTE and BET of {seat} are its own again.",
        _says_tie,
        back=ante_and_bet,
    ),
    _taken_case(
        "ANTE and BET of {seat} wait as a claim; the gaming management decides whether and how to pay.",
        _says_winning,
        present=MANAGEMENT,
        claim=ante_and_bet,
    ),
    _taken_case("The player of {seat} says what he holds, and that is accepted.", always),
)
"""The cases in which the dealer took the cards of a seat with ANTE and BET by mistake (CSP-119)."""

_AS_FOLD = "ANTE of {seat}, taken as of a fold, waits as a claim by a counter-entry"

_OF_SEAT_TAKEN_AS_FOLDED = (
    _taken_case(
        f"{_AS_FOLD}, though the bank does not qualify; nothing is paid on it unless the gaming management decides so.",
        _not_qualified,
        present=MANAGEMENT,
        claim=ante_and_bet,
    ),
    _taken_case("The declaration is accepted: {seat} loses its ANTE.", _says_losing, kept=ante_and_bet),
    _taken_case(
        "The declaration is accepted: a tie, and ANTE of {seat} is its own again.", _says_tie, back=ante_and_bet
    ),
    _taken_case(
        f"{_AS_FOLD}; the gaming management decides whether and how to pay, and whether a BET counts.",
        _says_winning,
        present=MANAGEMENT,
        claim=ante_and_bet,
    ),
    _taken_case(f"{_AS_FOLD}; its player says what he holds, and that is accepted.", always, claim=ante_and_bet),
)
"""The cases in which the dealer took cards as if folded that a player laid down while fetching chips (CSP-120)."""


ONE_SEAT: dict[str, Irregularity] = table(
    "CSP-110",
    *(f"CSP-{number}" for number in range(119, 123)),
    "AMB-71",
    "AMB-27",
    "AMB-55",
    "AMB-63",
    by_row=True,
    rows={
        "CSP-110": Irregularity(
            what="a player drops a card on the floor",
            facts=(SEATS, SEAT),
            cases=(
                Case(
                    phases=FROM_DEAL - BANK_SHOWS,
                    void=Void.SEAT,
                    when=_is_dropped,
                    back=seat_without_served_fee,
                    kept=served_fee,
                    continues="The cards of {seat} are void; the others go on. All cards are counted at the end.",
                    clauses=("AMB-23", "AMB-71"),
                ),
                Case(
                    phases=FROM_DEAL - {Phase.DEAL},
                    void=Void.NONE,
                    present=MANAGEMENT,
                    when=_dropped_late,
                    claim=ante_and_bet,
                    kept=served_fee,
                    continues="The wagers of {seat} wait as a claim; the gaming management decides about them. All "
                    "cards are counted at the end.",
                    clauses=("AMB-71",),
                ),
            ),
            otherwise="Play goes on: {seat} is settled already.",
        ),
        "CSP-119": Irregularity(
            what="the dealer takes the cards of a seat that is in, by mistake",
            facts=_DECLARED,
            cases=_OF_SEAT_IN,
        ),
        "CSP-120": Irregularity(
            what="the dealer takes cards that a player laid on or near BET while fetching chips",
            facts=_DECLARED,
            cases=_OF_SEAT_TAKEN_AS_FOLDED,
        ),
        "CSP-121": Irregularity(
            what="one player plays on two seats",
            facts=(SEATS, Fact("both", "the two seats")),
            cases=(
                Case(
                    phases=frozenset((Phase.COIN_IN, Phase.DEAL)),
                    void=Void.HAND,
                    back=whole_hand,
                    continues="The round is void: the cards are counted, and after GAME OVER the next one begins with "
                    "the other deck.",
                    clauses=("CSP-150", "AMB-20", "AMB-27"),
                ),
                Case(
                    phases=_BEFORE_REVEAL,
                    void=Void.SEAT,
                    back=both_seats,
                    continues="The cards of {both} are void; the others go on.",
                    clauses=("AMB-27", "AMB-23"),
                ),
                Case(
                    phases=BANK_SHOWS,
                    void=Void.SEAT,
                    when=_none_settled,
                    back=both_seats,
                    continues="The cards of {both} are void; the others go on.",
                    clauses=("AMB-27", "AMB-23"),
                ),
                Case(
                    phases=BANK_SHOWS,
                    void=Void.SEAT,
                    when=_one_settled,
                    back=next_seat,
                    continues="The seat that is settled stands; the cards of {next} are void; the others go on.",
                    clauses=("AMB-27", "AMB-23"),
                ),
                Case(
                    phases=BANK_SHOWS,
                    void=Void.NONE,
                    present=INSPECTOR,
                    continues="Both hands are valid.",
                    clauses=("AMB-27",),
                ),
            ),
        ),
        "CSP-122": Irregularity(
            what="a player borrows chips from another",
            facts=(
                SEATS,
                SEAT,
                Fact("lender", "seat that lends"),
                Fact("wager", "what is staked with them", values=WAGERS),
            ),
            cases=(
                Case(
                    phases=frozenset((Phase.CHOOSE, Phase.CHECK)),
                    void=Void.NONE,
                    when=_for_bet,
                    continues="{seat} stakes BET with chips of {lender} and finishes its hand itself; what "
                    "comes back and what is won is its own, and the debt is not the house's.",
                    clauses=("AMB-63",),
                ),
                Case(
                    phases=frozenset((Phase.STAKES, Phase.CHOOSE, Phase.CHECK)),
                    void=Void.NONE,
                    when=_for_another_wager,
                    continues="The loan is refused: chips may be borrowed for BET alone.",
                    clauses=("AMB-30",),
                ),
            ),
            otherwise="Play goes on: BET is staked after the choice, and not with the ANTE.",
        ),
        "CSP-123": Irregularity(
            what="BET is less than twice ANTE",
            facts=(SEATS, SEAT),
            cases=(
                Case(
                    phases=_BEFORE_REVEAL,
                    void=Void.NONE,
                    when=_short,
                    continues="BET of {seat} is made exactly {due}, with borrowed chips if need be, before the "
                    "bank's cards are turned; else it folds.",
                    clauses=("CSP-039", "AMB-04", "AMB-64"),
                ),
                Case(
                    phases=BANK_SHOWS,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_short,
                    continues="BET of {seat} counts as the {bet} that lie there: should it win, it is paid on them.",
                    clauses=("AMB-04",),
                ),
            ),
            otherwise="Play goes on: {bet} on BET are not less than the {due} due, or none at all.",
        ),
        "CSP-124": Irregularity(
            what="BET is more than twice ANTE",
            facts=(SEATS, SEAT),
            cases=(
                Case(
                    phases=_BEFORE_REVEAL,
                    void=Void.NONE,
                    when=_over,
                    back=excess,
                    continues="BET of {seat} is made exactly {due} before the bank's cards are turned.",
                    clauses=("CSP-039", "AMB-04"),
                ),
                Case(
                    phases=BANK_SHOWS,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_over,
                    back=excess,
                    continues="BET of {seat} counts as the {due} allowed: should it win, it is paid on them. The "
                    "excess comes back in every case.",
                    clauses=("AMB-05",),
                ),
            ),
            otherwise="Play goes on: {bet} on BET are not more than the {due} due.",
        ),
        "AMB-54": Irregularity(
            what="a player looks too early, touches cards after BET, shows them, or talks",
            facts=(SEATS, SEAT),
            cases=(
                Case(
                    phases=frozenset((Phase.DEAL, *BEFORE_SETTLED)),
                    void=Void.NONE,
                    present=INSPECTOR,
                    continues="The player of {seat} is warned, and the hand stands.",
                ),
            ),
        ),
    },
)
"""The rows of irregularities of one seat, by the number of their rule."""

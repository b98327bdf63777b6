"""Irregularities of one seat: its cards, its BET, a loan, and one player on two seats."""

from kitapi.games.caribbean_stud.phase import Phase
from kitapi.games.caribbean_stud.rulings.conditions import unsettled
from kitapi.games.caribbean_stud.rulings.facts import Report
from kitapi.games.caribbean_stud.rulings.returning import (
    WAGERS,
    ante_and_bet,
    both_seats,
    excess,
    next_seat,
    the_seat,
    whole_hand,
)
from kitapi.games.caribbean_stud.rulings.row import (
    BEFORE_SETTLED,
    INSPECTOR,
    MANAGEMENT,
    SEAT,
    SEATS,
    Case,
    Fact,
    Irregularity,
    Void,
)
from kitapi.games.caribbean_stud.settlement import bet_due
from kitapi.kernel import table

_AFTER_CHOICES = frozenset((Phase.CHECK, Phase.REVEAL, Phase.SETTLE))
_BEFORE_REVEAL = frozenset((Phase.CHOOSE, Phase.CHECK, Phase.REVEAL))
_AFTER_REVEAL = frozenset((Phase.SETTLE, Phase.JACKPOT, Phase.DONE))
_DECLARED = (
    SEATS,
    SEAT,
    Fact(
        "declared",
        "what the player says of his hand",
        needed=False,
        values=("losing", "tie", "winning"),
        without="nothing yet",
    ),
    Fact("qualifies", "whether the bank qualifies", needed=False, without="it does"),
)


def _in_play(report: Report) -> bool:
    """The seat is not settled."""
    return report.facts.here.result is None


def _not_qualified(report: Report) -> bool:
    """The bank does not qualify."""
    return not report.facts.qualifies


def _losing(report: Report) -> bool:
    """The player says that he loses."""
    return report.facts.declared == "losing"


def _tie(report: Report) -> bool:
    """The player says that it is a tie."""
    return report.facts.declared == "tie"


def _winning(report: Report) -> bool:
    """The player says that he wins."""
    return report.facts.declared == "winning"


def _none_settled(report: Report) -> bool:
    """Neither of the two seats is settled."""
    return len(unsettled(report.facts)) == 2


def _one_settled(report: Report) -> bool:
    """One of the two seats is settled."""
    return len(unsettled(report.facts)) == 1


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


def _declaration(winning: str) -> tuple[Case, ...]:
    """The cases of cards taken by mistake; ``winning``: what then waits for the management."""
    return (
        Case(
            phases=_AFTER_CHOICES,
            void=Void.NONE,
            present=INSPECTOR,
            when=_not_qualified,
            continues="Nothing need be declared: ANTE of {seat} is paid one to one, and its BET stands.",
            clauses=("AMB-55", "CSP-041"),
        ),
        Case(
            phases=_AFTER_CHOICES,
            void=Void.NONE,
            present=INSPECTOR,
            when=_losing,
            continues="The declaration is accepted: {seat} loses ANTE and BET.",
            clauses=("AMB-55",),
        ),
        Case(
            phases=_AFTER_CHOICES,
            void=Void.NONE,
            present=INSPECTOR,
            when=_tie,
            back=ante_and_bet,
            continues="The declaration is accepted: a tie, and ANTE and BET of {seat} are its own again.",
            clauses=("AMB-55",),
        ),
        Case(
            phases=_AFTER_CHOICES,
            void=Void.NONE,
            present=MANAGEMENT,
            when=_winning,
            continues=winning,
            clauses=("AMB-55",),
        ),
        Case(
            phases=_AFTER_CHOICES,
            void=Void.NONE,
            present=INSPECTOR,
            continues="The player of {seat} says what he holds, and that is accepted.",
            clauses=("AMB-55",),
        ),
    )


ONE_SEAT: dict[str, Irregularity] = table(
    "CSP-110",
    *(f"CSP-{number}" for number in range(119, 123)),
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
                    phases=BEFORE_SETTLED,
                    void=Void.SEAT,
                    when=_in_play,
                    back=the_seat,
                    continues="The cards of {seat} are void; the others go on. All cards are counted at the end.",
                    clauses=("AMB-23",),
                ),
            ),
            otherwise="{seat} is settled already",
        ),
        "CSP-119": Irregularity(
            what="the dealer takes the cards of a seat that is in, by mistake",
            facts=_DECLARED,
            cases=_declaration(
                "ANTE and BET of {seat} wait as a claim; the gaming management decides whether and how to pay."
            ),
        ),
        "CSP-120": Irregularity(
            what="the dealer takes cards that a player laid on or near BET while fetching chips",
            facts=_DECLARED,
            cases=_declaration(
                "ANTE of {seat}, taken as of a fold, waits as a claim; the gaming management decides whether and "
                "how to pay, and whether BET counts."
            ),
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
                    phases=_AFTER_REVEAL,
                    void=Void.SEAT,
                    when=_none_settled,
                    back=both_seats,
                    continues="The cards of {both} are void; the others go on.",
                    clauses=("AMB-27", "AMB-23"),
                ),
                Case(
                    phases=_AFTER_REVEAL,
                    void=Void.SEAT,
                    when=_one_settled,
                    back=next_seat,
                    continues="The seat that is settled stands; the cards of {next} are void; the others go on.",
                    clauses=("AMB-27", "AMB-23"),
                ),
                Case(
                    phases=_AFTER_REVEAL,
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
            otherwise="BET is staked after the choice, and not with the ANTE",
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
                    phases=_AFTER_REVEAL,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_short,
                    continues="A win of {seat} is paid on the {bet} that lie there.",
                    clauses=("AMB-04",),
                ),
            ),
            otherwise="{bet} on BET are not less than the {due} due, or none at all",
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
                    phases=_AFTER_REVEAL,
                    void=Void.NONE,
                    present=INSPECTOR,
                    when=_over,
                    back=excess,
                    continues="A win of {seat} is paid on the {due} allowed; the excess comes back in every case.",
                    clauses=("AMB-05",),
                ),
            ),
            otherwise="{bet} on BET are not more than the {due} due",
        ),
        "AMB-54": Irregularity(
            what="a player looks too early, touches his cards after BET, shows them, or talks",
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
"""By irregularity."""

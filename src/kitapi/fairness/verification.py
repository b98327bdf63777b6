"""Verification of one deal."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from kitapi.fairness.arithmetic import PLEDGED
from kitapi.fairness.checks import checks_for
from kitapi.fairness.transcript import FairGame, Transcript
from kitapi.fairness.transcript_parser import Unreadable, transcript_of
from kitapi.fairness.verdict import Outcome, Problem, Verdict


def verify_deal(
    events: Sequence[Mapping[str, Any]], games: Mapping[str, FairGame], without: Container[str] = ()
) -> Verdict:
    """The verdict on the shuffle of one deal.

    ``events``: as in the lines of a record, from the deal's opening up to the next one's; every input yields a verdict
    and never an error. ``games``: the games whose deals can be checked. ``without``: the names of checks to leave out,
    with which tests show that each check is needed.
    """
    try:
        deal = transcript_of(events, games)
    except Unreadable as error:
        return Verdict(outcome="failed", problems=(error.problem,))
    if deal.opened.commitment.algorithm not in PLEDGED:
        return _verdict(deal, "unknown", ())
    found = [
        Problem(name, said) for name, check in checks_for(deal.game) if name not in without for said in check(deal)
    ]
    problems = (*deal.problems, *found)
    return _verdict(deal, "failed" if problems else _outcome(deal), problems)


def _outcome(deal: Transcript) -> Outcome:
    if deal.shuffled is not None:
        return "sound"
    return "aborted" if deal.secret else "open"


def _verdict(deal: Transcript, outcome: Outcome, problems: tuple[Problem, ...]) -> Verdict:
    bound = deal.opened.commitment
    pledged = PLEDGED.get(bound.algorithm, False)
    said = deal.pledges if pledged else deal.shares
    silent = sorted(seat for seat, given in said.items() if not given)
    withheld = sorted(seat for seat, value in deal.shares.items() if pledged and not value and seat not in silent)
    return Verdict(
        deal=deal.opened.number,
        context=bound.context,
        algorithm=bound.algorithm,
        commitment=bound.digest,
        outcome=outcome,
        silent=tuple(silent),
        withheld=tuple(withheld),
        problems=problems,
    )

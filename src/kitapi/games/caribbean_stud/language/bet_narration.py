"""Narrates BETs: raises, loans and corrections."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.terms.accounts import sum_given
from kitapi.wording.catalogues import message, say

Names: TypeAlias = Sequence[str]
Sentences: TypeAlias = tuple[str, ...]


def _narrate_raise(event: happened.BetRaised, names: Names, lang: str) -> Sentences:
    player = names[event.seat]
    if event.lender is None:
        return (say(lang, message("{player} continues: {amount} on BET."), player=player, amount=event.amount),)
    text = message("{player} continues: {amount} on BET, {lent} of it lent by {lender}.")
    lender = names[event.lender]
    return (say(lang, text, player=player, amount=event.amount, lent=_amount_lent(event), lender=lender),)


def _narrate_offer(event: happened.LoanOffered, names: Names, lang: str) -> Sentences:
    text = message("{player} offers {other} a loan for BET.")
    return (say(lang, text, player=names[event.seat], other=names[event.to]),)


def _narrate_correction(event: happened.BetCorrected, names: Names, lang: str) -> Sentences:
    player = names[event.seat]
    if event.lender is None:
        return (say(lang, message("{player}: BET is made exact, {amount}."), player=player, amount=event.amount),)
    text = message("{player}: BET is made exact, {amount}, {lent} of it lent by {lender}.")
    lender = names[event.lender]
    return (say(lang, text, player=player, amount=event.amount, lent=_amount_lent(event), lender=lender),)


def _amount_lent(event: happened.BetRaised | happened.BetCorrected) -> int:
    """Return the chips that the lender staked."""
    assert event.lender is not None
    return sum_given(event.lender, event.transfers)


BET_NARRATORS: Mapping[type, Callable[[Any, Names, str], Sentences]] = {
    happened.BetRaised: _narrate_raise,
    happened.LoanOffered: _narrate_offer,
    happened.BetCorrected: _narrate_correction,
}
"""The narrators of these events, by class."""

"""A Prefa deal narrated, event by event."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from kitapi.cards import sorted_for_hand
from kitapi.cards.cardset import set_of
from kitapi.games.prefa.language.names import answer_in_words, call_in_words, contract_in_signs
from kitapi.games.prefa.rules.actions import Bid
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Ending, PassDealFacts, Shortfall
from kitapi.games.prefa.rules.events import (
    AnswerGiven,
    AuctionWon,
    CallMade,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    ClaimAnswered,
    ClaimGranted,
    ClaimMade,
    ClaimRefused,
    ContractNamed,
    Contributed,
    DealOpened,
    DealSettled,
    Event,
    KasaAdded,
    PassDealBegun,
    PlayBegun,
    Pledged,
    ShuffleUnused,
    SittingBrokenUp,
    SoloAnswered,
    SoloWritten,
    TakenBack,
    TrickTaken,
)
from kitapi.games.prefa.rules.quotas import SOLO_IN
from kitapi.games.prefa.rules.settlement import KASA
from kitapi.ledger import Account, Transfer
from kitapi.wording.cards import card_in_signs, cards_in_signs
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.players import by_name


def highest_bid(events: Sequence[Event]) -> Contract | None:
    """Return the bid that stands after ``events``, whose first one opens a deal."""
    bids = (event.call.contract for event in events if isinstance(event, CallMade) and isinstance(event.call, Bid))
    return max(bids, key=lambda contract: contract.step, default=None)


Dealing: TypeAlias = DealOpened | Pledged | Contributed | CardsDealt | ShuffleUnused
"""Events before the first decision, and events in place of a deal."""


def narrate(event: Event, before: Sequence[Event], names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return ``event`` in words, one or more lines; ``before``: the deal so far; ``names``: the players' by seat."""
    match event:
        case DealOpened() | Pledged() | Contributed() | CardsDealt() | ShuffleUnused():
            return (_narrate_dealing(event, names, lang),)
        case CallMade() | AnswerGiven() | CardPlayed():
            return (f"{names[event.seat]}: {_words_of(event, before, lang)}",)
        case AuctionWon() | PassDealBegun() | CardsDiscarded() | SoloWritten() | SoloAnswered() | ContractNamed():
            return (_narrate_exchange(event, names, lang),)
        case PlayBegun(leader=seat):
            return (say(lang, message("{player} leads."), player=names[seat]),)
        case TrickTaken(seat=seat):
            return (say(lang, message("{player} takes the trick."), player=names[seat]),)
        case TakenBack(seat=seat):
            return (say(lang, message("{player} takes the last decision back."), player=names[seat]),)
        case ClaimMade() | ClaimAnswered() | ClaimRefused() | ClaimGranted():
            return (_narrate_claim(event, names, lang),)
        case DealSettled() | KasaAdded() | SittingBrokenUp():
            return _narrate_end(event, names, lang)
        case _:
            assert_never(event)


def _narrate_end(event: DealSettled | KasaAdded | SittingBrokenUp, names: Sequence[str], lang: str) -> tuple[str, ...]:
    match event:
        case DealSettled():
            return _narrate_settlement(event, names, lang)
        case KasaAdded():
            return _narrate_kasa(event, names, lang)
        case SittingBrokenUp():
            return _narrate_breaking_up(event, names, lang)


def _words_of(event: CallMade | AnswerGiven | CardPlayed, before: Sequence[Event], lang: str) -> str:
    match event:
        case CallMade(call=call):
            said = call_in_words(call, highest_bid(before), lang)
            return say(lang, message("{call} (time is up)"), call=said) if event.by_clock else said
        case AnswerGiven(answer=answer):
            return answer_in_words(answer, lang)
        case CardPlayed(card=card):
            return card_in_signs(card)


def _narrate_dealing(event: Dealing, names: Sequence[str], lang: str) -> str:
    match event:
        case DealOpened(number=number, dealer=dealer, balances=balances):
            text = message("Deal {number}: {player} deals, and the kasa holds {kasa}.")
            return say(lang, text, number=number, player=names[dealer], kasa=balances["kasa"])
        case Pledged(seat=seat):
            return say(lang, message("{player} pledges a share in the shuffle."), player=names[seat])
        case Contributed(seat=seat):
            return say(lang, message("{player} gives a share in the shuffle."), player=names[seat])
        case CardsDealt():
            return say(lang, message("The cards are dealt."))
        case ShuffleUnused():
            return say(lang, message("The cards are not shuffled any more; what they were bound to is shown."))


def _narrate_exchange(
    event: AuctionWon | PassDealBegun | CardsDiscarded | SoloWritten | SoloAnswered | ContractNamed,
    names: Sequence[str],
    lang: str,
) -> str:
    match event:
        case AuctionWon(declarer=seat, minimum=minimum):
            text = message("{player} takes the talon and declares, {contract} at least.")
            return say(lang, text, player=names[seat], contract=contract_in_signs(minimum, lang))
        case PassDealBegun(leader=seat):
            text = message("All have passed: the deal is played at no trumps, and {player} leads.")
            return say(lang, text, player=names[seat])
        case CardsDiscarded(seat=seat):
            return say(lang, message("{player} lays two cards away."), player=names[seat])
        case SoloWritten(seat=seat):
            return say(lang, message("{player} writes it solo."), player=names[seat])
        case SoloAnswered(seat=seat, accept=accept):
            accepts, declines = message("{player} accepts the payment."), message("{player} declines the payment.")
            return say(lang, accepts if accept else declines, player=names[seat])
        case ContractNamed(seat=seat, contract=contract, aces=aces):
            plain = message("{player} names {contract}.")
            text = message("{player} names {contract}, with four aces.") if aces else plain
            return say(lang, text, player=names[seat], contract=contract_in_signs(contract, lang))


def _narrate_kasa(event: KasaAdded, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the amount by which every column changes, and the resulting kasa, in words (PREFA-HOUSE-03)."""
    added = message("By agreement of all every player adds {amount} to the kasa.")
    taken = message("By common agreement, every player takes {amount} out of the kasa.")
    return (
        say(lang, added if event.amount > 0 else taken, amount=abs(event.amount)),
        _running_results(event.results, event.balances["kasa"], names, lang),
    )


def _narrate_claim(
    event: ClaimMade | ClaimAnswered | ClaimRefused | ClaimGranted, names: Sequence[str], lang: str
) -> str:
    match event:
        case ClaimMade(seat=seat, cards=cards):
            shown = cards_in_signs(sorted_for_hand(set_of(cards)))
            return say(lang, message("{player} claims the rest: {cards}"), player=names[seat], cards=shown)
        case ClaimAnswered(seat=seat, accept=accept):
            accepts, refuses = message("{player} accepts the claim."), message("{player} refuses the claim.")
            return say(lang, accepts if accept else refuses, player=names[seat])
        case ClaimRefused():
            return say(lang, message("The claim fails, and play continues."))
        case ClaimGranted(seat=seat, tricks=tricks):
            return say_many(
                lang,
                "The last trick goes to {player}.",
                "The last {count} tricks go to {player}.",
                tricks,
                player=names[seat],
            )


def _narrate_settlement(event: DealSettled, names: Sequence[str], lang: str) -> tuple[str, ...]:
    facts = event.facts
    if isinstance(facts, PassDealFacts):
        outcome = [_narrate_pass_deal(facts, lang)]
    else:
        outcome = [
            _narrate_contract(facts, names, lang),
            *_narrate_shortfall(facts, event.settlement.shortfall, names, lang),
        ]
    return (
        *outcome,
        *(transfer_in_words(transfer, names, lang) for transfer in event.settlement.transfers),
        _running_results(event.results, event.balances["kasa"], names, lang),
    )


def _narrate_pass_deal(facts: PassDealFacts, lang: str) -> str:
    if facts.ending is Ending.THROWN_IN:
        return say(lang, message("All have passed: the deal is thrown in."))
    return say(lang, message("The deal was played without a declarer."))


def _narrate_contract(facts: ContractFacts, names: Sequence[str], lang: str) -> str:
    player, contract = names[facts.declarer], contract_in_signs(facts.contract, lang)
    if facts.ending is Ending.UNOPPOSED:
        text = message("Nobody plays against {player}: {contract} is made.")
        return say(lang, text, player=player, contract=contract)
    if facts.ending is Ending.SOLO:
        return say(lang, message("{player} has written {contract} solo."), player=player, contract=contract)
    if facts.ending is Ending.SOLO_DECLINED:
        text = message("{player} has written {contract} solo, and the payment was declined.")
        return say(lang, text, player=player, contract=contract)
    return say_many(
        lang,
        "{player} plays {contract} and takes one trick.",
        "{player} plays {contract} and takes {count} tricks.",
        facts.declarer_tricks,
        player=player,
        contract=contract,
    )


def _narrate_shortfall(facts: ContractFacts, shortfall: Shortfall, names: Sequence[str], lang: str) -> list[str]:
    missing = (
        (facts.declarer, shortfall.declarer),
        (facts.first.seat, shortfall.first),
        (facts.second.seat, shortfall.second),
    )
    plain, solo = message("{player} is down one."), message("{player} is down {short}, solo.")
    return [
        say(lang, plain if short < SOLO_IN else solo, player=names[seat], short=short)
        for seat, short in missing
        if short
    ]


def transfer_in_words(transfer: Transfer, names: Sequence[str], lang: str) -> str:
    """Say who pays whom how much, and by which rule."""
    return say(
        lang,
        _payment_text(transfer),
        payer=_name_of(transfer.payer, names),
        payee=_name_of(transfer.payee, names),
        amount=transfer.amount,
        clause=transfer.clause,
    )


def _payment_text(transfer: Transfer) -> str:
    if transfer.payer == KASA:
        return message("The kasa pays {payee} {amount} ({clause}).")
    if transfer.payee == KASA:
        return message("{payer} puts {amount} into the kasa ({clause}).")
    return message("{payer} pays {payee} {amount} ({clause}).")


def _name_of(account: Account, names: Sequence[str]) -> str:
    """Return the name of the account's owner; empty for the kasa, which the sentence names itself."""
    return "" if account == KASA else names[int(account.removeprefix("seat"))]


def _narrate_breaking_up(event: SittingBrokenUp, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return the settlement in words, step by step as a writer does it (PREFA-KIT-04)."""
    settled = event.settlement
    smallest = message("The smallest kasa column, {smallest}, comes off all.")
    gift = message("{player} has {left} left and gives every other player {gift}.")
    gifts = zip(names, settled.left, settled.gifts, strict=True)
    return (
        say(lang, message("The sitting is broken up by agreement of all.")),
        say(lang, smallest, smallest=settled.smallest),
        *(say(lang, gift, player=name, left=left, gift=given) for name, left, given in gifts if left),
        say(lang, message("Results: {results}."), results=by_name(names, settled.results)),
    )


def _running_results(results: Sequence[int], kasa: int, names: Sequence[str], lang: str) -> str:
    text = message("Running results: {results}. The kasa holds {kasa}.")
    return say(lang, text, results=by_name(names, results), kasa=kasa)

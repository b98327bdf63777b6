"""A Prefa deal written down on paper: read, checked, and scored."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.prefa.rules.actions import Answer
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part, PassDealFacts, Settlement
from kitapi.games.prefa.rules.opening import active_seats
from kitapi.games.prefa.rules.participation import LEGAL_ANSWERS, PARTS
from kitapi.games.prefa.rules.play import TRICKS
from kitapi.games.prefa.rules.settlement import settle, settle_passed
from kitapi.games.prefa.rules.solo import SOLO_TRICKS
from kitapi.games.prefa.rules.variant import IdlePay, LastContract, PrefaVariant, SoloPaysPartner, TenOwed, TripleFrom
from kitapi.kernel import Seat
from kitapi.ledger import Account, Transfer, net, seat_account
from kitapi.lines.fields import check_seat, choices_text, read_fields
from kitapi.lines.lines import BadLine
from kitapi.mechanics.table import defenders_of
from kitapi.texts import Text

Count: TypeAlias = Annotated[int, Meta(ge=0, le=TRICKS)]
Place: TypeAlias = Annotated[int, Meta(ge=0)]


class PaperDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One deal to be scored, as ``docs/formats/score.md`` describes it."""

    id: msgspec.Raw = msgspec.Raw()
    players: Annotated[int, Meta(ge=3, le=4)]
    dealer: Place
    declarer: Place | None = None
    contract: Contract | None = None
    participation: tuple[Answer, ...] | None = None
    tricks: tuple[Count, Count, Count] | None = None
    aces: bool = False
    solo: bool = False
    declined: bool = False
    passed: bool = False
    kasa: int
    variant: PrefaVariant = PrefaVariant()


class ScoredIn(msgspec.Struct, frozen=True, kw_only=True):
    """By how many tricks each player is in."""

    declarer: int
    first: int
    second: int


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The score of a deal."""

    value: int
    is_in: ScoredIn = msgspec.field(name="in")
    net: dict[Account, int]
    transfers: tuple[Transfer, ...]


_CHOICES = {
    "contract": Text("write a level from 6 to 10 and a strain of s c d h n, as in 6h or 10n"),
    "participation": choices_text(answer.value for answer in Answer),
    **{
        f"variant.{option}": choices_text(value.value for value in values)
        for option, values in (
            ("last_contract", LastContract),
            ("solo_pays_partner", SoloPaysPartner),
            ("idle_pay", IdlePay),
            ("triple_from", TripleFrom),
            ("ten_owed", TenOwed),
        )
    },
}
"""The possible values of a field chosen from a list."""

_read = msgspec.json.Decoder(PaperDeal).decode


def score_line(line: bytes) -> Score:
    """Return the score of the deal written in ``line``.

    Raises:
        BadLine: the line is no deal, or not one that the rules allow.
    """
    deal = read_paper_deal(line)
    settlement = settlement_of(deal)
    accounts = (*(seat_account(seat) for seat in range(deal.players)), Account("kasa"))
    gained = net(settlement.transfers)
    short = settlement.shortfall
    return Score(
        value=settlement.value,
        is_in=ScoredIn(declarer=short.declarer, first=short.first, second=short.second),
        net={account: gained.get(account, 0) for account in accounts},
        transfers=settlement.transfers,
    )


def read_paper_deal(line: bytes) -> PaperDeal:
    """Return the deal written in ``line``, its seats and its kasa checked.

    Raises:
        BadLine: a field is missing, unknown, or of the wrong kind.
    """
    deal = read_fields(_read, line, _CHOICES)
    check_seat("dealer", deal.dealer, deal.players)
    if deal.kasa <= 0:
        raise BadLine(
            "PREFA-PAY-09", Text("no deal is scored on a kasa of zero or less; kasa is {kasa}", kasa=deal.kasa)
        )
    if deal.kasa % 10:
        raise BadLine("kasa", Text("must be a multiple of 10, not {kasa}", kasa=deal.kasa))
    return deal


def settlement_of(deal: PaperDeal) -> Settlement:
    """Return the settlement of ``deal``.

    Raises:
        BadLine: the deal breaks a rule.
    """
    facts = facts_of(deal)
    return settle_passed(facts) if isinstance(facts, PassDealFacts) else settle(facts, deal.variant)


def facts_of(deal: PaperDeal) -> ContractFacts | PassDealFacts:
    """Return the facts of ``deal``.

    Raises:
        BadLine: the deal breaks a rule.
    """
    return _passed_facts(deal) if deal.passed else _contract_facts(deal)


def _passed_facts(deal: PaperDeal) -> PassDealFacts:
    """The facts of a deal all passed: played under ``pass_deals``, with tricks in the order of play, else thrown in."""
    left_away = ("contract", "declarer", "participation", *(() if deal.variant.pass_deals else ("tricks",)))
    for field in left_away:
        if getattr(deal, field) is not None:
            raise BadLine(field, Text("must be left out if all have passed"))
    for field, said in (("solo", deal.solo), ("aces", deal.aces), ("declined", deal.declined)):
        if said:
            raise BadLine(field, Text("must be left out if all have passed"))
    tricks = _tricks(deal) if deal.variant.pass_deals else (0, 0, 0)
    return PassDealFacts(
        players=deal.players,
        ending=Ending.PASS_DEAL if deal.variant.pass_deals else Ending.THROWN_IN,
        tricks=tuple(zip(active_seats(Seat(deal.dealer), deal.players), tricks, strict=True)),
        kasa=deal.kasa,
    )


def _contract_facts(deal: PaperDeal) -> ContractFacts:
    declarer, contract = _declarer(deal), deal.contract
    if contract is None:
        raise BadLine("contract", Text("is missing"))
    _check_aces(deal)
    _check_declined(deal)
    ending, parts, tricks = _read_solo(deal, contract) if deal.solo else _read_answers(deal)
    first, second = defenders_of(declarer, active_seats(Seat(deal.dealer), deal.players))
    return ContractFacts(
        players=deal.players,
        idle=Seat(deal.dealer) if deal.players == 4 else None,
        declarer=declarer,
        contract=contract,
        ending=ending,
        declarer_tricks=tricks[0],
        first=Defender(seat=first, part=parts[0], tricks=tricks[1]),
        second=Defender(seat=second, part=parts[1], tricks=tricks[2]),
        aces=deal.aces,
        kasa=deal.kasa,
    )


def _declarer(deal: PaperDeal) -> Seat:
    if deal.declarer is None:
        raise BadLine("declarer", Text("is missing"))
    check_seat("declarer", deal.declarer, deal.players)
    if deal.players == 4 and deal.declarer == deal.dealer:
        raise BadLine(
            "PREFA-DEAL-02",
            Text("with four players the dealer sits out, so seat {dealer} cannot declare", dealer=deal.dealer),
        )
    return Seat(deal.declarer)


def _check_aces(deal: PaperDeal) -> None:
    if deal.aces and not deal.variant.aces:
        raise BadLine("PREFA-BUY-03", Text("aces are not announced where the option aces is off"))
    if deal.aces and deal.solo:
        raise BadLine("PREFA-BUY-03", Text("aces are not announced in a deal written solo"))


def _check_declined(deal: PaperDeal) -> None:
    if deal.declined and not deal.variant.solo_declined:
        raise BadLine("PREFA-HOUSE-04", Text("nobody declines a payment where the option solo_declined is off"))
    if deal.declined and not deal.solo:
        raise BadLine("PREFA-HOUSE-04", Text("only the payment of a deal written solo is declined"))


_Parts: TypeAlias = tuple[Part, Part]
_Tricks: TypeAlias = tuple[int, int, int]


def _read_solo(deal: PaperDeal, contract: Contract) -> tuple[Ending, _Parts, _Tricks]:
    for field in ("participation", "tricks"):
        if getattr(deal, field) is not None:
            raise BadLine(field, Text("must be left out in a deal written solo"))
    ending = Ending.SOLO_DECLINED if deal.declined else Ending.SOLO
    return ending, (Part.PLAYS, Part.PLAYS), SOLO_TRICKS[contract.level]


def _read_answers(deal: PaperDeal) -> tuple[Ending, _Parts, _Tricks]:
    if deal.participation is None:
        raise BadLine("participation", Text("is missing"))
    parts = _parts(deal.participation)
    if parts == (Part.OUT, Part.OUT):
        if deal.tricks is not None:
            raise BadLine("tricks", Text("must be left out if both defenders passed and nothing was played"))
        return Ending.UNOPPOSED, parts, (TRICKS, 0, 0)
    tricks = _tricks(deal)
    if parts[0] is Part.OUT and tricks[1]:
        text = Text("must be 0 for the first defender, who is out of play, not {taken}", taken=tricks[1])
        raise BadLine("tricks", text)
    if parts[1] is Part.OUT and tricks[2]:
        text = Text("must be 0 for the second defender, who is out of play, not {taken}", taken=tricks[2])
        raise BadLine("tricks", text)
    return Ending.PLAYED, parts, tricks


def _tricks(deal: PaperDeal) -> _Tricks:
    if deal.tricks is None:
        raise BadLine("tricks", Text("is missing"))
    if sum(deal.tricks) != TRICKS:
        raise BadLine("tricks", Text("must add up to {all}, not {total}", all=TRICKS, total=sum(deal.tricks)))
    return deal.tricks


def _parts(answers: tuple[Answer, ...]) -> _Parts:
    """Return the defenders' parts, from their answers (PREFA-PART-02)."""
    if (parts := PARTS.get(answers)) is not None:
        return parts
    for place, answer in enumerate(answers):
        said = answers[:place]
        if said not in LEGAL_ANSWERS:
            raise BadLine("PREFA-PART-02", Text("no answer follows {answers}", answers=_names_of(said)))
        if answer not in LEGAL_ANSWERS[said]:
            raise BadLine("PREFA-PART-02", Text("{next}, not {answer}", next=_next(said), answer=answer.value))
    raise BadLine("PREFA-PART-02", Text("{next}: the answer is missing", next=_next(answers)))


def _next(said: tuple[Answer, ...]) -> Text:
    choices = _names_of(LEGAL_ANSWERS[said])
    if not said:
        return Text("the first answer is one of {choices}", choices=choices)
    return Text("the answer after {answers} is one of {choices}", answers=_names_of(said), choices=choices)


def _names_of(answers: tuple[Answer, ...]) -> str:
    return ", ".join(answer.value for answer in answers)

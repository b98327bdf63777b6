"""Hands of Caribbean Stud narrated as the dealer announces them: every step, in every language."""

import re
from itertools import product
from typing import Any, get_args

import pytest

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.language.names import COMBINATIONS, RESULTS, account_in_words, result_in_words
from kitapi.games.caribbean_stud.language.narration import narrate
from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result, Settlement
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table import events
from kitapi.games.caribbean_stud.rules.table.actions.incidents import SlipKind, StateFacts
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_MANAGEMENT, HOUSE_ROLES, MUNICIPAL_INSPECTOR
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of, stack, transfer
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms, Shuffling
from kitapi.games.caribbean_stud.rules.views import observations
from kitapi.games.caribbean_stud.rules.views.view import SettlementView
from kitapi.kernel import Commitment, Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi.wording import LANGUAGES, catalogue
from kitapi_testing.clauses import clause

NAMES = ("Anna", "Boris", "Cyril")
A, B = Seat(0), Seat(1)
LOST = (
    *transfer(account_of(A, Wager.BET), accounts.FLOAT, 20, "CSP-043"),
    *transfer(account_of(A, Wager.ANTE), accounts.FLOAT, 10, "CSP-043"),
)
SHOWN = read_cards("2c 7h 7c Ts Ks")
ROUND = Settlement(
    hand=Combination.PAIR,
    bank_hand=Combination.FLUSH,
    qualifies=True,
    result=Result.BANK_WINS,
    net=Net(ante=-10, bet=-20, fee=0),
    jackpot=None,
)

PLACED = {
    place: "1"
    for row in IRREGULARITIES.values()
    for case in row.cases
    for place in re.findall("{(.*?)}", case.continues)
}
"""A value for every place in braces of the rulings' sentences."""

FIELDS: dict[str, tuple[Any, ...]] = {
    "algorithm": ("test",),
    "amount": (20,),
    "as_fold": (True, False),
    "balances": ({},),
    "bank": (SHOWN,),
    "basis": (41207,),
    "button": (1, 5),
    "by_dealer": (True, False),
    "card": (read_card("Ks"),),
    "cards": (5,),
    "chips": (None, 20, 31),
    "choice": tuple(RulingChoice),
    "choosing": ((), (B,)),
    "claims": ((0, 30, 0),),
    "clauses": (("CSP-113", "AMB-24"),),
    "closed": (True, False),
    "combination": tuple(Combination),
    "commitment": (Commitment(context="here", algorithm="test", digest="00"),),
    "continues": tuple({case.continues for row in IRREGULARITIES.values() for case in row.cases}),
    "covered": (0, 12),
    "cutter": (A,),
    "deck": (0, 1),
    "digest": ("", "00" * 32),
    "expected": (20,),
    "expected_chips": (20,),
    "expected_notes": (1000,),
    "fee": (10,),
    "genuine": (True, False),
    "green_light": (True, False),
    "hands": ((SHOWN, (), ()),),
    "held": (True, False),
    "in_play": (True, False),
    "irregularity": ("CSP-113",),
    "claim": ((),),
    "kept": ((),),
    "jackpot": (None, Combination.FLUSH),
    "jackpots": (0, 1, 2, 5),
    "lender": (None, B),
    "lifted": (0, 20),
    "lit": (True, False),
    "method": tuple(Shuffling),
    "nobody_in": (True, False),
    "notes": (1000,),
    "null_card": (True, False),
    "number": (3,),
    "order": (SHOWN,),
    "outcome": ("losing", "tie", "winning"),
    "paid": (True, False),
    "position": ("R", "JPL", "JPH"),
    "present": (("gaming_inspector",),),
    "qualifies": (True, False),
    "remainder": (0, 1),
    "reserved": (0, 20),
    "results": ((10, -10, 0),),
    "reversed": ((A,),),
    "role": (MUNICIPAL_INSPECTOR, GAMING_MANAGEMENT),
    "seat": (A, B),
    "seats": ((), (A,), (A, B)),
    "secret": ("00",),
    "settled": (SettlementView(result=Result.TIE, net=Net(ante=0, bet=0, fee=0), total=0, combination=None),),
    "settlement": (ROUND,),
    "shown": ((), SHOWN),
    "stands": (True, False),
    "stated": (StateFacts(irregularity="CSP-113", seat=1),),
    "stub": (SHOWN,),
    "stuck": ((), (B,), (A, B)),
    "terms": (CaribbeanStudTerms(players=3),),
    "tier": tuple(Combination)[:5],
    "times": (1, 3),
    "to": (B,),
    "tokens": (0, 2),
    "transfers": ((), LOST),
    "unanswered": (True, False),
    "unclaimed": (True, False),
    "value": ("00",),
    "values": (PLACED,),
    "void": tuple(Void),
    "waiting_for": HOUSE_ROLES,
    "what": tuple(SlipKind),
    "where": ("well", "felt", "floor", "seat"),
    "won": ((10, -10, 0),),
}
"""Values that a field may have, by its name."""

OF_SOME: dict[type, dict[str, tuple[Any, ...]]] = {
    events.BankRevealed: {"cards": (SHOWN,)},
    observations.PregoSeen: {"cards": ((), SHOWN)},
    events.DeckCut: {"seat": (None, A)},
    events.InspectorCalled: {"seat": (None, A)},
    events.ChipsCounted: {"chips": (20, 31)},
    observations.ExchangeSeen: {"card": (None, read_card("Ks"))},
    observations.CardGivenSeen: {"card": (None, read_card("Ks"))},
}
"""Fields that have other values in one event."""

KINDS = sorted({*get_args(events.Event), *get_args(observations.Observation)}, key=lambda kind: kind.__name__)


def samples(kind: Any) -> list[Any]:
    """Events of one kind, with every value in every field."""
    values = {**FIELDS, **OF_SOME.get(kind, {})}
    fields = kind.__struct_fields__
    return [kind(**dict(zip(fields, one, strict=True))) for one in product(*(values[field] for field in fields))]


def story(*happened: Any, lang: str = "en") -> list[str]:
    return [line for event in happened for line in narrate(event, (), NAMES, lang)]


@clause("CSP-086")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_step_is_announced_in_every_language(kind: Any, lang: str) -> None:
    for event in samples(kind):
        lines = narrate(event, (), NAMES, lang)
        assert lines
        for line in lines:
            assert line
            assert "{" not in line
            assert "_" not in line
        assert lines[0].rstrip()[-1] in ".?;♠♥♦♣"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_language_speaks_another(kind: Any) -> None:
    for event in samples(kind):
        said = [" ".join(narrate(event, (), NAMES, lang)) for lang in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
        assert re.search("[α-ωά-ώ]", said[list(LANGUAGES).index("el")])


@clause("CSP-087")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if "seat" in kind.__struct_fields__], ids=lambda kind: kind.__name__
)
def test_every_seat_is_narrated_in_the_same_words(kind: Any, lang: str) -> None:
    fields = {name: (FIELDS | OF_SOME.get(kind, {}))[name][-1] for name in kind.__struct_fields__}
    fields |= {"transfers": ()} if "transfers" in fields else {}
    first, second = (narrate(kind(**{**fields, "seat": seat}), (), ("Anna", "Anna"), lang) for seat in (A, B))
    assert first == second


def test_a_seat_that_was_settled_is_narrated_with_its_cards_and_all_that_moved() -> None:
    event = events.SeatSettled(
        seat=A, settlement=ROUND, shown=SHOWN, cards=5, jackpot=None, unclaimed=False, held=False, transfers=LOST
    )
    assert story(event) == [
        "Anna: 2♣  7♥  7♣  10♠ K♠",
        "Anna: the bank wins, -30; 5 cards counted.",
        "  Anna (BET) → tray: 20 (CSP-043)",
        "  Anna (ANTE) → tray: 10 (CSP-043)",
    ]


def test_an_award_is_narrated_with_what_the_house_covers() -> None:
    award = events.JackpotAwarded(
        seat=B,
        tier=Combination.FLUSH,
        amount=50,
        covered=12,
        remainder=0,
        transfers=(
            *transfer(accounts.METER, stack(B), 38, "CSP-051"),
            *transfer(accounts.HOUSE, stack(B), 12, "AMB-12"),
        ),
    )
    assert story(award, lang="it") == [
        "Pagare il jackpot: Boris, colore, 50.",
        "La casa copre 12.",
        "  monte premi → Boris: 38 (CSP-051)",
        "  casa → Boris: 12 (AMB-12)",
    ]


@clause("AMB-68", "CSP-007")
def test_a_count_is_narrated_and_what_the_books_say_where_it_differs() -> None:
    right = events.ChipsCounted(chips=20, notes=9, expected_chips=20, expected_notes=9)
    wrong = events.ChipsCounted(chips=20, notes=9, expected_chips=20, expected_notes=10)
    opened = (events.TableOpened(chips=20, expected=20), events.TableOpened(chips=20, expected=30))
    assert story(right, wrong) == [
        "Counted: 20 in chips, 9 in notes.",
        "Counted: 20 in chips, 9 in notes.",
        "By the books: 20 in chips, 10 in notes.",
    ]
    assert story(events.TableOpened()) == ["The table is open."]
    assert story(*opened) == [
        *("The table is open.", "Counted in the tray: 20."),
        *("The table is open.", "Counted in the tray: 20.", "By the books: 30."),
    ]


def test_tokens_that_are_stuck_are_named_by_name() -> None:
    assert story(
        events.CoinsIn(seats=(A,), stuck=(B,), transfers=()),
        events.CoinsIn(seats=(), stuck=(B,), transfers=()),
        events.CoinsIn(seats=(), stuck=(), transfers=()),
    ) == [
        "Coin in. For the jackpot: Anna.",
        "Boris: the token is stuck.",
        "Boris: the token is stuck.",
        "Coin in. Nobody plays for the jackpot.",
    ]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["The bank shows A♠ K♠  Q♥: high card.", "The bank qualifies."]),
        ("it", ["Il banco scopre A♠ K♠  Q♥: carta alta.", "Il banco si qualifica."]),
        ("sk", ["Banka odkrýva A♠ K♠  Q♥: vysoká karta.", "Banka sa kvalifikuje."]),
        ("el", ["Η μπάνκα δείχνει A♠ K♠  Q♥: ψηλό φύλλο.", "Η μπάνκα ανοίγει."]),
    ],
)
def test_the_bank_is_narrated_in_the_words_of_the_language(lang: str, lines: list[str]) -> None:
    bank = events.BankRevealed(cards=read_cards("As Ks Qh"), combination=Combination.HIGH_CARD, qualifies=True)
    assert story(bank, lang=lang) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_account_has_a_name_of_its_own(lang: str) -> None:
    house = [accounts.FLOAT, accounts.METER, accounts.JACKPOT_INCOME, accounts.HOUSE, accounts.BOX]
    of_seats = [account(seat) for seat in (A, B) for account in (stack, accounts.pocket)]
    wagers = [account_of(seat, wager) for seat in (A, B) for wager in Wager]
    names = [account_in_words(account, NAMES, lang) for account in (*house, *of_seats, *wagers)]
    assert len(set(names)) == len(names)
    assert {"Anna", "Boris"} <= set(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_result_has_a_word_of_its_own(lang: str) -> None:
    assert len({result_in_words(result, lang) for result in Result}) == len(Result)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_and_terminal_call_hands_and_results_the_same(lang: str) -> None:
    on_terminal, on_page = (catalogue(lang, domain)["messages"] for domain in ("messages", "client"))
    terms = [*COMBINATIONS.values(), *RESULTS.values()]
    assert {term: on_terminal[term] for term in terms} == {term: on_page[term] for term in terms}


@clause("AMB-63", "CSP-122")
def test_a_loan_is_narrated_with_who_lends_how_much() -> None:
    lent = (
        *transfer(stack(A), account_of(A, Wager.BET), 15, "CSP-033"),
        *transfer(stack(B), account_of(A, Wager.BET), 5, "AMB-63"),
    )
    assert story(
        events.LoanOffered(seat=B, to=A),
        events.BetRaised(seat=A, amount=20, lender=B, transfers=lent),
        events.BetCorrected(seat=A, amount=20, lender=B, transfers=lent),
    ) == [
        "Boris offers Anna a loan for BET.",
        "Anna continues: 20 on BET, 5 of it lent by Boris.",
        "Anna: BET is made exact, 20, 5 of it lent by Boris.",
    ]

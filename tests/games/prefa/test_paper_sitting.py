"""A sitting on paper: its sheet is the table's, and its form offers what the rules allow."""

import logging
import os
from collections import Counter
from itertools import chain
from random import Random
from statistics import median

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kitapi.games.prefa.paper.document import DealLine, KasaLine, PaperSitting
from kitapi.games.prefa.paper.form import Form, offer
from kitapi.games.prefa.paper.sitting import write_sitting
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.scoresheet import SheetPage
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.lines.sittings import Refusal
from kitapi_testing.clauses import clause
from kitapi_testing.games.prefa.case import PREFA_CASE
from kitapi_testing.games.prefa.strategies import kasas, variants
from kitapi_testing.games.sittings import play_random_sitting, play_sitting
from tests.games.prefa.paper_sittings import bot_sitting, paper_of
from tests.games.taps import taps_of

LOG = logging.getLogger(__name__)
SEVEN_HEARTS = {"kind": "deal", "declarer": 0, "contract": "7h", "participation": ["play", "play"], "tricks": [7, 2, 1]}


def sitting(*lines: dict[str, object], players: int = 3, first_dealer: int = 2, **options: object) -> PaperSitting:
    """Return a sitting of these lines."""
    document = {"players": players, "first_dealer": first_dealer, "variant": options, "lines": lines}
    return msgspec.convert(document, PaperSitting)


def written_page(paper: PaperSitting) -> SheetPage:
    """Return the sheet of a sitting of which no line is refused."""
    shown = write_sitting(paper)
    assert [line.refused for line in shown.lines] == [None] * len(paper.lines)
    assert shown.page is not None
    return shown.page


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 4), variants(kasas), st.booleans())
def test_a_sitting_written_down_gives_the_sheet_of_the_table(
    seed: int, players: int, variant: PrefaVariant, changes_kasa: bool
) -> None:
    terms = PrefaTerms(players=players, variant=variant)
    if changes_kasa:
        record = play_random_sitting(terms, PREFA_CASE, seed, deals=6)
    else:
        record = play_sitting(PREFA, terms, ("random",) * players, seed, most_deals=12)
    page = PREFA.sheet(chain.from_iterable(record.deals))
    paper = paper_of(record)
    assert msgspec.json.decode(msgspec.json.encode(paper), type=PaperSitting) == paper
    assert written_page(paper) == page


@clause("PREFA-DEAL-02", "PREFA-DEAL-03")
def test_the_deal_passes_on_and_the_dealer_of_four_sits_out() -> None:
    shown = write_sitting(sitting(SEVEN_HEARTS, {**SEVEN_HEARTS, "declarer": 0}, players=4, first_dealer=3))
    assert shown.lines[1].refused == Refusal(clause="PREFA-DEAL-02")
    assert shown.next is not None
    assert (shown.next.number, shown.next.dealer, shown.next.active, shown.next.kasa) == (2, 0, (1, 2, 3), 1130)


def test_a_refused_line_has_no_effect_on_those_after_it() -> None:
    wrong = {**SEVEN_HEARTS, "tricks": [7, 2, 2]}
    shown = write_sitting(sitting(SEVEN_HEARTS, wrong, SEVEN_HEARTS))
    assert [line.refused for line in shown.lines] == [None, Refusal(field="tricks"), None]
    assert shown.page == written_page(sitting(SEVEN_HEARTS, SEVEN_HEARTS))


@clause("PREFA-PAY-09", "PREFA-HOUSE-03")
def test_an_empty_kasa_ends_the_sitting_until_kasa_is_added() -> None:
    lines = [SEVEN_HEARTS, SEVEN_HEARTS, {"kind": "kasa", "amount": 20}, SEVEN_HEARTS]
    over = write_sitting(sitting(*lines[:2], kasa_share=20, add_kasa=True))
    assert over.next is None
    assert over.over is not None
    assert (over.over.clause, over.lines[1].refused) == ("PREFA-PAY-09", Refusal(clause="PREFA-PAY-09"))
    assert [change.lowest for change in over.kasa_changes] == [10]
    again = write_sitting(sitting(*lines, kasa_share=20, add_kasa=True))
    assert again.over is not None
    assert again.page is not None
    assert [deal.number for deal in again.page.deals] == [1, 2]
    assert [change.after for change in again.page.added] == [1]


@clause("PREFA-HOUSE-03")
@pytest.mark.parametrize(
    ("lines", "options"),
    [
        ([KasaLine(amount=10)], {"add_kasa": True}),
        ([DealLine(passed=True), KasaLine(amount=10)], {}),
        ([DealLine(passed=True), KasaLine(amount=-300)], {"add_kasa": True}),
    ],
)
def test_kasa_is_changed_only_after_a_deal_by_house_rule_and_by_amounts_allowed(
    lines: list[DealLine | KasaLine], options: dict[str, bool]
) -> None:
    paper = msgspec.structs.replace(sitting(**options), lines=tuple(lines))
    assert write_sitting(paper).lines[-1].refused == Refusal(clause="PREFA-HOUSE-03")


def test_a_first_dealer_who_has_no_seat_leaves_no_sheet() -> None:
    shown = write_sitting(sitting(first_dealer=3))
    assert (shown.refused, shown.page) == (Refusal(field="first_dealer"), None)


@given(st.integers(0, 2**32), st.integers(3, 4), variants(kasas))
@settings(max_examples=40)
def test_whatever_is_chosen_in_the_form_is_written(seed: int, players: int, variant: PrefaVariant) -> None:
    """A draft filled in at random: within five questions the line is finished, and the rules accept it."""
    chance = Random(seed)
    paper = PaperSitting(players=players, first_dealer=chance.randrange(players), variant=variant)
    draft = DealLine()
    for _ in range(5):
        form = offer(paper, draft)
        if form.line is not None:
            break
        question = form.fields[-1]
        draft = msgspec.structs.replace(draft, **chance.choice(question.choices))
    assert form.line is not None
    assert form.written is not None
    shown = write_sitting(msgspec.structs.replace(paper, lines=(form.line,)))
    assert shown.lines[0].written == form.written


def fields_of(form: Form) -> list[str]:
    """Return the fields of a form."""
    return [question.field for question in form.fields]


def test_the_questions_come_in_the_order_in_which_a_writer_says_a_deal() -> None:
    paper = sitting(solo_declined=True)
    draft = DealLine()
    assert fields_of(offer(paper, draft)) == ["declarer"]
    assert [*offer(paper, draft).fields[0].choices] == [
        {"declarer": 0},
        {"declarer": 1},
        {"declarer": 2},
        {"passed": True},
    ]
    draft = DealLine(declarer=1, contract=Contract.SEVEN_HEARTS)
    form = offer(paper, draft)
    assert fields_of(form) == ["declarer", "contract", "participation"]
    assert len(form.fields[1].choices) == 25
    assert [*form.fields[2].choices][7:] == [{"solo": True}, {"solo": True, "declined": True}]
    finished = offer(paper, DealLine(declarer=1, contract=Contract.SEVEN_HEARTS, solo=True))
    assert fields_of(finished) == ["declarer", "contract", "participation"]
    assert finished.line is not None


@clause("PREFA-BUY-03")
@pytest.mark.parametrize("aces", [False, True])
def test_aces_are_the_last_question_where_they_are_announced(aces: bool) -> None:
    form = offer(sitting(aces=aces), msgspec.convert(SEVEN_HEARTS, DealLine))
    assert (form.fields[-1].field == "aces") is aces
    assert form.line is not None


@clause("PREFA-AUC-06")
@pytest.mark.parametrize(("pass_deals", "fields"), [(False, ["declarer"]), (True, ["declarer", "tricks"])])
def test_tricks_of_a_passed_deal_are_a_question_where_it_is_played(pass_deals: bool, fields: list[str]) -> None:
    form = offer(sitting(pass_deals=pass_deals), DealLine(passed=True))
    assert (fields_of(form), form.line is None) == (fields, pass_deals)


def test_an_empty_kasa_leaves_no_question() -> None:
    assert offer(sitting(SEVEN_HEARTS, kasa_share=20), DealLine()) == Form(fields=())


def test_half_of_all_deals_take_five_taps_or_fewer() -> None:
    """Of sittings of bots by random house rules; ``SITTINGS``: how many (``--log-cli-level INFO`` shows them)."""
    papers = [bot_sitting(seed, deals=8)[0] for seed in range(int(os.environ.get("SITTINGS", "4")))]
    taps = [count for paper in papers for count in taps_of(paper, offer, write_sitting(paper))]
    LOG.info("%d deals: median %s, %s", len(taps), median(taps), sorted(Counter(taps).items()))
    assert median(taps) <= 5

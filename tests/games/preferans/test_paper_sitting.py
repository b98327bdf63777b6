"""A sitting on paper: its sheet is the table's, and its form offers what the rules allow."""

import logging
import os
from collections import Counter
from itertools import chain, product
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.form import Form, offer
from kitapi.games.preferans.paper.imported_record import RecordedSitting, import_record
from kitapi.games.preferans.paper.sitting import Writer, write_sitting
from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts, VoidFacts
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import PRESETS, PreferansTerms, PreferansVariant
from kitapi.kernel import Seat
from kitapi.lines.lines import BadLine
from kitapi.lines.sittings import Refusal
from kitapi_testing.clauses import clause
from kitapi_testing.games.preferans.case import VARIANTS
from kitapi_testing.games.sittings import play_sitting
from tests.games.preferans.paper_sittings import as_written, bot_sitting, paper_of
from tests.games.taps import taps_of

LOG = logging.getLogger(__name__)
FOUR_HEARTS = {"declarer": 0, "game": 4, "doublings": 0, "tricks": [7, 2, 1]}
DROPS = {"defenders_may_drop": True, "invite": True}


def sitting(*lines: dict[str, Any], players: int = 3, first_dealer: int = 2, **options: Any) -> PaperSitting:
    """Return a sitting of these lines."""
    document = {"players": players, "first_dealer": first_dealer, "variant": options, "lines": lines}
    return msgspec.convert(document, PaperSitting)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 4), VARIANTS)
def test_a_sitting_written_down_gives_the_sheet_of_the_table(
    seed: int, players: int, variant: PreferansVariant
) -> None:
    terms = PreferansTerms(players=players, variant=variant)
    record = play_sitting(PREFERANS, terms, ("random",) * players, seed, most_deals=8)
    page = PREFERANS.sheet(chain.from_iterable(record.deals))
    paper = paper_of(record)
    assert msgspec.json.decode(msgspec.json.encode(paper), type=PaperSitting) == paper
    shown = write_sitting(paper)
    assert [line.refused for line in shown.lines] == [None] * len(paper.lines)
    assert shown.page == as_written(page)


@clause("SK-DEAL-02", "SK-DEAL-03")
def test_the_deal_passes_on_and_the_dealer_of_four_rests() -> None:
    shown = write_sitting(sitting(FOUR_HEARTS, FOUR_HEARTS, players=4, first_dealer=3))
    assert shown.lines[1].refused == Refusal(clause="SK-DEAL-02")
    assert shown.next is not None
    assert (shown.next.number, shown.next.dealer, shown.next.active, shown.next.heads) == (2, 0, (1, 2, 3), 76)


@clause("SK-SCORE-09")
def test_in_the_pot_form_the_next_deal_is_played_for_what_all_have_put_in() -> None:
    shown = write_sitting(sitting({"thrown_in": True}, money="pot", pot_stake=5))
    assert shown.next is not None
    assert shown.next.pot == 30
    assert shown.page is not None
    assert (shown.page.pot, shown.page.settlement.chips) == (15, (-5, -5, -5))


def test_a_refused_line_has_no_effect_on_those_after_it() -> None:
    wrong = {**FOUR_HEARTS, "tricks": [7, 2, 2]}
    shown = write_sitting(sitting(FOUR_HEARTS, wrong, FOUR_HEARTS))
    assert [line.refused for line in shown.lines] == [None, Refusal(field="tricks"), None]
    assert shown.page == write_sitting(sitting(FOUR_HEARTS, FOUR_HEARTS)).page


@clause("SK-SCORE-06")
def test_head_sums_played_off_end_the_sitting() -> None:
    shown = write_sitting(sitting(FOUR_HEARTS, FOUR_HEARTS, stake=1))
    assert shown.next is None
    assert shown.over is not None
    assert (shown.over.clause, shown.lines[1].refused) == ("SK-SCORE-06", Refusal(clause="SK-SCORE-06"))
    assert offer(sitting(FOUR_HEARTS, stake=1), DealLine()) == Form(fields=())


def test_a_first_dealer_who_has_no_seat_leaves_no_sheet() -> None:
    shown = write_sitting(sitting(first_dealer=3))
    assert (shown.refused, shown.page) == (Refusal(field="first_dealer"), None)


@pytest.mark.parametrize(
    ("line", "options", "refused"),
    [
        ({}, {}, Refusal(field="declarer")),
        ({"declarer": 3}, {}, Refusal(field="declarer")),
        ({"declarer": 0}, {}, Refusal(field="game")),
        ({"declarer": 0, "game": 4}, {}, Refusal(field="doublings")),
        ({"declarer": 0, "game": 4, "doublings": 0}, {}, Refusal(field="tricks")),
        ({"passed": True}, {}, Refusal(clause="SK-BID-08")),
        ({"passed": True, "declarer": 0}, {"all_pass": True}, Refusal(field="passed")),
        ({"thrown_in": True}, {"lowest_bid": 2}, Refusal(clause="SK-BID-05")),
        ({"thrown_in": True, "passed": True}, {}, Refusal(field="passed")),
        ({"declarer": 0, "game": 2, "doublings": 0, "undoubled": True}, {}, Refusal(clause="SK-KON-01")),
        (
            {"declarer": 0, "game": 2, "doublings": 0, "undoubled": True, "from_hand": True},
            {"mandatory_kontra": True},
            Refusal(field="undoubled"),
        ),
    ],
)
def test_what_is_missing_or_cannot_be_is_refused(
    line: dict[str, Any], options: dict[str, Any], refused: Refusal
) -> None:
    assert write_sitting(sitting(line, **options)).lines[0].refused == refused


@clause("SK-KON-01", "SK-REFA-01")
@pytest.mark.parametrize(("refas", "ending"), [(1, VoidFacts), (0, GameFacts)])
def test_leaves_without_the_kontra_that_they_demand_write_refas_or_are_won(refas: int, ending: type) -> None:
    line = {"declarer": 1, "game": 2, "doublings": 0, "undoubled": True}
    written = write_sitting(sitting(line, mandatory_kontra=True, refas=refas)).lines[0].written
    assert written is not None
    assert (type(written.facts), written.facts.ending) == (ending, Ending.UNDOUBLED)


@given(st.integers(0, 2**32), st.integers(3, 4), VARIANTS)
@settings(max_examples=30, deadline=None)
def test_whatever_is_chosen_in_the_form_is_written(seed: int, players: int, variant: PreferansVariant) -> None:
    """A draft filled in at random: within five questions the line is finished, and the rules accept it."""
    chance = Random(seed)
    paper = PaperSitting(players=players, first_dealer=chance.randrange(players), variant=variant)
    draft = DealLine()
    for _ in range(5):
        form = offer(paper, draft)
        if form.line is not None:
            break
        draft = replace(draft, **chance.choice(form.fields[-1].choices))
    else:
        form = offer(paper, draft)
    assert form.line is not None
    assert form.written is not None
    shown = write_sitting(replace(paper, lines=(form.line,)))
    assert shown.lines[0].written == form.written


def fields_of(form: Form) -> list[str]:
    """Return the fields of a form."""
    return [question.field for question in form.fields]


def test_the_questions_come_in_the_order_in_which_a_writer_says_a_deal() -> None:
    paper = sitting(all_pass=True)
    form = offer(paper, DealLine())
    assert [*form.fields[0].choices] == [
        {"declarer": 0},
        {"declarer": 1},
        {"declarer": 2},
        {"passed": True},
        {"thrown_in": True},
    ]
    form = offer(paper, DealLine(declarer=1, game=GameNumber.HEARTS))
    assert fields_of(form) == ["declarer", "game", "defence"]
    assert (len(form.fields[1].choices), len(form.fields[2].choices), form.takers) == (20, 9, (1, 2, 0))
    form = offer(paper, DealLine(declarer=1, game=GameNumber.HEARTS, doublings=0))
    assert fields_of(form) == ["declarer", "game", "defence", "tricks"]
    assert len(form.fields[3].choices) == 66


@pytest.mark.parametrize(
    ("game", "options", "fields"),
    [
        (GameNumber.BETL, {}, ["declarer", "game", "defence", "betl"]),
        (GameNumber.SEVEN, {"seven": "sans_atout"}, ["declarer", "game", "defence", "tricks", "longest_run"]),
        (GameNumber.SEVEN, {}, ["declarer", "game", "defence", "tricks"]),
    ],
)
def test_of_some_games_other_things_decide_than_tricks(
    game: GameNumber, options: dict[str, Any], fields: list[str]
) -> None:
    tricks = None if game is GameNumber.BETL else (7, 2, 1)
    form = offer(sitting(**options), DealLine(declarer=1, game=game, doublings=0, tricks=tricks))
    assert fields_of(form) == fields
    if form.line is None:
        draft = DealLine(declarer=1, game=game, doublings=0, tricks=tricks)
        form = offer(sitting(**options), replace(draft, **form.fields[-1].choices[-1]))
    assert form.line is not None


def test_questions_with_one_answer_are_answered() -> None:
    form = offer(sitting(kontra_limit=0, **DROPS), DealLine(declarer=1, game=GameNumber.BETL))
    assert form.fields[2].choices == ({"doublings": 0},)
    assert fields_of(form)[-1] == "betl"
    form = offer(sitting(**DROPS), DealLine(declarer=1, game=GameNumber.BELLS, dropped=(2, 0), doublings=0))
    assert form.line is not None
    assert form.line.tricks == (10, 0, 0)


@pytest.mark.parametrize("variant", [PreferansVariant(), PRESETS["balkan"], msgspec.convert(DROPS, PreferansVariant)])
@pytest.mark.parametrize("game", [DealLine(game=GameNumber.LEAVES), DealLine(game=GameNumber.LEAVES, from_hand=True)])
def test_every_defence_that_the_rules_allow_is_offered(variant: PreferansVariant, game: DealLine) -> None:
    """Nothing else is allowed but kontra by a defender who then plays, as if nobody had dropped."""
    paper, line = PaperSitting(first_dealer=2, variant=variant), replace(game, declarer=0)
    offered = {defence_of(replace(line, **choice)) for choice in offer(paper, line).fields[2].choices}
    assert offered == {defence_of(said) for said in defences(line) if is_written(paper, said)}


def defence_of(line: DealLine) -> tuple[object, ...]:
    """What the defenders said; those who dropped and were brought back by a kontra play like the others."""
    dropped = line.dropped if line.kontra_by is None else ()
    inviting = line.invited_by if line.kontra_by is None else None
    return (frozenset(dropped), inviting, line.doublings, line.kontra_by, line.undoubled)


def defences(line: DealLine) -> list[DealLine]:
    """Everything that a line can say of the defence."""
    dropping = [(), (0,), (1,), (2,), (1, 2)]
    said = product(dropping, (None, 0, 1, 2), range(6), (None, 0, 1, 2), (False, True))
    return [
        replace(line, dropped=dropped, invited_by=inviting, doublings=level, kontra_by=caller, undoubled=undoubled)
        for dropped, inviting, level, caller, undoubled in said
    ]


def is_written(paper: PaperSitting, line: DealLine) -> bool:
    """Whether some number of tricks makes a deal of the line."""
    writer = Writer(paper)
    ends = [None, (10, 0, 0), (7, 2, 1)] if line.undoubled else [(10, 0, 0)]
    for tricks in ends:
        try:
            writer.facts_of(replace(line, tricks=tricks))
        except BadLine:
            continue
        return True
    return False


def test_a_record_without_deals_becomes_a_sheet_without_lines() -> None:
    record = RecordedSitting(terms=PreferansTerms(players=4), events=())
    assert import_record(record).sitting == PaperSitting(players=4, first_dealer=Seat(0))


def test_half_of_all_deals_take_five_taps_or_fewer() -> None:
    """Of sittings of bots by random house rules; ``SITTINGS``: how many (``--log-cli-level INFO`` shows them)."""
    papers = [bot_sitting(seed, deals=8)[0] for seed in range(int(os.environ.get("SITTINGS", "4")))]
    taps = [count for paper in papers for count in taps_of(paper, offer, write_sitting(paper))]
    LOG.info("%d deals: median %s, %s", len(taps), median(taps), sorted(Counter(taps).items()))
    assert median(taps) <= 5

"""The accounts that the page computes offline are those of the rules, value by value.

``SITTINGS`` and ``STRIDE`` of the environment change how many are compared; ``docs/decisions/0069-accounts-offline.md``
says which were measured.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kitapi.cli.paper.score_export import score_fields
from kitapi.cli.paper.sheet_import import record_fields
from kitapi.games import prefa
from kitapi.games.prefa.paper.deal import score_line
from kitapi.games.prefa.paper.document import DealLine, PaperSitting
from kitapi.games.prefa.paper.exported_scores import export_scores
from kitapi.games.prefa.paper.form import offer, refuse_draft
from kitapi.games.prefa.paper.imported_record import RECORDED_KINDS, RecordedSitting, import_record
from kitapi.games.prefa.paper.imported_scores import ScoredSitting, import_scores
from kitapi.games.prefa.paper.sitting import refuse_sitting, write_sitting
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.scoresheet import WrittenDeal
from kitapi.records import read_records, write_record
from kitapi.registry import GAMES
from kitapi_testing.clauses import clause
from tests.client.node_accounts import as_json, drafts_of, recorded_lines, results_in_node, score_files_in_node
from tests.games.prefa.paper_sittings import bot_record, bot_sitting, random_variant, single_deals

RULES = Path(prefa.__file__).with_name("client") / "accounts/rules.js"
HISTORIES = Path(__file__).parents[2] / "histories"
SITTINGS = int(os.environ.get("SITTINGS", "12"))
UNREADABLE: list[tuple[Any, str]] = [
    ({"players": 5}, "players"),
    ({"players": "3"}, "players"),
    ({"first_dealer": 3.5}, "first_dealer"),
    ({"game": "bridge"}, "game"),
    ({"variant": {"kasa_share": 15}}, "variant.kasa_share"),
    ({"variant": {"idle_pay": "often"}}, "variant.idle_pay"),
    ({"lines": [{"kind": "deal", "tricks": [7, 2]}]}, "lines[0].tricks"),
    ({"lines": [{"kind": "deal"}, {"kind": "deal", "contract": "11h"}]}, "lines[1].contract"),
    ({"lines": [{"kind": "kasa", "amount": 5}]}, "lines[0].amount"),
    ({"lines": [{"kind": "deal"}] * 2001}, "lines"),
    ({"unknown": 1}, ""),
    ([], ""),
    (None, ""),
]
"""Documents that cannot be read, and the field because of which."""
STRIDE = int(os.environ.get("STRIDE", "2477"))


def assert_written_alike(sittings: Iterable[PaperSitting]) -> None:
    """Both languages write the same sheets."""
    papers = list(sittings)
    shown = results_in_node(RULES, (("write_sitting", [as_json(paper)]) for paper in papers))
    for paper, result in zip(papers, shown, strict=True):
        assert result == as_json(write_sitting(paper)), msgspec.json.encode(paper)


def test_sittings_of_bots_written_down_give_the_sheet_of_the_table_in_both_languages() -> None:
    played = [bot_sitting(seed, deals=8) for seed in range(SITTINGS)]
    shown = results_in_node(RULES, (("write_sitting", [as_json(paper)]) for paper, _page in played))
    for (paper, page), result in zip(played, shown, strict=True):
        assert result == as_json(write_sitting(paper))
        assert result["page"] == as_json(page)


def assert_scored_as_written(line: bytes, written: Any) -> None:
    """The score of ``line`` has the payments of the sheet."""
    assert isinstance(written, WrittenDeal)
    assert score_line(line).transfers == written.settlement.transfers


def test_the_page_saves_the_scores_that_the_terminal_exports() -> None:
    """Each scores as the sheet has written it."""
    papers = [bot_sitting(seed, deals=8)[0] for seed in range(SITTINGS)]
    for paper, saved in zip(papers, score_files_in_node(RULES, papers), strict=True):
        results = write_sitting(paper).lines
        expected = ""
        for number, (deal, result) in enumerate(zip(export_scores(paper), results, strict=True), 1):
            if deal is not None:
                line = msgspec.json.encode({"id": number, **score_fields(deal)})
                assert_scored_as_written(line, result.written)
                expected += f"{line.decode()}\n"
        assert saved == expected


def records() -> list[bytes]:
    """Records of every release, and of sittings of bots."""
    frozen = [file.read_bytes() for file in sorted(HISTORIES.glob("*-prefa-*.jsonl"))]
    return [*frozen, *(b"".join(write_record(bot_record(seed, deals=8))) for seed in range(SITTINGS))]


def test_the_page_imports_a_record_as_the_terminal_does() -> None:
    imported = []
    for record in records():
        (read,) = read_records(record.splitlines(), GAMES)
        imported.append(import_record(msgspec.convert(record_fields(read, RECORDED_KINDS), RecordedSitting)))
    calls = (("import_record", [recorded_lines(record, RECORDED_KINDS)]) for record in records())
    assert results_in_node(RULES, calls) == [as_json(one) for one in imported]
    assert all(one.sitting for one in imported)


def test_the_page_refuses_an_event_of_a_newer_version() -> None:
    newest: dict[str, int] = vars(PREFA.codec)["schemas"]
    for kind in RECORDED_KINDS:
        known = newest.get(kind, 1)
        events = ({"kind": kind, "schema": schema} for schema in (known, known + 1))
        calls = (("import_record", [{"terms": {}, "events": [event]}]) for event in events)
        fields = [result["refused"]["field"] for result in results_in_node(RULES, calls)]
        assert fields == ["events[0]", "events[0].schema"]


def test_scores_that_were_exported_are_imported_alike_and_give_the_same_accounts() -> None:
    papers = [bot_sitting(seed, deals=8)[0] for seed in range(SITTINGS)]
    exported = [[deal for deal in export_scores(paper) if deal is not None] for paper in papers]
    imported = [import_scores(ScoredSitting(deals=tuple(deals))) for deals in exported]
    calls = (("import_scores", [{"deals": [as_json(score_fields(deal)) for deal in deals]}]) for deals in exported)
    assert results_in_node(RULES, calls) == [as_json(one) for one in imported]
    for deals, again in zip(exported, imported, strict=True):
        written = export_scores(again.sitting) if again.sitting else ()
        assert [deal for deal in written if deal is not None] == deals


def test_single_deals_of_every_kind_are_settled_alike() -> None:
    assert_written_alike(single_deals(STRIDE))


def test_every_form_offers_the_same() -> None:
    chance, calls, forms = Random(1), [], []
    for _ in range(25):
        players = chance.choice((3, 4))
        paper = PaperSitting(players=players, first_dealer=chance.randrange(players), variant=random_variant(chance))
        for draft, form in drafts_of(offer, paper, DealLine(), chance):
            calls.append(("offer", [as_json(paper), as_json(draft)]))
            forms.append(as_json(form))
    assert results_in_node(RULES, calls) == forms


def test_what_a_document_leaves_out_has_its_default() -> None:
    short = {"lines": [{"kind": "deal", "passed": True}]}
    (shown,) = results_in_node(RULES, [("write_sitting", [short])])
    assert shown == as_json(write_sitting(msgspec.convert(short, PaperSitting)))


def test_a_document_that_cannot_be_read_is_refused_by_its_field() -> None:
    for document, _field in UNREADABLE:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(document, PaperSitting)
    sheets = results_in_node(RULES, (("write_sitting", [document]) for document, _field in UNREADABLE))
    forms = results_in_node(RULES, (("offer", [document, {}]) for document, _field in UNREADABLE))
    assert sheets == [as_json(refuse_sitting(field)) for _document, field in UNREADABLE]
    assert forms == [as_json(refuse_draft(field)) for _document, field in UNREADABLE]


def deal_line(declarer: int, contract: str, *tricks: int) -> dict[str, Any]:
    """Return a deal in which both defenders played."""
    played = ["play", "play"]
    return {"kind": "deal", "declarer": declarer, "contract": contract, "participation": played, "tricks": tricks}


def written_in_both(document: dict[str, Any]) -> Any:
    """What a sitting shows, which is the same in both languages."""
    (shown,) = results_in_node(RULES, [("write_sitting", [document])])
    assert shown == as_json(write_sitting(msgspec.convert(document, PaperSitting)))
    return shown


@clause("PREFA-KIT-04")
def test_columns_of_32_14_and_19_are_settled_as_the_source_text_does() -> None:
    """The source text prints the ends, +22 −35 +13; the deals that lead there are ours."""
    bought = [(0, "6s", 5, 3, 2), (1, "8s", 8, 1, 1), (2, "7s", 7, 2, 1), (1, "8h", 8, 1, 1), (2, "6d", 6, 2, 2)]
    failed = [(0, "6s", 7, 2, 1), (0, "6c", 8, 0, 2), (0, "6h", 7, 1, 2)]
    page = written_in_both({"first_dealer": 2, "lines": [deal_line(*one) for one in bought + failed]})["page"]
    assert page["settlement"]["columns"] == [32, 14, 19]
    assert page["settlement"]["left"] == [18, 0, 5]
    assert page["settlement"]["gifts"] == [60, 0, 17]
    assert [sum(row) for row in page["settlement"]["pairs"]] == [125, -112, -13]
    assert page["results"] == [22, -35, 13]


@clause("PREFA-KIT-03")
def test_six_hearts_on_a_column_of_2_licks_the_highest_other_as_the_source_text_does() -> None:
    """6♥ 6/2/2 with 2 in the declarer's column, 8 and 3 in the others'."""
    before = [deal_line(0, "8s", 8, 1, 1), deal_line(2, "7s", 7, 2, 1), deal_line(1, "6s", 6, 2, 2)]
    lines = [*before, deal_line(0, "6h", 6, 2, 2)]
    shown = written_in_both({"first_dealer": 2, "variant": {"kasa_share": 100}, "lines": lines})
    entries = shown["page"]["deals"][3]["entries"]
    moved = [(one["field"], one["before"], one["after"]) for one in entries if one["column"] is None]
    owed = [(one["field"], one["column"], one["after"] - one["before"]) for one in entries if one["column"] is not None]
    assert moved == [(0, 2, 0), (1, 8, 5)]
    assert owed == [(0, 1, 30), (1, 0, 10), (2, 0, 10)]
    assert shown["page"]["sheet"]["columns"] == [0, 5, 3]

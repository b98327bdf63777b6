"""The accounts that the page computes offline are those of the rules, value by value.

``SITTINGS`` and ``STRIDE`` of the environment change how many are compared; ``docs/decisions/0069-accounts-offline.md``
says which were measured.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kitapi.cli.paper.score_export import score_fields
from kitapi.cli.paper.sheet_import import record_fields
from kitapi.games import preferans
from kitapi.games.preferans.paper.document import DealLine, PaperSitting
from kitapi.games.preferans.paper.exported_scores import export_scores
from kitapi.games.preferans.paper.form import offer, refuse_draft
from kitapi.games.preferans.paper.imported_record import RECORDED_KINDS, RecordedSitting, import_record
from kitapi.games.preferans.paper.imported_scores import ScoredSitting, import_scores
from kitapi.games.preferans.paper.scoring import score_line
from kitapi.games.preferans.paper.sitting import refuse_sitting, write_sitting
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.sheet_page import WrittenDeal
from kitapi.records import read_records, write_record
from kitapi.registry import GAMES
from kitapi_testing.clauses import clause
from tests.client.node_accounts import as_json, drafts_of, recorded_lines, results_in_node, score_files_in_node
from tests.games.preferans.paper_sittings import bot_record, bot_sitting, random_variant, single_deals

RULES = Path(preferans.__file__).with_name("client") / "accounts/rules.js"
HISTORIES = Path(__file__).parents[2] / "histories"
SITTINGS = int(os.environ.get("SITTINGS", "12"))
STRIDE = int(os.environ.get("STRIDE", "2477"))
UNREADABLE: list[tuple[Any, str]] = [
    ({"players": 2}, "players"),
    ({"game": "prefa"}, "game"),
    ({"variant": {"stake": 0}}, "variant.stake"),
    ({"variant": {"duty_by": "nobody"}}, "variant.duty_by"),
    ({"lines": [{"kind": "deal", "game": 9}]}, "lines[0].game"),
    ({"lines": [{"kind": "deal", "game": "4"}]}, "lines[0].game"),
    ({"lines": [{"kind": "deal", "doublings": 17}]}, "lines[0].doublings"),
    ({"lines": [{"kind": "deal", "dropped": [0, 1, 2]}]}, "lines[0].dropped"),
    ({"lines": [{"kind": "deal"}, {"kind": "kasa"}]}, "lines[1].kind"),
    ({"lines": [{"kind": "deal"}] * 2001}, "lines"),
    (None, ""),
]
"""Documents that cannot be read, and the field because of which."""


def with_refas_missed(shown: Any) -> Any:
    """What Python has written, with the list that it leaves out where everybody had every refa."""
    if isinstance(shown, dict):
        sheet: dict[str, Any] = {"refas_missed": []} if "refas_written" in shown else {}
        return {**sheet, **{name: with_refas_missed(value) for name, value in shown.items()}}
    return [with_refas_missed(one) for one in shown] if isinstance(shown, list) else shown


def test_sittings_of_bots_written_down_give_the_sheet_of_the_table_in_both_languages() -> None:
    played = [bot_sitting(seed, deals=8) for seed in range(SITTINGS)]
    shown = results_in_node(RULES, (("write_sitting", [as_json(paper)]) for paper, _page in played))
    for (paper, page), result in zip(played, shown, strict=True):
        assert result == with_refas_missed(as_json(write_sitting(paper)))
        assert result["page"] == with_refas_missed(as_json(page))


def assert_scored_as_written(line: bytes, written: Any) -> None:
    """The score of ``line`` has the value and the results of the sheet."""
    assert isinstance(written, WrittenDeal)
    score = score_line(line)
    assert (score.value, score.final) == (written.settlement.value, written.results)


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
    frozen = [file.read_bytes() for file in sorted(HISTORIES.glob("*-preferans-*.jsonl"))]
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
    newest: dict[str, int] = vars(PREFERANS.codec)["schemas"]
    for kind in RECORDED_KINDS:
        known = newest.get(kind, 1)
        events = ({"kind": kind, "schema": schema} for schema in (known, known + 1))
        calls = (("import_record", [{"terms": {}, "events": [event]}]) for event in events)
        fields = [result["refused"]["field"] for result in results_in_node(RULES, calls)]
        assert fields == ["events[0]", "events[0].schema"]


def test_scores_that_were_exported_are_imported_alike_and_give_the_same_accounts() -> None:
    """Leaves without the kontra that they demand are lost: nothing in a file of scores says who declared them."""
    sittings = (bot_sitting(seed, deals=8)[0] for seed in range(SITTINGS))
    papers = [paper for paper in sittings if not any(line.undoubled for line in paper.lines)]
    exported = [[deal for deal in export_scores(paper) if deal is not None] for paper in papers]
    imported = [import_scores(ScoredSitting(deals=tuple(deals))) for deals in exported]
    calls = (("import_scores", [{"deals": [as_json(score_fields(deal)) for deal in deals]}]) for deals in exported)
    assert results_in_node(RULES, calls) == [as_json(one) for one in imported]
    for deals, again in zip(exported, imported, strict=True):
        written = export_scores(again.sitting) if again.sitting else ()
        assert [deal for deal in written if deal is not None] == deals


def test_single_deals_of_every_kind_are_settled_alike() -> None:
    papers = list(single_deals(STRIDE))
    shown = results_in_node(RULES, (("write_sitting", [as_json(paper)]) for paper in papers))
    for paper, result in zip(papers, shown, strict=True):
        assert result == with_refas_missed(as_json(write_sitting(paper))), msgspec.json.encode(paper)


def test_every_form_offers_the_same() -> None:
    chance, calls, forms = Random(1), [], []
    for _ in range(25):
        players = chance.choice((3, 4))
        paper = PaperSitting(players=players, first_dealer=chance.randrange(players), variant=random_variant(chance))
        for draft, form in drafts_of(offer, paper, DealLine(), chance):
            calls.append(("offer", [as_json(paper), as_json(draft)]))
            forms.append(with_refas_missed(as_json(form)))
    assert results_in_node(RULES, calls) == forms


def test_a_document_that_cannot_be_read_is_refused_by_its_field() -> None:
    for document, _field in UNREADABLE:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(document, PaperSitting)
    sheets = results_in_node(RULES, (("write_sitting", [document]) for document, _field in UNREADABLE))
    forms = results_in_node(RULES, (("offer", [document, {}]) for document, _field in UNREADABLE))
    assert sheets == [as_json(refuse_sitting(field)) for _document, field in UNREADABLE]
    assert forms == [as_json(refuse_draft(field)) for _document, field in UNREADABLE]


@clause("SK-SCORE-07", "SK-SCORE-08")
def test_an_even_remainder_comes_off_the_highest_head_sums_in_both_languages() -> None:
    """4 hearts made with 7/2/1: the head sums 16, 20, 20 leave a remainder of 2 for the two highest."""
    line = {"kind": "deal", "declarer": 0, "game": 4, "doublings": 0, "tricks": [7, 2, 1]}
    document = {"first_dealer": 2, "lines": [line]}
    (shown,) = results_in_node(RULES, [("write_sitting", [document])])
    assert shown == with_refas_missed(as_json(write_sitting(msgspec.convert(document, PaperSitting))))
    assert shown["page"]["settlement"]["taken_off"] == [18, 19, 19]
    assert shown["page"]["results"] == [8, -2, -6]

"""``kitapi paper``: the sheet of a real table, written and corrected in the terminal."""

import json
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.cli.execution import run
from kitapi.cli.paper.questions import ask_deal
from kitapi.games.prefa.paper.document import PaperSitting
from kitapi.games.prefa.paper.sitting import write_sitting
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.papers.files import read_sheet
from kitapi.records import write_record
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.games.sittings import play_sitting

MADE = {"declarer": 0, "contract": "6h", "participation": ["play", "play"], "tricks": [6, 2, 2]}
IN = {"declarer": 1, "contract": "7s", "participation": ["play", "play"], "tricks": [5, 3, 2]}
PASSED = {"passed": True}


@pytest.fixture(autouse=True)
def own_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the device's name in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Return a sheet of three players, of whom Nikos deals first."""
    path = str(tmp_path / "friday.json")
    assert kitapi("paper", "new", path, "--names", "Rena", "Nikos", "Βάσω", "--first-dealer", "2").status == 0
    return path


def write(file: str, *deals: dict[str, Any]) -> CommandResult:
    return kitapi("paper", "write", file, given="".join(json.dumps(deal) + "\n" for deal in deals))


def read_shown(file: str) -> Any:
    (found,) = kitapi("paper", "show", file).answers()
    return found


def test_a_sheet_has_the_accounts_that_its_game_computes(file: str) -> None:
    assert write(file, MADE, IN, PASSED).status == 0
    lines = [{"kind": "deal", **deal} for deal in (MADE, IN, PASSED)]
    sitting = msgspec.convert({"first_dealer": 1, "lines": lines}, PaperSitting)
    assert read_shown(file)["sheet"] == msgspec.json.decode(msgspec.json.encode(write_sitting(sitting)))
    assert read_shown(file)["names"] == ["Rena", "Nikos", "Βάσω"]


def test_a_line_of_a_score_is_written_if_it_agrees_with_the_sheet(file: str) -> None:
    known = {"id": 7, "players": 3, "dealer": 1, "kasa": 900, "variant": {"aces": True}}
    assert write(file, {**known, **MADE}).status == 0
    refused = write(file, {"dealer": 1, **IN})
    assert refused.status == 2
    assert refused.err == "kitapi: dealer: the sheet says 2, not 1\n"
    assert len(read_shown(file)["lines"]) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[]", "line: must be a JSON object"),
        ("{", "line: is not JSON"),
        ('{"declarer": 0}', "contract: is missing"),
        ('{"declarer": 9}', "declarer: must be 3 or less"),
        ('{"kind": "bridge"}', "kind"),
        ('{"contract": "6h", "passed": true}', "contract: must be left out if all have passed"),
        ("{" + " " * 20_000 + "}", "line: is longer than 10000 bytes"),
    ],
)
def test_a_line_that_the_rules_refuse_writes_nothing(file: str, text: str, problem: str) -> None:
    before = Path(file).read_bytes()
    ran = kitapi("paper", "write", file, "--line", text)
    assert ran.status == 2
    assert ran.err.startswith(f"kitapi: {problem}")
    assert Path(file).read_bytes() == before


def test_lines_before_a_refused_one_are_written(file: str) -> None:
    assert write(file, MADE, {"declarer": 0}, PASSED).status == 2
    assert [line["content"] for line in read_shown(file)["lines"]] == [{"kind": "deal", **MADE}]


def test_lines_are_amended_struck_restored_and_inserted(file: str) -> None:
    write(file, MADE, PASSED)
    amended = kitapi("paper", "amend", file, "1", "--line", json.dumps({**IN, "declarer": 2})).answers()
    assert amended[0]["content"]["declarer"] == 2
    kitapi("paper", "insert", file, "1", given=json.dumps(MADE))
    kitapi("paper", "insert", file, "0", "--line", json.dumps(IN))
    contracts = [line["content"].get("contract") for line in read_shown(file)["lines"]]
    assert contracts == ["7s", "7s", "6h", None]
    kitapi("paper", "strike", file, "2")
    assert [line["struck"] for line in read_shown(file)["lines"]] == [False, True, False, False]
    assert [line["written"] and line["written"]["number"] for line in read_shown(file)["lines"]] == [1, None, 2, 3]
    assert kitapi("paper", "strike", file, "2").err == "kitapi: line 2 is struck out already\n"
    kitapi("paper", "restore", file, "2")
    assert [line["struck"] for line in read_shown(file)["lines"]] == [False] * 4
    assert kitapi("paper", "restore", file, "2").status == 2
    assert kitapi("paper", "amend", file, "9", "--line", "{}").err == "kitapi: there is no line 9; the sheet has 4\n"


def test_undo_and_redo_go_back_and_forth(file: str) -> None:
    write(file, MADE, IN)
    results = read_shown(file)["sheet"]["page"]["results"]
    for expected in (1, 0):
        kitapi("paper", "undo", file)
        assert len(read_shown(file)["lines"]) == expected
    assert kitapi("paper", "undo", file).err == "kitapi: there is nothing to undo\n"
    for expected in (1, 2):
        kitapi("paper", "redo", file)
        assert len(read_shown(file)["lines"]) == expected
    assert kitapi("paper", "redo", file).err == "kitapi: there is nothing to redo\n"
    assert read_shown(file)["sheet"]["page"]["results"] == results


def test_who_owes_whom_and_why(file: str) -> None:
    write(file, MADE, IN)
    (settled,) = kitapi("paper", "settle", file).answers()
    assert settled["results"] == [88, -169, 81]
    assert settled["payments"] == [
        {"payer": 1, "payee": 0, "amount": 88},
        {"payer": 1, "payee": 2, "amount": 81},
    ]
    said = kitapi("paper", "show", file, "--why", "2", terminal=True).out
    assert "Nikos pays Βάσω 42 (PREFA-PAY-03). 3 × 7 × 2 = 42" in said
    assert kitapi("paper", "settle", file, terminal=True).out == "Nikos → Rena: 88\nNikos → Βάσω: 81\n"


@pytest.mark.parametrize(("lang", "words"), [("el", "Όλοι πάσο"), ("sk", "Všetci pas"), ("it", "Tutti passano")])
def test_the_sheet_is_shown_in_every_language(file: str, lang: str, words: str) -> None:
    write(file, MADE, PASSED)
    said = kitapi("--lang", lang, "paper", "show", file, terminal=True).out
    assert words in said
    assert "Rena, 6♥: 6 – 2 – 2" in said
    assert "The " not in said


def test_a_pdf_is_one_page_in_its_language(file: str, tmp_path: Path) -> None:
    pypdf = pytest.importorskip("pypdf")
    write(file, *[MADE] * 8, *[PASSED] * 22)
    assert kitapi("--lang", "sk", "paper", "show", file, "--pdf", str(tmp_path / "sheet.pdf")).status == 0
    pages = pypdf.PdfReader(tmp_path / "sheet.pdf").pages
    assert len(pages) == 1
    assert "Najmenej platieb" in pages[0].extract_text()


def copy_of(file: str, name: str) -> str:
    copied = Path(file).with_name(name)
    copied.write_bytes(Path(file).read_bytes())
    return str(copied)


def test_copies_written_apart_are_joined_and_conflicts_shown(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write(file, MADE)
    other = copy_of(file, "phone.json")
    write(file, PASSED)
    monkeypatch.setenv("XDG_DATA_HOME", str(Path(file).with_name("phone")))
    write(other, IN)
    said = kitapi("paper", "join", file, other, terminal=True).out
    assert "Conflict 1: lines" in said
    assert len(read_shown(file)["lines"]) == 3
    assert len(read_shown(file)["conflicts"]) == 1
    assert kitapi("paper", "join", other, file).status == 0
    assert read_shown(other)["sheet"] == read_shown(file)["sheet"]
    kitapi("paper", "keep", file, "1")
    assert read_shown(file)["conflicts"] == []
    assert kitapi("paper", "keep", file, "1").status == 2


def test_a_copy_that_says_something_else_is_not_joined(file: str, tmp_path: Path) -> None:
    other = copy_of(file, "phone.json")
    write(file, MADE)
    write(other, PASSED)
    refused = kitapi("paper", "join", file, other)
    assert refused.status == 2
    assert "says something else in the two files" in refused.err
    stranger = str(tmp_path / "other.json")
    kitapi("paper", "new", stranger)
    assert "is the file of another sheet" in kitapi("paper", "join", file, stranger).err


def test_a_sheet_is_begun_with_its_house_rules_and_never_over_another(file: str, tmp_path: Path) -> None:
    assert kitapi("paper", "new", file).err == f"kitapi: {file} is there already\n"
    four = tmp_path / "four.json"
    kitapi("paper", "new", str(four), "--players", "4", "--variant", "kasa_share=200", "aces=false")
    head = read_sheet(four).head
    assert (head.players, head.variant["kasa_share"], head.variant["aces"]) == (4, 200, False)
    bad = tmp_path / "bad.json"
    assert kitapi("paper", "new", str(bad), "--variant", "kasa_share=15").status == 2
    assert kitapi("paper", "new", str(bad), "--names", "A", "B", "C", "D", "E").status == 2
    assert kitapi("paper", "new", str(bad), "--first-dealer", "4").status == 2
    assert kitapi("paper", "new", str(bad), "--game", "caribbean-stud").status == 2
    assert not bad.exists()
    assert kitapi("paper", "name", file, "1", "x" * 25).status == 2
    kitapi("paper", "name", file, "1", "Irini")
    assert read_shown(file)["names"][0] == "Irini"


class Typed(StringIO):
    """What a writer types on a terminal."""

    def isatty(self) -> bool:
        return True


def answer(monkeypatch: pytest.MonkeyPatch, command: str, file: str, *typed: str) -> int:
    """Run a command while a writer types these lines; returns its exit status."""
    monkeypatch.setattr(sys, "stdin", Typed("".join(f"{line}\n" for line in typed)))
    return run(["--lang", "en", "paper", command, file, *(["1"] if command == "amend" else [])])


def test_a_writer_answers_by_numbers_by_notation_and_by_names(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_number, by_notation = ["2", "4", "1", "6 2 2", "", ""], ["nik", "7s", "play play", "532", "1", ""]
    assert answer(monkeypatch, "write", file, *by_number, *by_notation, "All", "", "q") == 0
    contents = [line["content"] for line in read_shown(file)["lines"]]
    assert contents == [{"kind": "deal", **deal} for deal in (MADE, IN, PASSED)]


def test_a_writer_goes_back_and_answers_again_after_a_wrong_answer(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "write", file, "9", "x", "1", "b", "2", "6h", "1", "9 9 9", "6 2 2", "b", "6 2 2", "", "?", "")
    assert [line["content"] for line in read_shown(file)["lines"]] == [{"kind": "deal", **MADE}]
    said = capsys.readouterr().out
    assert said.count("Write the number of an answer") == 3
    assert "The kasa pays Rena 30 (PREFA-PAY-02). 6 × 5 = 30" in said


def test_a_writer_amends_a_line_by_answers_or_leaves_it(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write(file, MADE)
    before = Path(file).read_bytes()
    assert answer(monkeypatch, "amend", file, "q") == 2
    assert Path(file).read_bytes() == before
    assert answer(monkeypatch, "amend", file, "All", "") == 0
    assert read_shown(file)["lines"][0]["content"] == {"kind": "deal", **PASSED}


def test_what_another_writer_wrote_meanwhile_is_kept_and_said(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ask_while_another_writes(sheet: Any, sitting: Any) -> Any:
        answered = ask_deal(sheet, sitting)
        write(file, PASSED)
        return answered

    monkeypatch.setattr("kitapi.cli.paper.write.ask_deal", ask_while_another_writes)
    answer(monkeypatch, "write", file, "1", "6h", "1", "6 2 2", "", "")
    contents = [line["content"] for line in read_shown(file)["lines"]]
    assert [content.get("contract") for content in contents] == [None, "6h"]
    assert "Another writer has changed the sheet meanwhile" in capsys.readouterr().out


def test_exported_deals_have_the_same_money_as_scores_and_in_another_sheet(file: str, tmp_path: Path) -> None:
    write(file, MADE, IN, PASSED, MADE)
    kitapi("paper", "strike", file, "1")
    exported = kitapi("paper", "export", file).out
    written = [line["written"] for line in read_shown(file)["lines"] if line["written"]]
    scores = kitapi("score", "prefa", given=exported).answers()
    assert [score["transfers"] for score in scores] == [one["settlement"]["transfers"] for one in written]
    assert [score["id"] for score in scores] == [2, 3, 4]
    again = str(tmp_path / "again.json")
    kitapi("paper", "new", again, "--names", "Rena", "Nikos", "Βάσω", "--first-dealer", "2")
    assert kitapi("paper", "write", again, given=exported).status == 0
    assert read_shown(again)["sheet"] == read_shown(file)["sheet"]


IMPORTED = [
    (PREFA, PrefaTerms(players=4, variant=PrefaVariant(kasa_share=100, pass_deals=True))),
    (PREFERANS, PreferansTerms(players=4, variant=PreferansVariant(all_pass=True, refas=1))),
]


@pytest.mark.parametrize(("game", "terms"), IMPORTED, ids=["prefa", "preferans"])
def test_an_imported_record_has_the_sheet_of_its_table(tmp_path: Path, game: Any, terms: Any) -> None:
    record = play_sitting(game, terms, ("random",) * 4, 5, most_deals=6)
    kept, file = tmp_path / "sitting.jsonl", str(tmp_path / "sheet.json")
    kept.write_bytes(b"".join(write_record(record)))
    assert kitapi("paper", "import", str(kept), file).status == 0
    page = game.sheet(event for deal in record.deals for event in deal)
    shown, played = read_shown(file)["sheet"]["page"], msgspec.json.decode(msgspec.json.encode(page))
    assert shown["sheet"] == played["sheet"]
    assert [deal["settlement"] for deal in shown["deals"]] == [deal["settlement"] for deal in played["deals"]]
    assert shown["settlement"] == played["settlement"]
    assert kitapi("paper", "import", str(kept), file).status == 2
    kept.write_bytes(b"".join(write_record(record)) * 2)
    refused = kitapi("paper", "import", str(kept), str(tmp_path / "both.json"))
    assert refused.err == f"kitapi: {kept}: holds 2 sittings; a sheet is one\n"


def test_a_file_of_scores_is_imported_as_a_sheet_with_the_same_accounts(file: str, tmp_path: Path) -> None:
    write(file, MADE, IN, PASSED, MADE)
    scores = tmp_path / "scores.jsonl"
    scores.write_text(kitapi("paper", "export", file).out)
    again = str(tmp_path / "again.json")
    assert kitapi("paper", "import", str(scores), again).status == 0
    assert read_shown(again)["sheet"] == read_shown(file)["sheet"]


DEAL = {"players": 3, "dealer": 2, "kasa": 900, **MADE}


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["hello"], "{file}: holds neither a record nor scores"),
        ([], "{file}: holds neither a record nor scores"),
        ([{**DEAL, "kasa": "much"}], "{file}: holds neither a record nor scores"),
        ([DEAL, {**DEAL, "dealer": 0, "kasa": "much"}], "line 2: kasa: must be a whole number, not a text"),
        ([DEAL, DEAL], "line 2: the deal does not follow from those before it"),
    ],
)
def test_what_cannot_be_imported_is_refused_by_its_line(tmp_path: Path, lines: list[Any], problem: str) -> None:
    source, file = tmp_path / "source.jsonl", tmp_path / "sheet.json"
    source.write_text("".join(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines))
    refused = kitapi("paper", "import", str(source), str(file))
    assert (refused.status, refused.err) == (2, f"kitapi: {problem.format(file=source)}\n")
    assert not file.exists()


def test_a_record_of_one_deal_of_a_sitting_is_no_sheet(tmp_path: Path) -> None:
    record = play_sitting(PREFA, PrefaTerms(), ("random",) * 3, 5, most_deals=3)
    source, file = tmp_path / "source.jsonl", str(tmp_path / "sheet.json")
    source.write_bytes(b"".join(write_record(replace(record, deals=record.deals[1:]))))
    refused = kitapi("paper", "import", str(source), file)
    assert refused.status == 2
    assert refused.err == "kitapi: the record begins in the middle of a sitting; a sheet needs its first deal\n"


KONTRA = {"declarer": 1, "game": 4, "doublings": 1, "kontra_by": 2, "tricks": [6, 2, 2]}
BETL = {"declarer": 2, "game": 6, "from_hand": True, "doublings": 0, "tricks": [0, 5, 5]}


def begin_preferans(tmp_path: Path, name: str, *rules: str) -> str:
    path = str(tmp_path / name)
    named = ("--names", "Rena", "Jano", "Βάσω", "Eva")
    assert kitapi("paper", "new", path, "--game", "preferans", *named, "--variant", "all_pass=true", *rules).status == 0
    return path


def test_a_change_of_the_kasa_is_written(tmp_path: Path) -> None:
    file = str(tmp_path / "kasa.json")
    assert kitapi("paper", "new", file, "--variant", "add_kasa=true").status == 0
    write(file, MADE)
    assert kitapi("paper", "write", file, "--line", '{"kind":"kasa","amount":100}').status == 0
    deal, change = read_shown(file)["lines"]
    assert change["content"] == {"kind": "kasa", "amount": 100}
    assert change["written"]["kasa"] == deal["written"]["kasa"] + 3 * 100


def test_a_writer_of_preferans_answers_and_amends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = begin_preferans(tmp_path, "sheet.json")
    typed = ["Jano", "5", "kontra: Βάσω", "6 2 2", "", "Βάσω", "10", "No", "made", "", "All", "", "q"]
    assert answer(monkeypatch, "write", sheet, *typed) == 0
    said = capsys.readouterr().out
    assert "Jano, 4 hearts: kontra (Βάσω) · 6 – 2 – 2" in said
    assert "Dealer: Rena · to play for: 80" in said
    contents = [line["content"] for line in read_shown(sheet)["lines"]]
    assert contents == [{"kind": "deal", **KONTRA}, {"kind": "deal", **BETL}, {"kind": "deal", **PASSED}]
    assert answer(monkeypatch, "amend", sheet, "All", "") == 0
    assert read_shown(sheet)["lines"][0]["content"] == {"kind": "deal", **PASSED}


@pytest.mark.parametrize("rules", [(), ("money=pot",), ("refas=2",)])
def test_exported_deals_of_preferans_score_as_the_sheet_and_go_into_another(
    tmp_path: Path, rules: tuple[str, ...]
) -> None:
    sheet, again = (begin_preferans(tmp_path, name, *rules) for name in ("sheet.json", "again.json"))
    second = {**KONTRA, "declarer": 2, "kontra_by": 3}
    for path, deals in ((sheet, (PASSED, second)), (again, (PASSED,))):
        assert write(path, *deals).status == 0
    assert write(sheet, {"declarer": 0, "game": 3, "doublings": 0, "tricks": [4, 3, 3]}).status == 0
    exported = kitapi("paper", "export", sheet).out
    scores = kitapi("score", "preferans", given=exported).answers()
    written = [line["written"] for line in read_shown(sheet)["lines"]][1:]
    assert [score["id"] for score in scores] == [2, 3]
    assert [score["final"] for score in scores] == [one["results"] for one in written]
    assert [score["value"] for score in scores] == [one["settlement"]["value"] for one in written]
    assert kitapi("paper", "write", again, given=exported).status == 0
    assert read_shown(again)["sheet"] == read_shown(sheet)["sheet"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Jano, 4 hearts: kontra (Βάσω)", "Head sum, Jano", "Side sum, Βάσω against Jano")),
        ("el", ("Πάσο όλοι: χωρίς παιχνίδι", "κόντρα (Βάσω)")),
        ("sk", ("Všetci pas: bez hry", "kontra (Βάσω)")),
        ("it", ("Βάσω",)),
    ],
)
def test_a_sheet_of_preferans_is_shown_in_every_language(tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    sheet = begin_preferans(tmp_path, "sheet.json")
    write(sheet, KONTRA, PASSED)
    said = kitapi("--lang", lang, "paper", "show", sheet, terminal=True).out
    assert all(word in said for word in words)
    why = kitapi("--lang", lang, "paper", "show", sheet, "--why", "1", terminal=True).out
    assert "SK-KON-02" in why
    assert lang == "en" or "The " not in said + why
    assert "Jano" in kitapi("--lang", lang, "paper", "history", sheet, terminal=True).out

"""The auditor on logs of every origin: kept ones, a real room's, imported records, simulated months."""

import ast
import asyncio
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path

import msgspec
import pytest

import kitapi.auditor
import kitapi.bookcheck
from kitapi.auditor.auditor import Auditor, audit_log
from kitapi.auditor.laws import LAWS, Finding
from kitapi.auditor.records import Line, NoEvent, record_audited
from kitapi.bookcheck.__main__ import main as command
from kitapi.records import read_record
from kitapi.registry import AUDITED, GAMES
from kitapi.room.record_import import archive
from kitapi.store import MemoryStore, Recorded, SqliteStore
from kitapi_campaigns.months import __main__ as months
from kitapi_campaigns.months.room import Pace, record_events, write_month
from kitapi_campaigns.proofs.campaigns import audit
from kitapi_campaigns.proofs.plan import Control
from kitapi_testing.places import FORMATS
from tests.bookcheck.log_edits import lines_of, log_of

HISTORIES = sorted((Path(__file__).parents[1] / "histories").glob("*.jsonl"))


@pytest.mark.parametrize("record", HISTORIES, ids=lambda path: path.stem)
def test_records_of_every_release_are_sound(record: Path) -> None:
    with record.open("rb") as lines:
        assert list(record_audited(lines, AUDITED.values())) == []


@pytest.mark.parametrize("record", HISTORIES, ids=lambda path: path.stem)
def test_a_record_with_an_amount_changed_is_found_out(record: Path) -> None:
    lines = record.read_bytes().splitlines()
    place = next(place for place, line in enumerate(lines) if b'"amount":' in line and b'"payer":' in line)
    lines[place] = lines[place].replace(b'"amount":', b'"amount":1', 1)
    assert list(record_audited(lines, AUDITED.values()))


def test_each_record_of_a_file_is_audited_by_itself_and_its_line_of_the_file_named() -> None:
    lines = [line for record in HISTORIES[:3] for line in record.read_bytes().splitlines()]
    assert list(record_audited(lines, AUDITED.values())) == []
    place = max(place for place, line in enumerate(lines) if b'"amount":' in line and b'"payer":' in line)
    lines[place] = lines[place].replace(b'"amount":', b'"amount":1', 1)
    assert next(record_audited(lines, AUDITED.values())).version == place


def test_an_opening_that_is_unreadable_is_found_and_the_next_deal_audited() -> None:
    """A damaged record once ended the audit of it: block 53 of ``damaged-records``."""
    lines = next(path for path in HISTORIES if path.stem == "0.3.0-prefa-call-time").read_bytes().splitlines()
    lines[1] = lines[1].replace(b'"kasa_share":100,', b"")
    found = list(record_audited(lines, AUDITED.values()))
    assert (found[0].version, found[0].law) == (1, "readable")
    second = next(place for place, line in enumerate(lines) if b"deal_opened" in line and place > 1)
    assert not [one for one in found if one.version > second]


@pytest.mark.parametrize("line", [b"not a record", b"[]", b'{"kind":"\xff"}', b'{"kind":1}', b"[" * 50_000])
def test_a_record_that_is_none_is_refused_by_its_line(line: bytes) -> None:
    with pytest.raises(NoEvent) as refused:
        list(record_audited([b"{}", b"", line], AUDITED.values()))
    assert refused.value.line == 3
    assert str(refused.value).startswith("line 3: ")


@pytest.mark.parametrize("record", HISTORIES, ids=lambda path: path.stem)
def test_imported_records_are_sound_with_their_seals(record: Path) -> None:
    async def read_imported() -> list[Recorded]:
        store = MemoryStore()
        with record.open("rb") as lines:
            await archive(store, read_record(lines, GAMES))
        return await store.read_all(0, 100_000)

    events = asyncio.run(read_imported())
    assert list(audit_log(events, AUDITED.values())) == []
    seals = sum(one.kind == "chain.sealed" for one in events)
    spoilt = [one for one in events if one.kind != "chain.sealed" or one.version > 1]
    assert {one.law for one in audit_log(spoilt, AUDITED.values())} >= (
        {"seals", "versions"} if seals > 1 else {"seals"}
    )


@cache
def few_days() -> tuple[Recorded, ...]:
    return tuple(islice(record_events(write_month("tests/1", 8, Pace(open=4, turns=25))), 6000))


def test_simulated_days_are_sound() -> None:
    assert list(audit_log(few_days(), AUDITED.values())) == []
    kinds = {one.kind for one in few_days()}
    assert {"prefa.deal_settled", "preferans.deal_settled", "caribbean_stud.hand_ended", "meter.contributed"} <= kinds


def test_the_same_seed_gives_the_same_days() -> None:
    again = record_events(write_month("tests/1", 8, Pace(open=4, turns=25)))
    assert tuple(islice(again, 1000)) == few_days()[:1000]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the campaign and its controls use the same few days."""
    monkeypatch.setattr(audit, "record_events", lambda _: iter(few_days()))
    monkeypatch.setattr(audit, "TRIES", 3)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("control", audit.CAMPAIGN.controls, ids=lambda control: control.name)
def test_what_a_control_does_is_found_every_time(control: Control) -> None:
    counts = control.block(1, 0)
    assert (counts["tried"], counts["found"]) == (3, 3)


@pytest.mark.usefixtures("short")
def test_a_block_counts_its_deals() -> None:
    counts = audit.CAMPAIGN.block(1, 0)
    assert counts["deals"] == sum(one.kind in audit.OPENED for one in few_days()) >= 80
    assert counts["events"] == len(few_days())


def test_a_block_in_which_something_is_found_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "record_events", lambda _: iter(few_days()[1:]))
    with pytest.raises(AssertionError, match="seed 1, block 0"):
        audit.CAMPAIGN.block(1, 0)


def test_a_database_of_months_is_made_through_the_real_store(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "months.db"
    months.main([str(file), "--days", "2", "--tables", "3"])
    assert "of 2 days" in capsys.readouterr().out

    async def read_stored() -> list[Recorded]:
        store = SqliteStore.open(file)
        try:
            return await store.read_all(0, 100_000)
        finally:
            await store.close()

    events = asyncio.run(read_stored())
    assert list(audit_log(events, AUDITED.values())) == []
    assert events[-1].recorded_at[:10] == "2026-01-02"


def test_a_database_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "months.db"
    file.write_text("mine")
    with pytest.raises(SystemExit) as refused:
        months.main([str(file)])
    assert (refused.value.code, file.read_text()) == (2, "mine")


def test_amounts_may_be_of_any_size() -> None:
    """A kasa of 10 to the 30th, from the terms to the settlement: exact to the last unit."""
    log = log_of("prefa")
    huge = 10**30
    for one in log:
        event = one.event
        if one.kind == "prefa.deal_opened":
            event["terms"]["variant"]["kasa_share"] += huge
        for holder in (event, event.get("written", {})):
            if "balances" in holder:
                for account in holder["balances"]:
                    holder["balances"][account] += 4 * huge if account == "kasa" else -huge
            if "sheet" in holder:
                holder["sheet"]["columns"] = [column + huge // 10 for column in holder["sheet"]["columns"]]
        for entry in event.get("written", {}).get("entries", ()):
            if entry["column"] is None:
                entry["before"] += huge // 10
                entry["after"] += huge // 10
        if one.kind == "prefa.sitting_broken_up":
            event["settlement"]["columns"] = [column + huge // 10 for column in event["settlement"]["columns"]]
            event["settlement"]["smallest"] += huge // 10
    assert list(audit_log(lines_of(log), AUDITED.values())) == []
    settled = next(one for one in log if one.kind == "prefa.deal_settled")
    settled.event["balances"]["kasa"] += 1
    assert {one.law for one in audit_log(lines_of(log), AUDITED.values())} >= {"balances", "zero-sum"}


def stray(stream: str, kind: str, payload: bytes) -> list[Finding]:
    return list(audit_log([Line(stream, 1, 1, kind, 1, payload)], AUDITED.values()))


@pytest.mark.parametrize(
    ("stream", "kind", "payload"),
    [
        ("play:1", "prefa.deal_opened", b"not JSON"),
        ("play:1", "prefa.deal_opened", b"[]"),
        ("play:1", "prefa.deal_opened", b"{}"),
        ("play:1", "prefa.deal_opened", b'{"terms":{"players":9}}'),
        ("play:1", "whist.deal_opened", b"{}"),
        ("play:1", "prefa.card_played", b"{}"),
        ("meter:1", "meter.stolen", b"{}"),
        ("meter:1", "house.stopped", b"{}"),
        ("meter:1-5", "meter.opened", b'{"amount":5.0}'),
        ("house:1", "house.burnt", b'{"id":"1/1/1"}'),
        ("chain:1", "chain.broken", b"{}"),
        ("chain:1", "chain.sealed", b'{"version":1,"head":"","hand":1}'),
        ("secret:1", "secret.told", b"{}"),
        ("secret:1", "secret.drawn", b'{"context":"1/1","secret":"00"}'),
        ("table:1", "table.burnt", b"{}"),
        ("cellar:1", "table.opened", b"{}"),
    ],
)
def test_what_is_not_known_is_reported_and_ends_nothing(stream: str, kind: str, payload: bytes) -> None:
    assert stray(stream, kind, payload)


def test_an_unknown_law_cannot_be_switched_off() -> None:
    with pytest.raises(ValueError, match="gravity"):
        Auditor((), frozenset({"gravity"}))


def test_it_imports_nothing_of_kitapi_and_its_program_the_list_of_games() -> None:
    for module in Path(kitapi.auditor.__file__).parent.glob("*.py"):
        assert not set(of_kitapi(module, "kitapi.auditor")), module.name
    program = Path(kitapi.bookcheck.__file__).parent / "__main__.py"
    assert set(of_kitapi(program, "kitapi.auditor")) == {"kitapi.registry"}


@pytest.mark.parametrize("game", sorted(AUDITED))
def test_a_game_reads_its_books_with_nothing_of_its_rules(game: str) -> None:
    package = GAMES[game].__class__.__module__.partition(".rules")[0]
    folder = Path(import_module(f"{package}.bookcheck").__file__ or "").parent
    modules = sorted(folder.glob("*.py"))
    assert len(modules) > 2
    for module in modules:
        assert not set(of_kitapi(module, "kitapi.auditor", f"{package}.bookcheck")), module.name


def of_kitapi(module: Path, *known: str) -> Iterable[str]:
    """Yield the imports of a module that are neither ``known``, nor in the standard library, nor msgspec."""
    for name in imported_by(module):
        if name.split(".")[0] not in {*sys.stdlib_module_names, "msgspec"} and not name.startswith(known):
            yield name


def imported_by(module: Path) -> Iterable[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            yield node.module or ""


def test_a_finding_is_written_as_json() -> None:
    [found] = stray("secret:1", "secret.told", b"{}")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Finding) == found


def test_records_are_audited_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sound, spoilt = HISTORIES[0], tmp_path / "spoilt.jsonl"
    lines = sound.read_bytes().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if b'"results":[0,' in line)
    spoilt.write_bytes(
        b"".join([*lines[:place], lines[place].replace(b'"results":[0,', b'"results":[1,'), *lines[place + 1 :]])
    )
    assert command([str(sound)]) == 0
    assert capsys.readouterr().out == f"{sound}: the books are sound\n"
    assert command([str(sound), str(spoilt)]) == 1
    assert f"{spoilt}, line {place + 1}: " in capsys.readouterr().out
    other = tmp_path / "other.txt"
    other.write_text("one line\nanother\n")
    for wrong in ([], [str(other)], [str(tmp_path / "none.jsonl")]):
        assert command(wrong) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_every_law_stands_in_the_documentation() -> None:
    page = (FORMATS / "audit.md").read_text("utf-8")
    text = " ".join(page.split())
    for name, sentence in LAWS.items():
        assert f"| `{name}` | {sentence} |" in text

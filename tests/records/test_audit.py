"""A foreign record is refused if its deals are not consecutive or its accounts do not add up."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import replay
from kitapi.records import BadRecord, Record, read_record, write_record
from kitapi.registry import GAMES
from kitapi_testing.games.sittings import play_sitting

TERMS = PrefaTerms(players=4, variant=PrefaVariant(kasa_share=100))


@cache
def sitting() -> Record:
    """Return a sitting with payments in its first deals, broken up after the last one."""
    record = play_sitting(PREFA, TERMS, ("steady",) * 4, seed=7, most_deals=4)
    last = (*record.deals[-1], *record.game.break_up(replay(record.game, record.deals[-1])))
    return Record(game=record.game, terms=TERMS, seats=("a", "b", "c", "d"), deals=(*record.deals[:-1], last))


def lines_of(record: Record) -> list[bytes]:
    return list(write_record(record))


def place_of(lines: list[bytes], kind: str, which: int = 0) -> int:
    return [place for place, line in enumerate(lines) if msgspec.json.decode(line).get("kind") == kind][which]


Change = Callable[[dict[str, Any]], None]


def tamper_with(lines: list[bytes], place: int, change: Change) -> list[bytes]:
    event = msgspec.json.decode(lines[place])
    change(event)
    return [*lines[:place], msgspec.json.encode(event), *lines[place + 1 :]]


def test_a_sound_record_is_taken_as_it_is() -> None:
    lines = lines_of(sitting())
    assert any(deal[-1].settlement.transfers for deal in sitting().deals[:-1]), "somebody has paid"
    assert lines_of(read_record(lines, GAMES, audited=True)) == lines


@pytest.mark.parametrize("seed", range(2))
def test_whole_sittings_of_bots_are_sound(seed: int) -> None:
    variant = PrefaVariant(kasa_share=20, pass_deals=bool(seed % 2))
    record = play_sitting(PREFA, PrefaTerms(players=3 + seed % 2, variant=variant), ("random",) * (3 + seed % 2), seed)
    assert read_record(lines_of(record), GAMES, audited=True) == record


def more_in_the_kasa(event: dict[str, Any]) -> None:
    event["balances"]["kasa"] += 10


def money_moved(event: dict[str, Any]) -> None:
    event["balances"]["seat0"] += 10
    event["balances"]["seat1"] -= 10


def better_result(event: dict[str, Any]) -> None:
    event["results"][0] += 1
    event["results"][1] -= 1


def a_debt_rubbed_out(event: dict[str, Any]) -> None:
    event["written"]["sheet"]["owed"] = [[0] * 4] * 4


def another_column(event: dict[str, Any]) -> None:
    event["written"]["sheet"]["columns"][2] += 1


def an_entry_more(event: dict[str, Any]) -> None:
    entry = {"field": 0, "column": None, "before": 77, "after": 78, "clause": "PREFA-KIT-02"}
    event["written"]["entries"].append(entry)


def an_entry_off_the_sheet(event: dict[str, Any]) -> None:
    entry = {"field": 9, "column": None, "before": 1, "after": 2, "clause": "PREFA-KIT-02"}
    event["written"]["entries"].append(entry)


def an_account_away(event: dict[str, Any]) -> None:
    event["balances"] = {"kasa": 0}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (more_in_the_kasa, "balances: they do not add up to zero"),
        (money_moved, "balances: not those that the payments lead to"),
        (an_account_away, "balances"),
        (better_result, "results: not those of the sheet"),
        (a_debt_rubbed_out, "sheet: not the one that the entries lead to"),
        (another_column, "sheet: not the one that the entries lead to"),
        (an_entry_more, "sheet: not the one that the entries lead to"),
        (an_entry_off_the_sheet, "cannot be read"),
    ],
)
def test_a_deal_whose_accounts_do_not_add_up_is_refused_with_its_line(change: Change, problem: str) -> None:
    lines = lines_of(sitting())
    place = place_of(lines, "prefa.deal_settled", 1)
    spoilt = tamper_with(lines, place, change)
    assert read_record(spoilt, GAMES), "it can still be read and replayed"
    with pytest.raises(BadRecord) as refused:
        read_record(spoilt, GAMES, audited=True)
    assert refused.value.line == place + 1
    assert problem in str(refused.value.problem)


def test_sheet_and_ledger_tampered_with_alike_on_one_side_do_not_agree() -> None:
    lines = lines_of(sitting())
    place = place_of(lines, "prefa.deal_settled")

    def written_less(event: dict[str, Any]) -> None:
        before = msgspec.json.decode(lines[place_of(lines, "prefa.deal_opened")])
        event["written"] = {"entries": [], "sheet": before["sheet"]}
        event["results"] = before["results"]

    assert any(sitting().deals[0][-1].results)
    with pytest.raises(BadRecord, match="does not agree with the balances") as refused:
        read_record(tamper_with(lines, place, written_less), GAMES, audited=True)
    assert refused.value.line == place + 1


def richer(event: dict[str, Any]) -> None:
    event["balances"]["seat0"] += 50
    event["balances"]["seat1"] -= 50


def other_dealer(event: dict[str, Any]) -> None:
    event["dealer"] = (event["dealer"] + 1) % 4


def other_house_rules(event: dict[str, Any]) -> None:
    event["terms"]["variant"]["aces"] = False


@pytest.mark.parametrize("change", [richer, other_dealer, other_house_rules])
@pytest.mark.parametrize("deal", [0, 1, 3])
def test_a_deal_that_begins_elsewhere_than_the_sitting_stands_is_refused(change: Change, deal: int) -> None:
    lines = lines_of(sitting())
    place = place_of(lines, "prefa.deal_opened", deal)
    with pytest.raises(BadRecord, match="does not begin where the sitting stands") as refused:
        read_record(tamper_with(lines, place, change), GAMES, audited=True)
    assert refused.value.line == place + 1


def test_a_deal_left_out_is_missed() -> None:
    record = sitting()
    gap = Record(game=record.game, terms=record.terms, seats=record.seats, deals=(record.deals[0], *record.deals[2:]))
    with pytest.raises(BadRecord, match="does not begin where the sitting stands"):
        read_record(lines_of(gap), GAMES, audited=True)


def test_no_deal_follows_a_sitting_that_was_broken_up() -> None:
    record = sitting()
    first = (*record.deals[0], *record.game.break_up(replay(record.game, record.deals[0])))
    later = Record(game=record.game, terms=record.terms, seats=record.seats, deals=(first, *record.deals[1:]))
    with pytest.raises(BadRecord, match="does not begin where the sitting stands"):
        read_record(lines_of(later), GAMES, audited=True)


def test_a_settlement_other_than_the_sheets_is_refused() -> None:
    lines = lines_of(sitting())

    def spoil(event: dict[str, Any]) -> None:
        event["settlement"]["results"][0] += 1

    with pytest.raises(BadRecord, match="settlement: not that of the sheet") as refused:
        read_record(tamper_with(lines, len(lines) - 1, spoil), GAMES, audited=True)
    assert refused.value.line == len(lines)


def test_terms_other_than_those_played_on_are_refused() -> None:
    lines = lines_of(sitting())

    def spoil(heading: dict[str, Any]) -> None:
        heading["terms"]["variant"]["kasa_share"] = 200

    with pytest.raises(BadRecord) as refused:
        read_record(tamper_with(lines, 0, spoil), GAMES, audited=True)
    assert refused.value.line == 2

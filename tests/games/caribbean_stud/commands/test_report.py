"""``kitapi report``: the page has the figures of the exact odds, and loads nothing."""

import asyncio
import re
import subprocess
import sys
from datetime import date
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kitapi import __version__
from kitapi.games.caribbean_stud.charts import jackpot, rules
from kitapi.games.caribbean_stud.charts.hand_classes import classes_of, compute_features, shares
from kitapi.games.caribbean_stud.charts.page import DAY, NIGHT, as_page
from kitapi.games.caribbean_stud.charts.report import report_of
from kitapi.games.caribbean_stud.charts.results import results_part
from kitapi.games.caribbean_stud.odds import game as odds
from kitapi.games.caribbean_stud.odds.count_kernels import WAYS
from kitapi.games.caribbean_stud.odds.game import DEALS, Game, WholeGame, compute_whole_game
from kitapi.games.caribbean_stud.odds.house import jackpot_of
from kitapi.games.caribbean_stud.odds.jackpot import break_even, expected_award
from kitapi.games.caribbean_stud.odds.spots import Spots
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, terms_of
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE
from kitapi.reports import look
from kitapi.reports.chart_pdf import as_pdf
from kitapi.reports.drawing import as_svg
from kitapi.reports.parts import percentage
from kitapi.room.record_import import archive
from kitapi.store import open_store
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.games.caribbean_stud.scenes import record_of, two_shifts

WON = (-20, -80, -20)
"""By the bank at the table below: it pays ANTE 10 to both seats where it does not qualify; in the second round it
pays one seat ANTE 10 and BET 20 five times for a flush, and takes 30 from the other."""

EXACT = re.compile(r'<data value="(-?\d+(?:/\d+)?)">(.*?)</data>')


def report(*arguments: str, **how: Any) -> CommandResult:
    return kitapi("report", "caribbean-stud", *arguments, **how)


def page(folder: Path, *arguments: str) -> str:
    path = folder / "page.html"
    ran = report(*arguments, "--out", str(path))
    assert (ran.status, ran.out) == (0, f"{path}\n"), ran.err
    return path.read_text()


def exact(text: str) -> list[Fraction]:
    return [Fraction(found) for found, _ in EXACT.findall(text)]


@pytest.fixture(scope="module")
def base() -> WholeGame:
    (found,) = compute_whole_game(Game.BASE)
    return found


def test_the_results_are_those_of_the_whole_game(tmp_path: Path, base: WholeGame) -> None:
    text = page(tmp_path, "results", "--game", "base", "--language", "en")
    facts = [-base.expectation, base.element_of_risk, base.variance]
    rows = [one for net, chance in base.results.items() for one in (Fraction(net), chance * DEALS, chance)]
    assert exact(text) == facts + rows
    assert [shown for _, shown in EXACT.findall(text)[:3]] == ["5.2243%", "2.5553%", "5.0308"]
    assert "1 : 61,977" in text.partition("<table>")[0]


def test_a_page_loads_nothing_and_serves_phone_page_night_and_ear(tmp_path: Path) -> None:
    text = page(tmp_path, "jackpot", "--language", "el")
    assert '<html lang="el">' in text
    assert not re.search(r"https?:|<script|<link|<img|\bsrc=|@import|url\((?!#)", text)
    assert set(re.findall(r'href="([^"])', text)) <= {"#"}
    named = set(re.findall(r"var\(--([a-z-]+)\)", text))
    assert named <= DAY.keys() == NIGHT.keys()
    assert {"ink", "strong", "accent"} <= named
    assert len(set(DAY.values()) - {look.STRONG}) == len(look.NAMES) - 1
    drawings = re.findall(r'<svg[^>]*role="img" aria-label="([^"]+)">', text)
    assert len(drawings) == text.count("<svg") == text.count('role="img"') == 2
    assert "role=" not in "".join(re.findall("<g[^>]*>", text))
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert {*re.findall(r"url\(#([^)]+)\)", text)} <= {*ids}


def test_a_jackpot_is_shown_by_meter_with_its_break_even(tmp_path: Path) -> None:
    terms = jackpot_of(EXAMPLE)
    even, meters = break_even(terms), jackpot.meters_of(terms)
    assert even == Fraction(2 * 2_598_960 - 624 * 500 - 3744 * 100 - 5108 * 50) / Fraction(76, 10)
    assert meters[0] == 0
    assert meters[-1] > even
    assert even in meters
    rows = [one for m in meters for one in (m, expected_award(terms, m), expected_award(terms, m) / 2)]
    assert exact(page(tmp_path, "jackpot"))[2:] == rows


@pytest.mark.parametrize("lang", ["en", "el", "sk", "it"])
def test_a_number_is_written_as_its_language_writes_it(lang: str) -> None:
    written = {
        "en": "−1,234.50%",
        "el": "−1.234,50%",
        "sk": "−1\u00a0234,50\u00a0%",
        "it": "−1.234,50%",
    }
    assert percentage(Fraction(-12345, 1000), lang, 2).text == written[lang]


@pytest.mark.parametrize("game", Game)
def test_every_hand_is_in_one_class(game: Game) -> None:
    spots = Spots(4, terms_of(RULEBOOK))
    there = [one.holds(compute_features(spots)) for one in classes_of(game)]
    assert {*np.sum(there, axis=0).tolist()} == {1}
    assert np.any(there, axis=1).all()
    assert spots.ways.sum() == comb(51, 5)


def test_the_strategy_raises_as_often_as_the_whole_game(tmp_path: Path, base: WholeGame) -> None:
    found = [one for row in shares(Game.BASE, terms_of(RULEBOOK)) for one in row if one is not None]
    raised = sum(one.raise_ * one.hands for one in found)
    assert 4 * raised * WAYS == base.by_choice["raise"]
    text = page(tmp_path, "strategy", "--game", "base", "--language", "en")
    assert text.count('class="scroll many"') == 1, "all upcards are in sight at once"
    cells = re.findall(r"<td>(.*?)</td>", text)
    assert len(exact(text)) == len(found)
    assert exact(text) == [max(one.fold, one.raise_) for one in found]
    assert cells[:13] == ['<data value="1">–</data>'] * 13
    assert cells[-26:] == ['<data value="1">+</data>'] * 26


def test_a_house_rule_is_shown_with_what_it_changes(base: WholeGame) -> None:
    usual, _, reduced, *_ = rules.changes_of(Game.BASE)
    (changed,) = compute_whole_game(Game.BASE, variant=reduced.variant)
    assert (usual.variant, usual.game) == (RULEBOOK, Game.BASE)
    part = rules.rules_part([(usual, base), (reduced, changed)], "en")
    [_, row] = [[cell.exact for cell in cells[1:]] for cells in part.table.rows]
    difference = base.expectation - changed.expectation
    assert row == [-changed.expectation, difference, changed.element_of_risk, changed.variance]
    assert difference > 0
    drawn = as_svg(part.chart(look.WIDE))
    assert "5.22%" in drawn


@pytest.mark.parametrize("lang", ["en", "el", "sk", "it"])
def test_a_report_of_several_parts_begins_with_a_sentence_for_each(lang: str, base: WholeGame) -> None:
    """With only the rulebook's rules, the lowest and the highest edge are both theirs."""
    usual, either, *_ = rules.changes_of(Game.BASE)
    parts = [results_part(base, lang), rules.rules_part([(usual, base), (either, base)], lang)]
    whole = report_of(parts, Game.BASE, None, date(2026, 11, 28), lang)
    first_page = as_page(whole).partition('<section id="results">')[0]
    edge, risk = (percentage(one, lang, 2).text for one in (-base.expectation, base.element_of_risk))
    assert [first_page.count(figure) for figure in (edge, risk)] == [4, 1]
    assert __version__ in first_page
    assert "2026" in first_page
    assert exact(first_page) == [-base.expectation, base.element_of_risk, base.variance]
    assert as_pdf(whole).startswith(b"%PDF-")


def test_every_change_of_rules_is_one_of_its_own() -> None:
    for game in Game:
        changes = [(one.game, one.variant) for one in rules.changes_of(game)]
        assert len(changes) == len(set(map(repr, changes)))


@pytest.fixture(scope="module")
def kept_table(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """Return a database, and a table in it at which three rounds were played."""
    address = f"sqlite:///{tmp_path_factory.mktemp('report') / 'room.sqlite3'}"

    async def fill() -> str:
        store = open_store(address)
        table = await archive(store, record_of(two_shifts()))
        await store.close()
        return table

    return address, asyncio.run(fill())


def test_a_hold_is_shown_beside_the_exact_odds(
    tmp_path: Path, kept_table: tuple[str, str], base: WholeGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "compute_whole_game", lambda *_, **__: [base])
    database, table = kept_table
    text = page(tmp_path, "hold", "--table", table, "--database", database, "--language", "en")
    won, edge = WON[0] + WON[1] + WON[2], -base.expectation
    assert exact(text)[:6] == [3, 60, won, Fraction(won, 60), 60 * edge, edge]
    apart, together = sqrt(base.variance * 6 * 10**2), sqrt(base.variance * 3 * 20**2)
    beyond = float(won - 60 * edge)
    for deviations in (beyond / apart, beyond / together):
        assert f"<dd>{deviations:.2f}</dd>".replace("-", "−") in text
    rows = re.findall(r"<tr><th.*?</tr>", text.partition("<tbody>")[2])
    sums = [sum(WON[: count + 1]) for count in range(3)]
    assert [exact(row)[:4] for row in rows] == [
        [number, 20 * count, so_far, 20 * count * edge]
        for number, (count, so_far) in zip((1, 2, 4), enumerate(sums, 1), strict=True)
    ]
    assert f"<td>{apart:.2f}</td><td>{together:.2f}</td>" in rows[-1]


@pytest.mark.parametrize(("suffix", "begins"), [(".png", b"\x89PNG\r\n"), (".svg", b"<svg "), (".pdf", b"%PDF-")])
def test_a_part_is_drawn_as_a_picture_or_on_paper(suffix: str, begins: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"jackpot{suffix}"
    assert report("jackpot", "--out", str(path)).status == 0
    drawn = path.read_bytes()
    assert drawn.startswith(begins)
    assert len(drawn) > 4000


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("odds",), "no part “odds”; choose from strategy, results, rules, jackpot, hold"),
        (("hold",), "hold: name the table with --table"),
        (("--out", "x.png"), "--out: a picture has only one part"),
        (("jackpot", "--out", "x.doc"), "--out: must end in .html, .pdf, .svg or .png, not “x.doc”"),
        (("jackpot", "--out", "/no/such/folder/x.html"), "--out: there is no folder /no/such/folder"),
        (("results", "--game", "full"), "--game: choose base or venice, not “full”"),
        (("results", "--database", "sqlite:///x"), "--database: name one of its tables with --table"),
        (("hold", "--table", "oak", "--database", "sqlite:////no/such/file"), "there is no database /no/such/file"),
    ],
)
def test_bad_input_ends_with_two(arguments: tuple[str, ...], said: str) -> None:
    ran = report(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_a_table_that_is_not_there_is_said_so(kept_table: tuple[str, str]) -> None:
    assert "there is no table “oak”" in report("hold", "--table", "oak", "--database", kept_table[0]).err
    assert "name the game" in kitapi("report").err


def test_no_other_command_waits_for_charts() -> None:
    loaded = "print({'altair', 'vl_convert', 'numba'} & {*sys.modules})"
    code = f"import sys, kitapi.cli.execution as c; c.run(['report', 'caribbean-stud', 'odds']); {loaded}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("set()\n")

"""The books of a table in words, in every language, on a terminal and as a PDF."""

import io
import re
from typing import Any

import pytest
from pypdf import PdfReader

from kitapi.games.caribbean_stud.language.language import BOOKS_IN_WORDS
from kitapi.games.caribbean_stud.rules.books.shifts import STUD_BOOKS, hands_in
from kitapi.reports.pdf import as_pdf
from kitapi.reports.plain import as_text
from kitapi.wording import LANGUAGES
from kitapi.wording.letterhead import Letterhead
from kitapi.wording.papers import Paper, figure, format_signed, percent
from kitapi_testing.games.caribbean_stud.evenings import Evening
from kitapi_testing.games.caribbean_stud.scenes import record_of, two_shifts

NAMES = ("Μαρία", "Ľubomír")
ENGLISH = Letterhead(lang="en")


def report(lang: str, shift: int = 1, zone: str = "UTC", currency: str = "") -> Paper:
    """Return the report of the first shift of ``two_shifts``."""
    return BOOKS_IN_WORDS.shift(
        STUD_BOOKS.shifts(two_shifts().log())[shift - 1],
        Letterhead(lang=lang, house="Lido", table="rose", zone=zone, currency=currency),
    )


def values(paper: Paper) -> dict[str, list[str]]:
    """Return the report's lines by section."""
    return {one.heading: [line.value for line in one.lines] for one in paper.sections if one.lines}


def test_a_report_says_what_every_figure_of_the_shift_is() -> None:
    paper = report("en")
    assert paper.title == "Shift 1"
    assert paper.subtitle == "House Lido · Table rose · 21 Nov 2026, 00:00 to 21 Nov 2026, 00:01 (UTC)"
    figures = values(paper)
    assert figures["Tray"] == ["50,000", "0", "0", "0", "−2,000", "0", "+30", "−130", "0", "47,900"]
    assert figures["Result"] == ["−100", "40", "80", "0", "120", "2,000", "−5.00%", "−83.33%"]
    assert figures["Hold beside the exact odds, rounds played out"] == ["40", "−100", "0.47", "−2.06", "−1.45"]
    assert figures["Note box"] == ["0", "+2,000", "2,000"]
    assert figures["Rounds"] == ["2", "0", "1"]
    grids = {one.heading: one.grid for one in paper.sections if one.grid}
    assert grids["Count"] is not None
    assert grids["Count"].rows == (
        ("Chips, at the closing", "47,895", "47,900", "−5"),
        ("Notes, at the closing", "2,000", "2,000", "0"),
    )
    assert grids["Jackpots paid"] is not None
    assert grids["Jackpots paid"].rows == (("2", "1", "flush", "50", "0", ""),)
    assert grids["Round by round"] is not None
    assert [row[2] for row in grids["Round by round"].rows] == ["played", "played", "not played"]


def test_a_shift_that_runs_says_so_and_tells_what_it_has_come_to() -> None:
    paper = report("en", shift=2)
    assert paper.subtitle.endswith("since 21 Nov 2026, 00:01 (UTC), still open")
    brief = BOOKS_IN_WORDS.brief(STUD_BOOKS.shifts(two_shifts().log())[1], Letterhead(lang="en"))
    assert (brief.number, brief.running) == (2, True)
    assert [line.value for line in brief.lines][:2] == ["−20", "60"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_words_of_a_report_and_of_a_hand_are_there_in_every_language(lang: str) -> None:
    english, translated = report("en"), report(lang)
    assert [len(one.lines) for one in translated.sections] == [len(one.lines) for one in english.sections]
    log = two_shifts().log()
    hand = BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(hands_in(log)[1]), hands_in(log)[1], NAMES, Letterhead(lang=lang))
    if lang != "en":
        same = {one.heading for one in translated.sections} & {one.heading for one in english.sections}
        assert same == set()
        assert hand.title != "Round 2"
    assert "Μαρία" in as_text(hand)


def test_a_random_evening_can_be_written_in_every_language() -> None:
    for seed in range(8):
        evening = Evening(seed, players=4).play(8)
        for lang in LANGUAGES:
            for shift in STUD_BOOKS.shifts(evening.log()):
                assert as_text(BOOKS_IN_WORDS.shift(shift, Letterhead(lang=lang)))
        for hand in hands_in(evening.log()):
            assert as_text(BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(hand), hand, ("", *NAMES, "Zoë"), ENGLISH))


def test_a_hand_is_narrated_step_by_step_with_names_cards_and_outcome() -> None:
    hand = hands_in(two_shifts().log())[1]
    text = as_text(BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(hand), hand, NAMES, ENGLISH))
    assert "1 Μαρία" in text
    assert "flush: beats the bank" in text
    assert re.search(r"Won by the bank \.+ −80", text)
    assert "Ľubomír" in text


def test_a_hand_tells_bots_of_one_name_apart_and_names_a_seat_that_nobody_has() -> None:
    hand = hands_in(two_shifts().log())[1]
    text = as_text(BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(hand), hand, ("simple", "simple"), ENGLISH))
    assert "Simple bot 1 stakes" in text
    assert "Simple bot 2 stakes" in text
    greek = as_text(BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(hand), hand, ("simple", "rock"), Letterhead(lang="el")))
    assert re.search("1 Απλό μποτ .*2 Προσεκτικό μποτ", greek, re.DOTALL)
    assert not re.search("simple|rock", greek)
    alone = as_text(BOOKS_IN_WORDS.hand(STUD_BOOKS.recall(hand), hand, ("Μαρία", ""), ENGLISH))
    assert "Μαρία stakes" in alone
    assert "Seat 2 stakes" in alone


# Paper


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("el", ["Βάρδια 1", "Κέρδος της μπάνκας", "Υπόλοιπο κατά τα βιβλία", "Ο επιθεωρητής παιγνίων"]),
        ("sk", ["Zmena 1", "Zásobník žetónov", "Podiel stola na počítadle", "Krupiér", "Vyplatené výhercom"]),
        ("it", ["Turno 1", "Vinto dal banco", "Ispettore di Gioco", "chiusura"]),
        ("en", ["Shift 1", "Won by the bank", "The gaming inspector"]),
    ],
)
def test_a_pdf_holds_its_words_in_fonts_of_its_own(lang: str, words: list[str]) -> None:
    read = PdfReader(io.BytesIO(as_pdf(report(lang))))
    text = "\n".join(page.extract_text() for page in read.pages)
    assert [word for word in words if word not in text] == []
    pages: list[Any] = list(read.pages)
    fonts = [font.get_object() for page in pages for font in page["/Resources"]["/Font"].values()]
    assert fonts
    for font in fonts:
        described = font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert {"/FontFile2", "/FontFile3"} & set(described), "its letters are embedded"
        assert "LibertinusSerif" in font["/BaseFont"]


def test_a_pdf_is_tagged_and_titled_for_those_who_hear_it_read() -> None:
    read = PdfReader(io.BytesIO(as_pdf(report("el"))))
    root: Any = read.trailer["/Root"].get_object()
    assert root["/Lang"] == "el"
    assert root["/MarkInfo"]["/Marked"]
    assert read.metadata is not None
    assert read.metadata.title == "Βάρδια 1"


def test_the_same_report_is_the_same_file() -> None:
    assert as_pdf(report("sk")) == as_pdf(report("sk"))


def test_plain_text_has_its_figures_in_one_column() -> None:
    lines = [line for line in as_text(report("el")).splitlines() if re.search(r" \.\.+ ", line)]
    assert len(lines) > 20
    assert {len(line) for line in lines} == {78}


# Figures


@pytest.mark.parametrize(
    ("lang", "number", "written"),
    [("en", 1234567, "1,234,567"), ("el", 1234567, "1.234.567"), ("sk", -47980, "−47\u00a0980"), ("it", 5, "5")],
)
def test_a_figure_is_written_as_its_language_does(lang: str, number: int, written: str) -> None:
    assert figure(number, lang) == written


def test_differences_and_parts_have_their_signs() -> None:
    assert [format_signed(one, "en") for one in (5, 0, -5)] == ["+5", "0", "−5"]
    assert [percent(one, "el") for one in (None, 0, 1234, -50)] == ["–", "0,00%", "12,34%", "−0,50%"]


def test_a_report_has_the_times_of_the_houses_zone_and_the_amounts_in_its_currency() -> None:
    paper = report("it", zone="Europe/Rome", currency="EUR")
    assert paper.subtitle == "Casa Lido · Tavolo rose · dal 21 nov 2026, 01:00 al 21 nov 2026, 01:01 (Roma)"
    figures = values(paper)
    assert figures["Dotazione"][:2] == ["50.000\u00a0€", "0\u00a0€"]
    assert figures["Mani"] == ["2", "0", "1"], "counts are no amounts"
    grids = {one.heading: one.grid for one in paper.sections if one.grid}
    by_round = grids["Mano per mano"]
    assert by_round is not None
    assert by_round.head[1] == "Fine (Roma)"
    assert by_round.rows[1][1:] == ("21 nov 2026, 01:01", "giocata", "60\u00a0€", "−80\u00a0€")
    assert (
        paper.footer
        == "La fiche più piccola vale 1\u00a0€. Tutti gli importi sono ricavati dal solo registro del tavolo."
    )


def test_the_house_and_its_table_stand_on_every_page_of_a_pdf() -> None:
    read = PdfReader(io.BytesIO(as_pdf(report("sk"))))
    assert len(read.pages) > 1
    for page in read.pages:
        assert "Kasíno Lido · Stôl rose · Zmena 1" in page.extract_text()


def test_the_record_of_a_closed_and_opened_table_holds_all_hands() -> None:
    assert len(record_of(two_shifts()).deals) == 4

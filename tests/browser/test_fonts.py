"""The vendored typefaces have every letter of the page's languages, and of the names that people use there."""

import pytest
from playwright.sync_api import Browser

from kitapi_testing.browser.visitor import visit

SLOVAK = "áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ"
GREEK = "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ"
ITALIAN = "àèéìòùÀÈÉÌÒÙ"
MARKS = "0123456789−+×·…“”‘’«»"
NOT_VENDORED = "Ж"
"""A Cyrillic letter, which neither typeface has, and which the check must report as missing."""

MISSING = """async ([face, letters]) => {
  const pen = Object.assign(document.createElement('canvas'), { width: 80, height: 80 }).getContext('2d');
  const drawn = (letter, fallback) => {
    pen.clearRect(0, 0, 80, 80);
    pen.font = `40px "${face}", ${fallback}`;
    pen.fillText(letter, 15, 55);
    return pen.canvas.toDataURL();
  };
  await document.fonts.load(`40px "${face}"`, letters);
  return [...letters].filter((letter) => drawn(letter, 'monospace') !== drawn(letter, 'sans-serif'));
}"""
"""Finds letters that a typeface lacks: these are drawn by the fallback typeface, and change with it."""


@pytest.mark.parametrize("face", ["Commissioner", "EB Garamond"])
def test_the_faces_hold_every_letter_of_our_languages(browser: Browser, card_room: str, face: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        letters = SLOVAK + GREEK + ITALIAN + MARKS
        assert page.evaluate(MISSING, [face, letters + NOT_VENDORED]) == [NOT_VENDORED]
        names = "".join(page.locator(".tools button[lang]").all_text_contents())
        assert "ά" in names
        assert page.evaluate(MISSING, ["Languages", names + NOT_VENDORED]) == [NOT_VENDORED]

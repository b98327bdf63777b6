"""The vendored faces hold every letter of the languages spoken at the table, and of the names that sit down at it."""

import pytest
from playwright.sync_api import Browser

from kitapi_testing.browser.visitor import visit

SLOVAK = "áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ"
GREEK = "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ"
ITALIAN = "àèéìòùÀÈÉÌÒÙ"
MARKS = "0123456789−+×·…“”‘’«»"
NOT_VENDORED = "Ж"
"""Neither face comes with Cyrillic: what the check must find missing."""

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
"""A letter that the face lacks is drawn by whatever stands behind it, and so changes with it."""


@pytest.mark.parametrize("face", ["Commissioner", "EB Garamond"])
def test_the_faces_hold_every_letter_of_our_languages(browser: Browser, card_room: str, face: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        letters = SLOVAK + GREEK + ITALIAN + MARKS
        assert page.evaluate(MISSING, [face, letters + NOT_VENDORED]) == [NOT_VENDORED]
        names = "".join(page.locator(".tools button[lang]").all_text_contents())
        assert "ά" in names
        assert page.evaluate(MISSING, ["Languages", names + NOT_VENDORED]) == [NOT_VENDORED]

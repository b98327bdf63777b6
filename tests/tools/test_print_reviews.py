"""The pages of reviewed deals equal the program's output."""

import pytest

from docs.making.print_reviews import FOLDER, PRINTED, deal, page, part, review_deal
from kitapi.wording import LANGUAGES


@pytest.mark.parametrize("number", [6, 7])
def test_the_pages_hold_what_is_said_of_a_deal(number: int) -> None:
    one = deal(number)
    made = review_deal(one)
    for lang in LANGUAGES:
        assert part(one, made, lang) in (FOLDER / f"{lang}.md").read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_all_its_deals(lang: str) -> None:
    written = (FOLDER / f"{lang}.md").read_text()
    assert written.count("\n## ") == PRINTED
    assert written.startswith(page((), lang).rstrip("\n"))

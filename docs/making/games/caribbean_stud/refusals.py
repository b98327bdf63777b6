"""The table's refusals: every sentence, as the page shows it."""

from collections.abc import Callable, Iterator
from functools import partial
from string import Formatter

from docs.making.screenshots.inject import refuse_all
from docs.making.screenshots.stage import Stage, await_turn, open_table, read_offer
from kitapi.games.caribbean_stud.language import choice_refusals, jackpot_refusals, refusals
from kitapi.games.caribbean_stud.language.names import combination_in_words
from kitapi.mechanics.poker_hands import Combination
from kitapi.wording.catalogues import say

GAME = "caribbean-stud"
AMOUNT = "25"
PLACES = {"seat": "3", "seats": "2, 5", "card": "K♦", "irregularity": "CSP-111", "minimum": "5", "maximum": "100"}
"""The values for the placeholders of a sentence; all other placeholders get an amount."""


def show_refusals(stage: Stage) -> None:
    """Every sentence with which an action is refused, several in each picture."""
    with stage.visit() as page:
        page.goto("/")
        variant = {**read_offer(page, GAME)["presets"]["example"], "answer_seconds": 0}
        page.goto(open_table(page, GAME, ["me", "simple", "simple"], variant, name=stage.names[0]))
        await_turn(page)
        refuse_all(stage, page, "refused", list(_sentences()))


def _sentences() -> Iterator[tuple[str, Callable[[str], str]]]:
    """Every sentence once, with its rule."""
    texts = {one.text: one.clause for one in refusals.CARIBBEAN_STUD_REFUSALS if not one.text.startswith("{")}
    for module in (refusals, choice_refusals, jackpot_refusals):
        for name, value in vars(module).items():
            if isinstance(value, dict) and not name.startswith("__"):
                texts |= {text: "" for text in value.values() if isinstance(text, str) and text.endswith(".")}
    yield from ((clause, partial(_fill, text)) for text, clause in texts.items())


def _fill(text: str, language: str) -> str:
    """Return ``text`` in ``language``, with a value for each of its placeholders."""
    names = [name for _, name, _, _ in Formatter().parse(text) if name]
    declared = combination_in_words(Combination.ROYAL_FLUSH, language)
    return say(language, text, **{one: declared if one == "declared" else PLACES.get(one, AMOUNT) for one in names})

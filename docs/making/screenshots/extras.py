"""Shows what a table seldom shows: a large screen, typed calls, every setting, cards typed wrongly, the rulebook."""

import json
from functools import partial
from urllib.parse import urlencode

from playwright.sync_api import Page

from docs.making.screenshots.stage import Stage, await_turn, open_all, open_by, open_table, read_offer

BOTS = ["me", "steady", "steady"]
FRIENDS = ["me", "open", "open"]
TYPED_WRONGLY = {"twice": "As As", "no-card": "As 1x", "too-many": "As Ks Qs Js Ts 9s 8s 7s Ah Kh Qh"}
"""Texts for the cards of one hand that cannot be read, by what is wrong with them."""

TICK_ALL = """() => document.querySelectorAll('dialog[open] .settings input[type=checkbox]')
  .forEach((one) => { if (!one.checked && !one.disabled) one.click(); })"""
"""A script that turns every setting on, so that those which depend on another are there."""

FOLLOW_CLAUSE = """(number) => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = `/clauses/${number}`;
  link.click();
  link.remove();
}"""
"""A script that follows a link to a rule, as any number on the page is one."""


def show_extras(stage: Stage, game: str) -> None:
    """Take all pictures."""
    for show in (_show_screens, _show_meanings, _show_typed_call, _show_settings, _show_typed_cards, _show_rules):
        with stage.part(show.__name__.strip("_")), stage.visit() as page:
            page.goto(f"/?game={game}")
            show(stage, page, game)


def _show_screens(stage: Stage, page: Page, game: str) -> None:
    """The page for a large screen, before the first deal and during one."""
    variant = next(iter(read_offer(page, game)["presets"].values()))
    for name, seats in (("screen-waiting", FRIENDS), ("screen", BOTS)):
        page.goto(f"{open_table(page, game, seats, variant, name=stage.names[0])}/screen")
        page.wait_for_selector(".screen-invitation svg")
        stage.take(page, name)


def _show_meanings(stage: Stage, page: Page, game: str) -> None:
    """The meaning of words of the table, under the pointer."""
    variant = next(iter(read_offer(page, game)["presets"].values()))
    page.goto(open_table(page, game, BOTS, variant, name=stage.names[0]))
    await_turn(page)
    for word in ("result", "bot"):
        stage.take(page, f"meaning-{word}", prepare=partial(_point_at, word=word))


def _point_at(page: Page, word: str) -> None:
    page.mouse.move(1, 1)
    page.locator(f".plate [data-word={word}]").first.hover()
    page.wait_for_selector(".meaning:popover-open")


def _show_typed_call(stage: Stage, page: Page, game: str) -> None:
    """The field for calls, with words that nobody understands."""
    variant = next(iter(read_offer(page, game)["presets"].values()))
    page.goto(open_table(page, game, BOTS, variant, name=stage.names[0]))
    await_turn(page)
    stage.take(page, "typed-call", prepare=_type_nonsense)


def _type_nonsense(page: Page) -> None:
    if page.locator(".typed-call p").count():
        return
    page.keyboard.press("/")
    page.locator(".typed-call input").fill("zz")
    page.keyboard.press("Enter")
    page.wait_for_selector(".typed-call p")


def _show_settings(stage: Stage, page: Page, game: str) -> None:
    """Every setting turned on, and the table's tip for it."""
    stage.take(page, "settings-on", prepare=_turn_all_on)
    page.keyboard.press("Escape")
    variant = next(iter(read_offer(page, game)["presets"].values()))
    page.goto(open_table(page, game, BOTS, variant, name=stage.names[0]))
    await_turn(page)
    stage.take(page, "table-settings-on")


def _turn_all_on(page: Page) -> None:
    open_by(page, button="[aria-haspopup=dialog]", opened="dialog[open] .settings")
    page.evaluate(TICK_ALL)


def _show_typed_cards(stage: Stage, page: Page, _game: str) -> None:
    """Cards that are typed wrongly on the page of the solver."""
    page.goto("/solver")
    page.wait_for_selector(".typed-hands")
    for name, text in TYPED_WRONGLY.items():
        stage.take(page, f"typed-cards-{name}", prepare=partial(_type_cards, text=text))


def _type_cards(page: Page, text: str) -> None:
    open_all(page, "body")
    page.locator(".typed-hands input").first.fill(text)
    page.locator(".typed-hands button").click()
    page.wait_for_selector(".typed-hands .trouble")


def _show_rules(stage: Stage, page: Page, game: str) -> None:
    """A rule of the rulebook for the players of a table, on its page and on a slip, and a search without a result."""
    variant = next(iter(read_offer(page, game)["presets"].values()))
    page.goto(f"/rules/{game}?{urlencode({name: json.dumps(value) for name, value in variant.items()})}")
    chosen = page.locator(".clause-of-book:has(.chosen-here)").first
    wanted = page.locator(".rule-tools input")
    wanted.fill(chosen.get_attribute("id") or "")
    stage.take(page, "rules", prepare=partial(open_all, place="body"))
    stage.take(page, "rules-slip", prepare=_open_rule)
    page.keyboard.press("Escape")
    wanted.fill("zz")
    stage.take(page, "rules-not-found")


def _open_rule(page: Page) -> None:
    if not page.locator(".clause-slip").count():
        page.evaluate(FOLLOW_CLAUSE, page.locator(".clause-of-book").first.get_attribute("id"))
    page.wait_for_selector(".clause-slip .clause-text")

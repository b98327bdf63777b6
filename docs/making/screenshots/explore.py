"""Plays deals with random options, and takes a picture whenever a text appears that no picture shows yet."""

from random import Random

from playwright.sync_api import Error, Page

from docs.making.screenshots.stage import Stage, await_turn

CHOOSE = """(draws) => {
  const inSight = (place) => [...document.querySelectorAll(place)].filter((one) => one.checkVisibility());
  const draw = (list) => list[Math.floor(draws.shift() * list.length)];
  const [yes] = inSight('.asked .choice');
  if (yes) return yes.click();
  const wanted = inSight("[data-choice='discard']")[0];
  if (wanted?.disabled) return draw(inSight('.held:not([aria-pressed=true])')).click();
  const rungs = inSight('.rung:enabled');
  if (rungs.length && draws.shift() < 0.6) draw(rungs).click();
  const [picked] = inSight("[data-choice='play']:enabled");
  if (picked) return picked.click();
  const choices = inSight('.options.mine .choice:enabled');
  const seldom = choices.filter((one) => one.matches('.quiet-choice'));
  const usual = choices.filter((one) => !seldom.includes(one));
  const cards = inSight('.held.may');
  if (seldom.length && draws.shift() < 0.08) return draw(seldom).click();
  const playsCards = cards.length && (document.querySelector('.phase-playing') || draws.shift() < 0.2);
  const from = playsCards ? cards : usual.length ? usual : seldom;
  if (from.length) draw(from).click();
}"""
"""A script that takes an option at random; ``draws``: numbers from 0 to 1."""

MOST_STEPS = 120
PAUSE = 40


def explore(stage: Stage, page: Page, name: str, *, deals: int, seed: int = 1) -> None:
    """Play ``deals`` deals at the table on ``page``, ending early if the table waits for nobody here."""
    draws = Random(seed)
    for _ in range(deals):
        if not _explore_deal(stage, page, name, draws) or not _begin_next(page):
            return


def _explore_deal(stage: Stage, page: Page, name: str, draws: Random) -> bool:
    """Play one deal; returns whether it has ended."""
    for _ in range(MOST_STEPS):
        try:
            await_turn(page)
        except Error:
            return False
        stage.take_news(page, name)
        if page.locator(".settled").count():
            look_into_results(stage, page, name)
            return True
        page.evaluate(CHOOSE, [draws.random() for _ in range(6)])
        page.wait_for_timeout(PAUSE)
    return False


def look_into_results(stage: Stage, page: Page, name: str) -> None:
    """Open every explained figure and every rule of the result."""
    page.evaluate(
        "() => document.querySelectorAll('.settled .rule-tap, .settled .told-figure').forEach((one) => one.click())"
    )
    page.wait_for_timeout(PAUSE)
    stage.take_news(page, f"{name}-result")
    page.evaluate("() => document.querySelectorAll('.side button.figures').forEach((one) => one.click())")
    page.wait_for_timeout(PAUSE)
    stage.take_news(page, f"{name}-sheet")


def _begin_next(page: Page) -> bool:
    """Begin the next deal; returns whether there is one."""
    following = page.locator(".foot .choice:enabled").filter(visible=True)
    if not following.count():
        return False
    following.first.evaluate("one => one.click()")
    try:
        page.wait_for_selector(".settled", state="detached")
    except Error:
        return False
    return True

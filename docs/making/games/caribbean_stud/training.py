"""Exercises for dealers: rulings on irregularities, exact odds, drills, and a class with its trainer."""

import re
from random import Random

from playwright.sync_api import Page

from docs.making.screenshots.stage import Stage, open_all, take_dialogs

GAME = "caribbean-stud"
STATE_FACTS = """(draws) => {
  const draw = (list) => list[Math.floor(draws.shift() * list.length)];
  const when = document.querySelector('.report-form select');
  if (when && draws.shift() < 0.6) {
    when.value = draw([...when.options]).value;
    when.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const field of document.querySelectorAll('.report-form fieldset')) {
    const answers = [...field.querySelectorAll('button')];
    if (answers.length && draws.length > 1) draw(answers).click();
  }
  for (const field of document.querySelectorAll('.report-form input[type=number]')) {
    field.value = String(1 + Math.floor(draws.shift() * 6));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}"""
"""A script that states facts at random."""

REPORTS = 5
"""The number of reports of each irregularity of which pictures are taken."""
PAUSE = 120


def show_rulings(stage: Stage) -> None:
    """Take pictures of the list of irregularities, and of each of them with several reports."""
    draws = Random(3)
    with stage.visit() as page:
        page.goto(f"/rulings/{GAME}")
        page.wait_for_selector(".found-list li")
        stage.take(page, "rulings")
        count = page.locator(".found-list li").count()
        for number in range(count):
            page.goto(f"/rulings/{GAME}")
            page.locator(".found-list li a").nth(number).click()
            page.wait_for_selector(".report-form")
            open_all(page, ".report-form")
            for _ in range(REPORTS):
                page.wait_for_timeout(PAUSE)
                stage.take_news(page, "ruling")
                page.evaluate(STATE_FACTS, [draws.random() for _ in range(30)])


def show_odds(stage: Stage) -> None:
    """Take pictures of the trainer before and after a choice, of a hand looked up, and of the charts."""
    with stage.visit() as page:
        page.goto(f"/odds/{GAME}?seed=7&number=0")
        page.wait_for_selector(".odds-choices")
        stage.take(page, "odds")
        take_dialogs(stage, page, "odds")
        for key in ("f", "r", "1", "f", "3", "r"):
            page.keyboard.press(key)
            page.wait_for_selector(".odds-verdict")
            page.evaluate("() => document.querySelectorAll('.choices-told input').forEach((one) => one.click())")
            stage.take_news(page, "odds-choice")
            page.keyboard.press("n")
            page.wait_for_selector(".odds-choices")
        for name, query in (
            ("lookup", "part=lookup"),
            ("looked-up", "part=lookup&hand=As+Kd+9c+9h+2s&upcard=Qd"),
            ("looked-up-base", "part=lookup&game=base&hand=As+Kd+9c+8h+2s&upcard=Kc"),
            ("broken-link", "part=lookup&hand=As+Zz"),
            ("chart", "part=chart"),
            ("chart-base", "part=chart&game=base"),
            ("trainer-base", "game=base&seed=7&number=0"),
        ):
            with stage.part(f"odds {name}"):
                page.goto(f"/odds/{GAME}?{query}")
                page.wait_for_timeout(6 * PAUSE)
                open_all(page)
                stage.take(page, f"odds-{name}")


def show_drills(stage: Stage) -> None:
    """Take pictures of an answered drill of every topic, the topics, and a class as trainer and trainee see it."""
    with stage.visit() as page:
        page.goto(f"/drills/{GAME}?seed=11")
        page.wait_for_selector("#drill-ask")
        open_all(page)
        stage.take(page, "drills")
        topics = page.request.get(f"/api/drills/{GAME}?lang=en").json()["topics"]
        for number, topic in enumerate(one["topic"] for one in topics):
            if re.match(r"[A-Z]{3}-", topic) and number % 4:
                continue
            with stage.part(f"drill {topic}"):
                _answer_drill(stage, page, topic)
        with stage.part("class"):
            _show_class(stage, page)


def _answer_drill(stage: Stage, page: Page, topic: str) -> None:
    page.evaluate(
        "([game, topic]) => localStorage.setItem(`kitapi.drills.${game}`, JSON.stringify({ chosen: [topic] }))",
        [GAME, topic],
    )
    page.goto(f"/drills/{GAME}?seed=11")
    page.wait_for_selector("#drill-ask")
    _answer(page)
    page.wait_for_selector(".marked")
    stage.take(page, f"drill-{topic}")


def _answer(page: Page) -> None:
    """Answer the drill on the page, most often wrongly: a number, one option, or all options in their order."""
    if page.locator(".drill-amount input").count():
        page.locator(".drill-amount input").first.fill("125")
        page.locator(".drill-amount .big").click()
        return
    options = page.locator(".drill-option, .drill-options button")
    options.first.click()
    if page.locator(".drill-question > .big").count():
        for number in range(1, options.count()):
            options.nth(number).click()
        page.locator(".drill-question > .big").click()


def _show_class(stage: Stage, page: Page) -> None:
    """Take pictures of the form for a class, the empty score sheet, a trainee's drills, and the sheet after them."""
    page.goto(f"/drills/{GAME}")
    page.wait_for_selector("#drill-ask")
    open_all(page)
    page.locator(".class-form .big").last.click()
    page.wait_for_selector("#score-sheet")
    stage.take(page, "class-opened")
    with stage.visit() as trainee:
        trainee.goto(page.url)
        trainee.wait_for_selector(".class-form")
        stage.take(trainee, "class-join")
        trainee.locator(".class-form input").fill(stage.names[0])
        trainee.locator(".class-form .big").click()
        trainee.wait_for_selector("#drill-ask")
        stage.take(trainee, "class-drill")
        _answer(trainee)
        trainee.wait_for_selector(".marked")
        stage.take(trainee, "class-answered")
    page.reload()
    page.wait_for_timeout(10 * PAUSE)
    open_all(page)
    stage.take(page, "class-sheet")

"""Shows the room's own texts that a table seldom shows: checks of deals, reviews, seats, and bots."""

from typing import Any

from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage

FAILED = {
    "record": ("no_opening", ""),
    "commitment": ("no_secret", "other_secret", "other_algorithm"),
    "pledges": ("late_pledge",),
    "values": ("other_value",),
    "order": ("other_cards",),
    "own_commitment": ("other_commitment",),
    "own_pledges": ("other_pledges",),
    "last": ("vanished",),
}
"""The reasons for which each check of a deal can fail."""

UNKNOWN = {
    "commitment": ("algorithm", "no_secret", "not_over"),
    "pledges": ("no_pledges", "aborted"),
    "dealing": ("not_dealt",),
    "own_commitment": ("not_remembered",),
    "own_value": ("came_late", "not_shown", "given_elsewhere"),
}
"""The reasons for which the answer of each check can be unknown."""

NAMES = ("record", "commitment", "pledges", "values", "order", "dealing", "own_commitment", "own_pledges", "own_value")
SHARES = [{"value": "5e" * 16, "pledge": "c1" * 32}, {"value": None, "pledge": "9a" * 32}, {"value": "", "pledge": ""}]

CHECKS = """async ({ at, html, facts, voiceOf }) => {
  const { CheckedDeal } = await at('web/client/checking/check_slip.js');
  return facts.items.map((deal) => html`<article class="paper slip"><${CheckedDeal} ...${deal} table="t"
    nameOf=${voiceOf(0).nameOf} /></article>`);
}"""

REVIEWS = """async ({ at, html, facts, voiceOf }) => {
  const part = (name) => at(`web/client/review/${name}.js`);
  const { DecisionSlip } = await part('decision_slip');
  const { ReviewProgress } = await part('review_progress');
  const { SeatSums } = await part('seat_sums');
  const { mistakeLines } = await part('worst_mistake');
  const { nameOf } = voiceOf(0);
  const slips = facts.items.map(({ unit, ...decision }) => html`<div class="paper slip"><${DecisionSlip} unit=${unit}
    placed=${{ decision, wordsOf: ({ kind }) => kind }} name=${nameOf(decision.seat)} mine=${decision.seat === 0}
    nameOf=${nameOf} /></div>`);
  const worst = [[0, facts.items], [0, facts.items.filter(({ seat }) => seat > 0)], [0, []], [null, []]]
    .flatMap(([me, all]) => mistakeLines(all, me, nameOf, () => ''));
  const sums = [0, 1, 2].map((seat) => ({ seat, decisions: 5, mistakes: seat, cost: 1.5 * seat, error: 0.2 }));
  const progress = [[true, 0, 0, ''], [false, 0, 0, ''], [false, 3, 12, '']];
  return [...slips, html`<div class="paper slip">${worst.map(({ words }) => html`<p>${words}</p>`)}</div>`,
    html`<div class="paper slip"><${SeatSums} sums=${sums} nameOf=${nameOf} chosen=${null} onChoose=${() => {}} />
      ${progress.map(([preparing, done, of, trouble]) => html`<${ReviewProgress} preparing=${preparing} done=${done}
        of=${of} trouble=${trouble} again=${() => {}} />`)}</div>`];
}"""

SEATS = """async ({ at, html, facts, tableOf, voiceOf }) => {
  const part = (name) => at(`web/client/table/${name}.js`);
  const { SeatsSlip } = await part('seats_slip');
  const { EndingSlip } = await part('ending_slip');
  const { ReleaseSlip } = await part('release_slip');
  const { SeatChanges, narrateSeatChange } = await part('seat_changes');
  const { Plate } = await part('plate');
  const base = { ...tableOf(0), game: facts.game,
    kept: null, roles: [], requests: [], changes: [] };
  const state = (watching) => ({ watching: { value: watching }, link: { send() {} } });
  return facts.items.flatMap(({ changes, watching = 0, ...more }) => {
    const table = { ...base, ...more };
    return [
      html`<div class="paper slip"><${SeatsSlip} state=${state(watching)} table=${table} isOpen=${false} /></div>`,
      html`<${EndingSlip} table=${table} state=${state(0)} />`,
      html`<${ReleaseSlip} table=${table} state=${state(0)} />`,
      ...table.seats.map((seat) => html`<${Plate} seat=${seat} place="bottom" turn=${seat.seat === 1} dealer=${true}
        tricks=${seat.seat} result=${10} role="" />`),
      html`<${SeatChanges} changes=${changes} />`,
      ...(changes ?? []).map((change) => html`<p class="paper">${narrateSeatChange(change).words}</p>`),
    ];
  });
}"""

BOTS = """async ({ at, html, facts }) => {
  const { botWords } = await at('web/client/table/bot_names.js');
  const { styleAt } = await at('web/client/table/bots.js');
  return [html`<ul class="paper slip">${facts.items.flatMap((name) => [false, true].map((ready) => html`<li>
    <b>${botWords(name)}</b> ${styleAt({ name, getting_ready: ready })}</li>`))}</ul>`];
}"""

BOT_NAMES = ("sharp", "master", "patient", "steady", "passer", "simple", "rock", "book", "random")


def show_room_gallery(stage: Stage, game: str) -> None:
    """Take all pictures, at a table of the game."""
    galleries = [
        Gallery("checks", CHECKS, _list_checked_deals(), 1),
        Gallery("reviews", REVIEWS, _list_decisions(), 5),
        Gallery("seats", SEATS, [{"bots": BOT_NAMES, **table} for table in _list_tables()], 1),
        Gallery("bots", BOTS, BOT_NAMES, 9),
    ]
    show_galleries(stage, game, "french", galleries)


def _list_checked_deals() -> list[dict[str, Any]]:
    """Deals with every outcome of their checks."""
    passed = [_check(name, "passed") for name in NAMES]
    foreign = [_check(name, "passed") for name in NAMES if not name.startswith("own")]
    failed = [_check(name, "failed", why) for name, reasons in FAILED.items() for why in reasons]
    unknown = [_check(name, "unknown", why) for name, reasons in UNKNOWN.items() for why in reasons]
    unnamed = {**_check("values", "failed", "other_value"), "seats": []}
    return [
        _compose_deal("sound", [*passed, _check("last", "passed")]),
        _compose_deal("sound", foreign),
        _compose_deal("aborted", foreign, secret=""),
        _compose_deal("unsound", [*failed, unnamed]),
        _compose_deal("open", unknown),
    ]


def _check(name: str, outcome: str, why: str = "") -> dict[str, Any]:
    return {"name": name, "outcome": outcome, "why": why, "seats": [1, 2]}


def _compose_deal(outcome: str, checks: list[dict[str, Any]], secret: str = "3f" * 32) -> dict[str, Any]:
    made = {"context": "table t deal 3", "algorithm": "kitapi-shuffle-2", "digest": "7b" * 32, "secret": secret}
    return {"verdict": {"outcome": outcome, "silent": [1], "withheld": [2], "shares": SHARES, **made}, "checks": checks}


def _list_decisions() -> list[dict[str, Any]]:
    """A decision with each verdict, over one possible deal, all of them, or some."""
    verdicts = ("right", "unlucky", "mistake", "lucky", "mistake")
    layouts = ((1, True), (12, True), (400, False), (1, False), (2, True))
    return [
        _decision(number, verdict, layouts=count, exact=exact)
        for number, (verdict, (count, exact)) in enumerate(zip(verdicts, layouts, strict=True))
    ]


def _decision(number: int, verdict: str, **more: Any) -> dict[str, Any]:
    cost = 0 if verdict in {"right", "unlucky"} else 3.5 + number
    chances: tuple[float | None, ...] = (0.25, 0.75) if number % 2 else (None, None)
    alternatives = [
        {
            "action": {"kind": "play_card", "card": card},
            **{"expected": 4 - loss, "cost": loss, "error": 0.3, "tricks": 6.5},
            **{"made": made, "open": 2, "chosen": loss == cost},
        }
        for card, loss, made in zip(("Ah", "7c"), (0, cost or 2), chances, strict=True)
    ]
    facts = [{"sentence": "…"}, {"sentence": "{1}: A♥"}]
    return {
        "unit": "points" if number % 2 else "kapikia",
        "seat": number % 3,
        "chosen": {"kind": "discard", "cards": ["7d", "8d"]} if number == 1 else {"kind": "play_card", "card": "Ah"},
        "cost": cost,
        "error": 0.3 if number < 3 else 0.0,
        "verdict": verdict,
        "turning_point": number == 2,
        "why": "",
        "alternatives": alternatives,
        "facts": facts,
        "breach": None,
        **more,
    }


def _list_tables() -> list[dict[str, Any]]:
    """Return tables whose seats together are in every state, as a player, a host and a visitor see them."""
    person = {"kind": "person", "connected": True, "ready": True, "accepted": True, "missing": False, "ending": False}
    bot = {**person, "kind": "bot", "name": "steady", "getting_ready": True, "reserved": "Petros"}
    names = ("Maria", "Konstantinos", "Dora")
    people = [{**person, "seat": seat, "name": name} for seat, name in enumerate(names)]
    away = {**people[1], "connected": False, "missing": True, "ending": True, "givable": True}
    empty = {**person, "kind": "open", "name": "", "connected": False}
    holders = [{"kind": "person", "name": "Dora"}, {"kind": "bot", "name": "steady"}, {"kind": "open", "name": ""}]
    reserved = {"kind": "reserved", "name": "Petros"}
    pairs = [(holders[0], holders[1]), (holders[1], holders[2]), (reserved, holders[2])]
    changes = [
        {"kind": "seat_changed", "seat": at, "deal": 3, "running": at == 1, "before": before, "after": after}
        for at, (before, after) in enumerate(pairs)
    ]
    proposal = {"number": 1, "seat": 0, "action": None, "agreed": [0], "release": 2}
    invited = {"entry": "invitation", "hosting": True, "seat_requests": [{"number": 1, "seat": 2, "name": "Petros"}]}
    return [
        {"seats": [people[0], away, {**bot, "seat": 2}], "started": True, "watching": 2, "changes": changes},
        {"seats": [people[0], {**people[1], "muted": True}, {**empty, "seat": 2, "reserved": ""}], **invited},
        {"seats": [{**one, "seat": at} for at, one in enumerate((empty, bot, {**empty, "reserved": "Petros"}))]}
        | {"me": None, "kept": 2, "watching": 1, "started": True},
        {"seats": [people[0], people[1], {**empty, "seat": 2, "reserved": "Petros"}], "proposal": proposal, "me": 1},
        {"seats": [{**people[0], "ending": True}, {**people[1], "connected": False}, people[2]], "started": True},
    ]

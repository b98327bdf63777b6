"""Texts of a table of Prefa for everything that can happen there: log, tips, prompts, results, rules and sheets."""

from collections.abc import Iterator
from typing import Any

import msgspec

from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.games.prefa.rules.view import Phase
from kitapi_testing.games.prefa.settled_deals import facts_of, outcome_of

GAME = "prefa"
HAND = ["As", "Ks", "Ts", "9s", "8s", "Ah", "Kh", "7d", "8d", "9c"]

DEALS: tuple[tuple[str, int | None, dict[str, str]], ...] = (
    ("6h 6/3/1", 0, {}),
    ("6h 6/3/1", 2, {}),
    ("6h 6/3/1", None, {}),
    ("7h 6/3/1", 0, {}),
    ("7h 6/3/1", 1, {}),
    ("7h 5/3/2", 0, {}),
    ("7h 4/3/3", None, {}),
    ("7h 4/3/3", 0, {"triple_from": "3"}),
    ("7h 8/0/2", 1, {}),
    ("6h 8/2/0", 2, {}),
    ("6h 8/2/0", 1, {"solo_pays_partner": "single"}),
    ("6h 8/1/1", 0, {}),
    ("6h 9/1/0", None, {}),
    ("6h 6/3/1 first-calls", 1, {}),
    ("6h 5/3/2 second-calls", 1, {}),
    ("7h 9/-/1", 2, {}),
    ("6h 6/3/1 aces", 0, {}),
    ("7h 6/3/1 aces", 1, {}),
    ("7h 10/-/- aces", 1, {}),
    ("6h 4/3/3 four", 3, {}),
    ("6h 4/3/3 four", 0, {"idle_pay": "doubled"}),
    ("7h 7/2/1 kasa=30", 1, {}),
    ("7h 7/2/1 kasa=30", 0, {"last_contract": "full"}),
    ("7h 5/3/2 solo", 0, {}),
    ("7h 5/3/2 solo", 1, {}),
    ("7h 5/3/2 declined", 0, {}),
    ("7h 5/3/2 declined", 1, {}),
    ("10n 9/0/1", 0, {"ten_owed": "one"}),
    ("8n 10/-/-", 0, {}),
    ("thrown-in", 0, {}),
    ("passed 5/3/2", 0, {}),
    ("passed 4/4/2", 2, {}),
)
"""Finished deals of every kind, the seat for which each is drawn, and the house rules it was settled by."""

LOG = """async ({ at, html, facts, tableOf }) => {
  const { narrate } = await at('games/prefa/client/narration.js');
  const { Log } = await at('web/client/table/log.js');
  const lines = facts.items.map(([me, calls, seen], id) =>
    ({ id, ...narrate(seen, { table: tableOf(me), view: { calls } }) }));
  return [html`<${Log} lines=${lines} />`, html`<ul class="paper slip">${lines.filter(({ spoken }) => spoken)
    .map(({ spoken }) => html`<li>${spoken}</li>`)}</ul>`];
}"""

SLIPS = """async ({ at, html, facts, tableOf }) => {
  const { ResultSlip } = await at('games/prefa/client/result_slip.js');
  return facts.items.map(([me, view, outcome]) =>
    html`<${ResultSlip} view=${view} outcome=${outcome} table=${tableOf(me)} replayed />`);
}"""

STORIES = """async ({ at, html, facts, voiceOf }) => {
  const { Story } = await at('games/prefa/client/story.js');
  const { columnsOf } = await at('games/prefa/client/columns.js');
  const { DealGains, KasaLine } = await at('games/prefa/client/deal_sum.js');
  return facts.items.flatMap(([me, sheet]) => [
    ...columnsOf(sheet).filter(({ figures }) => figures.some(({ deal }) => deal > 0))
      .map((column) => html`<${Story} column=${column} label="" voice=${voiceOf(me)} deals=${sheet.deals} />`),
    html`<${DealGains} deal=${sheet.deals[0]} moved=${sheet.deals[0].results} voice=${voiceOf(me)} />`,
    html`<${KasaLine} deal=${sheet.deals[0]} voice=${voiceOf(me)} />`,
  ]);
}"""

TURNS = """async ({ at, html, facts, tableOf, voiceOf }) => {
  const { guidanceFor } = await at('games/prefa/client/guide.js');
  const { Guide } = await at('web/client/table/guide.js');
  const { Middle } = await at('games/prefa/client/middle.js');
  const { ContractStrip } = await at('games/prefa/client/strip.js');
  const { turnWords, waitingWords } = await at('games/prefa/client/words.js');
  const { readAloud } = await at('games/prefa/client/spoken_table.js');
  const { nameOf } = voiceOf(0);
  const state = { choosing: { form: null }, shown: { gathering: null }, nameOf, placeOf: () => 'bottom' };
  return facts.items.flatMap((view) => [
    html`<${ContractStrip} view=${view} nameOf=${nameOf} />`,
    html`<${Guide} ...${guidanceFor(view) ?? {}} />`,
    html`<${Middle} view=${view} ...${state} />`,
    html`<div class="options"><p class="prompt">${turnWords(view.phase)}</p></div>`,
    html`<div class="options"><p class="prompt">${waitingWords(view.phase, nameOf(1))}</p></div>`,
    html`<p class="paper">${readAloud({ view, table: tableOf(0) })}</p>`,
  ]);
}"""

RULES = """async ({ at, html, facts }) => {
  const { RuleText } = await at('games/prefa/client/rules.js');
  return [html`<article class="paper settled">
    ${facts.items.map((clause) => html`<${RuleText} clause=${clause} />`)}</article>`];
}"""

RULE_NUMBERS = (
    *("PREFA-AUC-06", "PREFA-BUY-02", "PREFA-BUY-03", "PREFA-PART-03", "PREFA-PART-05"),
    *(f"PREFA-PAY-{number:02}" for number in range(1, 10)),
    *(f"PREFA-KIT-{number:02}" for number in range(1, 5)),
    *(f"PREFA-HOUSE-{number:02}" for number in range(1, 5)),
)

CHOICES = """async ({ at, html, facts }) => {
  const { choiceOf } = await at('games/prefa/client/choices.js');
  const { ContractChoice } = await at('games/prefa/client/contract_choice.js');
  const { actionWords } = await at('games/prefa/client/action_words.js');
  const { OptionBar } = await at('web/client/table/option_bar.js');
  const view = { bargain: { solo_cost: 140 }, calls: [{ seat: 1, call: { kind: 'bid', contract: '6h' } }] };
  const [form, ...options] = facts.items;
  const choosing = { forms: [form], form, named: { contract: '7h', aces: true } };
  const choices = options.flatMap((option) => choiceOf(option, { view, choosing, act() {} }));
  return [
    html`<${OptionBar} prompt="" choices=${choices} mine />`,
    html`<div class="asking"><${OptionBar} prompt="" choices=${choices} mine /></div>`,
    html`<${ContractChoice} form=${form} named=${choosing.named} onName=${() => {}} />`,
    html`<ul class="paper slip">${options.map((option) => html`<li>${actionWords(option, view)}</li>`)}</ul>`,
  ];
}"""

OPTIONS: tuple[dict[str, Any], ...] = (
    {
        "kind": "form",
        "fields": [{"name": "contract", "values": ["6h", "7h", "8n"]}, {"name": "aces", "values": [False, True]}],
    },
    {"kind": "bid", "contract": "7h"},
    {"kind": "hold"},
    {"kind": "if_left"},
    {"kind": "write_solo"},
    *({"kind": "answer_solo", "accept": accept} for accept in (True, False)),
    *({"kind": "participate", "answer": answer} for answer in ("play", "pass", "together", "alone")),
    {"kind": "claim"},
    *({"kind": "answer_claim", "accept": accept} for accept in (True, False)),
)
"""The form of a contract, and every other option."""

ADDED = """async ({ at, html, facts, tableOf, voiceOf }) => {
  const { History } = await at('games/prefa/client/history.js');
  const { KasaStory } = await at('games/prefa/client/result_sum.js');
  const { Story } = await at('games/prefa/client/story.js');
  const { columnsOf } = await at('games/prefa/client/columns.js');
  return facts.items.flatMap((sheet) => [
    html`<div class="paper slip"><${History} sheet=${sheet} table=${tableOf(0)} nameOf=${voiceOf(0).nameOf} /></div>`,
    html`<${KasaStory} sheet=${sheet} start=${900} stands=${1200} label="" voice=${voiceOf(0)} />`,
    html`<${Story} column=${columnsOf(sheet)[0]} label="" voice=${voiceOf(0)} deals=${sheet.deals} />`,
  ]);
}"""

KASA = """async ({ at, html, tableOf }) => {
  const { KasaChange } = await at('games/prefa/client/kasa_change.js');
  const changes = [{ kind: 'change', lowest: -300, highest: 300, step: 10 }];
  const of = (proposal) => html`<${KasaChange} view=${{ kasa_changes: changes }} send=${() => {}}
    table=${{ ...tableOf(0), proposal }} />`;
  const propose = (seat, amount, agreed) => of({ number: 1, seat, agreed, action: { kind: 'change', amount } });
  return [of(null), propose(1, 100, [1]), propose(1, -50, [1]), propose(0, 100, [0])];
}"""


def show_gallery(stage: Stage) -> None:
    """Take all pictures."""
    deals = list(_yield_outcomes())
    slips = [[me, view, {**outcome, **more}] for me, view, outcome, more in deals]
    stories = [[me, _sheet(outcome)] for me, _, outcome, _ in deals]
    galleries = [
        Gallery("log", LOG, list(_yield_log_entries()), 60),
        Gallery("turns", TURNS, list(_views()), 5),
        Gallery("rules", RULES, RULE_NUMBERS, 30),
        Gallery("choices", CHOICES, OPTIONS, len(OPTIONS)),
        Gallery("kasa", KASA),
        Gallery("added", ADDED, [_add_kasa(_sheet(deals[0][2]), amount) for amount in (100, -100)], 2),
        Gallery("slips", SLIPS, slips, 4),
        Gallery("stories", STORIES, stories, 4),
    ]
    show_galleries(stage, GAME, "french", galleries)


def _yield_outcomes() -> Iterator[tuple[int | None, dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """Yield by deal: the seat for which it is drawn, the view before its end, its outcome, and further fields of it."""
    for number, (text, me, options) in enumerate(DEALS):
        outcome = outcome_of(facts_of(text), msgspec.convert(options, PrefaVariant))
        results = [0] * len(outcome["results"])
        view = {"number": 1, "results": results, "kasa": outcome["facts"]["kasa"]}
        more: dict[str, Any] = {"sitting_over": number < 2, "added": (0, 300, -300)[number % 3]}
        yield me, view | ({"kasa_changes": [1]} if number == 1 else {}), outcome, more


def _sheet(outcome: dict[str, Any]) -> dict[str, Any]:
    return {"players": len(outcome["results"]), "kasa_share": 300, "deals": [{"number": 1, "dealer": 0, **outcome}]}


def _add_kasa(sheet: dict[str, Any], amount: int) -> dict[str, Any]:
    """The sheet after the players agreed to add ``amount`` for each, or to take it off."""
    (deal,) = sheet["deals"]
    entry = {"field": 0, "column": None, "before": 30, "after": 30 + amount // 10, "clause": "PREFA-HOUSE-03"}
    kasa = deal["kasa"] + sheet["players"] * amount
    change = {"after": 1, "amount": amount, "entries": [entry], "results": deal["results"], "kasa": kasa}
    return {**sheet, "added": [change]}


def _yield_log_entries() -> Iterator[list[Any]]:
    """Yield the reader's seat, the calls so far, and observations: each kind of event, by the reader and by another."""
    bid = {"kind": "bid", "contract": "6h"}
    for me in (0, 1):
        for seen in _events():
            before = [{"seat": 1, "call": {"kind": "bid", "contract": seen.pop("over", "6h")}}]
            yield [me, [] if seen.get("call") == bid else before, {**seen, "kind": f"prefa.{seen['kind']}"}]


def _events() -> Iterator[dict[str, Any]]:
    yield {"kind": "deal_began", "dealer": 0, "number": 3}
    yield {"kind": "call_made", "seat": 0, "call": {"kind": "bid", "contract": "6h"}}
    yield {"kind": "call_made", "seat": 0, "call": {"kind": "bid", "contract": "7n"}}
    yield {"kind": "call_made", "seat": 0, "call": {"kind": "hold"}}
    yield {"kind": "call_made", "seat": 0, "call": {"kind": "hold"}, "over": "8n"}
    yield {"kind": "call_made", "seat": 0, "call": {"kind": "if_left"}}
    yield {"kind": "call_made", "seat": 0, "call": {"kind": "pass"}, "by_clock": True}
    yield {"kind": "talon_taken", "declarer": 0, "minimum": "7d"}
    yield {"kind": "pass_deal_begun"}
    yield {"kind": "solo_written", "seat": 0}
    yield from ({"kind": "solo_answered", "seat": 0, "accept": accept} for accept in (True, False))
    yield from ({"kind": "kasa_added", "amount": amount} for amount in (100, -100))
    yield {"kind": "discarded", "seat": 0}
    yield from ({"kind": "contract_named", "seat": 0, "contract": "7h", "aces": aces} for aces in (True, False))
    yield from (
        {"kind": "answer_given", "seat": 0, "answer": answer} for answer in ("play", "pass", "together", "alone")
    )
    yield {"kind": "card_played", "seat": 0, "card": "As"}
    yield {"kind": "trick_taken", "seat": 0}
    yield {"kind": "claim_made", "seat": 0}
    yield from ({"kind": "claim_answered", "seat": 0, "accept": accept} for accept in (True, False))
    yield {"kind": "claim_refused"}
    yield from ({"kind": "claim_granted", "seat": 0, "tricks": tricks} for tricks in (1, 4))
    for text in ("6h 6/3/1", "7h 5/3/2 solo", "8n 10/-/-", "7h 4/3/3", "thrown-in", "passed 5/3/2"):
        yield {"kind": "all_shown", "settled": outcome_of(facts_of(text), PrefaVariant())}
    yield {"kind": "taken_back", "seat": 0}
    yield {"kind": "sitting_broken_up"}


def _views() -> Iterator[dict[str, Any]]:
    """Yield a view in every phase, in which the viewer is to act."""
    bargain = {"declarer": 1, "minimum": "7h", "first": 0, "second": 2, "solo_cost": 140}
    named = {**bargain, "contract": "7h", "aces": True, "value": 7, "quotas": [2, 1]}
    common = {"number": 3, "dealer": 2, "kasa": 900, "hand": HAND, "turn": [0], "active": [0, 1, 2]}
    common |= {"results": [12, -30, 18], "tricks": [1, 0, 2]}
    calls = [{"seat": 1, "call": {"kind": "bid", "contract": "6s"}}, {"seat": 2, "call": {"kind": "pass"}}]
    more: dict[str, dict[str, Any]] = {
        "bidding": {"calls": [*calls, {"seat": 0, "call": {"kind": "hold"}, "by_clock": True}]},
        "discarding": {"bargain": bargain, "options": [{"kind": "discard"}]},
        "given_up": {"bargain": bargain},
        "participating": {"bargain": named, "answers": [{"seat": 2, "answer": "together"}]},
        "claimed": {"bargain": named, "claim": {"seat": 1, "cards": ["As", "Ks"], "accepted": [2]}},
    }
    for phase in Phase:
        yield {**common, "phase": phase.value, **more.get(phase.value, {})}
    for led, options in ((None, "As"), ("7d", "8d"), ("7c", "As 7d"), ("7c", "As Ks")):
        trick = [{"seat": 1, "card": led}] if led else []
        offered = [{"kind": "play", "card": card} for card in options.split()]
        yield {**common, "phase": "playing", "bargain": named, "trick": trick, "options": offered}

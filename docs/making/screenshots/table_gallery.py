"""The room's texts around a deal: advice, talk, proposals, closed tables, connections, results of the solver."""

from typing import Any

from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage

ADVICE = """async ({ at, html, facts }) => {
  const { AdviceSlip } = await at('web/client/advice/advice_slip.js');
  const none = { advice: null, making: false, trouble: '' };
  const still = { position: 'static', width: 'auto' };
  return facts.items.map((state) => html`<div class="shown-still" style=${still}>
    <${AdviceSlip} adviceControls=${{ state: { ...none, ...state }, toggle() {}, again() {} }} counts
      wordsOf=${({ kind }) => kind} /><style>.shown-still > .advice { position: static; width: auto; }</style></div>`);
}"""

TALK = """async ({ at, html, facts, tableOf }) => {
  const part = (name) => at(`web/client/table/${name}.js`);
  const { Talk } = await part('talk');
  const { phraseWords, PHRASES } = await part('phrases');
  const { hidePerson } = await part('hidden_people');
  const base = tableOf(0);
  const { names } = facts;
  const phrases = PHRASES.map((phrase, number) => ({ number, phrase, seat: number % 3, name: names[number % 3] }));
  const texts = [1, 1, 2].map((seat, at) => ({ number: 90 + at, type: 'written', seat, name: names[seat],
    who: `visitor-${seat}`, text: '…', gone: at === 1 }));
  facts.items.forEach(({ hides }) => { if (hides) hidePerson(hides); });
  return facts.items.map(({ muted = null, ...more }) => html`<${Talk} table=${{ ...base, ...more,
    seats: base.seats.map((seat) => ({ ...seat, muted: seat.seat === muted })) }}
    state=${{ said: { value: more.free_text ? texts : phrases }, link: { send() {} } }} />`);
}"""

PROPOSALS = """async ({ at, html, facts, tableOf }) => {
  const part = (name) => at(`web/client/table/${name}.js`);
  const { Proposals } = await part('proposals');
  const base = { ...tableOf(0), kept: null, archive: false, bots: ['steady'] };
  base.seats = base.seats.slice(0, 3).map((seat) =>
    ({ ...seat, connected: true, ready: true, accepted: true, reserved: facts.names[2] }));
  const state = { link: { send() {} }, watching: { value: 0 } };
  return facts.items.map((more) => html`<div><${Proposals} table=${{ ...base, ...more }} state=${state} /></div>`);
}"""

CLOSED = """async ({ at, html, answers }) => {
  const { ClosedSlip } = await at('web/client/table/closed_slip.js');
  const { MissingPart, MissingLine } = await at('web/client/lazy_part.js');
  const { NoScript } = await at('web/client/start/no_script.js');
  const { OwnConnections } = await at('web/client/settings_slip/own_connections.js');
  await (await at('web/client/sheets.js')).addSheet('settings');
  const state = (value) => ({ link: { connection: { value }, hurry() {} }, turnedAway: { value: '…' } });
  const connection = { id: 'a', table: 'h3kf9dwq', network: '192.0.2.0/24', since: '2026-11-01T20:15:00Z' };
  answers['/api/connections'] = { connections: [connection], complete: false };
  return [
    ...['full', 'signed out', 'ended'].map((one) => html`<div class="closed-slip"><${ClosedSlip} state=${state(one)} />
      <style>.closed-slip main.lost { min-height: 0 !important; height: auto; }</style></div>`),
    html`<${MissingPart} />`, html`<${MissingLine} />`, html`<${NoScript} />`,
    html`<div class="paper slip settings" data-click=".own-connections button"><${OwnConnections} /></div>`,
  ];
}"""

SEATS = """async ({ at, html, tableOf }) => {
  const part = (name) => at(`web/client/table/${name}.js`);
  const { SeatOffer } = await part('seat_offer');
  const { awaitedSeat } = await part('awaited_seat');
  const { SpectatorPlace } = await part('spectator_place');
  const { NameField } = await part('name_field');
  const { NextDeal } = await part('next_deal');
  const { CallClock } = await part('call_clock');
  const { noteClock } = await part('clock_arrivals');
  const { SoundOffer } = await part('sound_offer');
  const base = { ...tableOf(null), kept: null, archive: false, bots: ['steady'], proposal: null };
  awaitedSeat.value = { table: base.id, seat: 1, name: '' };
  const offers = [{ seat: 1, kind: 'bot', dealt: true }, { seat: 2, kind: 'bot', dealt: true },
    { seat: 3, kind: 'open' }];
  const clock = { left: 7, seconds: 20 };
  noteClock(clock);
  const send = () => {};
  return [
    ...offers.map((seat) => html`<div class="paper slip">
      <${SeatOffer} seat=${seat} table=${base} send=${send} /></div>`),
    ...[{ kept: 0 }, { kept: 1, seats: [null, { seat: 1, kind: 'bot' }] }, { archive: true }, {}].map((more) =>
      html`<${SpectatorPlace} table=${{ ...base, ...more }} over=${false} send=${send} />`),
    html`<div class="plate at-bottom" style="position: static"><${NameField} seat=${base.seats[0]} send=${send}
      onClose=${() => {}} /></div>`,
    html`<${CallClock} clock=${clock} mine />`, html`<${SoundOffer} />`,
    html`<${NextDeal} over=${false} table=${base} send=${send} />`,
  ];
}"""

SOLVED = """async ({ at, html, facts }) => {
  const { costWords, objectiveName, resultWords } = await at('web/client/solver/words.js');
  const { cardName, rankName, suitName } = await at('web/client/cards/names.js');
  const costs = [0, 1, 2].flatMap((own) => [0, 1, 5].flatMap((other) =>
    [false, true].map((misere) => costWords(own, other, misere))));
  const results = facts.items.map((answer) => resultWords(answer));
  const objectives = ['betl', 'open', 'open_betl', 'tricks'].map(objectiveName);
  const own = ['s', 'c', 'd', 'h'].map((suit) => suitName(suit)).concat(['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6',
    '5', '4', '3', '2'].map((rank) => rankName(`${rank}s`)));
  const cards = ['s', 'c', 'd', 'h'].flatMap((suit) =>
    ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'].map((rank) => cardName(rank + suit)));
  return [costs, results, objectives, cards, own].map((lines) =>
    html`<ul class="paper slip">${[...new Set(lines)].map((words) => html`<li>${words}</li>`)}</ul>`);
}"""

OWN = """async ({ at, html, facts }) => {
  const { OwnTables } = await at('web/client/start/own_tables.js');
  await (await at('web/client/sheets.js')).addSheet('start').catch(() => undefined);
  const [bot, open] = [{ kind: 'bot', name: '' }, { kind: 'open', name: '' }];
  const table = { table: 'a', game: facts.game, seat: 0, roles: [], number: 4, over: false, result: -136,
    archived: false, others: [{ kind: 'person', name: facts.names[1] }, bot], changed: '2026-11-29T20:15:00Z' };
  const tables = [table, { ...table, over: true, result: 40, others: [bot, bot] },
    { ...table, number: 0, result: null, others: [open, open] }, { ...table, archived: true }];
  return [html`<${OwnTables} tables=${tables.map((one, id) => ({ ...one, table: `t${id}` }))} onChange=${() => {}} />`];
}"""

RESULTS = tuple(
    {"turn": turn, **result}
    for turn in (None, "declarer")
    for result in ({"tricks": 1}, {"tricks": 6}, {"made": True}, {"made": False})
)
"""Results of open cards, played to the end or not."""

TALKING = (
    {"talk": "on", "moderates": True},
    {"talk": "silent"},
    {"talk": "off", "me": None},
    {"talk": "on", "moderates": True, "free_text": True},
    {"talk": "on", "moderates": True, "free_text": True, "muted": 2, "hides": "visitor-1"},
)
"""Tables where people may use phrases, may not, only watch, may write their own words, and are muted or hidden."""

WAITS = """async ({ at, html, facts, tableOf }) => {
  const part = (name) => at(`web/client/table/${name}.js`);
  const { ConnectingTable } = await part('frame');
  const { RoundTrip } = await part('round_trip');
  const { SheetPanel } = await part('sheet_panel');
  const { ReviewProgress } = await at('web/client/review/review_progress.js');
  const table = { ...tableOf(0), game: facts.game };
  const { SharedLine } = await at('web/client/writer/shared_line.js');
  await (await at('web/client/sheets.js')).addSheet('writer').catch(() => undefined);
  const shares = [{ waiting: 1 }, { isApart: true, waiting: 1 }, { isApart: true, waiting: 0 }, { hasNews: true }];
  const link = { connection: { value: 'open' }, roundTrip: { value: null }, probe() {} };
  return [html`<${RoundTrip} link=${link} />`,
    html`<${RoundTrip} link=${{ ...link, connection: { value: 'lost' } }} />`,
    html`<${ReviewProgress} preparing=${false} done=${0} of=${0} trouble="…" again=${() => {}} />`,
    ...shares.map((sharing) => html`<${SharedLine} sharing=${{ share: {}, ...sharing }} />`),
    html`<div class="waits"><${ConnectingTable} /><style>.waits > * { min-height: 0 !important; height: 240px; }</style>
    </div>`,
    html`<${SheetPanel} table=${table} view=${{}} Sheet=${() => null} />`];
}"""


def show_table_gallery(stage: Stage, game: str) -> None:
    """All pictures, at a table of the game."""
    galleries = [
        Gallery("advice", ADVICE, _list_advice(), 4),
        Gallery("talk", TALK, TALKING, 1),
        Gallery("proposals", PROPOSALS, _list_proposals(), 6),
        Gallery("closed", CLOSED),
        Gallery("waits", WAITS),
        Gallery("own-tables-of-all-kinds", OWN),
        Gallery("places", SEATS),
        Gallery("solved-words", SOLVED, RESULTS, len(RESULTS)),
    ]
    show_galleries(stage, game, "french", galleries)


def _list_advice() -> list[dict[str, Any]]:
    """The advice before it is there, refused, over all layouts and over some of them, with more than eight choices."""
    cards = ("Ah", "Kh", "Th", "9h", "8h", "As", "Ks", "7d", "8d", "9c")
    actions = [
        {
            "action": {"kind": "play_card", "card": card},
            **{"worth": 12.5 - 3 * at, "error": 0.4, "best": at == 0, "chances": {"6": 0.25, "7": 0.75}},
        }
        for at, card in enumerate(cards)
    ]
    whole = {"unit": "kapikia", "worlds": 120, "exact": True, "actions": actions}
    some = {"unit": "points", "worlds": 400, "exact": False, "actions": actions[:2]}
    return [{"making": True}, {}, {"trouble": "…"}, {"advice": whole}, {"advice": some}]


def _list_proposals() -> list[dict[str, Any]]:
    """Proposals to give a seat away and to take back, before and after an answer."""
    proposals = ({"release": 2}, {"takes_back": True})
    open_ones = [{"number": 1, "seat": 1, "agreed": [1], "action": None, "release": None, **one} for one in proposals]
    return [
        {"me": me, "started": True, "proposal": {**one, "agreed": agreed}}
        for one in open_ones
        for me, agreed in ((1, [1]), (0, [1]), (0, [0, 1]))
    ]

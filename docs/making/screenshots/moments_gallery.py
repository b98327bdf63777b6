"""Shows what lasts a moment or needs an unusual file: pages that load, refused files, seldom-used choices."""

from docs.making.screenshots.gallery import Gallery, show_galleries
from docs.making.screenshots.stage import Stage

LOADING = """async ({ at, html }) => {
  const part = (name) => at(`web/client/${name}.js`);
  const { ReplayPage } = await part('replay/replay_page');
  const { BooksPage } = await part('house/books_page');
  const { ClassPage } = await part('drills/class_page');
  const { OfflinePage } = await part('offline/offline_page');
  window.fetch = (address) => (address.startsWith('/locale') ? window.fetchReally(address) : new Promise(() => {}));
  return [html`<${ReplayPage} table="t" deal=${1} />`, html`<${BooksPage} table="t" />`,
    html`<${ClassPage} code="AAAA" />`,
    html`<div data-click="button"><${OfflinePage} /></div>`,
    html`<style>#gallery main { min-height: 0 !important; height: auto; }</style>`];
}"""

UNREACHABLE = """async ({ at, html }) => {
  const { ReplayPage } = await at('web/client/replay/replay_page.js');
  window.fetch = (address) =>
    (address.startsWith('/api') ? Promise.reject(new TypeError()) : window.fetchReally(address));
  return [html`<${ReplayPage} table="t" deal=${1} />`];
}"""

FILES = """async ({ at, html, facts }) => {
  const { openFile } = await at('web/client/writer/opened_file.js');
  const { SharedLine } = await at('web/client/writer/shared_line.js');
  const { t } = await at('web/client/words/translation.js');
  const head = JSON.stringify({ format: 'kitapi-record', game: facts.game, seats: facts.names, version: 1 });
  const refuse = (refused) => ({ game: facts.game, load: async () => ({ RECORDED_KINDS: [],
    import_record: () => ({ sitting: null, refused }), import_scores: () => ({ sitting: null, refused }) }) });
  const files = [[`${head}\\n${head}`, null], [head, { field: 'number' }], [head, {}],
    ['{}\\n{}', { field: 'deals[1]' }]];
  const wordsOf = ([text, refused]) => openFile(text, [refuse(refused)]).catch(({ message }) => message);
  const refusals = await Promise.all(files.map(wordsOf));
  const trouble = t('Two devices wrote under one number: save the sheet to a file, and open it on the other.');
  return [...refusals.concat(t('The file could not be opened. Try again.'))
    .map((words) => html`<p class="trouble" role="alert">${words}</p>`),
    html`<${SharedLine} sharing=${{ share: {}, trouble }} />`,
    html`<p class="paper slip">${t('The sheet is too long for a QR code.')}</p>`];
}"""

WRITING = """async ({ at, html, facts, coverOf }) => {
  const part = (name) => at(`web/client/writer/${name}.js`);
  const { ChangeForm } = await part('change_form');
  const { DealForm } = await part('deal_form');
  const { LineList } = await part('line_list');
  await (await at('web/client/sheets.js')).addSheet('writer').catch(() => undefined);
  const { paper } = coverOf(facts.game), [clause] = facts.items;
  const [words, accounts] = await Promise.all([paper.words.load(), paper.accounts.load()]);
  const { nameOf } = { nameOf: (seat) => facts.names[seat] };
  const { presets } = (await (await fetch('/api/games')).json()).games.find(({ name }) => name === facts.game);
  const [variant] = Object.values(presets);
  const sitting = { game: facts.game, players: 3, first_dealer: 0, variant, lines: [] };
  const at_ = '2026-11-29T20:15:00Z';
  const changes = ['write', 'amend', 'strike'].map((deed, id) => ({ id: `a.${id}`, do: deed, at: at_ }));
  const line = { id: 'a.1', line: { passed: true, tricks: [4, 3, 3] }, struck: false, changes };
  const lines = [line, { ...line, id: 'a.2', struck: true }];
  const over = { ...accounts, offer: () => ({ fields: [], line: null }),
    write_sitting: () => ({ next: null, over: { clause }, page: { deals: [] } }) };
  return [
    html`<${ChangeForm} ranges=${[{ lowest: 10, highest: 300, step: 10 }]} words=${words} onWrite=${() => {}} />`,
    html`<${DealForm} game=${facts.game} accounts=${over} sitting=${sitting} nameOf=${nameOf} news=${0} />`,
    html`<div data-click=".line-head"><${LineList} lines=${lines} head=${sitting} nameOf=${nameOf}
      written=${{ lines: [{ refused: { clause } }] }} /></div>`,
  ];
}"""

TABLES = """async ({ at, html, facts, tableOf }) => {
  const { useEffect, useState } = await at('web/client/ui.js');
  const part = (name) => at(`web/client/table/${name}.js`);
  const { TermsSlip } = await part('terms_slip');
  const { WaitingRoom } = await part('waiting_room');
  const { HostActions } = await part('invitations');
  const { ReleaseSlip } = await part('release_slip');
  const { WaysAbout } = await part('free_text');
  const { nameAt } = await part('seating');
  const { presets } = (await (await fetch('/api/games')).json()).games.find(({ name }) => name === facts.game);
  const [before, after] = Object.values(presets);
  const send = () => {}, state = { link: { send }, watching: { value: 0 } };
  const seated = { connected: true, accepted: true, reserved: '' };
  const seats = tableOf(0).seats.slice(0, 3).map((seat) => ({ ...seat, ...seated }));
  const base = { ...tableOf(0), game: facts.game, seats, advice: 'on', house: '', entry: 'link', requests: [],
    roles: [], bots: [], kept: null, archive: false, started: false };
  const Terms = ({ table }) => {
    const [variant, change] = useState(before);
    useEffect(() => change(after ?? before), []);
    const terms = { number: variant === before ? 1 : 2, preset: null, variant };
    return html`<${TermsSlip} table=${{ ...table, terms }} state=${state} />`;
  };
  const report = (place) => setTimeout(() => {
    const list = place?.querySelector('select');
    if (!list) return;
    list.value = 'threat';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    setTimeout(() => place.querySelector('button').click());
  });
  const written = { number: 1, type: 'written', seat: 1, name: facts.names[1], who: 'v', text: '…' };
  const nameless = { ...base, seats: [{ ...seats[0], name: 'Guest' }, ...seats.slice(1)],
    terms: { number: 1, preset: null, variant: before } };
  return [html`<${Terms} table=${base} />`,
    html`<div class="waiting-still"><${WaitingRoom} table=${nameless} state=${state} /></div>`,
    html`<style>.waiting-still .scene { min-height: 420px; }</style>`,
    html`<div class="paper slip"><${HostActions} seat=${seats[1]} table=${{ ...base, hosting: true }} send=${send} />
      </div>`,
    html`<${ReleaseSlip} table=${{ ...base, seats: seats.map((seat) => ({ ...seat, reserved: facts.names[2] })),
      proposal: { number: 1, seat: 0, agreed: [0, 1, 2], action: null, release: 2 } }} state=${state} />`,
    html`<div class="paper slip" ref=${report}><${WaysAbout} said=${written} name=${facts.names[1]} table=${base}
      send=${send} /></div>`,
    html`<p class="paper slip">${[0, 1, 2, 3, 4, 5, 6].map((seat) => nameAt({ kind: 'bot', seat })).join(', ')} ·
      <span>${nameAt({ kind: 'person', name: 'Guest' })}</span></p>`];
}"""

CHOICES = """async ({ at, html, facts, answers, drawingOf }) => {
  const part = (name) => at(`web/client/${name}.js`);
  const { t } = await part('words/translation');
  const { settings } = await part('settings/settings');
  const { NoticeChoice, VoiceChoice } = await part('settings_slip/alert_choices');
  const { HouseMembers } = await part('house/house_members');
  const { HouseReports } = await part('house/report_format');
  const { HouseRuleFields, defaults } = await part('terms/house_rule_fields');
  const { about } = await part('start/about');
  const { playTip } = await part('tricks/play_tip');
  const { readTableAloud } = await part('tricks/spoken_table');
  const { rankName } = await part('cards/names');
  const { setDeck } = await part('cards/deck');
  await (await part('sheets')).addSheet('settings');
  Object.defineProperty(globalThis, 'speechSynthesis', { configurable: true, value: { getVoices: () =>
    ['en', 'el', 'sk', 'it'].map((lang) => ({ lang, localService: true })) } });
  Object.defineProperty(Notification, 'permission', { configurable: true, value: 'denied' });
  const house = { id: 'lido', name: 'Lido', game: facts.game, practice: false, settled: {}, tables: 2, founder: true,
    members: [], invitations: 0, reports: { zone: 'UTC', currency: '' } };
  answers['/api/houses/lido/reports'] = { house };
  const game = (await (await fetch('/api/games')).json()).games.find(({ name }) => name === facts.game);
  const hand = ['As', 'Ks', 'Ts', '9s', '8s', 'Ah', 'Kh', '7d', '8d', '9c'];
  const { oneTap } = settings.value;
  settings.value = { ...settings.value, oneTap: true };
  const tip = playTip({ hand, trick: [], options: [] });
  settings.value = { ...settings.value, oneTap };
  setDeck('german');
  const ranks = ['Q', 'J'].map((rank) => rankName(`${rank}s`));
  setDeck('french');
  return [html`<div class="paper slip settings"><${VoiceChoice} /><${NoticeChoice} /></div>`,
    html`<div class="paper slip"><${HouseMembers} house=${house} onHouse=${() => {}} /></div>`,
    html`<form class="paper friends" data-click=":scope > .plain">
      <${HouseReports} house=${house} onHouse=${() => {}} /></form>`,
    html`<form class="paper friends"><${HouseRuleFields} game=${game} words=${drawingOf(facts.game).houseRules}
      variant=${defaults(game)} fixed=${[game.fields[0].name]} onVariant=${() => {}} /></form>`,
    html`<p class="paper slip">${about()}</p>`, html`<p class="paper slip">${tip}</p>`,
    html`<p class="paper slip">${readTableAloud({ view: null }, {})}</p>`,
    html`<ul class="paper slip">${ranks.map((rank) => html`<li>${rank}</li>`)}</ul>`,
    html`<p class="paper slip">
      ${t('Quiet, Merry, Bold, Patient, Clever, Lucky, Proud, Gentle, Early, Swift, Golden, Wise')}</p>`,
    html`<p class="paper slip">
      ${t('Sparrow, Heron, Falcon, Owl, Stork, Lark, Magpie, Crane, Swan, Finch, Raven, Swallow')}</p>`];
}"""

OPEN_CARDS = """async ({ at, html, facts, coverOf }) => {
  const { CheckSlip } = await at('web/client/checking/check_slip.js');
  const { Goals } = await at('web/client/hand/goals.js');
  const { Matrix } = await at('web/client/solver/matrix.js');
  const { TrickList } = await at('web/client/solver/trick_list.js');
  await (await at('web/client/sheets.js')).addSheet('solver').catch(() => undefined);
  await coverOf(facts.game).hand.words.load();
  const hands = { declarer: [], first: [], second: [] };
  const deal = (objective) => ({ hands, objective, strain: 's', leader: 'first', turn: 'first', played: [] });
  const tricks = [{ cards: ['As', 'Ks', '7s'], winner: 'declarer' }];
  const sides = { declarer: 1, defence: 2 };
  const { fetch } = window;
  window.fetch = async (address, request) => (String(address).includes('record')
    ? new Response(JSON.stringify({ format: 'kitapi-record', game: 'unknown', version: 1 })) : fetch(address, request));
  const goals = ['6s', '6c', '6d', '6h', '7s', '7c', '7d', '8s'].map((goal, at) =>
    ({ goal, chosen: 0.1 * at, expected: at - 3, made: 0.5, error: 0.2 }));
  return [
    ...[0, 2].map((misere) => html`<${TrickList} deal=${deal(misere ? 'betl' : 'tricks')} tricks=${tricks}
      costs=${[0, 1, 2]} sides=${sides} />`),
    html`<${Matrix} deal=${deal('betl')} onDeal=${() => {}} />`,
    html`<div class="paper slip" data-click="button"><${Goals} game=${facts.game} goals=${goals} best="8s" title="" />
      </div>`,
    html`<div class="paper slip"><${CheckSlip} table="t" deal=${1} nameOf=${() => ''} /></div>`,
  ];
}"""


def show_moments(stage: Stage, game: str, clause: str) -> None:
    """Take all pictures, at a table of the game; ``clause``: its rule by which a sitting ends."""
    galleries = [
        Gallery("loading", LOADING),
        Gallery("unreachable", UNREACHABLE),
        Gallery("refused-files", FILES),
        Gallery("seldom-written", WRITING, (clause,)),
        Gallery("seldom-at-tables", TABLES),
        Gallery("seldom-chosen", CHOICES),
        Gallery("seldom-in-open-cards", OPEN_CARDS),
    ]
    show_galleries(stage, game, "french", galleries)

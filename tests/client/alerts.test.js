/** Spoken calls and notifications: off until chosen, without a card, and absent where the browser has none. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { document as page, nextRender } from "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { changeSettings, settings } from "../../src/kitapi/web/client/settings/settings.js";
import { alertBy } from "../../src/kitapi/web/client/table/alerts.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const provide = (/** @type {string} */ name, /** @type {unknown} */ value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** What the browser speaks, in order; each sentence lasts until `end` is called. */
const spoken = /** @type {any[]} */ ([]);
const end = () => spoken.at(-1).onend();
const synthesis = {
  voices: /** @type {{ lang: string, localService: boolean }[]} */ ([]),
  getVoices() { return this.voices; },
  speak: (/** @type {any} */ said) => spoken.push(said),
  cancel: () => { spoken.at(-1).onerror(); },
};
const notices = /** @type {any[]} */ ([]);

class Notice {
  static permission = "granted";

  static answer = "granted";

  static async requestPermission() { return (Notice.permission = Notice.answer); }

  open = true;

  constructor(/** @type {string} */ title, /** @type {any} */ options) {
    notices.push(Object.assign(this, { title, ...options }));
  }

  close() { this.open = false; }
}

provide("speechSynthesis", synthesis);
provide("SpeechSynthesisUtterance", class { constructor(/** @type {string} */ words) { this.words = words; } });
provide("Notification", Notice);
const shows = /** @type {(() => void)[]} */ ([]);
/** @type {any} */ (page).addEventListener = (/** @type {string} */ _name, /** @type {() => void} */ shown) =>
  shows.push(shown);
await import("../../src/kitapi/web/client/alerts/alerts.js");
const { fallSilent } = await import("../../src/kitapi/web/client/alerts/voice.js");
const { NoticeChoice, VoiceChoice } = await import("../../src/kitapi/web/client/settings_slip/alert_choices.js");

const hide = (/** @type {boolean} */ hidden) => Object.assign(page, { hidden });
const settle = async () => { for (let turn = 0; turn < 6; turn++) await nextRender(); };
const speakAloud = (/** @type {any} */ narration, /** @type {number | undefined} */ seat) =>
  alertBy("voice", (alerts) => alerts.speakAloud(narration, seat, 0));
const noticeTurn = (/** @type {string} */ title) => alertBy("notice", (alerts) => alerts.noticeTurn(title));
const say = (/** @type {string} */ words, seat = 1) => speakAloud({ words, quoted: words, weight: "said" }, seat);

beforeEach(() => {
  synthesis.voices = [{ lang: "en-US", localService: false }, { lang: "en_GB", localService: true }];
  changeSettings({ voice: true, notice: true, volume: 50 });
});
afterEach(async () => {
  clearAway();
  fallSilent();
  await settle();
  spoken.length = 0;
  notices.length = 0;
  hide(false);
});

test("nothing is said or shown until it is chosen", async () => {
  changeSettings({ voice: false, notice: false });
  hide(true);
  say("Pass");
  noticeTurn("Prefa");
  await settle();
  assert.deepEqual([spoken, notices], [[], []]);
});

test("others' calls and headings are spoken one after the other; no card, no trick, and not one's own", async () => {
  say("Vasso: Pass");
  say("You: Pass", 0);
  speakAloud({ words: "Vasso: A♥", spoken: "Vasso: ace of hearts", weight: "played", sound: "card" }, 1);
  speakAloud({ words: "Vasso takes the trick", weight: "said" }, 1);
  speakAloud({ words: "6♠ made", spoken: "Six spades made.", weight: "heading" }, undefined);
  await settle();
  assert.deepEqual(spoken.map(({ words, lang, volume }) => [words, lang, volume]), [["Vasso: Pass", "en_GB", 0.5]]);
  end();
  assert.deepEqual(spoken.map(({ words }) => words), ["Vasso: Pass", "Six spades made."]);
});

test("of many waiting sentences the oldest are left out", async () => {
  for (const words of ["one", "two", "three", "four", "five", "six"]) say(words);
  await settle();
  for (let turn = 0; turn < 3; turn++) end();
  assert.deepEqual(spoken.map(({ words }) => words), ["one", "four", "five", "six"]);
});

test("without a voice for the language nothing is said, and the setting says why", async () => {
  const choice = () => drawComponent(html`<${VoiceChoice} />`);
  const offered = choice();
  assert.equal(offered.querySelector("input")?.getAttribute("disabled"), null);
  assert.match(spokenText(offered), /Leave it off if a screen reader/);
  synthesis.voices = [{ lang: "el-GR", localService: true }];
  say("Pass");
  await settle();
  assert.deepEqual(spoken, []);
  const refused = choice();
  assert.notEqual(refused.querySelector("input")?.getAttribute("disabled"), null);
  assert.match(spokenText(refused), /This browser has no voice for this language/);
});

test("a hidden page notifies of one's turn; it closes with the turn, or when the page returns", async () => {
  noticeTurn("Prefa");
  await settle();
  assert.deepEqual(notices, []);
  hide(true);
  noticeTurn("Prefa");
  await settle();
  assert.deepEqual(notices.map(({ title, body, open }) => [title, body, open]), [["Prefa", "Your turn", true]]);
  noticeTurn("");
  await settle();
  assert.equal(notices[0].open, false);
  noticeTurn("Prefa");
  await settle();
  hide(false);
  shows.forEach((shown) => shown());
  await settle();
  assert.deepEqual(notices.map(({ open }) => open), [false, false]);
});

test("the choice asks the browser, and is off and says why where it is refused", async () => {
  Object.assign(Notice, { permission: "default", answer: "denied" });
  changeSettings({ notice: false });
  const place = drawComponent(html`<${NoticeChoice} />`);
  const box = /** @type {any} */ (place.querySelector("input"));
  box.checked = true;
  box.dispatchEvent(new Event("change"));
  await settle();
  assert.equal(settings.value.notice, false);
  assert.match(spokenText(place), /allows no notifications/);
  Object.assign(Notice, { permission: "default", answer: "granted" });
});

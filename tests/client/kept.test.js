/** What a browser keeps of the reader: choices, and accounts of what was trained. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, goSilently, pageWindow, readIn, storage } from "./page.js";

storage.setItem("kitapi.settings", JSON.stringify({ theme: "dark", name: "Maria" }));
readIn(["it-IT"]);
const { changeSettings, followSettings, settings } =
  await import("../../src/kitapi/web/client/settings/settings.js");
const { saveLook, chosenLook } = await import("../../src/kitapi/web/client/settings/look.js");
const account = await import("../../src/kitapi/games/caribbean_stud/client/odds/account.js");
const tally = await import("../../src/kitapi/web/client/drills/tally.js");
const { selectedGame } = await import("../../src/kitapi/web/client/selected_game.js");
const { speak } = await import("../../src/kitapi/web/client/words/translation.js");
await import("./games.js");

beforeEach(() => { storage.broken = false; });

test("what was chosen is taken up again, and the rest is as for everybody", () => {
  assert.deepEqual(settings.value, {
    language: "it", theme: "dark", deck: "game", cloth: "sea", back: "lattice", fourColours: false,
    letters: false, bigIndex: false, oneTap: true, forced: false, pace: "normal", sound: false, volume: 60,
    soundOffered: false, guide: true, keys: true, declare: true, talk: true, name: "Maria", guest: "", game: "",
    players: 0, voice: false, notice: false, bright: false,
  });
});

test("a choice is shown and kept at once, also where the browser keeps nothing", () => {
  followSettings();
  const { dataset } = /** @type {any} */ (document.documentElement);
  assert.equal(dataset.theme, "dark");
  changeSettings({ theme: "light", cloth: "wine", back: "waves" });
  const stored = JSON.parse(storage.getItem("kitapi.settings") ?? "");
  for (const { theme, cloth, back } of [dataset, stored])
    assert.deepEqual([theme, cloth, back], ["light", "wine", "waves"]);
  storage.broken = true;
  changeSettings({ theme: "auto" });
  assert.deepEqual([dataset.theme, settings.value.name], ["auto", "Maria"]);
});

test("what another tab stores applies here too, and is not stored once more where it is the same", () => {
  followSettings();
  let stores = 0;
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (name, value) => { stores += 1; setItem(name, value); };
  const hear = (/** @type {object} */ stored, key = "kitapi.settings") => {
    setItem("kitapi.settings", JSON.stringify(stored));
    pageWindow.dispatchEvent(Object.assign(new Event("storage"), { key }));
    const applied = [stores > 0, settings.value.theme, settings.value.volume];
    stores = 0;
    return applied;
  };
  const dark = { ...settings.value, theme: "dark", volume: 35 };
  assert.deepEqual(hear(dark), [true, "dark", 35]);
  assert.deepEqual(hear(Object.fromEntries(Object.entries(dark).reverse())), [false, "dark", 35]);
  assert.deepEqual(hear({ theme: "light", volume: 20 }, "kitapi.tables"), [false, "dark", 35]);
  storage.setItem = setItem;
});

test("the game chosen last is laid out, else Preferans for who speaks Slovak, else Prefa", async () => {
  assert.equal(selectedGame(), "prefa");
  await speak("sk");
  assert.equal(selectedGame(), "preferans");
  changeSettings({ game: "caribbean-stud" });
  assert.equal(selectedGame(), "caribbean-stud");
  changeSettings({ game: "no such game" });
  assert.equal(selectedGame(), "preferans");
});

test("an account of the odds adds up hands, mistakes and their cost, for each paytable apart", () => {
  const after = [0.25, 0, 0.5].reduce(account.withHand, account.NOTHING);
  assert.deepEqual(after, { hands: 3, mistakes: 2, cost: 0.75 });
  account.saveAccount(true, after);
  assert.deepEqual(JSON.parse(storage.getItem("kitapi.odds.caribbean-stud.base") ?? ""), after);
  assert.deepEqual([account.loadAccount(true), account.loadAccount(false)], [after, account.NOTHING]);
});

test("an account that cannot be kept or read starts from nothing", () => {
  storage.setItem("kitapi.odds.caribbean-stud.venice", "{");
  assert.deepEqual(account.loadAccount(false), account.NOTHING);
  storage.broken = true;
  assert.deepEqual([account.loadAccount(false), account.saveAccount(false, { hands: 1, mistakes: 0, cost: 0 }).hands],
    [account.NOTHING, 1]);
});

test("drills are counted by topic and in a row", () => {
  const answers = /** @type {[string, boolean][]} */ ([
    ["pay", true], ["pay", true], ["void", true], ["pay", false], ["void", true],
  ]);
  const after = answers.reduce((so, [topic, right]) => tally.withAnswer(so, topic, right), tally.loadTally("prefa"));
  assert.deepEqual([after.topics, after.streak, after.best],
    [{ pay: { right: 2, asked: 3 }, void: { right: 2, asked: 2 } }, 1, 3]);
  assert.deepEqual([tally.total(after), tally.total(tally.loadTally("none"))],
    [{ right: 4, asked: 5 }, { right: 0, asked: 0 }]);
  tally.saveTally("prefa", after);
  assert.deepEqual([tally.loadTally("prefa"), tally.loadTally("preferans").best], [after, 0]);
});

const browser = /** @type {{ cookie?: string }} */ (document);

test("what was chosen without a script comes from the cookie, and nothing from one that names nothing known", () => {
  browser.cookie = "kitapi_visitor=x; kitapi_look=sk.dark.preferans";
  assert.deepEqual(chosenLook(), { language: "sk", theme: "dark", game: "preferans" });
  for (const cookie of [
    "", "kitapi_look=xx.pink.", "kitapi_look=", "other_kitapi_look=sk.dark.prefa", "kitapi_look=<b>.1.PREFA",
  ]) {
    browser.cookie = cookie;
    assert.deepEqual(chosenLook(), {}, cookie);
  }
});

test("the address of the start page counts for more than the cookie, and only once", () => {
  browser.cookie = "kitapi_look=sk.dark.preferans";
  goSilently("/?lang=el&house=A&game=prefa#top");
  assert.deepEqual(chosenLook(), { language: "el", theme: "dark", game: "prefa" });
  assert.equal(location.search + location.hash, "?house=A#top");
  assert.equal(chosenLook().language, "sk");
  goSilently("/?lang=de&game=x;y");
  assert.deepEqual(chosenLook(), { language: "sk", theme: "dark", game: "preferans" });
  goSilently("/solver?lang=el");
  assert.equal(chosenLook().language, "sk");
  assert.equal(location.search, "?lang=el");
  goSilently("/");
});

test("what is chosen is kept in a cookie that the server reads", () => {
  saveLook({ language: "it", theme: "light", game: "", cloth: "wine" });
  assert.equal(browser.cookie, "kitapi_look=it.light..wine; Path=/; Max-Age=34560000; SameSite=Lax");
  assert.deepEqual(chosenLook(), { language: "it", theme: "light" });
});

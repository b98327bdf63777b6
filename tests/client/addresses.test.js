/** Addresses: which page one names, and that what a page writes into its own can be read again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { document, goSilently, pageWindow } from "./page.js";
import "./games.js";
import * as hand from "../../src/kitapi/web/client/hand/address.js";
import { PAGES as OFFERED, partOf } from "../../src/kitapi/web/client/pages.js";
import * as odds from "../../src/kitapi/games/caribbean_stud/client/odds/address.js";
import * as routing from "../../src/kitapi/web/client/routes.js";
import * as solver from "../../src/kitapi/web/client/solver/deal.js";

routing.offerPages(OFFERED);

/** The page that is shown at an address. @param {string} address */
function at(address) {
  routing.navigate(address);
  return routing.here.value;
}

/** @type {Record<string, object>} */
const PAGES = {
  "/": { page: "start" },
  "/?house=h&invitation=i": { page: "start" },
  "/table/ab-1_c": { page: "table", table: "ab-1_c" },
  "/table/t/": { page: "table", table: "t" },
  "/table/t/deal/12": { page: "replay", table: "t", deal: 12, reviewing: false, atWorst: false },
  "/table/t/deal/12?review": { page: "replay", table: "t", deal: 12, reviewing: true, atWorst: false },
  "/table/t/as/dealer": { page: "role", table: "t", role: "dealer" },
  "/table/t/meter": { page: "meter", table: "t" },
  "/table/t/screen": { page: "screen", table: "t" },
  "/table/t/books": { page: "books", table: "t" },
  "/table/t/books/3": { page: "shift", table: "t", shift: 3 },
  "/table/t/hands/41": { page: "hand", table: "t", hand: 41 },
  "/rules/prefa?aces=true#PREFA-BUY-03": { page: "rules", game: "prefa", query: "?aces=true" },
  "/rulings/caribbean-stud": { page: "rulings", game: "caribbean-stud" },
  "/drills/caribbean-stud": { page: "drills", game: "caribbean-stud", code: null, seed: null },
  "/drills/caribbean-stud?class=A%20B&seed=7": { page: "drills", game: "caribbean-stud", code: "A B", seed: 7 },
  "/drills/caribbean-stud?seed=1234567890": { page: "drills", game: "caribbean-stud", code: null, seed: null },
  "/drills/caribbean-stud?seed=-1": { page: "drills", game: "caribbean-stud", code: null, seed: null },
  "/solver?declarer=As": { page: "solver", query: "?declarer=As" },
  "/hand?cards=As": { page: "value", query: "?cards=As" },
  "/odds/caribbean-stud?part=chart": { page: "odds", game: "caribbean-stud", query: "?part=chart" },
};

for (const [address, page] of Object.entries(PAGES)) {
  test(`${address} names its page`, () => assert.deepEqual(at(address), page));
}

test("every page but the first one has what draws it, and a page of a game only where the game offers it", () => {
  assert.deepEqual(Object.keys(PAGES).filter((address) => !partOf(at(address))), ["/", "/?house=h&invitation=i"]);
  assert.equal(partOf(at("/rulings/prefa")), null);
  assert.equal(partOf(at("/odds/whist")), null);
});

test("whatever else is asked for is no page", () => {
  const nothing = [
    "/tables/t", "/table/", "/table/t/deal/", "/table/t/deal/1234567", "/table/t/deal/x", "/table/t/as/",
    "/table/t/hands/-1", "/table/a b", "/solver/x", "/odds/", "/index.html",
  ];
  assert.deepEqual(nothing.filter((address) => JSON.stringify(at(address)) !== '{"page":"unknown"}'), []);
});

test("the addresses that the page writes lead to their pages", () => {
  assert.deepEqual(at(routing.tableAddress("t")), { page: "table", table: "t" });
  const played = { page: "replay", table: "t", deal: 3 };
  assert.deepEqual(at(routing.replayAddress("t", 3)), { ...played, reviewing: false, atWorst: false });
  assert.deepEqual(at(routing.reviewAddress("t", 3)), { ...played, reviewing: true, atWorst: false });
  assert.deepEqual(at(routing.worstMistakeAddress("t", 3)), { ...played, reviewing: true, atWorst: true });
  assert.deepEqual(at(routing.roleAddress("t", "dealer")), { page: "role", table: "t", role: "dealer" });
  assert.deepEqual(at(routing.meterAddress("t")), { page: "meter", table: "t" });
  assert.deepEqual(at(routing.rulingsAddress("caribbean-stud")), { page: "rulings", game: "caribbean-stud" });
  assert.deepEqual(at(routing.drillsAddress("prefa")), { page: "drills", game: "prefa", code: null, seed: null });
  assert.deepEqual(at(routing.classAddress("prefa", "A&B=C")),
    { page: "drills", game: "prefa", code: "A&B=C", seed: null });
  assert.deepEqual(at(routing.booksAddress("t")), { page: "books", table: "t" });
  assert.deepEqual(at(routing.shiftAddress("t", 2)), { page: "shift", table: "t", shift: 2 });
  assert.deepEqual(at(routing.handAddress("t", 5)), { page: "hand", table: "t", hand: 5 });
  assert.deepEqual(at(routing.oddsAddress("caribbean-stud")), { page: "odds", game: "caribbean-stud", query: "" });
  assert.deepEqual(at(routing.invitationAddress("h", "i")), { page: "start" });
});

test("the browser's own buttons, and a change of the address alone, change the page", () => {
  routing.followAddress();
  goSilently("/solver");
  assert.equal(routing.here.value.page, "start");
  pageWindow.dispatchEvent(new Event("popstate"));
  assert.deepEqual(routing.here.value, { page: "solver", query: "" });
  routing.replaceAddress("/solver?strain=h");
  assert.deepEqual(routing.here.value, { page: "solver", query: "?strain=h" });
});

/**
 * A click on a link of the page; whether the page went there itself.
 * @param {Record<string, string>} attributes
 * @param {object} [keys]
 */
function click(attributes, keys = {}) {
  routing.navigate("/");
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...keys });
  Object.defineProperty(event, "target", { value: link });
  document.dispatchEvent(event);
  assert.equal(event.defaultPrevented, routing.here.value.page !== "start");
  return event.defaultPrevented;
}

test("a plain click on a link of the page's own goes there without loading it anew", () => {
  assert.equal(click({ href: "/solver" }), true);
  assert.equal(click({ href: "https://example.org/" }), false);
  assert.equal(click({ href: "/table/t/record", download: "" }), false);
  assert.equal(click({ href: "/solver", target: "_blank" }), false);
  for (const key of ["ctrlKey", "metaKey", "shiftKey"])
    assert.equal(click({ href: "/solver" }, { [key]: true }), false);
  assert.equal(click({ href: "/solver" }, { button: 1 }), false);
});

const queryIn = (/** @type {string} */ address) => address.slice(address.indexOf("?"));

const DEAL = /** @type {import("../../src/kitapi/web/client/solver/deal.js").Deal} */ ({
  hands: { declarer: ["As", "Kd"], first: ["Ks", "Qd"], second: ["Qs", "Jd"] }, strain: "h", leader: "first",
  objective: "betl",
});

test("a deal laid out to be solved is read from its own address", () => {
  for (const deal of [DEAL, { ...DEAL, hands: { ...DEAL.hands, second: null }, objective: "tricks", strain: "n" }]) {
    assert.deepEqual(solver.parseAddress(queryIn(solver.solverAddress(deal))),
      { deal, played: null, at: 0, broken: false });
    const there = solver.parseAddress(queryIn(solver.solverAddress(deal, ["Ks", "As"], 1)));
    assert.deepEqual(there, { deal, played: ["Ks", "As"], at: 1, broken: false });
    assert.equal(solver.parseAddress(queryIn(solver.solverAddress(deal, ["Ks", "As"]))).at, 2);
  }
});

test("a solver's address that says nothing of a deal lays out none, and is not broken", () => {
  assert.deepEqual(solver.parseAddress("?fbclid=7"), { deal: solver.NOTHING, played: null, at: 0, broken: false });
});

test("what cannot be read of a deal is left out and reported", () => {
  const broken = ["?declarer=As+xx", "?declarer=As&first=As", "?declarer=As&strain=z", "?declarer=As&leader=second",
    "?objective=win",
    "?declarer=As&first=Ks&second=Qs&played=Js", "?declarer=As&first=Ks+Qs&played=As"];
  assert.deepEqual(broken.filter((query) => !solver.parseAddress(query).broken), []);
  assert.deepEqual(solver.parseAddress("?declarer=As+xx+10♥&first=as").deal.hands,
    { declarer: ["As", "Th"], first: [], second: null });
  for (const at_ of ["-1", "1.5", "99", "x"])
    assert.equal(solver.parseAddress(`?declarer=As&first=Ks&played=As&at=${at_}`).at, 1);
});

test("questions to the solver name the moment, or every strain", () => {
  assert.equal(solver.questionOf(DEAL, ["Ks"]),
    "declarer=As+Kd&first=Ks+Qd&second=Qs+Jd&strain=h&leader=first&objective=betl&played=Ks&also=moves%2Cline");
  assert.equal(solver.questionOfAll(DEAL), "declarer=As+Kd&first=Ks+Qd&second=Qs+Jd&objective=betl&also=all");
});

test("a hand to be valued is read from its own address", () => {
  const cards = solver.PACK.flat().slice(0, 12);
  for (const setting of /** @type {import("../../src/kitapi/web/client/hand/address.js").HandSetting[]} */ ([
    { game: "prefa", cards: [], seat: 0, players: 3, preset: null, kasa: null, bid: null, exact: false,
      requested: false, broken: false },
    { game: "prefa", cards, seat: 2, players: 4, preset: "athens", kasa: 300, bid: "7d", exact: true, requested: true,
      broken: false },
    { game: "preferans", cards: cards.slice(2), seat: 1, players: 3, preset: null, kasa: null, bid: "4", exact: false,
      requested: true, broken: false },
  ])) {
    assert.deepEqual(hand.parseSetting(queryIn(hand.handAddress(setting)), "preferans"), setting);
  }
});

test("an address of a hand cannot ask for what there is not", () => {
  const read = (/** @type {string} */ query) => hand.parseSetting(query, "prefa");
  assert.deepEqual([
    read("?game=bridge").game, read("?game=preferans&kasa=300").kasa, read("?kasa=1000000").kasa, read("?kasa=0").kasa,
  ], ["prefa", null, null, null]);
  assert.deepEqual([
    read("?bid=6x").bid, read("?players=5").players, read("?preset=a%20b").preset, read("?seat=x").seat,
  ], [null, 3, null, 0]);
  assert.deepEqual([read("?cards=As&worth=yes").requested, read("?cards=As+As").broken, read("?cards=2s").broken],
    [false, true, true]);
  const ten = solver.PACK.flat().slice(0, 10);
  assert.deepEqual([ten.length, new Set(hand.drawCards(ten, 2)).size], [10, 12]);
  assert.equal(hand.requestQuery({ ...read("?bid=7d&exact=yes"), cards: ["Kd", "As"] }),
    "game=prefa&cards=As+Kd");
});

test("the page of odds is read from its own address", () => {
  const nothing = {
    part: "trainer", base: false, close: false, seed: null, number: 0, hand: [], upcard: null, broken: false,
  };
  for (const laid of /** @type {import("../../src/kitapi/games/caribbean_stud/client/odds/odds.js").OddsState[]} */ ([
    nothing,
    { ...nothing, base: true, close: true, seed: 7, number: 12 },
    { ...nothing, part: "lookup", hand: ["Kh", "6h", "5s", "2h", "Ah"], upcard: "7c" },
    { ...nothing, part: "chart", base: true },
  ])) {
    const address = odds.oddsAddress(laid);
    assert.deepEqual(odds.parseAddress(address.includes("?") ? queryIn(address) : ""), laid);
  }
  assert.equal(odds.oddsAddress(/** @type {any} */ (nothing)), routing.oddsAddress("caribbean-stud"));
});

test("an address of odds with a card twice or none is broken, and names the rest", () => {
  const laid = odds.parseAddress("?hand=Kh+Kh+1s&upcard=7c");
  assert.deepEqual([laid.part, laid.hand, laid.upcard, laid.broken], ["lookup", ["Kh"], "7c", true]);
  assert.deepEqual([
    odds.parseAddress("?hand=Kh&upcard=Kh").upcard, odds.parseAddress("?seed=1234567890").seed,
    odds.parseAddress("?part=x").part,
  ], [null, null, "trainer"]);
});

test("cards are read however somebody writes them", () => {
  assert.deepEqual(["Th", "10h", "tH", "10♥", "T♥\uFE0E", "as"].map(odds.parseCard),
    ["Th", "Th", "Th", "Th", "Th", "As"]);
  assert.deepEqual(["1h", "11h", "Tx", "h", "", "Thh"].map(odds.parseCard), Array(6).fill(null));
  assert.deepEqual([odds.parseCard("2s"), solver.parseCard("2s"), solver.parseCard("7♠")], ["2s", null, "7s"]);
});

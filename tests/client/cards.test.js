/** How cards are held and laid out, and how keys move along them. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";
import { setDeck } from "../../src/kitapi/web/client/cards/deck.js";
import { arrangeCards, suitOrder } from "../../src/kitapi/web/client/cards/order.js";
import { handOrder } from "../../src/kitapi/games/caribbean_stud/client/table/hand_order.js";
import { keyOf } from "../../src/kitapi/web/client/keyboard/keys.js";
import { nextInGroup } from "../../src/kitapi/web/client/keyboard/tab_stops.js";
import { difference, exactly, inAntes, inPercent } from "../../src/kitapi/games/caribbean_stud/client/odds/amounts.js";
import { bestOf, costsBySide, tricksOf } from "../../src/kitapi/web/client/solver/course.js";
import { drawDeal, giveCard, holderOf, isEven } from "../../src/kitapi/web/client/solver/deal.js";

beforeEach(() => setDeck("french"));

const inHand = (/** @type {string} */ cards) => arrangeCards(cards.split(" "), suitOrder(cards.split(" "))).join(" ");

test("suits lie together, colours alternating as far as they can, high cards on the left", () => {
  assert.equal(inHand("7s Th Ks Ah 9c Td"), "Ks 7s Ah Th 9c Td");
  assert.equal(inHand("7h Td As 8d"), "7h As Td 8d");
  assert.equal(inHand("7h 8d"), "7h 8d");
  assert.equal(inHand("7s 8c 9h"), "7s 9h 8c");
});

test("German suits lie from acorns down to leaves", () => {
  setDeck("german");
  assert.equal(inHand("7s Th Ks Ah 9c Td"), "9c Ah Th Td Ks 7s");
});

test("five cards of Caribbean Stud lie with the pair first", () => {
  assert.deepEqual(handOrder(["2h", "Ks", "9c", "Kd", "Ah"]), ["Kd", "Ks", "Ah", "9c", "2h"]);
  assert.deepEqual(handOrder(["9h", "2s", "9c", "2d", "9s"]), ["9c", "9h", "9s", "2d", "2s"]);
});

test("arrows move along a group, up and down by a row, and never beyond it", () => {
  const group = /** @type {any[]} */ (["a", "b", "c", "d", "e"]);
  const along = (/** @type {any} */ from, /** @type {string} */ key) => nextInGroup(group, from, key, 3);
  assert.deepEqual([along("b", "ArrowRight"), along("b", "ArrowLeft"), along("b", "ArrowDown"), along("d", "ArrowUp")],
    ["c", "a", "e", "a"]);
  assert.deepEqual([along("c", "Home"), along("c", "End"), along(null, "ArrowRight"), along("elsewhere", "ArrowDown")],
    ["a", "e", "a", "a"]);
  assert.deepEqual(
    [along("e", "ArrowRight"), along("d", "ArrowDown"), along("c", "x"), nextInGroup([], null, "Home", 3)],
    [null, null, null, null]);
});

test("a key of another script is the one at its place of the keyboard", () => {
  const key = (/** @type {string} */ sign, /** @type {string} */ code) =>
    keyOf(/** @type {any} */ ({ key: sign, code }));
  assert.deepEqual([key("σ", "KeyS"), key("s", "KeyX"), key("č", "Digit4"), key("Enter", "Enter"), key(";", "KeyQ")],
    ["s", "s", "č", "Enter", ";"]);
});

const HANDS = { declarer: ["As", "Kd"], first: ["Ks", "Qd"], second: ["Qs", "Jd"] };
const DEAL = /** @type {any} */ ({ hands: HANDS, strain: "n", leader: "declarer", objective: "tricks" });

test("a card lies in one hand only, wherever it was before", () => {
  assert.deepEqual(giveCard(HANDS, "As", "second"),
    { declarer: ["Kd"], first: ["Ks", "Qd"], second: ["Qs", "Jd", "As"] });
  assert.deepEqual(giveCard(HANDS, "As", null).declarer, ["Kd"]);
  assert.deepEqual([holderOf(HANDS, "Qd"), holderOf(HANDS, "7h"), holderOf({ ...HANDS, second: null }, "Qs")],
    ["first", null, null]);
});

test("a deal can be played where all have as many cards, one to ten", () => {
  const none = { declarer: [], first: [], second: [] };
  assert.deepEqual([
    isEven(HANDS), isEven(none), isEven(giveCard(HANDS, "7h", "first")), isEven({ ...HANDS, second: null }),
  ], [true, false, false, true]);
  for (const lone of [true, false]) {
    const hands = drawDeal(lone);
    const cards = [...hands.declarer, ...hands.first, ...hands.second ?? []];
    assert.deepEqual([isEven(hands), cards.length, new Set(cards).size, hands.second === null],
      [true, lone ? 20 : 30, lone ? 20 : 30, lone]);
  }
});

const ANSWER = { moves: {}, line: "", turn: /** @type {any} */ ("declarer"), taken: {}, costs: [] };

test("who won a trick is who leads to the next, and after the last who has one more", () => {
  assert.deepEqual(tricksOf(DEAL, ["As", "Ks", "Qs", "Kd"], null),
    [{ cards: ["As", "Ks", "Qs"], winner: "declarer" }, { cards: ["Kd"], winner: null }]);
  assert.deepEqual(tricksOf(DEAL, ["As", "Ks", "Qs"], ANSWER).map(({ winner }) => winner), ["declarer"]);
  assert.deepEqual(tricksOf(DEAL, ["As", "Ks", "Qs"], null).map(({ winner }) => winner), [null]);
  const over = { ...ANSWER, turn: null, taken: { declarer: 1, first: 1, second: 0 } };
  assert.deepEqual(tricksOf(DEAL, ["As", "Ks", "Qs", "Kd", "Qd", "Jd"], over).map(({ winner }) => winner),
    ["declarer", "first"]);
});

test("what cards cost is counted for the side that chose them", () => {
  assert.deepEqual(costsBySide(DEAL, ["As", "Ks", "Qs"], [1, 2, 3]), { declarer: 1, defence: 5 });
  assert.deepEqual(costsBySide({ ...DEAL, objective: "open" }, ["As", "Ks", "Qs"], [1, 2, 3]),
    { declarer: 0, defence: 6 });
});

test("best cards stand out only where others are worse", () => {
  assert.deepEqual([...bestOf({ ...ANSWER, tricks: 2, moves: { As: 2, Kd: 1 } })], ["As"]);
  assert.deepEqual([...bestOf({ ...ANSWER, made: true, moves: { As: true, Kd: true } })], []);
  assert.deepEqual([...bestOf(null)], []);
});

test("differences of exact odds are exact", () => {
  assert.deepEqual(difference({ num: 1, den: 3, float: 0 }, { num: 1, den: 6, float: 0 }),
    { num: 1, den: 6, float: 1 / 6 });
  assert.deepEqual(difference({ num: -1, den: 2, float: 0 }, { num: 1, den: 2, float: 0 }),
    { num: -1, den: 1, float: -1 });
  assert.deepEqual(difference({ num: 1, den: 2, float: 0 }, { num: 2, den: 4, float: 0 }),
    { num: 0, den: 1, float: 0 });
  const huge = difference({ num: 2 ** 52 + 1, den: 2 ** 52, float: 0 }, { num: 1, den: 1, float: 0 });
  assert.deepEqual([huge.num, huge.den], [1, 2 ** 52]);
  assert.deepEqual([exactly({ num: -1108451, den: 2284590, float: 0 }), exactly({ num: 3, den: 1, float: 3 })],
    ["−1108451/2284590", "3"]);
  assert.deepEqual([inAntes(0.43211), inAntes(-1), inAntes(0), inPercent(0.0118)],
    ["+0.4321", "−1.0000", "0.0000", "1.18%"]);
});

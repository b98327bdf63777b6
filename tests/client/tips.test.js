/** Tips at each turn: one sentence that changes with the cards, never a rule that the server has not applied. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { guidanceFor as prefaGuidance } from "../../src/kitapi/games/prefa/client/guide.js";
import { guidanceFor as preferansGuidance } from "../../src/kitapi/games/preferans/client/guide.js";

const plays = (/** @type {string[]} */ ...cards) => cards.map((card) => ({ kind: "play_card", card }));

/** @param {object} view @param {(view: any) => { words: string } | null} guidance */
const tip = (view, guidance = prefaGuidance) => guidance(view)?.words.replaceAll("\uFE0E", "");

test("The tip of the auction names the longest suit with its cards, highest first", () => {
  const hand = ["7h", "As", "Th", "9d", "Kh", "8c", "9c", "Ah", "Qd", "Ks"];
  const words = "Your longest suit: ♥ A K 10 7.";
  assert.equal(tip({ phase: "bidding", hand }),
    `${words} Bid if you could take six tricks with the talon's help; otherwise pass.`);
  const said = { phase: "bidding", variant: {}, hand, options: [{ kind: "pass" }] };
  assert.ok(tip(said, preferansGuidance)?.startsWith(words));
});

test("Two longest suits are both named, of three none is", () => {
  const advice = "Choose a contract that you can make; most often your long suit is trumps.";
  assert.equal(tip({ phase: "naming", hand: ["As", "7s", "Kh", "8h", "9d"] }),
    `Your longest suit: ♠ A 7, ♥ K 8. ${advice}`);
  assert.equal(tip({ phase: "naming", hand: ["As", "7s", "Kh", "8h", "9d", "7d"] }), advice);
});

test("A defender's tip has the tricks that this one must take", () => {
  const bargain = { first: 2, second: 0, quotas: [2, 1] };
  assert.ok(tip({ phase: "participating", turn: [2], bargain })?.startsWith("Tricks you need: 2."));
  assert.ok(tip({ phase: "participating", turn: [0], bargain })?.startsWith("Tricks you need: 1."));
});

test("The tip of play says what was led and what may be played, as the options have it", () => {
  const hand = ["As", "Kh", "7d"];
  const led = [{ seat: 1, card: "9h" }];
  const playing = (/** @type {object} */ more) => tip({ phase: "playing", hand, ...more });
  assert.equal(playing({ trick: [], options: plays(...hand) }), "You lead: play any card.");
  assert.equal(playing({ trick: led, options: plays("Kh") }), "Suit led: ♥. Follow it.");
  assert.equal(playing({ trick: led, options: plays("As") }),
    "Suit led: ♥. You have none: play one of the raised cards.");
  assert.equal(playing({ trick: led, options: plays("As", "7d") }), "Suit led: ♥. You have none: play any card.");
});

test("How a card is played is said at the first trick only", () => {
  const first = tip({ phase: "playing", hand: Array(10).fill("As"), options: plays("As") });
  assert.equal(first,
    "You lead: play any card. Tap a raised card to play it; tap it again at once to take it back.");
});

test("Of the cards that a player plays for the declarer nothing is said", () => {
  assert.equal(tip({ phase: "playing", hand: ["As"], plays_for: 1, options: plays("7h") }, preferansGuidance),
    "Play the declarer's card");
});

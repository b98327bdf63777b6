/** The worst mistake of a deal, as the slip of its end names it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { mistakeLines } from "../../src/kitapi/web/client/review/worst_mistake.js";

/** @param {number} seat @param {string} verdict @param {number} cost @param {object} chosen */
const decision = (seat, verdict, cost, chosen) => /** @type {any} */ ({ seat, verdict, cost, error: 0, chosen });

const SMALL = decision(0, "mistake", 2.5, { kind: "play_card", card: "As" });
const LARGE = decision(0, "lucky", 29.1, { kind: "discard", cards: ["7d", "Jd"] });
const OTHERS = decision(2, "mistake", 97, { kind: "bid" });
const UNLUCKY = decision(1, "unlucky", 0.1, { kind: "pass" });

/** @param {any[]} decisions @param {number | null} me */
const words = (decisions, me) =>
  mistakeLines(decisions, me, (seat) => `P${seat}`, ({ kind }) => kind).map((line) => line.words);

test("The viewer's own costliest mistake is named, whatever others did", () => {
  assert.deepEqual(words([SMALL, OTHERS, LARGE], 0), ["Your worst mistake: Discard 7♦\uFE0E, J♦\uFE0E, loses 29.1"]);
});

test("A player without a mistake reads so, and the worst mistake of another", () => {
  assert.deepEqual(words([SMALL, UNLUCKY, OTHERS], 1),
    ["You made no mistake.", "The worst mistake: P2, bid, loses 97.0"]);
});

test("A spectator hears the worst mistake of all, or that there was none", () => {
  assert.deepEqual(words([SMALL, OTHERS], null), ["The worst mistake: P2, bid, loses 97.0"]);
  assert.deepEqual(words([UNLUCKY], null), ["Nobody made a mistake."]);
  assert.deepEqual(words([UNLUCKY], 1), ["You made no mistake."]);
});

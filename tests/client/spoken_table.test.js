/** The table read aloud: hand, trick and score, and what is to be done. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { readTableAloud } from "../../src/kitapi/web/client/tricks/spoken_table.js";

const READABLE = {
  readContract: () => "", readScore: () => "Kasa 900.",
  turnWords: (/** @type {any} */ { phase }) => (phase === "playing" ? "Your turn to play" : "Do you play?"),
};

/** What is read out in this phase. @param {string} phase @param {object} [more] */
const read = (phase, more = {}) => readTableAloud(/** @type {any} */ ({
  view: { phase, options: [{ kind: "play", card: "As" }], hand: ["As"], trick: [], ...more },
  table: { me: 0, seats: [] },
}), READABLE);

test("a sentence ends with a full stop, a question with its own sign", () => {
  assert.equal(read("playing"),
    "Your hand: ace of spades. There are no cards on the table. Kasa 900. Your turn to play.");
  assert.equal(read("participating"), "Your hand: ace of spades. Kasa 900. Do you play?");
  assert.equal(read("participating", { options: [] }), "Your hand: ace of spades. Kasa 900.");
});

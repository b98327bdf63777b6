/** The result of a sitting as a picture. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import "./games.js";
import { drawSlip, slipHeight, slipOf } from "../../src/kitapi/web/client/table/result_picture.js";

const person = (/** @type {string} */ name, /** @type {number} */ seat) => ({ seat, kind: "person", name });
const TABLE = /** @type {any} */ ({
  game: "prefa", sheet: 3, me: 0,
  seats: [person("Maria", 0), person("Guest", 1), { seat: 2, kind: "bot", name: "steady" }],
});

/** What is drawn: texts with their colour and place, and areas. @param {any} slip */
function draw(slip) {
  const texts = /** @type {{ words: string, colour: string, y: number }[]} */ ([]);
  const areas = /** @type {number[][]} */ ([]);
  const context = /** @type {any} */ ({
    fillText(/** @type {string} */ words, /** @type {number} */ _x, /** @type {number} */ y) {
      texts.push({ words, colour: context.fillStyle, y });
    },
    fillRect: (/** @type {number[]} */ ...area) => areas.push(area),
  });
  drawSlip(context, slip);
  return { texts, areas };
}

test("The slip has the game, the deals, and everybody's result under a name, the best first", () => {
  const slip = slipOf(TABLE, [-136, 96, 40]);
  assert.equal(slip.title, "Prefa");
  assert.match(slip.about, /^3 deals · .*\d{4}$/);
  assert.deepEqual(slip.rows.map(({ name, result }) => [name, result]),
    [["Guest", 96], ["Vasso", 40], ["Maria", -136]]);
});

test("All of it is drawn within the paper, gains and losses in their colours", () => {
  const { texts, areas } = draw(slipOf(TABLE, [-136, 136, 0]));
  const height = slipHeight(3);
  assert.ok(areas.every(([x = 0, y = 0, wide = 0, high = 0]) => x >= 0 && x + wide <= 720 && y + high <= height));
  assert.ok(texts.every(({ y }) => y > 0 && y < height));
  const colours = Object.fromEntries(texts.map(({ words, colour }) => [words, colour]));
  const figures = ["+136", "−136", "0"].map((words) => colours[words]);
  assert.equal(new Set(figures).size, 3);
  assert.ok(["Prefa", "Maria", "Guest", "Vasso"].every((words) => colours[words]));
});

/** Amounts as stacks of chips. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawComponent } from "./drawing.js";
import { html } from "../../src/kitapi/web/client/ui.js";
import { chipFor, discsOf, MOST_DISCS } from "../../src/kitapi/games/caribbean_stud/client/table/chip_stacks.js";
import { ChipStack } from "../../src/kitapi/games/caribbean_stud/client/table/chips.js";

test("An amount lies in as few chips as make it, the highest below", () => {
  assert.deepEqual(discsOf(5), [5]);
  assert.deepEqual(discsOf(90), [25, 25, 25, 5, 5, 5]);
  assert.deepEqual(discsOf(245), [100, 100, 25, 5, 5, 5, 5]);
  assert.deepEqual(discsOf(1627), [1000, 500, 100, 25, 1, 1]);
  assert.deepEqual(discsOf(0), []);
});

test("No stack is higher than its most discs; up to there the discs make the amount", () => {
  for (let amount = 0; amount <= 3000; amount += 1) {
    const discs = discsOf(amount);
    const sum = discs.reduce((all, value) => all + value, 0);
    assert.ok(discs.length <= MOST_DISCS);
    assert.ok(discs.length === MOST_DISCS ? sum <= amount : sum === amount, `${amount}`);
    assert.deepEqual(discs, [...discs].sort((one, other) => other - one));
  }
});

test("A single chip for an amount is the highest one that is not above it", () => {
  assert.deepEqual([0, 2, 5, 24, 25, 100, 499, 1000].map(chipFor), [1, 1, 5, 5, 25, 100, 100, 1000]);
});

test("The figure beside a stack says the whole amount, also where the stack is cut", () => {
  const drawn = drawComponent(html`<${ChipStack} amount=${9999} />`);
  assert.equal(drawn.querySelectorAll(".disc").length, MOST_DISCS);
  assert.equal(drawn.textContent.trim(), "9,999");
});

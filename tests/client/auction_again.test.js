/** The auction stays one tap away after it is over. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nextRender } from "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { PREFA } from "../../src/kitapi/games/prefa/client/table.js";
import { AuctionAgain } from "../../src/kitapi/web/client/tricks/auction_again.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const CALLS = [{ seat: 0, call: { kind: "bid", contract: "6s" } }, { seat: 1, call: { kind: "pass" } }];

/** @param {object} view */
const drawFor = (view) => drawComponent(html`<${AuctionAgain} Ladder=${PREFA.Ladder} choosing=${{}}
  view=${{ number: 1, active: [0, 1, 2], calls: CALLS, ...view }} nameOf=${String} />`);

afterEach(clearAway);

test("A tap shows every call of the auction that is over, and another hides it", async () => {
  for (const phase of ["discarding", "naming", "participating", "playing", "claimed"]) {
    const place = drawFor({ phase });
    const button = /** @type {any} */ (place.querySelector(".strip-auction"));
    assert.equal(place.querySelector(".call"), null);
    button.click();
    await nextRender();
    assert.deepEqual(place.querySelectorAll(".call").map(spokenText), ["6 spades", "Pass"]);
    button.click();
    await nextRender();
    assert.equal(place.querySelector(".call"), null);
  }
});

test("There is no such button while the auction itself lies on the table, or where there was none", () => {
  assert.equal(drawFor({ phase: "bidding" }).querySelector(".strip-auction"), null);
  assert.equal(drawFor({ phase: "playing", calls: [] }).querySelector(".strip-auction"), null);
});

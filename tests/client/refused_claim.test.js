/** A refused claim is said on the table, by whom, until something else happens. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { Middle } from "../../src/kitapi/games/prefa/client/middle.js";
import { html } from "../../src/kitapi/web/client/ui.js";

afterEach(clearAway);

/** The content of the table after these observations. @param {object[]} happened */
const slipAfter = (happened) => spokenText(drawComponent(html`<${Middle} view=${{ phase: "playing", trick: [] }}
  shown=${{ gathering: null }} nameOf=${(/** @type {number} */ seat) => `P${seat}`} placeOf=${() => "bottom"}
  choosing=${{}} happened=${happened} />`).querySelector(".refused-claim"));

test("A refused claim stands on the table with who refused, and goes with the next card", () => {
  const answer = { kind: "prefa.claim_answered", seat: 1, accept: false };
  const refusal = { kind: "prefa.claim_refused" };
  assert.equal(slipAfter([answer, refusal]), "P1: Keep playing The claim is refused; play continues");
  assert.equal(slipAfter([answer, refusal, { kind: "prefa.card_played", seat: 0, card: "As" }]), "");
});

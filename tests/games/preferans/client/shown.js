/** What the page says of a settled deal of Preferans: on its slip, aloud, and on the sheet. */
import { setDeck } from "../../../../src/kitapi/web/client/cards/deck.js";
import { ResultSlip } from "../../../../src/kitapi/games/preferans/client/result_slip.js";
import { narrateSettlement } from "../../../../src/kitapi/games/preferans/client/settlement_narration.js";
import { PreferansSheet } from "../../../../src/kitapi/games/preferans/client/sheet.js";
import { html } from "../../../../src/kitapi/web/client/ui.js";
import { drawComponent, linesOfSlip } from "../../../client/drawing.js";
import { nextRender } from "../../../client/page.js";
import { spokenText } from "../../../client/small_dom.js";

/** @param {{ table: any, view: any, outcome: any, sheet: any }} deal */
export async function preferansShown({ table, view, outcome, sheet }) {
  setDeck("german");
  const slip = drawComponent(html`<${ResultSlip} view=${view} outcome=${outcome} table=${table} />`);
  slip.querySelectorAll(".rule-tap").forEach((tap) => tap.click());
  await nextRender();
  const said = narrateSettlement(outcome, { table, view });
  return {
    over: spokenText(slip.querySelector(".over")),
    headline: spokenText(slip.querySelector("h2")),
    said: spokenText(slip.querySelector(".said-line")),
    tricks: spokenText(slip.querySelector(".tricks-line")),
    lines: linesOfSlip(slip),
    common: spokenText(slip.querySelector(".kasa-line")),
    shown: said.words,
    spoken: said.spoken,
    ...await readSheet(drawComponent(html`<${PreferansSheet} sheet=${sheet} table=${table} view=${view} />`)),
  };
}

/** @param {import("../../../client/small_dom.js").Element} paper */
async function readSheet(paper) {
  const written = [];
  for (const figure of paper.querySelectorAll("button.figures:has(.new)")) {
    figure.click();
    await nextRender();
    const story = paper.querySelectorAll(".story li").at(-1);
    const lines = (story?.querySelectorAll("div > p:not(.quiet)") ?? []).map(spokenText);
    written.push(`${figure.getAttribute("aria-label")}: ${lines.join(" | ")}`);
  }
  const labels = (/** @type {import("../../../client/small_dom.js").Element} */ one) =>
    one.querySelectorAll("button").map((button) => button.getAttribute("aria-label"));
  return {
    written,
    history: spokenText(paper.querySelector(".history summary")),
    slips:
      Object.fromEntries(paper.querySelectorAll(".player-slip")
        .map((one) => [one.getAttribute("aria-label"), labels(one)])),
  };
}

/** What the page says of a settled deal of Prefa: on its slip, aloud, and in the columns of the sheet. */
import { setDeck } from "../../../../src/kitapi/web/client/cards/deck.js";
import { columnsOf } from "../../../../src/kitapi/games/prefa/client/columns.js";
import { ResultSlip } from "../../../../src/kitapi/games/prefa/client/result_slip.js";
import { Story } from "../../../../src/kitapi/games/prefa/client/story.js";
import { narrate } from "../../../../src/kitapi/games/prefa/client/narration.js";
import { html } from "../../../../src/kitapi/web/client/ui.js";
import { language } from "../../../../src/kitapi/web/client/words/translation.js";
import { drawComponent, linesOfSlip } from "../../../client/drawing.js";
import { nextRender } from "../../../client/page.js";
import { spokenText } from "../../../client/small_dom.js";

/** @param {{ table: any, outcome: any, sheet: any }} deal */
export async function prefaShown({ table, outcome, sheet }) {
  // The Slovak sentences are those of a reader who has chosen German cards.
  setDeck(language() === "sk" ? "german" : "french");
  const view = { number: 1, results: outcome.results.map(() => 0), kasa: outcome.facts.kasa };
  const slip = drawComponent(html`<${ResultSlip} view=${view} outcome=${outcome} table=${table} />`);
  slip.querySelectorAll(".rule-tap").forEach((tap) => tap.click());
  await nextRender();
  const said = narrate({ kind: "all_shown", settled: outcome }, { table, view });
  return {
    headline: spokenText(slip.querySelector("h2")),
    tricks: spokenText(slip.querySelector(".tricks-line")),
    paid: linesOfSlip(slip),
    nobody: spokenText(slip.querySelector("article > p.quiet")),
    shown: said.words,
    said: said.spoken ?? said.words,
    ...writtenOn(sheet, { me: table.me, nameOf: (/** @type {number} */ seat) => table.seats[seat].name }),
  };
}

/** What the stories of the columns say in which the deal wrote. @param {any} sheet @param {any} voice */
function writtenOn(sheet, voice) {
  const columns = columnsOf(sheet).filter(({ figures }) => figures.some(({ deal }) => deal > 0));
  const stories = columns.map((column) => ({
    column, story: drawComponent(html`<${Story} column=${column} label="" voice=${voice} deals=${sheet.deals} />`),
  }));
  const lines = (/** @type {any} */ story, /** @type {string} */ which) =>
    story.querySelectorAll(`li > div > p${which}`).map(spokenText);
  const place = (/** @type {any} */ { field, column }) =>
    `${voice.nameOf(field)} ← ${column === null ? "kasa" : voice.nameOf(column)}`;
  return {
    written:
      stories.flatMap(({ column, story }) =>
        lines(story, ":not(.quiet):not(:first-child)")
          .map((/** @type {string} */ line) => `${place(column)}: ${line}`)),
    headings: stories.flatMap(({ story }) => lines(story, ":first-child").slice(-1)),
  };
}

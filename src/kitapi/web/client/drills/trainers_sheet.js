/** The trainer's sheet: who has answered what and how, and the rules that the class knows least. */
import { ClauseLink } from "../kit/clause_link.js";
import { sheetAddress } from "../net/drills.js";
import { ShareLink } from "../kit/share_link.js";
import { classAddress } from "../routes.js";
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { TrainersLink } from "./trainers_link.js";

/**
 * @typedef {import("../net/drill.js").ClassMark} ClassMark
 * @typedef {import("../net/drill.js").ClassSheet} ClassSheet
 * @typedef {import("../net/drill.js").ClassView} ClassView
 */

/** @param {{ info: ClassView, sheet: ClassSheet }} props */
export const TrainersSheet = ({ info, sheet }) => html`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${t("Score sheet")}</h2>
  ${sheet.trainees.length
    ? html`<${Marks} sheet=${sheet} />`
    : html`<p role="status">${t("Nobody has joined yet.")}</p>`}
  ${sheet.weakest.length > 0 && html`<h3>${t("Weakest topics")}</h3>
    <ul class="weakest">
      ${sheet.weakest.map((clause) => html`<li key=${clause}>
        <${ClauseLink} clause=${clause} /> <span class="figure">
          ${sheet.clauses[clause]?.right}/${sheet.clauses[clause]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${sheetAddress(info.class)} download>${t("Save for a spreadsheet")}</a>
    <span class="quiet">${t("Series {seed}", { seed: `${info.seed ?? 0}` })}</span></p>
  <${ShareLink} label=${t("Link to this class")} address=${location.origin + classAddress(info.game, info.class)} />
  <${TrainersLink} info=${info} />
</section>`;

/** @param {{ sheet: ClassSheet }} props */
const Marks =
  ({ sheet }) => html`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${t("Trainee")}</span></th>
        ${sheet.drills.map(({ number, topic }) => html`<th key=${number} scope="col" title=${topic}>
          ${number + 1}</th>`)}
        <th scope="col">${t("Points")}</th></tr></thead>
      <tbody>${sheet.trainees.map(({ name, marks, points }) => html`<tr key=${name}>
        <th scope="row">${name}</th>${marks.map((mark, at) => html`<${Cell} key=${at} mark=${mark} />`)}
        <td class="figure"><b>${points}</b></td>
      </tr>`)}</tbody>
    </table></div>`;

/** @param {{ mark: ClassMark | null }} props */
function Cell({ mark }) {
  if (!mark) return html`<td class="figure">–</td>`;
  return html`<td class=${classes("figure", mark.right ? "is-right" : mark.points ? "is-near" : "is-wrong")}>
    ${mark.points}</td>`;
}

/**
 * One drill: what happened, the table as its dealer sees it, the question, and after the answer what is right and why.
 */
import { ClauseLink } from "../kit/clause_link.js";
import { announce } from "../announcer.js";
import { drawingOf } from "../covers.js";
import { classes, html, useEffect, useLayoutEffect, useRef } from "../ui.js";
import { t } from "../words/translation.js";
import { AnswerForm } from "./answer_form.js";

/**
 * @typedef {import("../net/drill.js").Drill} Drill
 * @typedef {import("../net/drill.js").Given} Given
 * @typedef {import("../net/drill.js").Mark} Mark
 */

/**
 * @param {{ game: string, drill: Drill, mark: Mark | null, trouble?: string, onAnswer: (given: Given) => void,
 *   next?: () => void }} props `next`: none where nothing follows
 */
export function DrillSlip({ game, drill, mark, trouble = "", onAnswer, next }) {
  const { Situation } = drawingOf(game);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // The pressed button is gone: focus moves here, not to the end of the page.
  useLayoutEffect(() => { if (drill.number > 0 && document.activeElement === document.body) heading.current?.focus(); },
    [drill]);
  return html`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${heading} tabindex="-1">${drill.heading}</h2>
      <p>${drill.told.join(" ")}</p>
      ${Situation && html`<${Situation} situation=${drill.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${drill.ask}</h3>
      <${AnswerForm} drill=${drill} mark=${mark} onAnswer=${onAnswer} />
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${mark && html`<${DrillResult} kind=${drill.kind} mark=${mark} next=${next} />`}
    </section>
  </article>`;
}

/** @param {{ kind: Drill["kind"], mark: Mark, next?: () => void }} props */
function DrillResult({ kind, mark, next }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const answer = mark.told.join(kind === "order" ? " → " : ", ");
  useEffect(() => {
    announce(`${mark.verdict} ${mark.right ? "" : mark.told.join(", ")} ${mark.reason}`);
    place.current?.scrollIntoView({ block: "nearest" });
  }, [mark]);
  return html`<div class="marked" ref=${place}>
    <p class=${classes("mark-verdict", mark.right ? "right" : mark.points ? "near" : "wrong")}>${mark.verdict}</p>
    ${!mark.right && html`<p>${t("Correct answer: {answer}", { answer: answer || t("nobody") })}</p>`}
    <p class="mark-reason">${mark.reason}</p>
    ${Object.entries(mark.rules)
      .map(([clause,
        rule]) => html`<p key=${clause} class="mark-rule"><${ClauseLink} clause=${clause} /> ${rule}</p>`)}
    <p class="mark-clauses">
      ${mark.clauses.map((clause) => html`<${ClauseLink} key=${clause} clause=${clause} /> `)}</p>
    ${next && html`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${next}>${t("Next")}</button>`}
  </div>`;
}

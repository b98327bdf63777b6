/**
 * The deal to be written: one field after the other, each with the choices that the rules allow; then the payments in
 * words, and one tap that writes them.
 */
import { announce } from "../announcer.js";
import { coverOf } from "../covers.js";
import { classes, html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { draftWith, isAnswered, isChosen, useDraft } from "./draft.js";
import { TricksGrid } from "./tricks_grid.js";

/**
 * @typedef {import("../written.js").Line} Line
 * @typedef {import("../written.js").Field} Field
 * @typedef {import("../written.js").Form} Form
 * @typedef {import("../written.js").Choice} Choice
 * @typedef {import("../drawing.js").PaperWords} PaperWords
 * @typedef {import("../protocol.js").Variant} Variant
 * @typedef {(seat: number) => string} NameOf
 *
 * A question, and what is known so far.
 * @typedef {{
 *   question: Field, words: PaperWords, draft: Line, takers: readonly number[], nameOf: NameOf, variant: Variant,
 * }} Asked
 */

/**
 * @param {{
 *   game: string, accounts: import("../written.js").Accounts, sitting: import("../written.js").Sitting, nameOf: NameOf,
 *   correcting: Line | null, isPlaced: boolean, news: number, onWrite: (line: Line) => Promise<boolean>,
 *   onCancel: (() => void) | null,
 * }} props `sitting`: the lines before the deal; `isPlaced`: it is inserted between other lines; `news`: how many
 * changes have come from other devices
 */
export function DealForm({ game, accounts, sitting, nameOf, correcting, isPlaced, news, onWrite, onCancel }) {
  const words = /** @type {PaperWords} */ (coverOf(game).paper?.words.loaded.value);
  const { draft, hasArrived, setDraft } = useDraft(accounts, sitting, correcting, news);
  const [writing, setWriting] = useState(false);
  const [reopened, setReopened] = useState(/** @type {string | null} */ (null));
  const before = useMemo(() => accounts.write_sitting(sitting), [sitting]);
  const form = useMemo(() => accounts.offer(sitting, draft), [sitting, draft]);
  if (!before.next) return html`<section class="paper slip deal-form"><h2>${t("The sitting is over")}</h2>
    ${before.over && html`<${words.RuleText} clause=${before.over.clause} />`}
    ${onCancel && html`<button type="button" class="plain" onClick=${onCancel}>${t("Cancel")}</button>`}</section>`;
  const [shown, takers, variant] = [form.line ?? draft, form.takers ?? [], sitting.variant];
  const isOpen = (/** @type {Field} */ question) =>
    question.field === reopened || !isAnswered(question, draft, shown);
  const choose = (/** @type {Field} */ { field }, /** @type {Choice} */ choice) => {
    setReopened(null);
    setDraft(draftWith(form, draft, field, choice));
  };
  const write = () => {
    if (!form.line || writing) return;
    setWriting(true);
    void onWrite(form.line).then((kept) => {
      setWriting(false);
      if (kept) announce(t("Written."));
    });
  };
  return html`<section class="paper slip deal-form" aria-label=${t("The deal to be written")}>
    <h2>${titleOf(correcting, isPlaced, before)}</h2>
    <p class="quiet">${words.standingWords(before.next, nameOf)}</p>
    ${hasArrived && html`<p class="arrived" role="status">
      ${t("Another device has written a change. Your answers that are still possible are kept.")}</p>`}
    ${form.fields.map((question) => html`<${AnswerLine} key=${`${question.field} answered`} question=${question}
      words=${words} draft=${shown} takers=${takers} nameOf=${nameOf} variant=${variant} isOpen=${isOpen(question)}
      onReopen=${() => setReopened(question.field)} />`)}
    ${form.fields.filter(isOpen).map((question) => html`<${Question} key=${question.field} question=${question}
      words=${words} draft=${shown} takers=${takers} nameOf=${nameOf} variant=${variant}
      onChoice=${(/** @type {Choice} */ choice) => choose(question, choice)} />`)}
    ${form.line
      && html`<${Ready} form=${form} words=${words} nameOf=${nameOf} variant=${variant} writing=${writing}
        onWrite=${write} />`}
    ${onCancel && html`<button type="button" class="plain" onClick=${onCancel}>${t("Cancel")}</button>`}
  </section>`;
}

/** @param {Line | null} correcting @param {boolean} isPlaced @param {import("../written.js").Written} before */
function titleOf(correcting, isPlaced, before) {
  const number = before.page.deals.length + 1;
  if (correcting) return t("Correct deal {number}", { number });
  return isPlaced ? t("Insert deal {number}", { number }) : t("Deal {number}", { number });
}

/**
 * An answered question in one line, which opens it again.
 * @param {Asked & { isOpen: boolean, onReopen: () => void }} props
 */
function AnswerLine({ question, words, draft, takers, nameOf, variant, isOpen, onReopen }) {
  const choice = question.choices.find((one) => isChosen(one, draft, question));
  if (isOpen || !choice) return null;
  return html`<button type="button" class="answered" onClick=${onReopen}>
    <span>${words.fieldTitle(question.field)}</span>
    <b>${words.layoutOf(question.field) === "tricks" ? tricksWords(choice["tricks"], takers, nameOf)
      : html`<${words.Choice} field=${question.field} choice=${choice} takers=${takers} nameOf=${nameOf}
        variant=${variant} />`}</b>
  </button>`;
}

/** @param {readonly number[]} tricks @param {readonly number[]} takers @param {NameOf} nameOf */
const tricksWords = (tricks, takers, nameOf) =>
  tricks.map((count, at) => `${nameOf(takers[at] ?? 0)}: ${count}`).join(" · ");

/** @param {Asked & { onChoice: (choice: Choice) => void }} props */
function Question({ question, words, draft, takers, nameOf, variant, onChoice }) {
  const { field, choices } = question;
  const title = words.fieldTitle(field);
  if (words.layoutOf(field) === "tricks") {
    return html`<${TricksGrid} title=${title} choices=${choices.map(({ tricks }) => tricks)} chosen=${draft["tricks"]}
      names=${takers.map(nameOf)} onChoice=${(/** @type {readonly number[]} */ tricks) => onChoice({ tricks })} />`;
  }
  return html`<div class=${classes("deal-field", `as-${words.layoutOf(field)}`)} role="group" aria-label=${title}>
    <h3>${title}</h3>
    <p>${choices.map((choice) => html`<button type="button" key=${JSON.stringify(choice)} class="plain"
      aria-pressed=${isChosen(choice, draft, question)} onClick=${() => onChoice(choice)}>
      <${words.Choice} field=${field} choice=${choice} takers=${takers} nameOf=${nameOf}
        variant=${variant} /></button>`)}</p>
  </div>`;
}

/**
 * What will be written, in words, and the button that writes it.
 * @param {{
 *   form: Form, words: PaperWords, nameOf: NameOf, variant: Variant, writing: boolean, onWrite: () => void,
 * }} props
 */
function Ready({ form, words, nameOf, variant, writing, onWrite }) {
  useEffect(() => announce(t("Ready to be written.")), []);
  return html`<div class="ready">
    <${words.Payments} form=${form} voice=${{ me: null, nameOf }} variant=${variant} />
    <button type="button" class="big" aria-disabled=${writing} onClick=${onWrite}>${t("Write it down")}</button>
  </div>`;
}

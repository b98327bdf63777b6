/** What a writer has answered so far of a deal, question by question. */
import { useRef, useState } from "../ui.js";

/**
 * @typedef {import("../written.js").Line} Line
 * @typedef {import("../written.js").Field} Field
 * @typedef {import("../written.js").Form} Form
 * @typedef {import("../written.js").Choice} Choice
 * @typedef {import("../written.js").Accounts} Accounts
 * @typedef {import("../written.js").Sitting} Sitting
 */

/** @type {Line} */
const BLANK = { kind: "deal" };

/** The names of the fields that any choice of a question may add. @param {Field} question */
const namesIn = ({ choices }) => [...new Set(choices.flatMap((choice) => Object.keys(choice)))];

/**
 * The draft with one more answer: what was answered to this question and to those after it is forgotten.
 * @param {Form} form
 * @param {Line} draft
 * @param {string} field of the question
 * @param {Choice} choice
 * @returns {Line}
 */
export function draftWith({ fields }, draft, field, choice) {
  const forgotten = fields.slice(fields.findIndex((one) => one.field === field)).flatMap(namesIn);
  const kept = Object.entries(draft).filter(([name]) => !forgotten.includes(name));
  return /** @type {Line} */ ({ ...Object.fromEntries(kept), ...choice });
}

/** Whether a choice is the answer in the draft. @param {Choice} choice @param {Line} draft @param {Field} question */
export const isChosen = (choice, draft, question) => namesIn(question).every((name) => (name in choice
  ? JSON.stringify(choice[name]) === JSON.stringify(draft[name] ?? false) : isNothing(draft[name])));

/** Whether a field says nothing; seat 0 is something. @param {unknown} value */
const isNothing = (value) => value === undefined || value === null || value === false
  || (Array.isArray(value) && value.length === 0);

/**
 * Whether a question needs no more room: it was answered, or there is only one answer.
 * @param {Field} question
 * @param {Line} draft what the writer said
 * @param {Line} shown the same, with what follows from it
 */
export const isAnswered = (question, draft, shown) => (question.choices.length === 1
  || namesIn(question).some((name) => name in draft)) && question.choices.some((one) => isChosen(one, shown, question));

/**
 * The answers of a draft that are still possible after other lines: each question is put again, in order.
 * @param {Accounts} accounts
 * @param {Sitting} sitting the lines before the deal
 * @param {Line} draft
 * @returns {Line}
 */
export function stillPossible({ offer }, sitting, draft) {
  const seen = new Set();
  for (let kept = BLANK; ;) {
    const form = offer(sitting, kept);
    const question = form.fields.find(({ field }) => !seen.has(field));
    if (!question) return kept;
    seen.add(question.field);
    const said = namesIn(question).some((name) => name in draft);
    const choice = said && question.choices.find((one) => isChosen(one, draft, question));
    if (choice) kept = draftWith(form, kept, question.field, choice);
  }
}

/**
 * The draft of a deal, which outlasts lines that arrive while it is filled in. `hasArrived`: another device has written
 * meanwhile.
 * @param {Accounts} accounts
 * @param {Sitting} sitting the lines before the deal; another object if they are others
 * @param {Line | null} first what is known at the beginning
 * @param {number} news how many changes have come from other devices
 */
export function useDraft(accounts, sitting, first, news) {
  const known = useRef({ sitting, news, draft: first ?? BLANK, hasArrived: false });
  const [, drawAgain] = useState(0);
  const { current } = known;
  if (current.sitting !== sitting) {
    const hasLines = news > current.news && !sameLines(current.sitting, sitting);
    known.current = {
      sitting, news, draft: stillPossible(accounts, sitting, current.draft),
      hasArrived: current.hasArrived || (hasLines && hasAnswers(current.draft)),
    };
  }
  return {
    draft: known.current.draft, hasArrived: known.current.hasArrived,
    setDraft: (/** @type {Line} */ draft) => {
      known.current = { ...known.current, draft };
      drawAgain((times) => times + 1);
    },
  };
}

/** @param {Line} draft */
const hasAnswers = (draft) => Object.keys(draft).length > Object.keys(BLANK).length;

/** @param {Sitting} one @param {Sitting} other */
const sameLines = (one, other) => JSON.stringify(one.lines) === JSON.stringify(other.lines);

/** What two devices wrote in one place without knowing of each other: shown until people decide. */
import { coverOf } from "../covers.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { conflictsIn } from "./changes.js";

/**
 * @typedef {import("../written.js").Change} Change
 * @typedef {import("../written.js").Deed} Deed
 *
 * @param {{
 *   changes: readonly Change[], head: import("../written.js").Head, nameOf: (seat: number) => string,
 *   onDecide?: (deeds: readonly Deed[]) => void,
 * }} props `onDecide`: is given the changes that carry out a decision; without it nothing can be decided
 */
export function ConflictList({ changes, head, nameOf, onDecide }) {
  const conflicts = conflictsIn(changes);
  if (!conflicts.length) return null;
  const words = coverOf(head.game).paper?.words.loaded.value;
  const wordsOf = (/** @type {Change} */ change) =>
    ("line" in change ? words?.lineWords(change.line, nameOf, head.variant) : t("struck out"));
  return html`<section class="paper slip conflicts" role="alert" aria-label=${t("Written on two devices")}>
    <h2>${t("Written on two devices")}</h2>
    <ul>${conflicts.map(([one, other]) => html`<li key=${`${one.id} ${other.id}`}>
      <p>${wordsOf(one)}</p><p>${wordsOf(other)}</p>
      ${onDecide && html`<p class="line-tools">${waysOf(one, other).map(({ label, deeds }) => html`<button
        type="button" key=${label} class="plain" onClick=${() => onDecide(deeds)}>${label}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`;
}

/**
 * The ways to decide: of two lines both may be right, or one is struck; of two corrections one holds.
 * @param {Change} one
 * @param {Change} other
 * @returns {{ label: string, deeds: Deed[] }[]}
 */
export function waysOf(one, other) {
  /** @type {Deed} */
  const settled = { do: "keep", of: [one.id, other.id] };
  const [first, second] = [t("Only the first is right"), t("Only the second is right")];
  if (one.do === "write") {
    return [
      { label: t("Both are right"), deeds: [settled] },
      { label: first, deeds: [{ do: "strike", of: other.id }] },
      { label: second, deeds: [{ do: "strike", of: one.id }] },
    ];
  }
  return [{ label: first, deeds: [again(one), settled] }, { label: second, deeds: [again(other), settled] }];
}

/** A correction made once more, so that it is the last one. @param {Change} change @returns {Deed} */
const again = (change) => /** @type {Deed} */ (change.do === "amend"
  ? { do: "amend", of: change.of, line: change.line } : { do: change.do, of: "of" in change ? change.of : "" });

/** The progress of a review, or the reason why there is none. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {import("./review_request.js").Progress & { again: () => void }} props */
export function ReviewProgress({ preparing, done, of, trouble, again }) {
  if (trouble) {
    return html`<p role="alert">${trouble}</p>
      <button type="button" class="plain" onClick=${again}>${t("Try now")}</button>`;
  }
  return html`<p role="status">${progressWords(preparing, done, of)}</p>
    ${of > 0 && html`<progress class="review-progress" max=${of} value=${done} aria-label=${t("Review")}></progress>`}`;
}

/** @param {boolean} preparing @param {number} done @param {number} of */
function progressWords(preparing, done, of) {
  if (of > 0) return t("{done} of {count} decisions judged …", { done, count: of });
  return preparing
    ? t("Getting the review ready; this happens once and may take a minute …")
    : t("Reviewing the deal …");
}

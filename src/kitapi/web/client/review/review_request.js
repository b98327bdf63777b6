/** Requests a deal's review, and reports its progress while it is computed. */
import { Refusal } from "../net/api.js";
import { useEffect, useState } from "../ui.js";
import { language, t } from "../words/translation.js";

/**
 * @typedef {import("./review.js").Review} Review
 *
 * How far a review has come; `of` is 0 for as long as nothing is known of that.
 * @typedef {{ review: Review | null, preparing: boolean, done: number, of: number, trouble: string }} Progress
 */

/** @type {Progress} */
const NOTHING_YET = { review: null, preparing: false, done: 0, of: 0, trouble: "" };

const KEPT = 20;
const reviews = /** @type {Map<string, Review>} */ (new Map());

/** @param {string} address @param {Review} review */
function cacheReview(address, review) {
  if (reviews.size >= KEPT) reviews.clear();
  reviews.set(address, review);
}

/**
 * The review of a deal, requested once it is `wanted`; the request is cancelled when it is not wanted any more.
 * @param {string} table
 * @param {number} deal
 * @param {boolean} wanted
 * @returns {Progress & { again: () => void }}
 */
export function useReview(table, deal, wanted) {
  const address = `/api/tables/${table}/deals/${deal}/review?lang=${language()}`;
  const [progress, setProgress] = useState(NOTHING_YET);
  const [tries, setTries] = useState(0);
  const kept = reviews.get(address) ?? null;
  useEffect(() => {
    if (!wanted || reviews.has(address)) return undefined;
    const giveUp = new AbortController();
    const update = (/** @type {Partial<Progress>} */ changes) => {
      if (giveUp.signal.aborted) return;
      if (changes.review) cacheReview(address, changes.review);
      setProgress({ ...NOTHING_YET, ...changes });
    };
    update({});
    follow(address, giveUp.signal, update)
      .catch((error) =>
        update({ trouble: error instanceof Refusal ? error.message : t("The server does not answer.") }));
    return () => giveUp.abort();
  }, [address, wanted, tries]);
  return { ...progress, review: kept, again: () => setTries(tries + 1) };
}

/**
 * @param {string} address
 * @param {AbortSignal} signal
 * @param {(changes: Partial<Progress>) => void} update
 */
async function follow(address, signal, update) {
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new Refusal(await answer.json().catch(() => ({})));
  for await (const line of linesOf(answer.body)) {
    if (line.reason) throw new Refusal(line);
    update(line);
    if (line.review) return;
  }
  throw new Refusal({});
}

/** Every line of JSON. @param {ReadableStream<Uint8Array>} body @returns {AsyncGenerator<any>} */
async function* linesOf(body) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let begun = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (begun + decoder.decode(read.value, { stream: true })).split("\n");
    begun = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

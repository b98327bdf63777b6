/** Requests solutions of open cards, again while the server prepares its solver. */
import { ask, Refusal } from "../net/api.js";
import { useEffect, useState } from "../ui.js";
import { language, t } from "../words/translation.js";

/**
 * @typedef {number | boolean} Value
 * @typedef {{
 *   tricks?: number, made?: boolean, moves: { [card: string]: Value }, line: string,
 *   turn: import("./deal.js").Hand | null,
 *   taken: { [hand: string]: number }, costs: number[],
 * }} Answer
 * @typedef {{ tricks?: { [strain: string]: number[] }, made?: { [strain: string]: boolean[] } }} Matrix
 */

const AGAIN = 1500;
const KEPT = 500;
const answers = /** @type {Map<string, any>} */ (new Map());

/** @param {string} question @param {any} answer */
function cacheAnswer(question, answer) {
  if (answers.size >= KEPT) answers.clear();
  answers.set(question, answer);
}

/**
 * The answer to `query` at `address`, null until it has arrived; `field`: the field that was refused.
 * @param {string | null} query
 * @param {string} [address]
 * @returns {{ answer: any, making: boolean, trouble: string, field: string | null, again: () => void }}
 */
export function useAnswer(query, address = "/api/solve") {
  const question = query === null ? null : `${address}?${query}`;
  const [state, setState] =
    useState({
      question: /** @type {string | null} */ (null), making: false, trouble: "",
      field: /** @type {string | null} */ (null),
    });
  const [tries, setTries] = useState(0);
  const known = question === null ? null : answers.get(question) ?? null;
  useEffect(() => {
    if (question === null || answers.has(question)) return undefined;
    let timer = 0;
    let wanted = true;
    const update = (/** @type {Partial<typeof state>} */ changes) => {
      if (wanted) setState({ question, making: false, trouble: "", field: null, ...changes });
    };
    ask(`${question}&lang=${language()}`).then(
      (answer) => { cacheAnswer(question, answer); update({}); },
      (error) => {
        const making = error instanceof Refusal && error.reason === "making_ready";
        update(making
          ? { making }
          : { trouble: error.message || t("The server does not answer."), field: error.field ?? null });
        if (making && wanted) timer = setTimeout(() => setTries((so) => so + 1), AGAIN);
      },
    );
    return () => { wanted = false; clearTimeout(timer); };
  }, [question, tries]);
  const mine = state.question === question ? state : { making: false, trouble: "", field: null };
  return {
    answer: known, making: mine.making, trouble: known ? "" : mine.trouble, field: mine.field,
    again: () => setTries(tries + 1),
  };
}

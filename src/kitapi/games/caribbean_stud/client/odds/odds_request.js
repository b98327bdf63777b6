/** Requests odds from the server; answers are cached. */
import { ask } from "../../../../web/client/net/api.js";
import { useEffect, useState } from "../../../../web/client/ui.js";
import { language, t } from "../../../../web/client/words/translation.js";

/** @typedef {import("./odds.js").OddsState} OddsState */

const KEPT = 200;
const answers = /** @type {Map<string, any>} */ (new Map());

/** The address of the odds of a hand against an upcard. @param {OddsState} laid */
export const handAddress = ({ hand, upcard, base }) =>
  `/api/odds/caribbean-stud?${new URLSearchParams({
    hand: hand.join(" "), upcard: upcard ?? "", ...gameParameter(base),
  })}`;

/** The address of a deal for the trainer. @param {OddsState} laid @param {number} seed */
export const dealAddress = ({ number, close, base }, seed) => (
  `/api/odds/caribbean-stud/deal?${new URLSearchParams({
    seed: String(seed), number: String(number), close: close ? "yes" : "no", ...gameParameter(base),
  })}`);

export const CHART = "/static/games/caribbean_stud/client/odds/chart.json";

/** @param {boolean} base @returns {Record<string, string>} */
const gameParameter = (base) => (base ? { game: "base" } : {});

/**
 * The answer from `address`, null until it has arrived; if `address` is null, nothing is requested.
 * @param {string | null} address
 * @returns {{ answer: any, trouble: string, again: () => void }}
 */
export function useAnswer(address) {
  const [failure, setFailure] = useState({ address: /** @type {string | null} */ (null), trouble: "" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (address === null || answers.has(address)) return undefined;
    let wanted = true;
    const fail = (/** @type {string} */ trouble) => { if (wanted) setFailure({ address, trouble }); };
    ask(address.startsWith("/api/") ? `${address}&lang=${language()}` : address).then((answer) => {
      if (answers.size >= KEPT) answers.clear();
      answers.set(address, answer);
      fail("");
    }, (error) => fail(error.message || t("The server does not answer.")));
    return () => { wanted = false; };
  }, [address, tries]);
  const trouble = failure.address === address ? failure.trouble : "";
  return { answer: address === null ? null : answers.get(address) ?? null, trouble, again: () => setTries(tries + 1) };
}

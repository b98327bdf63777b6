/** Asks the server for odds; what it said once is kept. */
import { ask } from "../../../../web/client/net/api.js";
import { useEffect, useState } from "../../../../web/client/ui.js";
import { language, t } from "../../../../web/client/words/translation.js";

/** @typedef {import("./odds.js").Laid} Laid */

const KEPT = 200;
const answers = /** @type {Map<string, any>} */ (new Map());

/** The odds of a hand against an upcard. @param {Laid} laid */
export const questionOf = ({ hand, upcard, base }) =>
  `/api/odds/caribbean-stud?${new URLSearchParams({ hand: hand.join(" "), upcard: upcard ?? "", ...inGame(base) })}`;

/** A deal to be trained with. @param {Laid} laid @param {number} seed */
export const dealAsked = ({ number, close, base }, seed) => (
  `/api/odds/caribbean-stud/deal?${new URLSearchParams({
    seed: String(seed), number: String(number), close: close ? "yes" : "no", ...inGame(base),
  })}`);

export const CHART = "/static/games/caribbean_stud/client/odds/chart.json";

/** @param {boolean} base @returns {Record<string, string>} */
const inGame = (base) => (base ? { game: "base" } : {});

/**
 * What lies at `address`, null while it is not there; none is asked for where it is null.
 * @param {string | null} address
 * @returns {{ answer: any, trouble: string, again: () => void }}
 */
export function useAnswer(address) {
  const [told, setTold] = useState({ address: /** @type {string | null} */ (null), trouble: "" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (address === null || answers.has(address)) return undefined;
    let wanted = true;
    const tell = (/** @type {string} */ trouble) => { if (wanted) setTold({ address, trouble }); };
    ask(address.startsWith("/api/") ? `${address}&lang=${language()}` : address).then((answer) => {
      if (answers.size >= KEPT) answers.clear();
      answers.set(address, answer);
      tell("");
    }, (error) => tell(error.message || t("The server does not answer.")));
    return () => { wanted = false; };
  }, [address, tries]);
  const trouble = told.address === address ? told.trouble : "";
  return { answer: address === null ? null : answers.get(address) ?? null, trouble, again: () => setTries(tries + 1) };
}

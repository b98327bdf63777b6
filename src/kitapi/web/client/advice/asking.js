/** Asks what everything is worth that the viewer may do now; the answer goes when he acts. */
import { isShare } from "../fair/shares.js";
import { ask, Refusal } from "../net/api.js";
import { useEffect, useState } from "../ui.js";
import { language, t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").TableShown} TableShown
 *
 * As docs/formats/advice.md describes it.
 * @typedef {{ action: Action, worth: number, error: number, chances: { [tricks: string]: number }, best: boolean }}
 *   Advised
 * @typedef {{ unit: "kapikia" | "points", worlds: number, exact: boolean, actions: Advised[] }} Advice
 *
 * `moment`: what was asked about.
 * @typedef {{ moment: string, advice: Advice | null, making: boolean, trouble: string }} Told
 * @typedef {ReturnType<typeof useAdvice>} Advising
 */

/** Milliseconds until what is still being made ready is asked for again. */
const AGAIN = 2000;

/** @type {Told} */
const NOTHING = { moment: "", advice: null, making: false, trouble: "" };

/** Whether there is more than one thing to do. @param {import("../protocol.js").View | null} view */
function isChoice(view) {
  const options = (view?.options ?? []).filter((option) => !isShare(option));
  return options.length > 1 || options.some(({ kind }) => kind === "subset" || kind === "form");
}

/**
 * @param {TableShown} table
 * @param {import("../protocol.js").View | null} view
 * @param {boolean} waiting whether what the viewer does is on its way
 */
export function useAdvice(table, view, waiting) {
  const [asked, setAsked] = useState("");
  const [told, setTold] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const may = Boolean(table.advised) && table.me !== null && !waiting && isChoice(view);
  const moment = may ? `${view?.number} ${JSON.stringify(view?.options)}` : "";
  const open = may && asked === moment;
  useEffect(() => {
    if (!open || (told.moment === moment && told.advice)) return undefined;
    let timer = 0;
    let wanted = true;
    const tell = (/** @type {Partial<Told>} */ more) => { if (wanted) setTold({ ...NOTHING, moment, ...more }); };
    ask(`/api/tables/${table.id}/advice?lang=${language()}`).then((advice) => tell({ advice }), (error) => {
      const making = error instanceof Refusal && error.reason === "making_ready";
      tell(making ? { making } : { trouble: error.message || t("The server does not answer.") });
      if (making && wanted) timer = setTimeout(() => setTries((so) => so + 1), AGAIN);
    });
    return () => { wanted = false; clearTimeout(timer); };
  }, [open, moment, tries]);
  const toggle = () => setAsked(open ? "" : moment);
  return { may, open, toggle, told: told.moment === moment ? told : NOTHING, again: () => setTries(tries + 1) };
}

/** Requests the values of the viewer's options; the answer is dropped when they act. */
import { isShare } from "../fair/shares.js";
import { ask, Refusal } from "../net/api.js";
import { useEffect, useState } from "../ui.js";
import { language, t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 * @typedef {import("../protocol.js").TableView} TableView
 *
 * As docs/formats/advice.md describes it.
 * @typedef {{ action: Action, worth: number, error: number, chances: { [tricks: string]: number }, best: boolean }}
 *   AdvisedAction
 * @typedef {{ unit: "kapikia" | "points", worlds: number, exact: boolean, actions: AdvisedAction[] }} Advice
 *
 * `moment`: the moment of the deal that the request is about.
 * @typedef {{ moment: string, advice: Advice | null, making: boolean, trouble: string }} AdviceState
 * @typedef {ReturnType<typeof useAdvice>} AdviceControls
 */

/** Milliseconds until advice that is still being prepared is requested again. */
const AGAIN = 2000;

/** @type {AdviceState} */
const NOTHING = { moment: "", advice: null, making: false, trouble: "" };

/** Whether there is more than one option. @param {import("../protocol.js").View | null} view */
function isChoice(view) {
  const options = (view?.options ?? []).filter((option) => !isShare(option));
  return options.length > 1 || options.some(({ kind }) => kind === "subset" || kind === "form");
}

/**
 * @param {TableView} table
 * @param {import("../protocol.js").View | null} view
 * @param {boolean} waiting whether what the viewer does is on its way
 */
export function useAdvice(table, view, waiting) {
  const [requested, setRequested] = useState("");
  const [state, setState] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const may = Boolean(table.advised) && table.me !== null && !waiting && isChoice(view);
  const moment = may ? `${view?.number} ${JSON.stringify(view?.options)}` : "";
  const open = may && requested === moment;
  useEffect(() => {
    if (!open || (state.moment === moment && state.advice)) return undefined;
    let timer = 0;
    let wanted = true;
    const update = (/** @type {Partial<AdviceState>} */ more) => {
      if (wanted) setState({ ...NOTHING, moment, ...more });
    };
    ask(`/api/tables/${table.id}/advice?lang=${language()}`).then((advice) => update({ advice }), (error) => {
      const making = error instanceof Refusal && error.reason === "making_ready";
      update(making ? { making } : { trouble: error.message || t("The server does not answer.") });
      if (making && wanted) timer = setTimeout(() => setTries((so) => so + 1), AGAIN);
    });
    return () => { wanted = false; clearTimeout(timer); };
  }, [open, moment, tries]);
  const toggle = () => setRequested(open ? "" : moment);
  return { may, open, toggle, state: state.moment === moment ? state : NOTHING, again: () => setTries(tries + 1) };
}

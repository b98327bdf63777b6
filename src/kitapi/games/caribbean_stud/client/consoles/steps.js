/**
 * The present options of a role, sorted into the next step of the procedure, other steps, and rarely used ones.
 */
import { stepWords } from "./step_words.js";

/**
 * @typedef {import("../table/view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 *
 * @typedef {import("../table/view.js").DueStep} DueStep
 * @typedef {{ key: string, words: string, action: Action }} Step
 */

/** The position of the key while the console is serviced. */
export const SERVICE = "S";

/** Actions that have a control of their own on a console. */
const APART = [
  "slip", "state_facts", "call_inspector", "begin_closing", "dismiss", "press_jackpot", "turn_selector", "cut",
];

/** Actions for a seat whose player does not answer or is absent. */
const IF_NEED_BE = ["pass_over", "send_back", "cash_out"];

/** The single actions among the options. @param {StudView} view @returns {Action[]} */
export const actionsIn = ({ options = [] }) =>
  /** @type {Action[]} */ (options.filter((option) =>
    !["range", "form", "seal", "nonce", "subset"].includes(option.kind)));

/**
 * The steps that the procedure expects from this view's role, the next one first; none in a replay.
 * @param {StudView} view
 * @returns {readonly DueStep[]}
 */
const dueIn = ({ options = [], desk }) => (options.length > 0 ? desk?.due ?? [] : []);

/**
 * @param {StudView} view
 * @param {(seat: number) => string} nameOf
 * @param {(seat: number) => boolean} isVacant whose chips may be changed back: nobody has the seat any more
 * @returns {{ next: Step | null, others: Step[], needed: Step[] }} `needed`: for seats that do not answer
 */
export function stepsOf(view, nameOf, isVacant) {
  const offered =
    actionsIn(view).filter(({ kind, seat }) => !APART.includes(kind) && (kind !== "cash_out" || isVacant(Number(seat))))
      .map((action) => ({
        key: Object.values(action).join(" "), words: stepWords(action, view, nameOf), action,
      }));
  const due =
    dueIn(view)
      .flatMap(({ kind, answers }) =>
        offered.filter(({ action }) => action.kind === kind).map((step) => ({ step, answers })));
  const next = due.find(({ answers }) => !answers)?.step ?? null;
  const others = due.map(({ step }) => step).filter((step) => step !== next);
  const needed = offered.filter(({ action }) => IF_NEED_BE.includes(action.kind));
  return {
    next,
    others: [...others, ...offered.filter((step) => step !== next && !others.includes(step) && !needed.includes(step))],
    needed,
  };
}

/** Whether the role of this view has a pending step. @param {StudView} view */
export const waits = (view) => dueIn(view).length > 0;

/** The steps of one kind. @param {StudView} view @param {string} kind */
export const stepsOfKind = (view, kind) => actionsIn(view).filter((action) => action.kind === kind);

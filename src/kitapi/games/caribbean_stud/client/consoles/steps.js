/** What a role may do now, as the options say, sorted into the next step by the book, other steps, and what lies aside. */
import { stepWords } from "./step_words.js";

/**
 * @typedef {import("../view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 *
 * @typedef {{ key: string, words: string, action: Action }} Step
 */

/**
 * The steps of a hand, those first that the book puts before others where several may be done. These wait for whoever
 * has the role; whatever else is offered may be done or left.
 */
const BOOK = [
  "rule", "note_declaration", "confirm", "authorise_payment", "open_table", "decide_token", "attend", "check_decks", "wash", "offer_cut", "invite_stakes", "no_more_bets", "coin_in", "count_tokens",
  "deal", "turn_upcard", "take_fee", "give_card", "take_stub", "ask_seat", "collect_fold", "check_bet", "reveal", "settle", "store_bank",
  "game_over", "confirm_count", "decide_claim",
];

/** What is decided one way or the other: the book prefers neither. */
const DECIDED = ["decide_token", "confirm", "decide_claim", "rule"];

/** Where the key stands while the console is seen to; nobody waits for that. */
export const SERVICE = "S";

/** What has a place of its own on a console. */
const APART = ["slip", "state_facts", "call_inspector", "begin_closing", "dismiss", "press_jackpot", "turn_selector", "cut"];

/** Done to a seat that does not answer, or is not there. */
const IF_NEED_BE = ["pass_over", "send_back", "cash_out"];

/** The single actions among the options. @param {StudView} view @returns {Action[]} */
export const actionsIn = ({ options = [] }) => /** @type {Action[]} */ (options.filter((option) => !["range", "form", "seal", "nonce", "subset"].includes(option.kind)));

/** @param {Action} action */
const rank = ({ kind }) => BOOK.indexOf(kind);

/**
 * @param {StudView} view
 * @param {(seat: number) => string} nameOf
 * @param {(seat: number) => boolean} isVacant whose chips may be changed back: nobody has the seat any more
 * @returns {{ next: Step | null, others: Step[], needed: Step[] }} `needed`: for seats that do not answer
 */
export function stepsOf(view, nameOf, isVacant) {
  const offered = actionsIn(view).filter(({ kind, seat }) => !APART.includes(kind) && (kind !== "cash_out" || isVacant(Number(seat)))).map((action) => ({
    key: Object.values(action).join(" "), words: stepWords(action, view, nameOf), action,
  }));
  const book = offered.filter(({ action }) => rank(action) >= 0).sort((one, other) => rank(one.action) - rank(other.action));
  const needed = offered.filter(({ action }) => IF_NEED_BE.includes(action.kind));
  const next = book.find(({ action }) => !DECIDED.includes(action.kind)) ?? null;
  return { next, others: [...book.filter((step) => step !== next), ...offered.filter((step) => !book.includes(step) && !needed.includes(step))], needed };
}

/** Whether something waits for whoever has the role of this view. @param {StudView} view */
export const waits = (view) => actionsIn(view).some(waitsFor) || Boolean(view.options?.some(isKeyed)) || isCalled(view);

/** @param {Action} action */
const waitsFor = ({ kind, position }) => BOOK.includes(kind) || kind === "press_jackpot" || (kind === "turn_selector" && position !== SERVICE);

/** A count is asked for, or a cut. @param {import("../../../../web/client/protocol.js").Option} option */
const isKeyed = (option) => ("action" in option && (option.action === "count_chips" || (option.kind === "range" && option.action === "cut")));

/** The inspector was called, and this view may dismiss it. @param {StudView} view */
const isCalled = (view) => actionsIn(view).some(({ kind }) => kind === "dismiss");

/** The steps of one kind. @param {StudView} view @param {string} kind */
export const stepsOfKind = (view, kind) => actionsIn(view).filter((action) => action.kind === kind);

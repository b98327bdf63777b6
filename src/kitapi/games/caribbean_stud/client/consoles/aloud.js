/** What the dealer says aloud at each step: every single operation is announced (CSP-086). */
import { n, t, tIn } from "../../../../web/client/words/translation.js";
import { combinationName } from "../table/words.js";

/**
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 * @typedef {import("../table/view.js").StudView} StudView
 */

/** @type {{ [kind: string]: (action: any, name: string, view: StudView) => string }} */
const ALOUD = {
  open_table: () => t("The table is open"),
  check_decks: () => t("The decks are complete"),
  wash: () => t("The cards are washed"),
  offer_cut: (_action, name) => t("{name}, will you cut?", { name }),
  invite_stakes: () => t("Place your stakes, please"),
  no_more_bets: () => t("No more bets please"),
  count_tokens: ({ tokens }) => n("{count} token, {count} lamp", "{count} tokens, {count} lamps", tokens),
  deal: () => tIn("dealer", "Cards"),
  turn_upcard: () => t("Prego, go ahead"),
  take_stub: () => t("Exchanges, please"),
  ask_seat: (_action, name) => t("{name}, a card?", { name }),
  give_card: (_action, name) => t("One card: {name}", { name }),
  take_fee: ({ seat }, name, view) => t("{fee} for the card: {name}", { fee: view.seats[seat]?.fee ?? 0, name }),
  pass_over: (_action, name) => t("{name}, your answer please", { name }),
  collect_fold: (_action, name) => t("Fold: {name}", { name }),
  check_bet: ({ seat }, name, view) => t("BET {amount}: {name}", { amount: view.seats[seat]?.bet ?? 0, name }),
  reveal: () => t("The bank shows"),
  settle: (_action, name, view) => settleAloud(view, name),
  store_bank: () => t("The bank's cards, counted"),
  game_over: () => t("Game over"),
};

/** @param {StudView} view @param {string} name */
function settleAloud({ bank }, name) {
  if (bank.qualifies === false) return t("Not qualified, ANTE is paid: {name}", { name });
  return bank.combination
    ? t("The bank: {combination}. Against it: {name}", { combination: combinationName(bank.combination), name })
    : name;
}

/**
 * The announcement for a step; the empty string for a step without one.
 * @param {Action} action
 * @param {StudView} view
 * @param {(seat: number) => string} nameOf
 */
export const aloud = (action, view, nameOf) =>
  ALOUD[action.kind]?.(action, "seat" in action ? nameOf(Number(action.seat)) : "", view) ?? "";

/** The button text of every step of the house. */
import { n, t } from "../../../../web/client/words/translation.js";

/**
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 * @typedef {import("../table/view.js").StudView} StudView
 * @typedef {(action: any, name: string, view: StudView) => string} Worded
 */

/** @type {{ [kind: string]: Worded }} */
const WORDS = {
  open_table: () => t("Open the table"),
  check_decks: () => t("Spread and check both decks"),
  wash: () => t("Wash the deck"),
  offer_cut: (_action, name) => t("Offer the cut: {name}", { name }),
  invite_stakes: () => t("Invite stakes"),
  send_back: (_action, name) => t("Send stakes back: {name}", { name }),
  cash_out: (_action, name) => t("Change chips back: {name}", { name }),
  no_more_bets: () => t("No more bets"),
  coin_in: () => "COIN IN",
  count_tokens: ({ tokens }) => n("Count {count} token", "Count {count} tokens", tokens),
  deal: () => t("Deal the cards"),
  turn_upcard: () => t("Turn the fifth card"),
  take_stub: (_action, _name, view) =>
    (view.method === "machine" ? t("Take the stub out, a null card under it") : t("Keep the stub in the left hand")),
  ask_seat: (_action, name) => t("Ask: {name}", { name }),
  give_card: (_action, name) => t("Give a card: {name}", { name }),
  take_fee: (_action, name) => t("Take the fee: {name}", { name }),
  pass_over: ({ seat }, name, view) =>
    (view.seats[seat]?.warned
      ? t("Still no answer, continue without: {name}", { name })
      : t("Ask again: {name}", { name })),
  collect_fold: (_action, name) => t("Take ANTE and cards: {name}", { name }),
  check_bet: (_action, name) => t("Check BET: {name}", { name }),
  reveal: () => t("Turn the bank's cards"),
  settle: (_action, name) => t("Settle: {name}", { name }),
  store_bank: () => t("Count and store the bank's cards"),
  game_over: () => "GAME OVER",
  decide_token: ({ in_play: plays }, name) =>
    (plays ? t("The token is in play: {name}", { name }) : t("Token back: {name}", { name })),
  attend: () => t("I am present"),
  confirm: ({ genuine }, name) => (genuine ? t("Confirm: {name}", { name }) : t("Do not confirm: {name}", { name })),
  note_declaration: (_action, name) => t("Take note of the declaration: {name}", { name }),
  authorise_payment: (_action, name) => t("Authorise the payment: {name}", { name }),
  decide_claim: ({ paid }, name) =>
    (paid ? t("Pay the claim: {name}", { name }) : t("Refuse the claim: {name}", { name })),
  rule: ({ stands }) => (stands ? t("The hand stands") : t("The hand is void")),
  confirm_count: () => t("Confirm the count"),
  dismiss: () => t("Nothing irregular: continue"),
  call_inspector: () => t("Call the inspector"),
  begin_closing: () => t("Close the table"),
};

/** @param {Action} action @param {StudView} view @param {(seat: number) => string} nameOf */
export function stepWords(action, view, nameOf) {
  if (action.kind === "slip") return slipWords(String(action.what), nameOf(Number(action.seat)));
  return WORDS[action.kind]?.(action, "seat" in action ? nameOf(Number(action.seat)) : "", view) ?? action.kind;
}

/** @param {string} what @param {string} name */
function slipWords(what, name) {
  switch (what) {
    case "skip_seat": return t("Leave out of the deal: {name}", { name });
    case "deal_to_empty_seat": return t("Deal to a seat that does not play: {name}", { name });
    case "serve_out_of_turn": return t("Serve out of turn: {name}", { name });
    case "overlook_bet": return t("Take a wrong BET as exact: {name}", { name });
    default: return what;
  }
}

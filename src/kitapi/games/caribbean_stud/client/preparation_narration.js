/** Narrates what happens before the deal: the deck, the stakes, the tokens. */
import { narrateSpeech } from "../../../web/client/table/narration.js";
import { n, t } from "../../../web/client/words/translation.js";

/**
 * @typedef {import("../../../web/client/table/narration.js").Narrator} Narrator
 * @typedef {(words: string) => import("../../../web/client/drawing.js").Narration} Worded
 *
 * @param {{ announced: Worded, noted: Worded, nameAt: typeof import("../../../web/client/table/seating.js").nameAt }}
 *   tone
 * @returns {{ [word: string]: Narrator }}
 */
export const preparationNarrators = ({ announced, noted, nameAt }) => ({
  hand_opened: ({ number }) => announced(t("Round {number}", { number })),
  table_opened: () => noted(t("The table is open")),
  decks_checked: () => noted(t("Both decks are spread and checked")),
  deck_washed: () => noted(t("The deck is washed")),
  shuffle_seen: ({ method, times }) => noted(method === "machine" ? t("The deck is shuffled and goes into the machine")
    : n("The deck is shuffled {count} time", "The deck is shuffled {count} times", times)),
  cut_offered: (_seen, name) => noted(t("{name}, will you cut?", { name })),
  cut_declined: (_seen, name) => narrateSpeech(name, t("let the next one cut")),
  deck_cut: ({ seat, amount }, name) => noted(seat === null
    ? n("The dealer cuts, {count} card", "The dealer cuts, {count} cards", amount)
    : n("{name} cuts, {count} card", "{name} cuts, {count} cards", amount, { name })),
  deck_ready: ({ green_light: green }) =>
    noted(green ? t("Green light: the deck is complete") : t("The deck is ready")),
  stakes_invited: () => announced(t("Place your stakes, please")),
  notes_changed: (_seen, name, { view }) =>
    noted(t("{name} changes a note into {chips}", { name, chips: boughtIn(view) })),
  ante_staked: ({ amount }, name) => narrateSpeech(name, t("{amount} on ANTE", { amount })),
  token_inserted: (_seen, name) => narrateSpeech(name, t("a token for the jackpot")),
  token_taken_back: (_seen, name) => noted(t("{name} takes the token back", { name })),
  stakes_taken_back: ({ by_dealer: sent }, name) =>
    noted(sent ? t("The dealer sends the stakes of {name} back", { name })
      : t("{name} takes the stakes back", { name })),
  waved: ({ seat }, name, { view }) =>
    narrateSpeech(name, stakedBy(view, seat) ? t("my stakes stand") : t("I sit this round out")),
  cashed_out: (_seen, name) => noted(t("The chips of {name} go back to the tray", { name })),
  bets_closed: () => announced(t("No more bets please")),
  coins_in: ({ seats, stuck }, _name, { table }) => noted(stuck.length
    ? t("COIN IN: the token of {names} is stuck",
      { names: stuck.map((/** @type {number} */ seat) => nameAt(table.seats[seat])).join(", ") })
    : n("COIN IN: {count} token falls", "COIN IN: {count} tokens fall", seats.length)),
  token_decided: ({ in_play: plays }, name) =>
    noted(plays ? t("The inspector: the token of {name} is in play", { name })
      : t("The inspector gives {name} the token back", { name })),
  tokens_counted: ({ tokens }) => noted(n("{count} token, {count} lamp", "{count} tokens, {count} lamps", tokens)),
  deal_seen: () => ({ ...noted(t("The cards are dealt")), sound: "card" }),
});

/** @param {any} view */
const boughtIn = (view) => n("{count} chip", "{count} chips", view?.house?.buy_in ?? 0);

/** @param {any} view @param {number} seat */
const stakedBy = (view, seat) => (view?.seats.find((/** @type {any} */ one) => one.seat === seat)?.ante ?? 0) > 0;

/** Numbers, games, calls and answers in words, as players say them. */
import { suitName } from "../../../web/client/cards/names.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * @typedef {import("./view.js").Bargain} Bargain
 * @typedef {import("./view.js").Call} Call
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {import("./view.js").SpokenCall} SpokenCall
 */

/** The suits after which the suit games are named. @type {{ [game: number]: string }} */
const SUITS = { 2: "s", 3: "d", 4: "h", 5: "c" };

/** The suit a game is named after, or undefined. @param {number} game */
export const suitOfGame = (game) => SUITS[game];

/**
 * What a number's own game is called; "one" has none.
 * @param {number} number
 * @param {PreferansView["variant"]} variant
 */
export function gameName(number, variant) {
  const suit = SUITS[number];
  if (suit) return suitName(suit);
  switch (number) {
    case 6: return t("betl");
    case 7: return variant.seven === "sans_atout" ? t("sans") : t("durch");
    case 8: return t("preferans");
    default: return t("any game");
  }
}

/**
 * "4 hearts".
 * @param {number} number
 * @param {PreferansView["variant"]} variant
 */
export const numberName = (number, variant) =>
  (number === 1 ? t("One") : t("{number} {game}", { number, game: gameName(number, variant) }));

/**
 * "4 hearts, from hand, open".
 * @param {{ game: number, open?: boolean, from_hand: boolean }} played
 * @param {PreferansView["variant"]} variant
 */
export const contractName = (played, variant) =>
  [numberName(played.game, variant), played.from_hand && t("from hand"), played.open && t("open")].filter(Boolean)
    .join(", ");

/**
 * The highest number bid, 0 before the first.
 * @param {readonly SpokenCall[]} calls
 */
export const numberBid = (calls) =>
  calls.reduce((highest, { call }) => (call.kind === "bid" ? call.number : highest), 0);

/**
 * @param {Call} call
 * @param {number} high the number that stood when the call was made
 * @param {PreferansView["variant"]} variant
 */
export function callWords(call, high, variant) {
  switch (call.kind) {
    case "bid": return numberName(call.number, variant);
    case "hold": return t("Hold {number}", { number: high });
    case "from_hand": return t("From hand");
    case "pass": return t("Pass");
  }
}

/** What the game is doubled with, by how many doublings it makes. @param {number} level */
export function doublingName(level) {
  switch (level) {
    case 1: return t("Kontra");
    case 2: return t("Rekontra");
    case 3: return t("Subkontra");
    case 4: return t("Superkontra");
    default: return t("Kontra number {level}", { level });
  }
}

/** The same within a sentence. @param {number} level */
export const doublingWord = (level) => doublingName(level).toLocaleLowerCase();

/** The words for declining to double. @param {number} level how many doublings there are */
export const declineWords = (level) => (level === 0 ? t("No kontra") : t("I leave it at that"));

/** The words of the game that explain a number; every other is a game of its suit. @type {Record<number, string>} */
const EXPLAINED_BY = { 1: "number", 6: "betl", 7: "seven", 8: "preferans" };

/** The key of the word that explains the game of a number. @param {number} game */
export const wordOfGame = (game) => EXPLAINED_BY[game] ?? "suit";

/** @param {boolean} plays */
export const partWords = (plays) => (plays ? t("I play") : t("I drop"));

/** @param {boolean} invites */
export const invitationWords = (invites) => (invites ? t("I call you in") : t("I play alone"));

/**
 * What the table waits for in a phase, with the name of the player to act.
 * @param {PreferansView} view
 * @param {string} name
 */
export function waitingWords(view, name) {
  switch (view.phase) {
    case "shuffling": return t("The cards are being shuffled");
    case "bidding": return t("{name} is bidding", { name });
    case "discarding": return t("{name} has the talon and discards", { name });
    case "naming": return t("{name} is choosing the game", { name });
    case "participating": return t("{name} decides: play or drop", { name });
    case "inviting": return t("{name} may call the other defender in", { name });
    case "doubling":
      return t("{name} may say {doubling}", { name, doubling: doublingWord((view.bargain?.doubled?.length ?? 0) + 1) });
    case "playing": return t("{name} to play", { name });
    case "over": return t("The deal is over");
    case "broken_up": return t("The game was ended");
  }
}

/** The prompt of a phase for the player to act. @param {PreferansView} view */
export function turnWords(view) {
  switch (view.phase) {
    case "bidding": return t("Your bid");
    case "discarding": return t("Choose two cards to discard");
    case "naming": return t("Choose your game");
    case "participating": return t("Your turn: do you play?");
    case "inviting": return t("Do you call the other defender in?");
    case "doubling":
      return t("Do you say {doubling}?", { doubling: doublingWord((view.bargain?.doubled?.length ?? 0) + 1) });
    case "playing":
      return typeof view.plays_for === "number" ? t("Play the declarer's card") : t("Your turn to play");
    default: return t("Your turn");
  }
}

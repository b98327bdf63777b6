/** Hands, results and moments of Caribbean Stud in words, as they are called at the table. */
import { n, t } from "../../../../web/client/words/translation.js";

/**
 * @typedef {import("./view.js").Combination} Combination
 * @typedef {import("./view.js").Result} Result
 * @typedef {import("./view.js").SeatView} SeatView
 * @typedef {import("./view.js").StudView} StudView
 */

/** Combinations from the best down; those before `high_card` are in the paytables. @type {readonly Combination[]} */
export const COMBINATIONS = [
  "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight", "three_of_a_kind", "two_pair",
  "pair", "high_card",
];

/** @param {Combination} combination */
export function combinationName(combination) {
  switch (combination) {
    case "royal_flush": return t("royal flush");
    case "straight_flush": return t("straight flush");
    case "four_of_a_kind": return t("four of a kind");
    case "full_house": return t("full house");
    case "flush": return t("flush");
    case "straight": return t("straight");
    case "three_of_a_kind": return t("three of a kind");
    case "two_pair": return t("two pair");
    case "pair": return t("pair");
    case "high_card": return t("high card");
  }
}

/** @param {Result | null} result null: the hand was void */
export function resultWords(result) {
  switch (result) {
    case "fold": return t("folded");
    case "bank_wins": return t("the bank wins");
    case "tie": return t("a tie");
    case "player_wins": return t("beats the bank");
    case "not_qualified": return t("ANTE is paid");
    case null: return t("void");
  }
}

/**
 * What the bank holds and whether it qualifies; the empty string while its cards lie face down.
 * @param {Pick<StudView["bank"], "combination" | "qualifies">} bank
 */
export function bankWords({ combination, qualifies }) {
  if (!combination) return "";
  const name = combinationName(combination);
  return qualifies ? t("The bank qualifies: {combination}", { combination: name })
    : t("The bank does not qualify: {combination}", { combination: name });
}

/** The state of a seat in the round, in few words. @param {SeatView} seat */
export function seatStateWords(seat) {
  if (seat.void) return t("void");
  if (seat.taken && !seat.settled) return t("cards taken by mistake");
  if (seat.settled) return resultWords(seat.settled.result);
  if (seat.choice === "fold") return t("folded");
  if (seat.declared) return combinationName(seat.declared);
  if (seat.choice === "raise") return t("raised");
  if (seat.wants) return t("wants a card");
  if (seat.asked) return t("asked");
  if (seat.exchanged) return t("has a new card");
  if (seat.plays) return "";
  if (seat.waved) return seat.ante ? t("stake stands") : t("not playing");
  return "";
}

/**
 * The words that explain states of a seat, in the order of `seatStateWords`.
 * @type {readonly { word: string, holds: (seat: SeatView) => unknown }[]}
 */
const EXPLAINED_STATES = [
  { word: "void", holds: (seat) => seat.void || (seat.taken && !seat.settled) },
  { word: "table", holds: ({ settled }) => settled },
  { word: "fold", holds: ({ choice }) => choice === "fold" },
  { word: "declare", holds: ({ declared }) => declared },
  { word: "bet", holds: ({ choice }) => choice === "raise" },
  { word: "exchange", holds: ({ wants, asked, exchanged }) => wants || asked || exchanged },
];

/** The key of the word that explains the state of a seat; none where it explains itself. @param {SeatView} seat */
export const seatStateWord = (seat) => EXPLAINED_STATES.find(({ holds }) => holds(seat))?.word;

/** @param {number} chips */
export const chipsCounted = (chips) => n("{count} chip", "{count} chips", chips);

/** The event that the table waits for while the viewer has nothing to decide. @param {StudView} view */
export function waitingWords(view) {
  const own = view.seats.find(({ seat }) => seat === view.me);
  if (view.incident) return t("The table stands still until the inspector has ruled.");
  switch (view.phase) {
    case "closed": return view.paused ? t("The table is closed") : t("The table is being opened");
    case "prepare": return t("The cards are being shuffled");
    case "stakes": return stakesWaiting(view, own);
    case "coin_in": return t("No more bets: the tokens fall");
    case "deal": return t("The cards are dealt; look at them when the bank's card is turned");
    case "choose": return choiceWaiting(own);
    case "check": return t("The dealer checks every BET");
    case "reveal": return t("The bank turns its cards");
    case "settle": return t("The dealer settles seat by seat");
    case "jackpot": return t("The inspector pays the jackpot");
    case "done": return t("The dealer puts the cards away");
    case "closing": return t("The table is being closed");
    case "over": return t("The round is over");
    case "broken_up": return t("The game was ended");
  }
}

/**
 * @param {StudView} view
 * @param {SeatView | undefined} own
 */
function stakesWaiting({ invited }, own) {
  if (!invited) return t("The dealer is about to invite stakes");
  if (!own?.waved) return t("The players stake");
  return own.ante ? t("Your stakes stand; the others are still staking") : t("You sit this round out");
}

/** @param {SeatView | undefined} own */
function choiceWaiting(own) {
  if (own?.wants) return t("Your card comes when the dealer reaches you");
  return own?.plays ? t("The others choose") : t("The players choose");
}

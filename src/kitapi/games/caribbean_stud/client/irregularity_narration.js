/** Narrates irregularities: slips, loans, the call, the facts, the ruling, and its effects. */
import { narrateSpeech } from "../../../web/client/table/narration.js";
import { n, t } from "../../../web/client/words/translation.js";
import { roleName } from "./table/roles.js";
import { choiceWords, outcomeWords, rulingWords } from "./table/ruling_words.js";
import { seatNames } from "./table/seats.js";

const WORD_JOINER = "\u2060";

/** The number of a rule, which no line breaks at its hyphen. @param {string} clause */
const keepTogether = (clause) => clause.replaceAll("-", `${WORD_JOINER}-${WORD_JOINER}`);

/**
 * @typedef {import("../../../web/client/table/narration.js").Narrator} Narrator
 * @typedef {(words: string) => import("../../../web/client/drawing.js").Narration} Worded
 *
 * @param {{ announced: Worded, noted: Worded }} tone
 * @returns {{ [word: string]: Narrator }}
 */
export const irregularityNarrators = ({ announced, noted }) => ({
  slip_made: (_seen, name) => noted(t("A mistake, for practice: {name}", { name })),
  bet_misplaced: ({ amount }, name) => narrateSpeech(name, t("raise, {amount} on BET", { amount })),
  loan_offered: ({ to }, name, { table }) =>
    narrateSpeech(name, t("I lend you the missing chips: {name}", { name: seatNames(table)(to) })),
  bet_corrected: ({ amount, lender }, name, { table }) => noted(typeof lender === "number"
    ? t("{name}: BET is {amount} now, with chips of {lender}",
      { name, amount, lender: seatNames(table)(lender) }) : t("{name}: BET is {amount} now", { name, amount })),
  checked_again: (_seen, name) => noted(t("{name}: BET must be made exact", { name })),
  inspector_called: ({ seat }, name) =>
    announced(seat === null ? t("The dealer calls the inspector") : t("{name} calls the inspector", { name })),
  call_dismissed: () => announced(t("The inspector finds nothing irregular: play continues")),
  facts_stated: ({ stated }, _name, { table }) => announced(t("The inspector states the facts: {facts}", {
    facts:
      [stated.irregularity, ...(typeof stated.seat === "number" ? [seatNames(table)(stated.seat)] : [])].join(", ") })),
  ruling_joined: ({ role, stands }) =>
    noted(stands
      ? t("Present: {role}.", { role: roleName(role) })
      : t("{role}: the hand does not stand", { role: roleName(role) })),
  remedy_chosen: ({ choice }, name) => narrateSpeech(name, choiceWords(choice)),
  ruling_given: ({ continues, values, clauses }, _name, { table }) =>
    announced(`${rulingWords(continues, values, seatNames(table))} ${clauses.map(keepTogether).join(", ")}`),
  hand_voided: () => announced(t("The whole round is void: all stakes are back")),
  seat_voided: (_seen, name) => announced(t("Void: the hand of {name}", { name })),
  card_dropped: (_seen, name) =>
    announced(t("{name}: a card on the floor, the wagers will wait for the management", { name })),
  request_returned: (_seen, name) => noted(t("{name} takes card and fee back", { name })),
  cards_lost: ({ amount }) =>
    noted(n("{count} card of the stub is void", "{count} cards of the stub are void", amount)),
  exchanges_turned: () => noted(t("The exchanges continue from right to left")),
  dead_hand_taken: ({ cards }, name) =>
    noted(n("A dead hand is taken unseen, {count} card: {name}", "A dead hand is taken unseen, {count} cards: {name}",
      cards, { name })),
  hand_taken: (_seen, name) => noted(t("The cards of {name} were taken by mistake", { name })),
  hand_said: ({ outcome, unanswered }, name) =>
    (unanswered ? noted(t("{name} does not answer: taken as losing", { name }))
      : narrateSpeech(name, outcomeWords(outcome))),
  excess_returned: (_seen, name) => noted(t("The excess on BET goes back: {name}", { name })),
  short_bet_stands: ({ amount }, name) => noted(t("{name}: BET stands as it is, {amount}", { name, amount })),
  player_warned: (_seen, name) => noted(t("The inspector warns {name}", { name })),
});

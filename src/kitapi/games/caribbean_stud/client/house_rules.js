/** The house's rules and amounts in words; a field this page does not know keeps its own name. */
import { t } from "../../../web/client/words/translation.js";

/** @param {string} field */
export function fieldWords(field) {
  switch (field) {
    case "table": return t("BET pays, from royal flush to pair");
    case "exchange_table": return t("BET pays after an exchange");
    case "qualification": return t("The bank qualifies with");
    case "exchange_fee": return t("A new card costs, in ANTEs");
    case "folded_jackpot": return t("A folded hand may win the jackpot");
    case "minimum": return t("Minimum ANTE");
    case "maximum": return t("Maximum ANTE");
    case "chip": return t("Smallest chip for ANTE");
    case "buy_in": return t("Chips for a note");
    case "dotation": return t("Chips in the dealer's tray");
    case "token": return t("Price of a token");
    case "meter_share": return t("Part of each token for the jackpot");
    case "four_of_a_kind": return t("Jackpot for four of a kind");
    case "full_house": return t("Jackpot for a full house");
    case "flush": return t("Jackpot for a flush");
    case "reset": return t("The jackpot restarts at");
    case "opening_meter": return t("The jackpot opens at");
    case "shuffling": return t("Shuffled");
    case "answer_seconds": return t("Seconds to answer; 0 for no limit");
    case "stop_seconds": return t("Seconds that other tables wait for staff who do not respond");
    case "pace": return t("Pace of the house");
    case "skipped_back": return t("A seat left out of the deal gets its stakes back");
    case "practice": return t("A practice table");
    case "odds_before": return t("Odds may be shown before choosing");
    default: return field;
  }
}

/** @param {any} value */
export function valueWords(value) {
  switch (value) {
    case "ace_and_king": return t("ace and king");
    case "ace_or_king": return t("ace or king");
    case "machine": return t("by machine");
    case "hand": return t("by hand, and cut by a player");
    case "unhurried": return t("unhurried");
    case "brisk": return t("brisk");
    case "swift": return t("swift");
    case true: return t("yes");
    case false: return t("no");
    default: return Array.isArray(value) ? value.join(" ") : String(value);
  }
}

/** @param {string} preset */
export function presetWords(preset) {
  switch (preset) {
    case "example": return t("an example house");
    case "example_by_hand": return t("shuffled by hand");
    default: return preset;
  }
}

export const houseRules = { fieldWords, valueWords, presetWords };

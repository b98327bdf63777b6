/** House rules and their values in words; a field this page does not know keeps its own name. */
import { t } from "../../../web/client/words/translation.js";

/** @param {string} field */
export function fieldWords(field) {
  switch (field) {
    case "stake": return t("Head sum of each player at the beginning");
    case "money": return t("Played for");
    case "pot_stake": return t("Chips each puts into the pot before a deal");
    case "sides": return t("Side sums of the defenders");
    case "refas": return t("Refas each player may have in all");
    case "refa_below_zero": return t("While a head sum is below zero, a refa is written");
    case "lowest_bid": return t("The lowest number to bid");
    case "all_pass": return t("The forehand may pass at once");
    case "steps": return t("Bids go up one at a time");
    case "hold_right": return t("Who may hold another's number");
    case "hand_ties": return t("Of equal games from hand, the one played is that of");
    case "preferans_at_once": return t("Preferans may be said out of turn");
    case "top_game": return t("The highest game");
    case "seven": return t("The game of seven");
    case "open_games": return t("Games can be announced open");
    case "lead_eight": return t("Who leads to preferans");
    case "stop_when_decided": return t("The deal ends once nothing more can change");
    case "defenders_may_drop": return t("Defenders say whether they play");
    case "invite": return t("A lone defender may call the other in");
    case "kontra_limit": return t("Doublings in one deal, at most");
    case "mandatory_kontra": return t("Leaves are played only with kontra");
    case "kontra_takes": return t("The caller of a kontra answers for");
    case "lost_kontra": return t("A kontra that fails costs the caller");
    case "duty_games": return t("The defenders owe two tricks");
    case "duty_by": return t("The two tricks that are owed");
    case "defender_fall": return t("A defender without them adds");
    case "betl_sides": return t("A lost betl writes side sums");
    case "last_game": return t("A won game worth more than all head sums");
    case "direction": return t("Play goes round");
    default: return field;
  }
}

/** @param {string | number | boolean | null} value */
export function valueWords(value) {
  switch (value) {
    case "sheet": return t("points on a sheet");
    case "pot": return t("chips in a pot");
    case "real": return t("each their own tricks");
    case "symmetric": return t("half of both hands' tricks each");
    case "not_for_him": return t("to all others");
    case "for_nobody": return t("to nobody");
    case "one": return t("one");
    case "first": return t("the first who said it");
    case "preferans": return t("preferans");
    case "seven": return t("the game of seven");
    case "all": return t("the tricks of both defenders");
    case "added": return t("what the kontra adds");
    case "one_hand": return t("in one hand, for both defenders");
    case "each": return t("in each defender's hand");
    case "together": return t("four together, or two of one's own");
    case "value": return t("the value of the game");
    case "clockwise": return t("clockwise");
    case "counter_clockwise": return t("counter-clockwise");
    case "forehand_only": return t("the forehand alone");
    case "passes_on": return t("if forehand passes, the next in turn");
    case "durch": return t("durch: any six tricks");
    case "sans_atout": return t("sans: six tricks one after the other");
    case "forehand": return t("the forehand");
    case "right": return t("the one just before the declarer");
    case "game_value": return t("the value of the game");
    case "penalty": return t("1, doubled, if short of two tricks");
    case "six_tricks": return t("in the suits and in seven");
    case "suits": return t("in the suits");
    case "all_trick_games": return t("in all games but betl");
    case "none": return t("none");
    case "five_tricks": return t("as for five tricks");
    case "cap": return t("counts only what is there");
    case "overshoot": return t("counts in full");
    case true: return t("yes");
    case false: return t("no");
    default: return String(value);
  }
}

/** @param {string} preset */
export function presetWords(preset) {
  switch (preset) {
    case "rulebook": return t("by the book");
    case "refa-one": return t("with one refa");
    case "evening": return t("a long evening, with refas");
    case "balkan": return t("as in the Balkans");
    case "pot": return t("for chips in a pot");
    default: return preset;
  }
}

export const houseRules = { fieldWords, valueWords, presetWords };

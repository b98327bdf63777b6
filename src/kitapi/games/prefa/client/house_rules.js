/** House rules and their values in words; a field this page does not know keeps its own name. */
import { t } from "../../../web/client/words/translation.js";

/** @param {string} field */
export function fieldWords(field) {
  switch (field) {
    case "kasa_share": return t("Kasa of each player, in kapikia");
    case "aces": return t("Four aces may be announced");
    case "pass_deals": return t("Play all-pass deals");
    case "last_contract": return t("When the kasa cannot pay the contract");
    case "solo_pays_partner": return t("A defender down two or more pays the other defender");
    case "idle_pay": return t("Declarer who goes down pays the player sitting out");
    case "call_time": return t("Seconds for a call");
    case "triple_from": return t("Paying three times");
    case "ten_owed": return t("What the first defender owes at ten");
    case "add_kasa": return t("Kasa may be added between deals when all agree");
    case "solo_declined": return t("A defender may decline the payment of a solo");
    default: return field;
  }
}

/** @param {string | number | boolean | null} value */
export function valueWords(value) {
  switch (value) {
    case "reduced": return t("it is worth only what is there");
    case "reduced_if_made": return t("in full only if anyone goes down");
    case "full": return t("it is worth its full price");
    case "double": return t("twice");
    case "single": return t("once");
    case "as_written": return t("25, or 50 if solo or from seven up");
    case "flat": return t("25, or 50 from seven up");
    case "doubled": return t("25, from seven 50, double if solo");
    case null: return t("no limit");
    case "never": return t("never");
    case "3": return t("from three tricks short");
    case "none": return t("nothing");
    case "one": return t("one trick");
    case true: return t("yes");
    case false: return t("no");
    default: return String(value);
  }
}

/** @param {string} preset */
export function presetWords(preset) {
  switch (preset) {
    case "rulebook": return t("by the book");
    case "prefadoros": return t("as on Prefadoros");
    case "house": return t("play all-pass deals");
    default: return preset;
  }
}

/** A usual number of a field by its name: a kasa in tens. @param {number} value */
export const namedWords = (value) => t("{tens} tens", { tens: value / 10 });

export const houseRules = { fieldWords, valueWords, presetWords, namedWords };

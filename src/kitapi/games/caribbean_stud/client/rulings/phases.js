/** The phases of a round, as people on the floor call them. */
import { t } from "../../../../web/client/words/translation.js";

const IN_ORDER = [
  "PREPARE", "STAKES", "COIN_IN", "DEAL", "CHOOSE", "CHECK", "REVEAL", "SETTLE", "JACKPOT", "DONE", "OVER",
];

/**
 * The phases in which at least one of the irregularities can be reported.
 * @param {readonly import("../table/irregularities.js").Irregularity[]} irregularities
 */
export const phasesIn = (irregularities) =>
  IN_ORDER.filter((phase) => irregularities.some(({ phases }) => phases.includes(phase)));

/** @param {string} phase */
export function phaseName(phase) {
  switch (phase) {
    case "PREPARE": return t("shuffling");
    case "STAKES": return t("stakes");
    case "COIN_IN": return t("tokens falling");
    case "DEAL": return t("dealing");
    case "CHOOSE": return t("choices and exchanges");
    case "CHECK": return t("checking the bets");
    case "REVEAL": return t("turning the bank's cards");
    case "SETTLE": return t("settlement");
    case "JACKPOT": return t("paying jackpots");
    case "DONE": return t("putting cards away");
    case "OVER": return t("after GAME OVER");
    default: return phase;
  }
}

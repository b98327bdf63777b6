/** The prompts of the table. */
import { t } from "../../../web/client/words/translation.js";

/** @param {{ phase: string }} view */
export function turnWords({ phase }) {
  switch (phase) {
    case "shuffling": return t("Shuffling");
    case "playing": return t("Play a card");
    default: return "";
  }
}

/** Narrates what happens beside the hands: the tray filled up and changed, the chips counted, the table closed. */
import { n, t } from "../../../web/client/words/translation.js";
import { chipsCounted } from "./table/words.js";

/**
 * @typedef {import("../../../web/client/table/narration.js").Narrator} Narrator
 * @typedef {(words: string) => import("../../../web/client/drawing.js").Narration} Worded
 *
 * @param {{ announced: Worded, noted: Worded }} tone
 * @returns {{ [word: string]: Narrator }}
 */
export const deskNarrators = ({ announced, noted }) => ({
  bank_changed: ({ amount }) => noted(t("Bank change: {chips}", { chips: chipsCounted(amount) })),
  float_added: ({ amount }) => noted(t("Addition to the float: {chips}", { chips: chipsCounted(amount) })),
  closing_begun: () => announced(t("The table is being closed")),
  system_paused: () => noted(t("COIN IN: the lamps are dark, the system is paused")),
  count_seen: () => noted(t("The chips are counted")),
  chips_counted: ({ chips, notes, expected_chips: byBooks, expected_notes: notesByBooks }) =>
    noted(`${t("Counted: {chips} in chips, {notes} in notes", { chips, notes })}. ${
      differenceWords(chips - byBooks + notes - notesByBooks)}`),
  table_closed: () => announced(t("The table is closed")),
});

/** @param {number} difference the counted amount minus that of the books */
function differenceWords(difference) {
  if (difference === 0) return t("The count is right");
  return difference > 0
    ? n("{count} chip too many", "{count} chips too many", difference)
    : n("{count} chip is missing", "{count} chips are missing", -difference);
}

/** Calls the reader who does not look at the page: spoken words, and a notification. */
import { settings } from "../settings/settings.js";
import { language, t } from "../words/translation.js";
import { closeNotice, showNotice } from "./turn_notice.js";
import { say } from "./voice.js";

/** How much higher each next seat speaks, so that a listener can distinguish them. */
const STEP = 0.15;
const SEATS_APART = 4;

/**
 * Speaks what a player has said, and what weighs as much in the log; no card, no trick, nothing of the reader's own.
 * @param {{ words: string, spoken?: string, quoted?: string, weight: string }} narration
 * @param {number | undefined} seat whose; none: the table's
 * @param {number | null} me
 */
export function speakAloud({ words, spoken, quoted, weight }, seat, me) {
  if ((seat !== undefined && seat === me) || (quoted === undefined && weight !== "heading")) return;
  const pitch = 1 + STEP * (((seat ?? 1) % SEATS_APART) - 1);
  say({ words: spoken ?? words, lang: language(), volume: settings.peek().volume / 100, pitch });
}

/**
 * Notifies the reader of their turn while the page is hidden; closes the notification when it is not their turn.
 * @param {string} title the game's name; empty: it is not their turn
 */
export function noticeTurn(title) {
  (title ? showNotice(title, t("Your turn")) : closeNotice()).catch(() => undefined);
}

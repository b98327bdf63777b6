/** What a player is called on a sheet. */
import { t } from "../words/translation.js";

/**
 * The player's name; their number if they have none, as in a sheet that a program began.
 * @param {string | undefined} name @param {number} seat
 */
export const playerName = (name, seat) => name?.trim() || t("Player {number}", { number: seat + 1 });
